import type { AnyProduct } from '@dietetic/catalogue';
import { contribution, per100, productFacts } from '@dietetic/catalogue';
import { ageText, months } from '@dietetic/clinical';
import type { RegimenValues } from '../../state/values.ts';
import type { Finding } from './finding.ts';
import { unnamedSugars } from './fructose.ts';
import { isKetogenic } from '../totals/ketogenic-ratio.ts';
import { shortKidneyText } from './kidney.ts';
import { listText, MILK } from './lactose.ts';
import { disordersNamed, disorderName, GALACTOSAEMIA, LC_FAOD } from './disorder-names.ts';
import { gramsNumber, withUnit } from './figures.ts';
import { ageOfPatient } from './patient.ts';

/**
 * A finding about a product in the few words of a row, where the product's name stands beside them:
 * "from 6 years, patient 5 years 3 months".
 */
export function shortFindingText(finding: Finding, product: AnyProduct, values: RegimenValues): string {
  switch (finding.code) {
    case 'product-age':
      return `${shortAgesText(product)}, patient ${ageOfPatient(values)}`;
    case 'product-route':
      return shortRouteText(product, values);
    case 'product-disorder':
      return `for ${disordersNamed(productFacts(product).metabolic)}, ${shortPatientText(values)}`;
    case 'product-kidney':
      return shortKidneyText(finding, product);
    case 'natural-protein':
      return shortNaturalProteinText(finding, values);
    case 'lactose':
      return shortLactoseText(finding, product);
    case 'fructose':
      return `${shortFructoseText(product)}, ${shortPatientText(values)}`;
    case 'fat':
      return `${shortFatText(finding, product, values)}, ${shortPatientText(values)}`;
    default:
      return messageWithoutName(finding, product);
  }
}

/** The whole sentence where the product is already named above it: "For 6 years and over. Patient 5 years 3 months." */
export function messageWithoutName({ message }: Finding, { name }: Pick<AnyProduct, 'name'>): string {
  const isOf = `${name} is `;
  const has = `${name} has `;
  if (!message.startsWith(isOf) && !message.startsWith(has)) return message;
  const rest = message.slice(message.startsWith(isOf) ? isOf.length : `${name} `.length);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

function shortAgesText({ ageFromMonths: from, ageToMonths: to }: AnyProduct): string {
  const start = ageText(months(from ?? 0));
  if (to === null) return `from ${start}`;
  const until = `under ${ageText(months(to))}`;
  return from === null || from === 0 ? until : `from ${start} to ${until}`;
}

function shortRouteText({ categories }: AnyProduct, { PC_TYPE_OF_FEED: route }: RegimenValues): string {
  if (route === 'oral') return 'a tube feed, but the plan is oral';
  return `${categories.includes('food') ? 'a food' : 'an oral supplement'}, but the plan is by tube`;
}

function shortNaturalProteinText(
  { value, unit }: Finding,
  { PD_CONDITION: condition }: RegimenValues,
): string {
  const protein = value === null || unit === null ? 'protein not stated' : massText(value, unit, 'protein');
  return `${protein}, not a protein substitute for ${disorderName(condition ?? '')}`;
}

function shortAsk(product: AnyProduct): string {
  const lactose = per100(product, 'lactose').kind;
  const milk = product.allergens.find(({ label }) => label === MILK);
  return [
    ...(product.galactoseSources ?? []).map((source) => `${source} named`),
    ...(lactose === 'not-stated' ? ['lactose not stated'] : milk === undefined ? ['milk not stated'] : []),
  ].join(', ');
}

function shortLactoseText({ value, unit, severity }: Finding, product: AnyProduct): string {
  const lactose =
    value !== null && unit !== null
      ? massText(value, unit, 'lactose')
      : severity === 'ask'
        ? shortAsk(product)
        : ['below', 'trace'].includes(per100(product, 'lactose').kind)
          ? 'traces of lactose'
          : product.allergens.some(({ label, value }) => label === MILK && value === 'yes')
            ? 'made with milk'
            : 'galactose named';
  return `${lactose}, patient has ${GALACTOSAEMIA}`;
}

function shortFructoseText(product: AnyProduct): string {
  const named = product.fructoseSources ?? [];
  if (named.length > 0) return `${listText(named)} named`;
  const unnamed = unnamedSugars(product);
  return unnamed === 'no-figure' ? 'no figure for sugars' : `${unnamed ?? 'sugars'} not named`;
}

function shortFatText(
  { value, unit, severity }: Finding,
  product: AnyProduct,
  { PD_CONDITION: condition }: RegimenValues,
): string {
  const isLongChain = condition === LC_FAOD;
  const what = isLongChain ? 'long-chain fat' : 'MCT';
  if (value === null || unit === null) {
    if (isKetogenic(product)) return 'for a ketogenic diet';
    return severity === 'confirm' ? `${what} named` : `no figure for ${isLongChain ? 'fat' : what}`;
  }
  const most = isLongChain && contribution(per100(product, 'mct')) === null ? 'up to ' : '';
  return `${most}${massText(value, unit, what)}`;
}

/** "13.5 g protein per 100 g", "60 g protein" */
function massText(value: number, unit: string, what: string): string {
  const [mass = unit, per] = unit.split('/');
  return `${withUnit(gramsNumber(value, unit), mass)} ${what}${per === undefined ? '' : ` per ${per}`}`;
}

function shortPatientText({ PD_CONDITION: condition }: RegimenValues): string {
  return condition === undefined ? 'none set for this patient' : `patient has ${disorderName(condition)}`;
}

/** The vitamin or mineral an upper level is about, as the sentence names it. */
export function nutrientNameOf({ message }: Pick<Finding, 'message'>): string {
  const name = message.slice(0, message.indexOf(':'));
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
