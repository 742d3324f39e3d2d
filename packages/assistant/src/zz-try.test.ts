import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';
it('tries', () => {
  const data = JSON.parse(readFileSync('/work/shared/content/sim-utterances.json', 'utf8'));
  const by = { uk: demonstrationAssistant('uk'), roi: demonstrationAssistant('roi') };
  const only = process.env.Q;
  if (only) {
    const a = by[(process.env.C ?? 'uk') as 'uk'].ask(only);
    console.log(a.intent, a.kind, a.productIds, '\n' + answerText(a), a.links, a.choices);
    return;
  }
  let wrong = 0;
  for (const u of data.utterances) {
    const a = by[u.country as 'uk' | 'roi'].ask(u.text);
    const ok = a.intent === u.intent;
    if (!ok) wrong++;
    console.log(
      ok ? 'OK ' : '!!! ' + u.intent,
      u.id,
      u.text,
      '=>',
      a.intent,
      a.kind,
      a.productIds.slice(0, 6).join(' '),
      '\n      ' + answerText(a).slice(0, 230).replaceAll('\n', ' | '),
      a.choices.map((c) => c.question).slice(0, 2),
    );
  }
  console.log('wrong', wrong);
});
