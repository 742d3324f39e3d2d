import type { CatalogueDifference } from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import { publishVersion } from '../publish-version.ts';
import { currentVersionId, readEntries, readVersion } from '../stored-versions.ts';
import { differenceOf } from './import-catalogue.ts';

export class RestoreError extends Error {
  override name = 'RestoreError';
}

export type Restored = { version: number; difference: CatalogueDifference };

/** Makes an old version current again, as a new version: history only grows. */
export async function restoreVersion(store: Store, id: number): Promise<Restored> {
  const { version, entries, current, difference } = await compareVersions(store, id);
  const restored = await publishVersion(
    store,
    {
      source: version.source,
      note: `Restored from version ${id}`,
      demonstration: version.demonstration,
      categories: version.categories,
      entries,
      changes: JSON.stringify(difference),
      quarantine: [],
    },
    current,
  );
  if (restored === undefined)
    throw new RestoreError('Another import was faster. Look at the versions and try again.');
  return { version: restored, difference };
}

/** What would change if this version became current, compared with the current version or a named one. */
export async function compareVersions(store: Store, id: number, against?: number) {
  const current = against ?? (await currentVersionId(store.query));
  const version = await readVersion(store.query, id);
  const old = current === undefined ? undefined : await readVersion(store.query, current);
  if (!version) throw new RestoreError(`There is no version ${id}.`);
  if (current === undefined || !old)
    throw new RestoreError(`There is no version ${against ?? ''}to compare with.`);
  const entries = await readEntries(store.query, id);
  const difference = await differenceOf(store, {
    old: { entries: await readEntries(store.query, current), categories: old.categories },
    fresh: { entries, categories: version.categories },
  });
  return { version, entries, current, difference };
}
