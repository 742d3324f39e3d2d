/**
 * Everything the app keeps on a device: what the privacy page lists, what a reset clears, and what a test
 * compares with what a browser really holds after a visit.
 */
export type StoredItem = {
  name: string;
  place: 'local storage' | 'session storage' | 'cookie' | 'database' | 'cache' | 'worker';
  purpose: string;
  /** How long it stays. */
  kept: string;
  /** Optional items are only there after the visitor asked for what needs them. */
  need: 'needed' | 'optional';
};

const UNTIL_CLEARED = 'Until you clear it or reset this device';
const UNTIL_TAB_CLOSES = 'Until the tab is closed';

export const STORAGE_INVENTORY: readonly StoredItem[] = [
  {
    name: 'userIsHCP',
    place: 'local storage',
    purpose: 'Your answer to the professional question, so that it is asked once',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'userIsOnboarded',
    place: 'local storage',
    purpose: 'That the introduction was seen',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'userCountry',
    place: 'local storage',
    purpose: 'The country whose products, calculators and documents are shown',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'productsUpdated',
    place: 'local storage',
    purpose: 'When the saved products were last confirmed',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'offlineCopy',
    place: 'local storage',
    purpose: 'That the copy for offline use may be fetched over a paid connection',
    kept: UNTIL_CLEARED,
    need: 'optional',
  },
  {
    name: 'notificationPrompt',
    place: 'local storage',
    purpose: 'That the question about notifications was answered, so that it is not asked again',
    kept: UNTIL_CLEARED,
    need: 'optional',
  },
  {
    name: 'notificationsFallbackSubscribed',
    place: 'local storage',
    purpose: 'That the latest message is shown in the app where the browser has no notifications',
    kept: UNTIL_CLEARED,
    need: 'optional',
  },
  {
    name: 'userNotifications',
    place: 'local storage',
    purpose: 'Which messages were closed, so that they are not shown again',
    kept: UNTIL_CLEARED,
    need: 'optional',
  },
  {
    name: 'regimenTemplates',
    place: 'local storage',
    purpose: 'Products with amounts you saved as templates; nothing of a patient',
    kept: 'Until you delete a template, clear it or reset this device',
    need: 'optional',
  },
  {
    name: 'linkedTemplate',
    place: 'session storage',
    purpose: 'A template you opened by a link, until you use or decline it',
    kept: UNTIL_TAB_CLOSES,
    need: 'optional',
  },
  {
    name: 'searchTerm',
    place: 'session storage',
    purpose: 'Your last product search',
    kept: UNTIL_TAB_CLOSES,
    need: 'needed',
  },
  {
    name: 'comparedProducts',
    place: 'session storage',
    purpose: 'The products you put side by side',
    kept: UNTIL_TAB_CLOSES,
    need: 'optional',
  },
  {
    name: 'regimen',
    place: 'session storage',
    purpose: 'The regimen in progress, so that a reload or an update loses nothing',
    kept: 'Until you create a new one, the tab is closed, or 60 minutes without use',
    need: 'needed',
  },
  {
    name: 'regimenTab',
    place: 'session storage',
    purpose: 'Tells a copied tab from its original, so that a regimen is not shown twice',
    kept: UNTIL_TAB_CLOSES,
    need: 'needed',
  },
  {
    name: 'XSRF-TOKEN',
    place: 'cookie',
    purpose: 'Proves that a request comes from the app itself',
    kept: 'Until the browser is closed',
    need: 'needed',
  },
  {
    name: 'dietetic-session',
    place: 'cookie',
    purpose: 'The other half of that proof; it says nothing about you',
    kept: 'Until the browser is closed',
    need: 'needed',
  },
  {
    name: 'start-screen',
    place: 'cookie',
    purpose: 'Which screen to open with, while the copy for offline use is not there yet',
    kept: 'One year',
    need: 'needed',
  },
  {
    name: 'dietetic-products',
    place: 'database',
    purpose:
      'The products, for use without a connection, what their last update changed, and how their list was last drawn',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'workbox-expiration',
    place: 'database',
    purpose: 'How old the saved pictures and documents are, so that old ones make room',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'workbox-precache-v2',
    place: 'cache',
    purpose: 'The app itself, for use without a connection',
    kept: 'Until the next version',
    need: 'needed',
  },
  {
    name: 'start-screen',
    place: 'cache',
    purpose: 'Which screen to open with',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'product-images',
    place: 'cache',
    purpose: 'Pictures of the products you have looked at',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'documents',
    place: 'cache',
    purpose: 'Documents you have opened, for use without a connection',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
  {
    name: 'push-choice',
    place: 'cache',
    purpose: 'Your notification topics and country, while notifications are on',
    kept: 'Until notifications are turned off',
    need: 'optional',
  },
  {
    name: 'sw.js',
    place: 'worker',
    purpose: 'Opens the app without a connection and receives notifications',
    kept: UNTIL_CLEARED,
    need: 'needed',
  },
];
