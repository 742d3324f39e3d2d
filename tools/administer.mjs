// npm run catalogue -- … and npm run notify -- …: the administrator's commands of the built server.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureReady } from './steps/build.mjs';
import { root } from './steps/run.mjs';

await ensureReady(console.error, { sameProvider: true });
const commandLine = path.join(root, 'apps/server/dist/cli.js');
const { status } = spawnSync(process.execPath, [commandLine, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
