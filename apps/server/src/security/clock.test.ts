import { TOKEN_SECONDS } from '@dietetic/contract';
import webPush from 'web-push';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { claimUpdate } from '#catalogue/import/commerce-schedule.ts';
import { vapidHeaders } from '#push/vapid.ts';
import type { Store } from '#store/open-store.ts';
import { emptyDatabase } from '#test-support/empty-database.ts';
import { platformTokens } from './platform-token.ts';

const NOW = Date.UTC(2026, 10, 23);
const TEN_YEARS = 10 * 365 * 86_400_000;

describe('[I-03] a clock that was ten years ahead and is put back', () => {
  let store: Store;
  beforeAll(async () => {
    store = await emptyDatabase();
  });
  afterAll(() => store.close());

  it('leaves no bearer token valid for ten years', () => {
    let now = NOW + TEN_YEARS;
    const tokens = platformTokens('secret', () => now);
    const early = tokens.issue('scope');
    expect(tokens.isValid(early)).toBe(true);
    now = NOW;
    expect(tokens.isValid(early)).toBe(false);
    const right = tokens.issue('scope');
    expect(tokens.isValid(right)).toBe(true);
    now = NOW + (TOKEN_SECONDS - 1) * 1000;
    expect(tokens.isValid(right)).toBe(true);
  });

  it('leaves no signature that push services refuse', () => {
    // The library reads the clock itself.
    vi.useFakeTimers({ now: NOW + TEN_YEARS, toFake: ['Date'] });
    const header = vapidHeaders(webPush.generateVAPIDKeys(), 'mailto:a@clinic.example', Date.now);
    header('https://push.example/a');
    vi.setSystemTime(NOW);
    const [, payload = ''] = header('https://push.example/a').split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    vi.useRealTimers();
    expect(exp).toBeLessThanOrEqual(NOW / 1000 + 24 * 3600);
  });

  it('leaves the import its turn', async () => {
    expect(await claimUpdate(store, 60, NOW + TEN_YEARS)).toBe(true);
    expect(await claimUpdate(store, 60, NOW)).toBe(true);
    expect(await claimUpdate(store, 60, NOW + 1000)).toBe(false);
  });
});
