import { APP_NAME, notificationWords } from '@dietetic/content';
import {
  CSRF_COOKIE_PATH,
  CSRF_HEADER,
  isPushMessage,
  PUSH_SUBSCRIPTION_PATH,
  type PushMessage,
} from '@dietetic/contract';
import { rememberedPushChoice } from '#platform/push-choice.ts';

/** Browsers withdraw the permission of a worker that is pushed to and shows nothing, so something always is. */
const UNREADABLE: PushMessage = {
  id: 'unreadable',
  title: APP_NAME,
  text: notificationWords.unreadable,
  link: '',
  image: '',
};

export async function showMessage(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const { id, title, text, link, image } = readMessage(data);
  const options: NotificationOptions & { image?: string } = {
    body: text,
    // The same message twice replaces itself instead of standing there twice.
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'en-GB',
    data: { link },
  };
  if (image !== '') options.image = image;
  await registration.showNotification(title, options);
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    const message: unknown = data?.json();
    if (isPushMessage(message)) return message;
  } catch {
    // Not JSON.
  }
  // Empty, or from a newer server.
  return UNREADABLE;
}

/** Opens what the message is about: in the app where it is the app's own, in a new tab where it is not. */
export async function answerClick(clients: Clients, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { link } = event.notification.data as { link: string };
  const address = new URL(link === '' ? '/' : link, self.location.origin);
  if (address.protocol !== 'https:' && address.origin !== self.location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === address.href || link === '');
  if (open) await open.focus();
  else await clients.openWindow(address.href);
}

type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** The browser has replaced the subscription: the server learns the new one, with the same choice. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  event: Event,
): Promise<void> {
  const { oldSubscription, newSubscription } = event as SubscriptionChange;
  const choice = await rememberedPushChoice();
  if (!choice) return;
  const options = oldSubscription?.options;
  const renewed = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!renewed) return;
  const prepared = await fetch(CSRF_COOKIE_PATH, { credentials: 'same-origin', cache: 'no-store' });
  await fetch(PUSH_SUBSCRIPTION_PATH, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', [CSRF_HEADER]: prepared.headers.get(CSRF_HEADER) ?? '' },
    body: JSON.stringify({ ...renewed.toJSON(), ...choice }),
  });
}
