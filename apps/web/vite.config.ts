import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SERVER_PREFIXES } from '../../packages/contract/src/addresses.ts';
import { startPlugin } from './src/start/build/start-plugin.ts';
import { siteFile } from '../../tools/steps/site-file.ts';
import { brandFiles } from './build/brand-files.ts';
import { manifest } from './build/manifest.ts';
import { START_UP_IMAGES } from './build/start-up-images.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    siteFile(),
    brandFiles(),
    react(),
    {
      name: 'start-up-images',
      transformIndexHtml: () =>
        START_UP_IMAGES.map(({ file, media }) => ({
          tag: 'link',
          attrs: { rel: 'apple-touch-startup-image', media, href: `/icons/${file}` },
          injectTo: 'head' as const,
        })),
    },
    startPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: null,
      srcDir: 'src/worker',
      filename: 'sw.ts',
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}', 'start/*.json'],
        globIgnores: [
          // Must come from the server: they are there for when no worker is, or when it is at fault.
          'pages/**',
          'recover.*',
          // Asked for by the system when the app is installed, never by the app.
          'icons/{icon-512,maskable-*,monochrome-*,apple-touch-icon,start-up-*}.png',
          'screenshots/**',
          // The style of the first screens is inside the pages; by their whole names, for other files begin alike.
          'assets/{base,start,screens}-????????.css',
        ],
        maximumFileSizeToCacheInBytes: 600_000,
      },
    }),
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]-[hash]' } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What every screen stands on, in one file that stays the same from version to version.
              name: 'base',
              priority: 3,
              test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons\/|lucide)|src\/ui\/(?:class-names|hidden|button)\//,
            },
            // All that the questions before the app need, and all that the start page needs beyond it.
            { name: 'start', priority: 2, test: /web\/src\/main\.tsx$/ },
            { name: 'screens', priority: 1, test: /web\/src\/shell\/screens\.tsx$/ },
            // What several screens are made of, in one file instead of a dozen: each file costs a start without a
            // network some milliseconds of its own.
            {
              name: 'ui',
              test: /web\/src\/ui\/(?:action-bar|checkbox|dialog|disclosure|option-list|page|quantity|search-field|sheet|states|status|tag)\/|lucide-react\/dist\/esm\/icons\//,
            },
            {
              name: 'saved-products',
              priority: 1,
              test: /catalogue-store\/(?:product-store|catalogue-parts)|catalogue\/src\/(?:product\/(?:catalogue-record|product-tables)|nutrients\/nutrient-amount)|node_modules\/idb\//,
            },
            // Sim by itself: without the window it is shown in, and without the search that the FAQs have too.
            {
              name: 'assistant',
              test: /packages\/assistant\/src\/(?!faqs\/|language\/(?:edit-distance|fractions|stem|word-lists|words)|vocabulary\/common-words)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'products',
              // What the regimen's other screens need of these stays outside.
              includeDependenciesRecursively: false,
              test: /web\/src\/compendium\/(?:words|finder|facts|comparison|list\/products-)|catalogue\/src\/(?:listing|nutrients|product\/product-facts)|web\/src\/session\/(?:comparison|list-filters)|content\/src\/products\//,
            },
          ],
        },
      },
      treeshake: {
        // Our packages only declare: what a screen does not name is left out of its file.
        moduleSideEffects: [{ test: /\/packages\/[a-z]+\/src\//, sideEffects: false }],
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      SERVER_PREFIXES.map((prefix) => [`^${prefix}(?:/|$)`, { target: 'http://localhost:3000' }]),
    ),
  },
});
