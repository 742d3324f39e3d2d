import type { Country } from '@dietetic/catalogue';

export type HomeTile = {
  id: 'regimen' | 'products' | 'resources' | 'sim';
  title: string;
  text: string;
};

export const HOME_TILES: readonly HomeTile[] = [
  { id: 'regimen', title: 'Create a regimen', text: 'Five steps, from patient details to a report' },
  { id: 'products', title: 'Products', text: 'Search, filter and compare the range' },
  { id: 'resources', title: 'Resources', text: 'Charts, guides and code lists to download' },
  { id: 'sim', title: 'Ask Sim', text: 'Look up a product or a common question' },
];

export const countryQuestionWords = {
  title: 'Where do you work?',
  help: 'This decides the products, calculators, documents and contact details you see. You can change it later under Support, Region. In Northern Ireland, choose United Kingdom.',
} as const;

const ACADEMY_TEXT: Record<Country, string> = {
  uk: 'Courses and webinars on the UK academy site',
  roi: 'Courses and webinars on the Irish academy site',
};

export const homeWords = {
  title: 'Welcome',
  academyTitle: 'Learning for healthcare professionals',
  academyText: (country: Country) => ACADEMY_TEXT[country],
  feedback: 'Send feedback',
  version: (version: string) => `Version ${version}`,
  onThisDevice: 'On this device',
  country: 'Country',
  productsSaved: 'Products saved',
  productCount: (count: string) => `${count}\u00a0${count === '1' ? 'product' : 'products'}`,
  lastUpdated: 'Last updated',
  neverUpdated: 'Not yet',
  regimenInProgress: 'Regimen in progress',
  noRegimen: 'None',
  continueRegimen: 'Continue regimen',
  openRegimen: 'Open',
  checkForUpdates: 'Check for updates',
} as const;
