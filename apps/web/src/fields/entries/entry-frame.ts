import { formatQuantity, parseOtherUnit } from '@dietetic/clinical';
import type { ConvertedQuantity, QuantityKind } from '@dietetic/clinical';
import { regimenWords, entryWords } from '@dietetic/content';
import { typedQuantityText, INPUT_LIMITS, refusedText, setEntry } from '@dietetic/regimen';
import type { Warning, NumberLimits, NumericEntryKey, ValueKey } from '@dietetic/regimen';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import { entryOfValue, isAmbiguousNumber } from '#ui/number-field/number-text.ts';
import type { FieldForm } from './field-form.ts';

type EntryState = Pick<FrameProps, 'error' | 'ask' | 'kept'>;

const KIND_OF_KEY: Partial<Record<ValueKey, QuantityKind>> = {
  PD_WEIGHT: 'weight',
  PD_WEIGHT_USED: 'weight',
  PD_WEIGHT_PREVIOUS: 'weight',
  PD_HEIGHT: 'height',
  ER_PENN_TMAX: 'temperature',
  ER_PENN_VE: 'ventilation',
  ER_CALORIC_EQUATION_MIN: 'kcalPerKg',
  ER_CALORIC_EQUATION_MAX: 'kcalPerKg',
  PC_MINIMUM: 'gPerKg',
  PC_MAXIMUM: 'gPerKg',
  PC_PENG_PROTEIN_MIN: 'gPerKg',
  PC_PENG_PROTEIN_MAX: 'gPerKg',
  PC_FLUID_ADJUST: 'mlPerKg',
  PC_FLUID_PER_DAY: 'fluid',
};

/** What a field has to say about its entry: refused (no result), unusual (a warning), confirmed after one, or nothing. */
export function entryState(form: FieldForm, ...keys: ValueKey[]): EntryState {
  for (const key of keys) {
    const error = entryError(form, key);
    if (error !== undefined) return { error, ask: otherUnitAsk(form, key) };
  }
  for (const key of keys) {
    const warning = form.warnings.find(({ fields }) => fields[0] === key);
    if (warning) return { ask: warningPrompt(form, warning, key) };
  }
  for (const key of keys) {
    const kept = keptFindingNotice(form, key);
    if (kept) return { kept };
  }
  return {};
}

/** What a warning about an entry or a result asks: whether it is right, or a value in the unit it was probably meant in. */
export function warningPrompt(
  form: FieldForm,
  warning: Warning,
  key: ValueKey | undefined,
): FrameProps['ask'] {
  const keep = { label: keepLabel(form, key), onChoose: () => form.keep(warning) };
  if (warning.of.kind === 'entry') return { message: warning.message, answers: [keep] };
  const { slip } = warning.of;
  if (slip === null || slip.value === null || key === undefined)
    return { title: warning.message, answers: [keep] };
  const { value } = slip;
  return {
    title: warning.message,
    message: slip.message,
    answers: [
      // "13 lb would be 5.9 kg." as the words of a button.
      {
        label: slip.message.replace(' would be ', ', ').replace(/\.$/, ''),
        onChoose: () => putIn(form, key, value),
      },
      keep,
    ],
  };
}

/** An answered finding that starts at this entry: still named, with the way back. */
export function keptFindingNotice(form: FieldForm, key: string): FrameProps['kept'] {
  const answered = form.kept.find(({ finding }) => finding.fields[0] === key && finding.code !== 'unit-slip');
  if (answered === undefined) return undefined;
  const { finding } = answered;
  return { message: `${finding.message} Kept.`, onUndo: () => form.takeBack(finding) };
}

const OTHER_UNIT_OF: Partial<Record<ValueKey, Parameters<typeof parseOtherUnit>[0]>> = {
  PD_WEIGHT: 'weight',
  PD_WEIGHT_PREVIOUS: 'weight',
  PD_WEIGHT_USED: 'weight',
  PD_HEIGHT: 'height',
  ER_PENN_TMAX: 'temperature',
  PC_FLUID_PER_DAY: 'fluid',
};

/** Text in another unit, "13 lb" or "5'9", is refused with the converted value as a suggestion. It is never converted silently. */
function otherUnitAsk(form: FieldForm, key: ValueKey): FrameProps['ask'] {
  const kind = OTHER_UNIT_OF[key];
  if (kind === undefined) return undefined;
  const text = refusedText(form.regimen.entries, key);
  const value = form.context.values[key];
  const read =
    text !== undefined
      ? parseOtherUnit(kind, text)
      : typeof value === 'number'
        ? readAsSlip(limitsOf(key), value)
        : null;
  const quantity = KIND_OF_KEY[key];
  if (read === null || quantity === undefined || isRefused(key, read.value)) return undefined;
  const shown = formatQuantity(quantity, read.value, { ageMonths: form.context.values.PD_AGE }).text;
  return {
    message: entryWords.useThis(read.said, shown),
    answers: [
      {
        label: `${read.said}, ${shown}`,
        onChoose: () => putIn(form, key, read.value),
      },
    ],
  };
}

/** A number beyond its limits in the unit it was probably meant in: "98.6 °F", "1,630 mm", "1.5 L". */
function readAsSlip(limits: NumberLimits | undefined, value: number): ConvertedQuantity | null {
  const slip = limits?.slip;
  if (limits === undefined || slip === undefined || (value <= limits.max && value >= limits.min)) return null;
  const own = slip.toOwn(value);
  if (own < slip.likely.from || own > slip.likely.to) return null;
  return { said: formatQuantity('amount', value, { unit: slip.unit }).text, value: own };
}

/** The value exactly, written as it would be typed. */
function putIn(form: FieldForm, key: ValueKey, value: number): void {
  form.change((regimen) => setEntry(regimen, key, entryOfValue(value)));
}

const limitsOf = (key: ValueKey): NumberLimits | undefined =>
  key in INPUT_LIMITS ? INPUT_LIMITS[key as NumericEntryKey] : undefined;

function isRefused(key: ValueKey, value: number): boolean {
  const limits = limitsOf(key);
  return limits === undefined || value > limits.max || value < limits.min;
}

export function entryError(form: FieldForm, key: ValueKey): string | undefined {
  const refused = refusedText(form.regimen.entries, key);
  if (refused !== undefined) return unreadableMessage(refused);
  const error = form.context.assessment.errors.find((one) => one.field === key)?.message;
  const isMissing = form.needed.includes(key) && form.context.values[key] === undefined;
  return error ?? (isMissing ? regimenWords.needed : undefined);
}

export function unreadableMessage(text: string): string {
  return isAmbiguousNumber(text) ? entryWords.twoWays : entryWords.notANumber;
}

function keepLabel(form: FieldForm, key: ValueKey | undefined): string {
  const value = key && form.context.values[key];
  const kind = key && KIND_OF_KEY[key];
  if (key === undefined || typeof value !== 'number' || kind === undefined) return entryWords.keepIt;
  const shown = formatQuantity(kind, value, { ageMonths: form.context.values.PD_AGE });
  // What is kept is what was typed: 1.71 cm, never 2.
  const isInParts = form.regimen.entries[key]?.text.includes('\n') ?? true;
  const isWhole = isInParts || shown.rounded === value;
  return entryWords.keep(isWhole ? shown.text : typedQuantityText(value, shown.unit));
}
