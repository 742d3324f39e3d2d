import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Puts the first screens into the pages themselves, with their style inline, and starts the script after
 * the first frame: the question of the gate is readable after two round trips, whatever the script weighs.
 *
 * `index.html` holds the gate, which is what a first visitor meets at any address. The pieces under `start/`
 * are what a returning visitor meets; the service worker puts one in the gate's place by the answers given so far.
 */
const START_SCREENS: readonly StartScreen[] = [
  { file: 'index.html', kind: 'gate', path: '/', answers: {} },
  { file: 'start/onboarding.html', kind: 'onboarding', path: '/', answers: { userIsHCP: 'true' } },
  {
    file: 'start/country.html',
    kind: 'country',
    path: '/',
    answers: { userIsHCP: 'true', userIsOnboarded: 'true' },
  },
  ...(['uk', 'roi'] as const).flatMap((country): StartScreen[] => {
    const answers = { userIsHCP: 'true', userIsOnboarded: 'true', userCountry: country };
    return [
      { file: `start/home-${country}.html`, kind: 'home', path: '/', answers },
      { file: `start/frame-${country}.html`, kind: 'frame', path: '/frame', answers },
    ];
  }),
];

type StartScreen = {
  file: string;
  kind: string;
  path: string;
  /** What the device would have stored by then. */
  answers: Record<string, string>;
};

type FirstScreenModule = { renderFirstScreen(screen: { kind: string; path: string }): Promise<string> };

export function firstScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-screens',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler(_options, bundle) {
        // Only the build of the app itself has a page; the workers' builds pass through here too.
        if (!('index.html' in bundle)) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const template = await pageTemplate(outDir, bundle);
        // A folder of its own, so that two builds at once do not meet.
        const workDir = await mkdtemp(path.join(os.tmpdir(), 'first-screens-'));
        const render = await firstScreenRenderer(config, workDir);
        await mkdir(path.join(outDir, 'start'), { recursive: true });
        const drawn = new Set<string>();
        for (const screen of START_SCREENS) {
          const markup = await render(screen);
          if (drawn.has(markup)) throw new Error(`${screen.file} is drawn like another first screen`);
          drawn.add(markup);
          const root = `<div id="root" data-screen="${screen.kind}">${markup}</div>`;
          const content = screen.file === 'index.html' ? withRoot(template, root) : root;
          await writeFile(path.join(outDir, screen.file), content);
        }
        await rm(workDir, { recursive: true, force: true });
      },
    },
  };
}

const EMPTY_ROOT = '<div id="root"></div>';

function withRoot(page: string, root: string): string {
  if (!page.includes(`${EMPTY_ROOT}<!--/root-->`))
    throw new Error('index.html has no empty #root, or no mark after it');
  return page.replace(EMPTY_ROOT, () => root);
}

/** The built page with the entry's style inside it and the entry's script left to the boot script. */
async function pageTemplate(outDir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const entry = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry,
  );
  if (!entry) throw new Error('The build has no entry');
  const styles = [...built.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  let page = built;
  for (const [tag, file] of styles) {
    if (!file) continue;
    const css = (await readFile(path.join(outDir, file), 'utf8')).trim();
    // The disabled link is never fetched. It is what a lazily loaded screen looks for before it would ask for
    // the entry's style again, which is not among the files kept for offline use.
    page = page.replace(tag, () => `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled />`);
  }
  // What the entry imports is asked for together with it instead of one round trip later.
  const withIt = entry.imports.map((file) => `/${file}`).join(' ');
  const script = /<script type="module"[^>]*src="\/assets\/[^"]+"[^>]*><\/script>/;
  if (!script.test(page)) throw new Error('index.html has no entry script');
  return page
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(script, '')
    .replace(
      '</body>',
      `<script async src="/boot.js" data-entry="/${entry.fileName}" data-with="${withIt}"></script>\n  </body>`,
    );
}

/**
 * Builds the app once more for Node and renders it as a device with the given answers would. The module
 * reads those answers when it is evaluated, so each screen evaluates a fresh copy.
 */
async function firstScreenRenderer(
  config: ResolvedConfig,
  outDir: string,
): Promise<(screen: StartScreen) => Promise<string>> {
  await build({
    root: config.root,
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: path.join(config.root, 'src/app/first-screen.tsx'),
      minify: false,
      reportCompressedSize: false,
      // One file, so that a fresh evaluation of it is a fresh evaluation of everything.
      rolldownOptions: { output: { entryFileNames: 'first-screen.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const file = pathToFileURL(path.join(outDir, 'first-screen.mjs')).href;
  return async (screen) => {
    const storage = { getItem: (key: string) => screen.answers[key] ?? null };
    Object.assign(globalThis, { window: { localStorage: storage, sessionStorage: storage } });
    try {
      const module = (await import(`${file}?screen=${encodeURIComponent(screen.file)}`)) as FirstScreenModule;
      return await module.renderFirstScreen({ kind: screen.kind, path: screen.path });
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
  };
}
