import {
  contribution,
  importCatalogue,
  nutrientById,
  NUTRIENTS,
  per100,
  type Product,
  REFERENCE_GROUP,
  totalNutrient,
} from '@dietetic/catalogue';
import { describe, expect, it } from 'vitest';
import { demonstrationCatalogue, demonstrationProducts, type DemonstrationProjection } from './index.ts';
import type { NestedRow } from './nutrient-tables.ts';

const { categories, projections } = demonstrationCatalogue();
const products = demonstrationProducts();
const productOf = new Map(products.map((product) => [product.id, product]));

type Edit = (
  name: string,
  pair: readonly [string, string],
  unit: string,
) => { pair?: string; unit?: string } | null;

/** The projection with some rows of some tables edited; null when the edit touched nothing. */
function edited(projection: DemonstrationProjection, tables: readonly string[], edit: Edit): unknown {
  const copy = structuredClone(projection);
  let touched = false;
  for (const attribute of copy.masterVariant.attributes) {
    if (!tables.includes(attribute.name) || !Array.isArray(attribute.value)) continue;
    for (const row of attribute.value as NestedRow[]) {
      const cell = (name: string) => row.find((pair) => pair.name === name);
      const amount = cell('nutrientAmount');
      const unit = cell('nutrientUnit');
      const [first = '', second = ''] = amount?.value.split(',') ?? [];
      const change = edit(cell('nutrientName')?.value ?? '', [first, second], unit?.value ?? '');
      if (!change || !amount || !unit) continue;
      touched = true;
      amount.value = change.pair ?? amount.value;
      unit.value = change.unit ?? unit.value;
    }
  }
  return touched ? copy : null;
}

const times = (factor: number, [first, second]: readonly [string, string]) => ({
  pair: [first, second]
    .map((text) => (Number.isFinite(Number(text)) ? String(Number(text) * factor) : text))
    .join(','),
});

const kcal = (product: Product | undefined, id: string, factor: number): number =>
  product
    ? ((contribution(per100(product, id)) ?? 0) * factor) / (contribution(per100(product, 'energyKcal')) || 1)
    : 0;

/** A digit slipped in a nutrient shows in the energy when the nutrient carries at least this share of it. */
const VISIBLE_SHARE = 0.1;

type Seeded = { error: string; tables: readonly string[]; edit: (product: Product | undefined) => Edit };

const OTHER_ENERGY: Record<string, string> = {
  'Energy (kJ)': 'Energy (kcal)',
  'Energy (kcal)': 'Energy (kJ)',
};

const SEEDED: Seeded[] = [
  {
    error: 'kJ and kcal swapped',
    tables: ['macroNutrients'],
    edit: (product) => (name) => {
      const other = product?.macroNutrients.find((row) => row.name === OTHER_ENERGY[name]);
      if (other?.per100.kind !== 'stated' || other.perServing.kind !== 'stated') return null;
      return { pair: `${other.per100.text},${other.perServing.text}` };
    },
  },
  ...(['Fat', 'Carbohydrate', 'Protein'] as const).flatMap((nutrient) =>
    [10, 0.1].map(
      (factor): Seeded => ({
        error: `${nutrient} × ${factor}`,
        tables: ['referenceMacroNutrients'],
        edit: (product) => (name, pair) => {
          const perGram = nutrient === 'Fat' ? 9 : 4;
          if (name !== nutrient || kcal(product, nutrient.toLowerCase(), perGram) < VISIBLE_SHARE)
            return null;
          return times(factor, pair);
        },
      }),
    ),
  ),
  {
    error: 'the two columns swapped',
    tables: ['macroNutrients'],
    edit:
      () =>
      (_, [first, second]) =>
        first === second ? null : { pair: `${second},${first}` },
  },
  {
    error: 'saturates as much again as the fat',
    tables: ['referenceMacroNutrients'],
    edit: (product) => (name) => {
      const fat = product ? contribution(per100(product, 'fat')) : null;
      return name === 'of which saturates' && fat ? { pair: `${fat * 2},-` } : null;
    },
  },
  {
    error: 'sodium × 10',
    tables: ['minerals'],
    edit: (product) => (name, pair) =>
      name === 'Sodium' && Number(pair[0]) >= 10 && product && contribution(per100(product, 'salt')) !== null
        ? times(10, pair)
        : null,
  },
  {
    error: 'milligrams for micrograms',
    tables: ['referenceVitamins'],
    edit: () => (name, _, unit) => (name === 'Vitamin D3' ? { unit: unit.replace('µg', 'mg') } : null),
  },
  {
    error: 'a comma for thousands',
    tables: ['minerals'],
    edit: () => (name) => (name === 'Calcium' ? { pair: '1,450,290' } : null),
  },
  {
    error: 'a decimal comma',
    tables: ['macroNutrients'],
    edit: () => (name) => (name === 'Fat' ? { pair: '3,8,19' } : null),
  },
  {
    error: 'a negative amount',
    tables: ['vitamins'],
    edit:
      () =>
      (name, [first]) =>
        name === 'Vitamin C' ? { pair: `-${first},-` } : null,
  },
];

/** Rows that say nothing to seed an error into ("-,-") are no test of the gate. */
const isSilent = (product: Product | undefined, error: string) =>
  error.startsWith('milligrams') && (product ? (contribution(per100(product, 'vitaminD')) ?? 0) < 0.4 : true);

describe('[H11] errors seeded into the catalogue', () => {
  it.each(SEEDED)('$error: kept out, in every product it can be seeded into', ({ error, tables, edit }) => {
    const missed: string[] = [];
    let seeded = 0;
    for (const projection of projections) {
      const product = productOf.get(projection.key);
      if (!product || isSilent(product, error)) continue;
      const spoiled = edited(projection, tables, edit(product));
      if (spoiled === null) continue;
      seeded += 1;
      if (importCatalogue({ categories, projections: [spoiled] }).products.length > 0)
        missed.push(projection.key);
    }
    expect(missed).toEqual([]);
    expect(seeded).toBeGreaterThan(20);
  });
});

describe('[H7] a nutrient taken away', () => {
  it('from one product makes the total "at least" and names that product, for every nutrient', () => {
    const feed = productOf.get('tarnvane-standard');
    const other = productOf.get('dalesip-milk');
    expect(feed && other).toBeDefined();
    if (!feed || !other) return;
    let tried = 0;
    for (const { id, additive, group } of NUTRIENTS) {
      const reference = REFERENCE_GROUP[group];
      const full = totalNutrient(id, [
        { product: feed, amount: 1000 },
        { product: other, amount: 200 },
      ]);
      if (reference === null || !additive || !full?.complete) continue;
      const without: Product = {
        ...other,
        [reference]: other[reference].filter((row) => row.name !== nutrientById(id)?.name),
      };
      const total = totalNutrient(id, [
        { product: feed, amount: 1000 },
        { product: without, amount: 200 },
      ]);
      expect(total, id).toMatchObject({ complete: false, notStatedBy: ['dalesip-milk'] });
      expect(total?.value, id).toBeCloseTo(full.parts[0]?.value ?? Number.NaN, 9);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(35);
  });
});
