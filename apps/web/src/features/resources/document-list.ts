import type { Country } from '@dietetic/catalogue';
import { type DocumentEntry, DOCUMENTS_PATH } from '@dietetic/contract';
import { documentListSchema } from '@dietetic/contract/schemas';
import { reach } from '#platform/reachability.ts';

/** The documents the server has made for a country. Rejects when no list came or it is not one. */
export async function fetchDocuments(
  country: Country,
  signal: AbortSignal,
): Promise<readonly DocumentEntry[]> {
  const response = await reach(`${DOCUMENTS_PATH}?country=${country}`, { signal });
  if (!response.ok) throw new Error(`The list of documents was refused: ${response.status}`);
  const { documents } = documentListSchema.parse(await response.json());
  return documents.filter((document) => document.country === country);
}
