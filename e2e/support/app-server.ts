import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { fillWithStartedData } from '../../apps/server/src/test-support/started-data.ts';
import { root } from './root.ts';

/** The built server as an operator would run it, with its own port and data folder. */
export type AppServer = {
  url: string;
  dataFolder: string;
  /** The file with everything it has printed so far. */
  outputFile: string;
  /** Stops it and removes its data. */
  close(): Promise<void>;
};

export async function startAppServer(env: Record<string, string> = {}): Promise<AppServer> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-e2e-'));
  const dataFolder = path.join(folder, 'data');
  await fillWithStartedData(dataFolder);
  const outputFile = path.join(folder, 'output.txt');
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(root, 'apps/server/dist/main.js')],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = createWriteStream(outputFile);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });

  async function close() {
    await stopped(child);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await answering(url, child);
  } catch (error) {
    const printed = readFileSync(outputFile, 'utf8');
    await close();
    throw new Error(`${String(error)}\n${printed}`, { cause: error });
  }
  return { url, dataFolder, outputFile, close };
}

/** On a busy machine that takes a while. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}.`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server was not ready within 120 s.');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
