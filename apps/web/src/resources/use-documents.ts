import type { Country } from '@dietetic/catalogue';
import type { DocumentEntry } from '@dietetic/contract';
import { useEffect, useState } from 'react';
import { fetchDocuments } from './document-list.ts';

export type Documents =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; documents: readonly DocumentEntry[] };

type Request = { country: Country; attempt: number; isOnline: boolean };

/** The server's list for the country; asked for again when that or the connection changes, or on request. */
export function useDocuments(
  country: Country,
  isOnline: boolean,
): { documents: Documents; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: Request; documents: Documents }>();

  useEffect(() => {
    const controller = new AbortController();
    const to = { country, attempt, isOnline };
    fetchDocuments(country, controller.signal).then(
      (documents) => setAnswer({ to, documents: { status: 'ready', documents } }),
      () => {
        // Left the page or changed country: the next list decides.
        if (!controller.signal.aborted) setAnswer({ to, documents: { status: 'failed' } });
      },
    );
    return () => controller.abort();
  }, [country, attempt, isOnline]);

  // When only the connection changes, the list stays until the next response.
  const isAnswered = answer?.to.country === country && answer.to.attempt === attempt;
  return {
    documents: isAnswered ? answer.documents : { status: 'loading' },
    reload: () => setAttempt((count) => count + 1),
  };
}
