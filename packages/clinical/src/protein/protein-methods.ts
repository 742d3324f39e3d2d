import { isAdult, isAged18 } from '../patient/age.ts';
import type { Months } from '../quantities/units.ts';
import {
  enteredProteinRange,
  nitrogenProtein,
  pengProtein,
  paediatricProtein,
} from './protein-requirement.ts';
import type { ProteinInput, ProteinOutcome } from './protein-requirement.ts';

export type ProteinEntry = keyof ProteinInput;

/** A method: its rule, the entries it reads, and the published tables behind its figures (ids of `REFERENCE_TABLES`). */
export type ProteinMethodRule = {
  calculate: (input: ProteinInput) => ProteinOutcome;
  /** Fields, questions about unusual entries and texts follow from this; a test compares it with what the rule reads. */
  reads: readonly ProteinEntry[];
  /** Its own tables; g/kg entered by the clinician has none. */
  tables: readonly string[];
  sharedTables?: readonly string[];
};

/** What the obesity factor depends on. */
const BODY = ['age', 'weight', 'weightIsCorrected', 'height'] as const;

/** Each protein method by id (decision 008). */
const PROTEIN_METHOD_RULES = {
  paeds: {
    calculate: paediatricProtein,
    reads: ['country', 'sex', 'age', 'ageDays', 'weight'],
    tables: ['rni-1991-protein', 'efsa-2012-protein'],
  },
  peng: {
    calculate: pengProtein,
    reads: [...BODY, 'pengMinimum', 'pengMaximum', 'rangeEnd'],
    tables: [],
    sharedTables: ['obesity-factor'],
  },
  min_max: {
    calculate: enteredProteinRange,
    reads: [...BODY, 'ageDays', 'minimum', 'maximum', 'rangeEnd'],
    tables: [],
    sharedTables: ['obesity-factor'],
  },
  nitrogen: {
    calculate: nitrogenProtein,
    reads: [...BODY, 'nitrogenLevel'],
    tables: ['nitrogen-elia-1990'],
    sharedTables: ['obesity-factor'],
  },
} as const satisfies Record<string, ProteinMethodRule>;

export type ProteinMethod = keyof typeof PROTEIN_METHOD_RULES;

export const PROTEIN_RULES: Readonly<Record<ProteinMethod, ProteinMethodRule>> = PROTEIN_METHOD_RULES;

export const PROTEIN_METHODS = Object.keys(PROTEIN_METHOD_RULES) as ProteinMethod[];

export const isProteinMethod = (id: string): id is ProteinMethod => Object.hasOwn(PROTEIN_METHOD_RULES, id);

/** The methods offered to a patient of this age; the first is the default (decision 008). */
export function offeredProteinMethods(age: Months): readonly ProteinMethod[] {
  if (!isAdult(age)) return ['paeds', 'min_max'];
  return isAged18(age) ? ['peng', 'min_max', 'nitrogen', 'paeds'] : ['peng', 'min_max', 'nitrogen'];
}

/** The protein requirement by one method, g/day. */
export const proteinRequirement = (method: ProteinMethod, input: ProteinInput): ProteinOutcome =>
  PROTEIN_RULES[method].calculate(input);
