import { EMAIL_LIMITS, EMAIL_SUBJECT } from '@dietetic/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '#security/limits.ts';
import { readSecrets } from '#store/settings.ts';
import { deviceReport, regimenOf } from '#test-support/device-report.ts';
import {
  databaseText,
  fewProducts,
  session,
  type TestServer,
  testServer,
} from '#test-support/test-server.ts';

const call = (overrides: Record<string, unknown> = {}) => ({
  to: 'dietitian@clinic.example',
  subject: EMAIL_SUBJECT,
  htmlContent: report.htmlContent,
  website: '',
  ...overrides,
});

let server: TestServer;
let headers: Record<string, string>;
let report: ReturnType<typeof deviceReport>;
let networks = 0;
const open = async () => {
  server = await testServer();
  headers = await session(server.app);
  report = reportOf();
};
/** The report of a device with the catalogue that the server has. */
const reportOf = (values: Parameters<typeof regimenOf>[2] = {}, products = 3) => {
  const device = {
    catalogue: fewProducts(),
    published: server.catalogue.get()?.manifest?.catalogue ?? '',
  };
  return deviceReport(device, regimenOf(device, products, values));
};

const post = (
  payload: unknown,
  extra: Record<string, string> = {},
  remoteAddress = `192.0.${(networks += 1)}.7`,
) =>
  server.app.inject({
    method: 'POST',
    url: '/send-email',
    headers: { ...headers, 'content-type': 'application/json', ...extra },
    payload: JSON.stringify(payload),
    remoteAddress,
  });

const asked = async (one: TestServer) => (await one.app.inject({ url: '/send-email' })).json<object>();

describe('a report that is sent', () => {
  beforeAll(open);
  afterAll(() => server.close());

  it('[G-05] reaches the mailer once, to one recipient, in our frame', async () => {
    const answer = await post(call());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'sent' });
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: 'dietitian@clinic.example', subject: EMAIL_SUBJECT });
    expect(mail?.html).toContain('max-width:580px');
    expect(mail?.html).toContain(report.html);
    expect(mail?.html).not.toContain('report-entries');
    expect(mail?.text).toContain('Weight: 58.0\u00a0kg');
    expect(mail?.text).toContain('Demonstration data – not for patient care');
  });

  it('[K-15] carries no text but our own, whatever was put into it', async () => {
    server.mails.length = 0;
    const hostile = [
      '<h1>Your account is locked</h1><p>evil-login.com/pay</p>',
      '<script>fetch("https://e.example")</script>',
      '<a href="https://e.example">press</a>',
      '<img src="https://e.example/p.gif" onerror="alert(1)">',
      '<!--[if mso]><img src="https://e.example"><![endif]-->',
    ];
    for (const text of hostile) {
      for (const htmlContent of [text, text + report.htmlContent, report.htmlContent + text]) {
        const answer = await post(call({ htmlContent }));
        expect([400, 409]).toContain(answer.statusCode);
        expect(answer.body).not.toMatch(/evil|example/);
      }
    }
    expect(server.mails).toEqual([]);
    const answer = await post(call());
    expect(answer.statusCode).toBe(200);
  });

  it('[K-15] is told from one of other products, which loses nothing and says so', async () => {
    const other = report.htmlContent.replace('58.0', '68.0');
    const answer = await post(call({ htmlContent: other }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'report-out-of-date' });
  });

  it('[K-15] 50,000 nested elements hold nobody else', async () => {
    const nested = '<b>'.repeat(40_000);
    const floods = Array.from({ length: 20 }, () => post(call({ htmlContent: report.htmlContent + nested })));
    const before = process.cpuUsage();
    const other = await server.app.inject({ url: '/healthz' });
    expect(other.statusCode).toBe(200);
    // In microseconds of work: by the clock it depends on what else the machine does.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    for (const answer of await Promise.all(floods)) expect([400, 409, 413]).toContain(answer.statusCode);
  });

  it('[G-05] leaves nothing of itself in logs or database', async () => {
    server.mails.length = 0;
    // No second of a log line's time is over 60.
    const telling = reportOf({ PD_WEIGHT: 72.437, PD_DOB: '1951-07-09' });
    const secret = 'Zebediah-7731';
    await post(call({ to: 'zebediah@clinic.example', htmlContent: telling.htmlContent }));
    await post(call({ to: 'zebediah@clinic.example', subject: secret }));
    await post(call({ to: `bad ${secret}`, htmlContent: `<p>${secret}</p>` }));
    await post(call({ to: 'zebediah@clinic.example', htmlContent: `<p>${secret}</p>` }));
    await post(call({ to: 'zebediah@clinic.example', htmlContent: `${telling.htmlContent}<p>x</p>` }));
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).toContain('72.4\u00a0kg');
    const traces = `${server.logLines.join('\n')}\n${await databaseText(server.store)}`;
    expect(traces).toContain('/send-email'); // The search finds what is there: the route is logged …
    expect(traces).toContain('mail-mailbox:'); // … and the rate limit is in the database.
    expect(traces.toLowerCase()).not.toContain('zebediah');
    expect(traces).not.toContain('clinic.example');
    for (const figure of ['72.437', '72.4\u00a0kg', '1951-07-09', '9\u00a0Jul'])
      expect(traces).not.toContain(figure);
    expect(traces).not.toContain('192.0.');
  });

  it('[G-04] what becomes of a report can be asked before it is sent', async () => {
    expect(await asked(server)).toEqual({ delivery: 'mail' });
    const { store } = server;
    const without = await testServer({ store, noMailer: true });
    expect(await asked(without)).toEqual({ delivery: 'none' });
    const outbox = { outcome: 'written' as const, send: async () => undefined, close: () => undefined };
    const trial = await testServer({ store, mailer: outbox });
    expect(await asked(trial)).toEqual({ delivery: 'file' });
    const answer = await trial.app.inject({
      method: 'POST',
      url: '/send-email',
      headers: { ...(await session(trial.app)), 'content-type': 'application/json' },
      payload: JSON.stringify(call()),
    });
    expect(answer.json()).toEqual({ status: 'written' });
    for (const { app, catalogue } of [without, trial]) {
      await app.close();
      await catalogue.close();
    }
  });
});

describe('a report that is refused', () => {
  beforeAll(open);
  beforeEach(() => {
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  const refused: [string, Record<string, unknown>][] = [
    ['a header in the address', { to: 'a@clinic.example\r\nBcc: b@clinic.example' }],
    ['a bare line feed in the address', { to: 'a@clinic.example\nSubject: x' }],
    ['an encoded line break in the address', { to: 'a%0d%0aBcc:b@clinic.example>' }],
    ['two addresses with a comma', { to: 'a@clinic.example,b@clinic.example' }],
    ['two addresses with a semicolon', { to: 'a@clinic.example; b@clinic.example' }],
    ['a list of addresses', { to: ['a@clinic.example', 'b@clinic.example'] }],
    ['a display name', { to: 'Someone <a@clinic.example>' }],
    ['an address object', { to: { address: 'a@clinic.example' } }],
    ['an address without a domain', { to: 'a@localhost' }],
    ['a dot before the name', { to: '.a@clinic.example' }],
    ['a number for a host', { to: 'a@0x7f.1' }],
    ['a network address', { to: 'a@192.0.2.1' }],
    ['a network address in brackets', { to: 'a@[192.0.2.1]' }],
    ['a report that is none', { htmlContent: '<p>Hello</p>' }],
    [
      'an overlong address',
      {
        to: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
      },
    ],
    ['another subject', { subject: 'You have won' }],
    ['the subject with a header', { subject: `${EMAIL_SUBJECT}\r\nBcc: b@clinic.example` }],
    ['a copy field', { cc: 'b@clinic.example' }],
    ['a blind copy field', { bcc: 'b@clinic.example' }],
    ['attachments', { attachments: [{ path: '/etc/passwd' }] }],
    ['no content', { htmlContent: '' }],
    ['content that is not text', { htmlContent: { path: '/etc/passwd' } }],
    ['a filled hidden field', { website: 'https://spam.example' }],
  ];
  it.each(refused)('[G-04] because of %s', async (_name, overrides) => {
    const answer = await post(call(overrides));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid' });
    expect(answer.body).not.toContain('clinic.example');
    expect(server.mails).toEqual([]);
  });

  it('[J-11] without a token, with a wrong one, or with one of another session', async () => {
    const other = await session(server.app);
    const attempts: Record<string, string>[] = [
      {},
      { cookie: headers.cookie ?? '' },
      { 'x-xsrf-token': headers['x-xsrf-token'] ?? '' },
      { ...headers, 'x-xsrf-token': 'wrong' },
      { ...headers, 'x-xsrf-token': other['x-xsrf-token'] ?? '' },
      { ...headers, cookie: 'dietetic-session=forged.signature; XSRF-TOKEN=x' },
    ];
    for (const attempt of attempts) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/send-email',
        headers: { 'content-type': 'application/json', ...attempt },
        payload: JSON.stringify(call()),
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: 'anti-forgery' });
    }
    expect(server.mails).toEqual([]);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example' }],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('[J-11] from another origin: %j', async (extra) => {
    const answer = await post(call(), extra as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'cross-origin' });
    expect(server.mails).toEqual([]);
  });

  it('[J-11] but not from our own origin', async () => {
    const answer = await post(call(), {
      host: 'app.example',
      origin: 'https://app.example',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('[G-05] when it is over 128 kB, and not for its size just under', async () => {
    const tooMuch = await post(call({ htmlContent: `<p>${'x'.repeat(140_000)}</p>` }));
    expect(tooMuch.statusCode).toBe(413);
    expect(tooMuch.json()).toMatchObject({ error: 'too-large' });
    const enough = await post(call({ htmlContent: `<p>${'x'.repeat(130_000)}</p>` }));
    expect(enough.statusCode).toBe(400);
    expect(server.mails).toEqual([]);
  });

  it('[G-05] when it is a form or plain text instead of JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await post(call(), { 'content-type': type });
      expect(answer.statusCode).toBe(415);
    }
    expect(server.mails).toEqual([]);
  });
});

const ok = (answers: { statusCode: number }[]) =>
  answers.filter((answer) => answer.statusCode === 200).length;
const flood = async (count: number, from: (n: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => post(call({ to: `d${n}@clinic.example` }), {}, from(n))),
  );
const clinic = (from: string) => post(call({ to: 'clinic@ward.example' }), {}, from);

describe('floods', () => {
  beforeEach(async () => {
    await open();
    report = reportOf({}, 0);
  });
  afterEach(() => server.close());

  it('[K-15] from one network: its allowance is sent, the rest are told to wait', async () => {
    const answers = await flood(120, (n) => `198.51.100.${n % 250}`);
    expect(ok(answers)).toBe(EMAIL_LIMITS.perNetwork.points);
    const late = answers.find((answer) => answer.statusCode === 429);
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0);
    expect(server.mails).toHaveLength(EMAIL_LIMITS.perNetwork.points);
  }, 60_000);

  it('[K-15] from one IPv6 customer with all of a /48', async () => {
    const answers = await flood(100, (n) => `2001:db8:7:${n.toString(16)}::${n.toString(16)}`);
    expect(ok(answers)).toBe(EMAIL_LIMITS.perNetwork.points);
  }, 60_000);

  it('[K-15] from many networks: each gets less as the hour fills, and a clinic elsewhere still sends', async () => {
    const { store } = server;
    const limits = createLimits(store, (await readSecrets(store)).limits);
    const sentBefore = (count: number) =>
      Promise.all(Array.from({ length: count }, () => limits.take('mail-all', EMAIL_LIMITS.overall, 'all')));
    await sentBefore(480);
    const answers = await flood(120, (n) => `198.${18 + (n % 4)}.9.1`);
    expect(ok(answers)).toBeGreaterThanOrEqual(20);
    expect(ok(answers)).toBeLessThan(60);
    expect((await clinic('203.0.113.5')).statusCode).toBe(200);
    await sentBefore(440);
    expect((await clinic('203.0.114.5')).statusCode).toBe(200);
    expect((await clinic('203.0.114.5')).statusCode).toBe(429);
    await sentBefore(EMAIL_LIMITS.overall.points - 480 - ok(answers) - 1 - 440 - 1);
    expect((await clinic('203.0.115.5')).statusCode).toBe(429);
  }, 60_000);

  it('[K-15] to one mailbox, written in several ways: it is spared', async () => {
    const ways = ['d.s@clinic.example', 'ds@clinic.example', 'D.S@Clinic.example', 'ds+a@clinic.example'];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(call({ to: ways[n % 4]?.replace('+a', `+a${n}`) }), {}, `203.0.${n}.113`),
      ),
    );
    expect(ok(answers)).toBe(EMAIL_LIMITS.perMailbox.points);
  }, 60_000);
});
