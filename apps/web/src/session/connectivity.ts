import { CATALOGUE_STATUS_PATH } from '@dietetic/contract';
import { create } from 'zustand';
import { onReachability, reportReachable, fetchAndReport } from '#platform/reachability.ts';

export const useConnectivity = create<{ isOnline: boolean }>(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
}));

/** False when there is no network: features that need it are disabled with an explanation. */
export function useIsOnline(): boolean {
  return useConnectivity((state) => state.isOnline);
}

/** Follows the browser's events and what our own requests find out. Called once, at start. */
export function followConnectivity(target: Pick<Window, 'addEventListener' | 'navigator'>): void {
  let isDoubted = false;
  onReachability((isReachable) => {
    if (useConnectivity.getState().isOnline === isReachable) isDoubted &&= !isReachable;
    // One request without an answer may be that one alone: a second decides.
    else if (!isReachable && target.navigator.onLine && !isDoubted) {
      isDoubted = true;
      void askServer();
    } else {
      isDoubted = false;
      useConnectivity.setState({ isOnline: isReachable });
    }
  });
  target.addEventListener('online', () => reportReachable(true));
  target.addEventListener('offline', () => reportReachable(false));
  useConnectivity.subscribe(({ isOnline }) => {
    if (!isOnline) scheduleProbe(FIRST_PROBE_MS);
  });
}

const FIRST_PROBE_MS = 5000;
const LONGEST_PROBE_MS = 60_000;
let probe: ReturnType<typeof setTimeout> | undefined;

/** While the browser reports a network, no event says when the server answers again, so it is polled. */
function scheduleProbe(delayMs: number): void {
  clearTimeout(probe);
  probe = setTimeout(() => {
    if (useConnectivity.getState().isOnline) return;
    scheduleProbe(Math.min(delayMs * 2, LONGEST_PROBE_MS));
    if (navigator.onLine) void askServer();
  }, delayMs);
}

/** What comes of it reports itself. */
async function askServer(): Promise<void> {
  await fetchAndReport(CATALOGUE_STATUS_PATH, { cache: 'no-store' }).catch(() => undefined);
}
