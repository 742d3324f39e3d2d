import type { Country } from '@dietetic/catalogue';

export const APP_NAME = 'Dietetic App';
export const APP_VERSION = '2.6.0';

export const COUNTRY_NAME: Record<Country, string> = {
  uk: 'United Kingdom',
  roi: 'Republic of Ireland',
};

/** Where the full name does not fit, such as the header on a phone. */
export const COUNTRY_SHORT_NAME: Record<Country, string> = { uk: 'UK', roi: 'Ireland' };

/** In the order of the country list. */
export const COUNTRIES: readonly Country[] = ['uk', 'roi'];
