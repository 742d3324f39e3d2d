import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeReason, importCatalogue, type Product } from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import {
  type Entry,
  hashOf,
  type ProductText,
  type Quarantined,
  storeTexts,
} from '../catalogue-repository.ts';
import { nameOf, slugOf } from '../raw-catalogue.ts';
import type { CatalogueSource } from './catalogue-source.ts';

/** Products looked at in one go: other requests are answered in between. */
const AT_ONCE = 50;

export type Gated = { categories: string[]; entries: Entry[]; quarantine: Quarantined[] };

type Passed = ProductText & { codes: string[] };
type Verdict = { passed: Passed } | { refused: Quarantined };

/**
 * Lets sound products through and names the others with their reasons. What passes is kept exactly as it
 * came (in the store when there is one: a rehearsal has none). Products for the web site only are kept
 * too: the app itself leaves them out.
 */
export async function passGate(store: Store | undefined, source: CatalogueSource): Promise<Gated> {
  const categories = await source.categories();
  const quarantine: Quarantined[] = [];
  const entries: (Entry & { codes: string[] })[] = [];
  const seen = new Set<string>();
  for await (const batch of source.batches()) {
    for (let from = 0; from < batch.length; from += AT_ONCE) {
      const verdicts = batch
        .slice(from, from + AT_ONCE)
        .filter((projection) => isFirst(projection, seen))
        .map((projection) => judge(categories, projection, source.demonstration));
      const passed = verdicts.flatMap((verdict) => ('passed' in verdict ? [verdict.passed] : []));
      quarantine.push(...verdicts.flatMap((verdict) => ('refused' in verdict ? [verdict.refused] : [])));
      const texts = passed.map(({ slug, name, body }) => ({ slug, name, body }));
      const stored = store ? await storeTexts(store, texts) : texts.map(hashed);
      entries.push(...stored.map((entry, index) => ({ ...entry, codes: passed[index]?.codes ?? [] })));
      await nextTurn();
    }
  }
  const doubled = duplicates(entries);
  for (const entry of entries) {
    const reasons = doubled.get(entry);
    if (reasons) quarantine.push({ slug: entry.slug, name: entry.name, reasons, body: '' });
  }
  return {
    categories: categories.map((category) => JSON.stringify(category)),
    entries: entries
      .filter((entry) => !doubled.has(entry))
      .map(({ slug, name, hash }) => ({ slug, name, hash })),
    quarantine,
  };
}

const hashed = ({ slug, name, body }: ProductText): Entry => ({ slug, name, hash: hashOf(body) });

function judge(categories: unknown[], projection: unknown, demonstration: boolean): Verdict {
  const { products, quarantined, droppedWeb } = importCatalogue(
    { categories, projections: [projection] },
    { demonstration },
  );
  const slug = slugOf(projection);
  const name = nameOf(projection);
  const body = JSON.stringify(projection) ?? 'null';
  const [product] = products;
  if (slug !== undefined && (product || droppedWeb.length > 0)) {
    return { passed: { slug, name, body, codes: product ? codesOf(product) : [] } };
  }
  const [kept] = quarantined;
  const reasons = kept?.reasons.map(describeReason) ?? ['shape slug: not usable as an address'];
  return { refused: { slug: kept?.id ?? slug ?? '', name: kept?.name ?? name, reasons, body } };
}

const codesOf = (product: Product) => [
  ...new Set(
    product.codes.flatMap((code) => [
      ...(code.orderCode ? [`order code ${code.orderCode}`] : []),
      ...(code.pipCode ? [`PIP code ${code.pipCode}`] : []),
    ]),
  ),
];

/** Paging can hand the same version of a product over twice; that is not a conflict. */
function isFirst(projection: unknown, seen: Set<string>): boolean {
  if (typeof projection !== 'object' || projection === null) return true;
  const id: unknown = Reflect.get(projection, 'id');
  const version: unknown = Reflect.get(projection, 'version');
  if (typeof id !== 'string' || typeof version !== 'number') return true;
  const key = `${id} ${version}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** What may be there only once in the whole catalogue. Nothing says which of two is right, so both stay out. */
function duplicates<T extends { slug: string; codes: string[] }>(entries: T[]): Map<T, string[]> {
  const owners = new Map<string, T[]>();
  for (const entry of entries) {
    for (const key of [`slug ${entry.slug}`, ...entry.codes]) {
      const holders = owners.get(key);
      if (holders) holders.push(entry);
      else owners.set(key, [entry]);
    }
  }
  const found = new Map<T, string[]>();
  for (const [key, holders] of owners) {
    if (holders.length < 2) continue;
    for (const holder of holders) {
      found.set(holder, [
        ...(found.get(holder) ?? []),
        `duplicate ${key}: used by ${holders.length} products`,
      ]);
    }
  }
  return found;
}
