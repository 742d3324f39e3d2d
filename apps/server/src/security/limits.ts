import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '#store/open-store.ts';
import { ApiError } from './api-error.ts';

type Limit = { points: number; seconds: number };

/** What a call has used of its limit. */
type Taken = {
  /** How much is used now, including this call. */
  taken: number;
  /** Seconds until the limit is fully available again. */
  seconds: number;
  giveBack(): Promise<void>;
};

export type Limits = {
  /** Takes one from the limit of this key, or refuses and says how long to wait. */
  take(name: string, limit: Limit, key: string): Promise<Taken>;
};

/**
 * Rate limits in the shared database, so that they hold for any number of processes. A key (an address, a recipient)
 * is only stored as a keyed hash, which does not reveal whom it stands for.
 */
export function createLimits(store: Store, secret: string): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const client = {
    query: (statement: { text: string; values?: unknown[] }) => store.query(statement.text, statement.values),
  };
  const limiterOf = (name: string, limit: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
      // Once over the limit, further requests are refused from memory: a flood costs the database nothing.
      inMemoryBlockOnConsumed: limit.points + 1,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    take: async (name, limit, key) => {
      const hashed = createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url');
      const limiter = limiterOf(name, limit);
      let { answer, allowed } = await consume(limiter, hashed);
      if (answer.msBeforeNext > limit.seconds * 1000) {
        // Written while a clock was ahead: no limit lasts beyond its window, so this one starts again.
        await limiter.delete(hashed);
        ({ answer, allowed } = await consume(limiter, hashed));
      }
      const seconds = Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
      if (!allowed) throw tooManyRequests(seconds);
      return {
        taken: answer.consumedPoints,
        seconds,
        giveBack: async () => void (await limiter.reward(hashed)),
      };
    },
  };
}

export const tooManyRequests = (seconds: number) =>
  new ApiError('too-many', undefined, { 'Retry-After': String(seconds) });

async function consume(limiter: RateLimiterPostgres, key: string) {
  try {
    return { answer: await limiter.consume(key), allowed: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { answer: error, allowed: false };
  }
}

/** One limit for each household or clinic: one IPv4 address, or the /48 that one IPv6 customer may hold. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** One limit for a neighbourhood: an IPv4 /24, the smallest block routed for one owner, or an IPv6 /48. */
export function networkKey(ip: string): string {
  const key = addressKey(ip);
  return key.includes(':') ? key : key.split('.').slice(0, 3).join('.');
}
