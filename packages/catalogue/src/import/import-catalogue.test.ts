import { describe, expect, it } from 'vitest';
import { CATEGORIES, product, projection, row, type Overrides } from '../test-support/projections.ts';
import { toListedProduct } from '../product/listed-product.ts';
import { importCatalogue } from './import-catalogue.ts';

const importOne = (overrides: Overrides) =>
  importCatalogue({ categories: CATEGORIES, projections: [projection(overrides)] });
const rulesOf = (overrides: Overrides) =>
  importOne(overrides).quarantined.flatMap(({ reasons }) => reasons.map((reason) => reason.rule));
const macro = (changes: Record<string, string>) =>
  (
    [
      ['Energy (kJ)', 'kJ', '630,1260'],
      ['Energy (kcal)', 'kcal', '150,300'],
      ['Fat', 'g', '5.8,11.6'],
      ['of which saturates', 'g', '1.5,3'],
      ['Carbohydrate', 'g', '18.4,36.8'],
      ['Fibre', 'g', '0,0'],
      ['Protein', 'g', '6,12'],
    ] as const
  ).map(([name, unit, amount]) => row(name, unit, changes[name] ?? amount));

describe('[I-04] every product field survives the import', () => {
  const imported = product();

  it('reads identity, texts and lists', () => {
    expect(imported).toMatchObject({
      id: 'dale-milk',
      name: 'Dale Milk',
      images: [{ url: '/images/dale-milk.svg', label: 'Dale Milk' }],
      packSize: '200 ml bottle',
      caseSize: ['24 x 200 ml'],
      flavours: ['Vanilla', 'Strawberry'],
      medicalIngredients: ['Water', 'Milk protein'],
      importantNotice: ['Use under supervision.', 'Not for infants.'],
      gmsApproved: true,
      acbsApproved: true,
      productDescriptionHcp: { 'en-GB': 'British text', 'en-IE': 'Irish text' },
      indications: 'For dietary management.',
      contraIndications: 'Galactosaemia.',
      precautions: 'Supervision.',
      directionsForUse: 'Shake well.',
      storage: 'Cool and dry.',
      shelfLife: '12 months',
      headings: ['Per 100ml', 'Per 200ml bottle'],
      displayNutrientsQuantification: { key: 'per-100ml', label: 'Per 100ml, Per 200ml bottle' },
      basis: 'ml',
      specialDiet: ['vegetarian'],
      productAvailability: 'both',
      productSampleAvailability: 'all',
      productAppearance: 'both',
      categories: ['adult-18y', 'oral-nutritional-supplement', 'liquid'],
      units: [{ id: 'bottle-200', kind: 'bottle', label: '200 ml bottle', amount: 200 }],
      demonstration: false,
    });
  });

  it('[K-17] keeps what ingredients name that has galactose beside lactose, and nothing where they name none', () => {
    expect(imported).not.toHaveProperty('galactoseSources');
    const withThem = product({
      attributes: { medicalIngredients: 'Water\nGalacto-oligosaccharides (milk)' },
    });
    expect(withThem.galactoseSources).toEqual(['Galacto-oligosaccharides']);
    expect(toListedProduct(withThem).galactoseSources).toEqual(['Galacto-oligosaccharides']);
  });

  it('reads nested rows by name, whatever the order of their pairs', () => {
    expect(imported.allergens).toEqual([
      { label: 'Milk', value: 'yes' },
      { label: 'Soya', value: 'no' },
    ]);
    expect(imported.codes).toEqual([
      { productName: 'Dale Milk Vanilla 24 x 200 ml', orderCode: 'OC-dale-milk', pipCode: '', gmsCode: '' },
    ]);
  });

  it('reads all nine nutrient tables, the reference variants included', () => {
    expect(imported.macroNutrients).toHaveLength(9);
    expect(imported.aminoAcids.map((each) => each.name)).toEqual(['L-Leucine']);
    expect(imported.minerals).toHaveLength(2);
    expect(imported.vitamins[0]).toEqual({
      name: 'Vitamin D3',
      unit: 'µg',
      per100: { kind: 'stated', value: 1.8, text: '1.8' },
      perServing: { kind: 'stated', value: 3.6, text: '3.6' },
    });
    expect(imported.otherNutrientInformation[0]?.perServing).toEqual({ kind: 'not-stated' });
    expect(imported.referenceMacroNutrients).toHaveLength(9);
    expect(imported.referenceMinerals[1]?.per100).toEqual({ kind: 'not-stated' });
    expect(imported.referenceVitamins).toHaveLength(1);
    expect(imported.referenceOtherNutrientInformation).toHaveLength(2);
  });
});

describe('omitted attributes', () => {
  it('reads an absent attribute as empty, never as an error', () => {
    const bare = product({
      attributes: {
        flavours: undefined,
        specialDiet: undefined,
        allergens: undefined,
        codes: undefined,
        gmsApproved: undefined,
        indications: undefined,
        aminoAcids: undefined,
        referenceMacroNutrients: undefined,
        packSize: undefined,
        headings: 'Per 100ml,Per 200ml',
      },
    });
    expect(bare).toMatchObject({
      flavours: [],
      specialDiet: [],
      allergens: [],
      codes: [],
      gmsApproved: false,
      indications: '',
      aminoAcids: [],
      referenceMacroNutrients: [],
      units: [],
      ageFromMonths: null,
      scoopGrams: null,
      dilutionScoops: null,
      maxStrengthPercent: null,
      dilution: null,
    });
  });

  it('takes the column titles from the label when headings are absent, and one title for both', () => {
    expect(product({ attributes: { headings: undefined } }).headings).toEqual([
      'Per 100ml',
      'Per 200ml bottle',
    ]);
    expect(
      product({
        attributes: {
          headings: undefined,
          displayNutrientsQuantification: { key: 'per-100ml', label: 'Per 100ml' },
        },
      }).headings,
    ).toEqual(['Per 100ml', 'Per 100ml']);
  });

  it.each(['productAvailability', 'productSampleAvailability', 'productAppearance'])(
    'keeps out a product without %s: a guess could show it in the wrong country',
    (name) => {
      expect(rulesOf({ attributes: { [name]: undefined } })).toEqual(['required']);
      expect(rulesOf({ attributes: { [name]: { key: 'moon', label: '' } } })).toEqual(['availability']);
    },
  );
});

describe('[I-02] products for the web site only', () => {
  it('drops them and says which', () => {
    const result = importOne({ attributes: { productAppearance: { key: 'web', label: 'Web' } } });
    expect(result).toMatchObject({ products: [], quarantined: [], droppedWeb: ['dale-milk'] });
  });
});

describe('the validation gate keeps out what cannot be right', () => {
  it.each<[string, Overrides, string]>([
    [
      'kJ and kcal swapped',
      { attributes: { macroNutrients: macro({ 'Energy (kJ)': '150,300', 'Energy (kcal)': '630,1260' }) } },
      'energy-ratio',
    ],
    [
      'a decimal point lost in protein',
      { attributes: { macroNutrients: macro({ Protein: '60,120' }) } },
      'energy-arithmetic',
    ],
    [
      'fat ten times too high',
      { attributes: { macroNutrients: macro({ Fat: '58,116' }) } },
      'energy-arithmetic',
    ],
    [
      'saturates above fat',
      { attributes: { macroNutrients: macro({ 'of which saturates': '15,30' }) } },
      'sub-row',
    ],
    ['columns swapped', { attributes: { macroNutrients: macro({ Carbohydrate: '18.4,9.2' }) } }, 'serving'],
    ['more than the pack can hold', { attributes: { minerals: [row('Sodium', 'g', '150,300')] } }, 'range'],
    [
      'sodium that the salt denies',
      { attributes: { minerals: [row('Sodium', 'mg', '1340,2680')] } },
      'salt-sodium',
    ],
    [
      'micrograms written as milligrams',
      { attributes: { referenceVitamins: [row('Vitamin D3', 'mg', '1.8,3.6')] } },
      'range',
    ],
    [
      'more amino acids than protein',
      { attributes: { aminoAcids: [row('L-Leucine', 'g', '5.8,11.6'), row('L-Lysine', 'g', '5,10')] } },
      'sub-row',
    ],
    [
      'fats that add up to more than the fat',
      {
        attributes: {
          macroNutrients: [
            ...macro({}),
            row('of which polyunsaturates', 'g', '3,6'),
            row('of which monounsaturates', 'g', '3,6'),
          ],
        },
      },
      'sub-row',
    ],
    [
      'more carbohydrate than the powder weighs',
      {
        attributes: {
          headings: 'Per 100g,Per 200g bag',
          displayNutrientsQuantification: { key: 'per-100g', label: '' },
          macroNutrients: [row('Carbohydrate', 'g', '60,120'), row('Protein', 'g', '60,120')],
        },
      },
      'sum-of-parts',
    ],
    ['three amounts', { attributes: { minerals: [row('Sodium', 'mg', '1,450,2900')] } }, 'amount-pair'],
    ['one amount', { attributes: { minerals: [row('Sodium', 'mg', '134')] } }, 'amount-pair'],
    ['a negative amount', { attributes: { minerals: [row('Sodium', 'mg', '-134,-268')] } }, 'amount'],
    ['words for an amount', { attributes: { minerals: [row('Sodium', 'mg', 'some,more')] } }, 'amount'],
    [
      'a row twice',
      { attributes: { minerals: [row('Sodium', 'mg', '134,268'), row('sodium', 'mg', '134,268')] } },
      'duplicate-row',
    ],
    ['a row without a name', { attributes: { minerals: [row('', 'mg', '134,268')] } }, 'required'],
    [
      'another unit in a reference table',
      { attributes: { referenceVitamins: [row('Vitamin A', 'IU', '300,600')] } },
      'unit',
    ],
    ['a category that does not exist', { categories: ['adult-18y', 'moon'] }, 'category-reference'],
    ['no category', { categories: [] }, 'required'],
    ['no name', { name: '' }, 'required'],
    ['a slug no address can carry', { slug: 'Dale/Milk' }, 'required'],
    [
      'an allergen that is neither yes nor no',
      {
        attributes: {
          allergens: [
            [
              { name: 'label', value: 'Milk' },
              { name: 'value', value: 'maybe' },
            ],
          ],
        },
      },
      'attribute',
    ],
    [
      'an allergen that is both yes and no',
      {
        attributes: {
          allergens: ['yes', 'no'].map((value) => [
            { name: 'label', value: 'Milk' },
            { name: 'value', value },
          ]),
        },
      },
      'attribute',
    ],
    [
      'a title per 100 g over values per 100 ml',
      { attributes: { headings: 'Per 100g,Per 200g tub' } },
      'basis',
    ],
    ['a number for a text', { attributes: { storage: 7 } }, 'attribute'],
    ['a text for rows', { attributes: { minerals: 'Sodium' } }, 'attribute'],
    [
      'no energy table at all',
      { attributes: { macroNutrients: undefined, referenceMacroNutrients: undefined } },
      'required',
    ],
    ['an age range that is empty', { attributes: { ageFromMonths: 36, ageToMonths: 12 } }, 'range'],
  ])('%s', (_, overrides, rule) => {
    const result = importOne(overrides);
    expect(result.products).toEqual([]);
    expect(result.quarantined[0]?.reasons.map((reason) => reason.rule)).toContain(rule);
  });

  it('lets a low-energy product through, where rounding moves the ratio', () => {
    const rows = [
      row('Energy (kJ)', 'kJ', '12,24'),
      row('Energy (kcal)', 'kcal', '3,6'),
      row('Fat', 'g', '0,0'),
      row('Carbohydrate', 'g', '0.7,1.4'),
      row('Protein', 'g', '0,0'),
    ];
    expect(
      rulesOf({ attributes: { macroNutrients: rows, referenceMacroNutrients: rows, aminoAcids: undefined } }),
    ).toEqual([]);
  });

  it('counts polyols at 2.4 kcal', () => {
    const rows = [
      row('Energy (kJ)', 'kJ', '1000,2000'),
      row('Energy (kcal)', 'kcal', '240,480'),
      row('Fat', 'g', '0,0'),
      row('Carbohydrate', 'g', '100,200'),
      row('of which polyols', 'g', '100,200'),
      row('Protein', 'g', '0,0'),
    ];
    expect(
      rulesOf({ attributes: { macroNutrients: rows, referenceMacroNutrients: rows, aminoAcids: undefined } }),
    ).toEqual([]);
  });

  it('does not fail an amino acid mixture for what it leaves out', () => {
    expect(
      rulesOf({ attributes: { aminoAcids: [row('L-Phenylalanine', 'g', 'nil added,nil added')] } }),
    ).toEqual([]);
  });

  it('lets the second column of a sachet made with milk be what it is', () => {
    expect(
      rulesOf({
        attributes: {
          headings: 'Per 100ml,Per 200ml made up with milk',
          macroNutrients: macro({ Protein: '6,18.6' }),
        },
      }),
    ).toEqual([]);
  });
});

const twins = (second: Overrides) =>
  importCatalogue({
    categories: CATEGORIES,
    projections: [
      projection(),
      { ...projection(second), id: 'another' },
      projection({ slug: 'dale-third', name: 'Dale Third' }),
    ],
  });

const twice = (name: string, value: unknown) => {
  const doubled = projection();
  doubled.masterVariant.attributes.push({ name, value });
  return importCatalogue({ categories: CATEGORIES, projections: [doubled] });
};

describe('[I-04] what is said twice in one projection', () => {
  it('does not matter when both are the same, and keeps the product out when they differ', () => {
    expect(twice('storage', 'Cool and dry.').products).toHaveLength(1);
    expect(twice('storage', 'Warm.').quarantined[0]?.reasons).toEqual([
      { rule: 'attribute', field: 'storage', detail: 'given twice, differently' },
    ]);
    const amounts = ['134,268', '135,270'].map((value) => ({ name: 'nutrientAmount', value }));
    const sodium = [
      { name: 'nutrientName', value: 'Sodium' },
      { name: 'nutrientUnit', value: 'mg' },
    ];
    expect(rulesOf({ attributes: { minerals: [[...sodium, ...amounts]] } })).toEqual(['attribute']);
  });
});

describe('two products under one address or code', () => {
  it('keeps both out, because nothing says which is right, and lets the others in', () => {
    const result = twins({ name: 'Dale Other' });
    expect(result.products.map(({ id }) => id)).toEqual(['dale-third']);
    expect(result.quarantined.map(({ name }) => name)).toEqual(['Dale Milk', 'Dale Other']);
    expect(result.quarantined[0]?.reasons.map(({ rule }) => rule)).toContain('duplicate-slug');
  });

  it('notices a code used by two products', () => {
    const result = twins({
      slug: 'dale-other',
      attributes: { codes: [[{ name: 'orderCode', value: 'OC-dale-milk' }]] },
    });
    expect(result.quarantined.flatMap(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([
      'duplicate-code',
      'duplicate-code',
    ]);
  });

  it('takes a projection that paging handed over twice once', () => {
    const result = importCatalogue({ categories: CATEGORIES, projections: [projection(), projection()] });
    expect(result.products).toHaveLength(1);
    expect(result.quarantined).toEqual([]);
  });

  it('[I-04] never takes one of two different projections for a repetition of the other', () => {
    const second = { ...projection({ slug: 'dale-other', name: 'Dale Other' }), id: projection().id };
    const result = importCatalogue({ categories: CATEGORIES, projections: [projection(), second] });
    expect(result.products.map(({ id }) => id)).toEqual(['dale-milk', 'dale-other']);
    const changed = projection({ attributes: { storage: 'Warm.' } });
    const clash = importCatalogue({ categories: CATEGORIES, projections: [projection(), changed] });
    expect(clash.products).toEqual([]);
    expect(clash.quarantined).toHaveLength(2);
  });
});

describe('answers that are no catalogue at all', () => {
  it.each([undefined, null, 7, 'products', {}, [null], [[]], [{}], [{ name: 'x' }], { results: [] }])(
    '%j gives no product and no crash',
    (projections) => {
      const result = importCatalogue({ categories: projections, projections });
      expect(result.products).toEqual([]);
    },
  );

  it('is not led astray by names that mean something to JavaScript', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(projection({ attributes: { storage: 'x' } }))
        .replaceAll('"storage"', '"__proto__"')
        .replaceAll('"packSize"', '"constructor"'),
    );
    const result = importCatalogue({ categories: CATEGORIES, projections: [hostile] });
    expect(result.products[0]).toMatchObject({ storage: '', packSize: '' });
  });

  it('names a broken projection as well as it can', () => {
    const result = importCatalogue({
      categories: CATEGORIES,
      projections: [{ slug: { 'en-GB': 'dale-broken' }, name: { 'en-GB': 'Dale Broken' } }],
    });
    expect(result.quarantined[0]).toMatchObject({ id: 'dale-broken', name: 'Dale Broken' });
    expect(result.quarantined[0]?.reasons[0]?.rule).toBe('shape');
  });
});

describe('demonstration data', () => {
  it('is marked when the source or the product says so', () => {
    const catalogue = { categories: CATEGORIES, projections: [projection()] };
    expect(importCatalogue(catalogue, { demonstration: true }).products[0]?.demonstration).toBe(true);
    expect(product({ attributes: { demonstration: true } }).demonstration).toBe(true);
  });

  it('[I-03] a product without an English text is named by its key or number, and by the languages it has', () => {
    const french = {
      ...projection({ slug: 'nom' }),
      key: 'K-12',
      name: { fr: 'Nom', de: '' },
      slug: { fr: 'nom' },
    };
    const { quarantined } = importCatalogue({ categories: CATEGORIES, projections: [french] });
    expect(quarantined).toEqual([
      {
        id: 'K-12',
        name: 'Nom',
        reasons: [
          { rule: 'required', field: 'name', detail: 'no text in en-GB (there is: fr)' },
          { rule: 'required', field: 'slug', detail: 'no text in en-GB (there is: fr)' },
        ],
      },
    ]);
    const nameless = { ...projection(), key: undefined, name: {}, slug: {} };
    expect(importCatalogue({ categories: CATEGORIES, projections: [nameless] }).quarantined[0]).toMatchObject(
      {
        id: 'uuid-dale-milk',
        reasons: [{ detail: 'no text in en-GB (there is: none)' }, { field: 'slug' }],
      },
    );
  });
});
