// The size budget of each route: bytes as served (brotli), read from the build. No times, because they depend on the
// machine.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run.mjs';

const dist = path.join(root, 'apps/web/dist');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const served = (file) => brotliCompressSync(readFileSync(path.join(dist, file))).byteLength;

/**
 * By route: bytes that its first visit downloads. The start page, which updates the products with its worker, is the
 * base to which the others add.
 * @returns {Record<string, number>}
 */
function measured() {
  // Routes share most of their files, and the best compression takes long, so each file is compressed once.
  const known = new Map();
  const bytes = (files) =>
    files.reduce((sum, file) => {
      const size = known.get(file) ?? served(file);
      known.set(file, size);
      return sum + size;
    }, 0);
  const { app, screens } = readJson(path.join(dist, 'start/files.json'));
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const companions = app.scripts.filter((file) => page.includes(file));
  const workers = readdirSync(path.join(dist, 'assets/workers')).map((file) => `assets/workers/${file}`);
  return {
    'the questions before the app': bytes(['index.html', 'boot.js', app.entry, ...companions]),
    '/': bytes(['index.html', 'boot.js', app.entry, ...app.scripts, ...workers]),
    ...Object.fromEntries(
      Object.entries(screens).map(([route, { scripts, styles }]) => [route, bytes([...scripts, ...styles])]),
    ),
  };
}

/** A sentence for every route over its budget in `tools/size-budget.json`, and for every route without one. */
export function routesOverBudget(
  sizes = measured(),
  budget = readJson(path.join(root, 'tools/size-budget.json')),
) {
  return [...new Set([...Object.keys(sizes), ...Object.keys(budget)])].flatMap((route) => {
    const [size, limit] = [sizes[route], budget[route]];
    if (limit === undefined)
      return [`${route} has no budget in tools/size-budget.json; it is ${size} bytes.`];
    if (size === undefined) return [`${route} of tools/size-budget.json is no route any more.`];
    if (size <= limit) return [];
    return [
      `${route} is ${size} bytes, ${size - limit} over its budget of ${limit}. Take out what it does not need, or raise tools/size-budget.json and say why in the commit.`,
    ];
  });
}
