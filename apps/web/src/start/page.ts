/** The files that one screen is made of beyond those of the app itself. */
export type ScreenFiles = {
  scripts: readonly string[];
  styles: readonly string[];
  /** What begins its work before the app does, such as reading the products of the device. */
  first?: string;
};

/** Written by the build (`start/files.json`): the files that a page which starts the app at once requests. */
export type StartFiles = {
  app: { entry: string; scripts: readonly string[] };
  /** By where an address begins. */
  screens: Readonly<Record<string, ScreenFiles>>;
};
export const START_FILES = '/start/files.json';

/** The files of the screen at an address; a key that ends in "/" stands for every address below it. */
export function screenFilesFor({ screens }: StartFiles, pathname: string): ScreenFiles | undefined {
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const below = Object.keys(screens)
    .filter((key) => key.endsWith('/') && address.startsWith(key))
    .toSorted((a, b) => b.length - a.length);
  return screens[address] ?? screens[below[0] ?? ''];
}

/**
 * What the build encloses in marks, so that the worker needs no parser: the title, the place after the inline style, and the
 * root with the gate.
 */
type Part = 'title' | 'styles' | 'root';
export const wrapInMarks = (part: Part, html: string): string =>
  `<!--start-${part}-->${html}<!--/start-${part}-->`;

/** Throws when the page has no such part, or more than one: with the gate left in it, every start would ask again. */
function withPart(page: string, part: Part, html: string): string {
  const [open, close] = wrapInMarks(part, '|').split('|') as [string, string];
  const [before, rest, ...others] = page.split(open);
  const [inside, after, ...more] = rest?.split(close) ?? [];
  if (inside === undefined || after === undefined || others.length > 0 || more.length > 0)
    throw new Error(`The page has not exactly one part ${open}`);
  return `${before}${html}${after}`;
}

/** `isComplete`: all of the screen is in it, so that its style is waited for; any other comes when the screen does. */
export type ShellFragment = { html: string; isComplete?: boolean };

/**
 * The page of a returning visitor: another first screen in the gate's place, the app's own title until the screen has
 * one, and the app started at once, with the files of its screen on their way.
 */
export function returningPage(
  page: string,
  { html, isComplete }: ShellFragment,
  { entry, scripts }: StartFiles['app'],
  screen?: ScreenFiles,
): string {
  // In the same credentials mode as the screen's own request, or the preload would not be used.
  const style = isComplete ? 'rel="stylesheet"' : 'rel="preload" as="style" crossorigin';
  const head = [
    '<title>Dietetic App</title>',
    ...[...(screen?.first === undefined ? [] : [screen.first]), entry].map(
      (file) => `<script type="module" async src="${file}"></script>`,
    ),
    ...[...new Set([...scripts, ...(screen?.scripts ?? [])])].map(
      (file) => `<link rel="modulepreload" href="${file}" />`,
    ),
  ];
  // After the inline style, as when the app asks for them itself: of two rules for one thing the screen's own holds.
  const styles = (screen?.styles ?? []).map((file) => `<link ${style} href="${file}" />`);
  return withPart(withPart(withPart(page, 'title', head.join('')), 'styles', styles.join('')), 'root', html);
}
