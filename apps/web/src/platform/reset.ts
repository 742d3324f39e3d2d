import { STORAGE_INVENTORY } from './storage-inventory.ts';
import { withinTime } from './within-time.ts';

/** What the browser never answers does not hold back the rest. */
const LONGEST_WAIT_MS = 5000;
const inTime = (work: Promise<unknown>) =>
  withinTime(work, LONGEST_WAIT_MS, () => new Error('The browser did not answer')).catch(() => undefined);

/**
 * Clears everything the app keeps on this device, then starts again as on a first visit. Each part is cleared
 * even when another cannot be: a browser that blocks one store often allows the next.
 */
export async function resetDevice(): Promise<void> {
  await inTime(unsubscribeFromPush());
  await Promise.all([removeDatabases(), removeCaches(), removeWorkers()].map(inTime));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage is blocked, so there is nothing to delete.
    }
  }
  for (const { name, place } of STORAGE_INVENTORY) {
    // The half that scripts cannot read means nothing without this one, and ends with the browser.
    if (place === 'cookie') document.cookie = `${name}=; path=/; max-age=0`;
  }
  window.location.replace('/');
}

async function unsubscribeFromPush(): Promise<void> {
  try {
    const { unsubscribe } = await import('./push.ts');
    await unsubscribe();
  } catch {
    // Offline: the worker goes with the rest, and the server drops a device that no longer answers.
  }
}

async function removeDatabases(): Promise<void> {
  const named = STORAGE_INVENTORY.filter(({ place }) => place === 'database').map(({ name }) => name);
  await Promise.all(named.map(removeDatabase));
}

function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked means another tab still holds it; it is deleted when that tab lets go.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
  });
}

async function removeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
