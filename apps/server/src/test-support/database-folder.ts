import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where embedded databases are that last as long as the worker: it is killed, so they are removed from outside. */
export default function databaseFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-databases-'));
  process.env.TEST_DATABASES = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
