import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SERVER_PREFIXES } from '../../packages/contract/src/addresses.ts';
import { startPlugin } from './src/start/build/start-plugin.ts';
import { siteFilePlugin } from '../../tools/steps/site-file.ts';
import { brandFiles } from './build/brand-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { START_UP_IMAGES } from './build/start-up-images.ts';
import { workerOfTheApp } from './build/worker-of-the-app.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    siteFilePlugin(),
    brandFiles(),
    workerOfTheApp(),
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
    serviceWorker(),
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]-[hash]' } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file a part of the product: each file costs a first visit a request with its headers (decision 165). A part
          // takes along what only it and the parts after it need, so what many need comes first.
          groups: [
            // All that the worker of the update shares with the screens: first, for no file with React may come into it.
            {
              name: 'catalogue',
              test: /packages\/catalogue\/src\/|web\/src\/catalogue-store\/(?!synchronise)|content\/src\/products\/|finder\/row-texts|first-rows\/stored-rows|platform\/clock/,
            },
            // Libraries that every screen needs, in one file that stays the same from version to version.
            {
              name: 'base',
              test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons\/|lucide)|src\/ui\/(?:class-names|hidden|button)\//,
            },
            // All that the questions before the app need, and all that the start page needs beyond it.
            { name: 'start', test: /web\/src\/main\.tsx$/ },
            {
              name: 'screens',
              // With what messages and the screens of support both need: asking for the former would bring the latter.
              test: /web\/src\/shell\/screens\.tsx$|contract\/src\/(?:countries|push\/push-subscription)\.ts$/,
            },
            { name: 'ui', test: /web\/src\/ui\/|lucide-react\/dist\/esm\/icons\// },
            { name: 'compendium', test: /web\/src\/compendium\// },
            { name: 'faqs', test: /packages\/assistant\/src\/faqs\/|web\/src\/support\/faq/ },
            { name: 'support', test: /web\/src\/(?:support|resources|not-found)\// },
            {
              name: 'clinical',
              test: /packages\/clinical\/src\/|content\/src\/regimen\/(?:methods|source-status)\.ts/,
            },
            // Its engine comes when a question is about to be asked; window and pages are files of their own.
            { name: 'assistant', test: /packages\/assistant\/src\// },
            {
              name: 'regimen',
              test: /web\/src\/(?:session\/(?:keep-)?regimen|regimen\/(?:landing|findings|keeper|step-page|summary))/,
            },
            {
              name: 'steps',
              test: /web\/src\/(?:fields|routes\/regimen-|regimen\/(?:patient|energy|protein-fluid|products|sheet))/,
            },
            { name: 'bedside', test: /web\/src\/regimen\/(?:feed-plan|recipe|cards|bedside)\// },
            { name: 'report', test: /web\/src\/regimen\/report\// },
            {
              name: 'sim',
              test: /web\/src\/sim\/(?!local-assistant|assistant-options|chat-completions|sim-topic-screen)/,
            },
            // What opens over a screen, or announces something above it.
            {
              name: 'overlays',
              test: /web\/src\/(?:shell\/(?!palette)|platform|session)\/|contract\/src\/(?:push|notifications)\//,
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
  server: {
    proxy: Object.fromEntries(
      SERVER_PREFIXES.map((prefix) => [`^${prefix}(?:/|$)`, { target: 'http://localhost:3000' }]),
    ),
  },
});
