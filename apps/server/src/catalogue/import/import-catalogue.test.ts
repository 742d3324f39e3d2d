import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#store/open-store.ts';
import { testDatabases } from '#test-support/databases.ts';
import { fewProducts } from '#test-support/test-server.ts';
import { createLogger } from '#logging/logger.ts';
import { listVersions, readEntries, readQuarantine, readTexts } from '../stored-versions.ts';
import { followCatalogue } from '../current-catalogue.ts';
import { restoreVersion } from './restore-version.ts';
import { sourceInMemory } from './catalogue-source.ts';
import { importFrom } from './import-catalogue.ts';
import { jsonSource } from './json-source.ts';

type Raw = Record<string, unknown> & {
  slug: { 'en-GB': string };
  name: { 'en-GB': string };
  masterVariant: { attributes: { name: string; value: unknown }[] };
};

const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const products = () => fewProducts().projections as Raw[];
const source = (projections: unknown[]) =>
  sourceInMemory('json', { categories: fewProducts().categories, projections }, false);

function withAttribute(projection: Raw | undefined, name: string, value: unknown): void {
  const attribute = projection?.masterVariant.attributes.find((each) => each.name === name);
  if (!attribute) throw new Error(`no attribute ${name}`);
  attribute.value = value;
}

describe.each(testDatabases())('on the $name database', (database) => {
  let store: Store;
  beforeEach(async () => {
    store = await database.open();
  });
  afterEach(() => store.close());

  const textsOf = async (version: number) =>
    (
      await readTexts(
        store.query,
        (await readEntries(store.query, version)).map(({ hash }) => hash),
      )
    ).map((text): unknown => JSON.parse(text.toString()));

  it('[I-04] what was imported comes out as it went in, in its order', async () => {
    const report = await importFrom(store, source(products()), { note: 'first' });
    expect(report).toMatchObject({ outcome: 'imported', products: 12, productsBefore: 0, quarantine: [] });
    expect(report.difference.added).toEqual(
      products().map(({ slug, name }) => ({ id: slug['en-GB'], name: name['en-GB'] })),
    );
    expect(await textsOf(report.version ?? 0)).toEqual(products());
  });

  it('[I-04] a product that paging hands over twice goes in once; two that differ are both kept out', async () => {
    const [first, second, ...rest] = products();
    const other = structuredClone(second as Raw);
    withAttribute(other, 'storage', 'Otherwise.');
    const report = await importFrom(store, source([first, second, ...rest, first, other]), { note: '' });
    expect(report.products).toBe(11);
    expect(await textsOf(report.version ?? 0)).toEqual([first, ...rest]);
    expect(report.quarantine.map(({ slug, reasons }) => [slug, reasons])).toEqual(
      [second, other].map((each) => [each?.slug['en-GB'], expect.arrayContaining([expect.any(String)])]),
    );
  });

  it('[I-03] a faulty product stays out with a reason a person understands; the others go in', async () => {
    const changed = products();
    withAttribute(changed[0], 'macroNutrients', [
      [
        { name: 'nutrientName', value: 'Energy (kcal)' },
        { name: 'nutrientUnit', value: 'kcal' },
        { name: 'nutrientAmount', value: '9999,1' },
      ],
    ]);
    changed.push({ ...structuredClone(changed[1] as Raw), id: 'another' });
    const report = await importFrom(
      store,
      sourceInMemory(
        'json',
        { categories: fewProducts().categories, projections: [...changed, 7, null, { slug: 4 }] },
        false,
      ),
      { note: '' },
    );
    expect(report.outcome).toBe('imported');
    expect(report.products).toBe(10);
    const reasons = Object.fromEntries(report.quarantine.map((item) => [item.slug, item.reasons.join('; ')]));
    expect(Object.keys(reasons)).toHaveLength(3); // The invalid one, the duplicate slug, and the value that is not a product.
    expect(reasons[changed[0]?.slug['en-GB'] ?? '']).toMatch(/energy/i);
    expect(reasons[changed[1]?.slug['en-GB'] ?? '']).toContain('used by 2 products');
    expect(report.quarantine).toHaveLength(6);
    expect(await readQuarantine(store.query, report.version ?? 0)).toHaveLength(6);
  });

  it('[I-03] a product with characters that no screen shows stays out, and the others go in', async () => {
    const [first, second, ...rest] = products();
    first!.name['en-GB'] += ' \0';
    withAttribute(second, 'directionsForUse', 'Give 2\u00964 packs a day.');
    const report = await importFrom(store, source([first, second, ...rest]), { note: '' });
    expect(report).toMatchObject({ outcome: 'imported', products: 10 });
    const left = await readQuarantine(store.query, report.version ?? 0);
    expect(left.map(({ name, reasons }) => [name, reasons])).toEqual([
      [expect.stringContaining('\ufffd'), [expect.stringContaining('characters text: ')]],
      [second!.name['en-GB'], ['characters text: a character that no screen shows follows "Give 2"']],
    ]);
  });

  it('[I-03] tells what changes, field by field, and keeps the version before', async () => {
    const first = await importFrom(store, source(products()), { note: 'first' });
    const next = products();
    const [gone] = next.splice(3, 1);
    withAttribute(next[0], 'storage', 'Keep in a cool place.');
    const rehearsal = await importFrom(store, source(next), { note: '', dryRun: true });
    expect(rehearsal).toMatchObject({ outcome: 'rehearsed', version: first.version });
    const report = await importFrom(store, source(next), { note: 'second' });
    expect(report.difference).toEqual(rehearsal.difference);
    expect(report.difference.withdrawn.map(({ id }) => id)).toEqual([gone?.slug['en-GB']]);
    expect(report.difference.changed).toHaveLength(1);
    expect(report.difference.changed[0]?.changes).toEqual([
      expect.objectContaining({ field: 'storage', after: 'Keep in a cool place.' }),
    ]);
    const versions = await listVersions(store.query);
    expect(versions.map(({ note, productCount }) => [note, productCount])).toEqual([
      ['second', 11],
      ['first', 12],
    ]);
    expect(JSON.parse(versions[0]?.changes ?? '')).toEqual(report.difference);
    expect(await textsOf(first.version ?? 0)).toEqual(products());
  });

  it('[I-03] the same content again makes no version', async () => {
    const first = await importFrom(store, source(products()), { note: 'first' });
    expect(await importFrom(store, source(products()), { note: 'again' })).toMatchObject({
      outcome: 'unchanged',
      version: first.version,
    });
    expect(await listVersions(store.query)).toHaveLength(1);
  });

  it('[I-03] nothing, or under half of what there was, is refused unless that is said to be right', async () => {
    const first = await importFrom(store, source(products()), { note: 'first' });
    expect(await importFrom(store, source([]), { note: '', acceptSmaller: true })).toMatchObject({
      outcome: 'refused-empty',
    });
    expect(await importFrom(store, source(products().slice(0, 5)), { note: '' })).toMatchObject({
      outcome: 'refused-smaller',
      version: first.version,
    });
    expect(await importFrom(store, source(products().slice(0, 6)), { note: '' })).toMatchObject({
      outcome: 'imported',
    });
    expect(
      await importFrom(store, source(products().slice(0, 2)), { note: '', acceptSmaller: true }),
    ).toMatchObject({ outcome: 'imported', products: 2 });
  });

  it('[I-03] of two imports at the same moment one is told that it was overtaken', async () => {
    await importFrom(store, source(products()), { note: 'first' });
    const [one, two] = products();
    withAttribute(one, 'storage', 'One.');
    withAttribute(two, 'storage', 'Two.');
    const outcomes = await Promise.all([
      importFrom(store, source([one, ...products().slice(1)]), { note: 'a' }),
      importFrom(store, source([products()[0], two, ...products().slice(2)]), { note: 'b' }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['imported', 'overtaken']);
    expect(await listVersions(store.query)).toHaveLength(2);
  });

  it('[I-03] an old version is restored as a new one', async () => {
    const first = await importFrom(store, source(products()), { note: 'first' });
    await importFrom(store, source(products().slice(0, 8)), { note: 'second' });
    const restored = await restoreVersion(store, first.version ?? 0);
    expect(restored.version).toBe(3);
    expect(restored.difference.added).toHaveLength(4);
    expect(await textsOf(3)).toEqual(products());
    await expect(restoreVersion(store, 99)).rejects.toThrow('99');
  });

  it('[I-02] a server that follows the catalogue serves the new version without a restart', async () => {
    await importFrom(store, source(products()), { note: 'first' });
    const following = await followCatalogue(store, log);
    expect(following.get()?.status).toMatchObject({
      version: 1,
      products: 12,
      demonstration: true,
      source: 'json',
    });
    await importFrom(store, source(products().slice(0, 9)), { note: 'second' });
    await expect.poll(() => following.get()?.status.products, { timeout: 5000 }).toBe(9);
    await following.close();
  });

  it('[I-04] a JSON file gives the same catalogue as the list in memory', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-import-')), 'catalogue.json');
    fs.writeFileSync(
      file,
      JSON.stringify(
        { exported: 'today', projections: { results: products() }, categories: fewProducts().categories },
        undefined,
        2,
      ),
    );
    const report = await importFrom(store, jsonSource(file, false), { note: 'file' });
    expect(report).toMatchObject({ outcome: 'imported', products: 12, quarantine: [] });
    expect(await textsOf(report.version ?? 0)).toEqual(products());
    fs.rmSync(path.dirname(file), { recursive: true });
  });
});
