import { describe, expect, it } from 'vitest';
import { sim, told } from '../test-support/dialogue.ts';

describe('[J-10] a second name may omit what it shares with the first', () => {
  it.each([
    ['protein in the pku pouch 15 and the pouch 20', ['orrimel-pku-pouch-15', 'orrimel-pku-pouch-20']],
    ['protein in the pku pouch 15 and the powder 20', ['orrimel-pku-pouch-15', 'orrimel-pku-powder-20']],
    ['kcal in pku pouch 10, is it more than the pouch 20', ['orrimel-pku-pouch-10', 'orrimel-pku-pouch-20']],
    ['protein in the pku pouch 15, do the tablets have more', ['orrimel-pku-pouch-15', 'orrimel-pku-tabs']],
    ['do the pku tabs have more protein than the pku pouch 15', ['orrimel-pku-pouch-15', 'orrimel-pku-tabs']],
  ])('%s', (asked, ids) => {
    expect(sim.ask(asked).productIds.toSorted()).toEqual(ids);
  });

  it.each([
    'how many g protein in the pku pouch 15 and the pouch 20, n whats volume of each, does the tabs have more per serving',
    'how many grams protein in the pku powder 15 and the pouch 20 and what size is each',
  ])('amounts of several products are a look-up: %s', (asked) => {
    const answer = sim.ask(asked);
    expect(answer.kind).toBe('answer');
    expect(told(asked)).toContain('20 g per 174 ml pouch');
    expect(told(asked)).toContain('comes in a 174 ml pouch');
    expect(told(asked)).not.toContain('the largest pack');
  });

  it('“more per serving” does not rank packs', () => {
    expect(told('protein in the pku pouch 15 and the pouch 20, do the tabs have more per serving')).toContain(
      'Orrimel PKU Pouch 20 has the most protein',
    );
  });

  it.each([
    'how many pouches of Orrimel PKU Pouch 15 should she take',
    'how many of the pouch 15 should he have',
  ])('how many somebody should have is refused: %s', (asked) => {
    expect(sim.ask(asked).kind).toBe('refusal');
  });
});
