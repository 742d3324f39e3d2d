import { isPlainProjection } from './commerce-shapes.ts';
import type { Reconstitution } from './reconstitution-file.ts';

/**
 * Replaces what projections say about making up a powder with the data from the provider's file. Pass each projection
 * once; `unused` then holds the rows that match none.
 */
export function reconstitutionJoiner(rows: readonly Reconstitution[]): {
  join: (projection: unknown) => unknown;
  unused: () => Reconstitution[];
} {
  const byProduct = new Map(rows.map((row) => [row.product, row]));
  const used = new Set<Reconstitution>();
  const join = (projection: unknown): unknown => {
    if (!isPlainProjection(projection)) return projection;
    const { attributes = [], ...variant } = projection.masterVariant;
    const names = [...Object.values(projection.slug), ...orderCodes(attributes)];
    const row = names.map((name) => byProduct.get(name)).find((found) => found !== undefined);
    if (!row) return projection;
    used.add(row);
    const replaced = new Set(row.attributes.map(({ name }) => name));
    return {
      ...projection,
      masterVariant: {
        ...variant,
        attributes: [...attributes.filter(({ name }) => !replaced.has(name)), ...row.attributes],
      },
    };
  };
  return { join, unused: () => rows.filter((row) => !used.has(row)) };
}

type Attribute = { name: string; value: unknown };

/** Codes are lists of name and value, one list for each flavour and pack. */
const orderCodes = (attributes: readonly Attribute[]): string[] =>
  attributes
    .filter(({ name, value }) => name === 'codes' && Array.isArray(value))
    .flatMap(({ value }) => (value as unknown[]).flat())
    .flatMap((pair) =>
      isPair(pair) && pair.name === 'orderCode' && typeof pair.value === 'string' ? [pair.value.trim()] : [],
    );

const isPair = (value: unknown): value is Attribute =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
