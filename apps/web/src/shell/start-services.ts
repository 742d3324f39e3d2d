import { keepOffline } from '#platform/new-version.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { prepareSession as prepareServerSession } from '#platform/server.ts';
import { useCatalogueStore } from '#session/catalogue-state.ts';
import { followConnectivity, useConnectivity } from '#session/connectivity.ts';
import { followInstallOffer } from '#session/install.ts';
import { useOfflineCopy } from '#session/offline-copy.ts';
import { followOtherTabs, useSession } from '#session/session.ts';
import { reportWaitingVersion } from '#session/updates.ts';
import { useWorkInProgress } from '#session/work-in-progress.ts';
import { startScreenFor } from './start-screen.ts';

const PRODUCTS_FIRST_MS = 10_000;

const elapsed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Everything that runs beside the screens. The first screen never waits for any of it. */
export function startServices(): void {
  followOtherTabs(window);
  followConnectivity(window);
  followInstallOffer(window);
  const isBack = isInTheApp();
  const products = arrival()
    .then(startProducts)
    .catch(() => undefined);
  // On a return visit the products come first: other work waits until they are read, but not for a store that hangs.
  const first = isBack ? Promise.race([products, elapsed(PRODUCTS_FIRST_MS)]) : Promise.resolve();
  void first.then(() => whenIdle(startBackground));
}

/** Reads them, and from then on keeps them current. Who is still being asked the first questions needs none of it. */
async function startProducts(): Promise<void> {
  const { followOtherTabsUpdates, startCatalogue, sync } = await import('#session/catalogue.ts');
  followOtherTabsUpdates(window);
  await startCatalogue().catch(() => undefined);
  void sync();
  syncAgainWhenReachable(sync);
  whenIdle(
    () => void import('#session/notifications.ts').then(({ startNotifications }) => startNotifications()),
  );
}

function startBackground(): void {
  void prepareSession();
  whenAllowed(() => void keepOffline(reportWaitingVersion));
  // A regimen left open in this tab keeps its own watch: the idle hour, and the question before a change of country.
  if (useWorkInProgress.getState().hasRegimen)
    void import('#session/keep-regimen.ts').then(({ startKeepingRegimen }) => startKeepingRegimen());
}

/** The anti-forgery cookies (J-11). Without a connection they are requested when they are needed. */
async function prepareSession(): Promise<void> {
  await prepareServerSession().catch(() => undefined);
}

/** On a metered connection the offline copy is made only on request. */
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

function syncAgainWhenReachable(sync: () => Promise<unknown>): void {
  useConnectivity.subscribe(({ isOnline }, before) => {
    const { lastResult } = useCatalogueStore.getState();
    if (isOnline && !before.isOnline && lastResult?.status === 'failed') void sync();
  });
}
