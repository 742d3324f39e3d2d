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

describe('[J-10] what is taken back is in no list', () => {
  test.each([
    ['which sip feeds are halal... no, kosher', 'which sip feeds are kosher'],
    ['vegan tube feeds - scrap that, vegetarian ones', 'vegetarian tube feeds'],
    ['whats the cheapest... never mind, just tell me which sip feeds are vegan', 'which sip feeds are vegan'],
  ])('%s', (question, meant) => {
    const right = sim.ask(meant).productIds;
    expect(right.length).toBeGreaterThan(0);
    expect(sim.ask(question).productIds.toSorted()).toEqual(right.toSorted());
  });

  test('neither of two is in it', () => {
    const { productIds } = sim.ask('sip feeds that are neither 200 ml nor milkshake style');
    expect(productIds).toContain('dalesip-mini');
    expect(productIds).not.toContain('dalesip-milk');
  });
});

describe('[J-10] a share of the energy', () => {
  test('is said as a share, and puts in order', () => {
    expect(said('tube feeds with more than 20% of energy as protein')).toContain(
      'with more than 20 % of energy from protein',
    );
    expect(said('which tube feed has the highest percentage of energy from protein')).toContain(
      'Tarnvane Protein Intense has the most protein',
    );
    expect(said('is more than 36% of the energy in Tarnvane Standard from fat')).toMatch(/^No, /u);
  });
});

describe('[J-10] a list that cannot keep to all of what is left out is not shown', () => {
  test('no sucrose or lactose: sucrose has no row', () => {
    expect(sim.ask('any feeds with no sucrose or lactose').kind).toBe('unknown');
  });
});
