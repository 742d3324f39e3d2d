import { readdirSync } from 'node:fs';
import type { Source, SourceStatus } from '../reference/source.ts';

const STATUSES: readonly SourceStatus[] = ['official', 'independent', 'derived', 'spec', 'unconfirmed'];

export const REFERENCE_FOLDER = new URL('../reference/', import.meta.url);

/** Exports the figures of the other files once more. */
const INDEX = 'reference-tables.ts';

/** Every file of figures in the folder: none needs to be registered. */
export const referenceFiles = (): string[] =>
  readdirSync(REFERENCE_FOLDER).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== INDEX,
  );

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'citation' in value && 'status' in value;

const holdsNumber = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsNumber));

/** The figures that a data file exports: everything with a number in it. */
export const exportedFigures = (module: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => holdsNumber(value)));

/** The ids of the sources that a file names: as constants, inside its rows, or through a function of the status. */
export function sourceIdsOf(module: Record<string, unknown>): string[] {
  const found = Object.entries(module).flatMap(([name, value]): unknown[] =>
    typeof value === 'function' && name.endsWith('Source')
      ? STATUSES.map((status) => (value as (status: SourceStatus) => Source)(status))
      : [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])],
  );
  return [...new Set(found.filter(isSource).map(({ id }) => id))].sort();
}

/** As the golden file writes it: an open band ends in "open". */
export const asGoldenJson = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) => (value === Number.POSITIVE_INFINITY ? 'open' : value)),
  );
