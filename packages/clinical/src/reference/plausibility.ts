import type { Source } from './source.ts';

export const PLAUSIBILITY_SOURCE: Source = {
  id: 'plausibility',
  citation: 'Product specification, section K: where an entry, a result or a plan is asked about',
  status: 'spec',
};

/** Shares of the median for age and sex outside which a child's weight or height is questioned; both ends pass. */
export const PLAUSIBLE_WEIGHT_FACTORS = { from: 0.65, to: 1.5 } as const;
export const PLAUSIBLE_HEIGHT_FACTORS = { from: 0.65, to: 1.5 } as const;

/** cm: such a small figure is a height in metres; both ends count. This app's own, not the specification's. */
export const HEIGHT_IN_METRES = { from: 0.4, to: 2.5 } as const;

/** kg/m², from the 18th birthday; both ends pass. */
export const PLAUSIBLE_ADULT_BMI = { from: 14, to: 50 } as const;

/**
 * Shares of the BMI of the medians for age and sex. Outside them a child's weight and height are questioned together,
 * even if each alone is plausible; both ends pass. This app's own, unconfirmed.
 */
export const PLAUSIBLE_CHILD_BMI_FACTORS = { from: 0.6, to: 2 } as const;

/** kg, from the 18th birthday while the height is not known; both ends pass. */
export const PLAUSIBLE_ADULT_WEIGHT = {
  male: { from: 35, to: 250 },
  female: { from: 30, to: 250 },
} as const;

/** kcal/kg a day, from the 18th birthday; both ends pass. */
export const PLAUSIBLE_ADULT_KCAL_PER_KG = { from: 12, to: 45 } as const;

/** Under 18: times the average requirement for age. */
export const PLAUSIBLE_SHARE_OF_AVERAGE_ENERGY = 1.5;
/**
 * And the least, from 6 months: below the basal rate of nearly every child, and 10 typed for 100 per cent is a slip. This app's own,
 * unconfirmed.
 */
export const PLAUSIBLE_LEAST_SHARE_OF_AVERAGE_ENERGY = { share: 0.4, fromMonths: 6 } as const;

/**
 * °C, the highest of 24 hours: below it is not known whether Penn State holds, because its sources print no range.
 * This app's own, unconfirmed.
 */
export const PLAUSIBLE_PENN_STATE_FROM_CELSIUS = 35;

/** g/kg a day at every age, calculated or entered. */
export const PLAUSIBLE_PROTEIN_GRAMS_PER_KG = 4;

/** ml/kg a day: from the 18th birthday, and under one year. */
export const PLAUSIBLE_FLUID_ML_PER_KG = { adult: 50, infant: 200 } as const;

/** What a regimen provides, as a share of the upper end of a need. */
export const PLAUSIBLE_SHARE_OF_NEED = 1.5;
/**
 * The same for protein if the need is a child's reference intake: what keeps nearly all healthy children well is less
 * than any feed provides at full energy (a standard feed of 2.7 g/100 kcal gives a child of 6 twice as much). This
 * app's own.
 */
export const PLAUSIBLE_SHARE_OF_REFERENCE_PROTEIN = 2.5;

/** % of the energy need from products of which none is nutritionally complete, above which they are asked about. This app's own. */
export const PLAUSIBLE_SHARE_OF_INCOMPLETE_PRODUCTS = 80;

/** One product alone, per day; also more than `PLAUSIBLE_SHARE_OF_NEED` of the energy need. */
export const PLAUSIBLE_PRODUCT_AMOUNT = { ml: 4000, g: 2000, packsOfPowder: 10 } as const;

/**
 * A count of packs typed into the field for ml or g: a whole number up to `mostCount`, or a half, that is less than
 * this share of one pack. From 5 ml, a spoonful, a liquid is really measured: a first taste, or an amount to keep the
 * mouth or the gut used to feed. A powder in portions smaller than `leastPowderGrams` (thickener, single amino acids,
 * vitamins) is weighed by the gram. This app's own, not the specification's.
 */
export const PLAUSIBLE_COUNT_SLIP = {
  mostCount: { g: 10, ml: 4 },
  shareOfOne: 0.25,
  leastPowderGrams: 15,
} as const;
