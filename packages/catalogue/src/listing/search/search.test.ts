import * as fc from 'fast-check';
import Fuse from 'fuse.js';
import { describe, expect, it } from 'vitest';
import { named, product } from '../../test-support/projections.ts';
import { fuzzyPattern, fuzzyScore } from './fuzzy-match.ts';
import { matchRanges } from './match-ranges.ts';
import { createProductSearch } from './product-search.ts';

/** The specification's search: fuzzy on the name, threshold 0.4, at least 2 characters. */
const SPECIFIED = { threshold: 0.4, minMatchCharLength: 2 };

const NAMES = [
  'Tarnvane Standard',
  'Tarnvane Standard Fibre',
  'Tarnvane 1.2 Fibre',
  'Tarnvane Concentrate 2.0',
  'Tarnvane Low Energy Fibre',
  'Tarnvane Protein Intense',
  'Wrenfold Tube',
  'Wrenfold Tube Fibre',
  'Wrenfold Tube 7+ Energy Fibre',
  'Wrenfold Sip Mini 2.4',
  'Cradlemere High Energy Peptide',
  'Dalesip Mini',
  'Dalesip Milk',
  'Dalesip Thick Level 3',
  'Addimere ER 15',
  'Addimere ER 20',
  'Addimere Carb-Fat',
  'Lumeket 4:1 Powder',
  'Lumeket 2.5:1 Liquid',
  'Nephrane Infant and Child',
  'Orrimel PKU Pouch 10',
  'Orrimel PKU Pouch 15',
  'Orrimel MSUD Powder 15',
  'Orrimel MMA-PA Infant',
  'Glymarra PKU Powder 20',
  'Lowenfield Egg Replacer',
  'A name far longer than any product has, so that matches late in it fall off the end of the distance',
  'Éclair À La Crème',
  'ab',
  'x',
];

const PRODUCTS = NAMES.map(named);
const LETTERS = [...new Set(NAMES.join('').toLowerCase())];

/** A piece of a name with letters lost, doubled or wrong, as people type, and the name it came from. */
const slipped = fc
  .record({
    name: fc.constantFrom(...NAMES),
    from: fc.nat(20),
    size: fc.integer({ min: 2, max: 14 }),
    slips: fc.array(fc.record({ at: fc.nat(14), letter: fc.constantFrom('', ...LETTERS), over: fc.nat(1) }), {
      maxLength: 4,
    }),
  })
  .map(({ name, from, size, slips }) => ({
    name,
    text: slips.reduce(
      (text, { at, letter, over }) => text.slice(0, at) + letter + text.slice(at + over),
      name.slice(from % Math.max(1, name.length - 1)).slice(0, size),
    ),
  }));

const query = fc.oneof(
  slipped.map(({ text }) => text),
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 9 }),
  fc.string({ unit: 'binary', minLength: 2, maxLength: 5 }),
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES)).map((pair) => pair.join(' ').slice(0, 60)),
);

describe('[H-02] the search finds exactly what fuse.js finds at threshold 0.4', () => {
  it('on one name: the same verdict', { timeout: 60_000 }, () => {
    let matches = 0;
    fc.assert(
      fc.property(
        fc.oneof(slipped, fc.record({ text: query, name: fc.constantFrom(...NAMES) })),
        ({ text, name }) => {
          fc.pre(text !== '');
          // Only with its marks does fuse.js refuse a match without two letters side by side.
          const fuse = Fuse.match(text, name, { ...SPECIFIED, includeMatches: true });
          const ours = fuzzyScore(fuzzyPattern(text), name.toLowerCase());
          if (fuse.isMatch) matches += 1;
          expect(ours !== null).toBe(fuse.isMatch);
        },
      ),
      { seed: 40, numRuns: 6_000 },
    );
    expect(matches).toBeGreaterThan(1_200);
  });

  it('on the whole list, through the sieve: the same products, and those with all words', {
    timeout: 60_000,
  }, () => {
    const fuse = new Fuse(PRODUCTS, { ...SPECIFIED, keys: ['name'] });
    const search = createProductSearch(PRODUCTS);
    fc.assert(
      fc.property(query, (text) => {
        fc.pre(text.trim().length >= 2);
        const expected = fuse.search(text.trim().toLowerCase()).map(({ item }) => item.name);
        const found = search.search(text).filter(({ kind }) => kind !== 'code');
        const names = found.map((hit) => hit.product.name);
        expect(names).toEqual(expect.arrayContaining(expected));
        const more = found.filter(({ product: { name } }) => !expected.includes(name));
        expect(more.map(({ kind }) => kind)).toEqual(more.map(() => 'words'));
      }),
      { seed: 41, numRuns: 1_200 },
    );
  });
});

describe('[H-02] [H10] the order of the hits', () => {
  const search = createProductSearch(PRODUCTS);
  const kinds = (text: string) => search.search(text).map((hit) => [hit.product.name, hit.kind]);

  it('puts what was typed letter by letter above what resembles it', () => {
    expect(kinds('dalesip mil')[0]).toEqual(['Dalesip Milk', 'prefix']);
    expect(kinds('dalesip mil').slice(1)).toContainEqual(['Dalesip Mini', 'fuzzy']);
    expect(kinds('Wrenfold Tube').slice(0, 2)).toEqual([
      ['Wrenfold Tube', 'exact'],
      ['Wrenfold Tube 7+ Energy Fibre', 'prefix'],
    ]);
    expect(kinds('pku pouch 15')[0]).toEqual(['Orrimel PKU Pouch 15', 'word']);
  });

  it.each([
    ['energy tarnvane', 'Tarnvane Low Energy Fibre'],
    ['fibre 1.2', 'Tarnvane 1.2 Fibre'],
    ['pku orrimel', 'Orrimel PKU Pouch 10'],
    ['tube wren', 'Wrenfold Tube'],
  ])('finds the words of "%s" in any order, before what merely resembles it', (text, name) => {
    expect(kinds(text)[0]).toEqual([name, 'words']);
  });

  it.each(['', ' ', 'd', ' d '])('"%s" is no search: every product, in the order given', (text) => {
    expect(search.search(text).map((hit) => hit.product)).toEqual(PRODUCTS);
  });

  it('gives the same answer again', () => expect(search.search('tarn')).toBe(search.search(' TARN ')));

  it('finds nothing where nothing is near', () => expect(search.search('qqqqqq')).toEqual([]));
});

describe('[H-02] codes', () => {
  const coded = product({
    slug: 'coded',
    name: 'Coded',
    attributes: {
      codes: [
        [
          { name: 'orderCode', value: 'MCN10701' },
          { name: 'pipCode', value: '9910701' },
          { name: 'gmsCode', value: '91070' },
        ],
      ],
    },
  });
  const search = createProductSearch([...PRODUCTS, coded]);

  it.each(['MCN10701', 'mcn10701', '9910701', '991-0701', '991 0701', '91070', '9910'])(
    '%s finds its product first',
    (text) => {
      expect(search.search(text)[0]).toMatchObject({ product: { id: 'coded' }, kind: 'code' });
    },
  );

  it('a short number is not taken for a code', () => {
    expect(search.search('991').filter(({ kind }) => kind === 'code')).toEqual([]);
  });
});

describe('matchRanges', () => {
  it.each([
    ['milk', 'Dalesip Milk', [[8, 11]]],
    ['m', 'Dalesip Milk', []],
    ['zzzz', 'Dalesip Milk', []],
    [
      'tarnvan fibre',
      'Tarnvane Energy Fibre',
      [
        [0, 6],
        [16, 20],
      ],
    ],
    ['tarnvan fibre', 'Tarnvane Concentrate 2.0', [[0, 6]]],
    ['tarnvene', 'Tarnvane Standard', [[0, 7]]],
    ['enrgy', 'Tarnvane Energy Fibre', [[9, 14]]],
    ['protien', 'Dalesip Mini Protein', [[13, 19]]],
    [
      'fibr enrg',
      'Tarnvane Energy Fibre',
      [
        [9, 13],
        [16, 19],
      ],
    ],
    ['enrgy', 'Cradlemere Amino', []],
    ['dalesp', 'Dalesip Mini', [[0, 6]]],
    ['tarnvyxz', 'Tarnvane Standard', [[0, 4]]],
    ['stan standard', 'Tarnvane Standard', [[9, 16]]],
    ['x 2', 'Tarnvane Concentrate 2.0', [[21, 21]]],
  ])('%s in %s', (text, name, ranges) => expect(matchRanges(text, name)).toEqual(ranges));

  it('marks nothing where lower case would shift the marks', () => {
    expect(matchRanges('stan', 'İstanbul')).toEqual([]);
  });
});
