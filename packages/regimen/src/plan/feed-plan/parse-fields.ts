import type { InputError, InputErrorCode } from '../../assessment/assessment.ts';
import { isRecord } from '@dietetic/catalogue';
import { type ClockTime, parseClockTime } from './clock.ts';

type Limits = { min?: number; minIncluded?: boolean; max?: number; whole?: boolean };

/** Parses an untrusted object; null with its errors when any field is invalid. */
export function parseObject<T>(
  given: unknown,
  path: string,
  read: (fields: FieldReader) => T,
): { value: T | null; errors: InputError[] } {
  const errors: InputError[] = [];
  const value = FieldReader.read(given, path, errors, read);
  return { value: errors.length === 0 ? value : null, errors };
}

/**
 * Reads the fields of one object from outside, naming each that is wrong by its path. Null counts as absent; what nothing has
 * asked for is no field of it.
 */
export class FieldReader {
  readonly #given: Record<string, unknown>;
  readonly #path: string;
  readonly #errors: InputError[];
  readonly #errorsBefore: number;
  readonly #isObject: boolean;
  readonly #known = new Set<string>();

  static read<T>(given: unknown, path: string, errors: InputError[], read: (fields: FieldReader) => T): T {
    const fields = new FieldReader(given, path, errors);
    const value = read(fields);
    fields.#refuseUnknown();
    return value;
  }

  private constructor(given: unknown, path: string, errors: InputError[]) {
    this.#path = path;
    this.#errors = errors;
    this.#errorsBefore = errors.length;
    this.#isObject = isRecord(given);
    this.#given = isRecord(given) ? given : {};
    if (!this.#isObject) this.refuse(null, 'wrong-type', 'must be an object');
  }

  /** Nothing was wrong so far. */
  get isRight(): boolean {
    return this.#errors.length === this.#errorsBefore;
  }

  has(key: string): boolean {
    return this.#value(key) !== undefined;
  }

  /** A finite number within its limits; `fallback` where it is absent or wrong. A wrong one is also an error. */
  number<T>(key: string, limits: Limits, fallback: T): number | T {
    const value = this.#value(key);
    if (value === undefined) return fallback;
    const { min, minIncluded = true, max, whole = false } = limits;
    if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value))) {
      return this.#wrong(key, 'wrong-type', `must be a ${whole ? 'whole ' : ''}number`, fallback);
    }
    if (min !== undefined && (value < min || (value === min && !minIncluded)))
      return this.#wrong(
        key,
        'below-limit',
        `must be ${minIncluded ? 'at least' : 'over'} ${min}`,
        fallback,
        min,
      );
    if (max !== undefined && value > max)
      return this.#wrong(key, 'above-limit', `must be at most ${max}`, fallback, max);
    return value;
  }

  /** The same, and it must be there. What is missing is answered by 0 beside its error. */
  neededNumber(key: string, limits: Limits): number {
    if (!this.has(key)) return this.#wrong(key, 'wrong-type', 'must be a number', 0);
    return this.number(key, limits, 0);
  }

  choice<const T extends string | number, F>(key: string, choices: readonly T[], fallback: F): T | F {
    const value = this.#value(key);
    if (value === undefined) return fallback;
    const known = choices.find((choice) => choice === value);
    return known ?? this.#wrong(key, 'not-allowed', `must be one of: ${choices.join(', ')}`, fallback);
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.#value(key);
    if (value === undefined) return fallback;
    return typeof value === 'boolean'
      ? value
      : this.#wrong(key, 'wrong-type', 'must be true or false', fallback);
  }

  text(key: string): string {
    const value = this.#value(key);
    return typeof value === 'string' ? value : this.#wrong(key, 'wrong-type', 'must be text', '');
  }

  time(key: string): ClockTime | undefined {
    const value = this.#value(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      return this.#wrong(key, 'wrong-type', 'must be a time such as "20:00"', undefined);
    return (
      parseClockTime(value) ??
      this.#wrong(key, 'not-allowed', 'must be a time from "00:00" to "23:59"', undefined)
    );
  }

  neededTime(key: string): ClockTime {
    const time = this.time(key);
    if (time !== undefined || this.has(key)) return time ?? MIDNIGHT;
    return this.#wrong(key, 'wrong-type', 'must be a time such as "20:00"', MIDNIGHT);
  }

  times(key: string): ClockTime[] | undefined {
    const value = this.#value(key);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) return this.#wrong(key, 'wrong-type', 'must be a list', []);
    return value.flatMap((one: unknown) => {
      const time = typeof one === 'string' ? parseClockTime(one) : null;
      return time ?? this.#wrong(key, 'not-allowed', 'must have times from "00:00" to "23:59"', []);
    });
  }

  object<T>(key: string, read: (fields: FieldReader) => T): T | undefined {
    const value = this.#value(key);
    return value === undefined
      ? undefined
      : FieldReader.read(value, `${this.#path}.${key}`, this.#errors, read);
  }

  list<T>(key: string, most: number, read: (fields: FieldReader) => T): T[] {
    const value = this.#value(key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.#wrong(key, 'wrong-type', 'must be a list', []);
    if (value.length > most) this.refuse(key, 'above-limit', `must be at most ${most}`, most);
    return value.map((one, index) =>
      FieldReader.read(one, `${this.#path}.${key}[${index}]`, this.#errors, read),
    );
  }

  refuse(key: string | null, code: InputErrorCode, says: string, limit?: number): void {
    // What is no object is said once, not again of each field that it does not have.
    if (key !== null && !this.#isObject) return;
    const field = key === null ? this.#path : `${this.#path}.${key}`;
    this.#errors.push({ field, code, message: `${field} ${says}.`, limit });
  }

  /** Fields of this object, also where they are not read. */
  knows(keys: readonly string[]): void {
    for (const key of keys) this.#known.add(key);
  }

  /** Named before what is wrong in the fields themselves. */
  #refuseUnknown(): void {
    const others = this.#errors.splice(this.#errorsBefore);
    for (const key of Object.keys(this.#given))
      if (!this.#known.has(key)) this.refuse(key, 'unknown-key', 'is not a known key');
    this.#errors.push(...others);
  }

  #value(key: string): unknown {
    this.#known.add(key);
    return this.#given[key] ?? undefined;
  }

  #wrong<T>(key: string, code: InputErrorCode, says: string, instead: T, limit?: number): T {
    this.refuse(key, code, says, limit);
    return instead;
  }
}

const MIDNIGHT = 0 as ClockTime;

export const NOT_NEGATIVE = { min: 0 } as const;
export const ABOVE_ZERO = { min: 0, minIncluded: false } as const;

/** Leaves out undefined properties, so that equal entries are equal objects. */
export const omitUndefined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
