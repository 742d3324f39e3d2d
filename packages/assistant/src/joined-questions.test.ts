import { describe, expect, inject, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { plain, sim } from './test-support/dialogue.ts';
import { joinedQuestions, toldBy } from './test-support/joined-questions.ts';

describe('questions put together', () => {
  it('[J-10] tell together what each tells, and of no other product', () => {
    const some = joinedQuestions().filter((_, at) => at % Math.round(1 / inject('share')) === 0);
    const lost = some.flatMap(({ message, asks }) => {
      const whole = sim.ask(message);
      const text = plain(answerText(whole));
      const each = asks.map((question) => sim.ask(question));
      const ids = each.flatMap(({ productIds }) => productIds);
      const missing = each.flatMap(toldBy).filter((line) => !text.includes(line));
      const others = whole.productIds.filter((id) => !ids.includes(id));
      return missing.length + others.length === 0
        ? []
        : [`${message}: ${[...missing, ...others].join('; ')}`];
    });
    expect(lost).toEqual([]);
  });
});
