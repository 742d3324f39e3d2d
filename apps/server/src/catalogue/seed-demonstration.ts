import type { Store } from '#store/open-store.ts';
import { contentHashOf, hashOf } from './publish-version.ts';
import { currentVersionId, readVersion } from './stored-versions.ts';
import { sourceInMemory } from './import/catalogue-source.ts';
import { importFrom } from './import/import-catalogue.ts';
import type { RawCatalogue } from './raw-catalogue.ts';

/**
 * Fills an empty database with the fictional range, and updates it when the program has a newer one. A catalogue from
 * anywhere else is never touched.
 */
export async function seedDemonstration(
  store: Store,
  catalogue: () => RawCatalogue,
): Promise<'seeded' | 'renewed' | 'kept'> {
  const id = await currentVersionId(store.query);
  const current = id === undefined ? undefined : await readVersion(store.query, id);
  if (current && current.source !== 'demonstration') return 'kept';
  const raw = catalogue();
  // Checked before the gate, so that an ordinary start does not validate the whole range again.
  const categories = raw.categories.map((category) => JSON.stringify(category));
  const entries = raw.projections.map((projection) => ({ hash: hashOf(JSON.stringify(projection)) }));
  if (current?.contentHash === contentHashOf(categories, entries)) return 'kept';
  const { outcome, quarantine } = await importFrom(store, sourceInMemory('demonstration', raw, true), {
    note: 'Demonstration range that comes with the program',
    acceptSmaller: true,
  });
  const [faulty] = quarantine;
  if (faulty)
    throw new Error(`The demonstration range is faulty: ${faulty.slug}: ${faulty.reasons.join('; ')}`);
  if (outcome !== 'imported') return 'kept';
  return current ? 'renewed' : 'seeded';
}
