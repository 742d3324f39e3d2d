import { describe, expect, test } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

describe('[J-10] a requested version is named with the figure of the product', () => {
  test.each([
    ['Does Tarnvane Energy come with fibre?', 'Tarnvane Energy has 0 g', 'with fibre: Tarnvane Energy Fibre'],
    ['has tarnvane standard got a fibre version', '0 g of fibre', 'with fibre: Tarnvane Standard Fibre'],
    ['is tarnvane energy fibre fibre free', '1.6 g of fibre', 'stated to contain no fibre: Tarnvane Energy.'],
    ['Is there a 1.5 kcal Wrenfold Tube?', 'No, Wrenfold Tube has 100 kcal', 'Wrenfold Tube Energy'],
    ['does tarnvane standard come in 1.5 kcal/ml', 'No, Tarnvane Standard has 100 kcal', 'Tarnvane Energy'],
    ['does dalesip milk come in coffee', 'No, Dalesip Milk', 'available in coffee: Dalesip Mini'],
  ])('%s', (question, figure, sibling) => {
    expect(told(question)).toContain(figure);
    expect(told(question)).toMatch(/In the same family, /u);
    expect(told(question)).toContain(sibling);
  });

  test.each(['how much fibre is in tarnvane energy', 'does tarnvane energy fibre come with fibre'])(
    '%s: none is offered',
    (question) => {
      expect(told(question)).not.toContain('Of the same family');
    },
  );
});
