import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] a list with a limit', () => {
  test.each([
    ['tube feeds with at most 100 mg sodium per 100 ml', 'cradlemere-high-energy-peptide', 'least sodium'],
    ['tube feeds with over 6 g protein per 100 ml', 'tarnvane-protein-intense', 'most protein'],
    ['tube feeds with less than 250 osmolality', 'wrenfold-tube-low-energy-fibre', 'lowest osmolality'],
    ['tube feeds with more than 35% energy from fat', 'lumeket-4-1-liquid', 'most fat for their energy'],
  ])('is sorted by it: %s', (question, first, words) => {
    expect(sim.ask(question).productIds[0]).toBe(first);
    expect(told(question)).toContain(`Those with the ${words} come first.`);
  });

  test.each([
    [
      'high protein tube feeds',
      '2 more miss the limit by no more than 5 %; the nearest is Tarnvane Protein Fibre',
    ],
    [
      'sip feeds with at least 2 kcal/ml',
      'One more misses the limit by no more than 5 %: Nephrane Dialysis.',
    ],
    ['tube feeds with less than 250 osmolality', 'Lumeket 2.5:1 Liquid.'],
  ])('names near misses: %s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test('a product made for the requested age comes before one without an upper age', () => {
    const [first] = sim.ask('1.5 kcal/ml tube feeds for a 4 year old').productIds;
    expect(first).toMatch(/^wrenfold/u);
  });
});

describe('[J-10] a yes or no about a group, and which of two is higher', () => {
  test.each([
    [
      'are the tarnvane feeds gluten free',
      /^None of the 13 is marked as containing cereals containing gluten\./u,
    ],
    ['are your tube feeds vegetarian', /^No, not all: 5 of 33\./u],
    ['do the nephrane products have fibre', /^No, none of the 3\./u],
    ['are all Tarnvane feeds lactose free', /^I cannot tell: none of the 13 states it\./u],
    [
      'which is higher in mct, wrenfold tube or wrenfold peptide',
      /^I cannot say which has more MCT: Wrenfold Tube does not state it; Wrenfold Peptide has 1\.9 g/u,
    ],
    [
      'which has more lactose, Tarnvane Peptide or Tarnvane Standard',
      /neither Tarnvane Peptide nor Tarnvane Standard states it/u,
    ],
  ])('%s', (question, verdict) => {
    expect(told(question)).toMatch(verdict);
  });

  test.each(['are there tarnvane feeds without fish', 'are any tarnvane feeds vegan'])(
    '%s: a list',
    (question) => {
      expect(told(question)).toMatch(/^\d+ feeds? fits?/u);
    },
  );
});
