import { type Category, parseCatalogue, type Product, serialiseCatalogue } from '@dietetic/catalogue';

/** Few enough that reading one part never holds the screen, even on a slow phone (5 ms on a laptop). */
const PART = 100;

type Lists = { products: Product[]; categories: Category[] };

/** The catalogue as texts that can be read one at a time, and are made one at a time. */
export function* catalogueParts({ products, categories }: Lists): Generator<string> {
  // One part at least: a catalogue without products still has its categories.
  for (let from = 0; from === 0 || from < products.length; from += PART) {
    yield narrow(serialiseCatalogue({ products: products.slice(from, from + PART), categories }));
  }
}

/**
 * The same JSON with one byte a letter: a browser keeps a whole text in two bytes for a single dash, and then
 * stores, moves and reads twice as much.
 */
const narrow = (json: string): string =>
  json.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The one plain text in which devices kept their catalogue before there were parts. It is read, so that a new
 * version of the app that starts without a network has the products the old one had.
 */
export function wholeText(text: unknown): Lists | undefined {
  if (typeof text !== 'string') return undefined;
  const { products, categories } = JSON.parse(text) as Partial<Lists>;
  return Array.isArray(products) && Array.isArray(categories) ? { products, categories } : undefined;
}

/** Adds what a part holds; false when it is damaged or another version's, and so the whole catalogue is. */
export function addPart(lists: Lists, text: unknown): boolean {
  const read = typeof text === 'string' ? parseCatalogue(text) : undefined;
  if (!read?.ok) return false;
  lists.products.push(...read.catalogue.products);
  lists.categories = read.catalogue.categories;
  return true;
}
