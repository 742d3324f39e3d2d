import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchText, writeSearchText } from './search-text.ts';

describe('[H-02] [H-03] the address of a list', () => {
  it.each([
    [{}, ''],
    [{ q: '' }, ''],
    [{ q: undefined }, ''],
    [{ q: '9910380' }, '?q=9910380'],
    [{ q: 'true' }, '?q=true'],
    [{ q: 'wrenfold tube 7+' }, '?q=wrenfold+tube+7%2B'],
    [{ age: 'adult-18y,child-1-18y', q: 'milk' }, '?age=adult-18y,child-1-18y&q=milk'],
  ])('%o is written %s', (search, text) => expect(writeSearchText(search)).toBe(text));

  it('[H-03] takes a repeated name as a list', () => {
    expect(parseSearchText('?metabolic=pku&metabolic=msud&q=')).toEqual({
      metabolic: ['pku', 'msud'],
      q: '',
    });
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'age', 'diet'), fc.string({ minLength: 1, maxLength: 20 })),
        (search) => {
          expect(parseSearchText(writeSearchText(search))).toEqual({ ...search });
        },
      ),
      { seed: 51, numRuns: 300 },
    );
  });
});
