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
  /** Heading of a continuation page, so that figures are never read without the name of their product. */
  continued: (heading: string) => `${heading}, continued`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notStated: 'not stated',
} as const;
