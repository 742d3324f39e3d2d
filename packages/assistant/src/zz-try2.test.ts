import { it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';
import { judge, labelledQuestions } from './test-support/labelled-questions.ts';
it('tries', () => {
  const by = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
  let wrong = 0,
    n = 0;
  for (const q of labelledQuestions()) {
    n++;
    const v = judge(q, by[q.country]);
    if (v.faults.length) {
      wrong++;
      console.log(
        q.ask,
        `[${q.intent}]`,
        '=>',
        v.faults.join('; '),
        '|',
        answerText(v.answer).slice(0, 140).replaceAll('\n', ' / '),
      );
    }
  }
  console.log('WRONG', wrong, n);
});
