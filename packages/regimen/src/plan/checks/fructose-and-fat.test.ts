import { type Product, parseAmount, toListedProduct } from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import { CONDITION_IDS } from '../../entries/choice-ids.ts';
import type { RegimenValues } from '../../state/values.ts';
import { productFindings } from './checks.ts';
import { shortFindingText } from './short-finding-text.ts';
import {
  catalogue,
  findingsOf,
  findingsWithCode,
  productOf,
  withPlainSpaces,
  ofPatient,
} from './test-support/plan-of.ts';

const INFANT: RegimenValues = { PD_GENDER: 'male', PD_AGE: 4, PD_WEIGHT: 6 };
const LC_FAOD = { ...INFANT, PD_CONDITION: 'lc-faod' };
const MCADD = { ...INFANT, PD_CONDITION: 'mcadd' };
const HFI = { ...INFANT, PD_CONDITION: 'hfi' };

const said = (code: 'fat' | 'fructose', values: RegimenValues, product: string | Product, amount = 100) =>
  findingsWithCode(code, { values, products: [[product, amount]] }).map(
    ({ severity, message }) => `${severity}: ${withPlainSpaces(message)}`,
  );
const withRow = (id: string, name: string, text: string): Product => {
  const product = productOf(id);
  return {
    ...product,
    referenceMacroNutrients: product.referenceMacroNutrients.map((row) =>
      row.name === name ? { ...row, per100: parseAmount(text) ?? row.per100 } : row,
    ),
  };
};

/** What a row of the list says. */
const short = (values: RegimenValues, id: string) => {
  const listed = toListedProduct(productOf(id));
  return productFindings(ofPatient(values), listed)
    .filter(({ code }) => code === 'fat' || code === 'fructose')
    .map((finding) => withPlainSpaces(shortFindingText(finding, listed, values)));
};

describe('[K-18] long-chain fat in long-chain fat oxidation disorders', () => {
  it('of a complete feed that is mostly it has to be confirmed, with the grams of the day', () => {
    expect(said('fat', LC_FAOD, 'cradlemere-hydrolysed', 110)).toEqual([
      'confirm: Cradlemere Hydrolysed has up to 28.6 g of long-chain fat: its label does not state MCT. In LC-FAOD long-chain fat is limited.',
    ]);
    expect(said('fat', LC_FAOD, withRow('cradlemere-hydrolysed', 'of which MCT', '4'), 100)).toEqual([
      'confirm: Cradlemere Hydrolysed has 22.0 g of long-chain fat. In LC-FAOD long-chain fat is limited.',
    ]);
  });

  it('of what is half MCT, or added to a diet, is asked about', () => {
    expect(said('fat', LC_FAOD, 'cradlemere-hydrolysed-mct', 100)).toEqual([
      'ask: Cradlemere Hydrolysed MCT has 12.8 g of long-chain fat. In LC-FAOD long-chain fat is limited.',
    ]);
    expect(said('fat', LC_FAOD, 'addimere-emulsion', 10)[0]).toMatch(
      /^ask: .* up to 5.0 g of long-chain fat/,
    );
  });

  it.each([
    'orrimel-mct-formula',
    'addimere-mct-oil',
    'addimere-mct-emulsion',
    'addimere-carb',
    'lowenfield-penne',
  ])('%s is no question: its fat is MCT, or there is next to none', (id) =>
    expect(
      findingsOf({ values: { ...LC_FAOD, PD_AGE: 20 }, products: [[id, 100]] }).map(({ code }) => code),
    ).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(fat|product-disorder|natural-protein)$/)]),
    ),
  );

  it('less than a gram of it a day is no question, and a little in 100 ml of much is one', () => {
    expect(said('fat', LC_FAOD, 'addimere-protein', 5)).toEqual([]);
    expect(said('fat', LC_FAOD, 'addimere-protein', 100)).toHaveLength(1);
    const lean = withRow('cradlemere-high-energy', 'Fat', '0.9');
    expect(said('fat', LC_FAOD, lean, 1000)).toHaveLength(1);
    expect(productFindings(ofPatient(LC_FAOD), lean).filter(({ code }) => code === 'fat')).toEqual([]);
  });

  it('a label without a figure for fat is asked about', () => {
    expect(said('fat', LC_FAOD, withRow('cradlemere-hydrolysed', 'Fat', '-'))).toEqual([
      'ask: Cradlemere Hydrolysed has no figure for fat on its label. In LC-FAOD long-chain fat is limited.',
    ]);
  });
});

describe('[K-18] MCT in MCADD', () => {
  it('has to be confirmed, with the grams of the day', () => {
    expect(said('fat', MCADD, 'cradlemere-amino', 100)).toEqual([
      'confirm: Cradlemere Amino has 4.2 g of MCT. In MCADD no MCT is given.',
    ]);
    expect(said('fat', MCADD, withRow('cradlemere-amino', 'of which MCT', '< 0.1'))[0]).toMatch(/^confirm: /);
  });

  it('is asked about where a label has fat and no figure for it', () => {
    expect(said('fat', MCADD, 'cradlemere-hydrolysed')).toEqual([
      'ask: Cradlemere Hydrolysed has no figure for MCT on its label. In MCADD read there whether MCT, coconut or palm kernel oil is in it.',
    ]);
  });

  it.each([
    ['addimere-carb', 'no fat'],
    ['lowenfield-penne', 'next to no fat'],
  ])('of %s, %s, nothing is said', (id) => expect(said('fat', { ...MCADD, PD_AGE: 30 }, id)).toEqual([]));

  it('an MCT of none is none', () =>
    expect(said('fat', MCADD, withRow('cradlemere-hydrolysed', 'of which MCT', '0'))).toEqual([]));
});

it.each([LC_FAOD, MCADD])(
  '[K-18] a feed for a ketogenic diet has to be confirmed where fat cannot be burnt',
  (values) => {
    expect(said('fat', { ...values, PD_AGE: 30 }, 'lumeket-4-1-powder', 50)).toEqual([
      expect.stringMatching(
        /^confirm: Lumeket 4:1 Powder has a ketogenic ratio on its label\. In \S+ a ketogenic diet is not given\.$/,
      ),
    ]);
  },
);

const sugars = (text: string) => withRow('addimere-carb', 'of which sugars', text);

describe('[K-18] fructose in HFI', () => {
  it('named as sucrose, sugar, sorbitol or fruit has to be confirmed', () => {
    expect(said('fructose', { ...HFI, PD_AGE: 60 }, 'dalesip-milk', 200)).toEqual([
      'confirm: Dalesip Milk has sucrose on its label. In HFI no fructose, sucrose or sorbitol is given.',
    ]);
  });

  it('inulin, and sugars that are not named, are asked about', () => {
    expect(said('fructose', HFI, 'cradlemere-high-energy')).toEqual([
      'ask: Cradlemere High Energy has inulin on its label and does not say which sugars it has. In HFI read there whether it may be given.',
    ]);
    expect(said('fructose', HFI, 'cradlemere-hydrolysed')).toEqual([
      'ask: Cradlemere Hydrolysed has sugars, and its label does not say which. In HFI read there whether it may be given.',
    ]);
  });

  it('a powder of carbohydrate is asked about by what its label says of sugars: which, as what, or nothing', () => {
    const readThere = 'In HFI read there whether it may be given.';
    const unnamed = `ask: Addimere Carb has sugars, and its label does not say which. ${readThere}`;
    for (const text of ['5', '< 0.5', 'trace', 'none added'])
      expect(said('fructose', HFI, sugars(text))).toEqual([unnamed]);
    expect(said('fructose', HFI, sugars('-'))).toEqual([
      `ask: Addimere Carb has no figure for sugars on its label. ${readThere}`,
    ]);
    expect(said('fructose', HFI, sugars('0'))).toEqual([]);
  });

  it('what has no sugars and names none is no question', () => {
    expect(said('fructose', HFI, 'addimere-mct-oil')).toEqual([]);
    expect(said('fructose', HFI, withRow('addimere-mct-oil', 'of which sugars', '-'))).toEqual([]);
    expect(said('fructose', HFI, withRow('cradlemere-hydrolysed', 'of which sugars', '20'))).toEqual([]);
  });
});

describe('[K-18] the disorders no product is made for', () => {
  it.each(['lc-faod', 'mcadd', 'hfi'])(
    '%s is a choice, its protein is not counted, and the table of healthy children holds',
    (condition) => {
      expect(CONDITION_IDS).toContain(condition);
      const codes = findingsOf({
        values: { ...INFANT, PD_CONDITION: condition },
        products: [['cradlemere-amino', 100]],
      }).map(({ code }) => code);
      expect(codes).not.toContain('natural-protein');
      expect(said('fat', { ...INFANT, PD_CONDITION: 'pku' }, 'cradlemere-amino')).toEqual([]);
    },
  );

  it('a row of the list says the same in few words, from what the index has', () => {
    expect(short(LC_FAOD, 'cradlemere-hydrolysed')).toEqual([
      'up to 26 g long-chain fat per 100 g, patient has LC-FAOD',
    ]);
    expect(short(MCADD, 'cradlemere-amino')).toEqual(['4.2 g MCT per 100 g, patient has MCADD']);
    expect(short(MCADD, 'cradlemere-hydrolysed')).toEqual(['no figure for MCT, patient has MCADD']);
    expect(short(HFI, 'dalesip-milk')).toEqual(['sucrose named, patient has HFI']);
    expect(short(HFI, 'cradlemere-hydrolysed')).toEqual(['sugars not named, patient has HFI']);
  });

  it('never says two things of one product, and none of a product for whom there is no disorder', () => {
    for (const product of catalogue)
      for (const values of [LC_FAOD, MCADD, HFI, INFANT]) {
        const found = productFindings(ofPatient(values), product).filter(
          ({ code }) => code === 'fat' || code === 'fructose',
        );
        expect(found.length).toBeLessThanOrEqual(values === INFANT ? 0 : 1);
      }
  });
});
