import { barHtml, type BarPart } from './mail-bar.ts';
import {
  type Fact,
  renderSections,
  type ReportDocument,
  type RequirementBlock,
  type SectionRenderers,
} from '../document.ts';
import { escapeHtml } from './escape.ts';
import { plainRenderers } from './plain-renderers.ts';
import { type ReportRow, requirementRow } from './rows.ts';

/** What the widest column of an email may take; mail clients cut what is wider. */
export const EMAIL_WIDTH_PX = 580;

/**
 * The report as the HTML of an email: tables and inline styles only, no links, images or scripts, because
 * that is all that Gmail, Outlook and Apple Mail agree on and all that the server lets through. Two columns, which
 * hold on the narrowest phone without the style sheets that Gmail takes away.
 * Colours are stated for text and background together, so that a dark theme changes both or neither.
 */
export const reportHtml = (report: ReportDocument): string =>
  `<div style="${STYLE.container}">${renderSections(report, HTML).join('')}</div>`;

const INK = '#14211F';
const SOFT = '#3D4A48';
const PAPER = '#FFFFFF';
const LINE = '#D6D2C6';
const GIVEN = '#1C6B7A';
const NEED = '#E0A526';
const REST = '#ECEAE0';
const INK_ON_PAPER = `color:${INK};background-color:${PAPER}`;
const SOFT_ON_PAPER = `color:${SOFT};background-color:${PAPER}`;
const STYLE = {
  container: `max-width:${EMAIL_WIDTH_PX}px;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.4;${INK_ON_PAPER}`,
  demonstration: `padding:8px 12px;font-weight:bold;color:${INK};background-color:#F2CF6B`,
  title: `margin:16px 0 4px;font-size:22px;line-height:1.25;${INK_ON_PAPER}`,
  heading: `margin:28px 0 6px;font-size:17px;line-height:1.3;${INK_ON_PAPER}`,
  paragraph: `margin:6px 0 0;font-size:13px;line-height:1.45;${SOFT_ON_PAPER}`,
  list: `margin:0;padding:0 0 0 20px;${INK_ON_PAPER}`,
  item: `margin:0 0 4px;font-size:14px;${INK_ON_PAPER}`,
  table: `width:100%;border-collapse:collapse;${INK_ON_PAPER}`,
  dense: `width:100%;border-collapse:collapse;font-size:13px;font-weight:normal;${INK_ON_PAPER}`,
  name: `width:56%;padding:6px 8px 6px 0;text-align:left;vertical-align:top;font-weight:normal;border-bottom:1px solid ${LINE}`,
  part: `width:56%;padding:6px 8px 6px 16px;text-align:left;vertical-align:top;font-weight:normal;border-bottom:1px solid ${LINE}`,
  value: `padding:6px 0;text-align:right;vertical-align:top;border-bottom:1px solid ${LINE}`,
  needName: 'width:56%;padding:10px 8px 4px 0;text-align:left;vertical-align:top;font-weight:bold',
  needValue: 'padding:10px 0 4px;text-align:right;vertical-align:top',
  small: `font-size:13px;font-weight:normal;${SOFT_ON_PAPER}`,
};

const paragraph = (text: string): string => `<p style="${STYLE.paragraph}">${escapeHtml(text)}</p>`;
const heading = (text: string): string => `<h2 style="${STYLE.heading}">${escapeHtml(text)}</h2>`;
const list = (lines: readonly string[]): string =>
  `<ul style="${STYLE.list}">${lines.map((line) => `<li style="${STYLE.item}">${escapeHtml(line)}</li>`).join('')}</ul>`;

const TABLE = '<table width="100%" cellpadding="0" cellspacing="0" border="0"';
const table = (rows: readonly string[]): string =>
  rows.length === 0 ? '' : `${TABLE} style="${STYLE.table}"><tbody>${rows.join('')}</tbody></table>`;
/** Padding holds in a table cell only: Outlook ignores it on a paragraph. */
const block = (text: string, style: string): string =>
  `${TABLE} role="presentation" style="${STYLE.table}"><tbody><tr><td style="${style}">${escapeHtml(text)}</td></tr></tbody></table>`;

function row(line: ReportRow, name = line.part ? STYLE.part : STYLE.name, value = STYLE.value): string {
  const aside = line.aside === null ? '' : ` <span style="${STYLE.small}">(${escapeHtml(line.aside)})</span>`;
  const [first = '', ...further] = line.values;
  const below = further.map((text) => `<br><span style="${STYLE.small}">${escapeHtml(text)}</span>`).join('');
  return `<tr><th scope="row" width="56%" style="${name}">${escapeHtml(line.name)}${aside}</th><td style="${value}"><strong>${escapeHtml(first)}</strong>${below}</td></tr>`;
}

const rows = (lines: readonly ReportRow[]): string => table(lines.map((one) => row(one)));
const lines = (texts: readonly string[]): string => texts.map((text) => paragraph(text)).join('');

/** A long list without the marks of each cell: mail programs cut a message of more than 102 kB. */
const denseTable = (facts: readonly Fact[]): string =>
  `${TABLE} style="${STYLE.dense}"><tbody>${facts
    .map(
      ({ label, text }) =>
        `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td align="right">${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const section = (title: string, parts: readonly string[]): string => {
  const said = parts.join('');
  return said === '' ? '' : `<div>${heading(title)}${said}</div>`;
};

const together = (sections: readonly string[]): string => sections.join('');

const HTML: SectionRenderers<string> = {
  ...plainRenderers({ section, rows, lines, together }),
  head: ({ demonstration, title, madeOn, countryName }) =>
    `<div>${demonstration === null ? '' : block(demonstration, STYLE.demonstration)}<h1 style="${STYLE.title}">${escapeHtml(title)}</h1>${paragraph(`${madeOn}, ${countryName}`)}</div>`,
  requirements: ({ title, blocks }) => section(title, blocks.map(requirement)),
  checks: (checks) => together(checks.map((check) => section(check.title, [list(check.lines)]))),
  intakeStage: ({ text }) => `<div>${paragraph(text)}</div>`,
  allNutrients: ({ title, lines: facts }) => section(title, [denseTable(facts)]),
};

/** What is given, drawn over what is needed, on one scale. */
function requirement(one: RequirementBlock): string {
  const text = table([row(requirementRow(one), STYLE.needName, STYLE.needValue)]);
  const { need, segments } = one.bar;
  const given = segments.reduce((sum, { value }) => sum + value, 0);
  const top = Math.max(need?.high ?? 0, given) * 1.25;
  if (!(top > 0)) return text;
  const percent = (value: number) => Math.round((100 * value) / top);
  const parts: BarPart[] = [{ percent: percent(given), colour: GIVEN }];
  const needed: BarPart[] =
    need === null
      ? []
      : [
          { percent: percent(need.low), colour: REST },
          // A single figure is a mark of its own, wide enough to be seen.
          { percent: Math.max(1, percent(need.high) - percent(need.low)), colour: NEED },
        ];
  return `${text}${barHtml(parts, REST, 10)}${needed.length === 0 ? '' : barHtml(needed, REST, 6)}`;
}
