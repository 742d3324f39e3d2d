/**
 * Takes the pictures that a device shows before the app is installed, of a running app. Run it after a change
 * that can be seen in them: `npx tsx apps/web/build/draw-screenshots.ts http://localhost:3000`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

const FOLDER = path.join(import.meta.dirname, '..', 'public', 'screenshots');
const PICTURES = [
  { file: 'phone-start.png', width: 390, height: 844, scale: 2, address: '/' },
  { file: 'phone-products.png', width: 390, height: 844, scale: 2, address: '/products' },
  { file: 'desktop-start.png', width: 1280, height: 800, scale: 1, address: '/' },
  { file: 'desktop-products.png', width: 1280, height: 800, scale: 1, address: '/products' },
];

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
});
await mkdir(FOLDER, { recursive: true });
for (const { file, width, height, scale, address: screen } of PICTURES) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.getByText(/^\d+\sproducts$/).waitFor();
  await page.goto(`${address}${screen}`);
  // The pictures of the products come after the list.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(FOLDER, file) });
  await context.close();
}
await browser.close();
