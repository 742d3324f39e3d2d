// npm start: from a fresh clone to a running app. A second start takes seconds.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureReady } from './steps/build.mjs';
import { root } from './steps/run.mjs';

await ensureReady();
const server = spawn(
  process.execPath,
  ['--enable-source-maps', path.join(root, 'apps/server/dist/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 0));
