import type { MethodNote, NutrientLine, NutrientTable, ReportDocument } from './report-document.ts';
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
      checks(report),
      versions(report),
    ],
    full: () => [
      heading(report),
      patient(report),
      requirements(report),
      products(report),
      codes(report),
      stage(report),
      ...report.tables.map(nutrientTable),
      split(report),
      checks(report),
      methods(report),
      notes(report),
    ],
    adime: () => [
      heading(report),
      section(words.adime.assessment, [
        ...patientLines(report),
        ...requirementNeeds(report),
        ...checkLines(report),
      ]),
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

const heading = (report: ReportDocument): string =>
  [
    ...(report.demonstration === null ? [] : [report.demonstration.toUpperCase()]),
    `${report.title}, ${report.countryName}`,
    report.madeOn,
  ].join('\n');

const patientLines = (report: ReportDocument): string[] =>
  report.patient.facts.map(({ label, value }) => `${label}: ${value}`);
const patient = (report: ReportDocument): string => section(report.patient.title, patientLines(report));

const requirementNeeds = (report: ReportDocument): string[] =>
  report.requirements.blocks.map((block) => `${block.label}: ${block.need}. ${block.planned}`);

const requirementLines = (report: ReportDocument): string[] =>
  report.requirements.blocks.map((block) =>
    [`${block.label}: ${block.provided}`, block.need, block.standingText, block.percentText]
      .filter(Boolean)
      .join('; '),
  );
const requirements = (report: ReportDocument): string =>
  section(report.requirements.title, requirementLines(report));

function productLines(report: ReportDocument): string[] {
  const { lines, total, none, withdrawn, incomplete, head } = report.products;
  return [
    ...(none === null ? [] : [none]),
    ...lines.map((line) =>
      [
        `${line.name}: ${line.amount}`,
        line.packs,
        line.energy,
        `${head.protein} ${line.protein}`,
        `${head.water} ${line.water}`,
      ]
        .filter(Boolean)
        .join('; '),
    ),
    ...(total === null
      ? []
      : [`${total.label}: ${total.energy}; ${head.protein} ${total.protein}; ${head.water} ${total.water}`]),
    ...(withdrawn === null ? [] : [withdrawn]),
    ...(incomplete === null ? [] : [`${incomplete.title} ${incomplete.text}`]),
  ];
}
const products = (report: ReportDocument): string => section(report.products.title, productLines(report));

const code = (label: string, value: string): string[] => (value === '' ? [] : [`${label} ${value}`]);

function codes(report: ReportDocument): string {
  const { codesHead, lines } = report.products;
  return section(
    codesHead.title,
    lines.flatMap((line) =>
      line.codes.map((one) =>
        [
          one.name,
          ...code(codesHead.orderCode, one.orderCode),
          ...code(codesHead.pipCode, one.pipCode),
          ...code(codesHead.gmsCode, one.gmsCode),
        ].join('; '),
      ),
    ),
  );
}

function nutrientTable(table: NutrientTable): string {
  return section(table.title, [
    ...table.lines.map(nutrientLine),
    ...(table.dagger === null ? [] : [table.dagger]),
  ]);
}

function nutrientLine(line: NutrientLine): string {
  const indent = line.part ? '  ' : '';
  const against = [line.percentText, line.standingText].filter((text) => text !== null);
  const upper = line.aboveUpper === null ? [] : [line.aboveUpper];
  const reference = line.reference === null ? [] : [`(${line.reference})`];
  return `${indent}${line.name}: ${[[line.provided, ...against].join(', '), ...reference, ...upper].join(' ')}`;
}

/** Said before the tables it is about. */
const stage = (report: ReportDocument): string => report.intakeStage?.text ?? '';

const split = (report: ReportDocument): string =>
  report.energySplit === null
    ? ''
    : section(
        report.energySplit.title,
        report.energySplit.facts.map(({ label, value }) => `${label}: ${value}`),
      );

const checkLines = (report: ReportDocument): string[] => report.checks?.lines ?? [];
const checks = (report: ReportDocument): string =>
  report.checks === null ? '' : section(report.checks.title, report.checks.lines);

const methods = (report: ReportDocument): string =>
  section(report.methods.title, report.methods.notes.map(methodLine));

const methodLine = (note: MethodNote): string =>
  [
    `${note.label}: ${note.method}, ${note.choice}`,
    note.working ?? note.result,
    note.band,
    note.source,
    note.unchecked,
    ...note.notes,
  ]
    .filter(Boolean)
    .map((part) => part?.replace(/\.$/, ''))
    .join('. ')
    .concat('.');

const notes = (report: ReportDocument): string => section(report.notes.title, report.notes.lines);
const versions = (report: ReportDocument): string => report.notes.lines.at(-1) ?? '';
