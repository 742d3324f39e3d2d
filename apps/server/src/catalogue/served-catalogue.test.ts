import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ServedCatalogue } from './served-catalogue.ts';

const VERSION = {
  id: 1,
  createdAt: new Date(0),
  source: 'json' as const,
  note: '',
  contentHash: '',
  demonstration: false,
  productCount: 40,
  categories: [],
  changes: '{}',
  edition: null,
  manifest: null,
};
const entries = Array.from({ length: 40 }, (_, at) => ({ slug: `p${at}`, name: '', hash: String(at) }));

it('[I-01] makes the pages of a flood one at a time and keeps few of them, the rest of the work going on beside it', async () => {
  let [reading, most, read] = [0, 0, 0];
  const served = new ServedCatalogue(VERSION, entries, async (hashes) => {
    reading += 1;
    read += 1;
    most = Math.max(most, reading);
    await turn();
    reading -= 1;
    // A million bytes: long enough to see whether anything else has its turn meanwhile.
    return hashes.map((hash) => Buffer.from(JSON.stringify({ hash, text: 'a'.repeat(1_000_000) })));
  });
  let turns = 0;
  const watching = setInterval(() => (turns += 1), 1);
  const page = (offset: number) => served.page('projections', 10, offset, 'br');
  const pages = await Promise.all(entries.slice(0, 8).map((_, offset) => page(offset)));
  clearInterval(watching);
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(8);
  expect(most).toBe(1);
  expect(turns).toBeGreaterThan(8);

  expect((await page(7)).etag).toBe(pages[7]?.etag);
  expect(read).toBe(8);
  expect((await page(0)).etag).toBe(pages[0]?.etag);
  expect(read).toBe(9);
});

it('[I-01] refuses what it could not answer in time, and goes on with the next that is asked for', async () => {
  const served = new ServedCatalogue(VERSION, entries, async (hashes) => hashes.map(() => Buffer.from('{}')));
  const all = await Promise.allSettled(
    entries.map((_, offset) => served.page('projections', 10, offset, undefined)),
  );
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(30);
  expect(refused[0]).toMatchObject({ failure: 'too-many', headers: { 'Retry-After': '5' } });
  await served.page('projections', 10, 39, undefined);
});
