import { create } from 'zustand';
import { isMetered } from '#platform/metered.ts';
import { storedWord } from '#platform/storage.ts';

/**
 * Whether the whole app may be fetched for use without a connection. Allowed without a word, except where
 * data is paid for by the megabyte: there it is asked first, and "not now" holds for this visit.
 */
const OFFLINE_COPY = storedWord('offlineCopy', ['allowed']);

type OfflineCopy = { isAllowed: boolean; isAsking: boolean };

function readOfflineCopy(): OfflineCopy {
  const hasCopy = typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);
  const isAllowed = hasCopy || OFFLINE_COPY.read() === 'allowed' || !isMetered();
  return { isAllowed, isAsking: !isAllowed };
}

export const useOfflineCopy = create<OfflineCopy>(() => readOfflineCopy());

export function allowOfflineCopy(): void {
  OFFLINE_COPY.write('allowed');
  useOfflineCopy.setState({ isAllowed: true, isAsking: false });
}

export function putOffOfflineCopy(): void {
  useOfflineCopy.setState({ isAsking: false });
}
