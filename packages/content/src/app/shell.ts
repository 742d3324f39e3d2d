import type { Country } from '@dietetic/catalogue';
import { COUNTRY_NAME } from './app.ts';

export const navigationWords = {
  label: 'Main',
  home: 'Home',
  regimen: 'Regimen',
  products: 'Products',
  resources: 'Resources',
  support: 'Support',
  sim: 'Ask Sim',
  menu: 'Menu',
  country: 'Country',
  skipToContent: 'Skip to content',
  back: 'Back',
  close: 'Close',
  opensInNewTab: 'opens in a new tab',
} as const;

export const demonstrationWords = {
  title: 'Demonstration data:',
  text: 'products, codes and values are fictional and must not be used for patients.',
  /** The short form that every product screen and every report carries. */
  mark: 'Demonstration data – not for patient care',
} as const;

export const connectivityWords = {
  offlineTitle: 'You are offline.',
  offline: 'The products saved on this device, the calculators and the report still work.',
  needsNetwork: 'This needs a connection.',
  savedOn: (date: string) => `Products saved ${date}`,
  notSaved: 'No products saved yet',
  updating: 'Updating products…',
  mayBeOutOfDate: 'Saved more than 30 days ago and may be out of date.',
} as const;

export const updateWords = {
  title: 'A new version is ready.',
  text: 'Your regimen stays as it is.',
  accept: 'Update now',
  later: 'Later',
  updating: 'Updating…',
} as const;

export const recoveryWords = {
  title: 'The app could not start',
  text: 'Clearing the saved copy of the app usually settles this. Your country and other settings are kept; a regimen that was open may be lost.',
  action: 'Clear the saved copy and reload',
} as const;

export const idleWords = {
  title: 'Still working on this regimen?',
  text: (minutes: number) =>
    `Nothing has been entered for a while. The regimen is cleared from this device in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  keep: 'Keep it',
  clear: 'Clear it now',
  cleared: 'The regimen was cleared after 60 minutes without use.',
} as const;

export const countryChangeWords = {
  title: (country: Country) => `Change to ${COUNTRY_NAME[country]}?`,
  text: 'Patient details are kept. Methods that are not used there go back to their default.',
  dropped: (names: readonly string[]) =>
    `Not available there, so removed from the regimen: ${names.join(', ')}.`,
  accept: 'Change country',
  cancel: 'Keep the present country',
} as const;

export const notificationBannerWords = { open: 'Read more', close: 'Close notification' } as const;

export const loginWords = {
  title: 'No account needed',
  text: 'Nothing in this app asks you to sign in. Your choices are kept on this device.',
  action: 'Go to the start page',
} as const;

/** Titles shown in the browser tab, before the name of the app. */
export const pageTitleWords = {
  withApp: (title: string) => `${title} – Dietetic App`,
} as const;

export const commonWords = {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  remove: 'Remove',
  edit: 'Edit',
  undo: 'Undo',
  clear: 'Clear',
  loading: 'Loading…',
  required: 'Required',
  optional: 'Optional',
  default: 'Default, not chosen',
  notStated: 'not stated',
  notCalculated: 'Not calculated',
  notApplicable: 'N/A',
  notRecorded: 'Not recorded',
  notSelected: 'Not selected',
  atLeast: 'at least',
  somethingWentWrong: 'This part of the screen could not be shown.',
  reload: 'Reload',
} as const;
