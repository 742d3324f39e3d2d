import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { SHORT_LIVED } from './short-lived.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');

export type Process = { child: ChildProcess; output: () => string };
export type ProcessResult = { code: number | null; text: string };

/** A program of the server as a separate process, from the build: starting it from source takes three times as long. */
export function startProcess(
  env: Record<string, string>,
  program = 'dist/main.js',
  args: string[] = [],
): Process {
  const child = spawn(process.execPath, [SHORT_LIVED, program, ...args], {
    cwd: SERVER,
    env: { ...process.env, MODE: 'development', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
  return { child, output: () => output };
}

/** When it listens, where. */
export async function waitUntilListening({ output }: Process): Promise<string> {
  await vi.waitFor(() => expect(output()).toMatch(/is at http:\/\/localhost:\d+/), { timeout: 240_000 });
  const [, port = ''] = /is at http:\/\/localhost:(\d+)/.exec(output()) ?? [];
  return `http://127.0.0.1:${port}`;
}

export async function waitForExit({ child, output }: Process): Promise<ProcessResult> {
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: output() };
}

/** One sentence that says what to do, exit code 1, no stack. */
export function expectPlainFailure({ code, text }: ProcessResult): void {
  expect(code, text).toBe(1);
  expect(text).not.toMatch(/\n\s+at |\[object Object\]|Error:/);
  expect(text.trim().split('\n').length, text).toBeLessThanOrEqual(2);
}
