import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHORT_LIVED } from './short-lived.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CACHE = path.join(ROOT, '.cache');

/**
 * Fills a data folder as the built server leaves it on its first day: database, catalogue and documents. A first
 * start costs ten seconds of processor time, a start on a copy one; other tests prove that a first start works.
 */
export async function fillWithStartedData(dataDirectory: string): Promise<void> {
  fs.cpSync(await original(), dataDirectory, { recursive: true });
}

/** Kept until the next build, or the next day, because its catalogue has the date of its creation. */
async function original(): Promise<string> {
  const build = fs.readFileSync(path.join(CACHE, 'built-from'), 'utf8').slice(0, 16);
  const name = `started-data-${build}-${new Date().toISOString().slice(0, 10)}`;
  const kept = path.join(CACHE, name);
  if (fs.existsSync(kept)) return kept;
  const former = fs.readdirSync(CACHE).filter((one) => one.startsWith('started-data-'));
  const made = fs.mkdtempSync(path.join(CACHE, 'making-data-'));
  await startOnce(made);
  try {
    fs.renameSync(made, kept);
  } catch {
    // Another process was quicker.
    fs.rmSync(made, { recursive: true, force: true });
  }
  for (const one of former) fs.rmSync(path.join(CACHE, one), { recursive: true, force: true });
  return kept;
}

async function startOnce(dataDirectory: string): Promise<void> {
  const child = spawn(process.execPath, [SHORT_LIVED, 'dist/main.js'], {
    cwd: path.join(ROOT, 'apps/server'),
    env: { ...process.env, MODE: 'development', PORT: '0', DATA_DIR: dataDirectory, WEB_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  try {
    const url = await soon(child, () => /is at (http:\/\/\S+)/.exec(output)?.[1]);
    await soon(child, async () => {
      const { documents } = (await (await fetch(`${url}/documents`)).json()) as { documents: unknown[] };
      return documents.length > 0 || undefined;
    });
  } finally {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
  }
}

async function soon<T>(child: ChildProcess, found: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 240_000;
  while (Date.now() < end && child.exitCode === null) {
    const value = await found();
    if (value !== undefined) return value;
    await pause(50);
  }
  throw new Error('The first start of a server for its data came to nothing.');
}
