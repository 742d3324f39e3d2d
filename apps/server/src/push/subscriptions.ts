import { createHash, ECDH } from 'node:crypto';
import type { PushSubscriptionCall, PushTags } from '@dietetic/contract';
import { ApiError } from '#security/api-error.ts';
import type { Store } from '#store/open-store.ts';

/** A device is identified by its endpoint; the hash is the key, so that logs and jobs never contain the endpoint. */
const subscriptionId = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Many times the number of dietitians in both countries: beyond this, subscriptions are fake. */
const DEVICES_AT_MOST = 100_000;

/** Whether a text is a point on the curve used to encrypt push messages. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false; // No point of it.
  }
}

/** A known device keeps its place when all places are taken. */
export async function saveSubscription(
  store: Store,
  call: PushSubscriptionCall,
  atMost = DEVICES_AT_MOST,
): Promise<void> {
  const { endpoint, keys, tags, country } = call;
  const { rowCount } = await store.query(
    `INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, adults, paediatrics, metabolics, country)
     SELECT $1, $2, $3, $4, $5::boolean, $6::boolean, $7::boolean, $8
     WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE id = $1)
       OR (SELECT count(*) FROM push_subscriptions) < $9::int
     ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, adults = excluded.adults,
       paediatrics = excluded.paediatrics, metabolics = excluded.metabolics, country = excluded.country,
       updated_at = now() RETURNING id`,
    [
      subscriptionId(endpoint),
      endpoint,
      keys.p256dh,
      keys.auth,
      tags.adults,
      tags.paediatrics,
      tags.metabolics,
      country,
      atMost,
    ],
  );
  if (rowCount === 0) throw new ApiError('too-many', 'No more devices can subscribe.');
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
