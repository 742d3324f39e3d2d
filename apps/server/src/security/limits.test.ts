import { describe, expect, it } from 'vitest';
import { testDatabases } from '#test-support/databases.ts';
import { addressKey, createLimits } from './limits.ts';

describe('[G-05] whose allowance it is', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe.each(testDatabases())('[G-05] allowances on $name', (database) => {
  it('[G-05] are shared by all processes, and say nothing of whom they are for', {
    timeout: 60_000,
  }, async () => {
    await database.start();
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
      await database.stop();
    }
  });
});
