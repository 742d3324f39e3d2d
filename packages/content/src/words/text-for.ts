import type { Country } from '@dietetic/catalogue';
import { tied } from './tied.ts';

/** One text for both countries, or one for each: `{ uk: '…', roi: '…' }`. */
export type TextByCountry = string | Readonly<Record<Country, string>>;

/** The text for a country, with each number tied to its unit; the United Kingdom's until one is chosen. */
export const textFor = (text: TextByCountry, country: Country | undefined): string =>
  tied(typeof text === 'string' ? text : text[country ?? 'uk']);
