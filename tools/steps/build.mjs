// Builds the app and the server if their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run, runLocal, seconds } from './run.mjs';

const stamp = path.join(root, '.cache/built-from');
/** The provider's file of the last build. */
const builtFor = path.join(root, '.cache/built-for');
const outputs = ['apps/web/dist/index.html', 'apps/server/dist/main.js', 'apps/server/dist/cli.js'];
const sources = ['apps', 'packages', 'data', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage']);

function* filesUnder(relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return;
  const entries = readdirSync(absolute, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.name) || entry.name.endsWith('.test.ts')) continue;
    const child = `${relative}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (entry.isFile()) yield child;
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = path.extname(source) ? [source] : filesUnder(source);
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  // The provider's file, if it is not the demonstration's.
  const site = process.env.SITE_FILE;
  if (site) hash.update(site).update(readFileSync(path.resolve(root, site)));
  return hash.digest('hex');
}

/**
 * Builds if needed; throws with the builder's output if it fails. `sameProvider`: uses the provider of the last build
 * if SITE_FILE is not set, so that an administrator's command never turns a provider's app into the demonstration.
 */
export async function ensureBuilt(say = console.log, { sameProvider = false } = {}) {
  if (sameProvider && process.env.SITE_FILE === undefined && existsSync(builtFor))
    process.env.SITE_FILE = readFileSync(builtFor, 'utf8');
  const wanted = sourceHash();
  const present = outputs.every((file) => existsSync(path.join(root, file)));
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = performance.now();
  const production = { env: { NODE_ENV: 'production' } };
  for (const app of ['apps/web', 'apps/server']) {
    const build = existsSync(path.join(root, app, 'build.mjs'))
      ? await run(process.execPath, ['build.mjs'], { ...production, cwd: path.join(root, app) })
      : await runLocal('vite', ['build', '--logLevel', 'warn'], { ...production, cwd: path.join(root, app) });
    if (build.code !== 0) throw new Error(`${app} could not be built.\n${build.output}`);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  writeFileSync(builtFor, process.env.SITE_FILE ?? '');
  say(`App and server built (${seconds(started)})`);
}

/** For commands of the built app: installs and builds what is missing, or ends with a sentence a newcomer can act on. */
export async function ensureReady(say = console.log, options = {}) {
  try {
    await ensureInstalled(say);
    await ensureBuilt(say, options);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
