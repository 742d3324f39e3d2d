import { test as base } from '@playwright/test';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { type AppServer, startAppServer } from './app-server.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';

type PerWorker = { sink: MailSink; server: AppServer };
type PerTest = { app: DieteticApp };

/** Journeys run against the built product: its own server, embedded database and a real mail server. */
export const test = base.extend<PerTest, PerWorker>({
  sink: [
    async ({}, use) => {
      const sink = await startMailSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sink }, use) => {
      const server = await startAppServer({ SMTP_URL: sink.url });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  app: async ({ page }, use) => use(new DieteticApp(page)),
});

export { expect } from '@playwright/test';
