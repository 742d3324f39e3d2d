import { CANNOT_SAVE_APP } from '../failures/fixed-texts.ts';

/** The devices and browsers whose way of saving the app is known, and those that cannot. */
export type SaveAppPlatform =
  | 'ios-safari'
  | 'android-chrome'
  | 'android-samsung'
  | 'android-other'
  | 'desktop-chrome'
  | 'in-app-browser'
  | 'installed'
  | 'unsupported';

export type SaveAppInstructions = { title: string; steps: readonly string[] };

export const SAVE_APP_INSTRUCTIONS: Record<SaveAppPlatform, SaveAppInstructions> = {
  'ios-safari': {
    title: 'Safari on iPhone or iPad',
    steps: [
      'Tap Share, the square with an arrow.',
      'Scroll down and tap “Add to Home Screen”.',
      'Tap “Add”.',
    ],
  },
  'android-chrome': {
    title: 'Chrome on Android',
    steps: ['Tap the menu with three dots.', 'Tap “Add to Home screen” or “Install app”.', 'Confirm.'],
  },
  'android-samsung': {
    title: 'Samsung Internet',
    steps: ['Tap the menu, or the plus sign in the address bar.', 'Tap “Add page to”.', 'Tap “Home screen”.'],
  },
  'android-other': {
    title: 'Another browser on Android',
    steps: [
      'Open the menu of the browser.',
      'Look for “Add to home screen” or “Install”.',
      'If neither is there, open this page in Chrome.',
    ],
  },
  'desktop-chrome': {
    title: 'Chrome on Windows or Mac',
    steps: [
      'Click the install icon at the right of the address bar, or open the menu with three dots.',
      'In the menu, choose “Cast, save and share” or “Save and share”.',
      'Choose “Install page as app”.',
    ],
  },
  'in-app-browser': {
    title: 'Opened inside another app',
    steps: [
      'Mail and social apps show pages in a browser of their own, which cannot save them.',
      'Open its menu and choose “Open in Safari” or “Open in Chrome”.',
      'Come back to this page there.',
    ],
  },
  installed: { title: 'Already saved', steps: ['You are using the saved app.'] },
  unsupported: { title: 'This browser', steps: [CANNOT_SAVE_APP] },
};

export const saveAppWords = {
  title: 'Save to home screen',
  intro: 'A saved app opens in its own window, starts faster and works without a connection.',
  install: 'Install the app',
  installed: 'The app is installed.',
  otherDevices: 'Other devices and browsers',
  unsupported: CANNOT_SAVE_APP,
} as const;
