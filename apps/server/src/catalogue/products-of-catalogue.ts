import { importCatalogue, type Product } from '@dietetic/catalogue';
import type { Store } from '#store/open-store.ts';
import { unpackText } from './packed-text.ts';

/** More texts of one product are not looked through. */
const FORMER_AT_MOST = 50;

export type CatalogueContent = {
  demonstration: boolean;
  /** Slugs of all its categories. */
  categories: ReadonlySet<string>;
  /** As this content of the catalogue has them; a slug that it does not have is left out. */
  products: Product[];
  /** What the slug has ever stood for in the versions still held, the latest first. */
  former(slug: string): Promise<{ name: string; product: Product | undefined }[]>;
};

/**
 * Products as a device has them that may not be at the newest version: of the newest version that was published under
 * this name, the one of its manifest.
 * Undefined when there is none.
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
  const read = (bodies: readonly string[]): Product[] => {
    const projections = bodies.map((body): unknown => JSON.parse(unpackText(body).toString()));
    return importCatalogue({ categories, projections }, { demonstration }).products;
  };
  const { rows } = await store.query<{ body: string }>(
    `SELECT body FROM catalogue_version_products JOIN catalogue_products USING (hash)
     WHERE version_id = $1 AND slug = ANY($2::text[])`,
    [id, slugs],
  );
  return {
    demonstration,
    categories: new Set(
      importCatalogue({ categories, projections: [] }, { demonstration }).categories.map(({ slug }) => slug),
    ),
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
