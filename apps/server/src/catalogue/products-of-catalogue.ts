import { type Product, projectionReader, readCategories } from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import { unpackText } from './packed-text.ts';

/** At most this many texts of one product are searched. */
const FORMER_AT_MOST = 50;

export type CatalogueContent = {
  demonstration: boolean;
  /** Slugs of all its categories. */
  categories: ReadonlySet<string>;
  /** The products with these slugs in this catalogue; a missing slug is left out. */
  products: Product[];
  /** Every text the slug had in the versions still stored, latest first. */
  former(slug: string): Promise<{ name: string; product: Product | undefined }[]>;
};

/**
 * Products for a device that may not have the newest version: from the newest version published under this manifest
 * name. Undefined if there is none.
 */
export async function productsOfCatalogue(
  store: Store,
  catalogue: string,
  slugs: readonly string[],
): Promise<CatalogueContent | undefined> {
  const {
    rows: [version],
  } = await store.query<{ id: number; demonstration: boolean; categories: string }>(
    `SELECT id, demonstration, categories FROM catalogue_versions
     WHERE manifest::jsonb ->> 'catalogue' = $1 ORDER BY id DESC LIMIT 1`,
    [catalogue],
  );
  if (!version) return undefined;
  const { id, demonstration } = version;
  const categories = (JSON.parse(version.categories) as string[]).map((text): unknown => JSON.parse(text));
  const projection = projectionReader(categories, { demonstration });
  // As they were published: what passed the gate then is on the devices, also where today's gate would keep it out.
  const read = (bodies: readonly string[]): Product[] =>
    bodies.flatMap((body) => {
      const { product } = projection(JSON.parse(unpackText(body).toString()));
      return product === undefined || product.productAppearance === 'web' ? [] : [product];
    });
  const { rows } = await store.query<{ body: string }>(
    `SELECT body FROM catalogue_version_products JOIN catalogue_products USING (hash)
     WHERE version_id = $1 AND slug = ANY($2::text[])`,
    [id, slugs],
  );
  return {
    demonstration,
    categories: new Set(readCategories(categories).map(({ slug }) => slug)),
    products: read(rows.map(({ body }) => body)),
    former: async (slug) => {
      const held = await store.query<{ name: string; body: string }>(
        `SELECT name, body FROM catalogue_products WHERE slug = $1
         ORDER BY touched_at DESC LIMIT ${FORMER_AT_MOST}`,
        [slug],
      );
      return held.rows.map(({ name, body }) => ({ name, product: read([body])[0] }));
    },
  };
}
