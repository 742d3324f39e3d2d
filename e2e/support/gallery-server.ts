import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { root } from './root.ts';

/** The galleries of components and fields, built like the app and served from a separate folder. */
export async function startGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'dietetic-gallery-'));
  const web = path.join(root, 'apps/web');
  const shared = { configFile: false, root: web, logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]-[hash]' } } },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: [path.join(web, 'gallery.html'), path.join(web, 'fields.html')] },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The gallery has no address.');
  return {
    url: new URL('gallery.html', address).href,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
