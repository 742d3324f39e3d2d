import { defineConfig } from '@playwright/test';

/** The same app in the engines of Safari and Firefox; which of them there are, the command finds out. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 1,
  retries: 0,
  // Beside other work a busy machine is busier still.
  timeout: 600_000,
  reporter: 'line',
  projects: (process.env.E2E_BROWSERS ?? 'webkit,firefox').split(',').map((name) => ({ name })),
});
