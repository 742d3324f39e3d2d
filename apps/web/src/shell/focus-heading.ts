import { firstEntry, isEmptyEntry } from '#platform/entry-order.ts';

/** Long enough for a screen's file and data on a slow network; later the reader is already somewhere else. */
const PATIENCE_MS = 5000;

/**
 * Moves the focus to the screen's heading as soon as there is one, so that a screen reader announces where one
 * has come to; or into the first entry of a form that asks for it and is still empty, whose name is announced then.
 * Stops waiting when the reader moves the focus first.
 */
export function focusHeading(within: Element): void {
  if (focusNow(within)) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || focusNow(within)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(within, { childList: true, subtree: true });

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
}

function focusNow(within: Element): boolean {
  const heading = within.querySelector('h1');
  if (!heading) return false;
  focusTarget(heading).focus({ preventScroll: true });
  return true;
}

/** The heading of a screen, which can then have the focus, or the first entry that its form asks for. */
export function focusTarget(heading: HTMLElement): HTMLElement {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return firstEntryToMake(heading) ?? heading;
}

function firstEntryToMake(heading: Element): HTMLElement | undefined {
  const entry = firstEntry(heading.closest('[data-begins-with-entry]'));
  return entry !== undefined && isEmptyEntry(entry) ? entry : undefined;
}
