import { isRecord } from '@dietetic/catalogue';
import { COUNTRIES } from '@dietetic/clinical';
import { assessEntries, planFindings } from '@dietetic/regimen';
import type {
  Assessment,
  EnergyKind,
  EntriesAssessment,
  Finding,
  InputError,
  InputWarning,
  RegimenValues,
  Requirement,
  SelectedProduct,
} from '@dietetic/regimen';
import { embeddedDisorders, embeddedProducts, plainText, providedBy } from './calculate-products.ts';
import type { ProvidedFigures } from './calculate-products.ts';
import { bedsideOf } from './calculate-bedside.ts';
import type { FeedPlanAnswer, RecipeAnswer } from './calculate-bedside.ts';

type Figures = Pick<
  Requirement,
  'methods' | 'method' | 'result' | 'low' | 'high' | 'reason' | 'working' | 'source'
>;

/** The answer to a case, in the documented shape and order. */
type CaseAnswer = {
  id?: unknown;
  bmi: number | null;
  weightDifference: number | null;
  energy: Figures & { kind: EnergyKind };
  protein: Figures & { factor: number | null };
  fluid: Pick<Assessment['fluid'], 'result' | 'perKg' | 'reason'>;
  provided: ProvidedFigures | null;
  /** Present if one was given; null if it has errors. */
  plan?: FeedPlanAnswer | null;
  recipe?: RecipeAnswer | null;
  findings: Finding[];
  warnings: InputWarning[];
  errors: InputError[];
  /** The results and products again, under the names of the specification. */
  PATIENT_ENERGY_RESULT: number | null;
  PATIENT_PROTEIN_RESULT: number | null;
  FLUID_RESULT: number | null;
  FLUID_PER_KG: number | null;
  PC_SELECTED_PRODUCTS: Pick<SelectedProduct, 'id' | 'name' | 'packSize' | 'volume' | 'volumeUnit'>[];
};

type NotACase = { line: number; errors: [{ code: 'not-json' | 'not-an-object' }] };

export type Answer = { isCase: true; output: CaseAnswer } | { isCase: false; output: NotACase };

const CASE_KEYS = new Set(['id', 'country', 'values', 'products', 'plan', 'recipe']);

/** Answers one line of input; lines are numbered from 1. */
export function answerCase(line: string, number: number): Answer {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return notACase(number, 'not-json');
  }
  return isRecord(parsed) ? { isCase: true, output: answer(parsed) } : notACase(number, 'not-an-object');
}

const notACase = (line: number, code: NotACase['errors'][0]['code']): Answer => ({
  isCase: false,
  output: { line, errors: [{ code }] },
});

function answer(given: Record<string, unknown>): CaseAnswer {
  const values = isRecord(given.values) ? given.values : {};
  const { condition, conditionErrors } = readCondition(values);
  const assessment =
    isRecord(given.values) || given.values === undefined || given.values === null
      ? assessEntries(given.country, values)
      : unreadable(given.country);
  const { bmi, weightDifference, energy, protein, fluid, warnings } = assessment;
  const products = providedBy(given.products);
  const country = COUNTRIES.find((one) => one === given.country);
  const regimen = {
    country,
    // Not validated yet: the checks read them as the calculators do.
    values: { ...values, PD_CONDITION: condition } as RegimenValues,
    lists: { PD_SCOPE: [] },
    assessment,
  };
  const bedside = bedsideOf(given, {
    ...regimen,
    products: products.provided === null ? undefined : products.selected,
  });
  const findings = planFindings({
    ...regimen,
    products: products.selected,
    catalogue: products.selected.length === 0 ? [] : embeddedProducts(),
    bedside: bedside.findings,
    isForCalculate: true,
  });
  return {
    ...('id' in given ? { id: given.id } : {}),
    bmi,
    weightDifference,
    energy: { ...figures(energy), kind: energy.kind },
    protein: proteinFigures(protein),
    fluid: { result: fluid.result, perKg: fluid.perKg, reason: fluid.reason },
    provided: products.provided,
    ...bedside.answers,
    findings: findings.map((finding) => ({ ...finding, message: plainText(finding.message) })),
    warnings,
    errors: [
      ...assessment.errors,
      ...conditionErrors,
      ...products.errors,
      ...bedside.errors,
      ...unknownKeys(given),
    ],
    PATIENT_ENERGY_RESULT: energy.kind === 'basal' ? null : energy.result,
    PATIENT_PROTEIN_RESULT: protein.result,
    FLUID_RESULT: fluid.result,
    FLUID_PER_KG: fluid.perKg,
    PC_SELECTED_PRODUCTS: products.selected.map(({ id, name, packSize, volume, volumeUnit }) => ({
      id,
      name,
      packSize,
      volume,
      volumeUnit,
    })),
  };
}

/** A disorder that the catalogue does not know cannot be compared with products. */
function readCondition({ PD_CONDITION: condition }: Record<string, unknown>): {
  condition: string | undefined;
  conditionErrors: InputError[];
} {
  if (typeof condition !== 'string') return { condition: undefined, conditionErrors: [] };
  const known = embeddedDisorders();
  if (known.has(condition)) return { condition, conditionErrors: [] };
  const message = `PD_CONDITION must be one of: ${[...known].toSorted().join(', ')}.`;
  return { condition: undefined, conditionErrors: [{ field: 'PD_CONDITION', code: 'not-allowed', message }] };
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

/** The obesity factor follows the range and precedes the reason. */
function proteinFigures(protein: Assessment['protein']): CaseAnswer['protein'] {
  const { methods, method, result, low, high, ...rest } = figures(protein);
  return { methods, method, result, low, high, factor: protein.factor, ...rest };
}

/** Values that are not an object make every result invalid. */
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
