import { describe, expect, it } from 'vitest';
import {
  REFERENCE_FOLDER,
  exportedFigures,
  referenceFiles,
  sourceIdsOf,
  asGoldenJson,
} from '../test-support/reference-data.ts';
import { goldenTables } from '../test-support/golden.ts';
import type { AgeBand } from './age-band.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';

const golden = goldenTables<{ sources: string[]; figures: Record<string, unknown> }>();

const tables = await Promise.all(
  referenceFiles().map(async (file) => {
    const module = (await import(new URL(file, REFERENCE_FOLDER).href)) as Record<string, unknown>;
    return { name: file.replace('.ts', ''), figures: exportedFigures(module), sources: sourceIdsOf(module) };
  }),
);
const withFigures = tables.filter(({ figures }) => Object.keys(figures).length > 0);

describe('golden/tables', () => {
  it('holds every file of figures, and no other', () => {
    expect(Object.keys(golden).sort()).toEqual(withFigures.map(({ name }) => name).sort());
  });

  it.each(withFigures)(
    '[D-01] [E-01] [G-03] $name: every figure is the reviewed one',
    ({ name, figures }) => {
      expect(asGoldenJson(figures)).toEqual(golden[name]?.figures);
    },
  );

  it.each(withFigures)('[D-01] $name names its source, and the source is listed', ({ name, sources }) => {
    expect(sources).not.toEqual([]);
    expect(sources).toEqual(golden[name]?.sources);
    for (const id of sources) expect(REFERENCE_TABLES.map((table) => table.id)).toContain(id);
  });
});

const isBand = (row: unknown): row is AgeBand & { sex?: string } =>
  typeof row === 'object' && row !== null && 'fromMonths' in row && 'toMonths' in row;

/** Every list of bands in the figures, separately for each sex if a row is for one. */
function bandLists(data: unknown): AgeBand[][] {
  if (typeof data !== 'object' || data === null) return [];
  const values: unknown[] = Object.values(data);
  if (!Array.isArray(data) || values.length === 0 || !values.every(isBand)) return values.flatMap(bandLists);
  const ofBoth = values.filter(({ sex }) => sex === undefined);
  const sexes = [...new Set(values.flatMap(({ sex }) => sex ?? []))];
  return sexes.length === 0
    ? [values]
    : sexes.map((each) =>
        [...values.filter(({ sex }) => sex === each), ...ofBoth].sort((a, b) => a.fromMonths - b.fromMonths),
      );
}

/** Its source prints some figures only for infants and adults. */
const WITH_GAPS = ['safe-intakes-1991'];

it.each(withFigures)('[D-01] [E-01] $name: no age is in two bands, nor between two', ({ name, figures }) => {
  for (const bands of bandLists(figures)) {
    for (const [index, { fromMonths }] of bands.entries()) {
      const before = bands[index - 1]?.toMonths ?? fromMonths;
      expect(fromMonths).toBeGreaterThanOrEqual(before);
      if (!WITH_GAPS.includes(name)) expect(fromMonths).toBe(before);
    }
  }
});

it('[D-01] every listed table is that of a file with figures', () => {
  const named = withFigures.flatMap(({ sources }) => sources);
  expect(REFERENCE_TABLES.map(({ id }) => id).sort()).toEqual(named.sort());
});
