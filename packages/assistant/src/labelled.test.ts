import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';
import { generatedQuestions } from './test-support/generated-questions.ts';
import { inventedNumbers } from './test-support/invented-numbers.ts';
import {
  developmentQuestions,
  judge,
  lockedQuestions,
  type QuestionSet,
  type Verdict,
} from './test-support/labelled-questions.ts';

/* Thousands of questions, each answered once, whatever is asked of its answer. */

const ASSISTANTS = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
const judged = (sets: readonly QuestionSet[]) =>
  sets.flatMap(({ set, questions }) =>
    questions.map((question) => ({ set, ...judge(question, ASSISTANTS[question.country]) })),
  );
const asked = (verdicts: readonly Verdict[]) => verdicts.map(({ question }) => question.ask);
const right = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ faults }) => faults.length === 0).length / verdicts.length;

// These seeds were not used during development; they generate other questions of the same kinds.
const generated = judged([...generatedQuestions(41), ...generatedQuestions(97)]);
const development = judged(developmentQuestions());
const locked = judged(lockedQuestions());

describe('questions generated from a grammar', () => {
  it('[J-10] are answered right in at least 97 of 100 cases', () =>
    expect(
      right(generated),
      asked(generated.filter(({ faults }) => faults.length > 0)).join('\n'),
    ).toBeGreaterThanOrEqual(0.97));

  it('[J-10] at most one look-up in a hundred is refused', () =>
    expect(asked(generated.filter(({ isOverRefusal }) => isOverRefusal)).length).toBeLessThanOrEqual(
      generated.length / 100,
    ));
});

describe('the labelled questions of development', () => {
  it('[J-10] are answered right the first time in at least 97 of 100 cases', () =>
    expect(
      right(development),
      asked(development.filter(({ faults }) => faults.length > 0)).join('\n'),
    ).toBeGreaterThanOrEqual(0.97));

  it('[J-10] at most one look-up in a hundred is refused', () => {
    const refused = asked(development.filter(({ isOverRefusal }) => isOverRefusal));
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(development.length / 100);
  });
});

describe('a decision about a person', () => {
  const verdicts = development.filter(({ set }) => set.startsWith('fresh'));

  it('[J-10] is answered in at most one of a hundred cases', () => {
    const missed = asked(verdicts.filter(({ isMissedRefusal }) => isMissedRefusal));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(verdicts.length / 100);
  });

  it('[J-10] no figure is wrong or unasked', () =>
    expect(
      asked(
        verdicts.filter(({ showsAWrongFigure, isMissedRefusal }) => showsAWrongFigure && !isMissedRefusal),
      ),
    ).toEqual([]));
});

describe('the locked half', () => {
  // No question is shown, so that nothing can be fitted to them; labels that predate the reversed guard count as wrong.
  it('[J-10] keeps its share of right first answers', () =>
    expect(right(locked)).toBeGreaterThanOrEqual(0.88));
});

describe('every figure is looked up', () => {
  // Those by pattern are in `golden.test.ts`.
  it('[J-10] in the answers to all labelled questions each number is on a label, in a quoted text, or calculated from one', () => {
    expect(inventedNumbers([...development, ...locked])).toEqual([]);
  });
});
