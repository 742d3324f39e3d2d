import type { LaunchOptions } from '@playwright/test';

/** With its windows and settings: for what the browser itself shows or stores, which a headless one does not. */
export const wholeBrowser = (options: LaunchOptions): LaunchOptions =>
  process.env.CHROME_PATH
    ? { ...options, executablePath: process.env.CHROME_PATH }
    : { ...options, channel: 'chromium' };
