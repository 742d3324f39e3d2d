import { spreadsheetText } from '@dietetic/catalogue';
import { renderSections, type ReportDocument, type SectionRenderers } from '../document.ts';
import { type Bound, type Figure, textFigure } from '../figure.ts';
import { codeRows, planLines, planSentences, productNotes, recipeLines } from './rows.ts';

/** Without it, spreadsheets read UTF-8 as something else and show "âˆ’" for a minus. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEAD = ['Section', 'Item', 'Value', 'Number', 'Unit', 'Bound', 'Note'];
const BOUND: Record<Bound, string> = { exact: 'exact', 'at-least': 'at least', range: 'range' };

type Row = { section: string; item: string; value?: Figure; note?: readonly (string | null)[] };

/**
 * The report as RFC 4180 text. Value is the string the screen shows, with plain spaces; where it is a figure, Number
 * and Unit hold it again in the form a spreadsheet counts with, and Bound says whether it is all there is.
 */
export function reportCsv(report: ReportDocument): string {
  const rows = renderSections(report, CSV).flat();
  return BYTE_ORDER_MARK + spreadsheetText([HEAD, ...rows.map(cells)]);
}

const CSV: SectionRenderers<Row[]> = {
  head: ({ title, countryName, madeOn, demonstration }) => [
    { section: title, item: countryName, value: textFigure(madeOn), note: [demonstration] },
  ],
  findings: ({ title, lines }) =>
    lines.map(({ message, answer }) => ({ section: title, item: message, note: [answer] })),
  patient: ({ title, facts }) => facts.map((fact) => ({ section: title, item: fact.label, value: fact })),
  requirements: ({ title, blocks }) =>
    blocks.flatMap((block) => [
      {
        section: title,
        item: block.label,
        value: block.provided,
        note: block.noNeed === null ? [block.need, block.planned, block.standingText] : [block.need],
      },
      ...block.needEnds.map((end) => ({ section: title, item: end.label, value: end })),
    ]),
  products: (products) => {
    const { title, head, lines, total } = products;
    const given = (name: string, figures: Gives): Row[] =>
      (['energy', 'protein', 'water'] as const).map((id) => ({
        section: title,
        item: `${name}: ${head[id]}`,
        value: figures[id],
      }));
    return [
      ...lines.flatMap((line) => [
        { section: title, item: line.name, value: line.amount, note: [line.packs] },
        ...given(line.name, line),
      ]),
      ...(total === null ? [] : given(total.label, total)),
      ...productNotes(products).map((text) => ({ section: title, item: '', note: [text] })),
    ];
  },
  feedPlan: (plan) => {
    const { title, head, day, total } = plan;
    const figures = (name: string, line: Pick<(typeof day)[number], 'feed' | 'water' | 'rate'>): Row[] =>
      (['feed', 'water', 'rate'] as const).flatMap((id) => {
        const value = line[id];
        return value === null ? [] : [{ section: title, item: `${name}: ${head[id]}`, value }];
      });
    return [
      ...planSentences(plan).map((text) => ({ section: title, item: '', note: [text] })),
      ...day.flatMap((line) => [
        { section: title, item: line.time, value: textFigure(line.what) },
        // Two things may be done at one time.
        ...figures(`${line.time}, ${line.what}`, line),
      ]),
      ...(total === null ? [] : figures(total.label, { ...total, rate: null })),
      ...planLines(plan).map((text) => ({ section: title, item: '', note: [text] })),
    ];
  },
  recipe: (recipe) => recipeLines(recipe).map((text) => ({ section: recipe.title, item: '', note: [text] })),
  checks: (checks) =>
    checks.flatMap(({ title, lines }) => lines.map((line) => ({ section: title, item: line }))),
  intakeStage: ({ label, value, text }, { head }) => [
    { section: head.title, item: label, value: textFigure(value), note: [text] },
  ],
  tables: (tables) =>
    tables.flatMap(({ title, lines, dagger, addNothing }) => [
      ...lines.map((line) => ({
        section: title,
        item: line.name,
        value: line.provided,
        note: [line.percentText, line.standingText, line.reference],
      })),
      ...[dagger, addNothing].flatMap((note) =>
        note === null ? [] : [{ section: title, item: '', note: [note] }],
      ),
    ]),
  allNutrients: ({ title, lines }) =>
    lines.map((line) => ({ section: title, item: line.label, value: line })),
  energySplit: ({ title, shares, basis }) => [
    ...shares.map((share) => ({ section: title, item: share.label, value: share })),
    { section: title, item: '', note: [basis] },
  ],
  codes: (codes) =>
    codeRows(codes).map(({ name, values }) => ({
      section: codes.title,
      item: name,
      value: textFigure(values.join('; ')),
    })),
  methods: ({ title, notes }) =>
    notes.map((note) => ({
      section: title,
      item: `${note.label}: ${note.method}`,
      value: textFigure(note.working ?? note.result ?? ''),
      note: [note.choice, note.band, note.source, note.unchecked, ...note.notes],
    })),
  notes: ({ title, lines }) => lines.map((line) => ({ section: title, item: line })),
};

type Gives = Record<'energy' | 'protein' | 'water', Figure>;

function cells({ section, item, value = textFigure(''), note = [] }: Row): string[] {
  const { text, number, unit, bound } = value;
  const figure = number === null ? ['', '', ''] : [String(number), unit, BOUND[bound ?? 'exact']];
  return [section, item, text, ...figure, note.filter((one) => one !== null).join('; ')];
}
