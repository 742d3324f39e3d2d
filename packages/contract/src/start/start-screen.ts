/**
 * The first screens that a build prerenders, one for each state of the questions before the app; a country stands for
 * the app itself. The page contains the gate. For a returning visitor the service worker replaces it; if no worker
 * runs yet, the server sends the page with the right screen.
 */
export const START_SCREENS = ['gate', 'onboarding', 'country', 'uk', 'roi'] as const;
export type StartScreen = (typeof START_SCREENS)[number];

/** What the page stores for the server, which cannot read the device's storage: one of the words above. */
export const START_SCREEN_COOKIE = 'start-screen';

export function startScreenOf(word: string | undefined): StartScreen {
  return START_SCREENS.find((screen) => screen === word) ?? 'gate';
}

/** The prerendered screen for an address: `start/<name>.html` of the build, or `pages/<name>.html` for a whole page. */
export function prerenderedPath(screen: StartScreen, pathname: string): string {
  if (screen !== 'uk' && screen !== 'roi') return screen;
  return pathname === '/' ? `home-${screen}` : `frame-${screen}`;
}
