import { describe, expect, it } from 'vitest';
import { after, told } from '../test-support/dialogue.ts';

describe('[J-10] what is told is neither lost nor taken for something worse', () => {
  it.each([
    // A fault of the pack.
    ['the 1 litre Tarnvane Energy bag is dripping from the port, whole case is damp', 'Keep the pack'],
    ['Orrimel powder 20: the carton says PKU, pouches inside are marked MSUD', 'Keep the pack'],
    ['mum says it was on the radiator all day', 'Keep the pack'],
    // An emergency: what to do first, and whom to tell afterwards.
    ['the baby is not breathing after her bottle', 'start resuscitation'],
    ['lips tingling after Dalesip Milk, who do I report it to', '0808 157 0142'],
    // No emergency, no decision.
    [
      'got a few of the Thick Level 3 in for my sister in law, MS, she coughs on everything',
      'healthcare professionals',
    ],
    [
      '45 ml/h Protein Intense over 24 h, total kcal and g protein? will take the propofol off myself',
      /^Tarnvane/u,
    ],
    ['I have 100 in one place and 101 in another for Cradlemere High Energy kcal, which is right', '101'],
    ['I am told there is a Lumeket Pot, can we get it in Ireland', 'No, Lumeket Pot'],
    ['family flitting from Derry to Sligo, is Lumeket Pot sold in the Republic', 'No, Lumeket Pot'],
    ['is there a sugar free Calpol for under 2s', 'it is not one of ours'],
    ['is Dalesip Juice ok at 2 years 10 months', '34 months is outside'],
  ])('%s', (asked, says) => expect(told(asked)).toMatch(says));

  it('an age alone, after the ages of a product, is no choice', () =>
    expect(told('min age dalesip juice', '2y 10m, surely fine?')).toMatch(/^No\. 34 months/u));

  it.each([
    'K 6.2, two charts for Tarnvane Energy potassium, which is right for her',
    'will take all the tablets myself',
  ])('still refused: %s', (asked) => expect(after(asked).kind).toBe('refusal'));
});
