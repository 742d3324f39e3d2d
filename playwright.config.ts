import { defineConfig } from '@playwright/test';
import { wholeBrowser } from './e2e/support/whole-browser.ts';

/** Chromium without features that fail in a container or without internet access. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Rendered behind every window although no address is typed: over a second of work for each test.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // This list takes the place of Playwright's own; these of it matter to a test.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];

// Without windows, where available.
const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROME_PATH;
const launchOptions = { args: QUIET_CHROMIUM, ...(executablePath ? { executablePath } : {}) };

const DESK = { width: 1366, height: 768 };

/** WebKit and Firefox, where the command has found them. */
const otherBrowsers = process.env.E2E_BROWSERS?.split(',') ?? [];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Two do not keep two cores busy: a page waits for its network, and up to three stand still on purpose for a minute or two.
  workers: 3,
  // Any test beside any other: no file is a worker's last for minutes.
  fullyParallel: true,
  // A journey that fails at its first try has found something.
  retries: 0,
  // For a machine that stalls.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'line',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Journeys about offline use and updates allow it; the others look at the app alone.
    serviceWorkers: 'block',
    // Every press would wait for what moves to come to rest; WebKit and Firefox are driven with motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    launchOptions,
  },
  projects: [
    // First, for they take the longest. One worker each, so that each browser is started once.
    ...otherBrowsers.map((name) => ({
      name,
      testDir: 'e2e/browsers',
      workers: 1,
      fullyParallel: false,
      timeout: 600_000,
    })),
    {
      // For what Chromium itself shows, stores or prints. One worker, so that it is started once.
      name: 'whole browser',
      testDir: 'e2e/whole-browser',
      workers: 1,
      use: { viewport: DESK, launchOptions: wholeBrowser(launchOptions) },
    },
    {
      // With a server of its own, so a worker of its own: not the last one, alone.
      name: 'app update',
      testMatch: 'journeys/app-update.spec.ts',
      use: { viewport: DESK },
    },
    {
      name: 'phone',
      testIgnore: ['browsers/**', 'whole-browser/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      testIgnore: ['browsers/**', 'whole-browser/**', 'journeys/app-update.spec.ts'],
      use: { viewport: DESK },
      grepInvert: /@phone/,
    },
  ],
});
