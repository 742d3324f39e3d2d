import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { screenAtRest } from './at-rest.ts';
import { violations } from './axe.ts';

/** Contrast included. */
const EVERYTHING: RunOptions = {
  rules: {},
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Space for the bars below the end of the screen: a target half under one is not small, only scrolled. */
const BARS = 400;

const WIDE = 700;

/** Repeated rows, each of which takes axe as long as the first. */
const FURTHER_ROWS = ['main ul > li:nth-child(n + 6)', 'main tbody > tr:nth-child(n + 9)'];

/**
 * What axe finds on the screen once it is at rest: in light on narrow screens, in dark on wide ones. A theme only
 * changes the values of tokens, whose pairs are tested one by one, and the galleries test every component in both.
 */
export async function accessibilityProblems(page: Page, where: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  const size = page.viewportSize();
  const colorScheme = size && size.width > WIDE ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await screenAtRest(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ ...size, height: height + BARS });
  const found = await violations(page, { ...EVERYTHING, leaveOut: FURTHER_ROWS });
  if (size) await page.setViewportSize(size);
  return found.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
