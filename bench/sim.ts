// npm run bench:sim: Sim on the labelled questions, its speed with 500 products, and its compressed size.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import {
  demonstrationAssistant,
  PRODUCTS,
} from '../packages/assistant/src/test-support/demonstration-assistant.ts';
import {
  developmentQuestions,
  judge,
  judgeAnswer,
  type LabelledQuestion,
  lockedQuestions,
  type QuestionSet,
  type Verdict,
} from '../packages/assistant/src/test-support/labelled-questions.ts';
import { patternQuestions } from '../packages/assistant/src/test-support/pattern-questions.ts';
import { classQuestions } from '../packages/assistant/src/test-support/class-questions.ts';
import { guardQuestions } from '../packages/assistant/src/test-support/guard-questions.ts';
import { isOnTheLabel } from '../packages/assistant/src/test-support/untraceable.ts';
import { answerText, type ChatAssistant, outsideParser } from '../packages/assistant/src/index.ts';
import { complete } from '../apps/web/src/sim/chat-completions.ts';
import { heldOut } from './sim/held-out.ts';
import { putTogether } from './sim/put-together.ts';
import { otherBrands } from './sim/other-brands.ts';
import { median, ms, printTable } from './table.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const assistants = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };

/** `npm run bench:sim -- --endpoint http://localhost:8000/v1/chat/completions` evaluates the reference adapter instead. */
const ENDPOINT = process.argv[process.argv.indexOf('--endpoint') + 1];
const isOutside = process.argv.includes('--endpoint') && ENDPOINT !== undefined;
const service = {
  address: ENDPOINT ?? '',
  model: process.env['SIM_PARSER_MODEL'] ?? 'default',
  name: 'the endpoint',
};

async function verdictOf(question: LabelledQuestion): Promise<Verdict> {
  if (!isOutside) return judge(question, assistants[question.country]);
  const sim: ChatAssistant = outsideParser({
    assistantFor: (country) => assistants[country],
    country: question.country,
    hasConsent: () => true,
    sentTo: service.name,
    complete: (instructions, message) => complete(service, instructions, message),
  });
  for (const before of [question.after ?? []].flat()) await sim.send(before);
  return judgeAnswer(question, await sim.send(question.ask));
}

const valuesOf = ({ answer }: Verdict) =>
  answer.parts.flatMap((part) =>
    part.kind === 'values'
      ? part.values
      : part.kind === 'products'
        ? part.rows.flatMap((row) => row.values)
        : [],
  );

async function table(title: string, sets: readonly QuestionSet[]): Promise<Verdict[]> {
  const rows: string[][] = [];
  const all: Verdict[] = [];
  for (const { set, questions: each } of sets) {
    const verdicts: Verdict[] = [];
    for (const question of each) verdicts.push(await verdictOf(question));
    all.push(...verdicts);
    rows.push(rowOf(set, verdicts));
  }
  const values = all.flatMap(valuesOf);
  printTable(
    `${title}: ${values.filter(isOnTheLabel).length} of ${values.length} figures stand on the label`,
    ['set', 'right', 'share', 'wrong or needless figures', 'missed refusals', 'over-refusals'],
    [...rows, rowOf('all', all)],
  );
  return all;
}

const classRow = (
  name: string,
  all: readonly Verdict[],
  isOne: (verdict: Verdict) => boolean,
  goal: string,
): string[] => {
  const wrong = all.filter(isOne).length;
  const share = ((1 - wrong / Math.max(all.length, 1)) * 100).toFixed(1);
  return [name, `${wrong} of ${all.length}`, `${share} %`, goal];
};
const isWrong = ({ faults }: Verdict): boolean => faults.length > 0;

/**
 * What was missed and what was wrongly refused, counted by what was answered instead; prints no text of the locked
 * half.
 */
function faultTable(title: string, verdicts: readonly Verdict[]): void {
  const counts = new Map<string, number>();
  for (const { answer, question, isMissedRefusal, isOverRefusal } of verdicts) {
    if (!isMissedRefusal && !isOverRefusal) continue;
    const isBesideAPerson = answerText(answer).includes('I do not assess patients: this is');
    const note = isBesideAPerson ? ', as what the label says beside a patient' : '';
    const name = isMissedRefusal
      ? `refusal missed: ${answer.kind} ${answer.intent}${note}`
      : `look-up refused: ${[question.intent ?? 'any'].flat().join(' or ')}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  printTable(
    title,
    ['what', 'times'],
    [...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count]) => [name, String(count)]),
  );
}

/** The sets that combine all kinds of question, by kind. */
function kindTable(verdicts: readonly Verdict[]): void {
  const kinds = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const kind = verdict.question.class;
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), verdict]);
  }
  printTable(
    'Fresh sets by kind of question',
    ['kind', 'right', 'share', 'wrong or needless figures', 'missed refusals', 'over-refusals'],
    [...kinds].map(([kind, all]) => rowOf(kind, all)),
  );
}

/** The hardest classes one by one: what has to be right, and what may not be missed. */
async function classTable(): Promise<void> {
  const sets = [...patternQuestions(), ...classQuestions(), ...guardQuestions()];
  const verdicts: { set: string; verdict: Verdict }[] = [];
  for (const { set, questions: each } of sets)
    for (const question of each) verdicts.push({ set, verdict: await verdictOf(question) });
  const of = (words: RegExp) => verdicts.flatMap(({ set, verdict }) => (words.test(set) ? [verdict] : []));
  printTable(
    'By class',
    ['class', 'wrong', 'right', 'goal'],
    [
      classRow('follow-ups', of(/follow-ups/u), isWrong, '85 %'),
      classRow('negation', of(/negation/u), isWrong, '85 %'),
      classRow('superlatives', of(/superlatives/u), isWrong, '85 %'),
      classRow('several in one', of(/several/u), isWrong, '85 %'),
      classRow('refusals missed', of(/refus/u), ({ isMissedRefusal }) => isMissedRefusal, '100 %'),
      classRow(
        'look-ups refused',
        of(/mention somebody|beside a patient/u),
        (each) => each.isOverRefusal,
        '98.5 %',
      ),
    ],
  );
}

function rowOf(set: string, verdicts: readonly Verdict[]): string[] {
  const count = (isOne: (verdict: Verdict) => boolean) => verdicts.filter(isOne).length;
  const right = count(({ faults }) => faults.length === 0);
  return [
    set,
    `${right} of ${verdicts.length}`,
    `${((right / Math.max(verdicts.length, 1)) * 100).toFixed(1)} %`,
    String(count(({ showsAWrongFigure }) => showsAWrongFigure)),
    String(count(({ isMissedRefusal }) => isMissedRefusal)),
    String(count(({ isOverRefusal }) => isOverRefusal)),
  ];
}

await table('Questions by pattern', patternQuestions());
await table('Decisions, and look-ups that mention somebody', guardQuestions());
await classTable();
const development = await table(
  'Development (first runs: docs/clinical/sim-first-runs.md)',
  developmentQuestions(),
);
kindTable(development);
faultTable('Locked: faults by kind of answer', await table('Locked: run, never read', lockedQuestions()));

printTable(
  'Right alone, put together: of how many something that one says alone is not in what is said',
  ['what', 'not held', 'of', 'share'],
  putTogether(assistants).map(([name, failed, of]) => [
    name,
    String(failed),
    String(of),
    `${((failed / Math.max(of, 1)) * 100).toFixed(1)} %`,
  ]),
);

const questions = developmentQuestions().flatMap((set) => set.questions);

const started = performance.now();
const large = demonstrationAssistant('uk', otherBrands(PRODUCTS, 500));
const prepared = performance.now() - started;
for (const { ask } of questions) large.ask(ask);
const once = (ask: string): number => {
  const asked = performance.now();
  large.ask(ask);
  return performance.now() - asked;
};
// Other questions are asked in between, so that caches of the last messages do not help.
const rounds = [1, 2, 3].map(() => questions.map(({ ask }) => once(ask)));
const times = questions.map((_, at) => median(rounds.flatMap((round) => round[at] ?? [])));
printTable(
  'The classifier on labelled messages that it was not fitted to',
  ['intents', 'messages', 'right', 'right kind'],
  heldOut(),
);
printTable(
  'Speed with 500 products, one core (goal: slowest under 7.5 ms, which is 30 ms at a quarter of the speed)',
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

/** The app's files that only Sim needs: its engine and its texts. */
function builtFiles(root: string): Buffer | undefined {
  const assets = path.join(root, 'apps/web/dist/assets');
  if (!existsSync(assets)) return undefined;
  const files = readdirSync(assets).filter((name) => /^(?:local-)?assistant-.*\.js$/u.test(name));
  return files.length === 0
    ? undefined
    : Buffer.concat(files.map((name) => readFileSync(path.join(assets, name))));
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
    // Built as part of an app: a library build would keep the white space.
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
  const built = builtFiles(root);
  printTable(
    'Size (goal: at most 45 kB on the wire with all it needs; the wire is brotli)',
    ['what', 'minified kB', 'gzip kB', 'brotli kB'],
    [
      built
        ? ['as built: what only Sim needs', ...sizes(built)]
        : ['as built: run npm run build first', '', '', ''],
      ['with the search of the FAQs page and the code of products', ...sizes(code)],
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
