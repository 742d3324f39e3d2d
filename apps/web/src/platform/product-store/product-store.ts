import type { Category, Product } from '@dietetic/catalogue';
import { addPart, catalogueParts, wholeText } from './catalogue-parts.ts';
import type { CatalogueDifference } from './catalogue-difference.ts';
import { CURRENT, database, type Head, STORE, UNREAD } from './database.ts';

/*
 * The products of this device, as a few texts replaced in one step or not at all, so there is never a moment with
 * half a catalogue. Reading 500 products is five short reads, and 5,000 are fifty: none holds the screen.
 */

/** Raised when the layout changes: one that is not known is then fetched again instead of misread. */
const FORMAT = 2;
const WHOLE_TEXT_FORMAT = 1;
const partKey = (index: number) => `part-${index}`;

export type HeldCatalogue = {
  products: Product[];
  categories: Category[];
  /** What the server calls this content; equal means nothing to fetch. */
  contentHash: string;
  /** Milliseconds since 1970. */
  importedAt: number;
  /** What changed since somebody last read what changed. */
  unread?: CatalogueDifference | undefined;
};

/** Undefined when nothing is held, or nothing that this version can read. */
export async function readCatalogue(): Promise<HeldCatalogue | undefined> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    const [current, changes] = await Promise.all([store.get(CURRENT), store.get(UNREAD)]);
    const head = current as Head | undefined;
    if (head?.format === WHOLE_TEXT_FORMAT) {
      const lists = wholeText(head.text);
      return lists && { ...lists, contentHash: head.contentHash, importedAt: head.importedAt };
    }
    if (head?.format !== FORMAT) return undefined;
    const { contentHash, importedAt, parts } = head;
    const unread = changes as CatalogueDifference | undefined;
    const held: HeldCatalogue = { products: [], categories: [], contentHash, importedAt, unread };
    const texts = Array.from({ length: parts }, (_, index) => store.get(partKey(index)));
    // A part that is not whole ends the reading: whatever becomes of those behind it is then heard here.
    void Promise.allSettled(texts);
    // Each comes in a task of its own: between two parts the screen can be drawn.
    for (const text of texts) {
      if (!addPart(held, await text)) return undefined;
    }
    return held;
  } catch {
    // The browser refuses its database, or what it holds is damaged: the next update fetches it whole.
    return undefined;
  }
}

/**
 * One transaction; rejects, leaving what was there, when the browser cannot store it. `handOn` gets each part as soon
 * as it is made: what was handed on holds only when the writing has succeeded.
 */
export async function writeCatalogue(
  catalogue: HeldCatalogue,
  handOn: (part: string) => void,
): Promise<void> {
  const { contentHash, importedAt, unread } = catalogue;
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const { store } = transaction;
  const writes: Promise<unknown>[] = [store.clear()];
  if (unread !== undefined) writes.push(store.put(unread, UNREAD));
  try {
    let parts = 0;
    // The browser stores one part while the next is made.
    for (const text of catalogueParts(catalogue)) {
      handOn(text);
      writes.push(store.put(text, partKey(parts)));
      parts += 1;
    }
    writes.push(store.put({ format: FORMAT, contentHash, importedAt, parts }, CURRENT));
  } catch (cause) {
    // Left alone, the browser would keep what was written so far.
    transaction.abort();
    void Promise.allSettled([...writes, transaction.done]);
    throw cause;
  }
  await Promise.all([...writes, transaction.done]);
}

/** Somebody has read what changed. Where the browser does not let go of it, it is shown again: no harm. */
export async function forgetUnread(): Promise<void> {
  try {
    await (await database()).delete(STORE, UNREAD);
  } catch {
    // Private window or full disk.
  }
}
