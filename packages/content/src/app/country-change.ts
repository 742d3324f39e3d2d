import type { Country } from '@dietetic/catalogue';
import { resultWords } from '../regimen/working.ts';
import { COUNTRY_NAME } from './app.ts';

const REQUIREMENT = {
  energy: resultWords.energyShort,
  protein: resultWords.proteinShort,
  fluid: resultWords.fluidShort,
} as const;
type Requirement = keyof typeof REQUIREMENT;

/** The question before a country is changed under a regimen: everything that would change is named. */
export const countryChangeWords = {
  title: (country: Country) => `Change to ${COUNTRY_NAME[country]}?`,
  text: 'Patient details are kept. This changes in the regimen:',
  methods: 'Methods',
  method: (of: Requirement, from: string, to: string) =>
    `${REQUIREMENT[of]}: ${from} is not used there. ${to} will be used unless you choose another.`,
  noMethod: 'No method',
  results: 'Requirements',
  requirement: REQUIREMENT,
  becomes: 'becomes',
  notCalculated: 'not calculated',
  products: 'Products removed, because they are not available there',
  accept: 'Change country',
  cancel: 'Keep the present country',
} as const;
