import type { Source } from './source.ts';

export const FEED_PLAN_LIMITS_SOURCE: Source = {
  id: 'feed-plan-limits',
  citation:
    'Limits of this app for rates, boluses and volumes of feeds; the range of a pump from the FreeGo manual, September 2020',
  status: 'unconfirmed',
};

/** ml/h above which a pump feed is questioned; the limit itself passes. */
export const PLAUSIBLE_RATE_ML_PER_HOUR = 150;

/**
 * ml/kg/h above which a pump feed is questioned under 18 years: an infant's full day of 150 to 200 ml/kg over 20 h is
 * 7.5 to 10.
 */
export const PLAUSIBLE_RATE_ML_PER_KG_PER_HOUR = 10;

/** ml/h, the maximum of many pumps. */
export const MOST_PUMP_RATE_ML_PER_HOUR = 400;

/** One bolus: from the 18th birthday in ml, under one year in ml/kg. */
export const PLAUSIBLE_BOLUS = { adultMl: 400, infantMlPerKg: 30 } as const;

/** ml/kg of one feed by mouth under one year: four bottles of a full day's 150 ml/kg are 37.5 each. This app's own. */
export const PLAUSIBLE_INFANT_DRINK_ML_PER_KG = 40;

/** ml/kg of feed a day under one year. */
export const PLAUSIBLE_INFANT_FEED_ML_PER_KG = { ask: 180, confirm: 200 } as const;

/**
 * ml/kg a day of flushes, water with medicines and other water under one year: eight flushes of 5 ml before and after are 23 at
 * 3.5 kg. This app's own.
 */
export const PLAUSIBLE_INFANT_WATER_ML_PER_KG = 30;

/**
 * Percentage of a session's volume that rounding to the steps of a pump or a syringe may change without a question;
 * the limit itself passes.
 */
export const MOST_ROUNDING_PERCENT = 10;

/** Percentage by which a plan may differ from its regimen's amount, as rounding does, whatever the steps. */
export const ROUNDING_PERCENT = 1;

/** The day after the first days, as a share of the last of them: more is a jump, not a step. This app's own. */
export const PLAUSIBLE_SHARE_OF_LAST_FIRST_DAY = 1.5;

/** A cap that ends more than this share below the plan's rate does not lead up to this plan. This app's own. */
export const PLAUSIBLE_SHARE_MISSING_AFTER_CAP = 0.1;
