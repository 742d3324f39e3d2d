import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'data/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // One worker a core: the default leaves one core idle, which on two is half the machine.
    maxWorkers: '100%',
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
