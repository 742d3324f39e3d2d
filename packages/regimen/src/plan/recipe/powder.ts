import { contribution, per100, type Product } from '@dietetic/catalogue';
import { isOver } from '../checks/figures.ts';
import { type GramsPer100MlFeed, gramsPer100MlFeed, strengthInFeed } from './strength.ts';

/** What a label says about making up its powder. A figure it does not give is null; there is no substitute. */
export type Powder = {
  /** g in one level scoop of this tin's own scoop. */
  scoopGrams: number | null;
  /** The label's own strength. */
  standardStrength: GramsPer100MlFeed | null;
  /** The most that the label allows. */
  maxStrength: GramsPer100MlFeed | null;
  /** ml of room that 1 g of the powder takes, from the label's own recipe with water. */
  displacementMlPerGram: number | null;
  /** g of powder to 1 ml of water in the label's own recipe. */
  standardGramsPerMlWater: number | null;
};

export function powderOf({
  scoopGrams,
  maxStrengthPercent,
  dilution,
}: Pick<Product, 'scoopGrams' | 'maxStrengthPercent' | 'dilution'>): Powder {
  const { powderGrams = null, madeUpMl = null, liquid = '' } = dilution ?? {};
  const waterMl = liquid === 'water' ? (dilution?.liquidMl ?? null) : null;
  const isComplete = powderGrams !== null && powderGrams > 0 && waterMl !== null && madeUpMl !== null;
  return {
    scoopGrams,
    standardStrength:
      powderGrams !== null && madeUpMl !== null ? strengthInFeed(powderGrams, madeUpMl) : null,
    maxStrength: maxStrengthPercent === null ? null : gramsPer100MlFeed(maxStrengthPercent),
    displacementMlPerGram: isComplete && madeUpMl > waterMl ? (madeUpMl - waterMl) / powderGrams : null,
    standardGramsPerMlWater: isComplete && waterMl > 0 ? powderGrams / waterMl : null,
  };
}

/** True when made up at the label's strength or weaker. */
export const isWithinLabelStrength = (
  { strengthPercent }: { strengthPercent: number | null },
  product: Product,
): boolean => {
  const { standardStrength: standard } = powderOf(product);
  return strengthPercent !== null && standard !== null && !isOver(strengthPercent, standard);
};

/**
 * Grams in a ml of a powder as its label makes it up. Null where the label does not say; with another liquid than water
 * the feed has energy and protein that are not the powder's.
 */
export function gramsPerMlByLabel(dilution: Product['dilution']): number | null {
  const { powderGrams = null, madeUpMl = null, liquid = '' } = dilution ?? {};
  return liquid !== 'water' || powderGrams === null || madeUpMl === null || !(madeUpMl > 0)
    ? null
    : powderGrams / madeUpMl;
}

/** Of 100 g or ml of a product, in the nutrient's own unit; null where it is not stated. */
export const nutrientPer100 = (product: Product, nutrientId: string): number | null =>
  contribution(per100(product, nutrientId));
