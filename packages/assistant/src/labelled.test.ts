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

// Seeds that were not looked at while the engine was worked on make others of the same kinds.
const generated = judged([...generatedQuestions(41), ...generatedQuestions(97)]);
const development = judged(developmentQuestions());
const locked = judged(lockedQuestions());

describe('questions made from a grammar', () => {
  it('[J-10] are answered right in 97 of 100 cases or more', () =>
    expect(
      right(generated),
      asked(generated.filter(({ faults }) => faults.length > 0)).join('\n'),
    ).toBeGreaterThanOrEqual(0.97));

  it('[J-10] of look-ups one in a hundred or fewer is turned away', () =>
    expect(asked(generated.filter(({ isOverRefusal }) => isOverRefusal)).length).toBeLessThanOrEqual(
      generated.length / 100,
    ));
});

describe('the labelled questions of development', () => {
  it('[J-10] are answered right the first time in 97 of 100 cases or more', () =>
    expect(
      right(development),
      asked(development.filter(({ faults }) => faults.length > 0)).join('\n'),
    ).toBeGreaterThanOrEqual(0.97));

  it('[J-10] of look-ups one in a hundred or fewer is turned away', () => {
    const turnedAway = asked(development.filter(({ isOverRefusal }) => isOverRefusal));
    expect(turnedAway.length, turnedAway.join('\n')).toBeLessThanOrEqual(development.length / 100);
  });
});

describe('a decision about a person', () => {
  const verdicts = development.filter(({ set }) => set.startsWith('fresh'));

  it('[J-10] is answered in one of a hundred at most', () => {
    const missed = asked(verdicts.filter(({ isMissedRefusal }) => isMissedRefusal));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(verdicts.length / 100);
  });

  it('[J-10] no figure is wrong or needless', () =>
    expect(
      asked(
        verdicts.filter(({ showsAWrongFigure, isMissedRefusal }) => showsAWrongFigure && !isMissedRefusal),
      ),
    ).toEqual([]));
});

describe('the locked half', () => {
  // Nothing of it is shown, so that nothing is mended by it; labels of before the guard was turned round count as wrong.
  it('[J-10] keeps its share of right first answers', () =>
    expect(right(locked)).toBeGreaterThanOrEqual(0.88));
});

describe('every figure is looked up', () => {
  // Those by pattern are in `golden.test.ts`.
  it('[J-10] in the answers to all labelled questions each number is on a label, in a quoted text, or worked out from one', () => {
    expect(inventedNumbers([...development, ...locked])).toEqual([]);
  });
});
