import { KCAL_PER_GRAM, type Product } from '@dietetic/catalogue';
import { MG_PER_MMOL, NITROGEN_MG_PER_MOSM, PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { nutrientPer100 } from './powder.ts';

/** g or ml of a product in 100 ml of the final feed. */
export type RecipePart = { product: Product; per100Ml: number };

/** In 100 ml of the feed, in the nutrient's own unit; null where one part does not state it: unknown is never zero. */
export function nutrientPer100Ml(parts: readonly RecipePart[], nutrientId: string): number | null {
  let total = 0;
  for (const { product, per100Ml } of parts) {
    if (per100Ml === 0) continue;
    const stated = nutrientPer100(product, nutrientId);
    if (stated === null) return null;
    total += (stated * per100Ml) / 100;
  }
  return total;
}

/** Percent of the energy that comes from protein. */
export const proteinEnergyPercent = (protein: number | null, kcal: number | null): number | null =>
  protein === null || kcal === null || kcal === 0 ? null : (100 * KCAL_PER_GRAM.protein * protein) / kcal;

/** Potential renal solute load, mOsm in 100 ml of the feed; null unless protein and all four minerals are stated. */
export function soluteLoadPer100Ml(parts: readonly RecipePart[]): number | null {
  const protein = nutrientPer100Ml(parts, 'protein');
  if (protein === null) return null;
  let total = (1000 * protein) / PROTEIN_PER_NITROGEN / NITROGEN_MG_PER_MOSM;
  for (const [mineral, mgPerMmol] of Object.entries(MG_PER_MMOL)) {
    const mg = nutrientPer100Ml(parts, mineral);
    if (mg === null) return null;
    total += mg / mgPerMmol;
  }
  return total;
}
