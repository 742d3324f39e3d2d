/**
 * Draws the icons and start-up pictures of the installed app from the mark of the provider's file, with a real browser:
 * `npm run icons`, or `SITE_FILE=data/site.yours.json npm run icons`. They are kept beside that file, so that a build
 * needs no browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { iconFolder, readSiteFile } from '../../../tools/steps/site-file.ts';
import { iconsOf } from './icons.ts';

export async function drawIcons(): Promise<void> {
  const { file: siteFile, facts } = readSiteFile();
  const FOLDER = iconFolder(siteFile);
  const ICONS = iconsOf(facts.brand);

  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox'],
  });
  await mkdir(FOLDER, { recursive: true });
  for (const icon of ICONS) {
    const { size, width = size, height = size } = icon;
    const page = await browser.newPage({ viewport: { width, height } });
    const edge = Math.round(size * icon.share);
    await page.setContent(`<!doctype html>
      <style>
        body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${icon.background}; }
        svg { width: ${edge}px; height: ${edge}px; color: ${icon.color ?? 'inherit'}; }
      </style>${icon.source}`);
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(path.join(FOLDER, icon.file), picture);
    await page.close();
  }
  await browser.close();
  console.log(`${ICONS.length} pictures drawn into ${path.relative(process.cwd(), FOLDER)}.`);
}
