// Sim's answers at CPU 4x, in the browser, with 500 products.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { developmentQuestions } from '../../packages/assistant/src/test-support/labelled-questions.ts';
import { root } from '../served.ts';
import { median, ms, printTable } from '../table.ts';
import { launch } from './programs.ts';

/** The slow phone of the other benchmarks. */
const SLOWER = 4;
/** A sample of the labelled questions: enough kinds, in half a minute. */
const EVERY = 5;

/** The page's script: Sim, the content and the demonstration range. */
async function script(): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'sim-page-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        rollupOptions: { input: path.join(root, 'bench/sim/in-browser.ts') },
        outDir,
        emptyOutDir: true,
        modulePreload: false,
      },
    });
    const [file = ''] = readdirSync(path.join(outDir, 'assets'));
    return readFileSync(path.join(outDir, 'assets', file), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

type Times = { ready: number; answers: number[] };

export async function measureSim(): Promise<void> {
  const browser = await chromium.launch(launch);
  const page = await browser.newPage();
  await page.addScriptTag({ content: await script(), type: 'module' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const questions = developmentQuestions()
    .flatMap((set) => set.questions.map(({ ask }) => ask))
    .filter((_, at) => at % EVERY === 0);
  const { ready, answers } = await page.evaluate(
    (asked) => (globalThis as unknown as { timesOf: (asked: string[]) => Times }).timesOf(asked),
    questions,
  );
  await browser.close();
  const sorted = answers.toSorted((one, other) => one - other);
  printTable(
    `An answer of Sim at CPU 4x with 500 products, ms (${questions.length} questions; goal: slowest 30, ambitious 10)`,
    ['measure', 'ms'],
    [
      ['median', ms(median(answers))],
      ['95 of 100', ms(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN)],
      ['slowest', ms(Math.max(...answers))],
      ['getting ready at one go', ms(ready)],
    ],
  );
}
