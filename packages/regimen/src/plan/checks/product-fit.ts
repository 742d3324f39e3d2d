import { type AnyProduct, productFacts } from '@dietetic/catalogue';
import { ageText, months } from '@dietetic/clinical';
import { type Finding, LABEL } from './finding.ts';
import { patientAge, type PlanPatient } from './patient.ts';

type Patient = Pick<PlanPatient, 'ageMonths' | 'ageDays' | 'route' | 'condition'>;

const FIRST_BIRTHDAY_MONTHS = 12;

/**
 * Whether a product fits the patient, before any amount is known: age, route, disorder. Cheap enough for every row of
 * a list.
 */
export function productFit(patient: Patient, product: AnyProduct): Finding[] {
  return [
    ageFinding(patient, product),
    routeFinding(patient, product),
    disorderFinding(patient, product),
  ].filter((finding) => finding !== null);
}

function ageFinding(patient: Patient, product: AnyProduct): Finding | null {
  const { ageFromMonths: from, ageToMonths: to } = product;
  const age = patient.ageMonths;
  if (age === null) return null;
  const isTooYoung = from !== null && age < from;
  const isTooOld = to !== null && age >= to;
  if (!isTooYoung && !isTooOld) return null;
  const startsAfterInfancy = from !== null && from >= FIRST_BIRTHDAY_MONTHS;
  return {
    code: 'product-age',
    severity: age < FIRST_BIRTHDAY_MONTHS && startsAfterInfancy ? 'confirm' : 'ask',
    fields: ['PD_AGE'],
    products: [product.id],
    value: age,
    limit: isTooYoung ? from : to,
    unit: 'months',
    message: `${product.name} is for ${ageRange(from, to)}. Patient ${patientAge(patient)}.`,
    source: LABEL,
  };
}

/** "6 years and over", "under 18 months", "1 year to under 7 years". */
function ageRange(from: number | null, to: number | null): string {
  if (to === null) return `${ageText(months(from ?? 0))} and over`;
  const until = `under ${ageText(months(to))}`;
  return from === null || from === 0 ? until : `${ageText(months(from))} to ${until}`;
}

function routeFinding({ route }: Patient, product: AnyProduct): Finding | null {
  const mismatch = routeMismatch(route, (form) => product.categories.includes(form));
  if (mismatch === null) return null;
  return {
    code: 'product-route',
    severity: 'ask',
    fields: ['PC_TYPE_OF_FEED'],
    products: [product.id],
    value: null,
    limit: null,
    unit: null,
    message: `${product.name} is ${mismatch}`,
    source: LABEL,
  };
}

function routeMismatch(route: Patient['route'], is: (form: string) => boolean): string | null {
  const isDrunk = is('oral-nutritional-supplement');
  const isTubeFeed = is('tube-feed');
  if (route === 'tube' && !isTubeFeed && is('food')) return 'a food. The plan is by tube.';
  if (route === 'tube' && !isTubeFeed && isDrunk) return 'a supplement to drink. The plan is by tube.';
  if (route === 'oral' && isTubeFeed && !isDrunk) return 'a tube feed. The plan is oral.';
  return null;
}

/** Modules and low-protein foods carry this category beside the disorders they are used in. */
const MODULE_OR_FOOD = 'other';

function disorderFinding({ condition }: Patient, product: AnyProduct): Finding | null {
  const disorders = productFacts(product).metabolic;
  if (disorders.length === 0 || (condition !== null && disorders.includes(condition))) return null;
  const isModule = disorders.includes(MODULE_OR_FOOD);
  const named = condition === MODULE_OR_FOOD ? null : condition;
  if (isModule && named === null) return null;
  const patient =
    condition === null
      ? 'No disorder is set for this patient.'
      : `This patient has ${disorderName(condition)}.`;
  return {
    code: 'product-disorder',
    severity: condition !== null && !isModule ? 'confirm' : 'ask',
    fields: ['PD_CONDITION'],
    products: [product.id],
    value: null,
    limit: null,
    unit: null,
    message: `${product.name} is for ${disordersNamed(disorders)}. ${patient}`,
    source: LABEL,
  };
}

/** The categories of disorders are named by their short names: "mma-pa" is MMA-PA. */
export const disorderName = (slug: string): string =>
  slug === MODULE_OR_FOOD ? 'another metabolic disorder' : slug.toUpperCase();

/** "PKU", "MSUD or MMA-PA"; the unnamed one comes last. */
export function disordersNamed(slugs: readonly string[]): string {
  const inOrder = slugs.toSorted((a, b) => Number(a === MODULE_OR_FOOD) - Number(b === MODULE_OR_FOOD));
  const names = inOrder.map(disorderName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
