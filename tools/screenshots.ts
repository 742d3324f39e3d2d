// npm run screenshots: the pictures of the README, taken from the built app with the demonstration catalogue.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { DieteticApp } from '../e2e/pages/dietetic-app.ts';
import { startAppServer } from '../e2e/support/app-server.ts';
import { ensureBrowser } from './steps/browser.mjs';
import { root } from './steps/run.mjs';

const folder = path.join(root, 'docs/images');
mkdirSync(folder, { recursive: true });
const executablePath = await ensureBrowser();
const server = await startAppServer();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  await take('desktop', { width: 1366, height: 768 }, ['products', 'report', 'feed-plan']);
  await take('phone', { width: 390, height: 844 }, ['energy', 'products']);
} finally {
  await browser.close();
  await server.close();
}

type Size = { width: number; height: number };

async function take(name: string, viewport: Size, screens: string[]): Promise<void> {
  const context = await browser.newContext({
    viewport,
    baseURL: server.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const app = new DieteticApp(page);
  const shoot = async (screen: string) => {
    if (!screens.includes(screen)) return;
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: path.join(folder, `${screen}.${name}.png`) });
  };

  await app.arrive('United Kingdom');
  await app.enterPatient({ sex: 'Female', years: 68, weightKg: 58, previousWeightKg: 63.5, heightCm: 163 });
  await app.continue();
  await app.open('/regimen/energy-calculations');
  await app
    .field(/Minimum/)
    .first()
    .fill('22');
  await app
    .field(/Maximum/)
    .first()
    .fill('26');
  await app.field(/PAL/).fill('1.15');
  await page.getByRole('heading', { level: 1 }).click();
  await shoot('energy');
  await app.open('/regimen/edit-protein-fluid-calculators');
  await app
    .field(/Minimum/)
    .first()
    .fill('1.2');
  await app
    .field(/Maximum/)
    .first()
    .fill('1.5');
  await app.open('/regimen/products');
  await app.addProduct('Tarnvane Energy Fibre', 1000);
  await app.addProduct('Dalesip Mini Protein', 125);
  await app.addProduct('Addimere Protein', 5);
  await page.getByRole('searchbox').fill('energy');
  await page.getByRole('link', { name: 'Tarnvane Energy', exact: true }).waitFor();
  await shoot('products');
  await app.button(/View regimen and email report/).click();
  await app.heading('Report').waitFor();
  await shoot('report');
  await app.open('/regimen/feed-plan');
  await app.button('Overnight pump').click();
  await app.button('Save session').click();
  await page.getByRole('region', { name: 'How it is given' }).waitFor();
  await shoot('feed-plan');
  await context.close();
}
