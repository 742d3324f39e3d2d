import { byId, toListedProduct, projectionReader } from '@dietetic/catalogue';
import type { Query } from '#store/open-store.ts';
import type { Entry } from '../entry.ts';
import { packText, unpackText } from '../packed-text.ts';
import { readTexts } from '../stored-versions.ts';
import { editionOf, type PublishedProduct, publishedText, readPublishedText } from './published-text.ts';

/** Products read in one batch: a large catalogue is never in memory as a whole. */
const AT_ONCE = 25;

/** Products in the order of `entries`, without those for the web site only. */
export async function* publishedProducts(
  query: Query,
  entries: readonly Pick<Entry, 'hash'>[],
  categories: readonly string[],
): AsyncGenerator<PublishedProduct[]> {
  const edition = editionOf(categories);
  let read: ReturnType<typeof projectionReader> | undefined;
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const part = entries.slice(from, from + AT_ONCE);
    const hashes = part.map(({ hash }) => hash);
    const { rows } = await query<{ hash: string; edition: string | null; published: string | null }>(
      `SELECT hash, edition, published FROM catalogue_products WHERE hash = ANY($1::text[])`,
      [hashes],
    );
    const texts = new Map<string, string | null>();
    for (const row of rows) {
      if (row.edition !== edition) continue;
      texts.set(row.hash, row.published === null ? null : unpackText(row.published).toString());
    }
    // Stored by another program version, or with other categories: these pass the gate again.
    const outdated = rows.filter((row) => row.edition !== edition).map(({ hash }) => hash);
    const bodies = await readTexts(query, outdated);
    for (const [at, hash] of outdated.entries()) {
      read ??= projectionReader(categories.map((text): unknown => JSON.parse(text)));
      const { id, product } = read(JSON.parse(String(bodies[at])));
      if (!product) throw new Error(`${id} does not pass the gate any more`);
      const text = publishedText(product, toListedProduct(product));
      texts.set(hash, text);
      await query(`UPDATE catalogue_products SET edition = $1, published = $2 WHERE hash = $3`, [
        edition,
        text === null ? null : packText(text),
        hash,
      ]);
    }
    yield part.flatMap(({ hash }) => {
      const text = texts.get(hash);
      if (text === undefined) throw new Error('A product of the catalogue has no stored text.');
      return text === null ? [] : [readPublishedText(text)];
    });
  }
}

/** The order of products in index and bodies, whatever their order in the source. */
export const sortById = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => byId({ id: a.slug }, { id: b.slug }));
