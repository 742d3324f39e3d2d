import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'knowledge',
          include: ['packages/*/src/**/*.test.ts', 'data/src/**/*.test.ts'],
          // Pure functions leave nothing behind: what one file has read need not be read again for the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
    ],
    // One worker a core: the default leaves one core idle, which on two is half the machine.
    maxWorkers: '100%',
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
