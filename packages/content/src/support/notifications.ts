import { NOTIFICATIONS_BLOCKED } from '../failures/fixed-texts.ts';

export type NotificationTag = 'adults' | 'paediatrics' | 'metabolics';
export type NotificationBrowser = 'chrome' | 'safari' | 'firefox' | 'edge-chromium' | 'edge';

export const NOTIFICATION_TAG_WORDS: Record<NotificationTag, { title: string; text: string }> = {
  adults: { title: 'Adults', text: 'Tube feeds and supplements for adults' },
  paediatrics: { title: 'Paediatrics', text: 'Infant and child products' },
  metabolics: { title: 'Metabolics', text: 'Products for inherited metabolic disorders' },
};

export const NOTIFICATION_BROWSER_HELP: Record<
  NotificationBrowser,
  { title: string; steps: readonly string[] }
> = {
  chrome: {
    title: 'Chrome',
    steps: [
      'Press the icon at the left of the address bar.',
      'Open “Site settings” and find “Notifications”.',
      'Choose “Allow”, then load this page again.',
    ],
  },
  safari: {
    title: 'Safari',
    steps: [
      'On a Mac open Settings, Websites, Notifications; on an iPhone or iPad save the app to the home screen first.',
      'Find this site, or the saved app under Settings, Notifications.',
      'Choose “Allow”, then open this page again.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'Press the padlock at the left of the address bar.',
      'Remove the block beside “Send notifications”.',
      'Load this page again and allow notifications when asked.',
    ],
  },
  'edge-chromium': {
    title: 'Microsoft Edge',
    steps: [
      'Press the padlock at the left of the address bar.',
      'Open “Permissions for this site” and find “Notifications”.',
      'Choose “Allow”, then load this page again.',
    ],
  },
  edge: {
    title: 'Microsoft Edge (before 2020)',
    steps: [
      'Open the menu with three dots and choose “Settings”, then “Advanced”.',
      'Under “Website permissions” choose “Manage permissions” and find this site.',
      'Switch notifications on, then load this page again.',
    ],
  },
};

export const notificationWords = {
  /** Shown for a message that cannot be read: a browser wants every push to show something. */
  unreadable: 'There is news in the app.',
  title: 'Notifications',
  intro: 'Short messages about new, changed and withdrawn products. Nothing about a patient, ever.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  topics: 'Topics',
  working: 'Asking the browser…',
  failed: 'The change did not arrive. Please try again.',
  blocked: NOTIFICATIONS_BLOCKED,
  howToAllow: 'How to allow them',
  fallbackTitle: 'Messages while the app is open',
  fallback: 'Show the latest message at the top of the app instead',
  fallbackHelp: 'The page loads again when you change this. Each message shows until you close it.',
  iosNeedsInstall: 'On an iPhone or iPad notifications need the saved app, on iOS 16.4 or later.',
  offline: 'Changing this needs a connection.',
  promptTitle: 'Hear about product changes?',
  promptText:
    'A short message when products are added, changed or withdrawn. Support, Notifications changes it.',
  promptYes: 'Yes, notify me',
  promptNo: 'No thanks',
} as const;
