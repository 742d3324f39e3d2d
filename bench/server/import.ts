import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresPrograms, startPostgres } from '../../apps/server/src/test-support/postgres.ts';
import { largerRange } from '../larger-range.ts';
import { root, serveApp } from '../served.ts';
import { median, printTable } from '../table.ts';

const PRODUCTS = 5000;
const RUNS = Number(process.env.RUNS ?? 3);

/** Seconds from the start of a process to its end, and its peak memory. */
type Cost = { seconds: number; megabytes: number };

const COMMAND_LINE = path.join(root, 'apps/server/dist/cli.js');

/** Runs the command line as an operator does; the process itself reports its peak when it ends. */
function catalogue(args: string[], env: Record<string, string>, folder: string): Cost {
  const peak = path.join(folder, 'peak');
  const note = `process.on('exit',()=>require('node:fs').writeFileSync(${JSON.stringify(peak)},String(process.resourceUsage().maxRSS)))`;
  const script = path.join(folder, 'peak.cjs');
  writeFileSync(script, note);
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', script, COMMAND_LINE, 'catalogue', ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`catalogue ${args.join(' ')} failed:\n${stdout}${stderr}`);
  if (args[0] === 'import' && !stdout.includes(`${PRODUCTS} products`))
    throw new Error(`Not every product went in:\n${stdout.slice(0, 400)}`);
  return { seconds, megabytes: Number(readFileSync(peak, 'utf8')) / 1024 };
}

const cells = (name: string, costs: Cost[]) => [
  name,
  median(costs.map(({ seconds }) => seconds)).toFixed(1),
  Math.max(...costs.map(({ seconds }) => seconds)).toFixed(1),
  Math.max(...costs.map(({ megabytes }) => megabytes)).toFixed(0),
];

/**
 * A first import of 5,000 products by the command line, each time into an existing but empty database. The memory is
 * that of the command's process: it includes the embedded database, but not PostgreSQL. The last row imports the same
 * file again, which is read and validated but changes nothing.
 */
export async function measureImport(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-import-'));
  const file = path.join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(largerRange(PRODUCTS)));
  const rows: string[][] = [];

  const embedded: Cost[] = [];
  const again: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const env = { DATA_DIR: path.join(folder, `data-${run}`), DATABASE_URL: '' };
    catalogue(['versions'], env, folder);
    embedded.push(catalogue(['import', file], env, folder));
    again.push(catalogue(['import', file, '--dry-run'], env, folder));
    rmSync(env.DATA_DIR, { recursive: true });
  }
  rows.push(cells('embedded database', embedded));

  const programs = postgresPrograms();
  if (programs) {
    const postgres = await startPostgres(programs);
    const costs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const env = { DATA_DIR: path.join(folder, 'none'), DATABASE_URL: await postgres.database() };
      catalogue(['versions'], env, folder);
      costs.push(catalogue(['import', file], env, folder));
    }
    await postgres.stop();
    rows.push(cells('PostgreSQL', costs));
  } else console.log('PostgreSQL is not installed here.');
  rows.push(cells('embedded, --dry-run of the same file', again));

  const beside: Cost[] = [];
  const server = await serveApp({ env: { DATA_DIR: path.join(folder, 'served'), DATABASE_URL: '' } });
  beside.push(
    catalogue(['import', file], { DATA_DIR: path.join(folder, 'served'), DATABASE_URL: '' }, folder),
  );
  rows.push(cells('through a running server (memory: the command)', beside));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  printTable(
    `Import of ${PRODUCTS} products, ${RUNS} runs (must: 8 s and 300 MB)`,
    ['database', 'median s', 'worst s', 'peak MB'],
    rows,
  );
}
