import {
  type NutrientTable,
  type ProductsTable,
  renderSections,
  type ReportDocument,
  SECTION_IDS,
  type SectionId,
  type SectionRenderers,
} from '../document.ts';
import {
  codeRows,
  dayRows,
  findingLines,
  findingsTitle,
  methodLine,
  needRow,
  nutrientRow,
  patientRows,
  planLines,
  planSentences,
  productNotes,
  productRow,
  recipeLines,
  type ReportRow,
  requirementRow,
  totalRow,
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
          ...(form === 'short' ? [report.methods.inShort, versions(report)] : []),
        ];
  return `${parts.filter((text) => text !== '').join('\n\n')}\n`;
}

function adime(report: ReportDocument, { adime: say }: ReportWords): string[] {
  const { patient, requirements, products } = report;
  return [
    ...renderSections(report, TEXT, ['head', 'findings']),
    section(say.assessment, [
      ...patientRows(patient).map(rowText),
      ...requirements.blocks.map(needRow).map(rowText),
    ]),
    ...renderSections(report, TEXT, ['checks']),
    section(say.diagnosis, [say.diagnosisBlank]),
    section(say.intervention, [...productLines(products), ...requirementLines(requirements)]),
    ...renderSections(report, TEXT, ['feedPlan', 'recipe']),
    section(say.monitoring, [say.monitoringBlank]),
    ...renderSections(report, TEXT, ['methods', 'notes']),
  ];
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title.toUpperCase(), ...lines].join('\n');

/** "Calcium (700 mg): 1,291.3 mg; 184 %, over" */
const rowText = ({ name, aside, values }: ReportRow): string =>
  `${name}${aside === null ? '' : ` (${aside})`}: ${values.join('; ')}`;

/** Parts of one section, as far apart as two sections are. */
const apart = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n\n');

const TEXT: SectionRenderers<string> = {
  head: ({ demonstration, title, madeOn, countryName }) =>
    [...(demonstration === null ? [] : [demonstration]), title, `${madeOn}, ${countryName}`].join('\n'),
  findings: (found) => section(findingsTitle(found), findingLines(found)),
  patient: (patient) => section(patient.title, patientRows(patient).map(rowText)),
  requirements: (requirements) => section(requirements.title, requirementLines(requirements)),
  products: (products) => section(products.title, productLines(products)),
  feedPlan: (plan) =>
    section(plan.title, [...planSentences(plan), ...dayRows(plan).map(rowText), ...planLines(plan)]),
  recipe: (recipe) => section(recipe.title, recipeLines(recipe)),
  checks: (checks) =>
    apart(
      checks.map(({ title, lines }) =>
        section(
          title,
          lines.map((line) => `- ${line}`),
        ),
      ),
    ),
  intakeStage: ({ text }) => text,
  tables: (tables) => apart(tables.map(nutrientTable)),
  allNutrients: ({ title, lines }) =>
    section(
      title,
      lines.map(({ label, text, part }) => `${part ? '  ' : ''}${label}: ${text}`),
    ),
  energySplit: ({ title, shares, basis }) =>
    section(title, [...shares.map(({ label, text }) => `${label}: ${text}`), basis]),
  codes: (codes) => section(codes.title, codeRows(codes).map(rowText)),
  methods: ({ title, notes }) => section(title, notes.map(methodLine)),
  notes: ({ title, lines }) => section(title, lines),
};

const requirementLines = ({ blocks }: ReportDocument['requirements']): string[] =>
  blocks.map(requirementRow).map(rowText);

const productLines = (table: ProductsTable): string[] => [
  ...table.lines.map((line) => rowText(productRow(line, table.head))),
  ...totalRow(table).map(rowText),
  ...productNotes(table),
];

const nutrientTable = ({ title, lines, dagger }: NutrientTable): string =>
  section(title, [
    ...lines.map(nutrientRow).map((row) => `${row.part ? '  ' : ''}${rowText(row)}`),
    ...(dagger === null ? [] : [dagger]),
  ]);

const versions = (report: ReportDocument): string => report.notes.lines.at(-1) ?? '';
