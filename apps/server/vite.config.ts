import path from 'node:path';
import { defineConfig } from 'vite';
import { siteFilePlugin } from '../../tools/steps/site-file.ts';
import { packFiles } from './src/web/packed-files.ts';

/** One file per entry: our own packages bundled in, libraries left to node_modules. */
export default defineConfig({
  plugins: [
    siteFilePlugin(),
    // The app is built first.
    { name: 'packed-files', closeBundle: () => packFiles(path.resolve(import.meta.dirname, '../web/dist')) },
  ],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli/main.ts',
        'document-process': 'src/documents/document-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@dietetic\//] },
});
