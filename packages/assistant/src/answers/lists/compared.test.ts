import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] a comparison names what sets the feeds apart', () => {
  test.each([
    [
      'difference between tarnvane peptide and tarnvane energy',
      'Protein source: Hydrolysed whey protein (milk); Milk proteins',
    ],
    ['compare cradlemere amino with cradlemere hydrolysed', 'Osmolality: 335 mOsm/kg H2O; 280 mOsm/kg H2O'],
    [
      'tarnvane standard vs tarnvane plant fibre',
      'Protein source: Milk proteins; Soya protein isolate and pea protein',
    ],
  ])('%s', (question, row) => {
    expect(told(question)).toContain(row);
    expect(told(question)).not.toMatch(/L-(?:Leucine|Phenylalanine)/u);
  });

  test('an ambiguous name compares each product it may mean', () => {
    expect(sim.ask('compare orrimel pku pouch and glymarra pku carton').productIds).toHaveLength(4);
  });

  test('every row is compared, and a value that only one label states is not a difference', () => {
    const answer = told('difference between wrenfold tube energy and wrenfold peptide energy');
    expect(answer).toContain(
      'In this order: Wrenfold Tube Energy (per 100 ml); Wrenfold Peptide Energy (per 100 ml)',
    );
    expect(answer).toContain('Saturates: 1.7 g; 3.9 g');
    expect(answer).toContain('MCT: not stated; 3.4 g');
    expect(answer).toContain('Allergens marked as present: Fish, Milk and Soya; Milk and Soya');
    expect(answer).not.toContain('Phosphorus');
  });

  test('diet marks, and a label that declares no allergens', () => {
    expect(told('tarnvane standard vs tarnvane plant fibre')).toContain(
      'Diet marks: no mark; vegetarian, vegan',
    );
  });

  test('rows that are not shown are named', () => {
    expect(told('compare addimere protein and tarnvane energy')).toMatch(
      /Also stated for only some of them: .*zinc/u,
    );
  });

  test('requested mmol are in its rows', () => {
    expect(told('phosphate mmol per 100 kcal nephrane dialysis vs dalesip two')).toContain(
      'Phosphorus: 1.7 mmol; 0.6 mmol',
    );
    expect(told('compare potassium in mmol of dalesip milk and dalesip two')).toMatch(
      /Potassium: [\d.]+ mmol; [\d.]+ mmol/u,
    );
  });

  test('a requested single amino acid is compared', () => {
    expect(told('compare leucine in tarnvane peptide and tarnvane standard')).toContain(
      'L-Leucine: 0.45 g; 0.39 g',
    );
  });

  test('equal values are not listed as a difference', () => {
    expect(told('difference between tarnvane energy and tarnvane energy fibre')).not.toContain(
      'Protein source',
    );
  });
});
