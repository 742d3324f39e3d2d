import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { offlineFiles } from '../src/start/build/offline-files.ts';
import { offlinePack } from '../src/start/build/offline-pack.ts';
import { manifest, MANIFEST_FILE } from './manifest.ts';

const SCRIPT = 'src/worker/sw.ts';
/** Where the script names the list of files. */
const LIST = 'self.__WB_MANIFEST';

/** Builds the service worker last, with the list of the files that it keeps, and the manifest of the installed app. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST_FILE}` }, injectTo: 'head' },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source: JSON.stringify(manifest) });
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        // The workers' builds pass through here too.
        if (!('index.html' in bundle)) return;
        const { root, mode, resolve } = config;
        const { target, minify } = config.build;
        const outDir = path.resolve(root, config.build.outDir);
        await build({
          configFile: false,
          root,
          mode,
          resolve: { alias: resolve.alias },
          logLevel: 'error',
          publicDir: false,
          define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
          build: {
            outDir,
            emptyOutDir: false,
            target,
            minify,
            lib: { entry: path.join(root, SCRIPT), name: 'app', formats: ['iife'], fileName: () => 'sw.js' },
          },
        });
        const files = await offlinePack(outDir, await offlineFiles(outDir));
        const list = JSON.stringify(files.map(({ url, revision }) => ({ revision, url })));
        const script = path.join(outDir, 'sw.js');
        const [before, after, ...more] = (await readFile(script, 'utf8')).split(LIST);
        if (after === undefined || more.length > 0) this.error(`${SCRIPT} is to name ${LIST} once.`);
        await writeFile(script, before + list + after);
      },
    },
  };
}
