import { createHash } from 'node:crypto';
import type { PushSubscriptionCall, PushTags } from '@dietetic/contract';
import type { Store } from '#store/open-store.ts';

/** A device is known by its endpoint; its hash is the key, so that logs and jobs never carry the endpoint. */
const subscriptionId = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

export async function saveSubscription(store: Store, call: PushSubscriptionCall): Promise<void> {
  const { endpoint, keys, tags, country } = call;
  await store.query(
    `INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, adults, paediatrics, metabolics, country)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, adults = excluded.adults,
       paediatrics = excluded.paediatrics, metabolics = excluded.metabolics, country = excluded.country,
       updated_at = now()`,
    [
      subscriptionId(endpoint),
      endpoint,
      keys.p256dh,
      keys.auth,
      tags.adults,
      tags.paediatrics,
      tags.metabolics,
      country,
    ],
  );
}

export async function removeSubscription(store: Store, endpoint: string): Promise<void> {
  await store.query(`DELETE FROM push_subscriptions WHERE id = $1`, [subscriptionId(endpoint)]);
}

export async function subscriptionTags(store: Store, endpoint: string): Promise<PushTags | undefined> {
  const { rows } = await store.query(
    `SELECT adults, paediatrics, metabolics FROM push_subscriptions WHERE id = $1`,
    [subscriptionId(endpoint)],
  );
  const [row] = rows;
  return (
    row && {
      adults: row.adults === true,
      paediatrics: row.paediatrics === true,
      metabolics: row.metabolics === true,
    }
  );
}

export type SubscriptionCount = {
  country: string;
  devices: number;
  adults: number;
  paediatrics: number;
  metabolics: number;
};

/** How many, never who. */
export async function countSubscriptions(store: Store): Promise<SubscriptionCount[]> {
  const { rows } = await store.query(
    `SELECT country, count(*)::int AS devices, count(*) FILTER (WHERE adults)::int AS adults,
       count(*) FILTER (WHERE paediatrics)::int AS paediatrics, count(*) FILTER (WHERE metabolics)::int AS metabolics
     FROM push_subscriptions GROUP BY country ORDER BY country`,
  );
  return rows.map((row) => ({
    country: String(row.country),
    devices: Number(row.devices),
    adults: Number(row.adults),
    paediatrics: Number(row.paediatrics),
    metabolics: Number(row.metabolics),
  }));
}
