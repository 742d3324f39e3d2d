import type { DocumentEntry } from '@dietetic/contract';

/** The same store that the offline worker answers from; its name is in the storage inventory. */
const CACHE = 'documents';
const VERSION_HEADER = 'x-catalogue-version';

/** What of a document is on this device: nothing, the edition the server has, or an older one. */
export type SavedState = 'no' | 'current' | 'older';

export const canSaveDocuments = (): boolean => 'caches' in globalThis;

export async function savedState(document: DocumentEntry): Promise<SavedState> {
  if (!canSaveDocuments()) return 'no';
  const held = await (await caches.open(CACHE)).match(document.url);
  if (!held) return 'no';
  return savedEdition(held.headers, document);
}

/** By the version it was kept with; one that was only opened tells by when the server sent it. */
export function savedEdition(held: Headers, document: DocumentEntry): Exclude<SavedState, 'no'> {
  const version = held.get(VERSION_HEADER);
  const isCurrent =
    version === null
      ? Date.parse(held.get('date') ?? '') >= Date.parse(document.updated)
      : Number(version) >= document.catalogueVersion;
  return isCurrent ? 'current' : 'older';
}

/** Saves a whole document with its edition beside it. Rejects when it did not arrive or could not be stored. */
export async function saveDocument(document: DocumentEntry): Promise<void> {
  const response = await fetch(document.url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The document was refused: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set(VERSION_HEADER, String(document.catalogueVersion));
  // The body is stored as it is read; an encoding named in the headers no longer applies to it.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = await response.blob();
  await (await caches.open(CACHE)).put(document.url, new Response(body, { status: 200, headers }));
}

export async function removeDocument(document: DocumentEntry): Promise<void> {
  await (await caches.open(CACHE)).delete(document.url);
}
