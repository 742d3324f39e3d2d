import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasModifier, type SearchShortcut } from '#platform/search-shortcut.ts';

const FIELDS = ':is(input,select,textarea)';

/** In a field a character without a modifier is what is typed there. */
const isTyped = (event: KeyboardEvent): boolean =>
  !hasModifier(event) && document.activeElement?.matches(FIELDS) === true;

/** These keys focus the search inside this element from anywhere on the page, unless a dialog is open. */
export function useKeysToSearch<E extends HTMLElement>(keys: SearchShortcut): RefObject<E | null> {
  const pane = useRef<E>(null);
  // Before the search is painted: whoever sees it can press.
  useLayoutEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      const box = pane.current?.querySelector<HTMLInputElement>('[role="searchbox"]');
      if (!box || !keys.isPressed(event) || isTyped(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, [keys]);
  return pane;
}
