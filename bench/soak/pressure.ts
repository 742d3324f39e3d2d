import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { largerRange } from '../larger-range.ts';
import { root, serveApp } from '../served.ts';
import { atMost, type Finding } from './finding.ts';

const SLOW = 300;
const NOTIFICATIONS = 50;
const PRODUCTS = 5000;
const MOST_MS = 3 * 60_000;
const MUST_MS = 200;
const CALLS = [
  '/',
  '/catalogue/status',
  '/documents',
  '/api/v1/notifications?app_id=dietetic-app',
  '/readyz',
];

/** Times of ordinary calls while the server is kept busy in every other way at once. */
export async function pressure(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-soak-'));
  const file = path.join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(largerRange(PRODUCTS)));
  const data = path.join(folder, 'data');
  const served = await serveApp({ env: { DATA_DIR: data } });
  const token = readFileSync(path.join(data, 'admin.token'), 'utf8').trim();
  const slow: net.Socket[] = [];
  const work = { isOver: false };
  try {
    for (let n = 0; n < SLOW; n += 1) {
      const socket = net.connect(served.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('POST /send-email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n');
      slow.push(socket);
    }
    const trickle = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('x');
    }, 500);
    const importing = spawn(
      process.execPath,
      [path.join(root, 'apps/server/dist/cli.js'), 'catalogue', 'import', file],
      { cwd: root, env: { ...process.env, DATA_DIR: data }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const imported = once(importing, 'exit') as Promise<[number | null]>;
    const notified = Promise.all(
      Array.from({ length: NOTIFICATIONS }, (_, n) =>
        fetch(`${served.url}/admin/notifications`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ title: `News ${n}`, text: 'Text' }),
        }),
      ),
    );
    const times = new Map(CALLS.map((call) => [call, [] as number[]]));
    const deadline = Date.now() + MOST_MS;
    const asking = CALLS.map(async (call) => {
      while (!work.isOver && Date.now() < deadline) {
        const begun = performance.now();
        await (await fetch(`${served.url}${call}`)).arrayBuffer();
        times.get(call)?.push(performance.now() - begun);
        await pause(20);
      }
    });
    const [[code], answers] = await Promise.all([imported, notified]);
    work.isOver = true;
    await Promise.all(asking);
    clearInterval(trickle);
    const what = `${SLOW} slow connections, ${NOTIFICATIONS} notifications, import of ${PRODUCTS}`;
    return [
      ...CALLS.map((call) => {
        const sorted = (times.get(call) ?? []).toSorted((a, b) => a - b);
        const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
        return atMost(what, `${call}, 95th percentile of ${sorted.length}, ms`, p95, MUST_MS);
      }),
      atMost(what, 'notifications refused', answers.filter(({ ok }) => !ok).length, 0),
      atMost(what, 'the import ended with', Number(code), 0),
    ];
  } finally {
    for (const socket of slow) socket.destroy();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
