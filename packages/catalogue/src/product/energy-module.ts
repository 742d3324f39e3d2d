import { KCAL_PER_GRAM } from '../nutrients/energy-factors.ts';
import { contribution } from '../nutrients/nutrient-amount.ts';
import { per100 } from '../nutrients/nutrient-total.ts';
import type { AnyProduct } from './listed-product.ts';

/** A product of one macronutrient, to be added to a diet or a feed. */
export type EnergyModule = 'carbohydrate' | 'fat' | 'protein';

/** Share of the label's energy that one macronutrient has to provide. */
const LEAST_SHARE = 0.9;
/** If the label has one of these, it is a micronutrient product on a carrier. */
const MICRONUTRIENTS = ['vitaminA', 'vitaminC', 'vitaminD', 'iron', 'zinc'];
const ENERGY_MODULES: readonly EnergyModule[] = ['carbohydrate', 'fat', 'protein'];

/**
 * The macronutrient of a module, from the label alone: one provides at least 90 % of the energy (4, 9 and 4 kcal/g),
 * and a module other than protein has no protein at all, which tells it from a thickener. Null if the label leaves a
 * figure out, for a nutritionally complete product, and for the protein of a metabolic disorder, which is a protein
 * substitute. A product with vitamins or trace elements is given for those.
 */
export function energyModule(product: AnyProduct, isMetabolic: boolean): EnergyModule | null {
  if (product.nutritionallyComplete !== false) return null;
  const amount = (id: string) => contribution(per100(product, id));
  if (hasMicronutrients(product)) return null;
  const [kcal, protein] = [amount('energyKcal'), amount('protein')];
  if (kcal === null || protein === null || kcal <= 0) return null;
  const found = ENERGY_MODULES.find((id) => {
    const grams = amount(id);
    return grams !== null && (grams * KCAL_PER_GRAM[id]) / kcal >= LEAST_SHARE;
  });
  if (found === undefined) return null;
  return (found === 'protein' ? isMetabolic : protein > 0) ? null : found;
}

const hasMicronutrients = (product: AnyProduct): boolean =>
  MICRONUTRIENTS.some((id) => (contribution(per100(product, id)) ?? 0) > 0);

/** Vitamins or trace elements on a carrier: no protein, and not a complete food. Its energy does not matter. */
export const isForMicronutrients = (product: AnyProduct): boolean =>
  product.nutritionallyComplete === false &&
  contribution(per100(product, 'protein')) === 0 &&
  hasMicronutrients(product);
