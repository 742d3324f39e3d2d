import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  checkCharacters,
  describeReason,
  toListedProduct,
  type Product,
  projectionReader,
  type ReadProjection,
} from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import type { Entry } from '../entry.ts';
import { hashOf, type ProductText, storeTexts } from '../publish-version.ts';
import { type Quarantined } from '../stored-versions.ts';
import { editionOf, publishedText } from '../published/published-text.ts';
import { nameOf, slugOf } from '../raw-catalogue.ts';
import type { CatalogueSource } from './catalogue-source.ts';

/** Products stored in one batch. Other requests are answered between batches. */
const AT_ONCE = 25;

export type GateResult = {
  categories: string[];
  entries: Entry[];
  quarantine: Quarantined[];
  /** One of them says that it is fictional. */
  demonstration: boolean;
};

type Verdict =
  | {
      passed: Pick<Entry, 'slug' | 'name'>;
      codes: string[];
      demonstration: boolean;
      published: string | null;
    }
  | { refused: Omit<Quarantined, 'body'> };

/**
 * Lets valid products through and names the others with their reasons. What passes is stored exactly as it came.
 * Products for the web site only are kept too: the app leaves them out.
 */
export async function runGate(store: Store, source: CatalogueSource): Promise<GateResult> {
  const categories = await source.categories();
  const texts = categories.map((category) => JSON.stringify(category));
  const edition = editionOf(texts);
  const read = projectionReader(categories);
  const quarantine: Quarantined[] = [];
  const entries: (Entry & { codes: string[]; demonstration: boolean })[] = [];
  const seen = new Set<string>();
  let passed: ProductText[] = [];
  let judged = 0;
  let storing: Promise<unknown> = Promise.resolve();
  for await (const projection of source.products()) {
    const body = JSON.stringify(projection) ?? 'null';
    const hash = hashOf(body);
    // Paging can return the same product twice, identical to the letter: that is not a conflict.
    if (seen.has(hash)) continue;
    seen.add(hash);
    const verdict = judge(read(projection), projection, body);
    if ('refused' in verdict) quarantine.push({ ...verdict.refused, body });
    else {
      passed.push({ ...verdict.passed, hash, body, edition, published: verdict.published });
      const { codes, demonstration } = verdict;
      entries.push({ ...verdict.passed, hash, codes, demonstration });
    }
    judged += 1;
    if (judged % AT_ONCE > 0) continue;
    // The database writes these while the next are checked; at most two batches are in memory.
    await storing;
    storing = storeTexts(store, passed);
    // Also handled by the await above; without this a failure in between would be an unhandled rejection.
    storing.catch(() => undefined);
    passed = [];
    await nextTurn();
  }
  await storing;
  await storeTexts(store, passed);
  const doubled = duplicates(entries);
  for (const entry of entries) {
    const reasons = doubled.get(entry);
    if (reasons) quarantine.push({ slug: entry.slug, name: entry.name, reasons, body: '' });
  }
  quarantine.push(...(source.leftOver?.() ?? []));
  const sound = entries.filter((entry) => !doubled.has(entry));
  return {
    categories: texts,
    entries: sound.map(({ slug, name, hash }) => ({ slug, name, hash })),
    quarantine,
    demonstration: sound.some(({ demonstration }) => demonstration),
  };
}

function judge(read: ReadProjection, projection: unknown, body: string): Verdict {
  const slug = slugOf(projection);
  const name = nameOf(projection);
  const found = [...read.reasons, ...checkCharacters(body)];
  if (slug !== undefined && read.product && found.length === 0) {
    const { product } = read;
    return {
      passed: { slug, name },
      codes: codesOf(product),
      demonstration: product.demonstration,
      published: publishedText(product, toListedProduct(product)),
    };
  }
  const reasons = found.map(describeReason);
  return {
    refused: {
      slug: read.id || (slug ?? ''),
      name: read.name || name,
      reasons: reasons.length > 0 ? reasons : ['shape slug: not usable as an address'],
    },
  };
}

/** Codes that the app does not show cannot clash there. */
const codesOf = (product: Product) =>
  product.productAppearance === 'web'
    ? []
    : [
        ...new Set(
          product.codes.flatMap((code) => [
            ...(code.orderCode ? [`order code ${code.orderCode}`] : []),
            ...(code.pipCode ? [`PIP code ${code.pipCode}`] : []),
          ]),
        ),
      ];

/** Must be unique in the whole catalogue. Nothing says which of two is right, so both stay out. */
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
