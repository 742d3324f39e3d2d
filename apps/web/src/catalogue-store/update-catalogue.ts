import {
  applyChange,
  type CatalogueIndex,
  bodyLineId,
  parseChange,
  parseIndex,
  serialiseIndex,
} from '@dietetic/catalogue';
import type { Manifest } from '@dietetic/contract';
import { type Current, database, NotOpenedError } from './database.ts';
import {
  type Fetch,
  fetchFile,
  fetchManifest,
  hashOf,
  HashMismatch,
  FileReplaced,
  SyncError,
} from './fetch-published.ts';
import { isStoreUpToDate } from './store-up-to-date.ts';
import { readOldCatalogue } from './old-store.ts';
import { type HeldIndex, readHeldIndex } from './product-store.ts';
import {
  changeSlot,
  clearSlot,
  confirmCatalogue,
  otherSlot,
  type DerivedRecords,
  swapSlot,
  writeBodies,
} from './store-writer.ts';
import type { SyncFailure, SyncResult } from './sync-result.ts';
import { mergeChanges } from './merge-changes.ts';
import { changesToAnnounce, type StoredCatalogue } from './changes-to-announce.ts';

export type UpdateDependencies = {
  fetch: Fetch;
  now: () => number;
  /** What is to be stored with a catalogue, made of it. */
  madeOf: (catalogue: string, index: CatalogueIndex) => DerivedRecords;
};
type Bytes = Uint8Array<ArrayBuffer>;

/** A server that publishes something new while it is being read is met once or twice, not for ever. */
const MOST_TRIES = 3;
/** How often the stored catalogue is hashed again, in the background. */
const CHECK_EVERY_MS = 24 * 3_600_000;
/** Above this share, the whole costs no more than the steps. */
const MOST_OF_THE_WHOLE = 1 / 3;

/**
 * Brings the products of this device up to date, or leaves them exactly as they were (decision 010): by the steps
 * from what it holds, where there are such, else whole. Never rejects.
 */
export async function updateCatalogue(dependencies: UpdateDependencies): Promise<SyncResult> {
  let cache: 'default' | 'reload' = 'default';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await update(dependencies, await fetchManifest(dependencies.fetch, cache));
    } catch (cause) {
      const isWorthAnother =
        cause instanceof FileReplaced || (cause instanceof HashMismatch && cache === 'default');
      if (isWorthAnother && attempt < MOST_TRIES) {
        cache = 'reload';
        continue;
      }
      return { status: 'failed', reason: reasonOf(cause), detail: String(cause) };
    }
  }
}

function reasonOf(cause: unknown): SyncFailure {
  if (cause instanceof SyncError) return cause.reason;
  if (cause instanceof NotOpenedError) return 'not-opened';
  // A newer version of the app, in another tab, has changed the device's store.
  return cause instanceof DOMException && cause.name === 'VersionError' ? 'newer-format' : 'not-stored';
}

async function update(dependencies: UpdateDependencies, manifest: Manifest): Promise<SyncResult> {
  const { now, madeOf } = dependencies;
  const held = await readHeld();
  const current = held.current?.current;
  if (held.current && current?.catalogue === manifest.catalogue) {
    const at = now();
    const isDue = Math.abs(at - (current.checkedAt ?? 0)) >= CHECK_EVERY_MS;
    if (!isDue || (await isStoreUpToDate(manifest, current))) {
      const others = madeOf(manifest.catalogue, held.current.index);
      await confirmCatalogue({ ...current, confirmedAt: at, ...(isDue ? { checkedAt: at } : {}) }, others);
      return { status: 'up-to-date', at, productCount: current.products };
    }
    // Data on this device is corrupt: everything is fetched again, and nothing is announced as changed.
    await takeWhole(dependencies, manifest, held, undefined);
    return { status: 'updated', at, productCount: manifest.products };
  }
  // No products at all are never taken over; fewer are, because the server itself says how many there are.
  if (manifest.products === 0) throw new SyncError('empty', 'A catalogue without products');
  const isChanged = held.current !== undefined && (await takeSteps(dependencies, manifest, held.current));
  if (!isChanged) await takeWhole(dependencies, manifest, held, changesToAnnounce);
  return { status: 'updated', at: now(), productCount: manifest.products };
}

async function readHeld(): Promise<StoredCatalogue> {
  // Before anything is fetched that could not be stored.
  const opened = await database();
  const current = await readHeldIndex().catch(() => undefined);
  if (current) return { current };
  const old = await readOldCatalogue(opened).catch(() => undefined);
  return old ? { old } : {};
}

/** The steps from the stored catalogue, oldest first; none when there is a gap, or when the whole is no larger. */
function stepsFrom({ catalogue }: Current, { steps, index, bodies }: Manifest): Manifest['steps'] {
  const needed = steps.slice(0, steps.findIndex(({ from }) => from === catalogue) + 1);
  const isWorthwhile =
    sizeOf(needed.map(({ file }) => file)) < sizeOf([index, ...bodies]) * MOST_OF_THE_WHOLE;
  return isWorthwhile ? needed.toReversed() : [];
}

const sizeOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** False, with nothing changed, where the steps do not lead to the catalogue of the manifest. */
async function takeSteps(
  { fetch, now, madeOf }: UpdateDependencies,
  manifest: Manifest,
  held: HeldIndex,
): Promise<boolean> {
  const steps = stepsFrom(held.current, manifest);
  if (steps.length === 0) return false;
  const files = await Promise.all(steps.map(({ file }) => fetchFile(fetch, file)));
  let { index, unread: told } = held;
  const bodies = new Map<string, Bytes | undefined>();
  try {
    for (const file of files) {
      const { head, lines } = parseChange(new TextDecoder().decode(file));
      index = applyChange(index, head);
      for (const id of head.removed) bodies.set(id, undefined);
      for (const line of lines) bodies.set(bodyLineId(line), new TextEncoder().encode(line));
      told = mergeChanges(told, head.told);
    }
  } catch {
    return false;
  }
  const bytes = new TextEncoder().encode(serialiseIndex(index));
  // The index that comes out must be, to the letter, the one the server publishes.
  if (!manifest.index.name.includes(await hashOf(bytes))) return false;
  const current = currentOf(manifest, held.current.slot, now);
  const others = madeOf(manifest.catalogue, index);
  return changeSlot({ current, index: bytes, told, others }, bodies);
}

const currentOf = ({ catalogue, products }: Manifest, slot: Current['slot'], now: () => number): Current => ({
  format: 1,
  catalogue,
  slot,
  products,
  storedAt: now(),
  confirmedAt: now(),
});

/** Everything, into the inactive slot; only the last step makes it the device's catalogue. */
async function takeWhole(
  { fetch, now, madeOf }: UpdateDependencies,
  manifest: Manifest,
  held: StoredCatalogue,
  compare: typeof changesToAnnounce | undefined,
): Promise<void> {
  const slot = otherSlot(held.current?.current.slot);
  await clearSlot(slot);
  try {
    const ahead = manifest.bodies.map((file) => () => heard(fetchFile(fetch, file)));
    let next = ahead[0]?.();
    const indexBytes = await fetchFile(fetch, manifest.index);
    const index = parseIndex(new TextDecoder().decode(indexBytes));
    if (index?.products.length !== manifest.products)
      throw new HashMismatch('The index has another number of products');
    const comparison = compare?.(held, index);
    let products = 0;
    for (const at of ahead.keys()) {
      const pack = await next;
      // One pack is on its way while another is stored.
      next = ahead[at + 1]?.();
      const bodies = linesOf(pack ?? new Uint8Array());
      products += bodies.length;
      await comparison?.add(bodies);
      await writeBodies(slot, bodies);
    }
    if (products !== manifest.products)
      throw new HashMismatch('The bodies are of another number of products');
    await swapSlot({
      current: { ...currentOf(manifest, slot, now), checkedAt: now() },
      index: indexBytes,
      others: madeOf(manifest.catalogue, index),
      // On a first visit everything is new, and nothing is news.
      told: comparison
        ? mergeChanges(held.current?.unread ?? held.old?.unread, comparison.told())
        : held.current?.unread,
    });
  } catch (cause) {
    // What was written so far is of no effect; its room is given back.
    await clearSlot(slot).catch(() => undefined);
    throw cause;
  }
}

/** A failure while something else is waited for is met when its turn comes. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const LINE_END = 10;
/** Enough of a line to hold its id. */
const BEGINNING = 400;

/** The lines of a pack with their ids, each in bytes of its own: a part of the pack would be stored with all of it. */
function linesOf(pack: Bytes): [string, Bytes][] {
  const lines: [string, Bytes][] = [];
  const decoder = new TextDecoder();
  for (let from = 0; from < pack.length; ) {
    const end = pack.indexOf(LINE_END, from);
    const line = pack.slice(from, end < 0 ? undefined : end);
    lines.push([bodyLineId(decoder.decode(line.subarray(0, BEGINNING))), line]);
    from += line.length + 1;
  }
  return lines;
}
