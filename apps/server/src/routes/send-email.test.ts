import { EMAIL_LIMITS, EMAIL_SUBJECT } from '@dietetic/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseText, session, type TestServer, testServer } from '#test-support/test-server.ts';

const REPORT = '<table><tbody><tr><td>Energy</td><td>1,650.0 kcal</td></tr></tbody></table>';
const call = (overrides: Record<string, unknown> = {}) => ({
  to: 'dietitian@clinic.example',
  subject: EMAIL_SUBJECT,
  htmlContent: REPORT,
  website: '',
  ...overrides,
});

let server: TestServer;
let headers: Record<string, string>;
let addresses = 0;
const open = async () => {
  server = await testServer();
  headers = await session(server.app);
};

const post = (
  payload: unknown,
  extra: Record<string, string> = {},
  remoteAddress = `192.0.2.${(addresses += 1)}`,
) =>
  server.app.inject({
    method: 'POST',
    url: '/send-email',
    headers: { ...headers, 'content-type': 'application/json', ...extra },
    payload: JSON.stringify(payload),
    remoteAddress,
  });

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
    expect(mail?.html).toContain('1,650.0 kcal');
    expect(mail?.html).toContain('Demonstration data – not for patient care');
    expect(mail?.text).toContain('Energy; 1,650.0 kcal');
    expect(mail?.text).toContain('Demonstration data – not for patient care');
  });

  it('[G-05] leaves as text and tables alone, whatever was put into it', async () => {
    server.mails.length = 0;
    const hostile = [
      '<script>fetch("https://e.example")</script>',
      '<style>*{background:url(https://e.example/a)}</style>',
      '<a href="https://e.example">press</a>',
      '<img src="https://e.example/p.gif" onerror="alert(1)">',
      '<form action="https://e.example"><input name="p"></form>',
      '<svg onload="alert(1)"><image href="https://e.example"/></svg>',
      '<base href="https://e.example/">',
      '<meta http-equiv="refresh" content="0;url=https://e.example">',
      '<link rel="stylesheet" href="https://e.example/a.css">',
      '<!--[if mso]><img src="https://e.example"><![endif]-->',
    ];
    const answer = await post(call({ htmlContent: `${hostile.join('')}${REPORT}` }));
    expect(answer.statusCode).toBe(200);
    const [mail] = server.mails;
    const body = (mail?.html ?? '').split('<body')[1] ?? '';
    expect(body).toContain('1,650.0 kcal');
    expect(body).not.toMatch(/<(?:script|style|a|img|form|input|svg|base|meta|link)\b/i);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/e\.example|alert\(1\)/);
    server.mails.length = 1;
  });

  it('[G-05] leaves nothing of itself in logs or database', async () => {
    const secret = 'Zebediah-7731';
    await post(call({ to: 'zebediah@clinic.example', htmlContent: `<p>${secret} 52.4 kg</p>` }));
    await post(call({ to: 'zebediah@clinic.example', subject: secret }));
    await post(call({ to: `bad ${secret}`, htmlContent: `<p>${secret}</p>` }));
    expect(server.mails).toHaveLength(2);
    const traces = `${server.logLines.join('\n')}\n${await databaseText(server.store)}`;
    expect(traces).toContain('/send-email'); // The search looks where something is: the route is logged …
    expect(traces).toContain('mail-recipient:'); // … and the allowance is in the database.
    expect(traces.toLowerCase()).not.toContain('zebediah');
    expect(traces).not.toContain('clinic.example');
    expect(traces).not.toContain('52.4 kg');
    expect(traces).not.toContain('192.0.2.');
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

  it('[G-05] when it is over 256 kB, and not just under', async () => {
    const tooMuch = await post(call({ htmlContent: `<p>${'x'.repeat(300_000)}</p>` }));
    expect(tooMuch.statusCode).toBe(413);
    expect(tooMuch.json()).toMatchObject({ error: 'too-large' });
    const enough = await post(call({ htmlContent: `<p>${'x'.repeat(261_000)}</p>` }));
    expect(enough.statusCode).toBe(200);
    expect(server.mails).toHaveLength(1);
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

describe('floods', () => {
  beforeEach(open);
  afterEach(() => server.close());

  it('[G-05] 1,000 requests from one address: the allowance is sent, the rest are told to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => post(call({ to: `d${n}@clinic.example` }), {}, '198.51.100.9')),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(EMAIL_LIMITS.perAddress.points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - EMAIL_LIMITS.perAddress.points);
    const late = answers.find((answer) => answer.statusCode === 429);
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0);
    expect(server.mails).toHaveLength(EMAIL_LIMITS.perAddress.points);
  });

  it('[G-05] 1,000 requests from many addresses: the overall allowance holds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        post(call({ to: `d${n}@clinic.example` }), {}, `198.51.${Math.floor(n / 250)}.${n % 250}`),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(EMAIL_LIMITS.overall.points);
    expect(server.mails).toHaveLength(EMAIL_LIMITS.overall.points);
  });

  it('[G-05] many addresses to one recipient, written in several ways: the recipient is spared', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(call({ to: n % 2 ? 'D@Clinic.example' : 'd@clinic.example' }), {}, `203.0.113.${n}`),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(
      EMAIL_LIMITS.perRecipient.points,
    );
  });
});
