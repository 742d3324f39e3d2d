import { describe, expect, it } from 'vitest';
import { answerText } from './answers/answer.ts';
import { outsideParser } from './outside-parser.ts';
import { demonstrationAssistant } from './test-support/demonstration-assistant.ts';

/** An endpoint that records what it receives and always gives the same reply. */
function endpoint(reply: string | Error) {
  const received: string[] = [];
  const complete = async (_: string, message: string) => {
    received.push(message);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { received, complete };
}

const MUDDLED = 'gimme wot tarnvane standard hath of proteinaceousness';
const REWRITTEN = JSON.stringify({ questions: ['protein in Tarnvane Standard'] });

function assistantWith(reply: string | Error, hasConsent = true) {
  const { received, complete } = endpoint(reply);
  const sim = outsideParser({
    assistantFor: demonstrationAssistant,
    country: 'uk',
    hasConsent: () => hasConsent,
    sentTo: 'models.hospital.example',
    complete,
  });
  return { sim, received };
}

describe('a language model as parser only', () => {
  it('[J-10] rephrases what Sim did not understand, and Sim looks it up', async () => {
    const { sim, received } = assistantWith(REWRITTEN);
    const answer = await sim.send(MUDDLED);
    expect(received).toEqual([MUDDLED]);
    expect(answerText(answer)).toContain('Read as: protein in Tarnvane Standard.');
    expect(
      answer.parts.some((part) => part.kind === 'values' && part.values.every((value) => value.derivation)),
    ).toBe(true);
    expect(answer.sources.map(({ text }) => text).join()).toContain('sent to models.hospital.example');
  });

  it.each([
    'my patient is 81 and losing weight',
    'Mrs Byrne in bed 4, proteinaceousness of tarnvane standard',
    'she is choking',
    'my mum hates dalesip',
    'K 2.8 wot now',
    'what rate for tarnvane standard',
  ])('[J-10] a message about a person or a decision does not leave the device: %s', async (message) => {
    const { sim, received } = assistantWith(REWRITTEN);
    await sim.send(message);
    expect(received).toEqual([]);
  });

  it('[J-10] nothing leaves the device without consent, nor what Sim understands by itself', async () => {
    const refused = assistantWith(REWRITTEN, false);
    await refused.sim.send(MUDDLED);
    expect(refused.received).toEqual([]);
    const known = assistantWith(REWRITTEN);
    await known.sim.send('protein in dalesip mini');
    expect(known.received).toEqual([]);
  });

  it.each([
    ['an answer of its own', 'Tarnvane Standard has 99 g of protein.'],
    ['a new number', JSON.stringify({ questions: ['protein in 900 ml Tarnvane Standard'] })],
    ['advice', JSON.stringify({ questions: ['what rate should I run Tarnvane Standard at'] })],
    ['another shape', JSON.stringify({ answer: '99 g' })],
    [
      'too many questions',
      JSON.stringify({ questions: Array.from({ length: 9 }, () => 'protein in Dalesip Mini') }),
    ],
    ['no JSON', '<html>'],
    ['nothing', new Error('unreachable')],
  ])('[J-10] Sim answers by itself if the service sends %s', async (_, reply) => {
    const { sim } = assistantWith(reply);
    const answer = await sim.send(MUDDLED);
    expect(answer).toEqual(demonstrationAssistant('uk').ask(MUDDLED));
  });
});
