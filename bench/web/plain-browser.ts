import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, launch } from './programs.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Answer = { id?: number; sessionId?: string; result?: unknown; error?: { message: string } };
type Evaluated = { result: { value?: unknown }; exceptionDetails?: { text: string } };

export type PlainPage = {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page, and awaits it if it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/**
 * A page without instrumentation: Playwright makes the browser keep a copy of everything that comes over the network,
 * in the very threads that are measured.
 */
export async function openPlainPage(): Promise<PlainPage> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-plain-'));
  const child = spawn(
    launch.executablePath ?? chromium.executablePath(),
    [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , commands, answers] = child.stdio as [
    null,
    null,
    null,
    NodeJS.WritableStream,
    NodeJS.ReadableStream,
  ];
  const waiting = new Map<number, (answer: Answer) => void>();
  let unread = '';
  answers.on('data', (chunk: Buffer) => {
    const messages = (unread + chunk.toString()).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });
  let sent = 0;
  async function send<T>(method: string, params: object, sessionId?: string): Promise<T> {
    sent += 1;
    const id = sent;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  async function evaluate(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', params, sessionId);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }
  return {
    evaluate,
    async open(url) {
      await send('Page.navigate', { url }, sessionId);
      // Between two pages there is nothing to evaluate.
      while ((await evaluate('document.readyState').catch(() => '')) !== 'complete') await pause(50);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      void send('Browser.close', {});
      await ended;
      // Some of its processes end a little later and write files until then.
      await pause(500);
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
