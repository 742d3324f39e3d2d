import fs from 'node:fs';
import path from 'node:path';

const LOCK_NAME = 'database.lock';
/** Directories held by this very process: its own lock must not look stale to itself. */
const held = new Set<string>();

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

type Holder = { pid: number; started: string };

/**
 * If two processes open one directory, the embedded database silently loses the second writer's rows. So one process
 * owns the directory, and a second is refused with a sentence that says what to do.
 */
export function lockDirectory(directory: string): { release: () => void } {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(fs.realpathSync(directory), LOCK_NAME);
  if (held.has(file)) throw inUse(directory, process.pid);
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      fs.writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
      held.add(file);
      return {
        release: () => {
          if (!held.delete(file)) return;
          fs.rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder && isRunning(holder)) throw inUse(directory, holder.pid);
      removeStale(file);
    }
  }
  throw inUse(directory, undefined);
}

/** The process that holds the directory now, if any. */
export function lockHolder(directory: string): number | undefined {
  const file = path.join(fs.existsSync(directory) ? fs.realpathSync(directory) : directory, LOCK_NAME);
  if (held.has(file)) return process.pid;
  const holder = readHolder(file);
  return holder && isRunning(holder) ? holder.pid : undefined;
}

function inUse(directory: string, pid: number | undefined): DirectoryInUseError {
  const who = pid === undefined ? 'Another process' : `Another process (number ${pid})`;
  return new DirectoryInUseError(
    `${who} is using the embedded database in ${directory}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.`,
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return undefined;
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : undefined;
  } catch {
    return undefined; // Absent, half-written by a process that died, or not ours: the lock is free.
  }
}

/** Two processes may find the same stale lock: the rename lets only one of them remove it. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
    fs.rmSync(aside, { force: true });
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function isRunning(holder: Holder): boolean {
  // In a container every start has process number 1: the start time tells a restart from a running owner.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const started = startOf(holder.pid);
  return holder.started === '' || started === '' || holder.started === started;
}

/** When a process started, in ticks since boot, with the boot's id; empty where /proc does not exist. */
function startOf(pid: number): string {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in brackets, may hold spaces: count fields after the last bracket.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}/${ticks}`;
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
