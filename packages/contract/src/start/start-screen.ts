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

/** The files that one screen is made of beyond those of the app itself. */
export type ScreenFiles = {
  scripts: readonly string[];
  styles: readonly string[];
  /** What begins its work before the app does, such as reading the products of the device. */
  first?: string;
};
/** Written by the build: the files of the screens that a visit may start with, by where their addresses begin. */
export type StartFiles = Readonly<Record<string, ScreenFiles>>;
export const START_FILES = '/start/files.json';

/**
 * The files of the screen at an address; a key that ends in "/" stands for every address below it. None while a
 * question stands before the app: what the device holds by then is to be read then, and not now.
 */
export function screenFilesFor(
  files: StartFiles,
  screen: StartScreen,
  pathname: string,
): ScreenFiles | undefined {
  if (screen !== 'uk' && screen !== 'roi') return undefined;
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const below = Object.keys(files)
    .filter((key) => key.endsWith('/') && address.startsWith(key))
    .sort((a, b) => b.length - a.length);
  return files[address] ?? files[below[0] ?? ''];
}

const ROOT = /<div id="root"[\s\S]*?<!--\/root-->/;
const TITLE = /<title>.*?<\/title>/;
/** The files the boot script would ask for after the first frame. */
const SCRIPTS = /data-entry="([^"]*)" data-with="([^"]*)" data-behind="([^"]*)"/;

/** The app's own script, whose name is another one in every version. */
export const entryOf = (page: string): string | undefined => SCRIPTS.exec(page)?.[1];

/** Where the screen itself stands in a piece that holds the frame round it. */
const EMPTY_SCREEN = /(<div id="root")([\s\S]*<main [^>]*)><\/main>/;

/** The frame with a screen inside it as the app drew it last; it answers nothing until the app draws it again. */
export const withDrawing = (piece: string, drawing: string): string =>
  piece.replace(
    EMPTY_SCREEN,
    (_, root: string, toScreen: string) => `${root} data-drawn="true"${toScreen} inert>${drawing}</main>`,
  );

/**
 * The page with another first screen. The title is the app's own until the screen has one, and the app is started
 * at once, with the files of its screen on their way: whoever comes back is waiting for it and not for the page.
 * The style of a screen that is drawn in the piece is waited for; any other comes when the screen does.
 */
export function withStartPiece(page: string, piece: string, screen?: ScreenFiles): string {
  const [, entry, ...others] = SCRIPTS.exec(page) ?? [];
  const scripts = [...others.flatMap((list) => list.split(' ').filter(Boolean)), ...(screen?.scripts ?? [])];
  const style = piece.includes('data-drawn') ? 'rel="stylesheet"' : 'rel="preload" as="style"';
  const head = [
    ...[screen?.first, entry]
      .filter(Boolean)
      .map((file) => `<script type="module" async src="${file}"></script>`),
    ...[...new Set(scripts)].map((file) => `<link rel="modulepreload" href="${file}" />`),
    ...(screen?.styles ?? []).map((file) => `<link ${style} href="${file}" />`),
  ];
  return page
    .replace(ROOT, () => `${piece}<!--/root-->`)
    .replace(TITLE, () => `<title>Dietetic App</title>${head.join('')}`);
}
