import { bolusOf } from '@dietetic/regimen';
import type { NumberEntry } from '#ui/number-field/number-text.ts';

type Shared = {
  madeMl: number | undefined;
  volume: NumberEntry | undefined;
  boluses: NumberEntry | undefined;
  bolusStep: number | undefined;
};

/**
 * ml of one bolus of a powder that is made up: in whole millilitres no more than there is of it. Undefined where rounding
 * keeps within that, or more was typed.
 */
export function bolusOfMade({ madeMl, volume, boluses, bolusStep }: Shared): number | undefined {
  const [ml, count] = [volume?.value, boluses?.value];
  if (madeMl === undefined || ml === undefined || count === undefined || ml > madeMl || !(count > 0))
    return undefined;
  const isWithin = bolusOf({ volume: ml, boluses: count, bolusStep }, false) * count <= madeMl;
  return isWithin ? undefined : Math.floor(ml / count) || undefined;
}
