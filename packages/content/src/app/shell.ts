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
  opensInNewTab: 'opens in a new tab',
  confirmations: 'Confirmations',
} as const;

const MARK = 'Demonstration data – not for patient care';

/** One text wherever the fictional range is shown, printed, sent or drawn (decision 016). */
export const demonstrationWords = {
  /** Above every screen, the short form first. */
  title: `${MARK}.`,
  text: 'Products, codes and values are fictional.',
  /** The short form that every product screen and every report carries. */
  mark: MARK,
} as const;

export const connectivityWords = {
  offlineTitle: 'You are offline.',
  offline: 'Calculators and reports still work.',
  offlineWithProducts: (date: string) => `Calculators, reports and the products saved ${date} still work.`,
  savedOn: (date: string) => `Products saved ${date}`,
  notSaved: 'No products saved yet',
  updating: 'Updating products…',
  mayBeOutOfDate: 'More than 30 days ago: they may be out of date.',
} as const;

export const updateWords = {
  title: 'A new version is ready.',
  text: 'Your regimen stays as it is.',
  accept: 'Update now',
  later: 'Later',
  updating: 'Updating…',
} as const;

export const offlineCopyWords = {
  title: 'Keep the app on this device?',
  text: 'About 1\u00a0MB over this connection, once. Then it works without one.',
  allow: 'Keep it',
  notNow: 'Not now',
} as const;

export const recoveryWords = {
  title: 'The app could not start',
  text: 'Clearing the saved copy of the app usually settles this. Your country and other settings are kept; a regimen that was open may be lost.',
  action: 'Clear the saved copy and reload',
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
  close: 'Close',
  loading: 'Loading…',
  default: 'Default method',
} as const;
