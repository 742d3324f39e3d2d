// npm run catalogue -- … and npm run notify -- …: the administrator's commands of the built server.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { root } from './steps/run.mjs';

try {
  await ensureInstalled(console.error);
  await ensureBuilt(console.error, { sameProvider: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const commandLine = path.join(root, 'apps/server/dist/cli.js');
const { status } = spawnSync(process.execPath, [commandLine, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
