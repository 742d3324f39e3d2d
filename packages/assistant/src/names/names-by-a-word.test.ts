import { describe, expect, it, test } from 'vitest';
import { IN, told } from '../test-support/dialogue.ts';

describe('[J-10] a product is recognised by part of its name', () => {
  test.each([
    // Its last word and strength, with words elsewhere in the message.
    ['MSUD girl, kcal of the pouch 15', 'Orrimel MSUD Pouch 15 has 73 kcal'],
    ['protein equiv in a pouch 15', '4 products fit that name'],
    // A word that is in no other name and means nothing else.
    ['kcal in the concentrate', 'Tarnvane Concentrate 2.0 has 200 kcal'],
    ['sodium in the shot', 'Addimere Shot has 95 mg of sodium'],
    ['does the dialysis one have fibre', 'Nephrane Dialysis has 0 g of fibre'],
    // A word of the training messages may still be a name.
    ['is the mini gluten free', 'not marked as present in Dalesip Mini'],
  ])('%s', (message, says) => {
    expect(told(message)).toContain(says);
  });

  it('by a word of its name, in the country where it is sold', () => {
    expect(IN.roi.told('protein in a 30g bowl of the loops')).toContain('0.15 g of protein in 30 g');
  });

  test.each(['iddsi lvl 3', 'difference between level 2 and level 3 fluids'])(
    'a level is no strength of a name: %s',
    (message) => {
      expect(told(message)).toContain('0 thin');
    },
  );

  it('a brand with a word that is in none of its names is asked back', () => {
    expect(told('dalesip soup the chicken one, sodium')).toContain(
      'I do not know a product called “dalesip soup”',
    );
    expect(told('which dalesip should I order')).not.toContain('“dalesip should”');
  });

  test.each(['standard', 'plus', 'junior', 'peptide'])(
    'of a brand with one product, another variety is not that product: Flowenna %s',
    (variety) => {
      const answer = told(`potassium in Flowenna ${variety}`);
      expect(answer).toContain('Did you mean Flowenna Clear?');
      expect(answer).not.toContain('120 mg');
    },
  );

  it('plus between two products joins them', () => {
    expect(told('potassium in 12 g Flowenna plus 100 ml Tarnvane Energy')).not.toContain('Did you mean');
  });

  it('one of a list that the same message asks for', () => {
    const answer = told('list the MSUD powders, also valine of the infant one');
    expect(answer).toContain('7 powders and tablets fit: for MSUD.');
    expect(answer).toContain('Orrimel MSUD Infant has no L-Valine added');
  });
});
