import * as z from 'zod/mini';
import { EnumValue, LocalisedText, nestedRows, type NestedPairs } from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';
import { textParts } from './text-parts.ts';

const Text = z.string();
const YesNo = z.boolean();
const OptionalYesNo = z.nullable(z.boolean());
const OptionalNumber = z.nullable(z.number());
const EnumValues = z.array(EnumValue);
const Labelled = z.object({ label: z.string() });

/**
 * Reads the attributes of one product. An absent attribute has its empty value (the platform never sends
 * null); one that is present but of the wrong type is a reason to keep the product out.
 */
export class AttributeReader {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly reasons: ImportReason[];

  constructor(attributes: readonly { name: string; value?: unknown }[], reasons: ImportReason[]) {
    this.reasons = reasons;
    const values = new Map<string, unknown>();
    for (const { name, value } of attributes) {
      // Nothing says which of two different values is meant.
      if (values.has(name) && JSON.stringify(values.get(name)) !== JSON.stringify(value))
        this.reject(name, 'given twice, differently');
      values.set(name, value);
    }
    this.#values = values;
  }

  text(name: string): string {
    return this.#read(name, Text, '').trim();
  }

  /** A comma list: parts are trimmed, empty parts dropped. */
  commaList(name: string): string[] {
    return textParts(this.text(name), ',');
  }

  /** One list item a line. */
  lines(name: string): string[] {
    return textParts(this.text(name), '\n');
  }

  yesNo(name: string): boolean {
    return this.#read(name, YesNo, false);
  }

  optionalYesNo(name: string): boolean | null {
    return this.#read(name, OptionalYesNo, null);
  }

  optionalNumber(name: string): number | null {
    const value = this.#read(name, OptionalNumber, null);
    if (value === null || value >= 0) return value;
    this.reject(name, `negative: ${value}`);
    return null;
  }

  localised(name: string): Record<string, string> {
    return this.#read(name, LocalisedText, {});
  }

  enumKey<Key extends string>(name: string, keys: readonly Key[], rule: ImportReason['rule']): Key | null {
    if (!this.#values.has(name)) return null;
    const value = this.#read(name, EnumValue, '');
    const key = typeof value === 'string' ? value : value.key;
    const known = keys.find((candidate) => candidate === key);
    if (known === undefined) this.reasons.push({ rule, field: name, detail: `unknown key "${key}"` });
    return known ?? null;
  }

  enumLabel(name: string): string {
    const value = this.#values.get(name);
    const parsed = Labelled.safeParse(value);
    return parsed.success ? parsed.data.label : '';
  }

  enumKeys<Key extends string>(name: string, keys: readonly Key[]): Key[] {
    const found = this.#read(name, EnumValues, []).map((value) =>
      typeof value === 'string' ? value : value.key,
    );
    for (const key of found) {
      if (!keys.some((known) => known === key)) this.reject(name, `unknown key "${key}"`);
    }
    return keys.filter((key) => found.includes(key));
  }

  /** Nested rows as name → text, whatever the order of the pairs. */
  rows(name: string): NestedPairs[] {
    const value = this.#values.get(name);
    if (value === undefined || value === null) return [];
    const rows = nestedRows(value);
    if (rows === null) this.reject(name, 'wrong type');
    return rows ?? [];
  }

  reject(field: string, detail: string): void {
    this.reasons.push({ rule: 'attribute', field, detail });
  }

  #read<T>(name: string, schema: z.ZodMiniType<T>, empty: T): T {
    const value = this.#values.get(name);
    if (value === undefined || value === null) return empty;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    this.reject(name, 'wrong type');
    return empty;
  }
}
