// npm run bench:server: the catalogue of 500 products from our server, a bare node:http and nginx, one core each.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_SCOPE,
  PROJECTIONS_PATH,
  TOKEN_PATH,
} from '@dietetic/contract';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import { freePort, root, type Served, serveApp, serveProgram } from './served.ts';
import { printTable } from './table.ts';

const SERVER_CORE = 0;
const SECONDS = Number(process.env.SECONDS ?? 5);
const CONNECTIONS = 32;
const PRODUCTS = 500;
const IMPORTED = 5000;
/** The loader takes the other core, so that it does not take from what is measured. */
const LOADER_CORE = 1;

type Load = { requests: { average: number }; latency: { p99: number }; non2xx: number };
const autocannon = createRequire(path.join(root, 'bench/package.json'))('autocannon') as (
  options: object,
) => Promise<Load>;

spawnSync('taskset', ['-pc', String(LOADER_CORE), String(process.pid)]);
const work = mkdtempSync(path.join(os.tmpdir(), 'dietetic-bench-server-'));

const load = (url: string, headers: Record<string, string>): Promise<Load> =>
  autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });

/** The demonstration range under varied names and codes, as a larger provider would have it. */
function many(count: number): string {
  const { categories, projections } = demonstrationCatalogue();
  const results = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / projections.length);
    const projection = projections[index % projections.length];
    const text = JSON.stringify(projection);
    if (round === 0) return JSON.parse(text);
    const key = projection?.key ?? '';
    return JSON.parse(
      text
        .replaceAll(`"${key}"`, `"${key}-r${round}"`)
        .replaceAll(/"(MCN)(\d{5})"/g, (_all, prefix, digits) => `"${prefix}${round}${digits}"`)
        .replaceAll(
          /"pipCode","value":"(\d{7})"/g,
          (_all, digits) =>
            `"pipCode","value":"${String((Number(digits) + round * 13_337) % 10_000_000).padStart(7, '0')}"`,
        ),
    );
  });
  const file = path.join(work, `catalogue-${count}.json`);
  writeFileSync(file, JSON.stringify({ categories, projections: results }));
  return file;
}

function importInto(served: Served, dataDir: string, file: string): { seconds: number; output: string } {
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'apps/server/dist/cli.js'), 'catalogue', 'import', file, '--yes'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, PORT: String(served.port) }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The import failed:\n${stdout}${stderr}`);
  return { seconds: (performance.now() - started) / 1000, output: stdout };
}

/** What the browser asks for: the token, then every product in one page. */
async function catalogueRequest(
  url: string,
): Promise<{ address: string; headers: Record<string, string>; etag: string }> {
  const token = await fetch(
    `${url}${TOKEN_PATH}?grant_type=client_credentials&scope=${encodeURIComponent(COMMERCE_SCOPE)}`,
    {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`).toString('base64')}`,
      },
    },
  );
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const address = `${url}${PROJECTIONS_PATH}?limit=500`;
  const headers = { Authorization: `Bearer ${bearer}`, 'Accept-Encoding': 'br' };
  const answer = await fetch(address, { headers });
  return { address, headers, etag: answer.headers.get('etag') ?? '' };
}

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

async function serveBare(file: string, etag: string): Promise<Served> {
  const script = path.join(work, 'bare.mjs');
  writeFileSync(script, BARE);
  const port = await freePort();
  return serveProgram(process.execPath, [script, file, etag, String(port)], port, SERVER_CORE);
}

async function serveNginx(file: string): Promise<Served | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const config = path.join(work, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
  server { listen ${port}; root ${path.dirname(file)}; default_type application/json;
    location / { add_header Content-Encoding br; try_files /${path.basename(file)} =404; } } }`,
  );
  return serveProgram('nginx', ['-c', config, '-p', work], port, SERVER_CORE);
}

const dataDir = path.join(work, 'data');
const server = await serveApp({ core: SERVER_CORE, env: { DATA_DIR: dataDir } });
const large = importInto(server, dataDir, many(IMPORTED));
const imported = importInto(server, dataDir, many(PRODUCTS));
const { address, headers, etag } = await catalogueRequest(server.url);
const compressed = await rawBody(address, headers);
const file = path.join(work, 'catalogue.br');
writeFileSync(file, compressed);
const bareTag = `"${createHash('sha256').update(compressed).digest('hex').slice(0, 16)}"`;

const ours = await load(address, headers);
const oursUnchanged = await load(address, { ...headers, 'If-None-Match': etag });
await server.close();

const bare = await serveBare(file, bareTag);
const plain = await load(bare.url, { 'Accept-Encoding': 'br' });
const plainUnchanged = await load(bare.url, { 'If-None-Match': bareTag });
await bare.close();

const nginx = await serveNginx(file);
const engine = nginx && (await load(nginx.url, {}));
const nginxTag = nginx && ((await fetch(nginx.url)).headers.get('etag') ?? '');
const engineUnchanged = nginx && (await load(nginx.url, { 'If-None-Match': nginxTag ?? '' }));
await nginx?.close();

const cells = (name: string, full: Load | undefined, unchanged: Load | undefined): string[] =>
  full && unchanged
    ? [
        name,
        full.requests.average.toFixed(0),
        `${(full.requests.average / plain.requests.average).toFixed(2)}x`,
        String(full.latency.p99),
        unchanged.requests.average.toFixed(0),
        `${(unchanged.requests.average / plainUnchanged.requests.average).toFixed(2)}x`,
        String(unchanged.latency.p99),
      ]
    : [name, 'not installed', '', '', '', '', ''];
printTable(
  `${PRODUCTS} products, ${(compressed.length / 1000).toFixed(0)} kB brotli, one core, ${CONNECTIONS} connections (must: 0.8x and 0.7x node:http)`,
  ['server', 'brotli/s', 'ratio', 'p99 ms', '304/s', 'ratio', 'p99 ms'],
  [
    cells('node:http with the same buffer', plain, plainUnchanged),
    cells('ours', ours, oursUnchanged),
    cells('nginx, same file', engine, engineUnchanged),
  ],
);
printTable(
  'Import through the gate while serving (must: 5,000 products under 10 s)',
  ['products', 'seconds'],
  [
    [String(IMPORTED), large.seconds.toFixed(1)],
    [String(PRODUCTS), imported.seconds.toFixed(1)],
  ],
);
rmSync(work, { recursive: true, force: true });

/** The bytes on the wire: fetch would unpack them. */
async function rawBody(url: string, sent: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
