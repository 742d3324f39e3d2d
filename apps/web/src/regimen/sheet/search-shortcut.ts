import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasModifier, type SearchShortcut } from '#platform/search-shortcut.ts';

/** Those of a number hold no slash: after an amount it leads on to the next product. */
const FIELDS = ':is(input:not([inputmode="decimal"]),select,textarea)';

/** In a field of words a character without a modifier is what is typed there. */
const isTyped = (event: KeyboardEvent): boolean =>
  !hasModifier(event) && document.activeElement?.matches(FIELDS) === true;

const searchIn = (pane: HTMLElement): HTMLInputElement | null =>
  pane.querySelector<HTMLInputElement>('[role="searchbox"]');

/**
 * These keys focus the search inside this element from anywhere on the page, unless a dialog is open. While the search is
 * still to come the element has the focus: what is typed is kept for it, and reaches no other field.
 */
export function useSearchShortcut<E extends HTMLElement>(keys: SearchShortcut): RefObject<E | null> {
  const pane = useRef<E>(null);
  // Before it is painted: whoever sees it can press.
  useLayoutEffect(() => {
    let stopWaiting = () => {};
    const toSearch = (event: KeyboardEvent) => {
      if (!pane.current || !keys.isPressed(event) || isTyped(event)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const box = searchIn(pane.current);
      stopWaiting();
      if (box === null) stopWaiting = waitForSearch(pane.current);
      box?.focus();
      box?.select();
    };
    document.addEventListener('keydown', toSearch);
    return () => {
      stopWaiting();
      document.removeEventListener('keydown', toSearch);
    };
  }, [keys]);
  return pane;
}

/** Until the search has come, or the focus has gone elsewhere. */
function waitForSearch(pane: HTMLElement): () => void {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || hasModifier(event)) return;
    event.preventDefault();
    typed += event.key;
  };
  const observer = new MutationObserver(() => {
    const box = searchIn(pane);
    if (box === null) return;
    box.focus();
    // As if it were typed there: the box hears of it.
    document.execCommand('insertText', false, typed);
  });
  const stop = () => {
    observer.disconnect();
    pane.removeEventListener('keydown', keep);
    pane.removeEventListener('blur', stop);
  };
  pane.addEventListener('keydown', keep);
  pane.focus();
  pane.addEventListener('blur', stop);
  observer.observe(pane, { childList: true, subtree: true });
  return stop;
}
