// npm run bench:sim: Sim over the labelled questions, its speed at 500 products, and its size on the wire.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Product } from '@dietetic/catalogue';
import { build } from 'vite';
import {
  demonstrationAssistant,
  PRODUCTS,
} from '../packages/assistant/src/test-support/demonstration-assistant.ts';
import {
  judge,
  labelledQuestions,
  tuningQuestions,
  type Verdict,
} from '../packages/assistant/src/test-support/labelled-questions.ts';
import { isOnTheLabel } from '../packages/assistant/src/test-support/untraceable.ts';
import { median, ms, printTable } from './table.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const questions = labelledQuestions();
const assistants = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
const verdicts = questions.map((question) => judge(question, assistants[question.country]));

const rightWhere = (chosen: readonly Verdict[], isRight: (verdict: Verdict) => boolean): string[] => {
  const right = chosen.filter(isRight).length;
  return [`${right} of ${chosen.length}`, `${((right / Math.max(chosen.length, 1)) * 100).toFixed(1)} %`];
};
const without = (fault: RegExp) => (verdict: Verdict) => !verdict.faults.some((text) => fault.test(text));

const values = verdicts.flatMap(({ answer }) =>
  answer.parts.flatMap((part) =>
    part.kind === 'values'
      ? part.values
      : part.kind === 'products'
        ? part.rows.flatMap((row) => row.values)
        : [],
  ),
);
const refusals = verdicts.filter(({ question }) => question.kind === 'refusal');

printTable(
  `Sim, ${questions.length} labelled questions (goal: 92 % right first answers, no wrong figure)`,
  ['measure', 'right', 'share'],
  [
    ['right first answer', ...rightWhere(verdicts, ({ faults }) => faults.length === 0)],
    ['right intent', ...rightWhere(verdicts, without(/^intent/u))],
    [
      'right product',
      ...rightWhere(
        verdicts.filter(({ question }) => question.products ?? question.includes),
        without(/^product/u),
      ),
    ],
    [
      'right figure asked for',
      ...rightWhere(
        verdicts.filter(({ question }) => question.figures),
        without(/^figure/u),
      ),
    ],
    ['right refusal', ...rightWhere(refusals, ({ answer }) => answer.kind === 'refusal')],
    ['no wrong figure', ...rightWhere(verdicts, (verdict) => !verdict.showsAWrongFigure)],
    [
      'figures shown that stand on the label',
      `${values.filter(isOnTheLabel).length} of ${values.length}`,
      '',
    ],
  ],
);

printTable(
  'Questions Sim was mended with (for first runs see docs/clinical/sim-first-runs.md)',
  ['set', 'right', 'share', 'wrong figures', 'missed refusals'],
  tuningQuestions().map(({ set, questions: each }) => {
    const found = each.map((question) => judge(question, assistants[question.country]));
    return [
      set,
      ...rightWhere(found, ({ faults }) => faults.length === 0),
      String(found.filter((verdict) => verdict.showsAWrongFigure).length),
      String(found.filter((verdict) => verdict.isMissedRefusal).length),
    ];
  }),
);

/** The range repeated under other brands, as a provider with that many products would have. */
function many(count: number): Product[] {
  const brands = ['', 'Bel', 'Cor', 'Dun', 'Fen'];
  return Array.from({ length: count }, (_, index) => {
    const product = PRODUCTS[index % PRODUCTS.length];
    if (product === undefined) throw new Error('the demonstration range is empty');
    const brand = brands[Math.floor(index / PRODUCTS.length)] ?? 'Gar';
    return brand === ''
      ? product
      : {
          ...product,
          id: `${brand}-${product.id}`.toLowerCase(),
          name: `${brand}${product.name.toLowerCase()}`,
        };
  });
}

const started = performance.now();
const large = demonstrationAssistant('uk', many(500));
const prepared = performance.now() - started;
for (const { ask } of questions) large.ask(ask);
const once = (ask: string): number => {
  const asked = performance.now();
  large.ask(ask);
  return performance.now() - asked;
};
const times = questions.map(({ ask }) => median([once(ask), once(ask), once(ask)]));
printTable(
  'Speed with 500 products, one core (goal: under 10 ms a question)',
  ['measure', 'ms'],
  [
    ['median question', ms(median(times))],
    [
      '95 of 100 questions',
      ms(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN),
    ],
    ['slowest question', ms(Math.max(...times))],
    ['getting ready, once', ms(prepared)],
  ],
);

/** The app's own file that holds Sim, found by a sentence only Sim says. */
function builtFile(root: string): { name: string; bytes: Buffer } | undefined {
  const assets = path.join(root, 'apps/web/dist/assets');
  if (!existsSync(assets)) return undefined;
  for (const name of readdirSync(assets)) {
    const bytes = readFileSync(path.join(assets, name));
    if (name.endsWith('.js') && bytes.includes('I am Sim, an automatic assistant')) return { name, bytes };
  }
  return undefined;
}

const folder = mkdtempSync(path.join(tmpdir(), 'sim-'));
try {
  const root = path.resolve(import.meta.dirname, '..');
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `export { createAssistant, deviceAssistant } from ${JSON.stringify(path.join(root, 'packages/assistant/src/index.ts'))};\n`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Built as part of an app: a library build would leave the white space in.
    build: {
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
      outDir: path.join(folder, 'out'),
      emptyOutDir: true,
      modulePreload: false,
    },
  });
  const code = Buffer.concat(
    readdirSync(path.join(folder, 'out/assets')).map((file) =>
      readFileSync(path.join(folder, 'out/assets', file)),
    ),
  );
  const sizes = (bytes: Buffer) => [
    kilobytes(bytes.length),
    kilobytes(gzipSync(bytes, { level: 9 }).length),
    kilobytes(brotliCompressSync(bytes).length),
  ];
  const built = builtFile(root);
  printTable(
    'Size (goal: under 40 kB on the wire for what only Sim needs; the wire is brotli)',
    ['what', 'minified kB', 'gzip kB', 'brotli kB'],
    [
      built
        ? [`${built.name}, as built: what only Sim needs`, ...sizes(built.bytes)]
        : ['as built: run npm run build first', '', '', ''],
      ['with the search of the FAQs page and the code of products', ...sizes(code)],
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
