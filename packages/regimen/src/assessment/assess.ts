import {
  bodyMassIndex,
  fluidByAge,
  isNewborn,
  isUsable,
  kg,
  months,
  weightChangePercent,
} from '@dietetic/clinical';
import type { Entered } from '@dietetic/clinical';
import { isWithoutCategory } from '../plan/checks/disorder-names.ts';
import type { RegimenInput, RegimenLists, RegimenValues } from '../state/values.ts';
import { isWeightUsedOutdated, weightUsedFor } from '../state/weight-used.ts';
import type { Assessment, FluidRequirement, InputWarning, ProteinRequirement } from './assessment.ts';
import { withFluidPerDay } from './fluid-per-day.ts';
import { CALCULATE_LIMITS, ONE_FIGURE_PAIRS, SPECIFIED_FLUID } from './input-limits.ts';
import { isEntryInUse, METHOD_ENTRIES } from './method-entries.ts';
import { parseEntries } from './parse-entries.ts';
import type { Entries } from './parse-entries.ts';
import { type Patient, patientOf, resolveWeights, withUnitType } from './patient.ts';
import {
  energyAcross,
  energyOf,
  fluidOf,
  isTooHeavyPerKg,
  proteinOf,
  withoutZeroEnergy,
} from './requirements.ts';
import { unusualPatientWarnings } from './unusual-patient.ts';

/**
 * Everything the calculators say of a patient: each result, or the named reason why there is none. One figure is
 * enough for PENG; the other end of the range is then the same (decision 084).
 */
export function assess({ country, values, lists }: RegimenInput & { lists: RegimenLists }): Assessment {
  const entries = withFluidPerDay(withOneFigureAsRange(parseEntries(values)));
  const patient = patientOf(country, entries);
  const answered = answers(patient, entries);
  const assessment = {
    ...answered,
    fluid: asLimit(answered.fluid, lists, entries, isTooHeavyPerKg(patient, entries)),
    protein: { ...answered.protein, ...ofHealthyChildren(answered.protein, entries) },
    energy: withoutZeroEnergy(answered.energy),
    energyAcross: energyAcross(patient),
  };
  return { ...assessment, warnings: assessment.warnings.filter(bearsOnResults(values, assessment)) };
}

function asLimit(
  fluid: FluidRequirement,
  { PD_SCOPE: scope }: RegimenLists,
  { numbers, choices: { PC_FLUID_IS: chosen } }: Entries,
  isOfHeavy: boolean,
): FluidRequirement {
  const isEntered = !fluid.perKgIsDefault && fluid.reason !== 'invalid-input';
  const { perKg } = fluid;
  const isLimit = isEntered && chosen === 'limit';
  const isLow = isEntered && perKg !== null && chosen !== 'need' && perKg < restrictedBelow(numbers);
  if (!isLimit && !isLow) return scope.includes('renal') ? { ...fluid, isLimit: true } : fluid;
  // Less per kg than usual is a need of some, where the weight is that of obesity.
  if (!isLimit && isOfHeavy) return { ...fluid, isLimit: true };
  return { ...fluid, isLimit: true, isRestricted: true, notes: [...fluid.notes, 'fluid-restricted'] };
}

const HALF = 0.5;

/** ml/kg a day: the least that is usual, or of a child half of the figure for the age. In the first days feeds are built up. */
function restrictedBelow({ PD_AGE: age, PD_AGE_DAYS: days }: Entries['numbers']): number {
  const { min } = SPECIFIED_FLUID;
  if (!isUsable(age) || (isUsable(days) && isNewborn(days))) return min;
  return Math.max(min, HALF * (fluidByAge(months(age)) ?? 0));
}

/**
 * An entry kept from a method that is no longer chosen is on no screen: a question about it could not be answered, and
 * would hold back a result it has no part in.
 */
const bearsOnResults =
  (values: RegimenValues, assessment: Assessment) =>
  ({ field }: InputWarning): boolean => {
    const entry = field as keyof RegimenValues;
    return !METHOD_ENTRIES.has(entry) || isEntryInUse(entry, values, assessment);
  };

function ofHealthyChildren(
  { method }: ProteinRequirement,
  { texts }: Entries,
): Pick<ProteinRequirement, 'notForDisorder'> {
  const { PD_CONDITION: condition } = texts;
  return method === 'paeds' && isUsable(condition) && !isWithoutCategory(condition)
    ? { notForDisorder: condition }
    : {};
}

/** A PENG range of which one end was entered begins and ends there. */
function withOneFigureAsRange(entries: Entries): Entries {
  const numbers = { ...entries.numbers };
  for (const [low, high] of ONE_FIGURE_PAIRS) {
    numbers[low] ??= entries.numbers[high];
    numbers[high] ??= entries.numbers[low];
  }
  return { ...entries, numbers };
}

/** The same, but for the other methods, with every warning and both ends of a range needed, of values that have not been through a screen: any type under any key. */
export function assessEntries(
  country: unknown,
  values: Readonly<Record<string, unknown>>,
): EntriesAssessment {
  const entries = withFluidPerDay(parseEntries(values, CALCULATE_LIMITS));
  return answers(patientOf(country, entries), entries);
}

export type EntriesAssessment = Omit<Assessment, 'energyAcross'>;

function answers(patient: Patient, entries: Entries): EntriesAssessment {
  const { sex, age, height } = patient.energy;
  const { weight, bodyWeight, comparedWeight } = resolveWeights(entries);
  const previous = entries.numbers.PD_WEIGHT_PREVIOUS;
  const bmi = isUsable(bodyWeight) && isUsable(height) ? bodyMassIndex(bodyWeight, height) : null;
  const weightDifference =
    isUsable(comparedWeight) && isUsable(previous) ? weightChangePercent(comparedWeight, kg(previous)) : null;
  return {
    bmi,
    weightDifference,
    energy: energyOf(patient, entries.texts.ER_CALCULATION_METHOD),
    protein: proteinOf(patient, entries.texts.PC_CALCULATION_METHOD),
    fluid: fluidOf(patient, entries),
    warnings: [
      ...entries.warnings,
      ...unusualPatientWarnings({
        sex,
        age,
        weight: withUnitType(entries.numbers.PD_WEIGHT, kg),
        weightUsed: weight,
        weightUsedIsOutdated: isOutdated(entries),
        weightUsedBasis: entries.choices.PD_WEIGHT_BASIS,
        bmi,
        weightDifference,
      }),
    ],
    errors: [...patient.errors, ...entries.errors],
  };
}

const entered = <Value>(value: Entered<Value>): Value | undefined => (isUsable(value) ? value : undefined);

function isOutdated({ numbers, choices, texts }: Entries): boolean {
  const { PD_WEIGHT_BASIS: basis, PD_GENDER: sex } = choices;
  const enteredFor = texts.PD_WEIGHT_USED_FOR;
  if (!isUsable(basis) || !isUsable(enteredFor)) return false;
  const now = weightUsedFor({
    PD_WEIGHT: entered(numbers.PD_WEIGHT),
    PD_HEIGHT: entered(numbers.PD_HEIGHT),
    PD_GENDER: entered(sex),
  });
  return isWeightUsedOutdated(basis, enteredFor, now);
}
