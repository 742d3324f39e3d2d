import type { Source } from './source.ts';

export const POWDER_RECIPE_LIMITS_SOURCE: Source = {
  id: 'powder-recipe-limits',
  citation:
    'Practice in concentrating infant formula (Shaw, Clinical Paediatric Dietetics; J Pediatr Gastroenterol Nutr 2013;57:432); measuring error doi 10.3389/fnut.2024.1385496',
  status: 'unconfirmed',
};

/** g of powder per 100 ml of feed above which a strength is questioned. */
export const PLAUSIBLE_STRENGTH_PERCENT = { ask: 15, confirm: 17 } as const;

/** mOsm/kg above which a feed is questioned. */
export const PLAUSIBLE_OSMOLALITY = { underOneYear: 450, fromOneYear: 600 } as const;

/** Potential renal solute load, mOsm per 100 kcal: noted above the first, questioned from the second. */
export const PLAUSIBLE_SOLUTE_LOAD = { noteAbove: 30, askFrom: 39 } as const;

/** kcal in 100 ml of a feed with modules above which it must be confirmed under one year. */
export const PLAUSIBLE_INFANT_FEED_KCAL_PER_100_ML = 100;

/** Percent of energy from protein under one year. */
export const LEAST_INFANT_PROTEIN_ENERGY_PERCENT = 7.5;

/** Average error, in per cent, of powder measured at home: a feed weaker than its label by more is questioned. */
export const POWDER_MEASURING_ERROR_PERCENT = 9;
