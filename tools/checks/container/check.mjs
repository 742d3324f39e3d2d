// npm run check:container: the steps of the Dockerfile in an empty folder, for machines without a container engine,
// and the image's own command with a private PostgreSQL. It skips what needs an engine (base image, user, volume,
// port), and carries out every COPY, RUN, ENV and CMD as the file says.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root, seconds } from '../../steps/run.mjs';

register();
const { freePort } = await import('../../../apps/server/src/test-support/free-port.ts');
const { postgresPrograms, startPostgres } = await import('../../../apps/server/src/test-support/postgres.ts');

const programs = postgresPrograms();
if (!programs) {
  console.error('PostgreSQL (initdb and postgres) is needed for this check and was not found.');
  process.exit(1);
}

const work = mkdtempSync(path.join(os.tmpdir(), 'dietetic-container-'));
const stages = new Map();
/** A minimal environment: only what is needed to find programs and to reach the registry. */
const bareEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|LANG|TMPDIR|.*_proxy|npm_config_(registry|cafile|cache))$/i.test(name),
  ),
);

/** The build context as an engine would see it: files of the repository that .dockerignore lets through. */
function makeContext() {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(ignorePattern);
  const context = path.join(work, 'context');
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    if (ignored.some((pattern) => pattern.test(file)) || !existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(context, file));
  }
  return context;
}

/** Supports names, `**` before a name, and `*` inside one; throws for any other pattern. */
function ignorePattern(line) {
  if (!/^(\*\*\/)?[\w.*-]+$/.test(line)) throw new Error(`.dockerignore: this check cannot read "${line}".`);
  const name = line.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`${line.startsWith('**/') ? '(^|/)' : '^'}${name}(/|$)`);
}

/** Instructions in order, continued lines joined. */
function instructions(text) {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }));
}

function runIn(folder, command, env) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
    cwd: folder,
    env: { ...bareEnv, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`RUN ${command}\n${stdout}${stderr}`);
  console.log(`ok  RUN ${command} (${seconds(started)})`);
}

function copyInto(folder, rest, context) {
  const words = rest.split(' ');
  const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)) : undefined;
  const to = path.join(folder, words.pop());
  for (const word of words) {
    const source = from ? path.join(from, path.relative('/app', word)) : path.join(context, word);
    // A folder's content is copied; a file goes into the folder or under the given name.
    const intoFolder = to.endsWith('/') || words.length > 1;
    cpSync(source, statSync(source).isFile() && intoFolder ? path.join(to, path.basename(source)) : to, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function answer(url, tries) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const found = await fetch(url).catch(() => undefined);
    if (found?.ok) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not answer.`);
}

/** A separate process makes them once the server runs. */
async function offeredDocuments(url) {
  for (let attempt = 0; attempt < 480; attempt += 1) {
    const { documents } = await (await answer(`${url}/documents`, 4)).json();
    if (documents.length > 0) return documents;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return [];
}

const expect = (holds, what) => {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`ok  ${what}`);
};

let postgres;
let server;
try {
  const context = makeContext();
  const dockerfile = readFileSync(path.join(root, 'apps/server/deploy/Dockerfile'), 'utf8');
  let folder = '';
  let env = {};
  let command = [];
  const data = path.join(work, 'data');
  for (const { word, rest } of instructions(dockerfile)) {
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      folder = path.join(work, name);
      mkdirSync(folder);
      stages.set(name, folder);
      env = {};
    } else if (word === 'COPY') copyInto(folder, rest, context);
    // An argument of the build is a variable of its stage.
    else if (word === 'ENV' || word === 'ARG')
      env = { ...env, ...Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))) };
    // The image's user and volume exist only in an image.
    else if (word === 'RUN' && rest.includes(' /data')) mkdirSync(data);
    else if (word === 'RUN') runIn(folder, rest, env);
    else if (word === 'CMD') command = JSON.parse(rest);
    else if (!['WORKDIR', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK'].includes(word)) {
      throw new Error(`This check does not know the instruction ${word}.`);
    }
  }
  expect(
    !existsSync(path.join(folder, 'packages')) && !existsSync(path.join(folder, 'node_modules/vite')),
    'the last stage holds no sources and no build tools',
  );

  postgres = await startPostgres(programs);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let log = '';
  server = spawn(command[0], command.slice(1), {
    cwd: folder,
    env: {
      ...bareEnv,
      ...env,
      // As compose.yaml sets them; the address is this machine's instead of the container's.
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: await postgres.database(),
      PUBLIC_URL: 'https://diet.example.org',
      TRUST_PROXY: '1',
      SMTP_URL: '',
      MAIL_FROM: '',
      PUSH_CONTACT: 'mailto:it@hospital.example',
      ADMIN_TOKEN: 'a-token-for-this-check-only',
      COMMERCE_AUTH_URL: '',
      COMMERCE_API_URL: '',
      COMMERCE_PROJECT_KEY: '',
      COMMERCE_CLIENT_ID: '',
      COMMERCE_CLIENT_SECRET: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += chunk));
  try {
    expect((await (await answer(`${url}/healthz`, 240)).json()).status === 'alive', '/healthz answers');
    expect((await (await answer(`${url}/readyz`, 240)).json()).status === 'ready', '/readyz answers');
    const page = await (await answer(`${url}/`, 4)).text();
    expect(page.includes('<html'), 'the app is served');
    const documents = await offeredDocuments(url);
    expect(documents.length > 0, `${documents.length} documents are offered`);
    const metrics = await fetch(`${url}/metrics`, {
      headers: { authorization: 'Bearer a-token-for-this-check-only' },
    });
    expect((await metrics.text()).includes('catalogue_products 109'), '/metrics tells of 109 products');
    expect(
      log
        .split('\n')
        .filter(Boolean)
        .every((line) => line.startsWith('{')),
      'the log is JSON, line by line',
    );
  } catch (error) {
    throw new Error(`${error.message}\n${log}`, { cause: error });
  }
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stopped = performance.now();
  server.kill('SIGTERM');
  expect((await ended) === 0, `SIGTERM ends it in good order (${seconds(stopped)})`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  server?.kill('SIGKILL');
  await postgres?.stop();
  rmSync(work, { recursive: true, force: true });
}
