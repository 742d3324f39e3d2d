// npm run trace: which rows of docs/requirements.md are named by the title of a test, and which are not.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps/run.mjs';

const ROW = /^\|\s*([A-J]-\d\d)\s*\|\s*(.+?)\s*\|$/;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(['"`])(.*?)\1|\b(?:it|test)\.each[\s\S]{0,4000}?\)\s*\(\s*(['"`])(.*?)\3/g;
const ID = /[A-J]-\d\d/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(file);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield file;
  }
}

const rows = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = ROW.exec(line);
    return match ? [{ id: match[1], text: match[2] }] : [];
  });

const tests = new Map(rows.map(({ id }) => [id, 0]));
const unknown = new Set();
for (const folder of ['packages', 'apps', 'data', 'e2e', 'tools']) {
  for (const file of testFiles(path.join(root, folder))) {
    for (const match of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const id of (match[2] ?? match[4] ?? '').match(ID) ?? []) {
        if (tests.has(id)) tests.set(id, tests.get(id) + 1);
        else unknown.add(id);
      }
    }
  }
}

const without = rows.filter(({ id }) => tests.get(id) === 0);
console.log(`${rows.length} requirement rows, ${rows.length - without.length} named by at least one test`);
for (const { id, text } of without) console.log(`  no test  ${id}  ${text}`);
for (const id of unknown) console.log(`  a test names ${id}, which docs/requirements.md does not have`);
