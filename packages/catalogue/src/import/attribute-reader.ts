import * as z from 'zod/mini';
import {
  type EnumValue,
  isEnumValue,
  isEnumValues,
  isTexts,
  LocalisedText,
  nestedRows,
  type NestedPairs,
} from './commerce-shapes.ts';
import type { ImportReason } from './import-reason.ts';
import { splitList } from './split-list.ts';

const Labelled = z.object({ label: z.string() });

const isText = (value: unknown): value is string => typeof value === 'string';
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

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
      // Nothing says which of two different values is right.
      if (values.has(name) && JSON.stringify(values.get(name)) !== JSON.stringify(value))
        this.reject(name, 'given twice, differently');
      values.set(name, value);
    }
    this.#values = values;
  }

  text(name: string): string {
    return this.#read(name, isText, '').trim();
  }

  /** A list separated by commas: parts are trimmed, empty parts dropped. */
  commaList(name: string): string[] {
    return splitList(this.text(name), ',');
  }

  /** One list item a line. */
  lines(name: string): string[] {
    return splitList(this.text(name), '\n');
  }

  yesNo(name: string): boolean {
    return this.#read(name, isYesNo, false);
  }

  optionalYesNo(name: string): boolean | null {
    return this.#read<boolean | null>(name, isYesNo, null);
  }

  optionalNumber(name: string): number | null {
    const value = this.#read<number | null>(name, isNumber, null);
    if (value === null || value >= 0) return value;
    this.reject(name, `negative: ${value}`);
    return null;
  }

  localised(name: string): Record<string, string> {
    const value = this.#values.get(name);
    if (value === undefined || value === null) return {};
    if (isTexts(value)) return { ...value };
    const parsed = LocalisedText.safeParse(value);
    if (!parsed.success) this.reject(name, 'wrong type');
    return parsed.data ?? {};
  }

  enumKey<Key extends string>(name: string, keys: readonly Key[], rule: ImportReason['rule']): Key | null {
    if (!this.#values.has(name)) return null;
    const value = this.#read<EnumValue>(name, isEnumValue, '');
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
    const found = this.#read(name, isEnumValues, []).map((value) =>
      typeof value === 'string' ? value : value.key,
    );
    for (const key of found) {
      if (!keys.some((known) => known === key)) this.reject(name, `unknown key "${key}"`);
    }
    return keys.filter((key) => found.includes(key));
  }

  /** The value of the attribute, not validated yet. */
  value(name: string): unknown {
    return this.#values.get(name);
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

  #read<T>(name: string, isRight: (value: unknown) => value is T, empty: T): T {
    const value = this.#values.get(name);
    if (value === undefined || value === null) return empty;
    if (isRight(value)) return value;
    this.reject(name, 'wrong type');
    return empty;
  }
}
