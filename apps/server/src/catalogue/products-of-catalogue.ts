import { importCatalogue, type Product } from '@dietetic/catalogue';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Store } from '#store/open-store.ts';
import { catalogueProducts, catalogueVersionProducts, catalogueVersions } from '#store/tables.ts';
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
  const [version] = await store.db
    .select({
      id: catalogueVersions.id,
      demonstration: catalogueVersions.demonstration,
      categories: catalogueVersions.categories,
    })
    .from(catalogueVersions)
    .where(sql`${catalogueVersions.manifest}::jsonb ->> 'catalogue' = ${catalogue}`)
    .orderBy(desc(catalogueVersions.id))
    .limit(1);
  if (!version) return undefined;
  const { id, demonstration } = version;
  const categories = (JSON.parse(version.categories) as string[]).map((text): unknown => JSON.parse(text));
  const read = (bodies: readonly string[]): Product[] => {
    const projections = bodies.map((body): unknown => JSON.parse(unpackText(body).toString()));
    return importCatalogue({ categories, projections }, { demonstration }).products;
  };
  const rows =
    slugs.length === 0
      ? []
      : await store.db
          .select({ body: catalogueProducts.body })
          .from(catalogueVersionProducts)
          .innerJoin(catalogueProducts, eq(catalogueProducts.hash, catalogueVersionProducts.hash))
          .where(
            and(eq(catalogueVersionProducts.versionId, id), inArray(catalogueProducts.slug, [...slugs])),
          );
  return {
    demonstration,
    categories: new Set(
      importCatalogue({ categories, projections: [] }, { demonstration }).categories.map(({ slug }) => slug),
    ),
    products: read(rows.map(({ body }) => body)),
    former: async (slug) => {
      const held = await store.db
        .select({ name: catalogueProducts.name, body: catalogueProducts.body })
        .from(catalogueProducts)
        .where(eq(catalogueProducts.slug, slug))
        .orderBy(desc(catalogueProducts.touchedAt))
        .limit(FORMER_AT_MOST);
      return held.map(({ name, body }) => ({ name, product: read([body])[0] }));
    },
  };
}
