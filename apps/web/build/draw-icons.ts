/**
 * Draws the icons of the installed app from the mark, with a real browser. Run it after the mark changes:
 * `npx tsx apps/web/build/draw-icons.ts`. The pictures are kept in the repository, so that a build needs no browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

const PUBLIC = path.join(import.meta.dirname, '..', 'public');
const TILE = '#0b4a57';

type Icon = {
  file: string;
  size: number;
  source: 'mark.svg' | 'mark-mono.svg';
  background: string;
  /** Share of the picture that the mark fills: a maskable icon keeps it inside the inner 80 %. */
  share: number;
  /** For the one-colour mark. */
  color?: string;
};

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, source: 'mark.svg', background: 'transparent', share: 1 },
  { file: 'icon-512.png', size: 512, source: 'mark.svg', background: 'transparent', share: 1 },
  { file: 'maskable-192.png', size: 192, source: 'mark.svg', background: TILE, share: 0.8 },
  { file: 'maskable-512.png', size: 512, source: 'mark.svg', background: TILE, share: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, source: 'mark.svg', background: TILE, share: 0.9 },
  {
    file: 'monochrome-512.png',
    size: 512,
    source: 'mark-mono.svg',
    background: 'transparent',
    share: 0.9,
    color: '#000',
  },
  {
    file: 'badge-96.png',
    size: 96,
    source: 'mark-mono.svg',
    background: 'transparent',
    share: 1,
    color: '#fff',
  },
];

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
});
await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  const mark = await readFile(path.join(PUBLIC, 'brand', icon.source), 'utf8');
  const edge = Math.round(icon.size * icon.share);
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${icon.background}; }
      svg { width: ${edge}px; height: ${edge}px; color: ${icon.color ?? 'inherit'}; }
    </style>${mark}`);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(path.join(PUBLIC, 'icons', icon.file), picture);
  await page.close();
}
await browser.close();
