import { describe, expect, it } from 'vitest';
import { CATEGORIES, named, product } from '../test-support/projections.ts';
import {
  allergensPresent,
  descriptionFor,
  indicationsFor,
  isAvailable,
  samplesAvailable,
} from './availability.ts';
import { CATALOGUE_FORMAT, parseCatalogue, serialiseCatalogue } from './catalogue-record.ts';
import { lookAlikes, nameDifference } from './look-alikes.ts';
import { measureUnits } from './measure-units.ts';
import { productFacts } from './product-facts.ts';

describe('[H-01] availability', () => {
  it.each([
    ['both', true, true],
    ['uk', true, false],
    ['roi', false, true],
  ] as const)('%s: uk %s, roi %s', (productAvailability, uk, roi) => {
    expect(isAvailable({ productAvailability }, 'uk')).toBe(uk);
    expect(isAvailable({ productAvailability }, 'roi')).toBe(roi);
  });
});

describe('[H-07] samples, descriptions and allergens', () => {
  it.each([
    ['uk', true, false],
    ['ukni', true, false],
    ['roi', false, true],
    ['roini', false, true],
    ['all', true, true],
  ] as const)('%s samples: uk %s, roi %s', (productSampleAvailability, uk, roi) => {
    expect(samplesAvailable({ productSampleAvailability }, 'uk')).toBe(uk);
    expect(samplesAvailable({ productSampleAvailability }, 'roi')).toBe(roi);
  });

  it('reads the description of the country, falling back to en-GB', () => {
    expect(descriptionFor(product(), 'uk')).toBe('British text');
    expect(descriptionFor(product(), 'roi')).toBe('Irish text');
    expect(descriptionFor({ productDescriptionHcp: { 'en-GB': 'British text' } }, 'roi')).toBe(
      'British text',
    );
    expect(descriptionFor({ productDescriptionHcp: {} }, 'uk')).toBe('');
  });

  it('lists only allergens marked yes', () => expect(allergensPresent(product())).toEqual(['Milk']));
});

describe('[H-06] indications', () => {
  it('are shown in the UK only', () => {
    expect(indicationsFor(product(), 'uk')).toBe('For dietary management.');
    expect(indicationsFor(product(), 'roi')).toBe('');
  });
});

describe('[H10] look-alike names', () => {
  it.each([
    ['Orrimel PKU Pouch 15', 'Orrimel PKU Pouch 10', 'number'],
    ['Lumeket 4:1 Powder', 'Lumeket 3:1 Powder', 'number'],
    ['Tarnvane Energy', 'Tarnvane Energy 2.0', 'number'],
    ['Wrenfold Tube', 'Wrenfold Tube Fibre', 'added-word'],
    ['Wrenfold Tube Energy Fibre', 'Wrenfold Tube Low Energy Fibre', 'added-word'],
    ['Orrimel PKU Powder 15', 'Orrimel MSUD Powder 15', 'changed-word'],
    ['Dalesip Mini', 'Dalesip Milk', 'changed-word'],
    ['Tarnvane Energy', 'Tarnvane Peptide', null],
    ['Tarnvane Energy', 'Wrenfold Tube Fibre', null],
    ['Dalesip Two', 'Dalesip Two', null],
    ['Orrimel PKU Powder 15', 'Orrimel MSUD Powder 20', null],
  ] as const)('%s and %s: %s', (one, other, difference) => {
    expect(nameDifference(one, other)).toBe(difference);
    expect(nameDifference(other, one)).toBe(difference);
  });

  it('puts the wrong strength first', () => {
    const all = ['Orrimel PKU Pouch 10', 'Orrimel MSUD Pouch 15', 'Orrimel PKU Pouch 15', 'Dalesip Mini'].map(
      named,
    );
    const [, , pouch] = all;
    expect(pouch && lookAlikes(pouch, all).map((each) => [each.product.name, each.difference])).toEqual([
      ['Orrimel PKU Pouch 10', 'number'],
      ['Orrimel MSUD Pouch 15', 'changed-word'],
    ]);
  });
});

const units = (packs: string[], basis: 'ml' | 'g', serving = '', scoopGrams: number | null = null) =>
  measureUnits({ basis, packs, headings: ['', serving], scoopGrams }).map(({ id, amount }) => [id, amount]);

describe('what an amount can be counted in', () => {
  it.each([
    [
      ['500 ml pack', '1 l pack'],
      'ml',
      '',
      [
        ['pack-500', 500],
        ['pack-1000', 1000],
      ],
    ],
    [['2.5 kg tub'], 'g', '', [['tub-2500', 2500]]],
    [
      ['75 x 1 g tablets'],
      'g',
      'Per 1g tablet',
      [
        ['tablet-1', 1],
        ['pack-75', 75],
      ],
    ],
    [
      ['400 g loaf', '4 x 60 g rolls'],
      'g',
      'Per 40g slice',
      [
        ['loaf-400', 400],
        ['roll-60', 60],
        ['pack-240', 240],
        ['slice-40', 40],
      ],
    ],
    [['500 ml'], 'ml', '', [['pack-500', 500]]],
    [['200 ml'], 'ml', 'Per 200ml bottle', [['bottle-200', 200]]],
    [
      ['500 ml'],
      'ml',
      'Per 200ml bottle',
      [
        ['pack-500', 500],
        ['bottle-200', 200],
      ],
    ],
    [['makes 200 ml', '200 ml bottle'], 'g', 'Per 100ml at 14% w/v', []],
  ] as const)('%j', (packs, basis, serving, expected) => {
    expect(units([...packs], basis, serving)).toEqual(expected);
  });

  it('adds the scoop of a powder', () => {
    expect(units(['400 g tin'], 'g', 'Per 100ml at 14% w/v', 4.7)).toEqual([
      ['tin-400', 400],
      ['scoop-4.7', 4.7],
    ]);
  });
});

describe('[H10] the facts of a list row', () => {
  it('tell a product from its neighbours', () => {
    expect(productFacts(product())).toMatchObject({
      form: 'oral-nutritional-supplement',
      basis: 'ml',
      energyKcal: { kind: 'stated', value: 150 },
      protein: { kind: 'stated', value: 6 },
      ages: ['adult-18y'],
      metabolic: [],
      packs: [{ id: 'bottle-200' }],
      specialDiet: ['vegetarian'],
    });
  });

  it('leave scoops and servings out of the packs', () => {
    const { packs } = productFacts({
      ...product(),
      units: measureUnits({
        basis: 'g',
        packs: ['400 g tin', '30 x 4 g sachets'],
        headings: ['Per 100g', 'Per 6g dose'],
        scoopGrams: 5,
      }),
    });
    expect(packs.map(({ id }) => id)).toEqual(['tin-400', 'sachet-4', 'pack-120']);
  });
});

describe('[I-03] the saved catalogue', () => {
  const saved = {
    products: [product()],
    categories: CATEGORIES.map(({ id, slug }) => ({ id, slug: slug['en-GB'], name: slug['en-GB'] })),
  };

  it('comes back as it was saved', () => {
    expect(parseCatalogue(serialiseCatalogue(saved))).toEqual({
      ok: true,
      catalogue: saved,
    });
  });

  it('is not read when storage cut it short, another format wrote it, or it is not ours', () => {
    const text = serialiseCatalogue(saved);
    expect(parseCatalogue(text.slice(0, -20))).toEqual({ ok: false, reason: 'damaged' });
    expect(parseCatalogue(text.replace(`"format":${CATALOGUE_FORMAT}`, '"format":0'))).toEqual({
      ok: false,
      reason: 'other-format',
    });
    expect(parseCatalogue(text.replace('"count":1', '"count":2'))).toEqual({ ok: false, reason: 'damaged' });
    expect(parseCatalogue(text.replace('"5.8"', '"five"')).ok).toBe(false);
    expect(parseCatalogue(text.replace('"macroNutrients":[0', '"macroNutrients":[9999')).ok).toBe(false);
    for (const other of ['null', '[]', '7', '""', '{}']) expect(parseCatalogue(other).ok).toBe(false);
  });
});
