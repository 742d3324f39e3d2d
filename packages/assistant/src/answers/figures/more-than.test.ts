import { describe, expect, test } from 'vitest';
import { sim, told } from '../../test-support/dialogue.ts';

describe('[J-10] all other products compared with a named one', () => {
  test.each([
    ['does any supplement beat Dalesip Mini Fibre on fibre?', 'No.\nNo oral nutritional supplement'],
    ['does any supplement beat Dalesip Mini Fibre on fibre?', '6 have no figure for fibre per 100 ml'],
    ['which supplements have more fibre than Dalesip Two Fibre', 'with more than 1.6 g fibre per 100 ml'],
    ['is there a tube feed with less potassium than Nephrane Dialysis', 'Yes.\nThere is one tube feed ('],
    ['sips with more protein per bottle than Dalesip Milk', 'with more than 12.2 g protein per bottle'],
    ['is there a vegan sip with as much protein as Dalesip Two', 'No.\nNo oral nutritional supplement'],
    ['is there a sip with as much protein as Dalesip Two', 'Yes.\nDalesip Mini Protein has the most'],
    ['does Dalesip Two have the most protein of the sips', 'No.\nThere is one oral nutritional supplement ('],
    [
      'is Nephrane Child 2.0 the lowest potassium tube feed',
      'Yes: of the products that state it, none has less.',
    ],
  ])('%s: %s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test.each([
    [
      'does any Tarnvane beat Tarnvane Energy for protein',
      'of Tarnvane, with more than 6 g protein per 100 ml',
    ],
    [
      'is there a Dalesip with more fibre than Dalesip Two Fibre',
      'with more than 1.6 g fibre per 100 ml): Dalesip Mini Fibre, fibre 3.6 g',
    ],
  ])('%s: within a brand', (question, words) => {
    expect(told(question)).toContain(words);
  });

  test('a comparison by two nutrients is not answered by one of them', () => {
    const text = told('tube feeds with more fibre than Tarnvane Standard Fibre but less sodium');
    expect(text).not.toContain('has the most');
    expect(text).not.toMatch(/^(?:Yes|No)/u);
  });

  test('the named product is not in its own list', () => {
    const { productIds } = sim.ask('which tube feeds have more protein than Tarnvane Energy');
    expect(productIds.length).toBeGreaterThan(1);
    expect(productIds).not.toContain(sim.ask('Tarnvane Energy').productIds[0]);
  });

  test('two named products are compared with each other', () => {
    expect(told('does Dalesip Two beat Dalesip Milk for protein')).toMatch(
      /^Yes. Dalesip Two has more protein/u,
    );
    expect(told('does Dalesip Two beat Dalesip Protein for protein')).toMatch(/^No. They have the same/u);
  });

  test.each(['does any sip trounce Dalesip Two on protein', 'does Dalesip Milk have any glurb protein'])(
    '%s: no yes or no past a word that was not understood',
    (question) => {
      expect(told(question)).not.toMatch(/^(?:Yes|No)\b/u);
    },
  );
});
