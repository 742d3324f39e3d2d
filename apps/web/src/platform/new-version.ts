import { trustedScriptUrl } from './trusted-script-url.ts';

const WORKER = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';

let registration: ServiceWorkerRegistration | undefined;

export function canKeepOffline(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/**
 * Registers the worker that keeps the app on the device, and tells of a version that waits to take over.
 * `onWaiting` is handed the way to let it; when it has taken over, every open tab loads itself again once.
 */
export async function keepOffline(onWaiting: (apply: () => void) => void): Promise<void> {
  if (!canKeepOffline() || import.meta.env.DEV) return;
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

  try {
    registration = await container.register(trustedScriptUrl(WORKER), { scope: '/', updateViaCache: 'none' });
  } catch {
    // Refused (a private window, blocked storage): the app runs from the network only.
    return;
  }
  const announce = (worker: ServiceWorker) =>
    onWaiting(() => worker.postMessage({ type: 'SKIP_WAITING' }, []));
  if (registration.waiting && container.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration?.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) announce(installing);
    });
  });
}

/** The worker that keeps the app on the device, once it runs; undefined where there is none. */
export async function runningWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return registration && (await navigator.serviceWorker.ready);
}

/** Asks the server whether there is a newer version. Without a connection there is nothing to learn. */
export async function checkForNewVersion(): Promise<void> {
  try {
    await registration?.update();
  } catch {
    // Offline, or the server is away: the version on the device goes on.
  }
}
