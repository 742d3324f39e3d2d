/** What each thing kept on a device is for, and how long it stays, by place and name: read on the privacy page. */
const UNTIL_CLEARED = 'Until you clear it or reset this device';
const UNTIL_TAB_CLOSES = 'Until the tab is closed';

export const storedItemWords: Readonly<Record<string, { purpose: string; kept: string }>> = {
  'local storage: userIsHCP': {
    purpose: 'Your answer to the professional question, so that it is asked once',
    kept: UNTIL_CLEARED,
  },
  'local storage: userIsOnboarded': { purpose: 'That the introduction was seen', kept: UNTIL_CLEARED },
  'local storage: userCountry': {
    purpose: 'The country whose products, calculators and documents are shown',
    kept: UNTIL_CLEARED,
  },
  'local storage: productsUpdated': {
    purpose: 'When the saved products were last confirmed',
    kept: UNTIL_CLEARED,
  },
  'local storage: offlineCopy': {
    purpose: 'That the copy for offline use may be fetched over a paid connection',
    kept: UNTIL_CLEARED,
  },
  'local storage: notificationPrompt': {
    purpose: 'That the question about notifications was answered, so that it is not asked again',
    kept: UNTIL_CLEARED,
  },
  'local storage: notificationsFallbackSubscribed': {
    purpose: 'That the latest message is shown in the app where the browser has no notifications',
    kept: UNTIL_CLEARED,
  },
  'local storage: userNotifications': {
    purpose: 'Which messages were closed, so that they are not shown again',
    kept: UNTIL_CLEARED,
  },
  'local storage: regimenTemplates': {
    purpose: 'Products with amounts you saved as templates; nothing of a patient',
    kept: 'Until you delete a template, clear it or reset this device',
  },
  'local storage: singleKeys': {
    purpose: 'Whether / alone leads to the products beside a regimen',
    kept: UNTIL_CLEARED,
  },
  'session storage: linkedTemplate': {
    purpose: 'A template you opened by a link, until you use or decline it',
    kept: UNTIL_TAB_CLOSES,
  },
  'session storage: searchTerm': { purpose: 'Your last product search', kept: UNTIL_TAB_CLOSES },
  'session storage: regimenList': {
    purpose: 'Search and filters of the products inside the regimen in progress',
    kept: 'Until you create a new regimen or the tab is closed',
  },
  'session storage: comparedProducts': {
    purpose: 'The products you put side by side',
    kept: UNTIL_TAB_CLOSES,
  },
  'session storage: regimen': {
    purpose: 'The regimen in progress, so that a reload or an update loses nothing',
    kept: 'Until you create a new one, the tab is closed, or 60 minutes without use',
  },
  'session storage: regimenTab': {
    purpose: 'Tells a copied tab from its original, so that a regimen is not shown twice',
    kept: UNTIL_TAB_CLOSES,
  },
  'cookie: XSRF-TOKEN': {
    purpose: 'Proves that a request comes from the app itself',
    kept: 'Until the browser is closed',
  },
  'cookie: dietetic-session': {
    purpose: 'The other half of that proof; it says nothing about you',
    kept: 'Until the browser is closed',
  },
  'cookie: start-screen': {
    purpose: 'Which screen to open with, while the copy for offline use is not there yet',
    kept: 'One year',
  },
  'database: dietetic-products': {
    purpose:
      'The products, for use without a connection, what their last update changed, and the first rows of their list',
    kept: UNTIL_CLEARED,
  },
  'database: workbox-expiration': {
    purpose: 'How old the saved pictures and documents are, so that old ones make room',
    kept: UNTIL_CLEARED,
  },
  'cache: workbox-precache-v2': {
    purpose: 'The app itself, for use without a connection',
    kept: 'Until the next version',
  },
  'cache: start-screen': { purpose: 'Which screen to open with', kept: UNTIL_CLEARED },
  'cache: product-images': { purpose: 'Pictures of the products you have looked at', kept: UNTIL_CLEARED },
  'cache: documents': {
    purpose: 'Documents you have opened, for use without a connection',
    kept: UNTIL_CLEARED,
  },
  'cache: push-choice': {
    purpose: 'Your notification topics and country, while notifications are on',
    kept: 'Until notifications are turned off',
  },
  'worker: sw.js': {
    purpose: 'Opens the app without a connection and receives notifications',
    kept: UNTIL_CLEARED,
  },
};
