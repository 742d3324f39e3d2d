import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] a total that is asked for', () => {
  test.each([
    // 2 × 125 ml × 9.6 g and 125 g × 9.5 g per 100: 24 + 11.875
    ['2 dalesip mini + 1 dalesip pud, total protein?', '35.9 g of protein (24.0 + 11.9)'],
    // 1,000 ml × 150 mg and 4 × 200 ml × 191 mg per 100 ml
    ['K+ in 1000ml tarnvane std plus 4 dalesip milk', '3,028 mg of potassium (1,500 + 1,528)'],
    [
      'energy altogether in 500 ml Tarnvane Standard and 200 ml Dalesip Two',
      '900 kcal of energy (500 + 400)',
    ],
    // 9.5 g × 14.4 g per 100 g: the scoop, not the tin
    [
      'total protein in a bottle of Dalesip Two and a scoop of Lumeket 4:1 Powder',
      '21.4 g of protein (20 + 1.4)',
    ],
  ])('%s', (question, total) => {
    expect(told(question)).toContain(`Together: ${total}, added before rounding.`);
  });

  test('is for one pack of each if no amount is named, not for values per 100', () => {
    expect(told('total protein in Dalesip Two and Dalesip Mini')).toContain(
      'Together: 32 g of protein (20 + 12)',
    );
    expect(told('kcal in a Dalesip Juice plus Mini')).toContain('Together: 600 kcal of energy (300 + 300)');
  });

  test('is not given unasked', () => {
    expect(told('protein in 200 ml Dalesip Two and 125 ml Dalesip Mini')).not.toContain('Together');
  });

  test('is refused if a label does not state a value: unknown is not zero', () => {
    expect(told('total mct in 200 ml of Dalesip Two and 200 ml Addimere MCT Oil')).toContain(
      'No total of MCT: Dalesip Two gives no figure to add.',
    );
  });

  test('is not given for protein and protein equivalent', () => {
    expect(told('total protein in a bottle of Dalesip Two and a sachet of Orrimel PKU Powder 15')).toContain(
      'No total of protein: the label of Orrimel PKU Powder 15 states protein equivalent.',
    );
  });
});

describe('[J-10] each product has its own amount', () => {
  test('a measure of one and a pack of another product', () => {
    const text = told('protein in 200 ml Dalesip Two and a bottle of Dalesip Mini');
    expect(text).toContain('Dalesip Mini has 12 g of protein per 125 ml bottle.');
  });

  test('half a bottle of one, and one of another', () => {
    expect(told('half a bottle of Dalesip Two and one Dalesip Pud, protein')).toContain(
      'Dalesip Pud has 11.9',
    );
  });

  test('two amounts for three products are asked back', () => {
    expect(sim.ask('protein in 200 ml Dalesip Two, a bottle of Dalesip Mini and Dalesip Juice').kind).toBe(
      'question',
    );
  });
});

test('[J-10] an energy method for a newborn is not one for adults', () => {
  expect(told('energy method for a newborn')).not.toContain('PENG');
});
