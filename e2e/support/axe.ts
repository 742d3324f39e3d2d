import type { Page } from '@playwright/test';
import axeCore, { type Result, type RunOptions } from 'axe-core';
import { screenAtRest } from './at-rest.ts';

type Check = RunOptions & { leaveOut?: string[] };

/**
 * What axe finds on the screen, once it has come to rest. The app holds no frames of others, so axe is put into a page once and
 * run there as it is; what passes is not written out, which took longer than the check.
 */
export async function violations(page: Page, { leaveOut = [], ...options }: Check = {}): Promise<Result[]> {
  await screenAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ exclude, run }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      return (await axe.run({ exclude }, run)).violations;
    },
    {
      exclude: leaveOut,
      run: { resultTypes: ['violations'], ...options } satisfies RunOptions as RunOptions,
    },
  );
}
