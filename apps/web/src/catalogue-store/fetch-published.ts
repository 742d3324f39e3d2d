import { type FileRef, type Manifest, MANIFEST_PATH, publishedFilePath } from '@dietetic/contract';
import { manifestSchema } from '@dietetic/contract/schemas';
import type { SyncFailure } from './sync-result.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Why an update ended with nothing; carried as an error so that each step may simply stop. */
export class SyncError extends Error {
  override name = 'SyncError';
  readonly reason: SyncFailure;
  constructor(reason: SyncFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** What arrived is not what the manifest names: an old answer somewhere on the way, or a fault. */
export class HashMismatch extends SyncError {
  constructor(detail: string) {
    super('incomplete', detail);
  }
}

/** The server does not have a file of its manifest any more: it has published a newer catalogue meanwhile. */
export class FileReplaced extends SyncError {
  constructor(detail: string) {
    super('incomplete', detail);
  }
}

const KNOWN_FORMAT = 1;

export async function fetchManifest(fetch: Fetch, cache: 'default' | 'reload'): Promise<Manifest> {
  const answer = await ask(fetch, MANIFEST_PATH, cache);
  if (!answer.ok) throw new SyncError('refused', `${MANIFEST_PATH}: status ${answer.status}`);
  let manifest: unknown;
  try {
    manifest = await answer.json();
  } catch {
    // Cut off on the way, or a login page of the ward's network in place of the answer.
    throw new SyncError('incomplete', `${MANIFEST_PATH}: the answer is not complete JSON`);
  }
  const format: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'format') : 0;
  if (typeof format === 'number' && format > KNOWN_FORMAT)
    throw new SyncError('newer-format', `${MANIFEST_PATH}: format ${format}`);
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) throw new SyncError('refused', `${MANIFEST_PATH}: not a manifest`);
  return parsed.data;
}

/** A file's decoded bytes, proved by its name. They end up in our own store, so the browser keeps no second copy. */
export async function fetchFile(fetch: Fetch, file: FileRef): Promise<Bytes> {
  const path = publishedFilePath(file);
  const answer = await ask(fetch, path, 'no-store');
  if (answer.status === 404) throw new FileReplaced(`${path}: no longer there`);
  if (!answer.ok) throw new SyncError('refused', `${path}: status ${answer.status}`);
  let bytes: Bytes;
  try {
    bytes = new Uint8Array(await answer.arrayBuffer());
  } catch {
    throw new SyncError('incomplete', `${path}: cut off`);
  }
  if (bytes.byteLength !== file.bytes || !file.name.includes(await hashOf(bytes)))
    throw new HashMismatch(`${path}: not the bytes that were published`);
  return bytes;
}

async function ask(fetch: Fetch, path: string, cache: RequestCache): Promise<Response> {
  try {
    return await fetch(path, { cache, credentials: 'omit' });
  } catch {
    throw new SyncError('unreachable', `${path}: no answer`);
  }
}

/** SHA-256 in base64url, as the server names its files. */
export async function hashOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
