import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { offlineFiles } from './offline-files.ts';

async function listed(files: Readonly<Record<string, string>>) {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'dietetic-offline-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  for (const [url, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, url)), { recursive: true });
    await writeFile(path.join(outDir, url), text);
  }
  return offlineFiles(outDir);
}
const urlsOf = async (...urls: string[]) =>
  (await listed(Object.fromEntries(urls.map((url) => [url, url])))).map(({ url }) => url);

describe('the files of the offline copy', () => {
  it('[J-12] are what the app is made of, in every folder', async () => {
    const needed = [
      'assets/rest-12345678.woff2',
      'assets/steps-12345678.css',
      'assets/steps-12345678.js',
      'assets/workers/product-sync-12345678.js',
      'boot.js',
      'brand/mark.svg',
      'index.html',
      'manifest.webmanifest',
      'start/files.json',
      'start/home-uk.html',
    ];
    expect(await urlsOf(...needed)).toEqual(needed);
  });

  it('[J-12] leave out what must come from the server, is in the pages already, or is of no use offline', async () => {
    const left = [
      'assets/base-12345678.css',
      'assets/screens-12345678.css',
      'assets/start-12345678.css',
      'icons/icon-192.png',
      'pages/home-uk.html',
      'recover.css',
      'recover.html',
      'recover.js',
      'robots.txt',
      'screenshots/phone-start.png',
      'sw.js',
    ];
    expect(await urlsOf(...left, 'assets/start-up-12345678.css')).toEqual(['assets/start-up-12345678.css']);
  });

  it('[J-12] are fetched again when they hold something else', async () => {
    const revisionOf = async (text: string) => (await listed({ 'index.html': text }))[0]?.revision;
    expect(await revisionOf('one')).toMatch(/^[0-9a-f]{32}$/);
    expect(await revisionOf('one')).toBe(await revisionOf('one'));
    expect(await revisionOf('one')).not.toBe(await revisionOf('two'));
    // The name says it already.
    expect(await listed({ 'assets/a-1.js': 'a' })).toEqual([
      { url: 'assets/a-1.js', revision: null, size: 1 },
    ]);
  });

  it('a file that nobody waits for fails the build', async () => {
    await expect(listed({ 'assets/a-1.js': 'a'.repeat(900_001) })).rejects.toThrow(
      'assets/a-1.js is too large',
    );
  });
});
