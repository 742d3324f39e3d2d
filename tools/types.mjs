// Type-checks every project of the workspace; each has its own library set, so a pure package that uses browser or
// Node APIs fails here. A project reads the declarations of those it refers to, not their sources once more.
import { spawnSync } from 'node:child_process';
import { localProgram, root } from './steps/run.mjs';

/** The first refers to all others but the second. */
const projects = ['tsconfig.json', 'apps/web/tsconfig.worker.json'];

const { status } = spawnSync(
  process.execPath,
  [
    localProgram('typescript', 'tsc'),
    '--build',
    ...projects,
    '--pretty',
    'false',
    // Several threads infer the same types several times: twice the processor time, and no faster.
    '--singleThreaded',
  ],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
console.log('types: no errors');
