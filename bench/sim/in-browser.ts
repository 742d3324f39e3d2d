// Runs in the measured page: Sim with the app's own options.
import { createAssistant } from '@dietetic/assistant';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { assistantOptions } from '../../apps/web/src/sim/assistant-options.ts';
import { otherBrands } from './other-brands.ts';

const PRODUCTS = 500;

/** Milliseconds to get ready, and the median of three answers to each question. */
function timesOf(questions: readonly string[]): { ready: number; answers: number[] } {
  const started = performance.now();
  const sim = createAssistant(assistantOptions('uk', otherBrands(demonstrationProducts(), PRODUCTS), null));
  const ready = performance.now() - started;
  const once = (question: string): number => {
    const asked = performance.now();
    sim.ask(question);
    return performance.now() - asked;
  };
  for (const question of questions) sim.ask(question);
  const answers = questions.map((question) => {
    const [, middle = Number.NaN] = [once(question), once(question), once(question)].toSorted(
      (a, b) => a - b,
    );
    return middle;
  });
  return { ready, answers };
}

Object.assign(globalThis, { timesOf });
