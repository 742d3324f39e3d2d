import { test as base } from '@playwright/test';
import { prepared } from '../support/prepared.ts';
import { type BrowserDriver, DrivenPage } from './driven-page.ts';
import { driveFirefox } from './firefox.ts';
import { driveWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

const DRIVERS: Record<string, () => Promise<BrowserDriver>> = {
  webkit: driveWebKit,
  firefox: () => driveFirefox(),
};

type Fixtures = {
  /** The start page, opened anew: the questions of the first visit were answered before, no regimen is begun. */
  arrived: DrivenPage;
};
type WorkerFixtures = { visitor: DrivenPage };

/** The questions of the first visit answered, and the products there. */
export async function firstVisit(driver: BrowserDriver): Promise<DrivenPage> {
  const page = new DrivenPage(driver);
  await driver.open(prepared('serverUrl'));
  await page.press('button', '^I am$');
  await page.press('button', '^Skip$');
  await page.press('button', '^United Kingdom$');
  await page.sees(/\d+ products/);
  return page;
}

/** The steps stand on one sheet: there is room, and this browser has a mouse. */
export const isOnSheet = (page: DrivenPage): Promise<boolean> =>
  page.driver.run(() => matchMedia('(min-width: 75em) and (min-height: 34em) and (pointer: fine)').matches);

/** From the start page to the details: past the list of steps, where there is one. */
export async function beginRegimen(page: DrivenPage): Promise<void> {
  await page.press('link', 'Create a regimen');
  if (!(await isOnSheet(page))) await page.press('link', 'Patient details');
}

/** The amount that was typed is taken in: from the dialog by its button, on the sheet by whatever is pressed next. */
export async function addTypedAmount(page: DrivenPage): Promise<void> {
  if (!(await isOnSheet(page))) await page.press('button', '^Add product$');
}

/** One browser for all tests, on the built app; the project's name says which browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  /** Someone in the United Kingdom, after the first visit: profession, slides, country. */
  visitor: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, { project }) => {
      const drive = DRIVERS[project.name];
      if (!drive) throw new Error(`No driver for ${project.name}`);
      const driver = await drive();
      try {
        await use(await firstVisit(driver));
      } finally {
        await driver.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  arrived: async ({ visitor }, use) => {
    await visitor.driver.run(() => sessionStorage.clear());
    await visitor.driver.open(prepared('serverUrl'));
    await visitor.sees(/\d+ products/);
    await use(visitor);
  },
});
