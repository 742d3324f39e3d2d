import type { Store } from '#store/open-store.ts';
import { contentHashOf, currentVersionId, readVersion, saveVersion } from './catalogue-repository.ts';
import { type RawCatalogue, slugOf } from './raw-catalogue.ts';

/**
 * Fills an empty database with the fictional range, and renews that range when the program brings a newer
 * one. A catalogue that came from anywhere else is never touched.
 */
export async function seedDemonstration(
  store: Store,
  catalogue: () => RawCatalogue,
): Promise<'seeded' | 'renewed' | 'kept'> {
  const id = await currentVersionId(store.db);
  const current = id === undefined ? undefined : await readVersion(store.db, id);
  if (current && current.source !== 'demonstration') return 'kept';
  const { categories, projections } = catalogue();
  const categoryTexts = categories.map((category) => JSON.stringify(category));
  const products = projections.map((projection) => {
    const slug = slugOf(projection);
    if (slug === undefined) throw new Error('A demonstration product has no slug.');
    return { slug, body: JSON.stringify(projection) };
  });
  if (current?.contentHash === contentHashOf(categoryTexts, products)) return 'kept';
  const version = {
    source: 'demonstration' as const,
    note: 'Demonstration range that comes with the program',
    demonstration: true,
    categories: categoryTexts,
    products,
    changes: '{}',
    quarantine: [],
  };
  const saved = await saveVersion(store, version, current?.id ?? null);
  if (saved === undefined) return 'kept';
  return current ? 'renewed' : 'seeded';
}
