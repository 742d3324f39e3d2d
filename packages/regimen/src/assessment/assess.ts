import { GALACTOSAEMIA } from '../plan/checks/disorder-names.ts';
import {
  OBESITY_FACTORS,
  PENG_2018_MIFFLIN_FROM_BMI,
  PROTEIN_RULES,
  isBmiAtLeast,
  bodyMassIndex,
  entriesOfEnergyMethod,
  energyRequirement,
  fluidRequirement,
  isAdult,
  isBasalRate,
  isEnergyMethod,
  isNewborn,
  isProteinMethod,
  isUsable,
  kg,
  offeredEnergyMethods,
  offeredProteinMethods,
  proteinRequirement,
  noResultFrom,
  weightChangePercent,
} from '@dietetic/clinical';
import type {
  EnergyInput,
  EnergyMethod,
  EnergyOutcome,
  Entered,
  FluidOutcome,
  Months,
  NotCalculated,
  ProteinMethod,
  ProteinOutcome,
} from '@dietetic/clinical';
import type { RegimenInput, RegimenLists } from '../state/values.ts';
import type {
  AcrossMethod,
  Assessment,
  EnergyKind,
  EnergyRequirement,
  ProteinRequirement,
  Requirement,
} from './assessment.ts';
import { CALCULATE_LIMITS, ONE_FIGURE_PAIRS } from './input-limits.ts';
import { chosenMethod, hasMethodEntry, areMethodsOffered, newbornProteinMethod } from './method-choice.ts';
import { ENERGY_ENTRIES, PROTEIN_ENTRIES } from './method-entries.ts';
import { withUnitType, type Patient, patientOf, resolveWeights } from './patient.ts';
import { parseEntries } from './parse-entries.ts';
import type { Entries } from './parse-entries.ts';
import { unusualPatientWarnings } from './unusual-patient.ts';
import { isWeightUsedOutdated, weightUsedFor } from '../state/weight-used.ts';
import { relevantWarnings } from './relevant-warnings.ts';

/**
 * Everything the calculators say of a patient: each result, or the named reason why there is none. One figure is
 * enough for PENG; the other end of the range is then the same (decision 084).
 */
export function assess({ country, values, lists }: RegimenInput & { lists: RegimenLists }): Assessment {
  const entries = withOneFigureAsRange(parseEntries(values));
  const patient = patientOf(country, entries);
  const answered = answers(patient, entries);
  const assessment = {
    ...answered,
    ...(lists.PD_SCOPE.includes('renal') && { fluid: { ...answered.fluid, isLimit: true as const } }),
    protein: { ...answered.protein, ...ofHealthyChildren(answered.protein, entries) },
    energyAcross: energyAcross(patient),
  };
  return { ...assessment, warnings: relevantWarnings({ country, values, assessment }) };
}

function ofHealthyChildren(
  { method }: ProteinRequirement,
  { texts }: Entries,
): Pick<ProteinRequirement, 'notForDisorder'> {
  const { PD_CONDITION: condition } = texts;
  return method === 'paeds' && isUsable(condition) && condition !== GALACTOSAEMIA
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
  const entries = parseEntries(values, CALCULATE_LIMITS);
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
    energy: energy(patient, entries.texts.ER_CALCULATION_METHOD),
    protein: protein(patient, entries.texts.PC_CALCULATION_METHOD),
    fluid: fluid(patient, entries),
    warnings: [
      ...entries.warnings,
      ...unusualPatientWarnings({
        sex,
        age,
        weight: withUnitType(entries.numbers.PD_WEIGHT, kg),
        weightUsed: weight,
        weightUsedIsOutdated: isOutdated(entries),
        weightUsedIsDry: entries.choices.PD_WEIGHT_BASIS === 'dry',
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

/** The methods offered for energy, or why they cannot be named. There is no silent country (decision 014). */
function energyMethods({ country, energy: { age } }: Patient): readonly EnergyMethod[] | NotCalculated {
  if (!isUsable(age)) return noResultFrom(age, 'needs-age');
  if (!isUsable(country)) return noResultFrom(country, 'needs-country');
  return offeredEnergyMethods(country, age);
}

/** Where the answer is that the height is not known, a method that needs it is not offered as if it could be used. */
const withoutHeightNeeded = (
  { energy: input, heightIsUnknown }: Patient,
  offered: readonly EnergyMethod[],
): readonly EnergyMethod[] =>
  heightIsUnknown
    ? offered.filter((method) => {
        const outcome = energyRequirement(method, input);
        return outcome.ok || outcome.reason !== 'needs-height';
      })
    : offered;

const kindOf = (outcome: EnergyOutcome): EnergyKind =>
  outcome.ok && isBasalRate(outcome) ? 'basal' : 'requirement';

function fluid({ energy: { age, weight, height } }: Patient, entries: Entries): FluidOutcome {
  const outcome = fluidRequirement({
    age,
    ageDays: entries.numbers.PD_AGE_DAYS,
    weight,
    adjustMlPerKg: entries.numbers.PC_FLUID_ADJUST,
  });
  const isObese =
    isUsable(age) &&
    isAdult(age) &&
    isUsable(weight) &&
    isUsable(height) &&
    isBmiAtLeast(weight, height, OBESITY_FACTORS.obeseFromBmi);
  return outcome.result !== null && isObese && !resolveWeights(entries).isCorrected
    ? { ...outcome, notes: [...outcome.notes, 'fluid-on-actual-weight'] }
    : outcome;
}

const proteinMethods = (age: Entered<Months>): readonly ProteinMethod[] | NotCalculated =>
  isUsable(age) ? offeredProteinMethods(age) : noResultFrom(age, 'needs-age');

function energy(patient: Patient, asked: Entered<string>): EnergyRequirement {
  const offered = energyMethods(patient);
  const usable = areMethodsOffered(offered) ? withoutHeightNeeded(patient, offered) : offered;
  const choice = chosenMethod(asked, offered, isEnergyMethod, usable);
  const calculated: EnergyOutcome = choice.ok ? energyRequirement(choice.method, patient.energy) : choice;
  const { ageDays } = patient.protein;
  const outcome: EnergyOutcome =
    calculated.ok && isUsable(ageDays) && isNewborn(ageDays)
      ? { ...calculated, notes: [...calculated.notes, 'established-feeds'] }
      : calculated;
  const isTyped =
    choice.ok &&
    hasMethodEntry(
      patient.energy,
      entriesOfEnergyMethod(choice.method, isObese(patient.energy)),
      ENERGY_ENTRIES,
    );
  return {
    ...requirement(
      isTyped ? { ...choice, isDefault: false } : choice,
      usable,
      outcome,
      patient.energy.weight,
    ),
    kind: kindOf(outcome),
    basal: outcome.ok ? outcome.basal : null,
    tablePerDay: outcome.ok ? outcome.tablePerDay : null,
  };
}

function protein(patient: Patient, asked: Entered<string>): ProteinRequirement {
  const offered = proteinMethods(patient.protein.age);
  const choice = chosenMethod(asked ?? newbornProteinMethod(patient.protein), offered, isProteinMethod);
  const outcome: ProteinOutcome = choice.ok ? proteinRequirement(choice.method, patient.protein) : choice;
  const isTyped =
    choice.ok && hasMethodEntry(patient.protein, PROTEIN_RULES[choice.method].reads, PROTEIN_ENTRIES);
  return {
    ...requirement(
      isTyped ? { ...choice, isDefault: false } : choice,
      offered,
      outcome,
      patient.protein.weight,
    ),
    factor: outcome.ok ? outcome.factor : null,
  };
}

const isObese = ({ bodyWeight, height }: EnergyInput): boolean | null =>
  isUsable(bodyWeight) && isUsable(height)
    ? isBmiAtLeast(bodyWeight, height, PENG_2018_MIFFLIN_FROM_BMI)
    : null;

function requirement(
  { id, isDefault }: { id: string | null; isDefault: boolean },
  offered: readonly string[] | NotCalculated,
  outcome: EnergyOutcome | ProteinOutcome,
  weight: Entered<number>,
): Requirement {
  const choice = {
    methods: areMethodsOffered(offered) ? [...offered] : [],
    method: id,
    methodIsDefault: isDefault,
  };
  if (!outcome.ok) {
    return {
      ...choice,
      ...NOTHING,
      terms: [],
      notes: [],
      reason: outcome.reason,
    };
  }
  const { result, low, high, working, terms, band, source, notes } = outcome;
  const perKg = isUsable(weight) ? result / weight : null;
  return { ...choice, result, low, high, perKg, reason: null, working, terms, band, source, notes };
}

const NOTHING = { result: null, low: null, high: null, perKg: null, working: null, band: null, source: null };

/** What each offered method gives, so that no single method is taken for the truth (decision 009). */
function energyAcross(patient: Patient): AcrossMethod[] {
  const offered = energyMethods(patient);
  if (!areMethodsOffered(offered)) return [];
  return offered.map((method) => {
    const outcome = energyRequirement(method, patient.energy);
    const kind = kindOf(outcome);
    return outcome.ok
      ? { method, result: outcome.result, low: outcome.low, high: outcome.high, reason: null, kind }
      : { method, result: null, low: null, high: null, reason: outcome.reason, kind };
  });
}
