import type { BrowserContext } from '@playwright/test';

/** Logged by the test runner in a journey without the worker. */
const OF_THE_RUNNER = 'Service Worker registration blocked by Playwright';

/** Records every error and warning of all pages and workers from here on; the result returns those that are not allowed. */
export function recordConsoleProblems(
  context: BrowserContext,
): (allowed: readonly (RegExp | undefined)[]) => string[] {
  const said: string[] = [];
  context.on('console', (message) => {
    if (message.text() === OF_THE_RUNNER) return;
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => said.push(`not caught: ${thrown.error().message}`));
  return (allowed) => said.filter((one) => !allowed.some((words) => words?.test(one)));
}
