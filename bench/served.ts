import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../apps/server/src/test-support/free-port.ts';

export const root = path.dirname(path.dirname(new URL(import.meta.url).pathname));

export type Served = { url: string; port: number; process: ChildProcess; close(): Promise<void> };

/** Waits until the address answers, or throws with the program's output. */
export async function answers(url: string, output: () => string, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      () => true,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer:\n${output()}`);
}

/** Starts a program, on one core when `core` is given, and waits for its address. */
export async function startProgram(
  command: string,
  args: string[],
  env: Record<string, string>,
  url: string,
  core?: number,
) {
  const pinned = core === undefined ? [command, ...args] : ['taskset', '-c', String(core), command, ...args];
  const [program = command, ...rest] = pinned;
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await answers(url, () => output);
  return child;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    }
  });

/** The built server with its own data; it can serve another folder of built files instead of the app. */
export async function serveApp({
  webDir,
  core,
  env = {},
}: {
  webDir?: string;
  core?: number;
  env?: Record<string, string>;
} = {}): Promise<Served> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-'));
  const url = `http://localhost:${port}`;
  const child = await startProgram(
    process.execPath,
    [path.join(root, 'apps/server/dist/main.js')],
    { PORT: String(port), DATA_DIR: dataDir, ...(webDir ? { WEB_DIR: webDir } : {}), ...env },
    `${url}/readyz`,
    core,
  );
  return {
    url,
    port,
    process: child,
    async close() {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function serveProgram(
  command: string,
  args: string[],
  port: number,
  core?: number,
): Promise<Served> {
  const url = `http://localhost:${port}`;
  const child = await startProgram(command, args, {}, url, core);
  return { url, port, process: child, close: () => ended(child) };
}
