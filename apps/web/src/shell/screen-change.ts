import { pageTitleWords } from '@dietetic/content';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { countPageview } from '#platform/analytics.ts';
import { checkForNewVersion } from '#platform/new-version.ts';
import { considerPrompt } from '#session/notifications.ts';
import { focusRequestedField } from '#platform/focus-field.ts';
import { focusHeading } from './focus-heading.ts';
import { restoreScrollPositions } from './scroll-positions.ts';

/**
 * What a change of screen brings with it: the page starts at its top, or where it was left when one goes back
 * to it, the worker looks for a new version, one view is counted, the title of the tab follows the heading, and the
 * focus moves to it, or back to the link that was followed.
 */
export function useScreenChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();

  useEffect(() => {
    const screen = main.current;
    if (!screen) return;
    window.history.scrollRestoration = 'manual';
    const stopFollowing = followTitle(screen);
    const places = restoreScrollPositions(router.history);

    countPageview(window.location);
    const unsubscribe = router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (!fromLocation) return;
      const isOther = screenPath(toLocation.pathname) !== screenPath(fromLocation.pathname);
      // A search or a filter in the address is the same screen still.
      if (!isOther && toLocation.href !== fromLocation.href) return;
      // A step that sends back to where one came from changes nothing, but takes the focused link away.
      if (!isOther && document.activeElement !== document.body) return;
      const isReturn = isOther && places.returnTo(screen, fromLocation.pathname);
      if (!isReturn) {
        window.scrollTo(0, 0);
        if (!focusRequestedField() && !isInPaneOfHeading(screen)) focusHeading(screen);
      }
      if (!isOther) return;
      countPageview({ hostname: window.location.hostname, pathname: toLocation.pathname });
      void checkForNewVersion();
      void considerPrompt(toLocation.pathname);
    });
    return () => {
      stopFollowing();
      places.stop();
      unsubscribe();
    };
  }, [router]);

  return main;
}

/** One works in that pane already: its address has followed. */
const isInPaneOfHeading = (screen: Element): boolean =>
  screen.querySelector('h1')?.closest('[data-pane]')?.contains(document.activeElement) === true;

/** With or without a slash at its end an address is that of the same screen; a search in it may add one. */
const screenPath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** The tab is named after the heading, which may come after the screen's file or its data. */
function followTitle(screen: Element): () => void {
  const follow = () => {
    const heading = screen.querySelector('h1');
    if (!heading) return;
    const title = pageTitleWords.withApp(heading.textContent.trim());
    if (document.title !== title) document.title = title;
  };
  const observer = new MutationObserver(follow);
  observer.observe(screen, { childList: true, subtree: true, characterData: true });
  follow();
  return () => observer.disconnect();
}
