import { assessEntries } from '@dietetic/regimen';
import type { Assessment, EntriesAssessment, InputError, InputWarning, Requirement } from '@dietetic/regimen';
import { providedBy } from './calculate-products.ts';
import type { ProvidedFigures } from './calculate-products.ts';

type Figures = Pick<
  Requirement,
  'methods' | 'method' | 'result' | 'low' | 'high' | 'reason' | 'working' | 'source'
>;

/** The answer to a case, in the shape and order that is promised. */
type CaseAnswer = {
  id?: unknown;
  bmi: number | null;
  weightDifference: number | null;
  energy: Figures;
  protein: Figures & { factor: number | null };
  fluid: Pick<Assessment['fluid'], 'result' | 'perKg' | 'reason'>;
  provided: ProvidedFigures | null;
  warnings: InputWarning[];
  errors: InputError[];
};

type NotACase = { line: number; errors: [{ code: 'not-json' | 'not-an-object' }] };

export type Answer = { isCase: true; output: CaseAnswer } | { isCase: false; output: NotACase };

const CASE_KEYS = new Set(['id', 'country', 'values', 'products']);

/** Answers one line of input; lines count from 1. */
export function answerCase(line: string, number: number): Answer {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return notACase(number, 'not-json');
  }
  return isObject(parsed) ? { isCase: true, output: answer(parsed) } : notACase(number, 'not-an-object');
}

const notACase = (line: number, code: NotACase['errors'][0]['code']): Answer => ({
  isCase: false,
  output: { line, errors: [{ code }] },
});

function answer(given: Record<string, unknown>): CaseAnswer {
  const values = given.values ?? {};
  const assessment = isObject(values) ? assessEntries(given.country, values) : unreadable(given.country);
  const { bmi, weightDifference, energy, protein, fluid, warnings } = assessment;
  const products = providedBy(given.products);
  return {
    ...('id' in given ? { id: given.id } : {}),
    bmi,
    weightDifference,
    energy: figures(energy),
    protein: proteinFigures(protein),
    fluid: { result: fluid.result, perKg: fluid.perKg, reason: fluid.reason },
    provided: products.provided,
    warnings,
    errors: [...assessment.errors, ...products.errors, ...unknownKeys(given)],
  };
}

const figures = ({ methods, method, result, low, high, reason, working, source }: Requirement): Figures => ({
  methods,
  method,
  result,
  low,
  high,
  reason,
  working,
  source,
});

/** The obesity factor stands beside the range, before the reason. */
function proteinFigures(protein: Assessment['protein']): CaseAnswer['protein'] {
  const { methods, method, result, low, high, ...rest } = figures(protein);
  return { methods, method, result, low, high, factor: protein.factor, ...rest };
}

/** Values that are not an object void every result. */
function unreadable(country: unknown): EntriesAssessment {
  const nothing = assessEntries(country, {});
  const reason = 'invalid-input' as const;
  return {
    ...nothing,
    energy: { ...nothing.energy, reason },
    protein: { ...nothing.protein, reason },
    fluid: { ...nothing.fluid, reason },
    errors: [
      ...nothing.errors,
      { field: 'values', code: 'wrong-type', message: 'values must be an object of keys and values.' },
    ],
  };
}

const unknownKeys = (given: Record<string, unknown>): InputError[] =>
  Object.keys(given)
    .filter((key) => !CASE_KEYS.has(key))
    .map((key) => ({ field: key, code: 'unknown-key', message: `${key} is not a known key.` }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
