import { factsOf, type ListedProduct } from '../product/listed-product.ts';
import type { Category, Product } from '../product/product.ts';
import { productChanges } from '../product/product-changes.ts';
import { nutrientEntries, OWN_NUTRIENTS } from '../product/published-nutrients.ts';
import {
  byId,
  type CatalogueIndex,
  type IndexRows,
  indexRows,
  PUBLISHED_FORMAT,
  parseIndexRows,
} from './index-file.ts';

export type NamedProduct = { id: string; name: string };

/** The changes to announce to a clinician: by name, and only what a screen can show. */
export type AnnouncedChanges = { added: NamedProduct[]; changed: NamedProduct[]; withdrawn: NamedProduct[] };

/** The first line of a change file; the new or changed bodies follow, one on each line. */
export type ChangeHead = IndexRows & {
  format: number;
  /** The catalogues it goes from and to. */
  from: string;
  to: string;
  categories: Category[];
  removed: string[];
  told: AnnouncedChanges;
};

export type Change = Pick<ChangeHead, 'from' | 'to' | 'told'> & {
  index: { before: CatalogueIndex; after: CatalogueIndex };
  /** The bodies that are new or changed. */
  lines: readonly string[];
};

export function serialiseChange({ from, to, told, index, lines }: Change): string {
  const { before, after } = index;
  const held = new Map(before.products.map((product) => [product.id, rowText(product)]));
  const kept = new Set(after.products.map(({ id }) => id));
  const head: ChangeHead = {
    format: PUBLISHED_FORMAT,
    from,
    to,
    categories: after.categories,
    ...indexRows(after.products.filter((product) => held.get(product.id) !== rowText(product))),
    nutrients: nutrientEntries(after.products[0]?.nutrients ?? OWN_NUTRIENTS),
    removed: before.products.map(({ id }) => id).filter((id) => !kept.has(id)),
    told,
  };
  return [JSON.stringify(head), ...lines].join('\n');
}

export function parseChange(text: string): { head: ChangeHead; lines: string[] } {
  const [first = '', ...lines] = text.split('\n');
  return { head: JSON.parse(first) as ChangeHead, lines };
}

/** The index after a change. Throws if the change was made for an index with other nutrients. */
export function applyChange(index: CatalogueIndex, head: ChangeHead): CatalogueIndex {
  if (!sameNutrients(index, head)) throw new Error('The change is for an index with other nutrients');
  const changed = parseIndexRows(head, index.products[0]?.nutrients);
  const replaced = new Set([...head.removed, ...changed.map(({ id }) => id)]);
  return {
    categories: head.categories,
    products: [...index.products.filter(({ id }) => !replaced.has(id)), ...changed].sort(byId),
  };
}

/** Whether a change to a product is announced: for example, a new picture is not. */
export const isChangeAnnounced = (before: Product, after: Product): boolean =>
  productChanges(before, after).length > 0;

/** Whether lists show, find and count both in the same way. */
export const isSameRow = (one: ListedProduct, other: ListedProduct): boolean =>
  rowText(one) === rowText(other);

const rowText = (product: ListedProduct): string =>
  JSON.stringify([product.name, product.amounts, product.codeText, factsOf(product)]);

const sameNutrients = (one: CatalogueIndex, other: Pick<IndexRows, 'nutrients'>): boolean => {
  const held = one.products[0]?.nutrients;
  return held === undefined || JSON.stringify(nutrientEntries(held)) === JSON.stringify(other.nutrients);
};
