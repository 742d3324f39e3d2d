import { factsOf, type ListedFacts, type ListedProduct } from '../product/listed-product.ts';
import type { Category } from '../product/product.ts';
import {
  type NutrientEntry,
  nutrientEntries,
  OWN_NUTRIENTS,
  type PublishedNutrients,
  publishedNutrients,
} from '../product/published-nutrients.ts';

/** Increase this if the published files change their meaning: an app that does not know the format keeps its catalogue. */
export const PUBLISHED_FORMAT = 1;

/** What lists, search, filters, totals and reports need of every product. */
export type CatalogueIndex = { categories: Category[]; products: ListedProduct[] };

/** A product in the index; `facts` is the position of its facts in the list of distinct facts. */
type IndexRow = [id: string, name: string, facts: number, amounts: string, codes: string];

/** The rows of an index, or of a change to one. */
export type IndexRows = { nutrients: NutrientEntry[]; facts: ListedFacts[]; rows: IndexRow[] };

type IndexFile = IndexRows & { format: number; categories: Category[] };

/** The one order of products in index and bodies. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** The same catalogue always gives the same text, wherever it is written: its name is its hash. */
export function serialiseIndex({ categories, products }: CatalogueIndex): string {
  const file: IndexFile = { format: PUBLISHED_FORMAT, categories, ...indexRows(products) };
  return JSON.stringify(file);
}

/** Undefined if the text is in a format that this version does not know. */
export function parseIndex(text: string): CatalogueIndex | undefined {
  const file = JSON.parse(text) as IndexFile;
  if (file.format !== PUBLISHED_FORMAT) return undefined;
  return { categories: file.categories, products: parseIndexRows(file) };
}

/** Characters of rows parsed at a time: some 1,250 products. */
const PART = 500_000;
const ROWS = ',"rows":[';
const END = ']}';
/** From the end of a row to the beginning of the next; a text that itself contains `],[` is followed by `,` or `]`. */
const NEXT_ROW = /"\],(?=\["[^,\]])/g;

/** Like `parseIndex`, but parses a long index in parts, each after `turn`, so that none blocks the screen. */
export async function parseIndexInParts(
  text: string,
  turn: () => Promise<void>,
): Promise<CatalogueIndex | undefined> {
  const head = text.indexOf(ROWS) + ROWS.length;
  if (text.length <= PART || head < ROWS.length || !text.endsWith(END)) return parseIndex(text);
  const { format, categories, nutrients, facts } = JSON.parse(text.slice(0, head) + END) as IndexFile;
  if (format !== PUBLISHED_FORMAT) return undefined;
  const published = publishedNutrients(nutrients);
  const products: ListedProduct[] = [];
  const end = text.length - END.length;
  for (let from = head; from < end; ) {
    await turn();
    NEXT_ROW.lastIndex = from + PART;
    const to = NEXT_ROW.test(text) ? NEXT_ROW.lastIndex - 1 : end;
    const rows = JSON.parse(`[${text.slice(from, to)}]`) as IndexRow[];
    products.push(...parseIndexRows({ nutrients, facts, rows }, published));
    from = to + 1;
  }
  return { categories, products };
}

export function indexRows(products: readonly ListedProduct[]): IndexRows {
  const nutrients = products[0]?.nutrients ?? OWN_NUTRIENTS;
  const facts: ListedFacts[] = [];
  const places = new Map<string, number>();
  const rows = products.toSorted(byId).map((product): IndexRow => {
    if (product.nutrients !== nutrients) throw new Error('The products are of two indexes');
    const own = factsOf(product);
    const key = JSON.stringify(own);
    const place = places.get(key) ?? facts.push(own) - 1;
    places.set(key, place);
    return [product.id, product.name, place, product.amounts, product.codeText];
  });
  return { nutrients: nutrientEntries(nutrients), facts, rows };
}

/** Pass `nutrients` of an index that is already loaded: both then share them. */
export function parseIndexRows(
  { nutrients, facts, rows }: IndexRows,
  known?: PublishedNutrients,
): ListedProduct[] {
  const published = known ?? publishedNutrients(nutrients);
  return rows.map(([id, name, place, amounts, codeText]) => {
    const own = facts[place];
    if (!own) throw new Error(`${id} has no facts`);
    return { ...own, id, name, codeText, amounts, nutrients: published };
  });
}

/** One product's row, which the server stores with the product's text until it makes the index. */
export function serialiseIndexRow(row: ListedProduct): string {
  const { id, name, codeText, amounts } = row;
  return JSON.stringify({ ...factsOf(row), id, name, codeText, amounts });
}

/** Only for rows of the same edition: their amounts are in the order of this version's nutrients. */
export function parseIndexRow(text: string): ListedProduct {
  return { ...(JSON.parse(text) as Omit<ListedProduct, 'nutrients'>), nutrients: OWN_NUTRIENTS };
}

/** Increase this if the gate judges or reads products differently. */
const GATE_EDITION = 5;

/** Changes whenever the same product texts would be published as other files. */
export const PUBLISHED_EDITION: string = JSON.stringify([
  PUBLISHED_FORMAT,
  GATE_EDITION,
  nutrientEntries(OWN_NUTRIENTS),
]);
