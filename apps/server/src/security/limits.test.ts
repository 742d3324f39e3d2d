import { describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#test-support/databases.ts';
import { addressKey, createLimits, networkKey } from './limits.ts';

describe('[G-05] whose allowance it is', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:f::9', '2001:db8:1'],
    ['2001:0db8:0001::9', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key));

  it.each([
    ['192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.99', '192.0.2'],
    ['2001:db8:1:2::9', '2001:db8:1'],
  ])('[K-15] %s is a neighbour in %s', (ip, key) => expect(networkKey(ip)).toBe(key));
});

describe.each(testDatabases())('[G-05] allowances on $name', (database) => {
  it('[G-05] are shared by all processes, and say nothing of whom they are for', {
    timeout: 60_000,
  }, async () => {
    const store = await database.open();
    try {
      const [one, other] = [createLimits(store, 'secret'), createLimits(store, 'secret')];
      const limit = { points: 4, seconds: 60 };
      for (const process of [one, other, one, other]) await process.take('email', limit, '192.0.2.7');
      for (const process of [one, other]) {
        await expect(process.take('email', limit, '192.0.2.7')).rejects.toThrow('Too many requests');
      }
      await one.take('email', limit, '192.0.2.8');
      const { rows } = await store.query('SELECT * FROM limits');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('192.0.2');
    } finally {
      await store.close();
    }
  });

  it('[K-15] what is given back can be taken again', { timeout: 60_000 }, async () => {
    const store = await database.open();
    try {
      const limits = createLimits(store, 'secret');
      const limit = { points: 2, seconds: 60 };
      for (const taken of [1, 1, 1]) {
        const one = await limits.take('all', limit, 'all');
        expect(one.taken).toBe(taken);
        await one.giveBack();
      }
    } finally {
      await store.close();
    }
  });

  it('[G-05] hold no longer than their window when the clock was years ahead', {
    timeout: 60_000,
  }, async () => {
    const store = await database.open();
    const limit = { points: 2, seconds: 60 };
    const ahead = Date.now() + 10 * 365 * 86_400_000;
    try {
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => ahead);
      const early = createLimits(store, 'secret');
      for (const _ of [1, 2]) await early.take('email', limit, 'one');
      await expect(early.take('email', limit, 'one')).rejects.toThrow('Too many');
      clock.mockRestore();
      for (const limits of [early, createLimits(store, 'secret')]) {
        expect((await limits.take('email', limit, 'one')).seconds).toBeLessThanOrEqual(60);
      }
      await expect(early.take('email', limit, 'one')).rejects.toMatchObject({
        headers: { 'Retry-After': expect.stringMatching(/^(?:[1-5]?\d|60)$/) },
      });
    } finally {
      vi.restoreAllMocks();
      await store.close();
    }
  });
});
