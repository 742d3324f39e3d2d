import { describe, expect, test } from 'vitest';
import { demonstrationAssistant } from '../test-support/demonstration-assistant.ts';
import { answerText } from './answer.ts';

const sim = demonstrationAssistant('uk');
const said = (question: string) => answerText(sim.ask(question)).replaceAll('\u00a0', ' ');

describe('[J-10] a pack is the pack, and no portion or dose of it', () => {
  test.each([
    ['kcals in a whole pack of Lowenfield Penne', '1,795 kcal'],
    ['sodium in one tub of Lowenfield Egg Replacer', '1,200 mg of sodium'],
    ['kcal per portion of Lowenfield Penne', '269 kcal per 75 g portion'],
  ])('%s', (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  test('a dose of 30 ml is no pack under 150 ml', () => {
    expect(sim.ask('any sip feeds under 150 ml').productIds).not.toContain('addimere-emulsion');
  });

  test('a size beside another criterion is one of the list', () => {
    expect(said('adult sip feeds 125 ml without fibre')).toContain('in packs of 125 ml');
  });
});

describe('[J-10] a list goes on as the same list', () => {
  test('feeds with no lactose stay feeds when gluten is left out too', () => {
    const before = sim.ask('feeds with no lactose');
    const after = sim.ask('and no gluten', before.context);
    expect(after.productIds.filter((id) => !before.productIds.includes(id))).toEqual([]);
  });

  test('for babies is nothing that begins at 1 year', () => {
    expect(sim.ask('products for ga1 in babies').productIds).not.toContain('lowenfield-egg-replacer');
  });
});

describe('[J-10] a list that cannot keep to all of what is left out is not shown', () => {
  test('no sucrose or lactose: sucrose has no row', () => {
    expect(sim.ask('any feeds with no sucrose or lactose').kind).toBe('unknown');
  });
});
