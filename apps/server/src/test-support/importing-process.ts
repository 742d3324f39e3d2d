import { importFrom } from '#catalogue/import/import-catalogue.ts';
import { sourceInMemory } from '#catalogue/import/catalogue-source.ts';
import { createLogger } from '#logging/logger.ts';
import { openStore } from '#store/open-store.ts';
import { fewProducts } from './test-server.ts';

/**
 * Imports two catalogues in turn until it is killed; only the test of that runs it. The data is given as the address
 * of a database, or as a directory.
 */
const [place = ''] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : undefined;
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const store = await openStore({ databaseUrl, databasePool: 2, dataDirectory: place, log });
for (let round = 0; ; round += 1) {
  const { categories, projections } = fewProducts(round % 2 === 0 ? 40 : 30);
  const source = sourceInMemory('json', { categories, projections }, false);
  await importFrom(store, source, { note: `round ${round}` });
  // From the first line on it may be killed at any moment: there is a version to damage.
  process.stdout.write('imported\n');
}
