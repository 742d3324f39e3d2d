import type { Country } from '@dietetic/catalogue';

const ORDER_DESK: Record<Country, string> = {
  uk: 'Order desk, United Kingdom',
  roi: 'Order desk, Ireland and Northern Ireland',
};

const HOME: Record<Country, string> = {
  uk: 'United Kingdom',
  roi: 'Republic of Ireland and Northern Ireland',
};

/** Who to ask, to print. Names, numbers and hours are the provider's own. */
export const teamWords = {
  title: (country: Country) => `Resource Centre team: ${HOME[country]}`,
  introduction: 'Who helps with what, how to reach them, and when.',
  who: {
    heading: 'Who to ask',
    caption: 'Roles',
    columns: ['Team', 'Ask them about'],
    rows: (country: Country) => [
      ['Clinical nutrition information', 'choice and use of products, composition, tolerance'],
      ['Metabolic dietitians', 'products for inborn errors of metabolism, low-protein foods'],
      [ORDER_DESK[country], 'stock, orders and deliveries'],
      ['Samples desk', 'samples for healthcare professionals'],
    ],
  },
  how: {
    heading: 'How to reach them',
    caption: 'Telephone and email',
    desk: 'Desk',
    current: '“Contact us” in the app is always current.',
  },
  when: {
    heading: 'When',
    caption: 'Hours',
    columns: ['Service', 'Hours'],
    support: 'Telephone and email',
    experts: 'Chat with an expert',
  },
} as const;
