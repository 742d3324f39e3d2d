// The stages of `npm run check` and `npm test`: each prints one line, and its output only when it fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { localProgram, root, run, runLocal, seconds } from './run.mjs';

const results = path.join(root, 'test-results');

/** What a stage came to: how many tests it ran, and its output when it failed. */
const outcome = (code, output, passed = 0, failed = 0, skipped = 0) => ({
  ok: code === 0,
  output,
  passed,
  failed,
  skipped,
});

const plain =
  (program, ...args) =>
  async () => {
    const { code, output } = await runLocal(program, args);
    return outcome(code, output);
  };

/** One failed test: its title, then how its first failure read, cut where it only repeats itself. */
const failure = (title, message) =>
  [`✗ ${title}`, ...stripVTControlCharacters(message).trimEnd().split('\n').slice(0, 40)].join('\n    ');

const failedUnitTests = ({ testResults }) =>
  testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const name = path.relative(root, file.name);
    if (failed.length === 0 && file.status === 'failed') return [failure(name, file.message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0] ?? ''));
  });

/** The failed tests of Playwright's report, each with its first try: later tries start warmer. */
const failedJourneys = (suite, above = []) => {
  const titles = suite.title ? [...above, suite.title] : above;
  return [
    ...(suite.suites ?? []).flatMap((inner) => failedJourneys(inner, titles)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map((test) =>
          failure(
            [`[${test.projectName}]`, ...titles, spec.title].join(' › '),
            test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    ),
  ];
};

export const format = {
  name: 'format',
  work: () =>
    run(process.execPath, [localProgram('@biomejs/biome', 'biome'), 'format', '.']).then(({ code, output }) =>
      outcome(code, output),
    ),
};
export const lint = { name: 'lint', work: plain('oxlint', '--deny-warnings') };
export const types = {
  name: 'types',
  work: () => run(process.execPath, ['tools/types.mjs']).then(({ code, output }) => outcome(code, output)),
};

export const unit = (env = {}) => ({
  name: 'unit and data tests',
  work: async () => {
    mkdirSync(results, { recursive: true });
    const file = path.join(results, 'unit.json');
    rmSync(file, { force: true });
    const { code, output } = await runLocal(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { env },
    );
    if (!existsSync(file)) return outcome(1, output);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failures = failedUnitTests(report);
    return outcome(
      code,
      failures.length > 0 ? failures.join('\n\n') : output,
      report.numPassedTests,
      report.numFailedTests,
      report.numPendingTests + report.numTodoTests,
    );
  },
});

export const endToEnd = (env = {}) => ({
  name: 'end-to-end tests',
  work: async () => {
    mkdirSync(results, { recursive: true });
    const file = path.join(results, 'e2e.json');
    rmSync(file, { force: true });
    const { code, output } = await run(
      process.execPath,
      [localProgram('@playwright/test', 'playwright'), 'test', '--reporter=line,json'],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    );
    if (!existsSync(file)) return outcome(1, output);
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    const failures = suites.flatMap((suite) => failedJourneys(suite));
    return outcome(
      code,
      failures.length > 0 ? failures.join('\n\n') : output,
      stats.expected + stats.flaky,
      stats.unexpected,
      stats.skipped,
    );
  },
});

/** Runs the stages in order, all of them even when one fails; returns whether all passed. */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let allOk = true;
  for (const stage of stages) {
    const started = performance.now();
    const result = await stage.work();
    const counts =
      result.passed + result.failed > 0
        ? `, ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}${result.skipped ? `, ${result.skipped} skipped` : ''}`
        : '';
    console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${stage.name} (${seconds(started)}${counts})`);
    if (!result.ok) {
      allOk = false;
      console.log(result.output.trimEnd());
    }
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  }
  if (total.passed + total.failed > 0) {
    console.log(
      `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
    );
  }
  return allOk;
}
