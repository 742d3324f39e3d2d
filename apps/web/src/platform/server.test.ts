import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOnServer, sendWithCsrf, sendEmail } from './server.ts';

type Call = { path: string; method: string; token: string | null; body: unknown };

let calls: Call[];
/** What comes with a 200: the server's own word, or a page that a network has put in its place. */
let page: string;

/** A server that hands out one token after another and answers the calls in turn. */
function serverAnswering(...answers: (number | 'nothing')[]) {
  calls = [];
  let tokens = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('X-XSRF-TOKEN');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, method: init?.method ?? 'GET', token, body });
    if (path === '/sanctum/csrf-cookie') {
      tokens += 1;
      document.cookie = `XSRF-TOKEN=token%20${tokens}`;
      return new Response(null, { status: 204 });
    }
    const answer = answers.shift();
    if (answer === undefined || answer === 'nothing') throw new TypeError('Failed to fetch');
    return new Response(answer === 204 ? null : answer === 200 ? page : '{}', { status: answer });
  });
}

const report = { to: 'dietitian@example.org', htmlContent: '<p>Report</p>', website: '' };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  page = '{"status":"sent"}';
});
afterEach(() => vi.unstubAllGlobals());

const change = () => changeOnServer('/push/subscription', { a: 1 }, 'PUT');

describe('[J-07] a change', () => {
  it('is made where the server says so, and not where a page of the network has status 200', async () => {
    page = '<!doctype html><title>Log in</title>';
    serverAnswering(204, 200, 404);
    await expect(change()).resolves.toBeUndefined();
    await expect(change()).rejects.toThrow('200');
    await expect(change()).rejects.toThrow('404');
  });
});

describe('sendWithCsrf', () => {
  it('[J-11] gets the anti-forgery cookie before its first call and sends the token back', async () => {
    serverAnswering(200, 200);
    await sendWithCsrf('/push/subscription', { a: 1 }, { method: 'PUT' });
    await sendWithCsrf('/push/subscription', { a: 2 }, { method: 'PUT' });
    expect(calls).toEqual([
      { path: '/sanctum/csrf-cookie', method: 'GET', token: null, body: undefined },
      { path: '/push/subscription', method: 'PUT', token: 'token 1', body: { a: 1 } },
      { path: '/push/subscription', method: 'PUT', token: 'token 1', body: { a: 2 } },
    ]);
  });

  it('[J-11] takes a new token once when the old one is refused', async () => {
    serverAnswering(403, 200);
    const response = await sendWithCsrf('/send-email', {});
    expect(response.status).toBe(200);
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/sanctum/csrf-cookie', null],
      ['/send-email', 'token 1'],
      ['/sanctum/csrf-cookie', null],
      ['/send-email', 'token 2'],
    ]);
  });
});

describe('sendEmail', () => {
  it('[G-05] posts the address, the fixed subject and the report', async () => {
    serverAnswering(200);
    expect(await sendEmail(report)).toBe('sent');
    expect(calls.at(-1)).toMatchObject({
      path: '/send-email',
      method: 'POST',
      body: {
        to: report.to,
        subject: 'Dietetic App regimen report',
        htmlContent: report.htmlContent,
        website: '',
      },
    });
  });

  it.each([
    ['{"status":"written"}', 'written'],
    ['<!doctype html><p>Sign in to the guest network', 'unreachable'],
    ['{"status":"login"}', 'unreachable'],
    ['', 'unreachable'],
  ] as const)('[G-06] says "sent" for no other word than the server’s: %s -> %s', async (answer, outcome) => {
    page = answer;
    serverAnswering(200);
    expect(await sendEmail(report)).toBe(outcome);
  });

  it.each([
    [500, 'rejected'],
    [429, 'rejected'],
    [201, 'rejected'],
    [404, 'not-found'],
    [409, 'out-of-date'],
    ['nothing', 'unreachable'],
  ] as const)('[G-06] tells the failures apart: %s -> %s', async (answer, failure) => {
    serverAnswering(answer);
    expect(await sendEmail(report)).toBe(failure);
  });
});
