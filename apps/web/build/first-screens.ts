import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StartFiles } from '@dietetic/contract';
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

/**
 * The screens that a visit may start with, by where their addresses begin: a bookmark, a shortcut, a shared link.
 * Without a network the worker has their files asked for together with the app's own.
 */
const SCREEN_MODULES: Record<string, string> = {
  '/regimen': 'src/features/regimen/landing/landing-screen.tsx',
  '/regimen/enter-patient-details': 'src/features/regimen/patient/patient-screen.tsx',
  '/regimen/energy-calculations': 'src/features/regimen/energy/energy-screen.tsx',
  '/regimen/edit-protein-fluid-calculators': 'src/features/regimen/protein-fluid/protein-fluid-screen.tsx',
  '/regimen/products': 'src/routes/regimen-products-page.tsx',
  '/regimen/report': 'src/features/regimen/report/report-screen.tsx',
  '/products': 'src/features/products/list/list-screen.tsx',
  '/products/': 'src/features/products/product/product-screen.tsx',
  '/products/compare/': 'src/features/products/compare/compare-screen.tsx',
  '/resources': 'src/features/resources/resources-screen.tsx',
  '/support': 'src/features/support/support-home-screen.tsx',
  '/sim': 'src/features/assistant/sim-landing-screen.tsx',
};

/** Reads the products of the device when it is run; these screens have it run before the app. */
const PRODUCTS_HELD = 'src/platform/product-store/held-at-start.ts';
const SHOWS_PRODUCTS = /^(?:\/regimen)?\/products/;

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
        await withoutRemarks(path.join(outDir, 'boot.js'));
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
        await writeFile(path.join(outDir, 'start/files.json'), JSON.stringify(startFiles(template, bundle)));
        await rm(workDir, { recursive: true, force: true });
      },
    },
  };
}

/** The boot script is served as it is written, and every first visit waits for it: its remarks stay here. */
async function withoutRemarks(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  await writeFile(file, lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n'));
}

const EMPTY_ROOT = '<div id="root"></div>';

function withRoot(page: string, root: string): string {
  if (!page.includes(`${EMPTY_ROOT}<!--/root-->`))
    throw new Error('index.html has no empty #root, or no mark after it');
  return page.replace(EMPTY_ROOT, () => root);
}

const SCRIPT = /\s*<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>/g;
const STYLE = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * The face that the first screens are written in. The boot script adds it after the first frame: in the style it
 * would be fetched before, and the words stand in the device's own typeface until then in any case.
 */
const CORE_FACE = /@font-face\s*\{[^}]*url\(["']?(?<font>\/assets\/public-sans-core[^)"']+)[^}]*\}/;

/** The built page with the style of the first screens inside it and the scripts left to the boot script. */
async function pageTemplate(outDir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const scripts = [...built.matchAll(SCRIPT)].map(([, file = '']) => file);
  const entry = scripts.at(-1);
  if (entry === undefined) throw new Error('index.html has no entry script');
  const screens = filesOf('src/app/screens.tsx', bundle);
  // The products are read while the screen that shows them is still being fetched.
  const products = filesOf(PRODUCTS_HELD, bundle);

  const ofEntry = [...built.matchAll(STYLE)].map(([, file = '']) => file);
  const styles = new Set([...ofEntry, ...screens.styles]);
  const inlined: string[] = [];
  let typeface: string | undefined;
  for (const file of styles) {
    const css = (await readFile(path.join(outDir, file), 'utf8')).trim();
    typeface ??= CORE_FACE.exec(css)?.groups?.font;
    inlined.push(css.replace(CORE_FACE, ''));
  }
  // What a lazily loaded screen looks for before it would ask for its style again, which is not among the files kept
  // for offline use. A disabled link is not fetched, and one for no medium not even ahead of the page's reading.
  const links = [...styles].map(
    (file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled />`,
  );
  if (typeface === undefined) throw new Error('No style has the face of the first screens');
  // What the entry imports is asked for together with it instead of one round trip later; for a visitor who
  // has answered the questions, the screens behind them too.
  const own = scripts.filter((file) => file !== entry);
  const behind = [...new Set([...screens.scripts, ...products.scripts])]
    .map((file) => `/${file}`)
    .filter((file) => !scripts.includes(file));
  return built
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(SCRIPT, '')
    .replaceAll(STYLE, '')
    .replace('</head>', () => `<style>${inlined.join('')}</style>${links.join('')}\n  </head>`)
    .replace(
      '</body>',
      `<script async src="/boot.js" data-entry="${entry}" data-with="${own.join(' ')}" data-behind="${behind.join(' ')}" data-font="${typeface}"></script>\n  </body>`,
    );
}

/** What each screen needs beyond the files that the page asks for in any case. */
function startFiles(page: string, bundle: Rolldown.OutputBundle): StartFiles {
  const beyond = (files: Iterable<string>) =>
    [...files].map((file) => `/${file}`).filter((file) => !page.includes(file));
  const [productsHeld] = filesOf(PRODUCTS_HELD, bundle).scripts;
  return Object.fromEntries(
    Object.entries(SCREEN_MODULES).map(([address, module]) => {
      const { scripts, styles } = filesOf(module, bundle);
      const files = { scripts: beyond(scripts), styles: beyond(styles) };
      return [address, SHOWS_PRODUCTS.test(address) ? { ...files, first: `/${productsHeld}` } : files];
    }),
  );
}

/** The files a module is built into, with everything it imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): { scripts: string[]; styles: Set<string> } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!first) throw new Error(`${module} has no file of its own`);
  const scripts = new Set([first.fileName]);
  const styles = new Set<string>();
  for (const file of scripts) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) scripts.add(imported);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return { scripts: [...scripts], styles };
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
