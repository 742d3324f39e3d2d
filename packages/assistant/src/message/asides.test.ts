import { describe, expect, it } from 'vitest';
import { sim } from '../test-support/dialogue.ts';

const told = (message: string) => {
  const { kind, productIds, parts } = sim.ask(message);
  return { kind, productIds, parts };
};

describe('statements that ask nothing', () => {
  it.each([
    ['locum here quick q - hang time for a closed system?', 'hang time for a closed system'],
    [
      'morning, covering for sarah this week. hang time for a closed system?',
      'hang time for a closed system',
    ],
    ['hello there, hope you had a nice weekend. list PKU powders', 'list PKU powders'],
    [
      'just back from leave and my inbox is full, anyway, kcal in dalesip mini per bottle',
      'kcal in dalesip mini per bottle',
    ],
    ["Dalesip Two kcal per bottle, thanks a million, you're saving my bacon", 'Dalesip Two kcal per bottle'],
    [
      "the rep was in on Tuesday talking about peptide feeds, I can't remember the name, which peptide feeds are 1.5 kcal/ml",
      'which peptide feeds are 1.5 kcal/ml',
    ],
    [
      'Hello, I am a second year student on placement and my educator asked me to explain the difference between Henry and Schofield',
      'explain the difference between Henry and Schofield',
    ],
    ['kcal in 500 ml tarnvane energy, the bus leaves in five minutes', 'kcal in 500 ml tarnvane energy'],
  ])('[J-10] %s', (message, question) => expect(told(message)).toEqual(told(question)));

  it('[J-10] a wish, something that happens to somebody, and what is not understood are no asides', () => {
    expect(told('I want it really gloopy, vegan sip feeds')).not.toEqual(told('vegan sip feeds'));
    expect(told('my patient was sick all night, vegan sip feeds')).not.toEqual(told('vegan sip feeds'));
  });
});
