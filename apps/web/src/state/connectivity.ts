import { create } from 'zustand';
import { onReachability, reportReachable } from '#platform/reachability.ts';

export const useConnectivity = create<{ isOnline: boolean }>(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
}));

/** False when what needs the network cannot work now: say so and disable it. */
export function useIsOnline(): boolean {
  return useConnectivity((state) => state.isOnline);
}

/** Follows the browser's events and what our own requests find out. Called once, at start. */
export function followConnectivity(target: Pick<Window, 'addEventListener'>): void {
  onReachability((isOnline) => {
    if (useConnectivity.getState().isOnline !== isOnline) useConnectivity.setState({ isOnline });
  });
  target.addEventListener('online', () => reportReachable(true));
  target.addEventListener('offline', () => reportReachable(false));
}
