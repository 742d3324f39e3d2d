import { INVALID, isUsable } from '@dietetic/clinical';
import { figureAndLimit, isOver, isUnder } from '../plan/checks/figures.ts';
import type { InputError, InputWarning } from './assessment.ts';
import { INPUT_LIMITS, type NumberLimits } from './input-limits.ts';
import { type Entries, typedQuantityText } from './parse-entries.ts';
import { resolveWeights } from './patient.ts';

const FIELD = 'PC_FLUID_PER_DAY';

/**
 * ml a day stand in place of ml/kg, and are held against the same limits of ml/kg: those of a day alone are as wide as patients are.
 * Both at once are refused: which of them holds is not guessed.
 */
export function withFluidPerDay(entries: Entries): Entries {
  const { numbers } = entries;
  const { [FIELD]: ml, PC_FLUID_ADJUST: perKg } = numbers;
  if (!isUsable(ml)) return entries;
  const refused = (error: InputError): Entries => ({
    ...entries,
    numbers: { ...numbers, [FIELD]: INVALID },
    errors: [...entries.errors, error],
  });
  const day = typedQuantityText(ml, INPUT_LIMITS[FIELD].unit);
  if (perKg !== undefined) {
    const message = `Fluid is entered as ${day} and per kg. Enter one of them.`;
    return refused({ field: FIELD, code: 'not-allowed', message });
  }
  const { weight } = resolveWeights(entries);
  if (!isUsable(weight)) return entries;
  const { unit, min, max, usualMin, usualMax }: NumberLimits = INPUT_LIMITS.PC_FLUID_ADJUST;
  // By a weight that is next to nothing it is no number any more.
  const value = Math.min(ml / weight, Number.MAX_SAFE_INTEGER);
  const beyond = beyondLimit(value, min, max) ?? beyondLimit(value, usualMin, usualMax);
  if (beyond === undefined) return entries;
  const { figure, limit } = figureAndLimit(value, beyond, unit, 1);
  const isAbove = value > beyond;
  const fluid = `Fluid is ${day}, ${figure}`;
  if (value < min || value > max) {
    const message = `${fluid}; the ${isAbove ? 'most' : 'least'} accepted is ${limit}.`;
    return refused({ field: FIELD, code: isAbove ? 'above-limit' : 'below-limit', message, limit: beyond });
  }
  const warning: InputWarning = {
    field: FIELD,
    code: isAbove ? 'above-usual' : 'below-usual',
    message: `${fluid}, ${isAbove ? 'above' : 'below'} ${limit}. Check the number and its unit.`,
    limit: beyond,
  };
  return { ...entries, warnings: [...entries.warnings, warning] };
}

/** The end that is passed; an absent one has none. */
const beyondLimit = (value: number, least?: number, most?: number): number | undefined =>
  most !== undefined && isOver(value, most)
    ? most
    : least !== undefined && isUnder(value, least)
      ? least
      : undefined;
