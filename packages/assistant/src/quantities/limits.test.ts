import { describe, expect, it } from 'vitest';
import { plain, sim } from '../test-support/dialogue.ts';

const listOf = (question: string): string[] => [...sim.ask(question).productIds].toSorted();
const told = (question: string): string => JSON.stringify(sim.ask(question).parts);

describe('exclusions from a list', () => {
  const left = [
    'excluding',
    'except',
    'without',
    'other than',
    'leaving out',
    'skipping',
    'omitting',
    'bar',
    'minus',
  ];

  it.each(left)('[J-10] leaves out what is measured: sip feeds %s the 2 kcal ones', (negator) => {
    const those = listOf('sip feeds with 2 kcal/ml');
    const others = listOf(`sip feeds ${negator} the 2 kcal ones`);
    expect(those.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((id) => those.includes(id))).toEqual([]);
  });

  it.each([
    'unavailable',
    'not available',
    'unlicensed',
    'not sold',
    'not stocked',
    'we cannot get',
    'never supplied',
  ])('[J-10] %s in a country means not available there', (word) =>
    expect(told(`tube feeds ${word} in Ireland`)).toContain('not sold in the Republic of Ireland'),
  );

  it('[J-10] "not sold here" lists what is sold only elsewhere', () => {
    const elsewhere = listOf('products only sold in Ireland');
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(listOf('products not sold in the UK')).toEqual(elsewhere);
  });

  it('[J-10] "not for children" still lists products of the chosen country', () =>
    expect(told('sip feeds not for children in Ireland')).not.toContain('not sold'));

  it.each(['exclusive of', 'nonlactose', 'unsweetened', 'undyed'])(
    '[J-10] a negation that is not understood makes no list: %s',
    (word) => expect(sim.ask(`tube feeds ${word} fibre`).kind).toBe('unknown'),
  );
});

describe('the unit and basis of a limit', () => {
  it.each([
    ['tube feeds with less than 3 mmol sodium per 100 ml', 'less than 3 mmol sodium per 100'],
    ['tube feeds under 40 mmol/l sodium', 'less than 4 mmol sodium per 100'],
    ['tube feeds with sodium below 800 mg/L', 'less than 80 mg sodium per 100'],
    ['sip feeds with more than 10 g protein each', 'more than 10 g protein per pack'],
    ['sip feeds with protein over 10 per bottle', 'more than 10 g protein per bottle'],
    ['sip feeds with over 10 g per bottle of protein', 'more than 10 g protein per bottle'],
  ])('[J-10] are those in the question: %s', (question, words) =>
    expect(plain(told(question))).toContain(words),
  );

  it('[J-10] mmol of a substance without an atomic mass make no list', () =>
    expect(sim.ask('tube feeds with over 3 mmol iron').kind).toBe('unknown'));

  it.each(['is Dalesip Two unavailable in Ireland', 'is Dalesip Two not available in Ireland'])(
    '[J-10] where a product is sold is answered in a whole sentence, without an ambiguous yes: %s',
    (question) => expect(told(question)).not.toMatch(/\b(?:yes|no)\b/iu),
  );

  it.each(['a protein to energy ratio over 4', 'a carbohydrate to fat ratio under 2'])(
    '[J-10] a ratio of two nutrients is not the ketogenic one: %s',
    (ratio) => {
      expect(sim.ask(`tube feeds with ${ratio}`).kind).toBe('unknown');
    },
  );
});

describe('a limit of one product', () => {
  it.each([
    ['is there more than 500 kcal in a bottle of Dalesip Two', 'No'],
    ['has Dalesip Mini more than 30 g protein in a bottle', 'No'],
    ['does Tarnvane Energy have less than 100 mg sodium per 100 ml', 'No'],
    ['is there more than 150 mg sodium in a 200 ml bottle of Nephrane Dialysis', 'No'],
    ['does Nephrane Dialysis have more than 100 mg sodium per 200 ml', 'Yes'],
    ['has a 200 ml bottle of Dalesip Milk over 12 g protein', 'Yes'],
  ])('[J-10] is answered with one yes or no, for the amount in the question: %s', (question, verdict) =>
    expect(told(question).match(/\b(?:Yes|No)\b(?=[.,])/gu)).toEqual([verdict]),
  );

  it('[J-10] the amount is not taken from another pack', () =>
    expect(told('is there more than 150 mg sodium in a 200 ml bottle of Nephrane Dialysis')).not.toContain(
      '125',
    ));
});
