import { describe, expect, it } from 'vitest';
import { type Answer, answerText, EMPTY_CONTEXT } from './answers/answer.ts';
import { type ChatAssistant, deviceAssistant } from './plug-in.ts';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';

/** A second assistant with the same interface: it repeats every message. */
function echoAssistant(): ChatAssistant {
  let country: 'uk' | 'roi' = 'uk';
  return {
    async send(message): Promise<Answer> {
      return {
        intent: 'smalltalk',
        intents: ['smalltalk'],
        kind: 'answer',
        parts: [{ kind: 'text', text: `${country}: ${message}` }],
        sources: [],
        links: [],
        choices: [],
        productIds: [],
        country,
        context: EMPTY_CONTEXT,
      };
    },
    open() {},
    setAttribute(name, value) {
      if (name === 'user_country') country = value;
    },
  };
}

async function lastOf(assistant: ChatAssistant, ...messages: string[]): Promise<Answer> {
  const answers: Answer[] = [];
  for (const message of messages) answers.push(await assistant.send(message));
  const last = answers.at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
}

describe('the interface for assistants', () => {
  it('[J-10] serves the assistant on the device, with the context of the conversation', async () => {
    const sim = deviceAssistant(demonstrationAssistant, 'uk');
    const answer = await lastOf(sim, 'protein in dalesip mini', 'and potassium?');
    expect(answer.productIds).toEqual(['dalesip-mini']);
    expect(answerText(answer)).toContain('Potassium');
  });

  it('[J-10] forgets the context when a new conversation is opened', async () => {
    const sim = deviceAssistant(demonstrationAssistant, 'uk');
    await sim.send('protein in dalesip mini');
    sim.open();
    expect((await sim.send('and potassium?')).productIds).toEqual([]);
  });

  it('[J-10] answers for the chosen country, and starts a new conversation when it changes', async () => {
    const sim = deviceAssistant(demonstrationAssistant, 'uk');
    await sim.send('energy in dalesip plant');
    sim.setAttribute('user_country', 'roi');
    expect(answerText(await sim.send('energy in dalesip plant'))).toContain(
      'not available in the Republic of Ireland',
    );
    expect((await sim.send('and fat?')).country).toBe('roi');
  });

  it('[J-10] takes another assistant in its place', async () => {
    const echo = echoAssistant();
    echo.setAttribute('user_country', 'roi');
    expect(answerText(await lastOf(echo, 'hello'))).toBe('roi: hello');
  });
});
