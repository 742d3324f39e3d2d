// Runs one step of a command: prints nothing if it succeeds, its whole output if it fails.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** Runs a program to its end and returns its exit code and everything it printed. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The script behind a locally installed program, so that it runs under this Node and without a shell. */
export function localProgram(packageName, program = packageName) {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[program]);
}

export const runLocal = (packageName, args, options) =>
  run(process.execPath, [localProgram(packageName), ...args], options);

/** The npm that started this command, or the one on the path. */
export const runNpm = (args, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? run(process.execPath, [process.env.npm_execpath, ...args], options)
    : run('npm', args, options);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
