import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is so, now and after each change. The page that comes from the server knows no window yet. */
export function useMedia(query: string, isSo = () => matchMedia(query).matches): boolean {
  const onChange = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(onChange, isSo, () => false);
}
