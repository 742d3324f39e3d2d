import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '#store/open-store.ts';
import { ApiError } from './api-error.ts';

type Limit = { points: number; seconds: number };

export type Limits = {
  /** Takes one from the allowance of this key, or refuses with how long to wait. */
  take(name: string, limit: Limit, key: string): Promise<void>;
};

/**
 * Allowances in the shared database, so that they hold however many processes answer. A key (an address, a
 * recipient) is only ever stored as a keyed hash, which says nothing about whom it stands for.
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
      // Once over, further requests are refused from memory: a flood costs the database nothing.
      inMemoryBlockOnConsumed: limit.points + 1,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    take: async (name, limit, key) => {
      const hashed = createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url');
      try {
        await limiterOf(name, limit).consume(hashed);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new ApiError('too-many', undefined, { 'Retry-After': String(seconds) });
      }
    },
  };
}

/** One allowance per household or clinic network: an IPv6 customer holds a whole /64. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return groups.slice(0, 4).join(':');
}
