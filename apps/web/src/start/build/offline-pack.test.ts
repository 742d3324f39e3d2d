import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { offlinePack } from './offline-pack.ts';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<html></html>',
  'start/files.json': JSON.stringify({
    app: { entry: '/assets/start-1.js', scripts: ['/assets/base-1.js'] },
    screens: {},
  }),
  'start/home-uk.html': '<p>Welcome</p>',
  'assets/start-1.js': 'start()',
  'assets/base-1.js': 'base()',
  'assets/steps-1.js': 'steps("“5 µg”")',
  'assets/workers/product-sync-1.js': 'sync()',
  'assets/rest-1.woff2': 'letters',
};

async function packOf(files: Readonly<Record<string, string>>) {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'dietetic-pack-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  for (const [url, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, url)), { recursive: true });
    await writeFile(path.join(outDir, url), text);
  }
  const entries = Object.keys(files).map((url) => ({ url, revision: 'r', size: 1 }));
  const manifest = await offlinePack(outDir, entries);
  const added = manifest.filter(({ url }) => !(url in files)).map(({ url }) => url);
  return { manifest, added, texts: JSON.parse(await readFile(path.join(outDir, added[0] ?? ''), 'utf8')) };
}

const namesWith = async (text: string) => (await packOf({ ...FILES, 'assets/steps-1.js': text })).added;

describe('the file with which the offline copy comes', () => {
  it('[J-12] holds the texts that the start page does not ask for, and none that needs headers of its own', async () => {
    const { texts } = await packOf(FILES);
    expect(texts).toEqual(
      Object.fromEntries(
        ['start/files.json', 'start/home-uk.html', 'assets/steps-1.js'].map((url) => [url, FILES[url]]),
      ),
    );
  });

  it('[J-12] leaves every file in the list of the worker, which fetches what the pack does not give', async () => {
    const { manifest, added } = await packOf(FILES);
    expect(manifest.map(({ url }) => url)).toEqual([...Object.keys(FILES), ...added]);
  });

  it('[J-12] is named by what it holds', async () => {
    expect(await namesWith('a')).toEqual(await namesWith('a'));
    expect(await namesWith('a')).not.toEqual(await namesWith('b'));
  });
});
