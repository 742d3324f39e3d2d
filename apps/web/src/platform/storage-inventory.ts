/**
 * Everything the app keeps on a device: what the privacy page lists, what a reset clears, and what a test
 * compares with what a browser really holds after a visit.
 */
export type StoredItem = {
  name: string;
  place: 'local storage' | 'session storage' | 'cookie' | 'database' | 'cache' | 'worker';
  /** Its purpose and how long it stays are words: `storedItemWords`, by `storedItemKey`. Optional items are only there after the visitor asked for what needs them. */
  need: 'needed' | 'optional';
};

export const STORAGE_INVENTORY: readonly StoredItem[] = [
  { name: 'userIsHCP', place: 'local storage', need: 'needed' },
  { name: 'userIsOnboarded', place: 'local storage', need: 'needed' },
  { name: 'userCountry', place: 'local storage', need: 'needed' },
  { name: 'productsUpdated', place: 'local storage', need: 'needed' },
  { name: 'offlineCopy', place: 'local storage', need: 'optional' },
  { name: 'notificationPrompt', place: 'local storage', need: 'optional' },
  { name: 'notificationsFallbackSubscribed', place: 'local storage', need: 'optional' },
  { name: 'userNotifications', place: 'local storage', need: 'optional' },
  { name: 'regimenTemplates', place: 'local storage', need: 'optional' },
  { name: 'singleKeys', place: 'local storage', need: 'optional' },
  { name: 'linkedTemplate', place: 'session storage', need: 'optional' },
  { name: 'searchTerm', place: 'session storage', need: 'needed' },
  { name: 'regimenList', place: 'session storage', need: 'needed' },
  { name: 'comparedProducts', place: 'session storage', need: 'optional' },
  { name: 'regimen', place: 'session storage', need: 'needed' },
  { name: 'recipeDraft', place: 'session storage', need: 'optional' },
  { name: 'regimenTab', place: 'session storage', need: 'needed' },
  { name: 'XSRF-TOKEN', place: 'cookie', need: 'needed' },
  { name: 'dietetic-session', place: 'cookie', need: 'needed' },
  { name: 'start-screen', place: 'cookie', need: 'needed' },
  { name: 'dietetic-products', place: 'database', need: 'needed' },
  { name: 'workbox-expiration', place: 'database', need: 'needed' },
  { name: 'workbox-precache-v2', place: 'cache', need: 'needed' },
  { name: 'start-screen', place: 'cache', need: 'needed' },
  { name: 'product-images', place: 'cache', need: 'needed' },
  { name: 'documents', place: 'cache', need: 'needed' },
  { name: 'push-choice', place: 'cache', need: 'optional' },
  { name: 'sw.js', place: 'worker', need: 'needed' },
];

export const storedItemKey = ({ place, name }: StoredItem): string => `${place}: ${name}`;
