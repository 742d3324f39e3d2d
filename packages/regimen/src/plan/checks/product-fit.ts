import { type AnyProduct, type Country, isAvailable, productFacts } from '@dietetic/catalogue';
import { FIRST_BIRTHDAY_MONTHS, ageText, months } from '@dietetic/clinical';
import { disorderName, disordersNamed, LC_FAOD, UNNAMED_DISORDER } from './disorder-names.ts';
import { fatFinding } from './fat.ts';
import { CATALOGUE_SOURCE, type Finding, createFinding, LABEL_SOURCE } from './finding.ts';
import { fructoseFinding } from './fructose.ts';
import { kidneyFinding } from './kidney.ts';
import { lactoseFinding } from './lactose.ts';
import { naturalProteinFinding } from './natural-protein.ts';
import { patientAge, type PlanPatient } from './patient.ts';

type Patient = Pick<PlanPatient, 'country' | 'ageMonths' | 'ageDays' | 'route' | 'condition' | 'kidneys'>;

/**
 * Whether a product fits the patient: age, route, form, disorder, kidneys, protein that is not the patient's substitute, sugars and fat of disorders of them, country.
 * `amount` is the day's ml or g, null before any is known. Cheap enough for every row of a list.
 */
export function productFit(patient: Patient, product: AnyProduct, amount: number | null = null): Finding[] {
  return [
    ageFinding(patient, product),
    routeFinding(patient, product),
    tubeFinding(patient, product),
    disorderFinding(patient, product),
    kidneyFinding(patient.kidneys, product),
    naturalProteinFinding(patient.condition, product, amount),
    lactoseFinding(patient.condition, product, amount),
    fructoseFinding(patient.condition, product),
    fatFinding(patient.condition, product, amount),
    countryFinding(patient, product),
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
  return createFinding({
    code: 'product-age',
    severity: age < FIRST_BIRTHDAY_MONTHS && startsAfterInfancy ? 'confirm' : 'ask',
    fields: ['PD_AGE'],
    products: [product.id],
    value: age,
    limit: isTooYoung ? from : to,
    unit: 'months',
    message: `${product.name} is for ${ageRange(from, to)}. Patient ${patientAge(patient)}.`,
    source: LABEL_SOURCE,
  });
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
  return createFinding({
    code: 'product-route',
    fields: ['PC_TYPE_OF_FEED'],
    products: [product.id],
    message: `${product.name} is ${mismatch}`,
    source: LABEL_SOURCE,
  });
}

function routeMismatch(route: Patient['route'], is: (form: string) => boolean): string | null {
  const isDrunk = is('oral-nutritional-supplement');
  const isTubeFeed = is('tube-feed');
  if (route === 'tube' && !isTubeFeed && is('food')) return 'a food. The plan is by tube.';
  if (route === 'tube' && !isTubeFeed && isDrunk) return 'a supplement to drink. The plan is by tube.';
  if (route === 'oral' && isTubeFeed && !isDrunk) return 'a tube feed. The plan is oral.';
  return null;
}

/** Whoever eats and drinks nothing has no use for a thickener, and it blocks the tube; a tablet has to be swallowed. */
function tubeFinding({ route }: Patient, product: AnyProduct): Finding | null {
  const isTablet = product.units.some(({ kind }) => kind === 'tablet');
  const isThickener = product.isThickener === true;
  if (route !== 'tube' || !(isThickener || isTablet)) return null;
  return createFinding({
    code: 'not-for-tube',
    severity: isThickener ? 'confirm' : 'ask',
    fields: ['PC_TYPE_OF_FEED'],
    products: [product.id],
    message: `${product.name} is ${isThickener ? 'a thickener of food and drink' : 'a tablet'}. The plan is by tube.`,
    source: LABEL_SOURCE,
  });
}

function disorderFinding({ condition }: Patient, product: AnyProduct): Finding | null {
  const disorders = productFacts(product).metabolic;
  if (disorders.length === 0 || (condition !== null && disorders.includes(condition))) return null;
  const isModule = disorders.includes(UNNAMED_DISORDER);
  // A formula of MCT is for them, and stands under the unnamed one.
  const named = condition === UNNAMED_DISORDER || condition === LC_FAOD ? null : condition;
  if (isModule && named === null) return null;
  const patient =
    condition === null
      ? 'No disorder is set for this patient.'
      : `This patient has ${disorderName(condition)}.`;
  return createFinding({
    code: 'product-disorder',
    severity: condition !== null && !isModule ? 'confirm' : 'ask',
    fields: ['PD_CONDITION'],
    products: [product.id],
    message: `${product.name} is for ${disordersNamed(disorders)}. ${patient}`,
    source: LABEL_SOURCE,
  });
}

const COUNTRY_NAME: Record<Country, string> = { uk: 'the United Kingdom', roi: 'the Republic of Ireland' };

/** Chosen before the range changed, or named by a feed plan: lists and templates do not offer it. */
function countryFinding({ country }: Patient, product: AnyProduct): Finding | null {
  if (country === null || isAvailable(product, country)) return null;
  return createFinding({
    code: 'product-country',
    fields: ['country'],
    products: [product.id],
    message: `${product.name} is not available in ${COUNTRY_NAME[country]}.`,
    source: CATALOGUE_SOURCE,
  });
}
