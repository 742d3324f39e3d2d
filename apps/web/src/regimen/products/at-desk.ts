import { useSyncExternalStore } from 'react';

/** Room beside the list and a mouse: there amounts are changed in their rows; a finger has the dialog. */
const AT_DESK = '(min-width: 64em) and (pointer: fine)';

const isAtDesk = (): boolean => matchMedia(AT_DESK).matches;
function onChange(changed: () => void): () => void {
  const query = matchMedia(AT_DESK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
export const useIsAtDesk = (): boolean => useSyncExternalStore(onChange, isAtDesk);
