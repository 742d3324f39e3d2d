import webPush from 'web-push';
import * as z from 'zod';
import type { Store } from '#store/open-store.ts';
import { getOrCreateSetting } from '#store/settings.ts';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof keysSchema>;

/** The standard allows a day; half of it leaves room for clocks that differ. */
const TOKEN_SECONDS = 12 * 3600;
const RENEW_BEFORE_SECONDS = 3600;

/** Created at the first start and then kept for ever: new keys would silence every subscription. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const text = await getOrCreateSetting(store, 'push.vapid', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return keysSchema.parse(JSON.parse(text));
}

/**
 * The signed header for a push service. Signing costs more than encrypting a message, and one token is valid for
 * every message to the same service, so it is cached.
 */
export function vapidHeaders(
  keys: VapidKeys,
  contact: string,
  now: () => number,
): (endpoint: string) => string {
  const kept = new Map<string, { header: string; until: number }>();
  return (endpoint) => {
    const audience = new URL(endpoint).origin;
    const seconds = Math.floor(now() / 1000);
    const known = kept.get(audience);
    // One that expires later than any made now was made while the clock was ahead: push services would refuse it.
    if (known && known.until > seconds && known.until <= seconds + TOKEN_SECONDS) return known.header;
    const ends = seconds + TOKEN_SECONDS;
    const made = webPush.getVapidHeaders(
      audience,
      contact,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      ends,
    );
    kept.set(audience, { header: made.Authorization, until: ends - RENEW_BEFORE_SECONDS });
    return made.Authorization;
  };
}
