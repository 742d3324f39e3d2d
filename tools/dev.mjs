// npm run dev: the server restarts and the screens reload as files change. Open the address that Vite prints.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './steps/install.mjs';
import { localProgram, root } from './steps/run.mjs';

await ensureInstalled();
const start = (app, program, ...args) =>
  spawn(process.execPath, [localProgram(program), ...args], {
    cwd: path.join(root, 'apps', app),
    stdio: 'inherit',
  });
const children = [
  start('server', 'tsx', 'watch', '--clear-screen=false', 'src/main.ts'),
  start('web', 'vite', '--clearScreen', 'false'),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
