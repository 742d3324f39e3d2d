/** What each thing kept on a device is for, and how long it stays, by place and name: read on the privacy page. */
const UNTIL_CLEARED = 'Until you clear it or reset this device';
const UNTIL_TAB_CLOSES = 'Until the tab is closed';

type Item = { purpose: string; kept: string };
const item = (purpose: string, kept = UNTIL_CLEARED): Item => ({ purpose, kept });

export const storedItemWords: Readonly<Record<string, Item>> = {
  'local storage: userIsHCP': item('Your answer to the professional question, so that it is asked once'),
  'local storage: userIsOnboarded': item('That the introduction was seen'),
  'local storage: userCountry': item('The country whose products, calculators and documents are shown'),
  'local storage: productsUpdated': item('When the saved products were last confirmed'),
  'local storage: offlineCopy': item('That the copy for offline use may be fetched over a paid connection'),
  'local storage: notificationPrompt': item(
    'That the question about notifications was answered, so that it is not asked again',
  ),
  'local storage: notificationsFallbackSubscribed': item(
    'That the latest message is shown in the app where the browser has no notifications',
  ),
  'local storage: userNotifications': item('Which messages were closed, so that they are not shown again'),
  'local storage: regimenTemplates': item(
    'Products with amounts you saved as templates; nothing of a patient',
    'Until you delete a template, clear it or reset this device',
  ),
  'local storage: singleKeys': item('Whether / on its own goes to the product search beside a regimen'),
  'session storage: linkedTemplate': item(
    'A template you opened by a link, until you use or decline it',
    UNTIL_TAB_CLOSES,
  ),
  'session storage: searchTerm': item('Your last product search', UNTIL_TAB_CLOSES),
  'session storage: regimenList': item(
    'Search and filters of the products inside the regimen in progress',
    'Until you create a new regimen or the tab is closed',
  ),
  'session storage: comparedProducts': item('The products you put side by side', UNTIL_TAB_CLOSES),
  'session storage: regimen': item(
    'The regimen in progress, so that a reload or an update loses nothing',
    'Until you create a new one, the tab is closed, or 60 minutes without use',
  ),
  'session storage: recipeDraft': item(
    'A recipe you have typed and not yet saved',
    'Until you save it, create a new regimen, close the tab, or 60 minutes without use',
  ),
  'session storage: regimenTab': item(
    'Tells a copied tab from its original, so that a regimen is not shown twice',
    UNTIL_TAB_CLOSES,
  ),
  'cookie: XSRF-TOKEN': item(
    'Proves that a request comes from the app itself',
    'Until the browser is closed',
  ),
  'cookie: dietetic-session': item(
    'The other half of that proof; it says nothing about you',
    'Until the browser is closed',
  ),
  'cookie: start-screen': item(
    'Which screen to open with, while the copy for offline use is not there yet',
    'One year',
  ),
  'database: dietetic-products': item(
    'The products, for use without a connection, what their last update changed, and the first rows of their list',
  ),
  'database: workbox-expiration': item(
    'How old the saved pictures and documents are, so that old ones make room',
  ),
  'cache: workbox-precache-v2': item(
    'The app itself, for use without a connection',
    'Until the next version',
  ),
  'cache: start-screen': item('Which screen to open with'),
  'cache: product-images': item('Pictures of the products you have looked at'),
  'cache: documents': item('Documents you have opened, for use without a connection'),
  'cache: push-choice': item(
    'Your notification topics and country, while notifications are on',
    'Until notifications are turned off',
  ),
  'worker: sw.js': item('Opens the app without a connection and receives notifications'),
};
