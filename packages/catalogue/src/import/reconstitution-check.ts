import type { Product } from '../product/product.ts';
import type { ImportReason } from './import-reason.ts';

/** ml of volume that 1 g of a powder takes up in water: labels state 0.66 to 0.77. */
const PLAUSIBLE_DISPLACEMENT = { least: 0.4, most: 1.1 };
/** Share by which whole scoops may differ from the grams of a label's recipe, which are rounded. */
const SCOOPS_MISS = 0.05;
const MOST_PERCENT = 100;

/** Checks that a label's instructions for making up the powder are consistent. Missing instructions are not an error. */
export function checkReconstitution(product: Product): ImportReason[] {
  const { scoopGrams, dilutionScoops, maxStrengthPercent, dilution } = product;
  const { powderGrams = null, liquidMl = null, madeUpMl = null, liquid = '' } = dilution ?? {};
  const reasons: ImportReason[] = [];
  const refuse = (field: string, detail: string) => reasons.push({ rule: 'reconstitution', field, detail });
  for (const [field, value] of Object.entries({
    scoopGrams,
    dilutionScoops,
    maxStrengthPercent,
    dilutionPowderGrams: powderGrams,
    dilutionLiquidMl: liquidMl,
    dilutionMadeUpMl: madeUpMl,
  }))
    if (value !== null && value <= 0) refuse(field, `${value} is not over 0`);
  if (reasons.length > 0) return reasons;

  if (powderGrams !== null && liquidMl !== null && madeUpMl !== null && liquid === 'water') {
    const displacement = (madeUpMl - liquidMl) / powderGrams;
    if (displacement < PLAUSIBLE_DISPLACEMENT.least || displacement > PLAUSIBLE_DISPLACEMENT.most)
      refuse(
        'dilutionLiquidMl',
        `${powderGrams} g with ${liquidMl} ml water cannot make ${madeUpMl} ml: 1 g would take up ${displacement.toFixed(2)} ml`,
      );
  }
  if (scoopGrams !== null && dilutionScoops !== null && powderGrams !== null) {
    const scooped = scoopGrams * dilutionScoops;
    if (Math.abs(scooped - powderGrams) > SCOOPS_MISS * powderGrams)
      refuse(
        'dilutionScoops',
        `${dilutionScoops} scoops of ${scoopGrams} g are ${Number(scooped.toFixed(2))} g, and the recipe has ${powderGrams} g`,
      );
  }
  if (maxStrengthPercent !== null) {
    const standard = powderGrams === null || madeUpMl === null ? null : (100 * powderGrams) / madeUpMl;
    if (maxStrengthPercent > MOST_PERCENT)
      refuse('maxStrengthPercent', `${maxStrengthPercent} % is over 100 %`);
    else if (standard !== null && standard > maxStrengthPercent)
      refuse(
        'maxStrengthPercent',
        `the standard strength, ${Number(standard.toFixed(2))} %, is over the maximum, ${maxStrengthPercent} %`,
      );
  }
  return reasons;
}
