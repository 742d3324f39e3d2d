import type { AnnouncedChanges } from '@dietetic/catalogue';
import { type Current, database, META, type Slot, SLOTS } from './database.ts';
import { forgetOldCatalogue } from './old-store.ts';

/* What an update writes; the only place that does. Every function is one transaction, or has no effect until one is. */

type Bytes = Uint8Array<ArrayBuffer>;
/** Written in one transaction: which catalogue this is, its index, and the changes to announce. */
export type SlotSwap = {
  current: Current;
  index: Bytes;
  told: AnnouncedChanges | undefined;
  others: DerivedRecords;
};
/** What is made of the catalogue and belongs to it, by its key in `meta`. */
export type DerivedRecords = Readonly<Record<string, unknown>>;

export const otherSlot = (slot: Slot | undefined): Slot => (slot === SLOTS[0] ? SLOTS[1] : SLOTS[0]);

export async function clearSlot(slot: Slot): Promise<void> {
  await (await database()).clear(slot);
}

export async function writeBodies(slot: Slot, bodies: readonly (readonly [string, Bytes])[]): Promise<void> {
  const transaction = (await database()).transaction(slot, 'readwrite');
  const store = transaction.objectStore(slot);
  await all(transaction, function* () {
    for (const [id, bytes] of bodies) yield store.put(bytes, id);
  });
}

export async function readBodies(slot: Slot, from: string, to: string): Promise<Map<string, Bytes>> {
  const store = (await database()).transaction(slot).objectStore(slot);
  const range = IDBKeyRange.bound(from, to);
  const [ids, bodies] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(ids.map((id, at) => [id, bodies[at]!]));
}

/** A filled slot takes the place of the one before, which is then emptied. */
export async function swapSlot(swap: SlotSwap): Promise<void> {
  const opened = await database();
  const transaction = opened.transaction(META, 'readwrite');
  await all(transaction, () => puts(transaction.objectStore(META), swap));
  // Nothing reads these any more: left over, they only take room until the next update.
  await Promise.allSettled([opened.clear(otherSlot(swap.current.slot)), forgetOldCatalogue(opened)]);
}

/**
 * Changes the catalogue in place: bodies, and what says which catalogue it is. False, and nothing is changed, when the
 * products would not be as many as the catalogue has.
 */
export async function changeSlot(
  swap: SlotSwap,
  bodies: ReadonlyMap<string, Bytes | undefined>,
): Promise<boolean> {
  const { slot, products } = swap.current;
  const transaction = (await database()).transaction([META, slot], 'readwrite');
  const store = transaction.objectStore(slot);
  let count = -1;
  try {
    await all(transaction, function* () {
      for (const [id, bytes] of bodies) yield bytes === undefined ? store.delete(id) : store.put(bytes, id);
      yield store.count().then((counted) => {
        count = counted;
        if (counted !== products) throw new Error('The products are not as many as they should be');
      });
      yield* puts(transaction.objectStore(META), swap);
    });
    return true;
  } catch (cause) {
    if (count >= 0 && count !== products) return false;
    throw cause;
  }
}

/** The server has confirmed that the stored catalogue is the newest. */
export async function confirmCatalogue(current: Current, others: DerivedRecords): Promise<void> {
  const transaction = (await database()).transaction(META, 'readwrite');
  const meta = transaction.objectStore(META);
  await all(transaction, function* () {
    yield meta.put(current, 'current');
    for (const [key, value] of Object.entries(others)) yield meta.put(value, key);
  });
}

type MetaStore = {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
};

function* puts(meta: MetaStore, { current, index, told, others }: SlotSwap): Generator<Promise<unknown>> {
  yield meta.put(index, 'index');
  yield told === undefined ? meta.delete('told') : meta.put(told, 'told');
  yield meta.put(current, 'current');
  for (const [key, value] of Object.entries(others)) yield meta.put(value, key);
}

/** All of it or nothing: left alone, the browser would keep what was written before something failed. */
async function all(
  transaction: { done: Promise<void>; abort(): void },
  write: () => Iterable<Promise<unknown>>,
): Promise<void> {
  const begun: Promise<unknown>[] = [];
  try {
    for (const one of write()) begun.push(one);
    await Promise.all(begun);
    await transaction.done;
  } catch (cause) {
    void Promise.allSettled([...begun, transaction.done]);
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw cause;
  }
}
