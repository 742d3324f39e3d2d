// npm run calculate: the calculators on the command line, from a fresh clone too. Only answers go to standard output.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './steps/install.mjs';
import { root } from './steps/run.mjs';

try {
  if (!existsSync(path.join(root, 'node_modules/tsx'))) {
    console.error('Installing the dependencies first.');
    await ensureInstalled(console.error);
  }
} catch (error) {
  console.error(`${error.message}\nRun "npm ci" here, then try again.`);
  process.exit(2);
}

const { register } = await import('tsx/esm/api');
register();
const { calculate } = await import('./calculate.ts');
process.exitCode = await calculate(process.argv.slice(2), process.stdin, process.stdout, process.stderr);
