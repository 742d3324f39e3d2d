import type { NutrientTable, ReportDocument } from './report-document.ts';
import {
  codeRows,
  methodLine,
  needRow,
  nutrientRow,
  patientRows,
  productNotes,
  productRow,
  type ReportRow,
  requirementRow,
  totalRow,
} from './report-rows.ts';
import type { ReportWords } from './report-words.ts';

/** Short: patient, requirement and products. Full: everything. ADIME: the order many records are kept in. */
export type ReportTextForm = 'short' | 'full' | 'adime';

/** The report as plain text. Every figure is the string the screen shows. */
export function reportText(report: ReportDocument, form: ReportTextForm, words: ReportWords): string {
  const sections = {
    short: () => [
      heading(report),
      patient(report),
      requirements(report),
      products(report),
      ...checks(report),
      versions(report),
    ],
    full: () => [
      heading(report),
      patient(report),
      requirements(report),
      products(report),
      ...checks(report),
      stage(report),
      ...report.tables.map(nutrientTable),
      split(report),
      codes(report),
      methods(report),
      notes(report),
    ],
    adime: () => [
      heading(report),
      section(words.adime.assessment, [
        ...patientRows(report).map(rowText),
        ...report.requirements.blocks.map(needRow).map(rowText),
      ]),
      ...checks(report),
      section(words.adime.diagnosis, [words.adime.diagnosisBlank]),
      section(words.adime.intervention, [...productLines(report), ...requirementLines(report)]),
      section(words.adime.monitoring, [words.adime.monitoringBlank]),
      methods(report),
      notes(report),
    ],
  }[form]();
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title.toUpperCase(), ...lines].join('\n');

/** "Calcium (700 mg): 1,291.3 mg; 184 %, over" */
const rowText = ({ name, aside, values }: ReportRow): string =>
  `${name}${aside === null ? '' : ` (${aside})`}: ${values.join('; ')}`;

const heading = ({ demonstration, title, madeOn, countryName }: ReportDocument): string =>
  [...(demonstration === null ? [] : [demonstration]), title, `${madeOn}, ${countryName}`].join('\n');

const patient = (report: ReportDocument): string =>
  section(report.patient.title, patientRows(report).map(rowText));

const requirementLines = ({ requirements: { blocks } }: ReportDocument): string[] =>
  blocks.map(requirementRow).map(rowText);
const requirements = (report: ReportDocument): string =>
  section(report.requirements.title, requirementLines(report));

const productLines = ({ products: table }: ReportDocument): string[] => [
  ...table.lines.map((line) => rowText(productRow(line, table.head))),
  ...totalRow(table).map(rowText),
  ...productNotes(table),
];
const products = (report: ReportDocument): string => section(report.products.title, productLines(report));

const codes = ({ products: table }: ReportDocument): string =>
  section(table.codesHead.title, codeRows(table).map(rowText));

const nutrientTable = ({ title, lines, dagger }: NutrientTable): string =>
  section(title, [
    ...lines.map(nutrientRow).map((row) => `${row.part ? '  ' : ''}${rowText(row)}`),
    ...(dagger === null ? [] : [dagger]),
  ]);

/** Said before the tables it is about. */
const stage = (report: ReportDocument): string => report.intakeStage?.text ?? '';

const split = ({ energySplit }: ReportDocument): string =>
  energySplit === null
    ? ''
    : section(energySplit.title, [
        ...energySplit.shares.map(({ label, value }) => `${label}: ${value}`),
        energySplit.basis,
      ]);

const checks = (report: ReportDocument): string[] =>
  report.checks.map(({ title, lines }) =>
    section(
      title,
      lines.map((line) => `- ${line}`),
    ),
  );

const methods = (report: ReportDocument): string =>
  section(report.methods.title, report.methods.notes.map(methodLine));

const notes = (report: ReportDocument): string => section(report.notes.title, report.notes.lines);
const versions = (report: ReportDocument): string => report.notes.lines.at(-1) ?? '';
