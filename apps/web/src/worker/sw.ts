import { isScreenAddress } from '@dietetic/contract';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { KEPT_ON_DEVICE } from '#platform/reachability.ts';
import { startPageFrom } from '#start/worker/start-page.ts';
import { offlineCopy } from './offline-copy.ts';
import { OF_ITS_KIND } from './of-its-kind.ts';
import { answerClick, renewSubscription, showMessage } from './push-events.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Kept beyond a version: what the visitor has looked at, not what the app is made of. */
const IMAGE_CACHE = 'product-images';
const DOCUMENT_CACHE = 'documents';
/** Neither cached nor reachable: respond with an error, since a throw here cannot be caught by the page. */
const NONE_TO_GIVE = { handlerDidError: async () => Response.error() };

/** The page must not take a copy for an answer of the server. */
const SAID_TO_BE_KEPT = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) => {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(KEPT_ON_DEVICE, 'yes');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};

const copy = offlineCopy(self.__WB_MANIFEST);
registerRoute(
  // Addresses of screens are answered below, so that the right first screen is chosen.
  new PrecacheRoute(copy, { directoryIndex: '', cleanURLs: false }),
);
const startPage = (request: Request) => startPageFrom(copy, request);
// The page that installed the worker is looked after at once; later versions wait until they are accepted.
clientsClaim();

// A screen of the app is answered from the device; the server's own paths and files never are.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isScreenAddress(url.pathname),
  async ({ request }) => (await startPage(request)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new StaleWhileRevalidate({
    cacheName: IMAGE_CACHE,
    plugins: [NONE_TO_GIVE, OF_ITS_KIND, new ExpirationPlugin({ maxEntries: 800, purgeOnQuotaError: true })],
  }),
);

// A document that was opened once can be opened again without a connection; with one it is always the newest.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/documents'),
  new NetworkFirst({
    cacheName: DOCUMENT_CACHE,
    plugins: [
      NONE_TO_GIVE,
      OF_ITS_KIND,
      SAID_TO_BE_KEPT,
      new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true }),
    ],
  }),
);

// What else there is only the server knows. Without it, the app says that it has no such page.
registerRoute(
  // To the administrator's pages the browser goes itself: it may be asked for a password there.
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/admin/'),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const page = await startPage(request);
      return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
    }
  },
);

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'SKIP_WAITING'
  ) {
    void self.skipWaiting();
  }
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(self.clients, event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, event)),
);
