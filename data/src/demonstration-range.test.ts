import {
  applyFilters,
  catalogueFromRecords,
  catalogueToRecords,
  contribution,
  createProductSearch,
  filterGroups,
  FIXED_FILTERS,
  importCatalogue,
  lookAlikes,
  nutrientByName,
  NUTRIENT_GROUPS,
  NUTRIENTS,
  per100,
  REFERENCE_GROUP,
  servingAmount,
  type Product,
} from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import limits from '../source/fsmp-limits.json' with { type: 'json' };
import { demonstrationCatalogue, demonstrationProducts, packImage, packOptions } from './index.ts';
import { CLASSES, classOf, DEMONSTRATION_PRODUCTS } from './product-class.ts';

const catalogue = demonstrationCatalogue();
const products = demonstrationProducts();
const valueOf = (product: Product, id: string) => contribution(per100(product, id));
const stated = (product: Product, id: string) => valueOf(product, id) ?? 0;

describe('the demonstration range', () => {
  it('has 109 products, of which one is for the web site only', () => {
    expect(catalogue.projections).toHaveLength(109);
    expect(importCatalogue(catalogue)).toMatchObject({ quarantined: [], droppedWeb: ['flowenna-starch'] });
    expect(products).toHaveLength(108);
  });

  it('is the same at every call', () => expect(demonstrationCatalogue()).toEqual(catalogue));

  it('[5.10] marks every product as demonstration data, in the data and in words', () => {
    for (const product of products) {
      expect(product.demonstration).toBe(true);
      expect(product.importantNotice[0]).toContain('not for patient care');
      expect(product.productDescriptionHcp['en-GB']).toContain('not for patient care');
      expect(product.productDescriptionHcp['en-IE']).toContain('not for patient care');
    }
  });

  it('has unique slugs, order codes and PIP codes in their forms', () => {
    const codes = products.flatMap((product) => product.codes);
    for (const values of [
      products.map(({ id }) => id),
      codes.map(({ orderCode }) => orderCode),
      codes.map(({ pipCode }) => pipCode),
      codes.map(({ productName }) => productName),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
    for (const { orderCode, pipCode, gmsCode } of codes) {
      expect(orderCode).toMatch(/^MCN\d{5}$/);
      expect(pipCode).toMatch(/^99\d{5}$/);
      expect(gmsCode).toMatch(/^(?:9\d{4})?$/);
    }
  });

  it('[K-03] warns of disorders of medium-chain fat on every product whose fat is mostly that', () => {
    const mostly = products.filter((product) => stated(product, 'mct') > (stated(product, 'fat') * 3) / 4);
    expect(mostly.map(({ id }) => id).sort()).toEqual([
      'addimere-mct-emulsion',
      'addimere-mct-oil',
      'lumeket-mct-20',
      'orrimel-mct-formula',
    ]);
    for (const { contraIndications } of mostly)
      expect(contraIndications).toMatch(/MCAD|Disorders of fat oxidation/u);
  });

  it('[I-04] fills every field of the specification', () => {
    for (const product of products) {
      for (const field of [
        'id',
        'name',
        'packSize',
        'contraIndications',
        'precautions',
        'directionsForUse',
        'storage',
        'shelfLife',
      ] as const) {
        expect(product[field], `${product.id} ${field}`).not.toBe('');
      }
      for (const field of [
        'images',
        'caseSize',
        'flavours',
        'medicalIngredients',
        'importantNotice',
        'codes',
        'units',
      ] as const) {
        expect(product[field].length, `${product.id} ${field}`).toBeGreaterThan(0);
      }
      expect(product.allergens).toHaveLength(14);
      expect(product.indications === '').toBe(!product.acbsApproved);
      expect(product.images[0]?.url).toBe(`/images/products/${product.id}.svg`);
    }
  });

  it('carries every canonical reference row for every product, in the same order', () => {
    for (const group of NUTRIENT_GROUPS) {
      const reference = REFERENCE_GROUP[group];
      if (reference === null) continue;
      const names = NUTRIENTS.filter((nutrient) => nutrient.group === group).map(({ name }) => name);
      for (const product of products) {
        expect(product[reference].map(({ name }) => name)).toEqual(names);
      }
    }
  });

  it('uses every country, sample and appearance key, and both kinds of reimbursement apart', () => {
    const keys = (field: 'productAvailability' | 'productSampleAvailability') =>
      new Set(products.map((product) => product[field]));
    expect(keys('productAvailability')).toEqual(new Set(['both', 'uk', 'roi']));
    expect(keys('productSampleAvailability')).toEqual(new Set(['uk', 'ukni', 'roi', 'roini', 'all']));
    expect(products.some(({ acbsApproved, gmsApproved }) => acbsApproved && !gmsApproved)).toBe(true);
    expect(products.some(({ acbsApproved, gmsApproved }) => !acbsApproved && gmsApproved)).toBe(true);
  });
});

describe('the arithmetic of the labels', () => {
  it.each(products)('$id: energy within two per cent, kJ with kcal', (product) => {
    const polyols = stated(product, 'polyols');
    const parts = (fat: number, other: number, polyol: number, fibre: number) =>
      stated(product, 'fat') * fat +
      (stated(product, 'carbohydrate') - polyols + stated(product, 'protein')) * other +
      polyols * polyol +
      stated(product, 'fibre') * fibre;
    // Half a unit of rounding on each of the two sides, then 2 %.
    expect(Math.abs(stated(product, 'energyKcal') - parts(9, 4, 2.4, 2))).toBeLessThanOrEqual(
      0.02 * stated(product, 'energyKcal') + 1,
    );
    expect(Math.abs(stated(product, 'energyKj') - parts(37, 17, 10, 8))).toBeLessThanOrEqual(
      0.02 * stated(product, 'energyKj') + 4,
    );
  });

  it('no part is more than its whole', () => {
    for (const product of products) {
      for (const { id, parent } of NUTRIENTS) {
        const part = valueOf(product, id);
        const whole = parent === null ? null : valueOf(product, parent);
        // DHA and ARA are in mg; the import checks those against fat.
        if (part === null || whole === null || id === 'dha' || id === 'arachidonicAcid') continue;
        expect(part, `${product.id} ${id}`).toBeLessThanOrEqual(whole);
      }
    }
  });

  it('the second amount is the first for the serving its heading names', () => {
    let pairs = 0;
    for (const product of products) {
      const serving = servingAmount(product);
      expect(serving, product.id).not.toBeNull();
      for (const group of NUTRIENT_GROUPS) {
        for (const { name, per100: first, perServing: second } of product[group]) {
          if (first.kind !== 'stated' || second.kind !== 'stated') continue;
          const expected = (first.value * (serving ?? 0)) / 100;
          const step = 10 ** -(second.text.split('.')[1]?.length ?? 0);
          expect(Math.abs(second.value - expected), `${product.id} ${name}`).toBeLessThanOrEqual(
            step * 0.51 + expected * 0.05,
          );
          pairs += 1;
        }
      }
    }
    expect(pairs).toBeGreaterThan(4000);
  });

  it('every value of a product stays inside the range of its class', () => {
    for (const product of DEMONSTRATION_PRODUCTS) {
      for (const [id, value] of Object.entries(product.overrides)) {
        const [, least = 0, most = Infinity] = classOf(product).nutrients[id] ?? [];
        // A "protein intense" feed is outside its class on purpose in protein, carbohydrate and sugars.
        if (product.id === 'tarnvane-protein-intense') continue;
        expect(value, `${product.id} ${id}`).toBeGreaterThanOrEqual(least);
        expect(value, `${product.id} ${id}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('salt is sodium times 2.5', () => {
    for (const product of products) {
      const [salt, sodium] = [valueOf(product, 'salt'), valueOf(product, 'sodium')];
      if (salt === null || sodium === null) continue;
      expect(Math.abs(salt - (sodium * 2.5) / 1000), product.id).toBeLessThanOrEqual(0.02 + salt * 0.1);
    }
  });
});

/** To the unit of our table. Infant folate is in DFE there: 0.6 micrograms of folic acid each. */
function factor(id: string, unit: string): number {
  if (id === 'folate' && unit === 'µg DFE') return 0.6;
  const canonical = NUTRIENTS.find((nutrient) => nutrient.id === id)?.unit ?? '';
  return unit.startsWith('µg') && canonical.startsWith('mg') ? 0.001 : 1;
}

describe('the composition limits of foods for special medical purposes', () => {
  type Limit = { unit: string; min: number | null; max: number | null };
  const tables: Record<'infant' | 'child' | 'adult', Record<string, Limit>> = limits;
  const completeIds = new Set(
    DEMONSTRATION_PRODUCTS.filter((product) => classOf(product).nutritionallyComplete).map(({ id }) => id),
  );
  const complete = products.filter(({ id }) => completeIds.has(id));

  it('covers most feeds', () => expect(complete.length).toBeGreaterThan(45));

  it.each(complete)('$id keeps them', (product) => {
    const age = product.categories.includes('infant-0-12m')
      ? 'infant'
      : product.categories.includes('adult-18y')
        ? 'adult'
        : 'child';
    for (const [id, { unit, min, max }] of Object.entries(tables[age])) {
      const value = valueOf(product, id);
      if (value === null) continue;
      const perHundredKcal = (value / stated(product, 'energyKcal')) * 100;
      const scale = factor(id, unit);
      // Two per cent for the rounding of the label.
      if (min !== null) expect(perHundredKcal, id).toBeGreaterThanOrEqual(min * scale * 0.98);
      if (max !== null) expect(perHundredKcal, id).toBeLessThanOrEqual(max * scale * 1.02);
    }
  });
});

describe('[H-03] filters over the range', () => {
  it('every fixed filter finds a product', () => {
    for (const filter of FIXED_FILTERS)
      expect(applyFilters(products, [filter]).length, filter.id).toBeGreaterThan(0);
  });

  it('offers all fourteen allergens, and finds products free of each', () => {
    const group = filterGroups(products).find(({ type }) => type === 'allergens');
    expect(group?.options).toHaveLength(14);
    for (const option of group?.options ?? []) expect(option.count).toBeGreaterThan(20);
  });
});

function near(id: string): string[] {
  const product = products.find((each) => each.id === id);
  return product ? lookAlikes(product, products).map((each) => each.product.id) : [];
}

describe('search and look-alikes over the range', () => {
  it('[H-02] finds every product by its name and by each of its codes, first', () => {
    const search = createProductSearch(products);
    for (const product of products) {
      expect(search.search(product.name)[0]?.product.id).toBe(product.id);
      for (const { orderCode, pipCode } of product.codes) {
        expect(search.search(orderCode)[0]?.product.id).toBe(product.id);
        expect(search.search(pipCode)[0]?.product.id).toBe(product.id);
      }
    }
  });

  it('[H10] knows the confusable pairs', () => {
    expect(near('orrimel-pku-pouch-15').slice(0, 2)).toEqual([
      'orrimel-pku-pouch-10',
      'orrimel-pku-pouch-20',
    ]);
    expect(near('dalesip-mini')).toContain('dalesip-milk');
    expect(near('wrenfold-tube')).toContain('wrenfold-tube-fibre');
    expect(near('addimere-er-15')).toEqual(['addimere-er-20']);
    expect(near('orrimel-gsd-starch')).toEqual([]);
  });
});

describe('measures', () => {
  it('knows the grams of a scoop, and only powders have one', () => {
    const scooped = products.filter(({ scoopGrams }) => scoopGrams !== null);
    expect(scooped.length).toBeGreaterThanOrEqual(15);
    for (const { basis, id } of products.filter(({ dilution, scoopGrams }) => dilution ?? scoopGrams))
      expect(basis, id).toBe('g');
  });

  it('a standard strength gives the concentration its heading names, and stays under its maximum', () => {
    let looked = 0;
    for (const { headings, dilution, maxStrengthPercent } of products) {
      const [, percent] = /at ([\d.]+)% w\/v/.exec(headings[1] ?? '') ?? [];
      if (percent === undefined || dilution === null) continue;
      looked += 1;
      expect(((dilution.powderGrams ?? 0) / (dilution.madeUpMl ?? 0)) * 100).toBeCloseTo(Number(percent), 9);
      expect(maxStrengthPercent ?? 0).toBeGreaterThan(Number(percent));
    }
    expect(looked).toBeGreaterThan(5);
  });

  it('offers what a product can be counted in', () => {
    expect(packOptions('cradlemere-hydrolysed').map(({ id }) => id)).toEqual([
      'tin-400',
      'tin-800',
      'scoop-4.6',
    ]);
    expect(packOptions('lowenfield-loaf').map(({ id }) => id)).toEqual([
      'loaf-400',
      'roll-60',
      'pack-240',
      'slice-40',
    ]);
    expect(packOptions('nobody')).toEqual([]);
  });
});

describe('clinical words', () => {
  it('never call a glycomacropeptide product free of what it carries a residue of', () => {
    for (const product of products.filter(({ id }) => id.startsWith('glymarra'))) {
      expect(product.productDescriptionHcp['en-GB']).toContain('low in phenylalanine');
      expect(product.productDescriptionHcp['en-GB']).not.toContain('without');
    }
  });

  it('never call a metabolic infant powder complete by itself', () => {
    const powders = products.filter(({ id }) => /^orrimel-.*-infant$/.test(id));
    expect(powders).toHaveLength(7);
    for (const { nutritionallyComplete, importantNotice } of powders) {
      expect(nutritionallyComplete).toBe(false);
      expect(importantNotice.join()).toContain('Not to be used as the only source');
    }
  });

  it('name milk, soya and fish in the ingredients exactly where the allergen is declared', () => {
    for (const { id, allergens, medicalIngredients } of products) {
      expect(new Set(medicalIngredients).size, id).toBe(medicalIngredients.length);
      const list = medicalIngredients.join('\n');
      for (const [label, word] of [
        ['Milk', /milk/i],
        ['Soya', /soya/i],
        ['Fish', /fish/i],
      ] as const) {
        const declared = allergens.some((allergen) => allergen.label === label && allergen.value === 'yes');
        expect(word.test(list), `${id} ${label}`).toBe(declared);
      }
    }
  });
});

describe('pack drawings', () => {
  it('exist for every product, well formed and different', () => {
    const drawings = catalogue.projections.map(packImage);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) {
      expect(drawing).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><title>[^<]+<\/title>.*<\/svg>\n$/s,
      );
      expect(drawing).not.toMatch(/undefined|NaN|<script|href/);
      expect(drawing.length).toBeLessThan(4000);
    }
  });
});

describe('[I-04] the range as files', () => {
  it('goes out to the rows of the spreadsheet template and comes back the same', () => {
    const read = catalogueFromRecords(catalogueToRecords(products));
    expect(read.ok && importCatalogue(read.catalogue).products).toEqual(products);
  });
});

it('every class names nutrients the app knows', () => {
  for (const { nutrients } of CLASSES) {
    for (const id of Object.keys(nutrients))
      expect(
        NUTRIENTS.some((nutrient) => nutrient.id === id),
        id,
      ).toBe(true);
  }
  for (const product of products) {
    for (const row of product.aminoAcids)
      expect(nutrientByName('aminoAcids', row.name), row.name).toBeDefined();
  }
});
