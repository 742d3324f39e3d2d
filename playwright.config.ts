import { defineConfig } from '@playwright/test';

/** Chromium without what a closed network or a container would only fail at. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Drawn behind every window although nobody types an address: over a second of work for each test.
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

const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // Two more tries for a machine that stalls; a test that needs it is reported as flaky.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Journeys about offline use and updates allow it; the others look at the app alone.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    launchOptions: { args: QUIET_CHROMIUM, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } }, grepInvert: /@phone/ },
  ],
});
