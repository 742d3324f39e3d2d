// Type-checks every project of the workspace; each has its own library set, so a pure package that uses browser or
// Node APIs fails here.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { localProgram, root } from './steps/run.mjs';

const compiler = localProgram('typescript', 'tsc');

const projects = [
  ...['clinical', 'contract', 'catalogue', 'regimen', 'content', 'assistant'].map(
    (name) => `packages/${name}`,
  ),
  'data',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.worker.json',
  '.',
];

const quick = [
  // Several threads infer the same types several times: twice the processor time, and no faster.
  '--singleThreaded',
  // Unchanged files are not checked again.
  '--incremental',
];

const wanted = process.argv.slice(2);
let failed = false;
for (const project of projects.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const known = path.join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const run = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--noEmit', '--pretty', 'false', ...quick, '--tsBuildInfoFile', known],
    { cwd: root, encoding: 'utf8' },
  );
  const output = `${run.stdout}${run.stderr}`.trim();
  if (run.status !== 0) {
    failed = true;
    console.error(`types: ${project}\n${output}`);
  }
}
if (failed) process.exit(1);
console.log(`types: ${wanted.length || projects.length} projects, no errors`);
