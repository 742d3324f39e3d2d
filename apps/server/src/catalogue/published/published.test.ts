import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import {
  applyChange,
  type CatalogueIndex,
  bodyLineId,
  importCatalogue,
  type Product,
  parseChange,
  parseIndex,
  parseProduct,
  serialiseIndex,
} from '@dietetic/catalogue';
import { type FileRef, type Manifest, MANIFEST_PATH, publishedFilePath } from '@dietetic/contract';
import { manifestSchema } from '@dietetic/contract/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewProducts, testServer, type TestServer } from '#test-support/test-server.ts';
import { republish } from '../publish-version.ts';
import { sourceInMemory } from '../import/catalogue-source.ts';
import { importFrom } from '../import/import-catalogue.ts';
import { restoreVersion } from '../import/restore-version.ts';
import type { RawCatalogue } from '../raw-catalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function manifestNow(): Promise<Manifest> {
  await server.catalogue.refresh();
  return manifestSchema.parse((await server.app.inject(MANIFEST_PATH)).json());
}

/** The decoded text, verified against its name and size as a device does. */
async function fetched(file: FileRef): Promise<string> {
  const answer = await server.app.inject({
    url: publishedFilePath(file),
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  const bytes = zlib.brotliDecompressSync(answer.rawPayload);
  expect(file.name).toContain(createHash('sha256').update(bytes).digest('base64url'));
  expect(bytes.byteLength).toBe(file.bytes);
  return bytes.toString();
}

type Held = { catalogue: string; index: CatalogueIndex; lines: Map<string, string> };

async function whole(manifest: Manifest): Promise<Held> {
  const index = parseIndex(await fetched(manifest.index));
  if (!index) throw new Error('The index has another format');
  const packs = await Promise.all(manifest.bodies.map(fetched));
  const lines = new Map(packs.flatMap((pack) => pack.split('\n')).map((line) => [bodyLineId(line), line]));
  return { catalogue: manifest.catalogue, index, lines };
}

const productsOf = ({ index, lines }: Held): Product[] =>
  index.products.map((row) => parseProduct(row, lines.get(row.id) ?? ''));

const importing = (raw: RawCatalogue) =>
  importFrom(server.store, sourceInMemory('json', raw, true), { note: '', acceptSmaller: true });

/** The same product with another storage text, or another fibre. */
function edited(projection: unknown, edit: number): unknown {
  const text = JSON.stringify(projection);
  if (edit === 0) return projection;
  return JSON.parse(
    text.replace(/"name":"shelfLife","value":"[^"]*"/, `"name":"shelfLife","value":"${edit} months"`),
  );
}

describe('the published catalogue', () => {
  it('[I-02] [I-04] is, product for product, what the gate let in', async () => {
    const manifest = await manifestNow();
    const { categories, projections } = fewProducts();
    const imported = importCatalogue({ categories, projections }, { demonstration: true });
    const held = await whole(manifest);
    expect(productsOf(held)).toEqual(imported.products.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(held.index.categories).toEqual(imported.categories);
    expect(manifest).toMatchObject({ format: 1, products: 12, demonstration: true, steps: [] });
  });

  it('[I-02] the manifest is asked for conditionally, its files are kept for ever', async () => {
    const first = await server.app.inject(MANIFEST_PATH);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await server.app.inject({
      url: MANIFEST_PATH,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const { index } = await manifestNow();
    for (const [accepted, decode] of [
      ['br', zlib.brotliDecompressSync],
      ['gzip', zlib.gunzipSync],
      [undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const answer = await server.app.inject({ url: publishedFilePath(index), headers });
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers['content-encoding']).toBe(accepted);
      expect(decode(answer.rawPayload).byteLength).toBe(index.bytes);
    }
    for (const name of [`index-${'x'.repeat(43)}.json`, 'manifest', '..%2fstatus'])
      expect((await server.app.inject(`/catalogue/${name}`)).statusCode).toBe(404);
  });

  it('[I-02] a product for the web site only is not published', async () => {
    const { categories, projections } = fewProducts(3);
    const web = JSON.parse(
      JSON.stringify(projections[0]).replace(
        /"name":"productAppearance","value":\{[^}]*\}/,
        '"name":"productAppearance","value":{"key":"web","label":"Web"}',
      ),
    ) as unknown;
    await importing({ categories, projections: [web, ...projections.slice(1)] });
    expect((await manifestNow()).products).toBe(2);
  });

  it('[I-02] [I-05] whatever was imported or restored in between, a device 0 to 25 versions behind comes to the whole', {
    timeout: 300_000,
  }, async () => {
    const { categories, projections } = demonstrationCatalogue();
    const some = projections.slice(0, 40);
    const held: Held[] = [];
    const picks = fc.sample(
      fc.array(fc.tuple(fc.nat(some.length - 1), fc.nat(3)), { minLength: 1, maxLength: 3 }),
      { seed: 7, numRuns: 26 },
    );
    let longest = 0;
    const now = new Map(some.map((projection, at) => [at, projection as unknown]));
    for (const [round, pick] of picks.entries()) {
      for (const [at, edit] of pick) {
        if (edit === 3) now.delete(at);
        else now.set(at, edited(some[at], edit === 0 ? 0 : round + edit));
      }
      if (round % 9 === 8) await restoreVersion(server.store, 1);
      else await importing({ categories, projections: [...now.values()] });
      const manifest = await manifestNow();
      const served = await whole(manifest);
      expect(manifest.products).toBe(served.lines.size);
      for (const before of held) {
        const from = manifest.steps.findIndex((step) => step.from === before.catalogue);
        if (before.catalogue === manifest.catalogue || from < 0) continue;
        longest = Math.max(longest, from + 1);
        let index = before.index;
        const lines = new Map(before.lines);
        for (const { file } of manifest.steps.slice(0, from + 1).toReversed()) {
          const change = parseChange(await fetched(file));
          index = applyChange(index, change.head);
          for (const id of change.head.removed) lines.delete(id);
          for (const line of change.lines) lines.set(bodyLineId(line), line);
        }
        expect(serialiseIndex(index)).toBe(serialiseIndex(served.index));
        expect(lines).toEqual(served.lines);
      }
      held.push(served);
    }
    // Such a small catalogue exceeds a third of the whole after a few steps.
    expect(longest).toBeGreaterThan(3);
  });

  it('[I-05] says by name what is new, different and gone', async () => {
    const { categories, projections } = demonstrationCatalogue();
    const many = projections.slice(0, 40);
    await importing({ categories, projections: many });
    await importing({ categories, projections: [edited(many[0], 99), ...many.slice(2), projections[60]] });
    const [step] = (await manifestNow()).steps;
    if (!step) throw new Error('There is no step');
    const { head, lines } = parseChange(await fetched(step.file));
    const nameOf = (at: number) => projections[at]?.name['en-GB'];
    expect(head.told.changed.map(({ name }) => name)).toEqual([nameOf(0)]);
    expect(head.told.withdrawn.map(({ name }) => name)).toEqual([nameOf(1)]);
    expect(head.told.added.map(({ name }) => name)).toEqual([nameOf(60)]);
    expect(lines).toHaveLength(2);
  });

  it('[I-02] a version that another program published, or none, is published again at start, as the same', async () => {
    const before = await manifestNow();
    await server.store.query(
      `UPDATE catalogue_versions SET edition = 'older', manifest = NULL WHERE id = ${before.version}`,
    );
    await server.store.query(`UPDATE catalogue_products SET edition = 'older', published = 'x'`);
    await server.store.query('DELETE FROM catalogue_files');
    expect(await republish(server.store)).toBe('published');
    expect(await republish(server.store)).toBe('kept');
    const { rows } = await server.store.query(
      `SELECT manifest FROM catalogue_versions WHERE id = ${before.version}`,
    );
    expect(JSON.parse(String(rows[0]?.manifest))).toMatchObject({ catalogue: before.catalogue, steps: [] });
    expect((await server.store.query('SELECT name FROM catalogue_files')).rows).toHaveLength(
      1 + before.bodies.length,
    );
  });
});
