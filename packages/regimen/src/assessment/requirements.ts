import {
  OBESITY_FACTORS,
  PENG_2018_MIFFLIN_FROM_BMI,
  PROTEIN_RULES,
  isBmiAtLeast,
  entriesOfEnergyMethod,
  energyRequirement,
  fluidRequirement,
  isAdult,
  isBasalRate,
  isEnergyMethod,
  isHeavyForFluidByAge,
  isNewborn,
  isProteinMethod,
  isUsable,
  offeredEnergyMethods,
  offeredProteinMethods,
  proteinRequirement,
  noResultFrom,
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
import type {
  AcrossMethod,
  EnergyKind,
  EnergyRequirement,
  ProteinRequirement,
  Requirement,
} from './assessment.ts';
import { chosenMethod, hasMethodEntry, areMethodsOffered, newbornProteinMethod } from './method-choice.ts';
import { ENERGY_ENTRIES, PROTEIN_ENTRIES } from './method-entries.ts';
import type { Entries } from './parse-entries.ts';
import { type Patient, resolveWeights } from './patient.ts';

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

export function fluidOf(patient: Patient, entries: Entries): FluidOutcome {
  const { age, weight } = patient.energy;
  const outcome = fluidRequirement({
    age,
    ageDays: entries.numbers.PD_AGE_DAYS,
    weight,
    adjustMlPerKg: entries.numbers.PC_FLUID_ADJUST,
    mlPerDay: entries.numbers.PC_FLUID_PER_DAY,
  });
  return outcome.result !== null && !outcome.isPerDay && isTooHeavyPerKg(patient, entries)
    ? { ...outcome, notes: [...outcome.notes, 'fluid-on-actual-weight'] }
    : outcome;
}

/** Whether fluid per kg of this weight may be too much: of an obese adult, and of as heavy a child, on actual weight. */
export function isTooHeavyPerKg(
  { energy: { age, sex, weight, height } }: Patient,
  entries: Entries,
): boolean {
  if (!isUsable(age) || !isUsable(weight) || resolveWeights(entries).isCorrected) return false;
  if (!isAdult(age)) return isHeavyForFluidByAge(age, isUsable(sex) ? sex : undefined, weight);
  return isUsable(height) && isBmiAtLeast(weight, height, OBESITY_FACTORS.obeseFromBmi);
}

const proteinMethods = (age: Entered<Months>): readonly ProteinMethod[] | NotCalculated =>
  isUsable(age) ? offeredProteinMethods(age) : noResultFrom(age, 'needs-age');

export function energyOf(patient: Patient, asked: Entered<string>): EnergyRequirement {
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
    ...requirement({ ...choice, isTyped }, usable, outcome, patient.energy.weight),
    kind: kindOf(outcome),
    basal: outcome.ok ? outcome.basal : null,
    tablePerDay: outcome.ok ? outcome.tablePerDay : null,
  };
}

export function proteinOf(patient: Patient, asked: Entered<string>): ProteinRequirement {
  const offered = proteinMethods(patient.protein.age);
  const choice = chosenMethod(asked ?? newbornProteinMethod(patient.protein), offered, isProteinMethod);
  const outcome: ProteinOutcome = choice.ok ? proteinRequirement(choice.method, patient.protein) : choice;
  const isTyped =
    choice.ok && hasMethodEntry(patient.protein, PROTEIN_RULES[choice.method].reads, PROTEIN_ENTRIES);
  return {
    ...requirement({ ...choice, isTyped }, offered, outcome, patient.protein.weight),
    factor: outcome.ok ? outcome.factor : null,
  };
}

/** An equation that gives nothing above 0 is used of somebody it was not made from: 0 is no need, and is not shown as one. */
export const withoutZeroEnergy = (energy: EnergyRequirement): EnergyRequirement =>
  energy.result === 0
    ? { ...energy, ...NOTHING, basal: null, tablePerDay: null, reason: 'below-zero' }
    : energy;

const isObese = ({ bodyWeight, height }: EnergyInput): boolean | null =>
  isUsable(bodyWeight) && isUsable(height)
    ? isBmiAtLeast(bodyWeight, height, PENG_2018_MIFFLIN_FROM_BMI)
    : null;

function requirement(
  { id, isDefault, isTyped }: { id: string | null; isDefault: boolean; isTyped: boolean },
  offered: readonly string[] | NotCalculated,
  outcome: EnergyOutcome | ProteinOutcome,
  weight: Entered<number>,
): Requirement {
  const choice = {
    methods: areMethodsOffered(offered) ? [...offered] : [],
    method: id,
    methodIsDefault: isDefault && !isTyped,
  };
  if (!outcome.ok) return { ...choice, ...NOTHING, reason: outcome.reason };
  const { result, low, high, working, terms, band, source, notes } = outcome;
  const perKg = isUsable(weight) ? result / weight : null;
  return { ...choice, result, low, high, perKg, reason: null, working, terms, band, source, notes };
}

const NO_FIGURES = { result: null, low: null, high: null };
const NOTHING = { ...NO_FIGURES, perKg: null, working: null, band: null, source: null, terms: [], notes: [] };

/** What each offered method gives, so that no single method is taken for the truth (decision 009). */
export function energyAcross(patient: Patient): AcrossMethod[] {
  const offered = energyMethods(patient);
  if (!areMethodsOffered(offered)) return [];
  return offered.map((method) => {
    const outcome = energyRequirement(method, patient.energy);
    const { result, low, high } = outcome.ok ? outcome : NO_FIGURES;
    if (result === 0) return { method, ...NO_FIGURES, reason: 'below-zero', kind: kindOf(outcome) };
    return { method, result, low, high, reason: outcome.ok ? null : outcome.reason, kind: kindOf(outcome) };
  });
}
