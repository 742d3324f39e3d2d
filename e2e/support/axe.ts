import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { screenAtRest } from './at-rest.ts';

/** Half the length of the one with comments, which every page would parse again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rows of a long list that are not laid out before they are scrolled to: each takes axe as long as the first. */
const ROWS_OUT_OF_SIGHT = ['main ul > li:nth-child(n + 13)'];

type Check = RunOptions & { leaveOut?: string[] };

/**
 * Contrast takes three quarters of axe's time, and is tested elsewhere: on every screen by `accessibilityProblems`,
 * for every component in both themes by the galleries, and for each pair of colours by `tokens.test.ts`.
 */
const WITHOUT_CONTRAST: RunOptions['rules'] = { 'color-contrast': { enabled: false } };

/**
 * What axe finds on the screen once it is at rest. The app has no third-party frames, so axe is injected into a page
 * once and run there directly; passes are not reported, because that took longer than the check.
 */
export async function violations(
  page: Page,
  { leaveOut = ROWS_OUT_OF_SIGHT, ...options }: Check = {},
): Promise<Result[]> {
  await screenAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ exclude, run }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      return (await axe.run({ exclude }, run)).violations;
    },
    {
      exclude: leaveOut,
      run: {
        resultTypes: ['violations'],
        rules: WITHOUT_CONTRAST,
        ...options,
      } satisfies RunOptions as RunOptions,
    },
  );
}
