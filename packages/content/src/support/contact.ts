import type { Country } from '@dietetic/catalogue';

/** A number as read and as dialled; null where the provider has not set one. */
export type Phone = { shown: string; dialled: string } | null;

export type Enquiry = {
  id: 'uk' | 'roi' | 'ni';
  title: string;
  phone: Phone;
  /** Said in place of a missing number. */
  withoutPhone: string;
  email: string;
};

export type RegisteredAddress = {
  id: Country;
  company: string;
  lines: readonly string[];
  phone: Phone;
  fax: Phone;
};

const PHONE_NOT_SET =
  'The number is set by the provider and is not part of the demonstration. Please write instead.';

/**
 * Contact details of the demonstration build. UK numbers come from the ranges that the regulator keeps
 * free for drama; Ireland has no such range, so none is invented.
 */
export const ENQUIRIES: readonly Enquiry[] = [
  {
    id: 'uk',
    title: 'United Kingdom enquiries',
    phone: { shown: '0808 157 0142', dialled: '+448081570142' },
    withoutPhone: PHONE_NOT_SET,
    email: 'resourcecentre.uk@merrowdale.example',
  },
  {
    id: 'roi',
    title: 'Republic of Ireland enquiries',
    phone: null,
    withoutPhone: PHONE_NOT_SET,
    email: 'resourcecentre.ie@merrowdale.example',
  },
  {
    id: 'ni',
    title: 'Northern Ireland enquiries',
    phone: { shown: '0808 157 0143', dialled: '+448081570143' },
    withoutPhone: PHONE_NOT_SET,
    email: 'resourcecentre.ie@merrowdale.example',
  },
];

export const REGISTERED_ADDRESSES: readonly RegisteredAddress[] = [
  {
    id: 'uk',
    company: 'Merrowdale Clinical Nutrition Ltd',
    lines: ['1 Example Yard', 'Exampleton', 'United Kingdom'],
    phone: { shown: '020 7946 0142', dialled: '+442079460142' },
    fax: { shown: '020 7946 0143', dialled: '+442079460143' },
  },
  {
    id: 'roi',
    company: 'Merrowdale Clinical Nutrition Ireland Ltd',
    lines: ['1 Example Quay', 'Dublin', 'Republic of Ireland'],
    phone: null,
    fax: null,
  },
];

/** The desk that answers first for each country. */
export const FIRST_ENQUIRY: Record<Country, Enquiry['id']> = { uk: 'uk', roi: 'roi' };

/** The enquiries of a country, its own desk first. */
export function enquiriesFor(country: Country): readonly Enquiry[] {
  const own = (enquiry: Enquiry) => enquiry.id === FIRST_ENQUIRY[country];
  return [...ENQUIRIES.filter(own), ...ENQUIRIES.filter((enquiry) => !own(enquiry))];
}

export const contactWords = {
  title: 'Contact us',
  intro: 'Questions about products, codes, orders or samples. Leave out anything that says who a patient is.',
  phone: 'Telephone',
  email: 'Email',
  fax: 'Fax',
  notSet: 'Set by the provider',
  callOf: (title: string, number: string) => `Call ${title} on ${number}`,
  addresses: 'Registered addresses',
  hours: 'Support hours',
  chatHours: 'Chat experts',
  adverseEvent: 'Suspected adverse reaction or faulty product',
  adverseEventText:
    'Stop using the pack, keep it with its batch number, follow your local reporting route, and tell us.',
  feedback: 'Feedback on the app',
  demonstration: 'Demonstration details: no call or mail reaches anyone.',
} as const;
