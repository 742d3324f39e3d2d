import { pageTitleWords } from '@dietetic/content';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { countPageview } from '#platform/analytics.ts';
import { checkForNewVersion } from '#platform/new-version.ts';
import { considerPrompt } from '#state/notifications.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * What a change of screen brings with it: the page starts at its top, the worker looks for a new
 * version, one view is counted, the title of the tab follows the heading, and the focus moves to it.
 */
export function useScreenChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();

  useEffect(() => {
    const screen = main.current;
    if (!screen) return;
    window.history.scrollRestoration = 'manual';
    const stopFollowing = followTitle(screen);

    countPageview(window.location);
    const unsubscribe = router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation) return;
      // A search or a filter in the address is the same screen still.
      if (!pathChanged && toLocation.href !== fromLocation.href) return;
      // A step that sends back to where one came from changes nothing, but takes the focused link away.
      if (!pathChanged && document.activeElement !== document.body) return;
      window.scrollTo(0, 0);
      focusHeading(screen);
      if (!pathChanged) return;
      countPageview({ hostname: window.location.hostname, pathname: toLocation.pathname });
      void checkForNewVersion();
      void considerPrompt(toLocation.pathname);
    });
    return () => {
      stopFollowing();
      unsubscribe();
    };
  }, [router]);

  return main;
}

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
