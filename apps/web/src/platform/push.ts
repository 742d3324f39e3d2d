import {
  PUSH_KEY_PATH,
  PUSH_SUBSCRIPTION_PATH,
  PUSH_TAGS,
  PUSH_TAGS_PATH,
  type PushTag,
} from '@dietetic/contract';
import { pushKeySchema, pushTagsSchema } from '@dietetic/contract/schemas';
import { isInstalled, isIos } from './device.ts';
import { registerWorker, runningWorker } from './new-version.ts';
import { type PushChoice, rememberPushChoice } from './push-choice.ts';
import { fetchAndReport } from './reachability.ts';
import { changeOnServer, sendWithCsrf } from './server.ts';
import { withinTime } from './within-time.ts';

export type PushTags = Record<PushTag, boolean>;

export type PushState =
  /** The browser has no push, or its worker does not run here. */
  | { kind: 'unsupported'; needsInstall: boolean }
  /** The visitor, or the browser's settings, refused. Only the browser's settings can change it. */
  | { kind: 'blocked' }
  | { kind: 'unsubscribed' }
  | { kind: 'subscribed'; tags: PushTags };

/** A push service that does not answer would leave the button waiting for ever. */
const SUBSCRIBE_TIMEOUT_MS = 20_000;

export function allTags(value: boolean): PushTags {
  return Object.fromEntries(PUSH_TAGS.map((tag) => [tag, value])) as PushTags;
}

/** What the browser and its settings allow, before any request to the server. */
export function pushPermission(): 'unsupported' | 'needs-install' | NotificationPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) return Notification.permission;
  // iOS 16.4 and later offer push to saved apps only.
  return isIos(navigator) && !isInstalled(window) ? 'needs-install' : 'unsupported';
}

export async function readPushState(): Promise<PushState> {
  const permission = pushPermission();
  if (permission === 'unsupported') return { kind: 'unsupported', needsInstall: false };
  if (permission === 'needs-install') return { kind: 'unsupported', needsInstall: true };
  if (permission === 'denied') return { kind: 'blocked' };
  const subscription = await (await runningWorker())?.pushManager.getSubscription();
  if (!subscription || permission !== 'granted') return { kind: 'unsubscribed' };
  const tags = await readTags(subscription.endpoint);
  return tags ? { kind: 'subscribed', tags } : { kind: 'unsubscribed' };
}

/** Undefined when the server does not know this device, or no longer. */
async function readTags(endpoint: string): Promise<PushTags | undefined> {
  const response = await sendWithCsrf(PUSH_TAGS_PATH, { endpoint });
  if (response.status === 404) return undefined;
  return pushTagsSchema.parse(await response.json());
}

/** Requests permission if it is not granted yet, then subscribes to every topic. */
export async function subscribe(country: PushChoice['country']): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  // Over a metered connection there may be no worker yet; this is asking for it.
  await registerWorker();
  const worker = await runningWorker();
  if (!worker) return { kind: 'unsupported', needsInstall: false };
  const { publicKey } = pushKeySchema.parse(await (await fetchAndReport(PUSH_KEY_PATH)).json());
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await withinTime(
    worker.pushManager.subscribe(options),
    SUBSCRIBE_TIMEOUT_MS,
    () => new Error('The push service did not answer'),
  );
  const tags = allTags(true);
  await store(subscription, { tags, country });
  return { kind: 'subscribed', tags };
}

/** Takes the subscription back from the server and from the browser. */
export async function unsubscribe(): Promise<PushState> {
  const subscription = await (await runningWorker())?.pushManager.getSubscription();
  if (subscription) {
    // The server first: a browser that forgot it could never tell the server to forget it too.
    await changeOnServer(PUSH_SUBSCRIPTION_PATH, { endpoint: subscription.endpoint }, 'DELETE');
    await subscription.unsubscribe();
  }
  await rememberPushChoice(undefined);
  return { kind: 'unsubscribed' };
}

/** Changes the topics, or the country whose news is sent. */
export async function changeChoice(choice: PushChoice): Promise<PushState> {
  const subscription = await (await runningWorker())?.pushManager.getSubscription();
  if (!subscription) return { kind: 'unsubscribed' };
  await store(subscription, choice);
  return { kind: 'subscribed', tags: choice.tags };
}

async function store(subscription: PushSubscription, choice: PushChoice): Promise<void> {
  await changeOnServer(PUSH_SUBSCRIPTION_PATH, { ...subscription.toJSON(), ...choice }, 'PUT');
  await rememberPushChoice(choice);
}
