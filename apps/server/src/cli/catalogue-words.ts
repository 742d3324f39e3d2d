import type { CatalogueDifference } from '@dietetic/catalogue';
import type { QuarantineItem, VersionSummary } from '#administration/catalogue-administration.ts';
import type { ImportOutcome, ImportReport } from '#catalogue/import/import-catalogue.ts';

/** Longer texts are shortened: the export has the whole field. */
const VALUE_SHOWN = 70;

const OUTCOMES: Record<ImportOutcome, (report: ImportReport) => string> = {
  imported: (report) => `Imported as version ${report.version}: ${report.products} products.`,
  unchanged: (report) => `Nothing changed: version ${report.version} already holds this.`,
  rehearsed: (report) => `Rehearsed only: ${report.products} products would go in. Nothing was changed.`,
  'refused-empty': () => 'Refused: no product passed. Nothing was changed.',
  'refused-smaller': (report) =>
    `Refused: ${report.products} products would replace ${report.productsBefore}. If that is right, repeat with --accept-smaller. Nothing was changed.`,
  overtaken: () => 'Not imported: another import was faster. Look at the versions and repeat.',
};

export function importLines(report: ImportReport): string[] {
  return [
    OUTCOMES[report.outcome](report),
    ...(report.demonstration ? ['It holds fictional products: every screen will say so.'] : []),
    ...differenceLines(report.difference),
    ...(report.quarantine.length > 0
      ? [`Left out: ${report.quarantine.length}`, ...report.quarantine.flatMap(quarantined)]
      : []),
  ];
}

export function differenceLines(difference: CatalogueDifference): string[] {
  const { added, changed, withdrawn } = difference;
  if (added.length + changed.length + withdrawn.length === 0) return ['No product differs.'];
  return [
    `Added: ${added.length}`,
    ...added.map(({ id, name }) => `  + ${id}  ${name}`),
    `Withdrawn: ${withdrawn.length}`,
    ...withdrawn.map(({ id, name }) => `  - ${id}  ${name}`),
    `Changed: ${changed.length}`,
    ...changed.flatMap(({ id, name, changes }) => [
      `  ~ ${id}  ${name}`,
      ...changes.map(({ field, before, after }) => `      ${field}: ${short(before)} → ${short(after)}`),
    ]),
  ];
}

export function versionLines(versions: VersionSummary[]): string[] {
  if (versions.length === 0) return ['There is no catalogue yet.'];
  return versions.map((version, index) => {
    const changes = `+${version.added} ~${version.changed} -${version.withdrawn}`;
    const marks = [index === 0 ? 'present' : '', version.demonstration ? 'demonstration' : ''].filter(
      Boolean,
    );
    return [
      String(version.version).padStart(4),
      version.created.slice(0, 16).replace('T', ' '),
      version.source.padEnd(13),
      `${String(version.products).padStart(5)} products`,
      changes.padEnd(14),
      version.note,
      marks.length > 0 ? `[${marks.join(', ')}]` : '',
    ]
      .join('  ')
      .trimEnd();
  });
}

export function quarantineLines(items: QuarantineItem[]): string[] {
  return items.length === 0 ? ['Nothing was left out.'] : items.flatMap(quarantined);
}

const quarantined = ({ slug, name, reasons }: QuarantineItem) => [
  `  ! ${slug || '(no slug)'}  ${name}`,
  ...reasons.map((reason) => `      ${reason}`),
];

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > VALUE_SHOWN ? `${line.slice(0, VALUE_SHOWN - 1)}…` : line;
}
