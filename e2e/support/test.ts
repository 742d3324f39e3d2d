import { readFileSync } from 'node:fs';
import type { Country } from '@dietetic/catalogue';
import { type BrowserContext, type TestInfo, test as base } from '@playwright/test';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { recordConsoleProblems } from './console.ts';
import { Inbox } from './mail-sink.ts';
import { Network } from './network.ts';
import { prepared, visitorFile } from './prepared.ts';
import { returnAfter, type StoredVisit } from './stored-visit.ts';

type Options = {
  /** Where the visitor has completed the first visit; `nowhere` starts at the gate. */
  arrivedIn: Country | 'nowhere';
  /** What the console may log, if the journey itself breaks something. */
  mayBeSaid: RegExp | undefined;
};
type PerTest = { app: DieteticApp; network: Network; inbox: Inbox; watched: void };
type PerWorker = { line: Network };

/** How the browser reports a failed request. */
const BROKEN_NETWORK = /^error: Failed to load resource/;

export const test = base.extend<Options & PerTest, PerWorker>({
  arrivedIn: ['uk', { option: true }],
  mayBeSaid: [undefined, { option: true }],
  line: [
    async ({}, use) => {
      const line = await Network.start(prepared('serverUrl'));
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ line }, use) => {
      await use(line);
      await line.reset();
    },
    { auto: true },
  ],
  // A journey that leaves an error or a warning in the console fails; where it began is for `npm run trace`.
  watched: [
    async ({ context, network, mayBeSaid }, use, info) => {
      const problems = recordConsoleProblems(context);
      let isBegun = false;
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => {
          if (isBegun || frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
          isBegun = true;
          info.annotations.push({ type: 'starts at', description: new URL(frame.url()).pathname });
        }),
      );
      await use();
      if (info.errors.length > 0) await attachPictures(context, info);
      // A page may still be navigating.
      await expect(async () =>
        expect(await widerThanWindow(context), 'pages that scroll sideways at the end').toEqual([]),
      ).toPass();
      const allowed = [mayBeSaid, network.wasBroken ? BROKEN_NETWORK : undefined];
      expect(problems(allowed), 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  inbox: async ({}, use) => use(new Inbox(prepared('mailFolder'))),
  baseURL: async ({ line }, use) => use(line.url),
  context: async ({ context, arrivedIn, line }, use) => {
    if (arrivedIn !== 'nowhere') await returnAfter(context, line.url, firstVisit(arrivedIn));
    await use(context);
  },
  app: async ({ page }, use) => use(new DieteticApp(page)),
});

export const { expect } = test;

/** The runner's own `only-on-failure` takes a picture at the end of each test, in case one fails, and throws it away. */
async function attachPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const file = info.outputPath(`failed-${index + 1}.png`);
    // A page that does not answer any more has no picture; the test has its error.
    const isTaken = await page.screenshot({ path: file, timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) info.attachments.push({ name: 'screenshot', path: file, contentType: 'image/png' });
  }
}

const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** The addresses of pages that are wider than their window, which a phone would shrink to fit. */
async function widerThanWindow(context: BrowserContext): Promise<string[]> {
  const pages = await Promise.all(
    context.pages().map(async (page) => ((await page.evaluate(isWider)) ? [page.url()] : [])),
  );
  return pages.flat();
}

const firstVisit = (country: Country): StoredVisit =>
  JSON.parse(readFileSync(visitorFile(country), 'utf8')) as StoredVisit;
