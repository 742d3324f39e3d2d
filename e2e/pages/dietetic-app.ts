import type { Page } from '@playwright/test';

/** The app as a dietitian meets it: what can be seen is found by its role and name. */
export class DieteticApp {
  constructor(readonly page: Page) {}
}
