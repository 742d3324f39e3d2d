import type { Country } from '@dietetic/catalogue';
import { type DocumentEntry, DOCUMENTS_PATH } from '@dietetic/contract';
import { documentListSchema } from '@dietetic/contract/schemas';
import { fetchAndReport } from '#platform/reachability.ts';

/**
 * The documents the server has made for a country. The whole list is asked for under one address, so that the
 * copy kept for offline use serves both countries. Rejects when no list came or it is not one.
 */
export async function fetchDocuments(
  country: Country,
  signal: AbortSignal,
): Promise<readonly DocumentEntry[]> {
  const response = await fetchAndReport(DOCUMENTS_PATH, { signal });
  if (!response.ok) throw new Error(`The list of documents was refused: ${response.status}`);
  const { documents } = documentListSchema.parse(await response.json());
  return documents.filter((document) => document.country === country || isCodeList(document));
}

/** GMS codes exist in Ireland only; the list says so and is offered in both countries. */
function isCodeList({ kind }: DocumentEntry): boolean {
  return kind === 'gms-code-list-adults' || kind === 'gms-code-list-paediatrics';
}
