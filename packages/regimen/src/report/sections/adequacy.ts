import { type Country, isTotalKnown, type Nutrient, type NutrientTotal } from '@dietetic/catalogue';
import type {
  NoReferenceIntake,
  ReferenceIntake,
  ReproductiveStage,
  Sex,
  UpperLevel,
} from '@dietetic/clinical';
import { comparableAmount, kg, months, referenceIntake, roundHalfAway, upperLevel } from '@dietetic/clinical';
import { type Kidneys, kidneysOf } from '../../plan/checks/kidney.ts';
import { upperLevelExcess, massInUnit } from '../../plan/checks/upper-levels.ts';
import { stageOf } from '../../state/reproductive-stage.ts';
import type { Assessment } from '../../assessment/assessment.ts';
import type { RegimenLists, RegimenValues } from '../../state/values.ts';
import { weightUsedKg } from '../../state/weight-used.ts';

/** Whose reference intake is asked for. */
export type AdequacyPatient = {
  country: Country;
  ageMonths: number | undefined;
  sex: Sex | undefined;
  /** Used for the requirements: what a table sets for each kg is reckoned with the same weight. */
  weightKg: number | undefined;
  /** The requirement planned to; EFSA sets thiamin and niacin by it. */
  energyKcal: number | undefined;
  /** Pregnancy or lactation, only where it was chosen. */
  stage?: ReproductiveStage | undefined;
  /** Dialysis or kidney disease, only where it was named. */
  kidneys: Kidneys | null;
};

/** Limited on dialysis and in kidney disease, or built up in them: set by blood results, and less than healthy people take in is no shortage. */
const SET_BY_BLOOD_RESULTS: ReadonlySet<string> = new Set([
  'sodium',
  'potassium',
  'chloride',
  'calcium',
  'phosphorus',
  'magnesium',
  'vitaminA',
]);

/**
 * How the day's total stands to the reference. A total that is only a least amount and lies below is
 * "may-be-met": the products may well give more, so it is not called under. "at-least-within": of a range its lower end is
 * met, and whether its upper end is passed nobody can say. "not-known": no product states it.
 */
export type AdequacyStatus =
  | 'under'
  | 'may-be-met'
  | 'met'
  | 'within'
  | 'at-least-within'
  | 'over'
  | 'not-known';

export type Adequacy = {
  reference: ReferenceIntake | null;
  noReference: NoReference['reason'] | 'needs-patient' | null;
  /** Of the reference, unrounded; null without one, for a printed range, and while no product states the nutrient. */
  percent: number | null;
  /** The source prints a range; a percentage of its lower end would mislead. */
  isRange: boolean;
  /** Null without a reference. */
  standing: AdequacyStatus | null;
  /** The upper level, when the products give more. */
  aboveUpper: UpperLevel | null;
  /** In the unit and form of the label: what the day's total is said to be above or below. */
  crossed: number | null;
};

type NoReference = { ok: false; reason: NoReferenceIntake['reason'] | Kidneys };

/** Null while the patient's age or sex is not known. */
export function referenceIntakeFor(
  { id }: Nutrient,
  patient: AdequacyPatient,
): ReferenceIntake | NoReference | null {
  const { ageMonths, sex, country, weightKg, energyKcal, stage, kidneys } = patient;
  if (kidneys !== null && SET_BY_BLOOD_RESULTS.has(id)) return { ok: false, reason: kidneys };
  if (ageMonths === undefined || sex === undefined) return null;
  return referenceIntake(id, {
    country,
    sex,
    ageMonths: months(ageMonths),
    ...(weightKg === undefined ? {} : { weightKg: kg(weightKg) }),
    energyKcal,
    stage,
  });
}

/** How a day's total of a vitamin or mineral stands to the reference intake for this patient's age, sex and country. */
export function adequacyOf(nutrient: Nutrient, total: NutrientTotal, patient: AdequacyPatient): Adequacy {
  const found = referenceIntakeFor(nutrient, patient);
  const above = upperLevelExcess(nutrient, total, patient.ageMonths ?? null, patient.stage);
  const aboveUpper = above?.level ?? null;
  const ofUpper = above === null ? null : (total.value * above.level.value) / above.value;
  if (found === null) return { ...without('needs-patient'), aboveUpper, crossed: ofUpper };
  if (!found.ok) return { ...without(found.reason), aboveUpper, crossed: ofUpper };
  const isRange = found.to !== null;
  const known = { reference: found, noReference: null, isRange };
  if (total.statedBy.length === 0 || !isTotalKnown(total))
    return { ...known, percent: null, standing: 'not-known', aboveUpper, crossed: null };
  const counted = comparableAmount(massInUnit(total.value, nutrient, found.unit), found.form);
  const percent = !isRange && found.value > 0 ? (100 * counted) / found.value : null;
  const standing = standingOf(counted, percent, found, total.complete);
  const end = standing === 'under' ? found.value : isRange && standing === 'over' ? found.to : null;
  const ofReference = end === null || counted === 0 ? null : (total.value * end) / counted;
  return { ...known, percent, standing, aboveUpper, crossed: ofUpper ?? ofReference };
}

/** The upper level to compare a label's amount with at this patient's age; null where there is none. */
export function upperLevelFor({ id }: Nutrient, { ageMonths, stage }: AdequacyPatient): UpperLevel | null {
  if (ageMonths === undefined) return null;
  const level = upperLevel(id, months(ageMonths), { stage });
  return level.ok ? level : null;
}

/** Compared at the precision shown, so that "100 %" is never called under. */
function standingOf(
  counted: number,
  percent: number | null,
  { value, to }: ReferenceIntake,
  complete: boolean,
): AdequacyStatus | null {
  const low = complete ? 'under' : 'may-be-met';
  if (to !== null) {
    if (counted < value) return low;
    return counted > to ? 'over' : complete ? 'within' : 'at-least-within';
  }
  if (percent === null) return null;
  const shown = roundHalfAway(percent, 0);
  return shown < 100 ? low : shown > 100 ? 'over' : 'met';
}

const without = (noReference: Adequacy['noReference']): Adequacy => ({
  reference: null,
  noReference,
  isRange: false,
  percent: null,
  standing: null,
  aboveUpper: null,
  crossed: null,
});

type AdequacyInput = {
  country: Country;
  values: RegimenValues;
  lists: RegimenLists;
  assessment: Assessment;
  stage?: ReproductiveStage | undefined;
};

/** Which reference intakes the vitamins and minerals are compared with. */
export function adequacyPatient({
  country,
  values,
  lists,
  assessment,
  stage,
}: AdequacyInput): AdequacyPatient {
  return {
    country,
    ageMonths: values.PD_AGE,
    sex: values.PD_GENDER,
    weightKg: assessment.isBodyInDoubt ? undefined : weightUsedKg(values),
    energyKcal: assessment.energy.result ?? undefined,
    stage: stageOf({ values, stage }),
    kidneys: kidneysOf(lists.PD_SCOPE),
  };
}
