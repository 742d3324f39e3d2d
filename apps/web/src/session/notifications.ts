import type { Country } from '@dietetic/catalogue';
import type { PushTag } from '@dietetic/contract';
import { create } from 'zustand';
import type { AppNotification } from '#platform/notification-feed.ts';
import type { PushState } from '#platform/push.ts';
import { storedFlag, storedList, storedWord } from '#platform/storage.ts';
import { useSession } from './session.ts';
import { useWorkInProgress } from './work-in-progress.ts';

/** Ids of notifications already seen, the newest last (specification, stored client values). */
const SEEN = storedList('userNotifications');
/** Whether the latest notification is shown in the app where the browser cannot be pushed to. */
const FALLBACK = storedFlag('notificationsFallbackSubscribed');
/** The one answer to the one question whether to be notified. */
const PROMPT = storedWord('notificationPrompt', ['answered']);
const MOST_SEEN = 100;
/** Screens visited in this visit before the question may come: someone who is at home here, and not in a hurry. */
const SCREENS_BEFORE_PROMPT = 4;

type Notifications = {
  /** Undefined until the browser has been asked. */
  push: PushState | undefined;
  isWorking: boolean;
  hasFailed: boolean;
  isFallback: boolean;
  /** What the banner shows; closed by the reader. */
  message: AppNotification | undefined;
  isPromptOpen: boolean;
};

export const useNotifications = create<Notifications>(() => ({
  push: undefined,
  isWorking: false,
  hasFailed: false,
  isFallback: FALLBACK.read() === true,
  message: undefined,
  isPromptOpen: false,
}));

// The code that talks to the push service is fetched when it is first needed.
const push = () => import('#platform/push.ts');

/** Called once the app is open: shows the latest message where that was chosen, and follows the country. */
export async function startNotifications(): Promise<void> {
  const { country } = useSession.getState();
  if (country && FALLBACK.read() === true && (await isWithoutPush())) await showLatest(country);
  useSession.subscribe((session, before) => {
    if (session.country && session.country !== before.country) void followCountry(session.country);
  });
}

async function isWithoutPush(): Promise<boolean> {
  const { pushPermission } = await push();
  return ['unsupported', 'needs-install'].includes(pushPermission());
}

/** Messages follow the country, on the server too, while this device is subscribed. */
async function followCountry(country: Country): Promise<void> {
  const { rememberedPushChoice } = await import('#platform/push-choice.ts');
  const choice = await rememberedPushChoice();
  if (choice) await work(async () => (await push()).changeChoice({ ...choice, country }));
}

async function showLatest(country: Country): Promise<void> {
  const { latestNotification } = await import('#platform/notification-feed.ts');
  // Without a connection there is no news; the next start asks again.
  const latest = await latestNotification(country).catch(() => undefined);
  if (latest && !SEEN.read()?.includes(latest.id)) useNotifications.setState({ message: latest });
}

export function closeMessage(): void {
  const { message } = useNotifications.getState();
  if (message) SEEN.write([...(SEEN.read() ?? []), message.id].slice(-MOST_SEEN));
  useNotifications.setState({ message: undefined });
}

/** Reads the state again: on the notifications page, and when the permission is changed in the browser. */
export async function refreshPush(): Promise<void> {
  await work(async () => (await push()).readPushState());
}

/** The manage button: subscribed becomes unsubscribed, anything else asks for permission and subscribes. */
export async function togglePush(): Promise<void> {
  const { country } = useSession.getState();
  if (!country) return;
  const isSubscribed = useNotifications.getState().push?.kind === 'subscribed';
  await work(async () => (isSubscribed ? (await push()).unsubscribe() : (await push()).subscribe(country)));
}

export async function setTag(tag: PushTag, value: boolean): Promise<void> {
  const { push: before } = useNotifications.getState();
  const { country } = useSession.getState();
  if (before?.kind !== 'subscribed' || !country) return;
  const tags = { ...before.tags, [tag]: value };
  // Shown at once: the next press goes on from here.
  useNotifications.setState({ push: { kind: 'subscribed', tags } });
  await work(async () => (await push()).changeChoice({ tags, country }), before);
}

let waiting = 0;
let last: Promise<void> = Promise.resolve();
/** What browser and server have, while changes to it are shown already. */
let confirmed: PushState | undefined;

/** One change after the other, none dropped. A failed one is taken back, and said. */
function work(run: () => Promise<PushState>, before = useNotifications.getState().push): Promise<void> {
  if (waiting === 0) confirmed = before;
  waiting += 1;
  useNotifications.setState({ isWorking: true, hasFailed: false });
  last = last.then(async () => {
    let hasFailed = false;
    try {
      confirmed = await run();
    } catch {
      hasFailed = true;
    }
    waiting -= 1;
    if (waiting === 0) useNotifications.setState({ push: confirmed, hasFailed, isWorking: false });
  });
  return last;
}

export function setFallback(isFallback: boolean): void {
  FALLBACK.write(isFallback);
  useNotifications.setState({ isFallback });
}

let screensVisited = 0;

/**
 * Counts the screens of this visit and asks, at most once ever, whether to be notified: on a quiet screen, with
 * no regimen in progress, when the browser has not been asked and could be.
 */
export async function considerPrompt(pathname: string): Promise<void> {
  screensVisited += 1;
  const isQuiet = ['/', '/products', '/resources', '/support'].includes(pathname.replace(/(.)\/$/, '$1'));
  if (screensVisited < SCREENS_BEFORE_PROMPT || !isQuiet || PROMPT.read() === 'answered') return;
  if (useWorkInProgress.getState().hasRegimen || !('Notification' in window)) return;
  const { pushPermission, readPushState } = await push();
  if (pushPermission() !== 'default') return;
  const state = await readPushState().catch(() => undefined);
  if (state?.kind === 'unsubscribed') useNotifications.setState({ push: state, isPromptOpen: true });
}

export async function answerPrompt(isWanted: boolean): Promise<void> {
  PROMPT.write('answered');
  useNotifications.setState({ isPromptOpen: false });
  if (isWanted) await togglePush();
}
