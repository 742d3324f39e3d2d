// The stages of `npm run check` and `npm test`: each prints one line, and its output only if it fails.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { localProgram, root, run, runLocal, seconds } from './run.mjs';
import { routesOverBudget } from './size-budget.mjs';

const results = path.join(root, 'test-results');

/** The result of a stage: how many tests ran, and its output if it failed. */
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

/** Gives the tests a folder for temporary files, and fails if they have left any of theirs in it. */
async function inOwnFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dietetic-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  try {
    const result = await work({ TMPDIR: folder });
    // A browser that was ended leaves its own.
    const left = readdirSync(folder).filter((name) => name.startsWith('dietetic-'));
    if (left.length === 0) return result;
    return outcome(
      1,
      `${result.ok ? '' : result.output}\nThe tests left behind: ${left.join(', ')}`,
      result.passed,
      result.failed,
      result.skipped,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One failed test: its title and its first failure, cut where it repeats itself. */
const failure = (title, message) =>
  [`✗ ${title}`, ...stripVTControlCharacters(message).trimEnd().split('\n').slice(0, 40)].join('\n    ');

const failedUnitTests = ({ testResults }) =>
  testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const name = path.relative(root, file.name);
    if (failed.length === 0 && file.status === 'failed') return [failure(name, file.message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0] ?? ''));
  });

/** The failed tests of Playwright's report, each with its first attempt. */
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
/** Checks that need type information: a promise that is not awaited, or used as a value. */
const TYPE_AWARE = [
  'typescript/no-floating-promises',
  'typescript/no-misused-promises',
  'typescript/await-thenable',
];
const lintByTypes = (files) =>
  plain('oxlint', '--type-aware', '-A', 'all', ...TYPE_AWARE.flatMap((rule) => ['-D', rule]), ...files)();
export const lintTypes = { name: 'lint by types', work: () => lintByTypes([]) };
/** Files changed by the last commit and since; `npm test` lints all files. */
export const lintChangedTypes = {
  name: 'lint by types of what changed',
  work: async () => {
    const asked = await Promise.all([
      run('git', ['diff', '--name-only', '--diff-filter=d', 'HEAD~1']),
      run('git', ['ls-files', '--others', '--exclude-standard']),
    ]);
    // Without a git history all files count as changed.
    if (asked.some(({ code }) => code !== 0)) return lintByTypes([]);
    const files = asked.flatMap(({ output }) => output.split('\n')).filter((name) => /\.tsx?$/.test(name));
    return files.length > 0 ? lintByTypes(files) : outcome(0, '');
  },
};
/** The bytes of each route against `tools/size-budget.json`. Builds first when sources have changed. */
export const sizes = {
  name: 'build and sizes',
  work: async () => {
    try {
      await ensureBuilt(() => {});
      const over = routesOverBudget();
      return outcome(over.length > 0 ? 1 : 0, over.join('\n'));
    } catch (error) {
      return outcome(1, error.message);
    }
  },
};
/** Files, exports and dependencies that nothing uses; results for unchanged files are cached. */
export const unused = {
  name: 'unused code',
  work: plain('knip', '--no-progress', '--no-config-hints', '--cache'),
};
export const types = {
  name: 'types',
  work: () => run(process.execPath, ['tools/types.mjs']).then(({ code, output }) => outcome(code, output)),
};

/** `projects`: the projects of vitest.config.ts to run, or all of them. */
export const unit = ({ env = {}, projects = [] } = {}) => ({
  name: projects.length > 0 ? 'unit tests' : 'unit and data tests',
  work: () => inOwnFolder((folder) => unitTests({ ...env, ...folder }, projects)),
});

async function unitTests(env, projects) {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, 'unit.json');
  rmSync(file, { force: true });
  const { code, output } = await runLocal(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
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
}

/** The journeys in Chromium, and the tests in the other browsers: one run, shared among its workers. */
export const endToEnd = ({ env = {}, otherBrowsers = [] }) => ({
  name: ['end-to-end tests', ...otherBrowsers].join(', '),
  work: () => inOwnFolder((folder) => endToEndTests({ ...env, ...folder }, otherBrowsers)),
});

async function endToEndTests(env, otherBrowsers) {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, 'e2e.json');
  rmSync(file, { force: true });
  const { code, output } = await run(
    process.execPath,
    [localProgram('@playwright/test', 'playwright'), 'test', '--reporter=line,json'],
    {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        // It stays when the folder of temporary files goes.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(root, 'node_modules/.cache/playwright'),
        ...(otherBrowsers.length > 0 && { E2E_BROWSERS: otherBrowsers.join(',') }),
        // The workers keep every core busy: no test has to.
        E2E_BUSY_CORES: String(os.availableParallelism()),
      },
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
}

/** Lists of stages that run at the same time, each list in order. */
export const atOnce = (...lists) => ({ lists });

/** Runs all stages in order, even if one fails; returns whether all passed. */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let allOk = true;
  const runStage = async (stage) => {
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
  };
  const runInOrder = async (list) => {
    for (const stage of list) {
      if (stage.lists) await Promise.all(stage.lists.map(runInOrder));
      else await runStage(stage);
    }
  };
  await runInOrder(stages);
  if (total.passed + total.failed > 0) {
    console.log(
      `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
    );
  }
  return allOk;
}
