import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root, serveApp } from '../served.ts';
import { atMost, type Finding } from './finding.ts';

const REQUESTS = 100_000;
const CONNECTIONS = 40;
const LOOK_EVERY = 5000;
/** The embedded database is inside the process, but outside its heap. */
const MOST_MB = 600;
const CALLS = ['/', '/catalogue/manifest.json', '/catalogue/status', '/products', '/readyz', '/documents'];

/** The heap limit of the container. */
const heapLimit = () => {
  const file = path.join(root, 'apps/server/deploy/Dockerfile');
  const [flag] = /--max-old-space-size=\d+/.exec(readFileSync(file, 'utf8')) ?? [];
  if (flag === undefined) throw new Error('The Dockerfile sets no limit of the heap');
  return flag;
};

/** The peak memory of the server while it answers, set up as in a container. */
export async function memory(): Promise<Finding[]> {
  const flag = heapLimit();
  const served = await serveApp({ env: { NODE_OPTIONS: flag } });
  const megabytes = () => {
    const text = readFileSync(`/proc/${served.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
  };
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  let wrong = 0;
  const seen: number[] = [];
  const ask = (call: string) =>
    new Promise<void>((resolve) => {
      http
        .get(`${served.url}${call}`, { agent }, (answer) => {
          if (answer.statusCode !== 200) wrong += 1;
          answer.resume();
          answer.on('end', resolve);
        })
        .on('error', () => {
          wrong += 1;
          resolve();
        });
    });
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (sent < REQUESTS) {
          const number = sent;
          sent += 1;
          await ask(CALLS[number % CALLS.length] ?? '/');
          if (number % LOOK_EVERY === 0) seen.push(megabytes());
        }
      }),
    );
  } finally {
    agent.destroy();
    await served.close();
  }
  const middle = seen.length / 2;
  const growth = Math.max(...seen.slice(middle)) - Math.max(...seen.slice(0, middle));
  const what = `${REQUESTS} requests with ${flag}`;
  return [
    atMost(what, 'wrong answers', wrong, 0),
    atMost(what, 'MB at most', Math.max(...seen), MOST_MB),
    atMost(what, 'MB more in the second half', growth, 50),
  ];
}
