import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { catalogueFromRecords, RECONSTITUTION_TEMPLATE } from '@dietetic/catalogue';
import type { DocumentList, Manifest } from '@dietetic/contract';
import { SITE } from '@dietetic/content';
import { demonstrationCatalogue, demonstrationProducts } from '@dietetic/demonstration-data';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecords } from '../apps/server/src/catalogue/import/csv-source.ts';
import { readPdf } from '../apps/server/src/test-support/pdf-text.ts';
import {
  waitForExit,
  startProcess,
  waitUntilListening,
  type Process,
} from '../apps/server/src/test-support/server-process.ts';
import { root } from './steps/run.mjs';

// Follows docs/how-to/load-a-catalogue.md in a new data folder, with the commands given there.

const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-own-provider-'));
/** Inside the repository, so that the built server finds its libraries. */
const built = path.join(root, `.cache/own-provider-${process.pid}`);
const dist = path.join(built, 'dist');
const environment = { DATA_DIR: path.join(folder, 'data'), WEB_DIR: folder };

const fenwick = JSON.parse(
  JSON.stringify(SITE)
    .replaceAll('Merrowdale', 'Fenwick')
    .replaceAll('merrowdale', 'fenwick')
    .replaceAll('#0b4a57', '#5b2a6e'),
) as typeof SITE;

/** For a machine that stalls: every step is known to be done by what it says. */
const MOST_MS = 300_000;

let server: Process;
let address: string;
let platform: http.Server;
/** What the commerce platform holds. */
let held: { categories: unknown[]; projections: unknown[] } = { categories: [], projections: [] };

async function command(...words: string[]): Promise<{ code: number | null; text: string }> {
  return waitForExit(startProcess(environment, path.join(dist, 'cli.js'), ['catalogue', ...words]));
}

async function manifest(): Promise<Manifest> {
  return (await fetch(`${address}/catalogue/manifest.json`)).json() as Promise<Manifest>;
}

beforeAll(async () => {
  const siteFile = path.join(folder, 'site.fenwick.json');
  writeFileSync(siteFile, JSON.stringify({ ...fenwick, fictional: false }));
  process.env.SITE_FILE = siteFile;
  await build({
    configFile: path.join(root, 'apps/server/vite.config.ts'),
    root: path.join(root, 'apps/server'),
    logLevel: 'silent',
    build: { outDir: dist },
  });
  delete process.env.SITE_FILE;
  symlinkSync(path.join(root, 'apps/server/assets'), path.join(built, 'assets'));
  writeFileSync(path.join(folder, 'reconstitution.csv'), `${RECONSTITUTION_TEMPLATE}gone,4.7,,,,,,\r\n`);
  platform = http.createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform');
    answer.setHeader('content-type', 'application/json');
    if (pathname === '/oauth/token')
      return answer.end(
        JSON.stringify({ access_token: 'token', token_type: 'Bearer', expires_in: 60, scope: 'all' }),
      );
    const list = pathname.endsWith('/categories') ? held.categories : held.projections;
    const results = searchParams.has('where') ? [] : list;
    return answer.end(JSON.stringify({ limit: 500, offset: 0, count: results.length, results }));
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  server = startProcess(
    {
      ...environment,
      COMMERCE_AUTH_URL: origin,
      COMMERCE_API_URL: origin,
      COMMERCE_PROJECT_KEY: 'fenwick',
      COMMERCE_CLIENT_ID: 'client',
      COMMERCE_CLIENT_SECRET: 'secret',
      COMMERCE_EVERY_MINUTES: '0',
      RECONSTITUTION_FILE: path.join(folder, 'reconstitution.csv'),
    },
    path.join(dist, 'main.js'),
  );
  address = await waitUntilListening(server);
}, MOST_MS);

afterAll(async () => {
  server.child.kill('SIGTERM');
  await waitForExit(server);
  platform.close();
  rmSync(folder, { recursive: true });
  rmSync(built, { recursive: true });
});

const CELLS = {
  id: 'fenwick-plain',
  name: 'Fenwick Plain',
  categories: 'adult-18y,liquid,tube-feed',
  codes: 'Fenwick Plain 500 ml | FW-0001 | 999-0001 | 99001',
  productAvailability: 'both',
  productSampleAvailability: 'all',
  productAppearance: 'both',
  packSize: '500ml bottle',
  headings: 'Per 100ml,Per 500ml bottle',
  nutrientsPer: 'per-100ml',
  nutrientsPerLabel: 'Per 100ml,Per 500ml bottle',
};
const ROWS = [
  ['Energy (kJ)', 'kJ', 630, 3150],
  ['Energy (kcal)', 'kcal', 150, 750],
  ['Protein', 'g', 6, 30],
  ['Carbohydrate', 'g', 18, 90],
  ['Fat', 'g', 6, 30],
] as const;

/** What a person types into a spreadsheet, saved as CSV. */
const quoted = (cells: readonly (string | number)[]) =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

function filled(empty: string, rows: readonly Record<string, string | number>[]): string {
  const headings = empty
    .trim()
    .replace(/^\uFEFF/, '')
    .split(',');
  return [empty.trim(), ...rows.map((row) => quoted(headings.map((heading) => row[heading] ?? '')))].join(
    '\r\n',
  );
}

const template = (name: string) => readFileSync(path.join(folder, 'mine', name), 'utf8');

function withCells(cells: Record<string, string> = {}): { products: string; nutrients: string } {
  const product = { ...CELLS, ...cells };
  return {
    products: filled(template('products.csv'), [product]),
    nutrients: filled(
      template('nutrients.csv'),
      ['macroNutrients', 'referenceMacroNutrients'].flatMap((table) =>
        ROWS.map(([name, unit, per100, perServing]) => ({
          product: product.id,
          table,
          name,
          unit,
          per100,
          perServing,
        })),
      ),
    ),
  };
}

function save(files: { products: string; nutrients: string }): [string, string] {
  const at = path.join(folder, 'filled');
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'products.csv'), files.products);
  writeFileSync(path.join(at, 'nutrients.csv'), files.nutrients);
  return [path.join(at, 'products.csv'), path.join(at, 'nutrients.csv')];
}

describe('[I-03] [J-04] a provider of its own', () => {
  it('starts with the demonstration range, marked', async () => {
    expect(await manifest()).toMatchObject({ demonstration: true });
  });

  it('fills the template, rehearses it and imports it: no mark is left', { timeout: MOST_MS }, async () => {
    expect(await command('template', '--out', path.join(folder, 'mine'))).toMatchObject({ code: 0 });
    const files = save(withCells());
    const rehearsed = await command('import', ...files, '--dry-run');
    expect(rehearsed.text).toContain('Rehearsed only: 1 products would go in.');
    const imported = await command('import', ...files, '--note', 'First range');
    expect(imported.text).toContain('Imported as version 2: 1 products.');
    expect(imported.text).not.toContain('fictional');
    expect(imported.text).toContain('reconstitution row 2: no product has this id or order code');
    await expect.poll(manifest, { timeout: MOST_MS }).toMatchObject({ demonstration: false, products: 1 });
  });

  it('is named in the documents that the server makes', { timeout: MOST_MS }, async () => {
    const compendium = async () => {
      const list = (await (await fetch(`${address}/documents?country=uk`)).json()) as DocumentList;
      return list.documents.find(
        ({ kind, catalogueVersion }) => kind === 'compendium' && catalogueVersion === 2,
      );
    };
    // Made in the background, after the one of the range before.
    await expect.poll(compendium, { timeout: MOST_MS }).toMatchObject({ demonstration: false });
    const { url = '' } = (await compendium()) ?? {};
    const { text } = readPdf(Buffer.from(await (await fetch(new URL(url, address))).arrayBuffer()));
    expect(text).toContain('Fenwick');
    expect(text).not.toMatch(/merrowdale|demonstration/i);
  });

  it('takes its range from the commerce platform as well', { timeout: MOST_MS }, async () => {
    const read = catalogueFromRecords(
      parseRecords(withCells({ name: 'Fenwick Plain 1.5', storage: 'Keep cool.' })),
    );
    if (!read.ok) throw new Error('no catalogue');
    held = read.catalogue as typeof held;
    const imported = await command('import', '--commerce');
    expect(imported.text).toContain('Imported as version 3: 1 products.');
    expect(imported.text).toContain('storage: (nothing) → Keep cool.');
    await expect.poll(manifest, { timeout: MOST_MS }).toMatchObject({ demonstration: false, products: 1 });
  });

  it('has the marks again while one product is fictional, under its own name too', {
    timeout: MOST_MS,
  }, async () => {
    const [own] = held.projections;
    const range = demonstrationCatalogue();
    const categories = [...held.categories, ...range.categories];
    const [{ id } = { id: '' }] = demonstrationProducts();
    const fictional = structuredClone(range.projections.find(({ slug }) => slug['en-GB'] === id));
    if (!fictional) throw new Error('no product');
    fictional.slug['en-GB'] = 'fenwick-other';
    held = { categories, projections: [own, fictional] };
    const imported = await command('import', '--commerce');
    expect(imported.text).toContain('It holds fictional products: every screen will say so.');
    await expect.poll(manifest, { timeout: MOST_MS }).toMatchObject({ demonstration: true, products: 2 });
    held = { categories, projections: [own] };
    await command('import', '--commerce');
    await expect.poll(manifest, { timeout: MOST_MS }).toMatchObject({ demonstration: false, products: 1 });
  });
});
