import { type AnalyticsEvent, EVENT_PATH, PAGEVIEW_PATH, pageviewRouteOf } from '@dietetic/contract';

/**
 * Counting of views without knowing who views: the route's name from a closed list, no id, no search, no
 * cookie. Nothing is sent from localhost, nor for a visitor whose browser asks not to be followed.
 */
export function countPageview(location: Pick<Location, 'hostname' | 'pathname'>): void {
  if (!isCounted(location.hostname)) return;
  void send(PAGEVIEW_PATH, { route: pageviewRouteOf(location.pathname) });
}

export function countEvent(counted: AnalyticsEvent, hostname: string = window.location.hostname): void {
  if (isCounted(hostname)) void send(EVENT_PATH, counted);
}

export function isCounted(hostname: string, browser: Partial<PrivacySignals> = navigator): boolean {
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')) return false;
  return browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true;
}

type PrivacySignals = { doNotTrack: string | null; globalPrivacyControl: boolean };

async function send(path: string, body: object): Promise<void> {
  const { sendWithCsrf } = await import('./server.ts');
  // A view that could not be counted is not worth a word to anyone.
  await sendWithCsrf(path, body).catch(() => undefined);
}
