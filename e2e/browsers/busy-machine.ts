import { spawn } from 'node:child_process';
import os from 'node:os';

/** How many cores have work anyway: the one of the browser that is tested, and in `npm test` all, by the journeys beside it. */
const BUSY_CORES = Number(process.env.E2E_BUSY_CORES ?? 1);

/** Keeps every core of the machine at work while the task runs. */
export async function withBusyMachine(task: () => Promise<void>): Promise<void> {
  const programs = os
    .cpus()
    .slice(BUSY_CORES)
    .map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    await task();
  } finally {
    for (const program of programs) program.kill('SIGKILL');
  }
}
