import type { Product } from '../../catalogue.ts';
import {
  type ProductQuestion,
  COUNTRY_WORDS,
  type Draft,
  type Knowledge,
  productReferences,
  PAGES,
} from '../draft.ts';

// Where products are sold, where samples are offered, and which schemes reimburse them.

const SOLD_IN: Readonly<Record<Product['productAvailability'], string>> = {
  both: 'in the United Kingdom and in the Republic of Ireland',
  uk: 'in the United Kingdom only',
  roi: 'in the Republic of Ireland only',
};
export const availabilitySentence = (
  { name, productAvailability }: Product,
  is: boolean,
  country: keyof typeof COUNTRY_WORDS,
) =>
  `${name} is ${is ? '' : 'not '}available in ${COUNTRY_WORDS[country]}; it is sold ${SOLD_IN[productAvailability]}.`;

export const SAMPLED_IN: Readonly<Record<Product['productSampleAvailability'], string>> = {
  uk: 'in the United Kingdom',
  ukni: 'in the United Kingdom, Northern Ireland included',
  roi: 'in the Republic of Ireland',
  roini: 'in the Republic of Ireland and in Northern Ireland',
  all: 'in the United Kingdom and in the Republic of Ireland',
};
/** The answer in place of any figure if the product is not sold in the chosen country. */
export const notSoldHere = (knowledge: Knowledge, product: Product, intent: string): Draft => ({
  intent,
  kind: 'unknown',
  ...productReferences(knowledge, product, 'availability'),
  content: [
    availabilitySentence(product, false, knowledge.country),
    'I answer from the products of the country you chose.',
  ],
  links: [PAGES.region, PAGES.products],
});

/** The schemes that were named, or else the scheme of the country that was named or chosen. */
export function schemesOf({ knowledge, query }: ProductQuestion): readonly ('acbs' | 'gms')[] {
  const { text, criteria } = query;
  const [named, other] = criteria.flatMap((each) => (each.kind === 'country' ? each.value : []));
  const country = other === undefined ? (named ?? knowledge.country) : knowledge.country;
  const isAcbs = /\b(?:acbs|nhs|fp10|drug tariff|borderline)\b/u.test(text);
  const isGms = /\b(?:gms|hse|medical card|list [ab]|approval)\b/u.test(text);
  if (isAcbs && isGms) return ['acbs', 'gms'];
  return isGms || (country === 'roi' && !isAcbs) ? ['gms'] : ['acbs'];
}

export const ABOUT_SCHEME = {
  acbs: { label: 'About ACBS', question: 'What does ACBS approved mean?' },
  gms: {
    label: 'About GMS status',
    question: 'What is GMS status and which supplements need approval in Ireland?',
  },
} as const;
