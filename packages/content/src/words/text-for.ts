import type { Country } from '@dietetic/catalogue';
import { withNonBreakingUnits } from './non-breaking-units.ts';

/** One text for both countries, or one for each: `{ uk: '…', roi: '…' }`. */
export type TextByCountry = string | Readonly<Record<Country, string>>;

/** The text for a country, with a non-breaking space between a number and its unit; the United Kingdom's until one is chosen. */
export const textFor = (text: TextByCountry, country: Country | undefined): string =>
  withNonBreakingUnits(typeof text === 'string' ? text : text[country ?? 'uk']);
