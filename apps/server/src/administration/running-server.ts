import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const FILE = 'server.json';
const noteSchema = z.object({ pid: z.number(), address: z.url() });

/** Where the command line finds the server that holds the embedded database. */
export function recordRunningServer(dataDirectory: string, address: string): () => void {
  const file = path.join(dataDirectory, FILE);
  fs.mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
  return () => fs.rmSync(file, { force: true });
}

export function runningServer(dataDirectory: string): { pid: number; address: string } | undefined {
  try {
    return noteSchema.parse(JSON.parse(fs.readFileSync(path.join(dataDirectory, FILE), 'utf8')));
  } catch {
    return undefined; // No server, or one that was stopped while writing: the lock file decides.
  }
}
