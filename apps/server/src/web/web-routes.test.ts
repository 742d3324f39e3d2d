import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '#test-support/test-server.ts';
import { builtFiles } from './built-files.ts';

const INLINE = 'document.documentElement.dataset.ready = "1"';
const STYLE = ':root{color:#111}';
const page = (text: string) =>
  `<!doctype html><html><head><title>Dietetic App</title><style>${STYLE}</style><script>${INLINE}</script><script async src="/boot.js"></script></head><body><div id="root">${text}</div>${'.'.repeat(600)}</body></html>`;
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let directory: string;
let server: TestServer;
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-web-'));
  fs.mkdirSync(path.join(directory, 'assets'));
  fs.writeFileSync(path.join(directory, 'index.html'), page('first'));
  fs.mkdirSync(path.join(directory, 'pages'));
  const own = path.resolve(import.meta.dirname, '../../../web/public/robots.txt');
  fs.copyFileSync(own, path.join(directory, 'robots.txt'));
  fs.writeFileSync(path.join(directory, 'pages/home-uk.html'), page('start page'));
  fs.writeFileSync(path.join(directory, 'pages/frame-uk.html'), page('frame'));
  fs.writeFileSync(path.join(directory, 'sw.js'), `// worker ${'x'.repeat(600)}`);
  fs.writeFileSync(path.join(directory, 'assets/app-B1a2C3d4.js'), `console.log("app")//${'y'.repeat(600)}`);
  fs.writeFileSync(path.join(directory, 'assets/app-B1a2C3d4.js.map'), '{}');
  fs.mkdirSync(path.join(directory, 'assets/workers'));
  fs.writeFileSync(path.join(directory, 'assets/workers/sync-B1a2C3d4.js'), '// worker');
  server = await testServer({
    files: builtFiles(directory),
    config: {
      publicUrl: undefined,
      trustProxy: 1,
      imageOrigins: ['https://images.example'],
      trustedTypes: ['app', 'app#worker'],
      dataDirectory: '/nowhere',
    },
  });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const visit = (url: string, word: string) =>
  get(url, { accept: 'text/html', cookie: `start-screen=${word}` });
const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml' });

describe('pages', () => {
  it.each([
    '/',
    '/regimen/report',
    '/products/some-slug/',
    '/products/compare/a/b/c/d/',
    '/support/faqs',
    '/sim',
    '/?utm=1',
  ])('[A-08] %s is the app', async (url) => {
    const answer = await navigate(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('first');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('[A-01] a visitor who has answered the questions is never shown them again while a page loads', async () => {
    const home = await visit('/', 'uk');
    expect(home.body).toContain('start page');
    expect(home.body).not.toContain('first');
    expect((await visit('/products', 'uk')).body).toContain('frame');
    for (const word of ['gate', 'roi', 'nonsense', '..%2fassets']) {
      expect((await visit('/', word)).body, word).toContain('first');
    }
    const first = await navigate('/');
    expect(first.headers.vary).toBe('Cookie, Accept-Encoding');
    expect(first.headers.etag).not.toBe(home.headers.etag);
    expect(home.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    // The service worker caches the page itself.
    expect((await visit('/index.html', 'uk')).body).toContain('first');
  });

  const NOTHING = [
    '/old-page.html',
    '/unknown/deep/path',
    '/assets/gone-AAAAAAAA.js',
    '/missing.png',
    '/assets/app-B1a2C3d4.js.map',
    '/admin',
    '/admin/nothing',
    '/api',
    '/api/v1/nothing',
    '/sanctum/nothing',
    '/oauth/token',
    '/images/products/none.svg',
    '/documents/uk/none.pdf',
    '/..%2f..%2fetc/passwd',
  ];

  it.each(NOTHING)('[A-09] %s is nothing: a browser gets the app to say so, with status 404', async (url) => {
    const answer = await navigate(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('first');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain(sha(INLINE));
    expect((await visit(url, 'uk')).body).toContain('frame');
    const packed = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(zlib.brotliDecompressSync(packed.rawPayload).toString()).toBe(answer.body);
  });

  it.each(NOTHING)('[A-09] %s is nothing: a script gets our shape of an answer', async (url) => {
    const answer = await get(url, { accept: 'application/json' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not-found' });
    const posted = await server.app.inject({ method: 'POST', url, headers: { accept: 'text/html' } });
    expect(posted.body).not.toContain('<html');
  });

  it('[A-08] [G-05] /send-email is not the app: it says what becomes of a report', async () => {
    const answer = await navigate('/send-email');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).not.toContain('<html');
  });

  it('[A-08] an address that cannot be decoded is refused', async () => {
    expect((await navigate('/%E0%A4%A')).statusCode).toBe(400);
  });

  it.each<Record<string, string>>([{ accept: '*/*' }, {}, { accept: 'text/*' }])(
    '[A-08] whoever takes anything (%j) gets the app at the address of a screen, and no page where none is',
    async (headers) => {
      for (const url of ['/', '/products', '/regimen/report']) {
        const answer = await get(url, headers);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toContain('text/html');
        const head = await server.app.inject({ method: 'HEAD', url, headers });
        expect([head.statusCode, head.body]).toEqual([200, '']);
        expect(head.headers['content-length']).toBe(answer.headers['content-length']);
        expect(head.headers.etag).toBe(answer.headers.etag);
      }
      for (const url of ['/api/v1/nothing', '/admin/versions', '/catalogue/nothing', '/missing.png']) {
        const answer = await get(url, headers);
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['content-type']).toContain('application/json');
      }
    },
  );

  it('[A-08] a script that asks for a page address gets no page', async () => {
    expect((await get('/products', { accept: 'application/json, text/plain, */*' })).statusCode).toBe(404);
    expect((await get('/regimen/report', { accept: 'application/json' })).statusCode).toBe(404);
    expect(
      (await server.app.inject({ method: 'POST', url: '/regimen/report', headers: { accept: 'text/html' } }))
        .statusCode,
    ).toBe(404);
  });

  it('says what to do while nothing is built', async () => {
    const bare = await testServer();
    const answer = await bare.app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
    await bare.close();
  });
});

describe('files', () => {
  it('[J-12] hashed names are kept for a year, the worker is always asked for', async () => {
    expect((await get('/assets/app-B1a2C3d4.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('[J-11] robots.txt asks search engines to leave the app alone', async () => {
    const answer = await get('/robots.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^User-agent: \*\nDisallow: \/$/mu);
  });

  it('[J-12] come compressed, with an ETag that is answered with 304', async () => {
    const plain = await get('/assets/app-B1a2C3d4.js');
    const br = await get('/assets/app-B1a2C3d4.js', { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    const again = await get('/assets/app-B1a2C3d4.js', {
      'accept-encoding': 'br',
      'if-none-match': String(br.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('[A-11] a new build is taken over under the running server, and old hashed files stay', async () => {
    fs.writeFileSync(path.join(directory, 'index.html'), page('second'));
    fs.rmSync(path.join(directory, 'assets/app-B1a2C3d4.js'));
    fs.utimesSync(path.join(directory, 'index.html'), new Date(), new Date(Date.now() + 5000));
    await expect.poll(async () => (await navigate('/')).body, { timeout: 5000 }).toContain('second');
    expect((await get('/assets/app-B1a2C3d4.js')).statusCode).toBe(200);
  });

  it('[A-11] [J-12] a build that is under way has emptied the folder: until it has written its page the one before is served', async () => {
    const files = ['index.html', 'sw.js'].map((name) => path.join(directory, name));
    const before = files.map((file) => fs.readFileSync(file));
    for (const file of files) fs.rmSync(file);
    // The request of the worker has the folder looked at.
    expect((await get('/sw.js')).statusCode).toBe(200);
    expect((await navigate('/')).body).toContain('second');
    for (const [at, file] of files.entries()) fs.writeFileSync(file, before[at]!);
  });
});

describe('headers', () => {
  it('[J-11] the page may run its own scripts and the inline ones it was built with, and nothing else', async () => {
    const policy = String((await navigate('/')).headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['script-src']).toEqual(["'self'", sha(INLINE)]);
    expect(directives['style-src']).toEqual(["'self'", sha(STYLE)]);
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://images.example']);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'none'"]);
    expect(directives['trusted-types']).toEqual(['app', 'app#worker']);
    expect(policy).not.toContain('unsafe');
  });

  it('[J-11] a worker may fetch from here; a module is bound by the policy of its page, and carries none', async () => {
    for (const worker of ['/sw.js', '/assets/workers/sync-B1a2C3d4.js'])
      expect((await get(worker)).headers['content-security-policy']).toContain("connect-src 'self'");
    expect((await get('/assets/app-B1a2C3d4.js')).headers['content-security-policy']).not.toContain(
      'connect-src',
    );
  });

  it('[J-11] every answer is guarded, failures and data too', async () => {
    for (const answer of [
      await navigate('/'),
      await get('/catalogue/status'),
      await get('/missing.png'),
      await get('/dietetic/categories'),
    ]) {
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }
  });

  it('[J-11] pages say what they do not use of the device, and no other answer says it', async () => {
    for (const page of ['/', '/products', '/no-such-page'])
      expect((await navigate(page)).headers['permissions-policy'], page).toContain('geolocation=()');
    for (const other of ['/assets/app-B1a2C3d4.js', '/catalogue/status'])
      expect((await get(other)).headers['permissions-policy'], other).toBeUndefined();
  });

  it('[J-11] promises TLS, and marks cookies secure, only behind TLS', async () => {
    const plain = await get('/sanctum/csrf-cookie');
    const secure = await get('/sanctum/csrf-cookie', { 'x-forwarded-proto': 'https' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toContain('max-age=63072000');
    for (const { secure: marked } of plain.cookies as { secure?: boolean }[]) expect(marked).toBeFalsy();
    for (const { secure: marked } of secure.cookies as { secure?: boolean }[]) expect(marked).toBe(true);
  });

  it('[J-11] the token cookie can be read by script, the session cookie cannot', async () => {
    const answer = await get('/sanctum/csrf-cookie');
    expect(answer.statusCode).toBe(204);
    const cookies = Object.fromEntries(
      answer.cookies.map((cookie) => [cookie.name, cookie as Record<string, unknown>]),
    );
    expect(cookies['XSRF-TOKEN']?.httpOnly).toBeFalsy();
    expect(cookies['dietetic-session']?.httpOnly).toBe(true);
    for (const name of ['XSRF-TOKEN', 'dietetic-session']) expect(cookies[name]?.sameSite).toBe('Strict');
    expect(answer.headers['x-xsrf-token']).toBe(cookies['XSRF-TOKEN']?.value);
  });
});
