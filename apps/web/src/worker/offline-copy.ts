import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { OF_ITS_KIND } from './of-its-kind.ts';

declare const self: ServiceWorkerGlobalScope;

const PACK = /^assets\/offline-pack-/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  // First screens without a page round them: only ever read as text, here.
  html: 'text/plain',
};

/** The files of the app on this device. Most of them come in one file, compressed as one (decision 207). */
export function offlineCopy(entries: readonly PrecacheEntry[]): PrecacheController {
  const pack = entries.find(({ url }) => PACK.test(url));
  const controller = new PrecacheController({ plugins: [OF_ITS_KIND] });
  controller.addToCacheList(entries.filter((entry) => entry !== pack));
  self.addEventListener('install', (event) => {
    event.waitUntil(
      unpack(controller, pack?.url)
        // What could not be had together is fetched file by file, as is what the pack does not hold.
        .catch(() => undefined)
        .then(() => controller.install(event)),
    );
  });
  self.addEventListener('activate', (event) => void controller.activate(event));
  cleanupOutdatedCaches();
  return controller;
}

async function unpack(controller: PrecacheController, pack: string | undefined): Promise<void> {
  if (pack === undefined) return;
  const cache = await caches.open(controller.strategy.cacheName);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const keys = [...controller.getURLsToCacheKeys().values()];
  // A version that differs in few files costs those files.
  if (keys.filter((key) => !present.has(key)).length < keys.length / 2) return;
  const answer = await fetch(pack, { cache: 'no-store' });
  if (!answer.ok) return;
  const texts = (await answer.json()) as Record<string, string>;
  for (const [url, text] of Object.entries(texts)) {
    const key = controller.getCacheKeyForURL(url);
    const type = TYPES[url.slice(url.lastIndexOf('.') + 1)];
    if (key === undefined || type === undefined || present.has(key)) continue;
    await cache.put(key, new Response(text, { headers: { 'Content-Type': type } }));
  }
}
