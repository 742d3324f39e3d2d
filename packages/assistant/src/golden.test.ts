import { describe, expect, it } from 'vitest';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';
import { judge, labelledQuestions } from './test-support/labelled-questions.ts';

const ASSISTANTS = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
const questions = labelledQuestions();
const verdicts = questions.map((question) => judge(question, ASSISTANTS[question.country]));
const wrong = verdicts.filter((verdict) => verdict.faults.length > 0);
const share = 1 - wrong.length / verdicts.length;

describe('the labelled questions', () => {
  it('[J-10] are at least 300 and no two alike', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(questions.map(({ ask, country, after }) => `${country} ${after ?? ''} ${ask}`)).size).toBe(
      questions.length,
    );
  });

  it('[J-10] are answered right the first time in 92 of 100 cases or more', () => {
    const list = wrong.map(({ question, faults }) => `${question.ask}: ${faults.join('; ')}`);
    expect(share, list.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('[J-10] never get a refusal wrong: advice, patients and emergencies are all turned away', () => {
    const missed = verdicts.filter(
      ({ question, answer }) => question.kind === 'refusal' && answer.kind !== 'refusal',
    );
    expect(missed.map(({ question }) => question.ask)).toEqual([]);
  });
});
