// Installs what only the benchmarks need, builds the app and the baseline, and runs one benchmark.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../tools/steps/build.mjs';
import { ensureInstalled } from '../tools/steps/install.mjs';
import { localProgram, root, run, runNpm } from '../tools/steps/run.mjs';

const bench = path.join(root, 'bench');
const [name = 'web', ...rest] = process.argv.slice(2);

async function must(step) {
  const { code, output } = await step;
  if (code !== 0) throw new Error(output);
}

await ensureInstalled();
await ensureBuilt();
const { dependencies } = JSON.parse(readFileSync(path.join(bench, 'package.json'), 'utf8'));
const isMissing = (dependency) => !existsSync(path.join(bench, 'node_modules', dependency));
// The soak needs no extra packages.
if (name !== 'soak' && Object.keys(dependencies).some(isMissing)) {
  await must(runNpm(['install', '--no-package-lock', '--no-progress'], { cwd: bench }));
}
if (name === 'web') {
  await must(
    run(process.execPath, [localProgram('vite'), 'build', '--logLevel', 'warn'], {
      cwd: path.join(bench, 'plain-vite'),
    }),
  );
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(bench, `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
