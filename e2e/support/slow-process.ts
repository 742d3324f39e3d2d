import { setTimeout as pause } from 'node:timers/promises';

/** How long a process runs and then pauses, in turn. */
export type Pace = { runMs: number; standMs: number };

/**
 * Runs the task while these processes run only part of the time, so that their work takes longer. A slow device
 * spends processor time on that, and so does `Emulation.setCPUThrottlingRate`; a paused process does not.
 */
export async function whileSlow(
  processes: readonly number[],
  { runMs, standMs }: Pace,
  task: () => Promise<void>,
): Promise<void> {
  if (processes.length === 0) throw new Error('No process to slow down.');
  const tell = (signal: NodeJS.Signals) => {
    for (const each of processes) process.kill(each, signal);
  };
  const done = new AbortController();
  const standAndRun = async () => {
    while (!done.signal.aborted) {
      tell('SIGSTOP');
      await pause(standMs);
      tell('SIGCONT');
      await pause(runMs);
    }
  };
  await Promise.all([task().finally(() => done.abort()), standAndRun()]);
}
