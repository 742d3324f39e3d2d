import type { FileRef, Manifest } from '@dietetic/contract';
import { type Current, database, META } from './database.ts';
import { hashOf } from './fetch-published.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Products read at a time. */
const AT_ONCE = 250;
const LINE_END = 10;

/**
 * Whether what this device holds is, to the byte, what the manifest names: a disk or a browser can damage a figure and
 * leave it readable. The published packs are the products in the order of their ids, a line each, so the device can
 * put each together again and hash it.
 */
export async function isStoreUpToDate(manifest: Manifest, { slot }: Current): Promise<boolean> {
  const opened = await database();
  const index: unknown = await opened.get(META, 'index');
  if (!(index instanceof Uint8Array) || !(await isFile(manifest.index, new Uint8Array(index)))) return false;
  const ids = await opened.getAllKeys(slot);
  if (ids.length !== manifest.products) return false;
  let next = 0;
  for (const file of manifest.bodies) {
    const pack = new Uint8Array(file.bytes);
    let filled = 0;
    while (filled < file.bytes) {
      const [from, to] = [ids[next], ids[Math.min(next + AT_ONCE, ids.length) - 1]];
      if (from === undefined || to === undefined) return false;
      for (const body of await opened.getAll(slot, IDBKeyRange.bound(from, to))) {
        if (filled >= file.bytes) break;
        if (!(body instanceof Uint8Array) || filled + body.length > file.bytes) return false;
        pack.set(body, filled);
        filled += body.length;
        if (filled < file.bytes) pack[filled] = LINE_END;
        filled += 1;
        next += 1;
      }
    }
    if (!(await isFile(file, pack))) return false;
  }
  return next === ids.length;
}

const isFile = async ({ name, bytes }: FileRef, content: Bytes): Promise<boolean> =>
  content.length === bytes && name.includes(await hashOf(content));
