import {
  INVALID,
  bodyMassIndex,
  cm,
  energyRequirement,
  fluidRequirement,
  isEnergyMethod,
  isProteinMethod,
  isUsable,
  kg,
  months,
  noResult,
  offeredEnergyMethods,
  offeredProteinMethods,
  proteinRequirement,
  unusable,
  weightChangePercent,
} from '@dietetic/clinical';
import type {
  Country,
  EnergyInput,
  EnergyMethod,
  EnergyOutcome,
  Entered,
  Months,
  NotCalculated,
  ProteinInput,
  ProteinMethod,
  ProteinOutcome,
} from '@dietetic/clinical';
import type { RegimenInput } from '../state/values.ts';
import type {
  AcrossMethod,
  Assessment,
  EnergyRequirement,
  InputError,
  ProteinRequirement,
  Requirement,
} from './assessment.ts';
import { readEntries } from './read-entries.ts';
import type { Entries } from './read-entries.ts';
import { unusualPatientWarnings } from './unusual-patient.ts';
import { warningsInUse } from './warnings-in-use.ts';

/** Everything the calculators say of a patient: each result, or the named reason why there is none. */
export function assess({ country, values }: RegimenInput): Assessment {
  const entries = readEntries(values);
  const patient = patientOf(country, entries);
  const assessment = { ...answers(patient, entries), energyAcross: energyAcross(patient) };
  return { ...assessment, warnings: warningsInUse({ country, values, assessment }) };
}

/** The same, but for the other methods, and with every warning, of values that have not been through a screen: any type under any key. */
export function assessEntries(
  country: unknown,
  values: Readonly<Record<string, unknown>>,
): EntriesAssessment {
  const entries = readEntries(values);
  return answers(patientOf(country, entries), entries);
}

export type EntriesAssessment = Omit<Assessment, 'energyAcross'>;

function answers(patient: Patient, entries: Entries): EntriesAssessment {
  const { sex, age, weight, height } = patient.energy;
  const previous = entries.numbers.PD_WEIGHT_PREVIOUS;
  const bmi = isUsable(weight) && isUsable(height) ? bodyMassIndex(weight, height) : null;
  const weightDifference =
    isUsable(weight) && isUsable(previous) ? weightChangePercent(weight, kg(previous)) : null;
  return {
    bmi,
    weightDifference,
    energy: energy(patient, entries.texts.ER_CALCULATION_METHOD),
    protein: protein(patient, entries.texts.PC_CALCULATION_METHOD),
    fluid: fluidRequirement({ age, weight, adjustMlPerKg: entries.numbers.PC_FLUID_ADJUST }),
    warnings: [...entries.warnings, ...unusualPatientWarnings({ sex, age, weight, bmi, weightDifference })],
    errors: [...patient.errors, ...entries.errors],
  };
}

type Patient = {
  country: Entered<Country>;
  energy: EnergyInput;
  protein: ProteinInput;
  errors: InputError[];
};

function patientOf(givenCountry: unknown, { numbers, choices }: Entries): Patient {
  const errors: InputError[] = [];
  const country = readCountry(givenCountry, errors);
  const body = {
    sex: choices.PD_GENDER,
    age: measured(numbers.PD_AGE, months),
    weight: measured(numbers.PD_WEIGHT, kg),
    height: measured(numbers.PD_HEIGHT, cm),
  };
  return {
    country,
    errors,
    energy: {
      ...body,
      kcalPerKgMin: numbers.ER_CALORIC_EQUATION_MIN,
      kcalPerKgMax: numbers.ER_CALORIC_EQUATION_MAX,
      rangeEnd: choices.ER_CALORIC_TOGGLE,
      palDit: numbers.ER_PAL_DIT_CATEGORY,
      stressCondition: choices.ER_STRESS_FACTOR,
      stressPercent: numbers.ER_STRESS_FACTOR_ADJUST,
      temperature: numbers.ER_PENN_TMAX,
      ventilation: numbers.ER_PENN_VE,
      sacnAdjust: choices.ER_SACN_ADJUST,
      efsaPal: choices.ER_ROI_6M17Y,
      efsaAdjustPercent: numbers.ER_ROI_6M17Y_ADJUST,
    },
    protein: {
      ...body,
      country,
      minimum: numbers.PC_MINIMUM,
      maximum: numbers.PC_MAXIMUM,
      pengMinimum: numbers.PC_PENG_PROTEIN_MIN,
      pengMaximum: numbers.PC_PENG_PROTEIN_MAX,
      rangeEnd: choices.PC_PENG_TOGGLE,
      nitrogenLevel: choices.PC_NITROGEN,
    },
  };
}

function measured<Unit extends number>(value: Entered<number>, unit: (value: number) => Unit): Entered<Unit> {
  return isUsable(value) ? unit(value) : value;
}

function readCountry(value: unknown, errors: InputError[]): Entered<Country> {
  if (value === undefined || value === null) return undefined;
  if (value === 'uk' || value === 'roi') return value;
  const code = typeof value === 'string' ? 'not-allowed' : 'wrong-type';
  errors.push({ field: 'country', code, message: 'Country must be one of: uk, roi.' });
  return INVALID;
}

/** The methods offered for energy, or why they cannot be named. There is no silent country (decision 014). */
function energyMethods({ country, energy: { age } }: Patient): readonly EnergyMethod[] | NotCalculated {
  if (!isUsable(age)) return unusable(age, 'needs-age');
  if (!isUsable(country)) return unusable(country, 'needs-country');
  return offeredEnergyMethods(country, age);
}

const proteinMethods = (age: Entered<Months>): readonly ProteinMethod[] | NotCalculated =>
  isUsable(age) ? offeredProteinMethods(age) : unusable(age, 'needs-age');

function energy(patient: Patient, asked: Entered<string>): EnergyRequirement {
  const offered = energyMethods(patient);
  const choice = chosenMethod(asked, offered, isEnergyMethod);
  const outcome: EnergyOutcome = choice.ok ? energyRequirement(choice.method, patient.energy) : choice;
  return {
    ...requirement(choice, offered, outcome, patient.energy.weight),
    basal: outcome.ok ? outcome.basal : null,
    tablePerDay: outcome.ok ? outcome.tablePerDay : null,
  };
}

function protein(patient: Patient, asked: Entered<string>): ProteinRequirement {
  const offered = proteinMethods(patient.protein.age);
  const choice = chosenMethod(asked, offered, isProteinMethod);
  const outcome: ProteinOutcome = choice.ok ? proteinRequirement(choice.method, patient.protein) : choice;
  return {
    ...requirement(choice, offered, outcome, patient.protein.weight),
    factor: outcome.ok ? outcome.factor : null,
  };
}

type MethodChoice<Method extends string> = { id: string | null; isDefault: boolean } & (
  | { ok: true; method: Method }
  | NotCalculated
);

/** The method asked for, if it exists and is offered to this patient; with none asked for, the first offered. */
function chosenMethod<Method extends string>(
  asked: Entered<string>,
  offered: readonly Method[] | NotCalculated,
  isKnown: (id: string) => id is Method,
): MethodChoice<Method> {
  const isDefault = asked === undefined;
  if (asked === INVALID) return { id: null, isDefault, ...noResult('invalid-input') };
  const named = { id: asked ?? null, isDefault };
  if (asked !== undefined && !isKnown(asked)) return { ...named, ...noResult('unknown-method') };
  if (!isList(offered)) return { ...named, ...offered };
  const method = asked ?? offered[0];
  if (method === undefined) return { ...named, ...noResult('method-not-for-patient') };
  if (!offered.includes(method)) return { ...named, ...noResult('method-not-for-patient') };
  return { id: method, isDefault, ok: true, method };
}

const isList = <Method>(offered: readonly Method[] | NotCalculated): offered is readonly Method[] =>
  Array.isArray(offered);

function requirement(
  { id, isDefault }: { id: string | null; isDefault: boolean },
  offered: readonly string[] | NotCalculated,
  outcome: EnergyOutcome | ProteinOutcome,
  weight: Entered<number>,
): Requirement {
  const choice = { methods: isList(offered) ? [...offered] : [], method: id, methodIsDefault: isDefault };
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
  if (!isList(offered)) return [];
  return offered.map((method) => {
    const outcome = energyRequirement(method, patient.energy);
    return outcome.ok
      ? { method, result: outcome.result, low: outcome.low, high: outcome.high, reason: null }
      : { method, result: null, low: null, high: null, reason: outcome.reason };
  });
}
