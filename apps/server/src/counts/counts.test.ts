import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, session, type TestServer, testServer } from '#test-support/test-server.ts';
import { type CountKind, countOne, deleteOldCounts, lastDays, readCounts } from './counts.ts';
import { countsLines } from './counts-words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const counted: [day: string, kind: CountKind, name: string, times: number][] = [
    ['2025-09-19', 'pageview', '/', 1],
    ['2025-09-20', 'pageview', '/', 1],
    ['2026-11-18', 'pageview', '/', 3],
    ['2026-11-18', 'event', 'sample-link', 1],
    ['2026-11-20', 'pageview', '/regimen', 4],
    ['2026-11-20', 'pageview', '/', 2],
    ['2026-11-20', 'event', 'installed', 1],
  ];
  for (const [day, kind, name, times] of counted)
    for (let n = 0; n < times; n += 1) await countOne(server.store, Date.parse(day), kind, name);
});
afterAll(() => server.close());

const PERIOD = { from: '2026-11-18', to: '2026-11-20' };
const get = (url: string, authorization?: string) =>
  server.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
const password = (text: string) => `Basic ${Buffer.from(`anyone:${text}`).toString('base64')}`;

describe('[A-10] [H-07] what was counted', () => {
  it('a press on a sample link is counted by product, and by no other text', async () => {
    const headers = await session(server.app);
    const slug = server.catalogue.get()?.entries[0]?.slug;
    for (const product of [slug, slug, 'someone-elses-text', undefined]) {
      const payload = { event: 'sample-link', product };
      const answer = await server.app.inject({ method: 'POST', url: '/analytics/event', headers, payload });
      expect(answer.statusCode).toBe(204);
    }
    expect((await readCounts(server.store, PERIOD)).samples).toEqual([
      // One of the 18th, one without a product, one with text that is not a product.
      { name: '', count: 3 },
      { name: slug, count: 2 },
    ]);
  });

  it('is read by screen, product and day, the days with nothing too', async () => {
    expect(await readCounts(server.store, PERIOD)).toMatchObject({
      ...PERIOD,
      screens: [
        { name: '/', count: 5 },
        { name: '/regimen', count: 4 },
      ],
      installs: 1,
      days: [
        { day: '2026-11-18', screens: 3, samples: 1, installs: 0 },
        { day: '2026-11-19', screens: 0, samples: 0, installs: 0 },
        { day: '2026-11-20', screens: 6, samples: 4, installs: 1 },
      ],
    });
    const lines = countsLines(await readCounts(server.store, PERIOD)).join('\n');
    expect(lines).toMatch(/^ {2}\/regimen +4$/m);
    expect(lines).toMatch(/^ {2}2026-11-20 +6 +4 +1 {2}█{30}$/m);
  });

  it('is there for the administrator alone, as figures by the token and as a page by the password', async () => {
    const figures = '/admin/counts/figures?from=2026-11-18&to=2026-11-20';
    expect((await get(figures)).statusCode).toBe(401);
    expect((await get(figures, `Bearer ${ADMIN_TOKEN}`)).json()).toMatchObject({ installs: 1 });
    // A browser sends a stored password with any call, so only a read-only page accepts one.
    expect((await get(figures, password(ADMIN_TOKEN))).statusCode).toBe(401);
    const asked = await get('/admin/counts');
    expect(asked.statusCode).toBe(401);
    expect(asked.headers['www-authenticate']).toMatch(/^Basic /);
    expect((await get('/admin/counts', password('wrong'))).statusCode).toBe(401);
    const page = await get('/admin/counts', password(ADMIN_TOKEN));
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('value="2026-10-22"');
    expect(page.body).toMatch(/<th scope="row">\/regimen<\/th><td>4<\/td>/);
    // Screens, samples and installs, one bar a day each.
    expect(page.body.match(/<rect /g)).toHaveLength(90);
    for (const name of ['Screens opened', 'Samples asked for', 'Installed'])
      expect(page.body).toContain(`aria-label="${name}, by day; the table of days has each figure"`);
    expect(page.body).not.toContain('<script');
  });

  it.each([
    'from=2026-11-20&to=2026-11-18',
    'from=x&to=y',
    'from=2026-11-20',
    'from=2020-01-01&to=2026-01-01',
  ])('%s is no period', async (query) => {
    const answer = await get(`/admin/counts/figures?${query}`, `Bearer ${ADMIN_TOKEN}`);
    expect(answer.statusCode).toBe(400);
  });

  it('[J-06] is kept for 14 months and no longer', async () => {
    await deleteOldCounts(server.store, server.clock.now);
    const { rows } = await server.store.query(`SELECT min(day)::text AS oldest FROM analytics_counts`);
    expect(rows).toEqual([{ oldest: '2025-09-20' }]);
    expect(lastDays(server.clock.now)).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  });
});
