import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { storedAnswers, COUNTRIES, type Prerendered, PRERENDERED } from './screens.ts';

type FirstScreen = typeof import('./first-screen.tsx');

/**
 * Builds the app once more, for Node, and renders the first screens as devices with their answers would: by name the root
 * of the page with a screen in it, or with a list without rows, and the template of a row as JSON.
 */
export async function prerender(
  config: ResolvedConfig,
): Promise<{ roots: Map<string, string>; lists: Map<string, string>; row: string }> {
  // A folder of its own, so that two builds at once do not meet.
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'prerender-'));
  try {
    await buildForNode(config, outDir);
    const file = pathToFileURL(path.join(outDir, 'first-screen.mjs')).href;
    const roots = new Map<string, string>();
    const seen = new Set<string>();
    for (const screen of PRERENDERED) {
      const html = await withAnswers(file, screen, (module) => module.renderFirstScreen(screen));
      if (seen.has(html)) throw new Error(`${screen.name} is rendered like another first screen`);
      seen.add(html);
      roots.set(screen.name, `<div id="root" data-screen="${screen.kind}">${html}</div>`);
    }
    const lists = new Map<string, string>();
    const rows = new Set<string>();
    for (const country of COUNTRIES) {
      const name = `list-${country}`;
      const { list, template } = await withAnswers(
        file,
        { name, answers: storedAnswers(country) },
        async ({ rowTemplate, renderList }) => rowTemplate(await renderList()),
      );
      lists.set(name, `<div id="root" data-drawn="true" data-screen="list">${list}</div>`);
      rows.add(JSON.stringify(template));
    }
    const [row, ...others] = rows;
    if (row === undefined || others.length > 0)
      throw new Error('The rows of the two countries are not laid out alike');
    return { roots, lists, row };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function buildForNode(config: ResolvedConfig, outDir: string): Promise<void> {
  await build({
    root: config.root,
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      ssr: path.join(config.root, 'src/start/build/first-screen.tsx'),
      minify: false,
      reportCompressedSize: false,
      // One file, so that a fresh evaluation of it is a fresh evaluation of everything.
      rolldownOptions: { output: { entryFileNames: 'first-screen.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
}

/** The stored answers are read when the module is evaluated, so each screen evaluates a fresh copy. */
async function withAnswers<T>(
  file: string,
  { name, answers }: Pick<Prerendered, 'name' | 'answers'>,
  render: (module: FirstScreen) => Promise<T>,
): Promise<T> {
  const storage = { getItem: (key: string) => answers[key] ?? null };
  const globals = {
    window: { localStorage: storage, sessionStorage: storage },
    navigator: { userAgent: '' },
  };
  for (const [key, value] of Object.entries(globals))
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  try {
    return await render((await import(`${file}?screen=${name}`)) as FirstScreen);
  } finally {
    for (const key of Object.keys(globals)) Reflect.deleteProperty(globalThis, key);
  }
}
