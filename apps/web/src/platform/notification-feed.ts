import type { Country } from '@dietetic/catalogue';
import { NOTIFICATION_APP_ID, NOTIFICATION_FEED_PATH } from '@dietetic/contract';
import { notificationFeedSchema } from '@dietetic/contract/schemas';
import { fetchAndReport } from './reachability.ts';

export type AppNotification = { id: string; title: string; text: string; link: string; image: string };

/** The newest notification for a country, for browsers that cannot be pushed to. */
export async function latestNotification(country: Country): Promise<AppNotification | undefined> {
  const query = new URLSearchParams({ app_id: NOTIFICATION_APP_ID, limit: '1', country });
  const response = await fetchAndReport(`${NOTIFICATION_FEED_PATH}?${query}`, { cache: 'no-cache' });
  if (!response.ok) return undefined;
  const parsed = notificationFeedSchema.safeParse(await response.json());
  const first = parsed.success ? parsed.data.notifications[0] : undefined;
  if (!first) return undefined;
  const { id, headings, contents, url, global_image } = first;
  return { id, title: headings.en, text: contents.en, link: safeLink(url), image: global_image };
}

/** A link leads into the app or to a secure page; anything else leads nowhere. */
export function safeLink(url: string): string {
  return /^(?:https:\/\/|\/(?!\/))/.test(url) ? url : '';
}
