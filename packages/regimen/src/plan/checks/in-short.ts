import type { AnyProduct } from '@dietetic/catalogue';
import { productFacts } from '@dietetic/catalogue';
import { ageText, months } from '@dietetic/clinical';
import type { RegimenValues } from '../../state/values.ts';
import type { Finding } from './finding.ts';
import { disordersNamed, disorderName } from './product-fit.ts';

/**
 * A finding about a product in the few words of a row, where the product's name stands beside them:
 * "from 6 years, patient 5 years 3 months".
 */
export function findingInShort(finding: Finding, product: AnyProduct, values: RegimenValues): string {
  switch (finding.code) {
    case 'product-age':
      return `${agesInShort(product)}, patient ${ageText(months(finding.value ?? 0))}`;
    case 'product-route':
      return routeInShort(product, values);
    case 'product-disorder':
      return `for ${disordersNamed(productFacts(product).metabolic)}, ${patientInShort(values)}`;
    default:
      return withoutName(finding, product);
  }
}

/** The whole sentence where the product is already named above it: "For 6 years and over. Patient 5 years 3 months." */
export function withoutName({ message }: Finding, { name }: Pick<AnyProduct, 'name'>): string {
  const start = `${name} is `;
  if (!message.startsWith(start)) return message;
  const rest = message.slice(start.length);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

function agesInShort({ ageFromMonths: from, ageToMonths: to }: AnyProduct): string {
  const start = ageText(months(from ?? 0));
  if (to === null) return `from ${start}`;
  const until = `under ${ageText(months(to))}`;
  return from === null || from === 0 ? until : `from ${start} to ${until}`;
}

function routeInShort({ categories }: AnyProduct, { PC_TYPE_OF_FEED: route }: RegimenValues): string {
  if (route === 'oral') return 'tube feed, plan is oral';
  return `${categories.includes('food') ? 'a food' : 'drunk'}, plan is by tube`;
}

function patientInShort({ PD_CONDITION: condition }: RegimenValues): string {
  return condition === undefined ? 'none set for this patient' : `patient has ${disorderName(condition)}`;
}

/** The vitamin or mineral an upper level is about, as the sentence names it. */
export function nutrientOf({ message }: Pick<Finding, 'message'>): string {
  const name = message.slice(0, message.indexOf(':'));
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
