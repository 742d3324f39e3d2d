import {
  renderSections,
  type ReportDocument,
  SECTION_IDS,
  type SectionId,
  type SectionRenderers,
} from '../document.ts';
import { plainRenderers } from './plain-renderers.ts';
import {
  needRow,
  patientRows,
  productNotes,
  productRows,
  type ReportRow,
  requirementRow,
  rowText,
} from './rows.ts';
import type { ReportWords } from '../report-words.ts';

/** Short: patient, requirement and products. Full: everything. ADIME: the order many records are kept in. */
export type ReportTextForm = 'short' | 'full' | 'adime';

/** Which sections a form has, in its order. ADIME regroups them. */
const FORMS: Record<Exclude<ReportTextForm, 'adime'>, readonly SectionId[]> = {
  short: ['head', 'findings', 'patient', 'requirements', 'products', 'feedPlan', 'recipe', 'checks'],
  full: SECTION_IDS,
};

/** The report as plain text. Every figure is the string the screen shows. */
export function reportText(report: ReportDocument, form: ReportTextForm, words: ReportWords): string {
  const parts =
    form === 'adime'
      ? adime(report, words)
      : [
          ...renderSections(report, TEXT, FORMS[form]),
          ...(form === 'short' ? [report.methods.summary, guideAndVersions(report)] : []),
        ];
  return `${parts.filter((text) => text !== '').join('\n\n')}\n`;
}

function adime(report: ReportDocument, { adime: say }: ReportWords): string[] {
  const { patient, requirements, products } = report;
  return [
    ...renderSections(report, TEXT, ['head', 'findings']),
    section(say.assessment, [rows([...patientRows(patient), ...requirements.blocks.map(needRow)])]),
    ...renderSections(report, TEXT, ['checks']),
    section(say.diagnosis, [say.diagnosisBlank]),
    section(say.intervention, [
      rows(productRows(products)),
      lines(productNotes(products)),
      rows(requirements.blocks.map(requirementRow)),
    ]),
    ...renderSections(report, TEXT, ['feedPlan', 'recipe']),
    section(say.monitoring, [say.monitoringBlank]),
    ...renderSections(report, TEXT, ['methods', 'notes']),
  ];
}

const section = (title: string, parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : [title.toUpperCase(), ...said].join('\n');
};

const lines = (texts: readonly string[]): string => texts.join('\n');
const rows = (all: readonly ReportRow[]): string =>
  lines(all.map((row) => `${row.part ? '  ' : ''}${rowText(row)}`));

/** As far apart as two sections are. */
const together = (sections: readonly string[]): string => sections.filter((text) => text !== '').join('\n\n');

const PLAIN = plainRenderers({ section, rows, lines, together });
const TEXT: SectionRenderers<string> = {
  ...PLAIN,
  checks: (checks, report) =>
    PLAIN.checks(
      checks.map((check) => ({ ...check, lines: check.lines.map((line) => `- ${line}`) })),
      report,
    ),
};

/** All but how figures were rounded. */
const guideAndVersions = ({ notes }: ReportDocument): string => lines(notes.lines.slice(1));
