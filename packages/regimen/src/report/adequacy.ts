import type { Country, Nutrient, NutrientTotal } from '@dietetic/catalogue';
import { unitFactor } from '@dietetic/catalogue';
import type { NoReferenceIntake, ReferenceIntake, Sex, UpperLevel } from '@dietetic/clinical';
import { comparableAmount, kg, months, referenceIntake } from '@dietetic/clinical';

/** Whose reference intake is asked for. */
export type AdequacyPatient = {
  country: Country;
  ageMonths: number | undefined;
  sex: Sex | undefined;
  weightKg: number | undefined;
  /** The requirement planned to; EFSA sets thiamin and niacin by it. */
  energyKcal: number | undefined;
};

export type Adequacy = {
  reference: ReferenceIntake | null;
  noReference: NoReferenceIntake['reason'] | 'needs-patient' | null;
  /** Of the reference, unrounded; null without one, for a printed range, and while no product states the nutrient. */
  percent: number | null;
  /** Where the source prints a range, a percentage of its lower end would mislead. */
  inRange: 'below' | 'within' | 'above' | null;
  /** The upper level, when the products give more. */
  aboveUpper: UpperLevel | null;
};

/** How a day's total of a vitamin or mineral stands to the reference intake for this patient's age, sex and country. */
export function adequacyOf(nutrient: Nutrient, total: NutrientTotal, patient: AdequacyPatient): Adequacy {
  const { ageMonths, sex, country, weightKg, energyKcal } = patient;
  if (ageMonths === undefined || sex === undefined) return without('needs-patient');
  const found = referenceIntake(nutrient.id, {
    country,
    sex,
    ageMonths: months(ageMonths),
    ...(weightKg === undefined ? {} : { weightKg: kg(weightKg) }),
    ...(energyKcal === undefined ? {} : { energyKcal }),
  });
  if (!found.ok) return without(found.reason);
  const known = { reference: found, noReference: null };
  if (total.statedBy.length === 0) return { ...known, percent: null, inRange: null, aboveUpper: null };
  const counted = comparableAmount(inUnit(total.value, nutrient, found.unit), found.form);
  return {
    ...known,
    percent: found.to === null && found.value > 0 ? (100 * counted) / found.value : null,
    inRange:
      found.to === null ? null : counted < found.value ? 'below' : counted > found.to ? 'above' : 'within',
    aboveUpper:
      found.upper && inUnit(total.value, nutrient, found.upper.unit) > found.upper.value ? found.upper : null,
  };
}

const without = (noReference: Adequacy['noReference']): Adequacy => ({
  reference: null,
  noReference,
  percent: null,
  inRange: null,
  aboveUpper: null,
});

/** The nutrient's own unit names its equivalents ("µg RE"); the mass before it is what converts. */
function inUnit(value: number, nutrient: Nutrient, unit: string): number {
  const mass = nutrient.unit.split(' ')[0] ?? nutrient.unit;
  const factor = unitFactor(mass, unit);
  if (factor === null) throw new Error(`${nutrient.id}: ${nutrient.unit} and ${unit} are not comparable`);
  return value * factor;
}
