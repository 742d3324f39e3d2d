import { keepOffline } from '#platform/new-version.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { prepareSession as prepareServerSession } from '#platform/server.ts';
import { followOtherTabsUpdates, startCatalogue, sync, useCatalogueStore } from '#state/catalogue.ts';
import { followConnectivity, useConnectivity } from '#state/connectivity.ts';
import { followInstallOffer } from '#state/install.ts';
import { useOfflineCopy } from '#state/offline-copy.ts';
import { followOtherTabs, useSession } from '#state/session.ts';
import { reportWaitingVersion } from '#state/updates.ts';
import { useWorkInProgress } from '#state/work-in-progress.ts';
import { startScreenFor } from './start-screen.ts';

/** Everything that runs beside the screens. The first screen never waits for any of it. */
export function startServices(): void {
  followOtherTabs(window);
  followConnectivity(window);
  followOtherTabsUpdates(window);
  followInstallOffer(window);
  const isBack = isInTheApp();
  const products = arrival()
    .then(startCatalogue)
    .catch(() => undefined);
  void products.then(keepCatalogueCurrent);
  // Whoever comes back waits for the products: nothing shares the processor with them that could come later.
  void (isBack ? products : Promise.resolve()).then(() => whenIdle(startBackground));
}

function keepCatalogueCurrent(): void {
  void sync();
  void keepListDrawn();
  syncAgainWhenReachable();
  whenIdle(
    () => void import('#state/notifications.ts').then(({ startNotifications }) => startNotifications()),
  );
}

/** The worker shows the drawing, and has by then fetched what it is drawn with. */
async function keepListDrawn(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  (await import('./drawn-list.tsx')).keepListDrawn();
}

function startBackground(): void {
  void prepareSession();
  whenAllowed(() => void keepOffline(reportWaitingVersion));
  // A regimen left open in this tab keeps its own watch: the idle hour, and the question before a change of country.
  if (useWorkInProgress.getState().hasRegimen) void import('#state/regimen.ts');
}

/** The anti-forgery cookies (J-11). Without a connection they are asked for again when they are needed. */
async function prepareSession(): Promise<void> {
  await prepareServerSession().catch(() => undefined);
}

/** On a metered connection the copy for offline use waits until it is asked for. */
function whenAllowed(run: () => void): void {
  if (useOfflineCopy.getState().isAllowed) {
    run();
    return;
  }
  const unsubscribe = useOfflineCopy.subscribe(({ isAllowed }) => {
    if (!isAllowed) return;
    unsubscribe();
    run();
  });
}

/** Products are fetched for those who use them: once the questions before the app are answered. */
async function arrival(): Promise<void> {
  if (isInTheApp()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = useSession.subscribe(() => {
      if (!isInTheApp()) return;
      unsubscribe();
      resolve();
    });
  });
}

function isInTheApp(): boolean {
  return ['country', 'uk', 'roi'].includes(startScreenFor(useSession.getState()));
}

function syncAgainWhenReachable(): void {
  useConnectivity.subscribe(({ isOnline }, before) => {
    const { lastResult } = useCatalogueStore.getState();
    if (isOnline && !before.isOnline && lastResult?.status === 'failed') void sync();
  });
}
