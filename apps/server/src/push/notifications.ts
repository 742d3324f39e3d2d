import {
  COUNTRIES,
  NOTIFICATION_LIMITS,
  type NotificationFeed,
  PUSH_TAGS,
  type PushTag,
} from '@dietetic/contract';
import * as z from 'zod';
import type { Query, Store } from '#store/open-store.ts';

/** A page of this site, or one elsewhere over https; empty when there is none. */
const link = z
  .string()
  .max(NOTIFICATION_LIMITS.linkLength)
  .regex(/^(?:|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/]+[^\s\\]*)$/, 'must start with / or https://');

export const newNotificationSchema = z.strictObject({
  title: z.string().trim().min(1).max(NOTIFICATION_LIMITS.titleLength),
  text: z.string().trim().min(1).max(NOTIFICATION_LIMITS.textLength),
  link: link.default(''),
  image: link.default(''),
  /** Devices with one of these tags; none means all devices. */
  tags: z.array(z.enum(PUSH_TAGS)).default([]),
  country: z.enum(COUNTRIES).nullable().default(null),
});
export type NewNotification = z.infer<typeof newNotificationSchema>;

export type NotificationRecord = Omit<NewNotification, 'tags'> & {
  id: string;
  created: string;
  tags: PushTag[];
  deliveries: Record<'queued' | 'sending' | 'sent' | 'expired' | 'failed', number>;
};

/** Devices are served in slices, so that several processes share the work. */
const SLICE_SIZE = 250;

const audienceOf = (notification: NewNotification) => {
  const tags =
    notification.tags.length === 0 ? 'true' : `(${notification.tags.map((tag) => `s.${tag}`).join(' OR ')})`;
  return { where: `${tags} AND ($1::text IS NULL OR s.country = $1)`, values: [notification.country] };
};

export async function countAudience(store: Store, notification: NewNotification): Promise<number> {
  const { where, values } = audienceOf(notification);
  const { rows } = await store.query(
    `SELECT count(*)::int AS devices FROM push_subscriptions s WHERE ${where}`,
    values,
  );
  return Number(rows[0]?.devices ?? 0);
}

/** Records a notification with one delivery per device; returns how many slices there are to serve. */
export async function recordNotification(
  query: Query,
  notification: NewNotification,
): Promise<{ id: string; devices: number; slices: number }> {
  const { title, text, link, image, tags, country } = notification;
  const { rows } = await query(
    `INSERT INTO notifications (title, text, link, image, tags, country) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [title, text, link, image, JSON.stringify(tags), country],
  );
  const id = String(rows[0]?.id);
  const { where, values } = audienceOf(notification);
  const { rowCount: devices } = await query(
    `INSERT INTO push_deliveries (notification_id, subscription_id, slice, state)
     SELECT $2::uuid, s.id, (row_number() OVER (ORDER BY s.id) - 1) / ${SLICE_SIZE}, 'queued'
     FROM push_subscriptions s WHERE ${where}`,
    [...values, id],
  );
  return { id, devices, slices: Math.ceil(devices / SLICE_SIZE) };
}

export async function listNotifications(store: Store, limit: number): Promise<NotificationRecord[]> {
  const { rows } = await store.query(
    `SELECT n.*, coalesce(json_object_agg(d.state, d.devices) FILTER (WHERE d.state IS NOT NULL), '{}')::text AS deliveries
     FROM (SELECT * FROM notifications ORDER BY created_at DESC, id LIMIT $1) n
     LEFT JOIN (SELECT notification_id, state, count(*)::int AS devices FROM push_deliveries GROUP BY 1, 2) d
       ON d.notification_id = n.id
     GROUP BY n.id, n.created_at, n.title, n.text, n.link, n.image, n.tags, n.country
     ORDER BY n.created_at DESC, n.id`,
    [limit],
  );
  return rows.map((row) => ({
    id: String(row.id),
    created: momentOf(row.created_at).toISOString(),
    title: String(row.title),
    text: String(row.text),
    link: String(row.link),
    image: String(row.image),
    tags: JSON.parse(String(row.tags)) as PushTag[],
    country: COUNTRIES.find((country) => country === row.country) ?? null,
    deliveries: {
      queued: 0,
      sending: 0,
      sent: 0,
      expired: 0,
      failed: 0,
      ...(JSON.parse(String(row.deliveries)) as Partial<NotificationRecord['deliveries']>),
    },
  }));
}

/** The feed in the notification provider's format, newest first, for devices that cannot receive push messages. */
export async function notificationFeed(
  store: Store,
  page: { limit: number; offset: number; country: string | undefined },
): Promise<NotificationFeed> {
  const where = `($1::text IS NULL OR country IS NULL OR country = $1)`;
  const country = page.country ?? null;
  const total = await store.query(`SELECT count(*)::int AS total FROM notifications WHERE ${where}`, [
    country,
  ]);
  const { rows } = await store.query(
    `SELECT * FROM notifications WHERE ${where} ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
    [country, page.limit, page.offset],
  );
  return {
    total_count: Number(total.rows[0]?.total ?? 0),
    offset: page.offset,
    limit: page.limit,
    notifications: rows.map((row) => ({
      id: String(row.id),
      headings: { en: String(row.title) },
      contents: { en: String(row.text) },
      url: String(row.link),
      global_image: String(row.image),
      completed_at: Math.floor(momentOf(row.created_at).getTime() / 1000),
    })),
  };
}

const momentOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));
