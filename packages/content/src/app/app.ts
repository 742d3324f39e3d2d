import type { Country } from '@dietetic/catalogue';

export const APP_NAME = 'Dietetic App';
export const APP_VERSION = '2.6.0';

/** The provider of this build. The range and the company are fictional. */
export const PROVIDER = {
  name: 'Merrowdale Clinical Nutrition',
  shortName: 'Merrowdale',
  division: 'Clinical Nutrition',
  tagline: 'Regimen calculator and product compendium',
} as const;

export const COUNTRY_NAME: Record<Country, string> = {
  uk: 'United Kingdom',
  roi: 'Republic of Ireland',
};

/** Where the full name does not fit, such as the header on a phone. */
export const COUNTRY_SHORT_NAME: Record<Country, string> = { uk: 'UK', roi: 'Ireland' };

/** In the order of the country list. */
export const COUNTRIES: readonly Country[] = ['uk', 'roi'];

/** The locale whose product descriptions a country reads. */
export const COUNTRY_LOCALE: Record<Country, 'en-GB' | 'en-IE'> = { uk: 'en-GB', roi: 'en-IE' };
