import type { Country } from '@dietetic/catalogue';
import type { LegalText } from '../support/legal-text.ts';

/** A number as read and as dialled; null where there is none. */
export type Phone = { shown: string; dialled: string } | null;

export type Enquiry = { id: Country | 'ni'; title: string; phone: Phone; email: string };

export type RegisteredAddress = {
  id: Country;
  company: string;
  lines: readonly string[];
  phone: Phone;
  fax: Phone;
};

/** As written, and as it is to be read out. */
export type OpeningHours = { days: string; spoken: string; hours: string };

/** What a provider's file holds; `siteFactsSchema` of the build checks it. */
export type SiteFacts = {
  /** The details reach nobody: the contact page says so. */
  fictional: boolean;
  provider: { name: string; shortName: string; division: string; tagline: string; since: number };
  brand: {
    /** SVG text, in the brand's colours; `validateMark` says what may stand in it. */
    mark: string;
    /** The same in one colour, drawn with currentColor: for a notification's badge and a tinted icon. */
    monochrome: string;
    /** Of buttons, links and covers: on light surfaces and on dark ones. */
    colours: { light: string; dark: string };
  };
  enquiries: readonly Enquiry[];
  addresses: readonly RegisteredAddress[];
  /** `experts` with `links.expertChat` only: where a person answers. */
  hours: { support: readonly OpeningHours[]; experts: readonly OpeningHours[] };
  links: {
    academy: Record<Country, string>;
    samples: Record<Country, string>;
    volumes: Record<Country, string>;
    cookiePolicy: Record<Country, string>;
    /** Where the experts of the hours above answer; left out where nobody does. */
    expertChat?: Record<Country, string>;
    /** An email address. */
    feedback: string;
  };
  /** In place of the texts that come with the app. */
  legal?: { terms?: Record<Country, LegalText>; privacy?: Record<Country, LegalText> };
};
