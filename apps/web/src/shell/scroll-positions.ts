import type { RouterHistory } from '@tanstack/react-router';
import { focusTarget } from './focus-heading.ts';

/** Long enough for a list to be rendered down to where it was; later the reader is already somewhere else. */
const PATIENCE_MS = 3000;
const MOVES_OF_THE_READER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Where each screen of this tab was left, by its entry in the history: going back to one leads to its place, and to
 * the link it was left by, or where that is none to its heading; going forward starts a screen at its top (decision 085).
 */
export function restoreScrollPositions(history: RouterHistory) {
  const places = new Map<string, number>();
  let entry = keyOf(history);
  let isReturn = false;
  let stopRestoring: (() => void) | undefined;

  const note = () => places.set(entry, window.scrollY);
  // The router hears of a new address before it renders the screen: until then the old one is as it was left. The browser
  // moves nothing by itself (`scrollRestoration`).
  const unsubscribe = history.subscribe(({ action }) => {
    stopRestoring?.();
    note();
    entry = keyOf(history);
    isReturn = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
  });

  return {
    /** False when this is no way back to a screen that was left in this tab. */
    returnTo(screen: Element, leftPath: string): boolean {
      const place = places.get(entry);
      if (!isReturn || place === undefined) return false;
      stopRestoring = restore(screen, place, leftPath);
      return true;
    },
    stop() {
      stopRestoring?.();
      unsubscribe();
    },
  };
}

const keyOf = ({ location }: RouterHistory): string => location.state.__TSR_key ?? location.href;

/** A list is rendered in pieces: it is scrolled down as it grows, until the place is there or the reader moves. */
function restore(screen: Element, place: number, leftPath: string): () => void {
  const observer = new ResizeObserver(settle);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const move of MOVES_OF_THE_READER) window.addEventListener(move, stop, { once: true, passive: true });
  observer.observe(screen);
  settle();
  return stop;

  function settle() {
    const heading = screen.querySelector('h1');
    if (heading === null) return;
    // The reader is at the heading until the link is rendered. One that is not shown at this width is none.
    const link = [...screen.querySelectorAll('a')].find(
      (one) => samePath(one.pathname, leftPath) && one.getClientRects().length > 0,
    );
    const target = link ?? focusTarget(heading);
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    window.scrollTo(0, place);
    if (link !== undefined && Math.abs(window.scrollY - place) < 2) stop();
  }
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of MOVES_OF_THE_READER) window.removeEventListener(move, stop);
  }
}

const samePath = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '');
