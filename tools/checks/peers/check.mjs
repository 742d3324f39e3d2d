// npm run check:peers: installs the peer programs once, builds, and runs peers.mts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureReady } from '../../steps/build.mjs';
import { root, runNpm } from '../../steps/run.mjs';

const folder = import.meta.dirname;
await ensureReady();
if (!existsSync(path.join(folder, 'node_modules'))) {
  const { code, output } = await runNpm(['install', '--no-package-lock', '--no-progress'], { cwd: folder });
  if (code !== 0) throw new Error(output);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(folder, 'peers.mts')], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
