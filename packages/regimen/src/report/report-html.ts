import type { NutrientTable, ReportDocument } from './report-document.ts';

/** What the widest column of an email may take; mail clients cut what is wider. */
export const EMAIL_WIDTH_PX = 580;

/**
 * The report as the HTML of an email: tables and inline styles only, no links, images or scripts, because
 * that is all that Gmail, Outlook and Apple Mail agree on and all that the server lets through.
 * Colours are stated for text and background together, so that a dark theme changes both or neither.
 */
export function reportHtml(report: ReportDocument): string {
  const body = [
    report.demonstration === null ? '' : paragraph(report.demonstration, STYLE.demonstration),
    `<h1 style="${STYLE.title}">${escape(report.title)}</h1>`,
    paragraph(`${report.madeOn}, ${report.countryName}`, STYLE.small),
    heading(report.patient.title),
    pairs(report.patient.facts.map(({ label, value }) => [label, value])),
    heading(report.requirements.title),
    requirements(report),
    heading(report.products.title),
    products(report),
    report.intakeStage === null ? '' : paragraph(report.intakeStage.text, STYLE.small),
    ...report.tables.filter(({ lines }) => lines.length > 0).map(nutrients),
    ...(report.energySplit === null
      ? []
      : [
          heading(report.energySplit.title),
          pairs(report.energySplit.facts.map(({ label, value }) => [label, value])),
        ]),
    ...(report.checks === null ? [] : [heading(report.checks.title), list(report.checks.lines)]),
    heading(report.methods.title),
    ...report.methods.notes.map((note) =>
      paragraph(
        [
          `${note.label}: ${note.method}, ${note.choice}`,
          note.working ?? note.result,
          note.band,
          note.source,
          note.unchecked,
          ...note.notes,
        ]
          .filter(Boolean)
          .join('. '),
        STYLE.small,
      ),
    ),
    heading(report.notes.title),
    list(report.notes.lines),
  ];
  return `<div style="${STYLE.container}">${body.join('')}</div>`;
}

const INK = '#14211F';
const SOFT = '#3D4A48';
const STYLE = {
  container: `max-width:${EMAIL_WIDTH_PX}px;font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:1.4;color:${INK};background-color:#FFFFFF`,
  demonstration: `padding:8px;font-weight:bold;color:${INK};background-color:#F2CF6B`,
  title: `font-size:20px;line-height:1.3;color:${INK}`,
  heading: `font-size:16px;line-height:1.3;color:${INK}`,
  text: `font-size:14px;color:${INK}`,
  small: `font-size:13px;color:${SOFT}`,
  table: `width:100%;border-collapse:collapse;color:${INK};background-color:#FFFFFF`,
  head: `padding:4px;text-align:left;font-size:13px;color:${SOFT};border-bottom:2px solid ${INK}`,
  headNumber: `padding:4px;text-align:right;font-size:13px;color:${SOFT};border-bottom:2px solid ${INK}`,
  name: 'padding:4px;text-align:left;font-weight:normal;border-bottom:1px solid #D6D2C6',
  part: 'padding:4px 4px 4px 16px;text-align:left;font-weight:normal;border-bottom:1px solid #D6D2C6',
  number: 'padding:4px;text-align:right;border-bottom:1px solid #D6D2C6',
};

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const paragraph = (text: string, style = STYLE.text): string => `<p style="${style}">${escape(text)}</p>`;
const heading = (text: string): string => `<h2 style="${STYLE.heading}">${escape(text)}</h2>`;
const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li style="${STYLE.small}">${escape(line)}</li>`).join('')}</ul>`;
const table = (head: string, rows: string): string =>
  `<table style="${STYLE.table}">${head === '' ? '' : `<thead>${head}</thead>`}<tbody>${rows}</tbody></table>`;

const nameCell = (text: string, style = STYLE.name): string =>
  `<th scope="row" style="${style}">${escape(text)}</th>`;
const cell = (text: string): string => `<td style="${STYLE.number}">${escape(text)}</td>`;
const headRow = (first: string, ...rest: string[]): string =>
  `<tr><th scope="col" style="${STYLE.head}">${escape(first)}</th>${rest
    .map((text) => `<th scope="col" style="${STYLE.headNumber}">${escape(text)}</th>`)
    .join('')}</tr>`;

const pairs = (rows: readonly (readonly [string, string])[]): string =>
  table('', rows.map(([label, value]) => `<tr>${nameCell(label)}${cell(value)}</tr>`).join(''));

function requirements(report: ReportDocument): string {
  const rows = report.requirements.blocks.map(
    (block) =>
      `<tr>${nameCell(block.label)}${cell(block.provided)}${cell(block.need)}${cell([block.standingText, block.percentText].filter(Boolean).join(', '))}</tr>`,
  );
  return table('', rows.join(''));
}

function products(report: ReportDocument): string {
  const { head, lines, total, none, withdrawn, incomplete, codesHead } = report.products;
  const rows = lines.map(
    (line) =>
      `<tr>${nameCell(line.packs === null ? line.name : `${line.name}, ${line.packs}`)}${cell(line.amount)}${cell(line.energy)}${cell(line.protein)}${cell(line.water)}</tr>`,
  );
  const sum =
    total === null
      ? ''
      : `<tr>${nameCell(total.label)}${cell('')}${cell(total.energy)}${cell(total.protein)}${cell(total.water)}</tr>`;
  const codes = lines.flatMap((line) =>
    line.codes.map(
      (code) =>
        `<tr>${nameCell(code.name)}${cell(code.orderCode)}${cell(code.pipCode)}${cell(code.gmsCode)}</tr>`,
    ),
  );
  return [
    none === null
      ? table(headRow(head.product, head.amount, head.energy, head.protein, head.water), rows.join('') + sum)
      : paragraph(none),
    withdrawn === null ? '' : paragraph(withdrawn),
    incomplete === null ? '' : paragraph(`${incomplete.title} ${incomplete.text}`, STYLE.small),
    codes.length === 0
      ? ''
      : table(
          headRow(codesHead.title, codesHead.orderCode, codesHead.pipCode, codesHead.gmsCode),
          codes.join(''),
        ),
  ].join('');
}

function nutrients({ title, head, lines, dagger }: NutrientTable): string {
  const percentHead = head.percent === null ? [] : [head.percent];
  const rows = lines.map((line) => {
    const name = nameCell(
      line.reference === null ? line.name : `${line.name} (${line.reference})`,
      line.part ? STYLE.part : STYLE.name,
    );
    const percent =
      head.percent === null
        ? ''
        : cell([line.percentText, line.standingText, line.aboveUpper].filter(Boolean).join(', ') || '–');
    return `<tr>${name}${cell(line.provided)}${percent}</tr>`;
  });
  return [
    heading(title),
    table(headRow(head.nutrient, head.provided, ...percentHead), rows.join('')),
    dagger === null ? '' : paragraph(dagger, STYLE.small),
  ].join('');
}
