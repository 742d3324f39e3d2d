import type { Country } from '@dietetic/catalogue';
import { SITE } from '../site/site.ts';
import type { Enquiry } from '../site/site-facts.ts';

/** The desk that answers first for each country. */
const FIRST_ENQUIRY: Record<Country, Enquiry['id']> = { uk: 'uk', roi: 'roi' };

/** The enquiries of a country, its own desk first. */
export function enquiriesFor(country: Country): readonly Enquiry[] {
  const own = (enquiry: Enquiry) => enquiry.id === FIRST_ENQUIRY[country];
  return [...SITE.enquiries.filter(own), ...SITE.enquiries.filter((enquiry) => !own(enquiry))];
}

export const contactWords = {
  title: 'Contact us',
  intro:
    'Questions about products, codes, orders or samples. Leave out anything that could identify a patient.',
  phone: 'Telephone',
  email: 'Email',
  fax: 'Fax',
  none: 'None',
  callOf: (title: string, number: string) => `Call ${title} on ${number}`,
  addresses: 'Registered addresses',
  hours: 'Support hours',
  chatHours: 'Chat experts',
  openChat: 'Chat with an expert',
  adverseEvent: 'Suspected adverse reaction or faulty product.',
  adverseEventText:
    'Stop using the pack, keep it with its batch number, follow your local reporting route, and tell us.',
  demonstration: 'Demonstration details: calls and emails do not reach anyone.',
  withoutPhone: 'Please write instead.',
} as const;
