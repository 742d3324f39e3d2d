import { readFileSync } from 'node:fs';
import type { Country } from '@dietetic/catalogue';
import { type BrowserContextOptions, test as base } from '@playwright/test';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { Inbox } from './mail-sink.ts';
import { Network } from './network.ts';
import { prepared, visitorFile } from './prepared.ts';

type Options = {
  /** Where the visitor has been through the first visit before; `nowhere` starts at the gate. */
  arrivedIn: Country | 'nowhere';
};
type PerTest = { app: DieteticApp; network: Network; inbox: Inbox };
type PerWorker = { line: Network };
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const test = base.extend<Options & PerTest, PerWorker>({
  arrivedIn: ['uk', { option: true }],
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
  inbox: async ({}, use) => use(new Inbox(prepared('mailFolder'))),
  baseURL: async ({ line }, use) => use(line.url),
  storageState: async ({ arrivedIn, line }, use) => use(visitor(arrivedIn, line.url)),
  app: async ({ page }, use) => use(new DieteticApp(page)),
});

export { expect } from '@playwright/test';

/** What the first visit left in the browser, at the address this worker reaches the server by. */
function visitor(arrivedIn: Options['arrivedIn'], url: string): StorageState {
  if (arrivedIn === 'nowhere') return { cookies: [], origins: [] };
  const { origins } = JSON.parse(readFileSync(visitorFile(arrivedIn), 'utf8')) as StorageState;
  return { cookies: [], origins: origins.map((origin) => ({ ...origin, origin: url })) };
}
