// All that a first visit downloads until the app and its products are stored for offline use: bodies and headers.
import net from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { printTable } from '../table.ts';
import { arrive, launch, serveOurs } from './programs.ts';

/** A server compresses its files at the best quality after its start; files requested before are compressed quickly. */
const COMPRESSED_AFTER_MS = 25_000;

type Answer = { address: string; headers: number; body: number };

/**
 * The first complete answer in the buffer, if it states its length, as all answers of a visit do. Undefined until all
 * of it has arrived.
 */
function firstAnswer(bytes: Buffer): { headers: number; body: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /^content-length: (\d+)/im.exec(bytes.toString('latin1', 0, end))?.[1];
  const answer = { headers: end + 4, body: Number(length ?? 0) };
  return bytes.byteLength < answer.headers + answer.body ? undefined : answer;
}

/** A proxy between browser and server: passes every byte on, and records the answers of each connection in order. */
async function between(server: number): Promise<{ port: number; answers: Answer[]; close(): void }> {
  const answers: Answer[] = [];
  const port = await freePort();
  const listener = net.createServer((browser) => {
    const upstream = net.connect(server, 'localhost');
    const asked: string[] = [];
    let unread = Buffer.alloc(0);
    browser.on('data', (bytes) => {
      for (const [, address = ''] of bytes.toString('latin1').matchAll(/^[A-Z]+ (\S+) HTTP\/1\.1\r$/gm))
        asked.push(address);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      browser.write(bytes);
      unread = Buffer.concat([unread, bytes]);
      for (let answer = firstAnswer(unread); answer; answer = firstAnswer(unread)) {
        answers.push({ address: asked.shift() ?? '', ...answer });
        unread = unread.subarray(answer.headers + answer.body);
      }
    });
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => {
    listener.listen(port, resolve);
  });
  return { port, answers, close: () => listener.close() };
}

/** Until the visit has fetched all that it fetches. */
async function untilNothingComes(page: Page, answers: readonly Answer[]): Promise<void> {
  for (let before = -1; before !== answers.length; ) {
    before = answers.length;
    await page.waitForTimeout(4000);
  }
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

export async function measureFirstVisit(): Promise<void> {
  const ours = await serveOurs();
  await new Promise((resolve) => {
    setTimeout(resolve, COMPRESSED_AFTER_MS);
  });
  await visit(ours.port, 'Waits at the first question: what the page needs next is then on the device', true);
  await visit(ours.port, 'Answers at once: the page fetches it before the offline copy is there', false);
  await ours.close();
}

async function visit(server: number, visitor: string, waits: boolean): Promise<void> {
  const wire = await between(server);
  const browser = await chromium.launch(launch);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://localhost:${wire.port}`);
  if (waits) await untilNothingComes(page, wire.answers);
  await arrive(page);
  await untilNothingComes(page, wire.answers);
  await browser.close();
  wire.close();
  const sum = (key: 'headers' | 'body') => wire.answers.reduce((total, answer) => total + answer[key], 0);
  printTable(
    `A first visit until all is kept offline (must: 450 kB in 80 files; ambitious: 365 kB in 60). ${visitor}`,
    ['address', 'headers, kB', 'body, kB'],
    [
      ...wire.answers
        .toSorted((a, b) => b.body - a.body)
        .map(({ address, headers, body }) => [address, kb(headers), kb(body)]),
      [
        `${wire.answers.length} files: ${kb(sum('headers') + sum('body'))} kB`,
        kb(sum('headers')),
        kb(sum('body')),
      ],
    ],
  );
}
