import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOKEN_SECONDS } from '@dietetic/contract';

const TOKENS_REMEMBERED = 10_000;
/** Tolerated difference between the clocks of two processes. */
const CLOCKS_DIFFER_MS = 60_000;

export type PlatformTokens = {
  issue(scope: string): string;
  isValid(token: string): boolean;
};

/**
 * Bearer tokens of the commerce calls. They contain their expiry and are signed, so every process of a group accepts
 * another's tokens, and nothing is stored.
 */
export function platformTokens(secret: string, now: () => number): PlatformTokens {
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  /** Checking a signature costs more than the whole answer, so a valid token is cached until it expires. */
  const good = new Map<string, number>();

  const check = (token: string): number | undefined => {
    const [payload, signature] = token.split('.');
    if (!payload || !signature) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const right = sign(payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const [ends] = Buffer.from(payload, 'base64url').toString().split(' ');
    return Number(ends);
  };

  return {
    issue: (scope) => {
      const payload = Buffer.from(`${now() + TOKEN_SECONDS * 1000} ${scope}`).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    isValid: (token) => {
      const known = good.get(token);
      const ends = known ?? check(token);
      // One that expires later than any issued now was issued while the clock was ahead.
      if (ends === undefined || !(ends > now()) || ends > now() + TOKEN_SECONDS * 1000 + CLOCKS_DIFFER_MS) {
        good.delete(token);
        return false;
      }
      if (known !== undefined) return true;
      if (good.size >= TOKENS_REMEMBERED) good.clear();
      good.set(token, ends);
      return true;
    },
  };
}
