import { keepOffline } from '#platform/new-version.ts';
import { followOtherTabsUpdates, loadCatalogue, sync } from '#state/catalogue.ts';
import { followConnectivity } from '#state/connectivity.ts';
import { followOtherTabs, useSession } from '#state/session.ts';
import { reportWaitingVersion } from '#state/updates.ts';
import { startScreenFor } from './start-screen.ts';

/** Everything that runs beside the screens. The first screen never waits for any of it. */
export function startServices(): void {
  followOtherTabs(window);
  followConnectivity(window);
  followOtherTabsUpdates(window);
  whenIdle(() => void keepOffline(reportWaitingVersion));
  onceBehindTheGate(() => {
    void loadCatalogue().then(() => sync());
  });
}

/** The products are fetched for those who use them: after the questions are answered. */
function onceBehindTheGate(run: () => void): void {
  const isBehind = () => ['uk', 'roi', 'country'].includes(startScreenFor(useSession.getState()));
  if (isBehind()) {
    run();
    return;
  }
  const unsubscribe = useSession.subscribe(() => {
    if (!isBehind()) return;
    unsubscribe();
    run();
  });
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback; a second after the load is idle enough.
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
