// The size budget of each route: bytes as served (brotli), read from the build. No times, because they depend on the
// machine.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const dist = path.join(root, 'apps/web/dist');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** As the build compressed it, or as it is where that is not smaller. */
const served = (file) => {
  const plain = path.join(dist, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
};
const bytes = (files) => files.reduce((sum, file) => sum + served(file), 0);

/**
 * By route: bytes that its first visit downloads. The start page, which updates the products with its worker, is the
 * base to which the others add.
 * @returns {Record<string, number>}
 */
function measured() {
  const { app, screens } = readJson(path.join(dist, 'start/files.json'));
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const companions = app.scripts.filter((file) => page.includes(file));
  const workers = readdirSync(path.join(dist, 'assets/workers'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/workers/${file}`);
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
