export const supportWords = {
  title: 'Support',
  menuLabel: 'Support pages',
  checkForUpdates: 'Check for product updates',
  checking: 'Checking…',
  upToDate: (time: string) => `Products are up to date (${time})`,
  updated: (time: string, count: string) => `Updated to ${count}\u00a0products (${time})`,
  updateFailed: (areSaved: boolean) =>
    `Could not update. ${areSaved ? 'Saved products are still available.' : 'No products are saved yet.'}`,
  /** Products that did not pass the checks of this device; each is named below it. */
  notChecked: 'Not checked yet',
  lastChecked: (time: string) => `Last checked ${time}`,
  saveApp: 'Save to home screen',
  notifications: 'Notifications',
  region: 'Region',
  faqs: 'FAQs',
  contact: 'Contact us',
  terms: 'Terms',
  privacy: 'Privacy',
  volumes: 'Nutritionally complete volumes',
  volumesText: 'The provider’s charts, outside the app',
  restart: 'Restart app',
  restartText: 'Opens the app again from the start page',
  restartOffline: 'Needs a connection',
  version: 'Version',
  versionNumber: (version: string) => `Version ${version}`,
  changeProfessional: 'Change professional answer',
  resetTitle: 'Clear everything from this device',
  resetText:
    'Removes your country and answers, your templates, the saved products and documents, the regimen in progress and the saved copy of the app.',
  resetConfirmTitle: 'Clear everything?',
  resetConfirm: 'Clear everything',
  resetCancel: 'Keep it',
} as const;

export const regionWords = {
  title: 'Region',
  present: 'You work in',
  text: 'The region decides the products, calculators, documents and contact details you see.',
  effect:
    'A regimen in progress keeps its patient. Methods that are not used in the other region go back to its default; products that are not sold there are listed, then removed.',
} as const;

export const versionWords = {
  title: 'Version',
  products: 'Products saved',
  /** While the device's own store is read. */
  reading: 'Reading…',
  productCount: (count: string) => `${count}\u00a0products`,
  lastUpdated: 'Last updated',
  never: 'Not yet',
  copyright: 'Copyright',
} as const;

/** Why an update of the products did not go through; the saved ones stay. */
export const SYNC_FAILURE_WORDS = {
  unreachable: 'The server could not be reached.',
  refused: 'The server did not answer with a catalogue.',
  incomplete: 'The download was not complete.',
  'newer-format': 'This version of the app cannot read the new catalogue. Update the app.',
  empty: 'The new catalogue holds no products and was not taken over.',
  stopped: 'The browser ended the update before it was done.',
  'not-opened':
    'The browser did not open its storage. Close other tabs of this app, or start the browser again, and try again.',
  'not-stored':
    'The browser did not store the products. Allow this site to keep data, or free some space, and try again.',
} as const;
