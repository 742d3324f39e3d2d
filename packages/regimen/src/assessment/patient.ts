import { COUNTRIES, INVALID, cm, isUsable, kg, months } from '@dietetic/clinical';
import type { Country, EnergyInput, Entered, Kg, ProteinInput } from '@dietetic/clinical';
import { hasOwnWeight, isBodyWeight } from '../state/weight-used.ts';
import type { InputError } from './assessment.ts';
import { ENERGY_ENTRIES, PROTEIN_ENTRIES } from './method-entries.ts';
import type { Entries } from './parse-entries.ts';

/** The patient as the calculators read one, with what was wrong about the country. */
export type Patient = {
  country: Entered<Country>;
  energy: EnergyInput;
  protein: ProteinInput;
  /** "Not known" is the answer about the height. */
  heightIsUnknown: boolean;
  errors: InputError[];
};

export function patientOf(givenCountry: unknown, entries: Entries): Patient {
  const { numbers, choices } = entries;
  const errors: InputError[] = [];
  const country = readCountry(givenCountry, errors);
  const { weight, bodyWeight, isCorrected } = resolveWeights(entries);
  const body = {
    sex: choices.PD_GENDER,
    age: withUnitType(numbers.PD_AGE, months),
    weight,
    height: withUnitType(numbers.PD_HEIGHT, cm),
  };
  return {
    country,
    errors,
    heightIsUnknown: choices.PD_HEIGHT_KNOWN === 'no' && numbers.PD_HEIGHT === undefined,
    energy: {
      ...body,
      bodyWeight,
      ...enteredFor(ENERGY_ENTRIES, entries),
    },
    protein: {
      ...body,
      ageDays: numbers.PD_AGE_DAYS,
      weightIsCorrected: isCorrected,
      country,
      ...enteredFor(PROTEIN_ENTRIES, entries),
    },
  };
}

type Values = Entries['numbers'] & Entries['choices'];

/** What a method reads, by its own names, from the entries it is entered under. */
function enteredFor<const Keys extends Readonly<Record<string, keyof Values>>>(
  keys: Keys,
  { numbers, choices }: Entries,
): { [Name in keyof Keys]: Values[Keys[Name]] } {
  const values: Values = { ...numbers, ...choices };
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, values[key]])) as {
    [Name in keyof Keys]: Values[Keys[Name]];
  };
}

/** The weight that the requirements are worked out from, the one that BMI is of, and the one held against the previous weight. */
export function resolveWeights({ numbers, choices }: Entries): {
  weight: Entered<Kg>;
  bodyWeight: Entered<Kg>;
  /** The previous weight is as weighed: a limb put back would be counted as a gain. */
  comparedWeight: Entered<Kg>;
  /** Already corrected for obesity. */
  isCorrected: boolean;
} {
  const weighed = withUnitType(numbers.PD_WEIGHT, kg);
  const basis = isUsable(choices.PD_WEIGHT_BASIS) ? choices.PD_WEIGHT_BASIS : 'actual';
  const own = withUnitType(numbers.PD_WEIGHT_USED, kg);
  if (!hasOwnWeight(basis) || own === undefined) {
    return { weight: weighed, bodyWeight: weighed, comparedWeight: weighed, isCorrected: false };
  }
  const isOfBody = isBodyWeight(basis);
  return {
    weight: own,
    bodyWeight: isOfBody ? own : weighed,
    comparedWeight: basis === 'dry' ? own : weighed,
    isCorrected: !isOfBody,
  };
}

export function withUnitType<Unit extends number>(
  value: Entered<number>,
  unit: (value: number) => Unit,
): Entered<Unit> {
  return isUsable(value) ? unit(value) : value;
}

function readCountry(value: unknown, errors: InputError[]): Entered<Country> {
  if (value === undefined || value === null) return undefined;
  const known = COUNTRIES.find((country) => country === value);
  if (known !== undefined) return known;
  const code = typeof value === 'string' ? 'not-allowed' : 'wrong-type';
  errors.push({ field: 'country', code, message: `Country must be one of: ${COUNTRIES.join(', ')}.` });
  return INVALID;
}
