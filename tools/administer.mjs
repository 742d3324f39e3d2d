// npm run catalogue -- … and npm run notify -- …: the administrator's commands of the built server.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './steps/build.mjs';
import { COMMAND_LINE } from './steps/command-line.mjs';
import { ensureInstalled } from './steps/install.mjs';

try {
  await ensureInstalled(console.error);
  await ensureBuilt(console.error, { sameProvider: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [...COMMAND_LINE, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
