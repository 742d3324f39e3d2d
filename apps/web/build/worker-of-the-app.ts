import path from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from '../src/start/build/bundle-files.ts';

const ADDRESS_OF_WORKER = '?worker&url';
const BUILT_HERE = '\0worker-of-the-app:';

/**
 * Builds a worker together with the app, so that a visit fetches the code they share once. Vite by itself builds each
 * worker as a program of its own (decision 217).
 */
export function workerOfTheApp(): Plugin {
  const scripts = new Set<string>();
  return {
    name: 'worker-of-the-app',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async resolveId(source, importer) {
      if (!source.endsWith(ADDRESS_OF_WORKER)) return undefined;
      const script = await this.resolve(source.slice(0, -ADDRESS_OF_WORKER.length), importer);
      return script && BUILT_HERE + script.id;
    },
    load(id) {
      if (!id.startsWith(BUILT_HERE)) return undefined;
      const script = id.slice(BUILT_HERE.length);
      scripts.add(script);
      // In a folder of their own: a worker's script, unlike a module's, is sent with a content policy.
      const file = this.emitFile({ type: 'chunk', id: script, name: `workers/${path.parse(script).name}` });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    // A file that worker and screens share may hold no screen: there is no window in a worker.
    generateBundle(_options, bundle) {
      for (const script of scripts)
        for (const file of filesOf(script, bundle).scripts) {
          const chunk = bundle[file.slice(1)];
          if (chunk?.type !== 'chunk' || !chunk.moduleIds.some((id) => id.includes('/react-dom/'))) continue;
          this.error(`${script} would fetch React with ${file}: see the groups of vite.config.ts`);
        }
    },
  };
}
