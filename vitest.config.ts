import { defineConfig } from 'vitest/config';

/** Tests on databases, whole servers and processes of their own. */
const DATA = ['apps/server/src/**/*.test.ts', 'tools/{calculate,calculate-bedside,own-provider}.test.ts'];

/** `npm run check` sets which share of the generated cases it takes. */
const share = Number(process.env.TEST_SHARE ?? 1);

/** Thousands of generated cases each: `npm test` runs them with the other tests, so that a worker makes Sim ready once. */
const PROPERTIES = [
  'packages/assistant/src/{figures,labelled,properties,faqs/text-search,intent/labelled-messages}.test.ts',
  '{packages,apps}/*/src/**/{assess-fuzz,import-fuzz,search,update-catalogue}.test.ts',
];

/** `exclude` replaces the default. The checks with a package of their own install it below `tools`. */
const NOT_OURS = ['**/node_modules/**'];

/** `npm test` runs both projects; `npm run check` the one without databases. Each project reads the same sources anew. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'data/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...DATA, ...(share < 1 ? PROPERTIES : []), ...NOT_OURS],
        },
      },
      {
        extends: true,
        test: {
          name: 'data',
          include: DATA,
          // Servers of their own are the built one.
          globalSetup: [
            'tools/steps/built.mjs',
            'apps/server/src/test-support/one-postgres.ts',
            'apps/server/src/test-support/database-folder.ts',
          ],
        },
      },
    ],
    // One worker a core: the default leaves one core idle, which on two is half the machine.
    maxWorkers: '100%',
    provide: { share },
    // What was made of a source is kept until the source changes.
    experimental: { fsModuleCache: true },
    // A worker reads a module and opens an embedded database once for all its files, which leave nothing behind for each other:
    // in any order, `--sequence.shuffle.files`.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
