import { pageTitleWords } from '@dietetic/content';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { countPageview } from '#platform/analytics.ts';
import { checkForNewVersion } from '#platform/new-version.ts';
import { considerPrompt } from '#state/notifications.ts';

/**
 * What a change of screen brings with it: the page starts at its top, the worker looks for a new
 * version, one view is counted, the title of the tab follows the heading, and the focus moves to the heading
 * so that a screen reader announces where one has come to.
 */
export function useScreenChange(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let awaitsFocus = false;

    // The heading may come after the screen's file or its data; it is looked for at every change until then.
    const follow = () => {
      const heading = main.current?.querySelector('h1');
      if (!heading) return;
      const title = pageTitleWords.withApp(heading.textContent.trim());
      if (document.title !== title) document.title = title;
      if (!awaitsFocus) return;
      awaitsFocus = false;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(follow);
    if (main.current) observer.observe(main.current, { childList: true, subtree: true, characterData: true });
    follow();

    countPageview(window.location);
    const unsubscribe = router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation) return;
      // A step that sends back to where one came from changes no path, but takes the focused link away.
      if (!pathChanged && document.activeElement !== document.body) return;
      window.scrollTo(0, 0);
      awaitsFocus = true;
      follow();
      countPageview({ hostname: window.location.hostname, pathname: toLocation.pathname });
      void checkForNewVersion();
      void considerPrompt(toLocation.pathname);
    });
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [router]);

  return main;
}
