import type { IntakeForm } from '../reference/intake-reference.ts';

/** Dietary folate equivalents in one microgram of folic acid taken with food (EFSA 2014). */
const FOLATE_EQUIVALENTS_PER_FOLIC_ACID = 1.7;

/**
 * What a label's amount counts as when compared with a reference intake. Labels of medical foods state folic acid;
 * EFSA's folate reference is in dietary folate equivalents, the UK's in plain folate.
 */
export const comparableAmount = (labelAmount: number, form: IntakeForm): number =>
  form === 'dietary-folate-equivalents' ? labelAmount * FOLATE_EQUIVALENTS_PER_FOLIC_ACID : labelAmount;
