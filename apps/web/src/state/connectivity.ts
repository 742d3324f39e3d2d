import { create } from 'zustand';

/**
 * Whether the network can be reached. The browser's own word is only trusted when it says "offline":
 * `navigator.onLine` stays true behind a dead router, so a request that failed to arrive counts more.
 */
export const useConnectivity = create<{ isOnline: boolean }>(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
}));

export function useIsOnline(): boolean {
  return useConnectivity((state) => state.isOnline);
}

/** Called by the server client with what a request taught us. */
export function reportReached(isOnline: boolean): void {
  if (useConnectivity.getState().isOnline !== isOnline) useConnectivity.setState({ isOnline });
}

export function followConnectivity(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('online', () => reportReached(true));
  target.addEventListener('offline', () => reportReached(false));
}
