import type { Country } from '@dietetic/catalogue';
import { APP_NAME } from '../app/app.ts';

/** What every printed document says. */
export const documentWords = {
  author: APP_NAME,
  country: { uk: 'United Kingdom', roi: 'Republic of Ireland' } satisfies Record<Country, string>,
  titled: (title: string, country: string) => `${title}: ${country}`,
  titleAndCountry: (title: string, country: string) => `${title} · ${country}`,
  forWhom: (titled: string) => `${titled} · For healthcare professionals only`,
  dataOf: (date: string, version: number, appVersion: string) =>
    `Data of ${date}, catalogue version ${version} · ${APP_NAME} ${appVersion}`,
  /** On top of a page that a part goes on to: nobody reads figures without the name of their product. */
  continued: (heading: string) => `${heading}, continued`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notStated: 'not stated',
} as const;

/** For whom a product is, by the categories of its range; the first that fits names its form. */
export const productFormWords = {
  ages: {
    'infant-0-12m': '0–12 months',
    'child-1-18y': '1–18 years',
    'adult-18y': '18 years and over',
  },
  forms: {
    'tube-feed': 'Tube feed',
    'oral-nutritional-supplement': 'Oral nutritional supplement',
    food: 'Food',
    'powder-and-tablets': 'Powder and tablets',
    liquid: 'Liquid',
  },
} as const satisfies Record<string, Record<string, string>>;
