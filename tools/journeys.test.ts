import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps/run.mjs';

/** A fixed pause in milliseconds, whatever the screen does. */
const FIXED_WAIT = /waitForTimeout\(|setTimeout\([^,)]+,\s*\d{2,}/;
/** Reads only once, and perhaps before the screen is at rest: `expect.poll` and `toPass` read again. */
const READ_ONCE =
  /expect\(\s*(?:\w+\(|\()?\s*await\b(?:(?!\)\)?\.to)[\s\S]){0,200}?\.(?:boundingBox|innerText|textContent|inputValue|count|isVisible|allTextContents|keptEntries)\(/;

/** A click that hits whatever is there, in its place or not: what cannot be clicked is used by its key. */
const FORCED = /\.(?:click|dblclick|check|uncheck|hover|tap)\([^)]*\bforce: true/;

const SUITES = ['e2e/journeys', 'e2e/components', 'e2e/whole-browser'];

it('no end-to-end test waits for a fixed time, forces a press, or judges a screen by one reading', () => {
  const files = SUITES.flatMap((suite) =>
    readdirSync(path.join(root, suite)).map((file) => path.join(suite, file)),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return FIXED_WAIT.test(text) || FORCED.test(text) || READ_ONCE.test(text);
  });
  expect(found).toEqual([]);
});
