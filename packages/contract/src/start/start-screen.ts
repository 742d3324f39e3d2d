/**
 * The first screens that a build draws, one for each state of the questions before the app; a country stands
 * for the app itself. The page holds the gate. For a returning visitor another one is put in its place before
 * the page is sent: by the service worker, or by the server where no worker runs yet.
 */
export const START_SCREENS = ['gate', 'onboarding', 'country', 'uk', 'roi'] as const;
export type StartScreen = (typeof START_SCREENS)[number];

/** What the page leaves for the server, which cannot read the device's storage: one of the words above. */
export const START_SCREEN_COOKIE = 'start-screen';

export function startScreenOf(word: string | undefined): StartScreen {
  return START_SCREENS.find((screen) => screen === word) ?? 'gate';
}

/** The file with the drawn screen; undefined for the gate, which is in the page already. */
export function startPieceFor(screen: StartScreen, pathname: string): string | undefined {
  if (screen === 'gate') return undefined;
  if (screen === 'onboarding' || screen === 'country') return `/start/${screen}.html`;
  return pathname === '/' ? `/start/home-${screen}.html` : `/start/frame-${screen}.html`;
}

const ROOT = /<div id="root"[\s\S]*?<!--\/root-->/;
const TITLE = /<title>.*?<\/title>/;
/** The files the boot script will ask for, which it names for itself. */
const SCRIPTS = /data-entry="([^"]*)" data-with="([^"]*)" data-behind="([^"]*)"/;

/**
 * The page with another first screen. The title is the app's own until the screen has one, and the scripts are
 * asked for at once: whoever comes back is waiting for the app and not for the page.
 */
export function withStartPiece(page: string, piece: string): string {
  const [, ...files] = SCRIPTS.exec(page) ?? [];
  const preloads = files
    .flatMap((list) => list.split(' '))
    .filter(Boolean)
    .map((file) => `<link rel="modulepreload" href="${file}" />`);
  return page
    .replace(ROOT, () => `${piece}<!--/root-->`)
    .replace(TITLE, () => `<title>Dietetic App</title>${preloads.join('')}`);
}
