// npm run trace: for each row of docs/requirements.md, the tests whose titles name it, whether one of its journeys
// begins at the start page (as recorded by the last end-to-end run), and which rows have no test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps/run.mjs';

const ROW = /^\|\s*([A-R]-\d\d)\s*\|\s*(.+?)\s*\|$/;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(['"`])(.*?)\1|\b(?:it|test)\.each[\s\S]{0,4000}?\)\s*\(\s*(['"`])(.*?)\3/g;
const ID = /[A-R]-\d\d/g;
const JOURNEYS = path.join(root, 'test-results/e2e.json');

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(file);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Where each journey began, by title; empty before the first end-to-end run. */
function beginnings() {
  const found = new Map();
  const read = ({ specs = [], suites = [] }) => {
    for (const { title, tests } of specs) {
      const noted = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'starts at');
      if (noted) found.set(title, noted.description);
    }
    suites.forEach(read);
  };
  if (existsSync(JOURNEYS)) read(JSON.parse(readFileSync(JOURNEYS, 'utf8')));
  return found;
}

const rows = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = ROW.exec(line);
    return match ? [{ id: match[1], text: match[2] }] : [];
  });

const beginAt = beginnings();
/** A title with `${…}` stands for several tests; the first one decides. */
function beginningOf(title) {
  const [head, ...rest] = title.split(/\$\{.*?\}/);
  if (rest.length === 0) return beginAt.get(title);
  const found = [...beginAt].find(([one]) => one.startsWith(head) && one.endsWith(rest.at(-1)));
  return found?.[1];
}

const tests = new Map(rows.map(({ id }) => [id, []]));
const unknown = new Set();
for (const folder of ['packages', 'apps', 'data', 'e2e', 'tools']) {
  for (const file of testFiles(path.join(root, folder))) {
    for (const match of readFileSync(file, 'utf8').matchAll(TITLE)) {
      const title = match[2] ?? match[4] ?? '';
      for (const id of new Set(title.match(ID))) {
        if (!tests.has(id)) unknown.add(id);
        else tests.get(id).push({ file: path.relative(root, file), title, address: beginningOf(title) });
      }
    }
  }
}

const short = (title) => title.replaceAll(/\[[^\]]*\] ?/g, '').slice(0, 100);
for (const { id, text } of rows) {
  console.log(`${id}  ${text}`);
  for (const { file, title, address } of tests.get(id)) {
    const from = address === undefined ? '' : address === '/' ? ', from the start page' : `, from ${address}`;
    console.log(`      ${file}: ${short(title)}${from}`);
  }
}
const without = rows.filter(({ id }) => tests.get(id).length === 0);
const atStart = rows.filter(({ id }) => tests.get(id).some(({ address }) => address === '/'));
console.log(`\n${rows.length} requirement rows, ${rows.length - without.length} named by at least one test`);
console.log(
  beginAt.size === 0
    ? 'where journeys begin is known after npm test'
    : `${atStart.length} of them have a journey from the start page`,
);
const isJourney = ({ file }) => /^e2e\/(?:journeys|whole-browser)\//.test(file);
for (const { id } of rows.filter((row) => !tests.get(row.id).some(isJourney)))
  console.log(`  no journey  ${id}`);
for (const { id, text } of without) console.log(`  no test  ${id}  ${text}`);
for (const id of unknown) console.log(`  a test names ${id}, which docs/requirements.md does not have`);
