import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceReport, regimenOf } from '#test-support/device-report.ts';
import { postgresPrograms, startPostgres } from '#test-support/postgres.ts';
import {
  waitForExit,
  expectPlainFailure,
  startProcess,
  waitUntilListening,
  type Process,
} from '#test-support/server-process.ts';
import { fillWithStartedData } from '#test-support/started-data.ts';
import { MANIFEST_PATH, type Manifest } from '@dietetic/contract';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';

/**
 * In a process with this no wait of five seconds or more ever ends: neither that for a mail server or a database, nor that
 * after which it gives itself up. So if it ends with 0, it has waited for none of them, however busy the machine is.
 */
const WITHOUT_LONG_WAITS = `
  import net from 'node:net';
  const short = (place, name, at, never) => {
    place[name] = new Proxy(place[name], {
      apply: (given, self, words) => Reflect.apply(given, self, words.with(at, words[at] < 5000 ? words[at] : never)),
    });
  };
  short(globalThis, 'setTimeout', 1, 2 ** 31 - 1);
  short(globalThis, 'setInterval', 1, 2 ** 31 - 1);
  short(AbortSignal, 'timeout', 0, 2 ** 31 - 1);
  short(net.Socket.prototype, 'setTimeout', 0, 0);
`;

type Started = Process & { url: string };

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-ending-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.chmodSync(folder, 0o700);
  fs.rmSync(folder, { recursive: true, force: true });
});

function launchHere(env: Record<string, string> = {}): Process {
  const started = startProcess({ DATA_DIR: path.join(folder, 'data'), ...env });
  children.push(started.child);
  return started;
}

async function started(env: Record<string, string> = {}): Promise<Started> {
  const one = launchHere(env);
  return { ...one, url: await waitUntilListening(one) };
}

/** With a module that Node reads before the server. */
function first(name: string, text: string): { NODE_OPTIONS: string } {
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(file, text);
  return { NODE_OPTIONS: `--import=${file}` };
}
const withoutLongWaits = () => first('short-waits', WITHOUT_LONG_WAITS);

async function end(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** No page of the app is requested here: a start would compress all of it. */
const withoutApp = () => ({ WEB_DIR: folder });

/** A mail server that accepts a connection and says only enough to keep its client waiting. */
async function silentMailServer(): Promise<{ url: string; connected: () => number; close: () => void }> {
  let connected = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    connected += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 slow.example ESMTP\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    connected: () => connected,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('[I-03] SIGTERM', { timeout: 300_000 }, () => {
  it('with a mail in hand, kept connections and half-sent requests ends by itself, the database closed', async () => {
    await fillWithStartedData(data());
    const mail = await silentMailServer();
    const { child, url, output } = await started({ ...withoutLongWaits(), SMTP_URL: mail.url });
    const cookies = await fetch(`${url}/sanctum/csrf-cookie`);
    const cookie = cookies.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const manifest = (await (await fetch(`${url}${MANIFEST_PATH}`)).json()) as Manifest;
    const device = { catalogue: demonstrationCatalogue(), published: manifest.catalogue };
    const { htmlContent } = deviceReport(device, regimenOf(device, 1));
    const sending = fetch(`${url}/send-email`, {
      method: 'POST',
      headers: {
        cookie,
        'x-xsrf-token': cookies.headers.get('x-xsrf-token') ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ to: 'a@clinic.example', subject: 'Dietetic App regimen report', htmlContent }),
    }).then(
      (answer) => answer.status,
      () => 'cut',
    );
    await expect.poll(mail.connected, { timeout: 20_000 }).toBe(1);
    const { port } = new URL(url);
    for (let n = 0; n < 5; n += 1) {
      const half = net.connect(Number(port), '127.0.0.1');
      half.on('error', () => undefined);
      half.write('POST /analytics/pageview HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    }
    await pause(200); // They arrive.
    expect(await end(child), output()).toBe(0);
    mail.close();
    expect(await sending).not.toBe(200);
    const again = await started(withoutApp());
    expect(again.output()).toContain('Database: embedded');
    expect(await end(again.child)).toBe(0);
  });

  const programs = postgresPrograms();
  it.skipIf(programs === undefined)('while PostgreSQL hangs ends by itself, too', async () => {
    const postgres = await startPostgres(programs ?? '');
    try {
      const { child, url, output } = await started({
        ...withoutApp(),
        ...withoutLongWaits(),
        DATABASE_URL: await postgres.database(),
      });
      const goOn = postgres.freeze();
      try {
        expect((await fetch(`${url}/documents`)).status).toBe(503);
        expect(await end(child), output()).toBe(0);
      } finally {
        goOn();
      }
    } finally {
      await postgres.stop();
    }
  });

  it('during the start ends, too', async () => {
    await fillWithStartedData(data());
    const { child, output } = launchHere();
    await expect.poll(output, { timeout: 240_000 }).toContain('Database: embedded');
    // In time, or cut off by its own limit: it does not continue.
    expect([0, 1]).toContain(await end(child));
  });
});

const data = () => path.join(folder, 'data');
const failing = (env: Record<string, string> = {}) => waitForExit(launchHere(env));

describe('[I-03] a start that cannot be', { timeout: 300_000 }, () => {
  it('because the data folder leads through a file says so', async () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    const failed = await failing({ DATA_DIR: path.join(folder, 'file', 'data') });
    expectPlainFailure(failed);
    expect(failed.text).toContain('Set DATA_DIR to a folder');
  });

  it('because the database is damaged says so, and leaves it as it is', async () => {
    await fillWithStartedData(data());
    const database = path.join(data(), 'database');
    for (const name of ['global/pg_control', 'PG_VERSION']) fs.truncateSync(path.join(database, name));
    const failed = await failing();
    expectPlainFailure(failed);
    expect(failed.text).toContain('is damaged, incomplete or of another version');
    expect(fs.existsSync(path.join(database, 'base'))).toBe(true);
  });

  it('in production because there is no app to serve says so', async () => {
    const contact = { PUSH_CONTACT: 'mailto:it@hospital.example' };
    const failed = await failing({ MODE: 'production', WEB_DIR: folder, ...contact });
    expectPlainFailure({ ...failed, text: failed.text.replace(/^\{.*\n/gm, '') });
    expect(failed.text).toContain(`There is no built app in ${folder}`);
  });
});

describe('a start on a folder that was changed', { timeout: 300_000 }, () => {
  it('[I-03] [J-11] makes a new administrator token for an emptied one; a fault that nothing catches ends it without its words', async () => {
    await fillWithStartedData(data());
    fs.chmodSync(data(), 0o755);
    fs.writeFileSync(path.join(data(), 'admin.token'), '');
    fs.chmodSync(path.join(data(), 'admin.token'), 0o644);
    const thrown = `Object.assign(new Error('jo@hospital.example'), { detail: 'Jo' })`;
    const fault = first('fault', `process.on('SIGUSR2', () => { throw ${thrown}; });`);
    // Whatever the copied folder brought with it is closed at the start, too.
    const { child, url, output } = await started({ ...withoutApp(), ...fault });
    const asked = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer ' } });
    expect(asked.status).toBe(401);
    expect(fs.readFileSync(path.join(data(), 'admin.token'), 'utf8').length).toBeGreaterThan(24);
    const open = everything(data()).filter((file) => (fs.statSync(file).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    // Its words may quote a person.
    child.kill('SIGUSR2');
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(output()).toContain('a fault that nothing caught');
    expect(output()).not.toMatch(/hospital|Jo\b/);
  });
});

function everything(place: string): string[] {
  const inside = fs.statSync(place).isDirectory()
    ? fs.readdirSync(place).flatMap((name) => everything(path.join(place, name)))
    : [];
  return [place, ...inside];
}
