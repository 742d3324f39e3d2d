import { type CatalogueDifference, type ChangedProduct, changedProducts } from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import { contentHashOf, publishVersion } from '../publish-version.ts';
import {
  currentVersionId,
  type Quarantined,
  readEntries,
  readProducts,
  readVersion,
} from '../stored-versions.ts';
import type { Entry } from '../entry.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { runGate } from './gate.ts';

export type ImportOptions = {
  note: string;
  /** Only check: show what would change, and change nothing. */
  dryRun?: boolean;
  /** Accept a catalogue with under half of the products of the previous one. */
  acceptSmaller?: boolean;
  /** Slugs of the fictional range: a catalogue with any of them is marked, whatever its source says. */
  fictional?: ReadonlySet<string>;
};

export type ImportOutcome =
  | 'imported'
  | 'unchanged'
  | 'rehearsed'
  | 'refused-empty'
  | 'refused-smaller'
  | 'overtaken';

export type ImportReport = {
  outcome: ImportOutcome;
  /** The version that is current afterwards. */
  version: number | undefined;
  products: number;
  productsBefore: number;
  demonstration: boolean;
  difference: CatalogueDifference;
  quarantine: { slug: string; name: string; reasons: string[] }[];
};

/** Products compared field by field in one batch. */
const COMPARED_AT_ONCE = 100;

/** The one way into the catalogue, whatever the source: gate, difference, then one new version. */
export async function importFrom(
  store: Store,
  source: CatalogueSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const before = await currentVersionId(store.query);
  const current = before === undefined ? undefined : await readVersion(store.query, before);
  const old = before === undefined ? [] : await readEntries(store.query, before);
  // A dry run stores texts too, because the difference reads them; without a version they have no effect.
  const gated = await runGate(store, source);
  const demonstration =
    source.demonstration ||
    gated.demonstration ||
    gated.entries.some(({ slug }) => options.fictional?.has(slug) ?? false);
  const difference = await differenceOf(store, {
    old: { entries: old, categories: current?.categories ?? [] },
    fresh: gated,
  });
  const report = (outcome: ImportOutcome, version = before): ImportReport => ({
    outcome,
    version,
    products: gated.entries.length,
    productsBefore: old.length,
    demonstration,
    difference,
    quarantine: gated.quarantine.map(({ slug, name, reasons }) => ({ slug, name, reasons })),
  });

  if (gated.entries.length === 0) return report('refused-empty');
  // The demonstration range may be replaced by a catalogue of any size.
  const mayShrink = options.acceptSmaller === true || current?.source === 'demonstration';
  if (gated.entries.length * 2 < old.length && !mayShrink) return report('refused-smaller');
  if (options.dryRun) return report('rehearsed');
  const sameContent = current?.contentHash === contentHashOf(gated.categories, gated.entries);
  if (sameContent && current.demonstration === demonstration) return report('unchanged');
  const version = await publishVersion(
    store,
    {
      source: source.name,
      note: options.note,
      demonstration,
      categories: gated.categories,
      entries: gated.entries,
      changes: JSON.stringify(difference),
      quarantine: gated.quarantine satisfies Quarantined[],
    },
    before ?? null,
  );
  return version === undefined ? report('overtaken') : report('imported', version);
}

type Side = { entries: Entry[]; categories: string[] };

/** Only products whose text differs are opened and compared field by field. */
export async function differenceOf(
  store: Store,
  sides: { old: Side; fresh: Side },
): Promise<CatalogueDifference> {
  const { old, fresh } = sides;
  const before = new Map(old.entries.map((entry) => [entry.slug, entry]));
  const after = new Map(fresh.entries.map((entry) => [entry.slug, entry]));
  const touched = fresh.entries.filter((entry) => {
    const previous = before.get(entry.slug);
    return previous && previous.hash !== entry.hash;
  });
  const changed: ChangedProduct[] = [];
  for (let from = 0; from < touched.length; from += COMPARED_AT_ONCE) {
    const part = touched.slice(from, from + COMPARED_AT_ONCE);
    const was = part.flatMap((entry) => before.get(entry.slug) ?? []);
    const oldProducts = await readProducts(store.query, was, old.categories);
    const newProducts = await readProducts(store.query, part, fresh.categories);
    changed.push(...changedProducts(oldProducts, newProducts));
  }
  return {
    added: fresh.entries.filter((entry) => !before.has(entry.slug)).map(named),
    withdrawn: old.entries.filter((entry) => !after.has(entry.slug)).map(named),
    changed,
  };
}

const named = ({ slug, name }: Entry): CatalogueDifference['added'][number] => ({ id: slug, name });
