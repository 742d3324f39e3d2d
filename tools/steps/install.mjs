// Installs the dependencies when the lockfile has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm, seconds } from './run.mjs';

const OLDEST_NODE = [20, 19];
const stamp = path.join(root, 'node_modules/.installed-from');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Throws with a sentence that a newcomer can act on. `say` receives one line if something was done. */
export async function ensureInstalled(say = console.log) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = performance.now();
  // NODE_ENV=production would leave out what the build needs.
  const { code, output } = await runNpm(['ci', '--no-progress', '--no-audit', '--no-fund', '--include=dev'], {
    env: { NODE_ENV: '' },
  });
  if (code !== 0) throw new Error(`The dependencies could not be installed.\n${output}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say(`Dependencies installed (${seconds(started)})`);
}
