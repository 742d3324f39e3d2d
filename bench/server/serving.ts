import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type Manifest, MANIFEST_PATH, publishedFilePath } from '@dietetic/contract';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { root, type Served, serveProgram } from '../served.ts';
import { median, printTable } from '../table.ts';
import { serveProducts } from '../web/programs.ts';

const PRODUCTS = 500;
const CONNECTIONS = 32;
/** Many short rounds: the machine's speed changes from second to second, but little within a round. */
const SECONDS = Number(process.env.SECONDS ?? 1);
const RUNS = Number(process.env.RUNS ?? 15);
const SERVER_CORE = 0;
/** The load generator runs on the other core. */
const LOADER_CORE = 1;

type Load = { perSecond: number; p99: number };
type Request = { url: string; headers: Record<string, string> };
/** The requests to each program: the whole catalogue, and whether it has changed. */
type Asked = { name: string; full: Request; unchanged: Request };

const BARE = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const body = readFileSync(process.argv[2]);
const etag = process.argv[3];
createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) { response.writeHead(304, { etag }); response.end(); return; }
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': body.length, etag });
  response.end(body);
}).listen(Number(process.argv[4]));
`;

/** Loads one address for some seconds from a separate process; every answer must be the expected one. */
async function load({ url, headers }: Request, expected: number): Promise<Load> {
  const options = { url, headers, connections: CONNECTIONS, duration: SECONDS };
  const child = spawn(
    'taskset',
    ['-c', String(LOADER_CORE), process.execPath, path.join(root, 'bench/server/loader.cjs')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin.end(JSON.stringify(options));
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const result = JSON.parse(output) as {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  const statuses = Object.keys(result.statusCodeStats);
  if (result.errors > 0 || statuses.join() !== String(expected))
    throw new Error(
      `${url} answered ${statuses.join()} with ${result.errors} errors, not ${expected} alone.`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** What a device requests: whether the manifest has changed, and the products' bodies in one file. */
async function askOurs(url: string): Promise<{ asked: Asked; body: Buffer }> {
  const manifest = (await (await fetch(`${url}${MANIFEST_PATH}`)).json()) as Manifest;
  const [bodies] = manifest.bodies;
  if (!bodies) throw new Error('Nothing is published');
  const headers = { 'Accept-Encoding': 'br' };
  const full = { url: `${url}${publishedFilePath(bodies)}`, headers };
  const { body } = await rawAnswer(full);
  const { etag } = await rawAnswer({ url: `${url}${MANIFEST_PATH}`, headers });
  const unchanged = { url: `${url}${MANIFEST_PATH}`, headers: { ...headers, 'If-None-Match': etag } };
  return { asked: { name: 'ours', full, unchanged }, body };
}

/** The bytes on the wire: fetch would unpack them. */
function rawAnswer({ url, headers }: Request): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), etag: response.headers.etag ?? '' }));
    }).on('error', reject);
  });
}

async function serveBare(folder: string, file: string, etag: string): Promise<Served> {
  const script = path.join(folder, 'bare.mjs');
  writeFileSync(script, BARE);
  const port = await freePort();
  return serveProgram(process.execPath, [script, file, etag, String(port)], port, SERVER_CORE);
}

/** The same bytes as a file, from nginx with one worker; undefined if it is not installed. */
async function serveNginx(folder: string, file: string): Promise<Served | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 100000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${path.dirname(file)}; default_type application/json;
    location / { add_header Content-Encoding br; try_files /${path.basename(file)} =404; } } }`,
  );
  // As root, its worker would run as another user, who may not read the folder.
  if (process.getuid?.() === 0) writeFileSync(config, 'user root;\n', { flag: 'a' });
  return serveProgram('nginx', ['-c', config, '-p', folder], port, SERVER_CORE);
}

const like = (name: string, url: string, etag: string): Asked => ({
  name,
  full: { url, headers: { 'Accept-Encoding': 'br' } },
  unchanged: { url, headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } },
});

/** Loads every program in turn; the first program is the baseline of the others. */
function cells(loads: readonly Load[][], index: number): string[] {
  const ours = loads[index] ?? [];
  const ratios = ours.map(({ perSecond }, turn) => perSecond / (loads[0]?.[turn]?.perSecond ?? Number.NaN));
  return [
    median(ours.map(({ perSecond }) => perSecond)).toFixed(0),
    `${median(ratios).toFixed(2)}x`,
    `${median(ours.map(({ p99 }) => p99))} ms`,
  ];
}

/** Requests a second and p99: ours, a bare node:http and nginx with the same bytes, in turns. */
export async function measureServing(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-serving-'));
  const ours = await serveProducts(PRODUCTS, { core: SERVER_CORE });
  const { asked, body } = await askOurs(ours.url);
  const file = path.join(folder, 'catalogue.br');
  writeFileSync(file, body);
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 22)}"`;
  const bare = await serveBare(folder, file, tag);
  const nginx = await serveNginx(folder, file);
  const programs = [
    like('node:http, same buffer', bare.url, tag),
    asked,
    ...(nginx
      ? [like('nginx, same file', nginx.url, (await rawAnswer({ url: nginx.url, headers: {} })).etag)]
      : []),
  ];

  const full = programs.map((): Load[] => []);
  const unchanged = programs.map((): Load[] => []);
  // In turns, so that a slow moment of the machine affects all of them. The first turn only warms up.
  for (let turn = 0; turn <= RUNS; turn += 1) {
    for (const [loads, kind, status] of [
      [full, 'full', 200],
      [unchanged, 'unchanged', 304],
    ] as const) {
      for (const [index, program] of programs.entries()) {
        const measured = await load(program[kind], status);
        if (turn > 0) loads[index]?.push(measured);
      }
    }
  }
  await Promise.all([ours.close(), bare.close(), nginx?.close()]);
  rmSync(folder, { recursive: true, force: true });

  printTable(
    `${PRODUCTS} products, ${(body.length / 1000).toFixed(0)} kB brotli; one core, ${CONNECTIONS} connections, medians of ${RUNS} turns of ${SECONDS} s (must: 0.8x and 0.7x node:http, p99 at most 2x nginx)`,
    ['server', 'brotli/s', 'ratio', 'p99', '304/s', 'ratio', 'p99'],
    programs.map(({ name }, index) => [name, ...cells(full, index), ...cells(unchanged, index)]),
  );
  if (!nginx) console.log('nginx is not installed here.');
}
