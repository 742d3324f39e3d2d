import { spawn } from 'node:child_process';
import os from 'node:os';

/** How many of the browsers are tested at the same time, each on the built app of a server of its own. */
const BROWSERS_AT_ONCE = Number(process.env.E2E_BROWSERS_AT_ONCE ?? 1);

/** Keeps every core of the machine but one at work while the task runs: another browser that is tested is such work. */
export async function onBusyMachine(task: () => Promise<void>): Promise<void> {
  const programs = os
    .cpus()
    .slice(BROWSERS_AT_ONCE)
    .map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    await task();
  } finally {
    for (const program of programs) program.kill('SIGKILL');
  }
}
