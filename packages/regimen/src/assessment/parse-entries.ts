import { INVALID, formatNumber, isUsable, NO_BREAK_SPACE, parseCalendarDate } from '@dietetic/clinical';
import type { Entered } from '@dietetic/clinical';
import type { INPUT_WARNING_CODES, InputError, InputWarning } from './assessment.ts';
import { ALIASES, CHOICE_ENTRIES, OTHER_KEYS, TEXT_ENTRIES } from './choice-entries.ts';
import type { ChoiceEntryKey, ChoiceOf, TextEntryKey } from './choice-entries.ts';
import { INPUT_LIMITS, RANGE_PAIRS } from './input-limits.ts';
import type { NumericEntryKey, NumberLimits } from './input-limits.ts';

/** The values of a regimen after the door: each is absent, invalid or usable, and what is wrong has a name. */
export type Entries = {
  numbers: Record<NumericEntryKey, Entered<number>>;
  choices: { [Key in ChoiceEntryKey]: Entered<ChoiceOf<Key>> };
  texts: Record<TextEntryKey, Entered<string>>;
  errors: InputError[];
  warnings: InputWarning[];
};

const NUMBER_KEYS = Object.keys(INPUT_LIMITS) as NumericEntryKey[];
const CHOICE_KEYS = Object.keys(CHOICE_ENTRIES) as ChoiceEntryKey[];
const KNOWN = new Set<string>([
  ...NUMBER_KEYS,
  ...CHOICE_KEYS,
  ...TEXT_ENTRIES,
  ...OTHER_KEYS,
  ...Object.keys(ALIASES),
]);

/** Reads what was entered. Nothing is changed, clamped or guessed: a value counts as it is, or not at all. */
export function parseEntries(
  values: Readonly<Record<string, unknown>>,
  limits: Record<NumericEntryKey, NumberLimits> = INPUT_LIMITS,
): Entries {
  const errors: InputError[] = [];
  const warnings: InputWarning[] = [];
  const given = withoutAliases(values);
  const numbers = record(NUMBER_KEYS, (key) =>
    readNumber(key, given(key), limits[key], { errors, warnings }),
  );
  const choices = record(CHOICE_KEYS, (key) => readChoice(key, given(key), errors)) as Entries['choices'];
  const texts = record(TEXT_ENTRIES, (key) => readText(key, given(key), errors));
  refuseReversedRanges(numbers, errors);
  refuseDaysOfOlder(numbers, errors);
  for (const key of Object.keys(values)) {
    if (!KNOWN.has(key))
      errors.push({ field: key, code: 'unknown-key', message: `${key} is not a known key.` });
  }
  return { numbers, choices, texts, errors, warnings };
}

function refuse(errors: InputError[], error: InputError): typeof INVALID {
  errors.push(error);
  return INVALID;
}

/** Looks a key up under its own name, else under its second name; null is "not entered". */
function withoutAliases(values: Readonly<Record<string, unknown>>): (key: string) => unknown {
  return (key) => {
    const own = values[key] ?? undefined;
    if (own !== undefined) return own;
    const alias = Object.keys(ALIASES).find((second) => ALIASES[second] === key);
    return alias === undefined ? undefined : (values[alias] ?? undefined);
  };
}

function readNumber(
  field: NumericEntryKey,
  value: unknown,
  limits: NumberLimits,
  { errors, warnings }: Pick<Entries, 'errors' | 'warnings'>,
): Entered<number> {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || (limits.whole && !Number.isInteger(value))) {
    const wanted = limits.whole ? 'a whole number' : 'a number';
    return refuse(errors, { field, code: 'wrong-type', message: `${limits.name} must be ${wanted}.` });
  }
  if (value === 0 && isZeroAbsent(limits)) return undefined;
  const error = hardLimitError(field, limits, value);
  if (error) return refuse(errors, error);
  const warning = usualRangeWarning(field, limits, value);
  if (warning) warnings.push(warning);
  return value;
}

const isZeroAbsent = ({ zeroIsAbsent, zeroIsValue, min, minIncluded }: NumberLimits): boolean =>
  zeroIsAbsent === true || (!zeroIsValue && min === 0 && minIncluded);

function hardLimitError(field: NumericEntryKey, limits: NumberLimits, value: number): InputError | undefined {
  const { name, unit, min, minIncluded, max } = limits;
  if (value > max) {
    const message = `${name} is ${typedQuantityText(value, unit)}; the most accepted is ${typedQuantityText(max, unit)}.`;
    return { field, code: 'above-limit', message: `${message}${likelyUnit(limits, value)}`, limit: max };
  }
  if (value < min || (value === min && !minIncluded)) {
    const least = minIncluded
      ? `the least accepted is ${typedQuantityText(min, unit)}`
      : `it must be above ${typedQuantityText(min, unit)}`;
    const message = `${name} is ${typedQuantityText(value, unit)}; ${least}.`;
    return { field, code: 'below-limit', message: `${message}${likelyUnit(limits, value)}`, limit: min };
  }
  return undefined;
}

/** " 98.6 °F is 37.0 °C." where the number is a usual one in another unit. */
function likelyUnit({ slip, unit, step }: NumberLimits, value: number): string {
  const own = slip?.toOwn(value);
  if (slip === undefined || own === undefined || own < slip.likely.from || own > slip.likely.to) return '';
  const places = step < 1 ? 1 : 0;
  return ` ${typedQuantityText(value, slip.unit)} is ${formatNumber(own, places)}${NO_BREAK_SPACE}${unit}.`;
}

function usualRangeWarning(
  field: NumericEntryKey,
  limits: NumberLimits,
  value: number,
): InputWarning | undefined {
  const { name, unit, usualMin, usualMax } = limits;
  if (usualMax !== undefined && value > usualMax)
    return unusualValueWarning({ field, code: 'above-usual', name, value, unit, limit: usualMax });
  if (usualMin !== undefined && value < usualMin)
    return unusualValueWarning({ field, code: 'below-usual', name, value, unit, limit: usualMin });
  return undefined;
}

type Unusual = {
  field: string;
  code: (typeof INPUT_WARNING_CODES)[number];
  name: string;
  value: number;
  unit: string;
  /** The end of the usual range that the value lies beyond. */
  limit: number;
};

/** A question about a value that counts. */
export function unusualValueWarning({ field, code, name, value, unit, limit }: Unusual): InputWarning {
  const side = value > limit ? 'above' : 'below';
  const message = `${name} is ${typedQuantityText(value, unit)}, ${side} ${typedQuantityText(limit, unit)}. Check the number and its unit.`;
  return { field, code, message, limit };
}

function readChoice(field: ChoiceEntryKey, value: unknown, errors: InputError[]): Entered<string | number> {
  if (value === undefined) return undefined;
  const allowed: readonly (string | number)[] = CHOICE_ENTRIES[field];
  if (typeof value !== typeof allowed[0]) {
    const wanted = typeof allowed[0] === 'number' ? 'a number' : 'text';
    return refuse(errors, { field, code: 'wrong-type', message: `${field} must be ${wanted}.` });
  }
  const known = allowed.find((choice) => choice === value);
  if (known !== undefined) return known;
  const message = `${field} must be one of: ${allowed.join(', ')}.`;
  return refuse(errors, { field, code: 'not-allowed', message });
}

function readText(field: TextEntryKey, value: unknown, errors: InputError[]): Entered<string> {
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    return refuse(errors, { field, code: 'wrong-type', message: `${field} must be text.` });
  if (field === 'PD_DOB' && parseCalendarDate(value) === null) {
    const message = 'The date of birth must be a day that exists, as 2024-02-29.';
    return refuse(errors, { field, code: 'not-allowed', message });
  }
  return value;
}

/** A minimum above its maximum: nothing is swapped, and the minimum is what has to change. */
function refuseReversedRanges(numbers: Entries['numbers'], errors: InputError[]): void {
  for (const [low, high] of RANGE_PAIRS) {
    const min = numbers[low];
    const max = numbers[high];
    if (!isUsable(min) || !isUsable(max) || min <= max) continue;
    const { name, unit }: NumberLimits = INPUT_LIMITS[low];
    const message = `${name} is ${typedQuantityText(min, unit)}, above the maximum of ${typedQuantityText(max, unit)}.`;
    numbers[low] = refuse(errors, { field: low, code: 'above-limit', message, limit: max });
  }
}

/** Sixty days are two months at most: beside an older age they are another patient's. */
function refuseDaysOfOlder(numbers: Entries['numbers'], errors: InputError[]): void {
  const { PD_AGE: age, PD_AGE_DAYS: days } = numbers;
  if (!isUsable(age) || !isUsable(days) || age <= MOST_MONTHS_WITH_DAYS) return;
  const message = `Age is ${typedQuantityText(age, 'months')}; days of age are for patients of up to two months.`;
  numbers.PD_AGE_DAYS = refuse(errors, { field: 'PD_AGE_DAYS', code: 'not-allowed', message });
}

const MOST_MONTHS_WITH_DAYS = 2;

/** A typed number keeps its own decimal places here, unlike a result. */
export function typedQuantityText(value: number, unit: string): string {
  const places = Math.min(String(value).split('.')[1]?.length ?? 0, 4);
  return unit === '' ? formatNumber(value, places) : `${formatNumber(value, places)}${NO_BREAK_SPACE}${unit}`;
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
}
