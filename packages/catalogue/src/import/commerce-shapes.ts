import * as z from 'zod/mini';
import { isRecord } from '../is-record.ts';

// Zod would otherwise try to compile its checks with `new Function`, which the app's
// content security policy refuses and reports.
z.config({ jitless: true });

/**
 * The commerce platform's shapes, as far as the import reads them. Anything else in a projection is ignored. The
 * platform leaves out empty attributes, so each is read separately, later.
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

/**
 * A projection as the platform sends them, checked by hand: a schema copies every part of it, which took a fifth of
 * the import. Anything else goes to the schema, which also explains what is wrong.
 */
export function isPlainProjection(value: unknown): value is CommerceProjection {
  if (!isRecord(value) || !isRecord(value['masterVariant'])) return false;
  const { id, version, name, slug, categories } = value;
  const { images, attributes } = value['masterVariant'];
  return (
    typeof id === 'string' &&
    (version === undefined || Number.isFinite(version)) &&
    isTexts(name) &&
    isTexts(slug) &&
    isListOf(categories, (each) => typeof each['typeId'] === 'string' && typeof each['id'] === 'string') &&
    (images === undefined ||
      isListOf(images, ({ url, label }) => typeof url === 'string' && isTextOrAbsent(label))) &&
    (attributes === undefined ||
      isListOf(attributes, (each) => typeof each['name'] === 'string' && 'value' in each))
  );
}

/** Enums arrive as {key, label}; a plain key is accepted because file imports write it so. */
export type EnumValue = string | { key: string; label?: string };

export function isEnumValue(value: unknown): value is EnumValue {
  if (typeof value === 'string') return true;
  return isRecord(value) && typeof value['key'] === 'string' && isTextOrAbsent(value['label']);
}

export function isEnumValues(value: unknown): value is EnumValue[] {
  if (!Array.isArray(value)) return false;
  for (const each of value) if (!isEnumValue(each)) return false;
  return true;
}

function isListOf(value: unknown, isRight: (each: Record<string, unknown>) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  // Not `every`, which skips the holes of a list.
  for (const each of value) if (!isRecord(each) || !isRight(each)) return false;
  return true;
}

/** As JSON makes them; any other object goes to the schema. */
export function isTexts(value: unknown): value is Record<string, string> {
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  if (Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((each) => typeof each === 'string');
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/** A nested row as name → text, whatever the order of its pairs. */
export type NestedPairs = Record<string, string>;

/** Nested rows, or null when the value is not of that shape. */
export function nestedRows(value: unknown): NestedPairs[] | null {
  if (!Array.isArray(value)) return null;
  const rows: NestedPairs[] = [];
  for (const row of value) {
    const pairs = nestedPairs(row);
    if (pairs === null) return null;
    rows.push(pairs);
  }
  return rows;
}

/**
 * One nested row, or null. Read by hand: a catalogue has a quarter of a million pairs, and a schema per pair takes
 * most of the import.
 */
export function nestedPairs(row: unknown): NestedPairs | null {
  if (!Array.isArray(row)) return null;
  const pairs: NestedPairs = {};
  for (const pair of row) {
    if (typeof pair !== 'object' || pair === null || !('name' in pair) || !('value' in pair)) return null;
    const { name, value: content } = pair;
    if (typeof name !== 'string' || !isScalar(content)) return null;
    const text = String(content).trim();
    // Nothing says which of two different values is right.
    if (Object.hasOwn(pairs, name) && pairs[name] !== text) return null;
    pairs[name] = text;
  }
  return pairs;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
