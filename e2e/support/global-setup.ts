import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { DieteticApp } from '../pages/dietetic-app.ts';
import { startAppServer } from './app-server.ts';
import { startGallery } from './gallery-server.ts';
import { startMailServer } from './mail-sink.ts';
import { setPrepared } from './prepared.ts';
import { storedBy } from './stored-visit.ts';

/**
 * Journeys run against the built product: the server with its embedded database and a real mail server, started once
 * for all. It stores a first visit in each country, for journeys that begin after one.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-e2e-'));
  const mail = await startMailServer(folder);
  const [server, gallery] = await Promise.all([startAppServer({ SMTP_URL: mail.url }), startGallery()]);
  async function end() {
    await Promise.all([server.close(), gallery.close(), mail.close()]);
    rmSync(folder, { recursive: true, force: true });
    rmSync(visits, { recursive: true, force: true });
  }

  const visits = mkdtempSync(path.join(os.tmpdir(), 'dietetic-e2e-visits-'));
  const prepared = {
    serverUrl: server.url,
    dataFolder: server.dataFolder,
    serverOutput: server.outputFile,
    mailFolder: folder,
    galleryUrl: gallery.url,
    ukVisitor: path.join(visits, 'uk.json'),
    roiVisitor: path.join(visits, 'roi.json'),
  };
  setPrepared(prepared);
  try {
    const use = config.projects[0]?.use;
    const browser = await chromium.launch(use?.launchOptions);
    await Promise.all(
      (
        [
          ['United Kingdom', prepared.ukVisitor],
          ['Republic of Ireland', prepared.roiVisitor],
        ] as const
      ).map(async ([country, file]) => {
        const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
        const page = await context.newPage();
        await new DieteticApp(page).arrive(country);
        writeFileSync(file, JSON.stringify(await storedBy(page)));
        await context.close();
      }),
    );
    await browser.close();
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
