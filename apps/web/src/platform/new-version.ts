import { trustedScriptUrl } from './trusted-script-url.ts';

const WORKER = '/sw.js';

/** In development the server of the tools has the files; a worker would only hand out old ones. */
function canKeepOffline(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && !import.meta.env.DEV;
}

/**
 * When a first copy that failed is tried again, in milliseconds after the failure. One file lost on a crowded network
 * would otherwise leave the device without a copy until the next visit.
 */
const RETRY_AFTER_MS = [5000, 30_000, 120_000];

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Undefined where there can be no worker: an old browser, a private window of some, blocked storage. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canKeepOffline()) return Promise.resolve(undefined);
  registering ??= navigator.serviceWorker
    .register(trustedScriptUrl(WORKER), { scope: '/', updateViaCache: 'none' })
    .catch(() => {
      // Refused by the browser, or no connection on a first visit: the app runs from the network until next time.
      registering = undefined;
      return undefined;
    });
  return registering;
}

/**
 * Registers the worker that keeps the app on the device, and tells of a version that waits to take over.
 * `onWaiting` is handed the way to let it; when it has taken over, every open tab loads itself again once.
 */
export async function keepOffline(onWaiting: (apply: () => void) => void): Promise<void> {
  if (!canKeepOffline()) return;
  const container = navigator.serviceWorker;

  // The first worker of all takes charge of a page that is already right; only a change of worker means new files.
  let hadWorker = container.controller !== null;
  let isReloading = false;
  container.addEventListener('controllerchange', () => {
    if (hadWorker && !isReloading) {
      isReloading = true;
      window.location.reload();
    }
    hadWorker = true;
  });

  const announce = (worker: ServiceWorker) =>
    onWaiting(() => worker.postMessage({ type: 'SKIP_WAITING' }, []));
  const retries = [...RETRY_AFTER_MS];
  const retry = () => {
    registering = undefined;
    const delay = retries.shift();
    if (delay !== undefined) setTimeout(() => void follow(), delay);
  };
  const follow = async () => {
    const registration = await registerWorker();
    if (!registration) return retry();
    if (registration.waiting && container.controller) announce(registration.waiting);
    const onInstalling = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && container.controller) announce(installing);
        if (installing.state === 'redundant' && !registration.active) retry();
      });
    };
    registration.addEventListener('updatefound', onInstalling);
    onInstalling();
  };
  await follow();
}

/** The worker of an earlier or this visit, once it runs; undefined while there is none. */
export async function runningWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canKeepOffline()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration && navigator.serviceWorker.ready;
}

/** Asks the server whether there is a newer version. Without a connection there is nothing to learn. */
export async function checkForNewVersion(): Promise<void> {
  try {
    await (await registering)?.update();
  } catch {
    // Offline, or the server is away: the version on the device goes on.
  }
}
