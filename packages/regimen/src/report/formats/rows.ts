import type { FeedPlanSection, RecipeSection } from '../sections/bedside-sections.ts';
import type { Figure } from '../figure.ts';
import type { FindingsSection } from '../sections/findings-section.ts';
import { methodTitle } from '../sections/method-notes.ts';
import type {
  CodesTable,
  Fact,
  MethodNote,
  NutrientLine,
  ProductLine,
  ProductsTable,
  ReportDocument,
  RequirementBlock,
} from '../document.ts';

/**
 * A line of the report where there are no columns: what it is about, and what is said of it. Copied text and the
 * email are written from the same rows, so that the text part of the email is the text that is copied.
 */
export type ReportRow = {
  name: string;
  /** In brackets behind the name: the need, the reference, the packs. */
  aside: string | null;
  values: string[];
  /** A part of the row above it. */
  part?: boolean;
};

/** "Calcium (700 mg): 1,291.3 mg; 184 %, over" */
export const rowText = ({ name, aside, values }: ReportRow): string =>
  `${name}${aside === null ? '' : ` (${aside})`}: ${values.join('; ')}`;

/** "Findings: 2, both kept" */
export const findingsTitle = ({ title, count }: FindingsSection): string => `${title}: ${count}`;

/** "1. Tarnvane Energy Fibre is for 6 years and over. Patient 5 years 3 months. Kept 22 Nov 2026, 14:32. Source: label." */
export const findingLines = ({ lines }: FindingsSection): string[] =>
  lines.map(({ message, answer }, index) => `${index + 1}. ${message} ${answer}`);

export const omitNulls = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null);

export const factRow = ({ label, text, part }: Fact & { part?: boolean }): ReportRow => ({
  name: label,
  aside: null,
  values: [text],
  part,
});

export const patientRows = ({ facts }: ReportDocument['patient']): ReportRow[] => facts.map(factRow);

/** A default need is listed among the values, in brackets of its own. */
export function requirementRow(block: RequirementBlock): ReportRow {
  const { label: name, need, noNeed, provided, standingText, isDefault } = block;
  if (noNeed !== null) return { name, aside: null, values: [`${provided.text} (${noNeed})`] };
  if (isDefault) return { name, aside: null, values: [provided.text, need, standingText] };
  return { name, aside: need, values: [provided.text, standingText] };
}

export const needRow = (block: RequirementBlock): ReportRow => ({
  name: block.label,
  aside: null,
  values: omitNulls([block.need, block.planned]),
});

const productRow = (line: ProductLine, head: ProductsTable['head']): ReportRow => ({
  name: line.name,
  aside: line.packs,
  values: [
    line.amount.text,
    line.energy.text,
    `${head.protein} ${line.protein.text}`,
    `${head.water} ${line.water.text}`,
  ],
});

const totalRow = ({ total, head }: ProductsTable): ReportRow[] =>
  total === null
    ? []
    : [
        {
          name: total.label,
          aside: null,
          values: [
            total.energy.text,
            `${head.protein} ${total.protein.text}`,
            `${head.water} ${total.water.text}`,
          ],
        },
      ];

export const productRows = (table: ProductsTable): ReportRow[] => [
  ...table.lines.map((line) => productRow(line, table.head)),
  ...totalRow(table),
];

/** What has to be read beside the products: withdrawn and changed ones, and what they leave unstated. */
export const productNotes = ({ none, withdrawn, changed, incomplete }: ProductsTable): string[] =>
  omitNulls([
    none,
    withdrawn,
    changed,
    incomplete === null ? null : `${incomplete.title} ${incomplete.text}`,
  ]);

const named = (name: string, figure: Figure | null): string | null =>
  figure === null ? null : `${name.toLowerCase()} ${figure.text}`;

/** "20:00: Flush, then pump starts; feed 1,000 ml; water 30 ml; 83 ml/h" */
export const dayRows = ({ day, head, total }: FeedPlanSection): ReportRow[] => {
  return [
    ...day.map(({ time, what, feed, water, rate }) => ({
      name: time,
      aside: null,
      values: omitNulls([what, named(head.feed, feed), named(head.water, water), rate?.text ?? null]),
    })),
    ...(total === null
      ? []
      : [
          {
            name: total.label,
            aside: null,
            values: omitNulls([named(head.feed, total.feed), named(head.water, total.water)]),
          },
        ]),
  ];
};

/** What is said of the plan before and after its table. */
export const planSentences = ({ notice, sentences }: FeedPlanSection): string[] =>
  notice === null ? sentences : [notice];
export const planLines = ({ lines, firstDays }: FeedPlanSection): string[] => [
  ...lines,
  ...(firstDays === null ? [] : [`${firstDays.title}:`, ...firstDays.lines]),
];

export const recipeLines = ({ notice, sentence, lines }: RecipeSection): string[] =>
  notice === null ? [sentence, ...lines] : [notice];

export const codeRows = ({ lines, head }: CodesTable): ReportRow[] =>
  lines
    .map((code) => ({
      name: code.name,
      aside: null,
      values: (['orderCode', 'pipCode', 'gmsCode'] as const)
        .filter((kind) => code[kind] !== '')
        .map((kind) => `${head[kind]} ${code[kind]}`),
    }))
    .filter(({ values }) => values.length > 0);

export const nutrientRow = (line: NutrientLine): ReportRow => ({
  name: line.name,
  aside: line.reference,
  values: omitNulls([
    line.provided.text,
    line.notStated ? null : omitNulls([line.percentText, line.standingText]).join(', ') || null,
  ]),
  part: line.part,
});

/** One method in one paragraph: what, chosen or not, working, band, source, notes. */
export const methodLine = (note: MethodNote): string =>
  omitNulls([
    methodTitle(note),
    note.working ?? note.result,
    note.band,
    note.source,
    note.unchecked,
    ...note.notes,
  ])
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
