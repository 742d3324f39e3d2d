import { SIM_SENTENCES } from '@dietetic/content';
import { describe, expect, it } from 'vitest';
import { plain, told } from '../test-support/dialogue.ts';

const MEANINGS: readonly (readonly [string, string, string?])[] = SIM_SENTENCES.meanings;

describe('[J-10] what a word means', () => {
  it.each(MEANINGS.map(([term, meaning]) => [term, meaning] as const))('%s', (term, meaning) => {
    const all = told(`what does ${term} mean`);
    expect(all).toContain(`${term}: ${plain(meaning)}.`);
  });

  it('no two terms share a name', () => {
    const names = MEANINGS.flatMap(([term, , called]) => [term.toLowerCase(), ...(called?.split('|') ?? [])]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    ['elemental vs polymeric', 'Elemental: ', 'Polymeric: '],
    ['whats the difference between a RIG and a PEG', 'RIG: ', 'PEG: '],
    ['is the EAR the same as the RNI', 'EAR: ', 'RNI: '],
    ['how does osmolarity differ from osmolality', 'Osmolarity: ', 'Osmolality: '],
    ['define hydrolysate', 'Hydrolysed: ', ''],
    ['what are DRVs', 'DRV: ', ''],
    ['what is a protein equivalent in metabolic terms', 'PE: ', ''],
    ['GTIN', 'GTIN: ', ''],
    ['how many mg of phe in an exchange', '50 mg of phenylalanine', ''],
    ['1 exchange is', '1 g of protein', ''],
    ['can you explain potential renal solute load please', 'PRSL: ', ''],
    ['what is a low residue feed', 'Low residue: ', ''],
    ['on the recipe screen what does w/v stand for', '% w/v: ', '100 ml of the finished feed'],
    ['how is solute load calculated', 'PRSL: ', '÷ 28'],
    ['explain list B please', 'List B: ', 'up to 6 months'],
  ])('%s', (message, one, other) => {
    expect(told(message)).toContain(one);
    expect(told(message)).toContain(other);
    expect(told(message)).not.toContain('products fit');
  });

  it('after one meaning, the next term by its name alone', () => {
    expect(told('what is a BMR', 'and TEE')).toContain('TEE: ');
  });

  it('an everyday word is not an abbreviation', () => {
    expect(told('so what must I do now')).not.toContain('MUST: ');
  });

  it.each([
    [['what are the peptide feeds'], 'Tarnvane Peptide'],
    [['protein in Dalesip Two', 'what is osmolality'], '640'],
    [['what is the osmolality of Tarnvane Standard'], '270'],
  ])('is not given in questions about products: %s', (messages, answer) => {
    expect(told(...messages)).toContain(answer);
  });
});

describe('[J-10] a meaning is given beside other questions', () => {
  it.each([
    [
      'explain the difference between Henry and Schofield, and which one the app starts on. Also what does DIT stand for?',
      ['Both need sex', 'PENG 2018 is the default', 'DIT: diet-induced'],
    ],
    [
      'describe Henry, and what does PAL stand for',
      ['Henry (Oxford) 2005: Basal rate', 'PAL: physical activity'],
    ],
    ['kcal in Dalesip Mini, and what does DIT stand for', ['240 kcal', 'DIT: diet-induced']],
    ['what does PAL stand for? and how many kcal in Dalesip Two', ['PAL: physical activity', '200 kcal']],
    ['how do I print, and what does PAL mean', ['Print or PDF', 'PAL: physical activity']],
    [
      'what does PENG stand for, and which equation is the default for adults',
      ['PENG: Parenteral', 'PENG 2018 is the default'],
    ],
  ])('%s', (asked, says) => {
    for (const each of says) expect(told(asked)).toContain(each);
  });
});
