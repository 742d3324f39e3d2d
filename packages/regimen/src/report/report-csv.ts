import type { ReportDocument } from './report-document.ts';

/** A cell that a spreadsheet would run as a formula is written as text. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** The report as RFC 4180 text: section, item, value, note. The values are the strings the screen shows. */
export function reportCsv(report: ReportDocument): string {
  const rows: string[][] = [
    ['Section', 'Item', 'Value', 'Note'],
    [report.title, report.countryName, report.madeOn, report.demonstration ?? ''],
    ...report.patient.facts.map(({ label, value }) => [report.patient.title, label, value, '']),
    ...report.requirements.blocks.map((block) => [
      report.requirements.title,
      block.label,
      block.provided,
      [block.need, block.standingText, block.percentText].filter(Boolean).join('; '),
    ]),
    ...report.products.lines.map((line) => [
      report.products.title,
      line.name,
      line.amount,
      [line.packs, line.energy, `${line.protein} protein`, `${line.water} water`].filter(Boolean).join('; '),
    ]),
    ...report.products.lines.flatMap((line) =>
      line.codes.map((code) => [
        report.products.codesHead.title,
        code.name,
        [code.orderCode, code.pipCode, code.gmsCode].filter((text) => text !== '').join(' '),
        line.name,
      ]),
    ),
    ...(report.intakeStage === null
      ? []
      : [[report.title, report.intakeStage.label, report.intakeStage.value, report.intakeStage.text]]),
    ...report.tables.flatMap((table) =>
      table.lines.map((line) => [
        table.title,
        line.name,
        line.provided,
        [line.percentText, line.standingText, line.reference, line.aboveUpper].filter(Boolean).join('; '),
      ]),
    ),
    ...(report.energySplit?.facts ?? []).map(({ label, value }) => [
      report.energySplit?.title ?? '',
      label,
      value,
      '',
    ]),
    ...report.methods.notes.map((note) => [
      report.methods.title,
      `${note.label}: ${note.method}`,
      note.working ?? note.result,
      [note.choice, note.band, note.source, note.unchecked, ...note.notes].filter(Boolean).join('; '),
    ]),
    ...(report.checks?.lines ?? []).map((line) => [report.checks?.title ?? '', line, '', '']),
    ...report.notes.lines.map((line) => [report.notes.title, line, '', '']),
  ];
  return `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
