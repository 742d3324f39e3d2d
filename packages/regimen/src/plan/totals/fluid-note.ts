import type { AnyProduct, CountedAmount, Product } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS, formatNumber, formatQuantity } from '@dietetic/clinical';
import type { RegimenState } from '../../state/regimen-state.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { preparedVolumeMl, type KnownTotal, knownTotal } from '../checks/infant-volume.ts';
import { nonTubeIntake } from '../feed-plan/non-tube-intake.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { makeUpRecipe } from '../recipe/calculate-recipe.ts';
import type { Need, NeedTarget } from './need.ts';

/** Under one year fluid is counted by volume, and not as the water in the feed. */
export const isByVolume = (ageMonths: number | null | undefined): boolean =>
  ageMonths !== null && ageMonths !== undefined && ageMonths < FIRST_BIRTHDAY_MONTHS;

/** ml a day that the products come to as they are drunk, powders as their labels make them up. */
export const preparedVolume = (counted: readonly CountedAmount<AnyProduct>[]): KnownTotal =>
  knownTotal(counted.map((one) => ('product' in one ? preparedVolumeMl(one.product, one.amount) : null)));

/** The same of a regimen: a powder that has a recipe comes to what the recipe makes of it, and not to what its label would. */
export function preparedVolumeOfRegimen(
  selected: readonly SelectedProduct[],
  catalogue: readonly Product[],
  recipe: Recipe | undefined,
): KnownTotal {
  return nonTubeIntake(selected, catalogue, undefined, makeUpRecipe(recipe, catalogue)).volumeMl;
}

type FluidTarget = Extract<NeedTarget['end'], 'only' | 'limit'>;

export type FluidNoteWords = {
  /** `share` of the need, or of the limit that was entered; null without one. */
  byVolume: (volume: string, share: string | null, of: FluidTarget) => string;
  withRecipe: (volume: string, share: string | null, of: FluidTarget) => string;
};

/** Beside the water of the products, for whom it is not the fluid that counts. Null from one year, and without products. */
export function fluidNote(
  ageMonths: number | null | undefined,
  volume: KnownTotal,
  need: Need | null,
  say: Pick<FluidNoteWords, 'byVolume'>,
): string | null {
  return isByVolume(ageMonths) ? noteOf(volume, need, say.byVolume) : null;
}

/** From one year, beside the water that labels state: a powder's label states none, and the recipe knows what is added. */
export function recipeFluidNote(
  { values, products, recipe }: Pick<RegimenState, 'values' | 'products' | 'recipe'>,
  catalogue: readonly Product[],
  need: Need | null,
  say: Pick<FluidNoteWords, 'withRecipe'>,
): string | null {
  if (recipe === undefined || isByVolume(values.PD_AGE)) return null;
  const { waterMl } = nonTubeIntake(products, catalogue, undefined, makeUpRecipe(recipe, catalogue));
  return noteOf(waterMl, need, say.withRecipe);
}

function noteOf(
  { value, complete }: KnownTotal,
  need: Need | null,
  write: FluidNoteWords['byVolume'],
): string | null {
  // What nobody knows the volume of is not 0 ml.
  if (value === 0) return null;
  const least = complete ? '' : 'at least ';
  const share =
    need === null || need.high === 0 ? null : `${least}${formatNumber((100 * value) / need.high, 0)}\u00a0%`;
  return write(
    `${least}${formatQuantity('fluid', value).text}`,
    share,
    need?.isRestricted ? 'limit' : 'only',
  );
}
