// Run by check.mjs. The commerce platform's own client reads our server, and our import reads a mock of the
// platform that we did not write. Both against the built server.
import { strict as assert } from 'node:assert';
import path from 'node:path';
import { COMMERCE_CLIENT_ID, COMMERCE_CLIENT_SECRET, COMMERCE_PROJECT_KEY } from '@dietetic/contract';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import { largerRange } from '../../../bench/larger-range.ts';
import { startAppServer } from '../../../e2e/support/app-server.ts';
import { root, run } from '../../steps/run.mjs';

const { createApiBuilderFromCtpClient } = await import('@commercetools/platform-sdk');
const { ClientBuilder } = await import('@commercetools/ts-client');
const { CommercetoolsMock, getBaseResourceProperties } = await import('@labdigital/commercetools-mock');

const { categories, projections } = demonstrationCatalogue();

/** More than one page of products, in no order at all: the platform's own order is by id. */
const MANY = 620;

await ourServerToTheirClient();
await theirMockToOurImport();
console.log('2 passed, 0 failed');
// The mock's server has no way to close.
process.exit(0);

async function ourServerToTheirClient(): Promise<void> {
  const server = await startAppServer();
  try {
    const client = new ClientBuilder()
      .withProjectKey(COMMERCE_PROJECT_KEY)
      .withClientCredentialsFlow({
        host: server.url,
        projectKey: COMMERCE_PROJECT_KEY,
        credentials: { clientId: COMMERCE_CLIENT_ID, clientSecret: COMMERCE_CLIENT_SECRET },
        scopes: [`view_categories:${COMMERCE_PROJECT_KEY}`, `view_products:${COMMERCE_PROJECT_KEY}`],
        httpClient: fetch,
      })
      .withHttpMiddleware({ host: server.url, httpClient: fetch })
      .build();
    const api = createApiBuilderFromCtpClient(client).withProjectKey({ projectKey: COMMERCE_PROJECT_KEY });
    const theirCategories = await api
      .categories()
      .get({ queryArgs: { limit: 500 } })
      .execute();
    assert.equal(theirCategories.body.total, categories.length);
    const theirProducts = await api
      .productProjections()
      .search()
      .get({ queryArgs: { limit: 500 } })
      .execute();
    assert.equal(theirProducts.body.results.length, projections.length);
    const paged = await api
      .productProjections()
      .search()
      .get({ queryArgs: { limit: 7, offset: 100 } })
      .execute();
    assert.equal(paged.body.offset, 100);
    assert.equal(paged.body.count, Math.min(7, projections.length - 100));
    await assert.rejects(
      api
        .productProjections()
        .search()
        .get({ queryArgs: { limit: 501 } })
        .execute(),
      { statusCode: 400 },
    );
    console.log(
      `ok  the platform's own client read ${theirProducts.body.results.length} products from our server`,
    );
  } finally {
    await server.close();
  }
}

type ManyProjection = (typeof projections)[number];

/** The same each time, and like no order of the numbers. */
function placeOf(at: number): number {
  return (at * 2_654_435_761) % 4_294_967_296;
}

function inNoOrder<T>(list: readonly T[]): T[] {
  return list
    .map((item, at) => ({ item, place: placeOf(at + 1) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function theirMockToOurImport(): Promise<void> {
  const many = largerRange(MANY).projections as ManyProjection[];
  const project = 'provider';
  const mock = new CommercetoolsMock({
    enableAuthentication: true,
    validateCredentials: true,
    defaultProjectKey: project,
    silent: true,
  });
  for (const category of categories) {
    await mock.project(project).unsafeAdd('category', { ...getBaseResourceProperties(), ...category });
  }
  for (const projection of inNoOrder(many)) {
    const data = {
      name: projection.name,
      slug: projection.slug,
      categories: projection.categories,
      categoryOrderHints: {},
      searchKeywords: {},
      attributes: [],
      masterVariant: projection.masterVariant,
      variants: [],
    };
    await mock.project(project).unsafeAdd('product', {
      ...getBaseResourceProperties(),
      id: projection.id,
      key: projection.key,
      productType: projection.productType,
      masterData: { published: true, hasStagedChanges: false, current: data, staged: data },
    });
  }
  const port = 20_000 + (process.pid % 20_000);
  await mock.runServer(port);
  const platform = `http://127.0.0.1:${port}`;
  const server = await startAppServer({
    COMMERCE_AUTH_URL: platform,
    COMMERCE_API_URL: platform,
    COMMERCE_PROJECT_KEY: project,
    COMMERCE_CLIENT_ID: 'client',
    COMMERCE_CLIENT_SECRET: 'secret',
    COMMERCE_EVERY_MINUTES: '0',
  });
  try {
    // Not spawnSync: the mock lives in this process and has to answer meanwhile.
    const cli = (...words: string[]) =>
      run(process.execPath, [path.join(root, 'apps/server/dist/cli.js'), 'catalogue', ...words], {
        env: { DATA_DIR: server.dataFolder },
      });
    const imported = await cli('import', '--commerce', '--accept-smaller', '--note', 'from the mock');
    assert.equal(imported.code, 0, imported.output);
    const exported = await cli('export');
    const read = JSON.parse(exported.output) as { projections: { id?: string }[] };
    assert.deepEqual(read.projections.map(({ id }) => id).toSorted(), many.map(({ id }) => id).toSorted());
    console.log(
      `ok  our import read ${read.projections.length} products, page by page, from a mock of the platform`,
    );
  } finally {
    await server.close();
  }
}
