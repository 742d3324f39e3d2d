import { describe, expect, inject, it } from 'vitest';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';
import { classQuestions } from './test-support/class-questions.ts';
import { guardQuestions } from './test-support/guard-questions.ts';
import { inventedNumbers } from './test-support/invented-numbers.ts';
import {
  developmentQuestions,
  judge,
  type LabelledQuestion,
  lockedQuestions,
  type QuestionSet,
} from './test-support/labelled-questions.ts';
import { patternQuestions } from './test-support/pattern-questions.ts';

const ASSISTANTS = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
const judged = (questions: readonly LabelledQuestion[]) =>
  questions.map((question) => judge(question, ASSISTANTS[question.country]));
const all = (sets: readonly QuestionSet[]) => sets.flatMap(({ questions }) => questions);
const asked = (verdicts: ReturnType<typeof judged>) => verdicts.map(({ question }) => question.ask);
const pattern = [...patternQuestions(), ...classQuestions()];

describe('questions by pattern', () => {
  it('[J-10] are at least 400, without duplicates', () => {
    const questions = all(pattern);
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(new Set(questions.map(({ ask, after }) => JSON.stringify([ask, after]))).size).toBe(
      questions.length,
    );
  });

  it.each(pattern)(
    '[J-10] $set: 19 of 20 or more are answered right, and each number is looked up',
    (set) => {
      const questions = set.questions.filter((_, n) => n % Math.round(1 / inject('share')) === 0);
      const verdicts = judged(questions);
      expect(inventedNumbers(verdicts)).toEqual([]);
      const wrong = verdicts.filter(({ faults }) => faults.length > 0);
      const told = wrong.map(({ question, faults }) => `${question.ask}: ${faults.join('; ')}`);
      expect(wrong.length, told.join('\n')).toBeLessThanOrEqual(Math.ceil(questions.length / 20));
    },
  );
});

describe('what the guard refuses', () => {
  it('[J-10] has at least 150 messages that ask for a decision, and 100 look-ups that mention a person', () => {
    const kinds = all(guardQuestions()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'refusal').length).toBeGreaterThanOrEqual(150);
    expect(kinds.filter((kind) => kind !== 'refusal').length).toBeGreaterThanOrEqual(100);
  });

  it.each(guardQuestions())('[J-10] $set: at least 19 of 20 are classified right', ({ questions }) => {
    const wrong = asked(judged(questions).filter(({ faults }) => faults.length > 0));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.ceil(questions.length / 20));
  });
});

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/gu, ' ');

describe('the locked half', () => {
  it('[J-10] shares no question with development or with the patterns', () => {
    const locked = new Set(
      all(lockedQuestions()).map(({ ask, after, country }) => bare(`${country} ${after} ${ask}`)),
    );
    const both = [...all(developmentQuestions()), ...all(pattern)].filter(({ ask, after, country }) =>
      locked.has(bare(`${country} ${after} ${ask}`)),
    );
    expect(both).toHaveLength(0);
  });
});
