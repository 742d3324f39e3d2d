import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MANIFEST_PATH } from '@dietetic/contract';
import type { Page } from '@playwright/test';
import { largerRange } from '../larger-range.ts';
import { root, type Served, serveApp } from '../served.ts';

/** How often each start and each load is measured; the tables show medians. */
export const RUNS = Number(process.env.RUNS ?? 5);

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath =
  process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));
export const launch = { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };

/** A plain Vite + React + PWA project, served by the same server as the app. */
export const serveYardstick = (): Promise<Served> =>
  serveApp({ webDir: path.join(root, 'bench/plain-vite/dist'), env: { TRUSTED_TYPES: 'off' } });
export const serveOurs = (): Promise<Served> => serveApp();

type Range = ReturnType<typeof largerRange>;
/** A server with its own catalogue, which can be replaced. */
type ServedRange = Served & { take(range: Range): Promise<void> };

/** The app with as many products as a larger provider has, imported as an operator would. */
export async function serveProducts(count: number, { core }: { core?: number } = {}): Promise<ServedRange> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-range-'));
  const dataDir = path.join(folder, 'data');
  const served = await serveApp({ env: { DATA_DIR: dataDir }, ...(core === undefined ? {} : { core }) });
  const published = async () => (await fetch(`${served.url}${MANIFEST_PATH}`)).text();
  async function take(range: Range): Promise<void> {
    const before = await published();
    const file = path.join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(range));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'apps/server/dist/cli.js'), 'catalogue', 'import', file],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir, PORT: String(served.port) },
        encoding: 'utf8',
        // It names every new product: 20,000 of them exceed the default of 1 MB.
        maxBuffer: 16_000_000,
      },
    );
    if (status !== 0)
      throw new Error(`${range.projections.length} products could not be imported:\n${stdout}${stderr}`);
    // The server loads a new catalogue by itself, a moment later.
    for (let seconds = 0; seconds < 60 && (await published()) === before; seconds += 1)
      await new Promise((resolve) => setTimeout(resolve, 1000));
    await endDocuments(served.process.pid ?? 0);
  }
  await take(largerRange(count));
  return {
    ...served,
    take,
    async close() {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A child process of the server makes a new catalogue's documents; for 20,000 products it takes a quarter of an hour.
 * The benchmark does not need them: it ends that process, and the server continues without.
 */
async function endDocuments(server: number): Promise<void> {
  const children = () =>
    readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  // It first abandons those of the previous catalogue, then starts the new ones.
  for (let quiet = 0; quiet < 10; quiet += 1) {
    for (const child of children()) {
      process.kill(child, 'SIGKILL');
      quiet = 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The first visit, up to the start page with the products on the device. */
export async function arrive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page
    .getByText(/\d+\sproducts/)
    .first()
    .waitFor({ timeout: 120_000 });
}
