import { INPUT_LIMITS } from '../assessment/input-limits.ts';
import type { NumberLimits, NumericEntryKey } from '../assessment/input-limits.ts';
import type { Scale } from './field-definition.ts';

/** The step of an entry, and the decimal places that show it. */
export function precisionOf(entry: NumericEntryKey): { step: number; places: number } {
  const { step } = INPUT_LIMITS[entry];
  return { step, places: `${step}`.split('.')[1]?.length ?? 0 };
}

/** What a slider draws of an entry: its usual range, or its limits where none is usual; `between` are the marks inside. */
export function scaleOf(entry: NumericEntryKey, between: readonly number[]): Scale {
  const { min, max, usualMin = min, usualMax = max }: NumberLimits = INPUT_LIMITS[entry];
  return { min: usualMin, max: usualMax, ...precisionOf(entry), marks: [usualMin, ...between, usualMax] };
}
