import * as z from 'zod/mini';

// Zod would otherwise try to compile its checks with `new Function`, which the app's
// content security policy refuses and reports.
z.config({ jitless: true });

/**
 * The commerce platform's shapes, as far as the import reads them. Anything else a projection carries is
 * ignored. Attributes that are empty are left out by the platform, so each is read on its own, later.
 */
const Localised = z.record(z.string(), z.string());

const Reference = z.object({ typeId: z.string(), id: z.string() });

const Image = z.object({ url: z.string(), label: z.optional(z.string()) });

const Attribute = z.object({ name: z.string(), value: z.unknown() });

export const Projection = z.object({
  id: z.string(),
  version: z.optional(z.number()),
  name: Localised,
  slug: Localised,
  categories: z.array(Reference),
  masterVariant: z.object({
    images: z.optional(z.array(Image)),
    attributes: z.optional(z.array(Attribute)),
  }),
});

export const CommerceCategory = z.object({ id: z.string(), name: Localised, slug: Localised });

export type CommerceProjection = z.infer<typeof Projection>;

export const LocalisedText = Localised;

/** Enums arrive as {key, label}; a plain key is accepted because file imports write it so. */
export const EnumValue = z.union([z.string(), z.object({ key: z.string(), label: z.optional(z.string()) })]);

/** A nested row: a list of name/value pairs in any order. */

export type NestedPairs = Record<string, string>;

/**
 * Nested rows as name → text, whatever the order of their pairs; null when the value is not of that shape.
 * Read by hand: a catalogue has a quarter of a million pairs, and a schema per pair takes most of the import.
 */
export function nestedRows(value: unknown): NestedPairs[] | null {
  if (!Array.isArray(value)) return null;
  const rows: NestedPairs[] = [];
  for (const row of value) {
    if (!Array.isArray(row)) return null;
    const pairs: NestedPairs = {};
    for (const pair of row) {
      if (typeof pair !== 'object' || pair === null || !('name' in pair) || !('value' in pair)) return null;
      const { name, value: content } = pair;
      if (typeof name !== 'string' || !isScalar(content)) return null;
      const text = String(content).trim();
      // Nothing says which of two different values is meant.
      if (Object.hasOwn(pairs, name) && pairs[name] !== text) return null;
      pairs[name] = text;
    }
    rows.push(pairs);
  }
  return rows;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
