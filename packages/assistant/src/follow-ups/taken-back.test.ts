import { describe, expect, test } from 'vitest';
import { told } from '../test-support/dialogue.ts';

describe('[J-10] a criterion that is allowed after all is dropped from the list', () => {
  const WITHOUT_MILK = 'Feeds for a child of eight by tube without milk';
  test.each([
    [WITHOUT_MILK, 'Back to all of them, milk allowed', '22 products fit: feeds, tube feeds, for use at 8'],
    [WITHOUT_MILK, 'milk allowed', '22 products fit: feeds, tube feeds, for use at 8'],
    [WITHOUT_MILK, 'no, milk ok then', '22 products fit: feeds, tube feeds, for use at 8'],
    [WITHOUT_MILK, 'milk is fine', '22 products fit: feeds, tube feeds, for use at 8'],
    ['tube feeds without fibre', 'with fibre is ok too', 'There are 33 tube feeds.'],
    ['tube feeds without fibre', 'fibre is ok', 'There are 33 tube feeds.'],
  ])('%s, %s', (list, message, words) => {
    expect(told(list, message)).toContain(words);
  });

  test.each(['no milk allowed', 'milk not allowed', 'milk free ok', 'is milk allowed', 'milk isnt fine'])(
    '%s: it stays',
    (message) => {
      expect(told(WITHOUT_MILK, message)).not.toContain('22 products');
    },
  );

  test.each(['which one is ok for him', 'is fibre ok for her', 'with fibre is ok for a stoma?'])(
    '%s: a decision stays one',
    (message) => {
      expect(told('tube feeds without fibre', message)).not.toContain('There are');
    },
  );
});
