import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { returningPage, type StartFiles } from '../page.ts';
import { gatePage } from './built-page.ts';
import { filesOf, screenFiles } from './bundle-files.ts';
import { prerender } from './prerender.ts';
import { APP_MODULE, CATALOGUE_PRELOAD, GATE, MAIN_MODULE } from './screens.ts';

/**
 * Puts the first screens into the pages themselves, with their style inline: the question of the gate is readable after
 * two round trips, whatever the script weighs. The README of `start/` explains what the files are for.
 */
export function startPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'start',
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
        for (const [name, content] of Object.entries(await filesOfStart(config.root, outDir, bundle))) {
          await mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
          await writeFile(path.join(outDir, name), content);
        }
      },
    },
  };

  async function filesOfStart(
    root: string,
    outDir: string,
    bundle: Rolldown.OutputBundle,
  ): Promise<Record<string, string>> {
    const { roots, lists, row } = await prerender(config);
    const main = filesOf(MAIN_MODULE, bundle);
    const shell = filesOf(APP_MODULE, bundle);
    // The products are read while the screen that shows them is still being fetched.
    const products = filesOf(CATALOGUE_PRELOAD, bundle);
    const [entry, ...companions] = main.scripts;
    const scripts = new Set([...companions, ...shell.scripts, ...products.scripts]);
    scripts.delete(entry);
    const app = { entry, scripts: [...scripts] };
    const styles = [...new Set([...main.styles, ...shell.styles])];
    const gate = roots.get(GATE) ?? '';
    const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
    const style = await inlineStyle(outDir, styles);
    const page = gatePage(built, { gate, entry, companions, styles, ...style });
    roots.delete(GATE);
    const start: StartFiles = { app, screens: screenFiles(bundle, [entry, ...scripts, ...styles]) };
    const files: Record<string, string> = {
      'index.html': page,
      'boot.js': (await minify('boot.js', await readFile(path.join(root, 'src/start/boot.js'), 'utf8'))).code,
      'start/list-row.json': row,
      'start/files.json': JSON.stringify(start),
    };
    // The worker puts them into the page with the files of the screen; the server sends a page as it is.
    for (const [name, html] of [...roots, ...lists]) files[`start/${name}.html`] = html;
    for (const [name, html] of roots) files[`pages/${name}.html`] = returningPage(page, { html }, app);
    return files;
  }
}

/**
 * The typeface that the first screens are written in. The boot script adds it after the first frame: in the style it
 * would be fetched before, and the words stand in the device's own typeface until then in any case.
 */
const CORE_FACE = /@font-face\s*\{[^}]*url\(["']?(?<font>\/assets\/public-sans-core[^)"']+)[^}]*\}/;

async function inlineStyle(
  outDir: string,
  styles: readonly string[],
): Promise<{ css: string; typeface: string }> {
  const texts = await Promise.all(styles.map((file) => readFile(path.join(outDir, file), 'utf8')));
  const css = texts.map((text) => text.trim()).join('');
  const typeface = CORE_FACE.exec(css)?.groups?.font;
  if (typeface === undefined) throw new Error('No style has the typeface of the first screens');
  return { css: css.replace(CORE_FACE, ''), typeface };
}
