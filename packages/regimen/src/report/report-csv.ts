import type { ReportDocument } from './report-document.ts';
import { codeRows, productNotes } from './report-rows.ts';

/** A cell that a spreadsheet would run as a formula is written as text; a plain number, minus and all, is none. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Without it, spreadsheets read UTF-8 as something else and show "âˆ’" for a minus. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEAD = ['Section', 'Item', 'Value', 'Number', 'Unit', 'Note'];

type Row = { section: string; item: string; value?: string; note?: readonly (string | null)[] };

/**
 * The report as RFC 4180 text. Value is the string the screen shows; where it is one figure, Number and Unit hold
 * it again in the form a spreadsheet counts with.
 */
export function reportCsv(report: ReportDocument): string {
  const { patient, requirements, products, energySplit, methods, notes } = report;
  const about: Row = {
    section: report.title,
    item: report.countryName,
    value: report.madeOn,
    note: [report.demonstration],
  };
  const rows: Row[] = [
    about,
    ...patient.facts.map(({ label, value }) => ({ section: patient.title, item: label, value })),
    ...requirements.blocks.map((block) => ({
      section: requirements.title,
      item: block.label,
      value: block.provided,
      note: [block.need, block.planned, block.standingText, block.percentText],
    })),
    ...products.lines.map((line) => ({
      section: products.title,
      item: line.name,
      value: line.amount,
      note: [
        line.packs,
        line.energy,
        `${products.head.protein} ${line.protein}`,
        `${products.head.water} ${line.water}`,
      ],
    })),
    ...productNotes(products).map((text) => ({ section: products.title, item: '', note: [text] })),
    ...report.checks.flatMap(({ title, lines }) => lines.map((line) => ({ section: title, item: line }))),
    ...(report.intakeStage === null
      ? []
      : [
          {
            section: report.title,
            item: report.intakeStage.label,
            value: report.intakeStage.value,
            note: [report.intakeStage.text],
          },
        ]),
    ...report.tables.flatMap(({ title, lines, dagger }) => [
      ...lines.map((line) => ({
        section: title,
        item: line.name,
        value: line.provided,
        note: [line.percentText, line.standingText, line.reference, line.aboveUpper],
      })),
      ...(dagger === null ? [] : [{ section: title, item: '', note: [dagger] }]),
    ]),
    ...(energySplit === null
      ? []
      : [
          ...energySplit.shares.map(({ label, value }) => ({
            section: energySplit.title,
            item: label,
            value,
          })),
          { section: energySplit.title, item: '', note: [energySplit.basis] },
        ]),
    ...codeRows(products).map(({ name, values }) => ({
      section: products.codesHead.title,
      item: name,
      value: values.join('; '),
    })),
    ...methods.notes.map((note) => ({
      section: methods.title,
      item: `${note.label}: ${note.method}`,
      value: note.working ?? note.result,
      note: [note.choice, note.band, note.source, note.unchecked, ...note.notes],
    })),
    ...notes.lines.map((line) => ({ section: notes.title, item: line })),
  ];
  return `${BYTE_ORDER_MARK}${[HEAD, ...rows.map(cells)].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function cells({ section, item, value = '', note = [] }: Row): string[] {
  const { number, unit } = singleFigure(value);
  return [section, item, value, number, unit, note.filter((text) => text !== null).join('; ')];
}

/** "at least 1,291.3 mg" is 1291.3 and "mg"; what holds more than one figure has neither. */
function singleFigure(value: string): { number: string; unit: string } {
  const [, figure, unit] = /^(?:at least )?([−-]?[\d,]+(?:\.\d+)?)\u00a0(\D+)$/.exec(value) ?? [];
  if (figure === undefined || unit === undefined) return { number: '', unit: '' };
  return { number: figure.replaceAll(',', '').replace('−', '-'), unit };
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
