import { describe, expect, test } from 'vitest';
import { told } from '../../test-support/dialogue.ts';

const SAME = 'is as on the label: the same in any amount.';

const first = (question: string) => told(question).split(' ')[0];

describe('[J-10] values that do not depend on the amount are shown and compared as on the label', () => {
  test.each([
    [
      ['compare dalesip two and dalesip mini', 'per 100 kcal'],
      'Osmolality: 640 mOsm/kg H2O; 790 mOsm/kg H2O',
    ],
    [['osmolality of dalesip two per 100 kcal'], 'an osmolality of 640 mOsm/kg H2O.'],
    [['ketogenic ratio of lumeket 4:1 powder per 100 kcal'], 'a ketogenic ratio of 4:1.'],
    [['lowest osmolality tube feed per 100 kcal'], 'has the lowest osmolality of 33 tube feeds: 170 mOsm'],
    [['highest osmolality sip feed per bottle'], 'Dalesip Mini'],
    [['tube feeds with osmolality under 300 per 100 kcal'], 'with less than 300 mOsm/kg H2O osmolality.'],
    [
      ['difference in osmolality between dalesip two and dalesip milk per bottle'],
      'The difference is 120 mOsm/kg H2O.',
    ],
    [['osmolality in 3 bottles of dalesip two'], '640'],
    [['does 200 ml dalesip two have osmolality over 600'], 'Yes, Dalesip Two has more than 600'],
  ] as const)('%s', (messages, words) => {
    expect(told(...messages)).toContain(words);
    expect(told(...messages)).toContain(SAME);
  });

  test('a limit keeps the same products on every basis', () => {
    expect(first('tube feeds with osmolality under 300 per 100 kcal')).toBe(
      first('tube feeds with osmolality under 300'),
    );
    expect(first('sip feeds with osmolality over 500 per bottle')).toBe(
      first('sip feeds with osmolality over 500'),
    );
  });

  test('powders and liquids are ranked together, the lowest first', () => {
    const shown = told('tube feeds with osmolality under 300').matchAll(/(\d+) mOsm\/kg H2O,/gu);
    const numbers = [...shown].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(numbers).toContain(180);
  });

  test('there is no note if no amount was asked for', () => {
    expect(told('osmolality of dalesip two')).not.toContain('any amount');
    expect(told('protein in 200 ml dalesip two')).not.toContain('any amount');
  });
});
