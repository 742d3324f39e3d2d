import { formatQuantity } from '@dietetic/clinical';
import type { QuantityKind } from '@dietetic/clinical';
import type { ValueKey } from '@dietetic/regimen';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import { readNumber } from '#ui/number-field/number-text.ts';
import type { FieldForm } from './field-form.ts';

type EntryState = Pick<FrameProps, 'error' | 'ask'>;

const NOT_A_NUMBER = 'Enter a number, for example 12.5.';
const AMBIGUOUS = 'This can be read two ways. Write 1234 for thousands, or 1.234 for a decimal.';

const KIND_OF_KEY: Partial<Record<ValueKey, QuantityKind>> = {
  PD_WEIGHT: 'weight',
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
};

/** What a field has to say about its entry: refused (no result), doubted (asks once), or nothing. */
export function entryState(form: FieldForm, ...keys: ValueKey[]): EntryState {
  for (const key of keys) {
    const error = errorOf(form, key);
    if (error !== undefined) return { error };
  }
  for (const key of keys) {
    const warning = form.openWarnings.find((open) => open.field === key);
    if (warning) {
      return {
        ask: {
          message: warning.message,
          confirmLabel: confirmLabel(form, key),
          onConfirm: () => form.confirm(warning),
        },
      };
    }
  }
  return {};
}

export function errorOf(form: FieldForm, key: ValueKey): string | undefined {
  const unreadable = form.regimen.unreadable[key];
  if (unreadable !== undefined) return unreadableMessage(unreadable);
  return form.context.assessment.errors.find((error) => error.field === key)?.message;
}

export function unreadableMessage(text: string): string {
  return readNumber(text).kind === 'ambiguous' ? AMBIGUOUS : NOT_A_NUMBER;
}

function confirmLabel(form: FieldForm, key: ValueKey): string {
  const value = form.context.values[key];
  const kind = KIND_OF_KEY[key];
  if (typeof value !== 'number' || kind === undefined) return 'It is right';
  return `${formatQuantity(kind, value, { ageMonths: form.context.values.PD_AGE }).text} is right`;
}
