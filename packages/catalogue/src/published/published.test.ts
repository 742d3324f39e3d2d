import { demonstrationProducts } from '@dietetic/demonstration-data';
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { per100 } from '../nutrients/nutrient-total.ts';
import { NUTRIENTS } from '../nutrients/nutrient.ts';
import { toListedProduct } from '../product/listed-product.ts';
import type { Product } from '../product/product.ts';
import { product, row } from '../test-support/projections.ts';
import { bodyLineId, parseProduct, serialiseBody } from './body-line.ts';
import { applyChange, isChangeAnnounced, parseChange, serialiseChange } from './change-file.ts';
import { type CatalogueIndex, parseIndex, parseIndexInParts, serialiseIndex } from './index-file.ts';

const range = demonstrationProducts();
const categories = [{ id: 'c-liquid', slug: 'liquid', name: 'Liquid' }];
const indexOf = (products: readonly Product[]): CatalogueIndex => ({
  categories,
  products: products.map(toListedProduct),
});

/** Index and bodies as published, read on the other side. */
function travelled(products: readonly Product[]): Product[] {
  const index = parseIndex(serialiseIndex(indexOf(products)));
  const lines = new Map(products.map((each) => [each.id, serialiseBody(each)]));
  return (index?.products ?? []).map((each) => parseProduct(each, lines.get(each.id) ?? ''));
}

const inOrder = (products: readonly Product[]) => products.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const rowsOf = (index: CatalogueIndex | undefined) =>
  index?.products.map((each) => ({ ...each, nutrients: undefined }));
const nutrientsOf = (index: CatalogueIndex | undefined) => [
  ...new Set(index?.products.map(({ nutrients }) => nutrients)),
];

const noTurn = () => Promise.reject(new Error('A short index has no need of turns'));

describe('the published catalogue', () => {
  it('[I-02] [I-04] brings every product of the range over to the letter', () => {
    expect(travelled(range)).toEqual(inOrder(range));
  });

  it('[I-04] gives every nutrient per 100, and every total, as the tables themselves do', () => {
    const index = parseIndex(serialiseIndex(indexOf(range)));
    const byId = new Map(index?.products.map((each) => [each.id, each]));
    for (const each of range) {
      const fromIndex = byId.get(each.id);
      if (!fromIndex) throw new Error(`${each.id} is not in the index`);
      for (const { id } of NUTRIENTS) {
        expect(per100(fromIndex, id), `${each.id} ${id}`).toEqual(per100(each, id));
      }
    }
  });

  it('[I-04] keeps words, labels without a nutrient of ours, and amounts in other units', () => {
    const odd = product({
      attributes: {
        otherNutrientInformation: [row('Choline', 'g', '0.05,0.1'), row('Beta | glucan; oat', 'mg', '3,6')],
        referenceOtherNutrientInformation: [
          row('Choline', 'g', '0.05,0.1'),
          row('Taurine', 'mg', 'Nil added,<0.5'),
          row('Inositol', 'mg', 'Trace,-'),
          row('L-carnitine', 'mg', '<0.5,<1'),
        ],
      },
    });
    expect(travelled([odd])).toEqual([odd]);
    const [fromIndex] = parseIndex(serialiseIndex(indexOf([odd])))?.products ?? [];
    if (!fromIndex) throw new Error('The index is empty');
    expect(per100(fromIndex, 'choline')).toEqual({ kind: 'stated', value: 50, text: '50' });
    expect(per100(fromIndex, 'taurine')).toEqual({ kind: 'none-added', text: 'Nil added' });
    expect(per100(fromIndex, 'inositol')).toEqual({ kind: 'trace', text: 'Trace' });
    expect(per100(fromIndex, 'carnitine')).toEqual({ kind: 'below', limit: 0.5, text: '<0.5' });
    expect(per100(fromIndex, 'nucleotides')).toEqual({ kind: 'not-stated' });
  });

  it('[I-04] an index whose nutrient has another unit than this app’s is converted, never misread', () => {
    const text = serialiseIndex(indexOf([product()])).replace(
      '["sodium","Sodium","mg"]',
      '["sodium","Sodium","g"]',
    );
    const [read] = parseIndex(text)?.products ?? [];
    if (!read) throw new Error('The index is empty');
    expect(per100(read, 'sodium')).toEqual({ kind: 'stated', value: 134_000, text: '134000' });
  });

  it('[I-03] refuses a format it does not know, a line of another product, and a line that is damaged', () => {
    const one = product();
    expect(parseIndex(serialiseIndex(indexOf([one])).replace('{"format":1', '{"format":2'))).toBeUndefined();
    const line = serialiseBody(one);
    expect(bodyLineId(line)).toBe('dale-milk');
    expect(() => parseProduct(toListedProduct(product({ slug: 'other' })), line)).toThrow('dale-milk');
    expect(() => parseProduct(toListedProduct(one), line.slice(0, -20))).toThrow(SyntaxError);
    expect(() => parseProduct(toListedProduct(one), line.replace('energyKj;630', 'energyKj;63O'))).toThrow(
      '63O',
    );
  });

  it('[I-02] [I-04] a long index read in turns is the same index, whatever its names and ids are', async () => {
    const odd = ['],[', '],[', '],[', '"],["', '],["a",', ',"rows":[', '\\', '\\"],[\\"', ''];
    const rows = range.map(toListedProduct);
    const products = Array.from({ length: 8000 }, (_, at) => ({
      ...rows[at % rows.length]!,
      id: `${at % 8 === 0 ? ']' : ''}${at}`,
      name: odd[at % 7]!,
      codeText: odd[at % 9]!,
    }));
    const text = serialiseIndex({ categories, products });
    let turns = 0;
    const read = await parseIndexInParts(text, async () => {
      turns += 1;
    });
    const whole = parseIndex(text);
    expect(read?.categories).toEqual(whole?.categories);
    expect(read?.products).toHaveLength(8000);
    expect(rowsOf(read)).toEqual(rowsOf(whole));
    // Every product has the same ones: comparing them 8,000 times takes seconds.
    expect(nutrientsOf(read)).toHaveLength(1);
    expect(nutrientsOf(read)).toEqual(nutrientsOf(whole));
    expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 750_000));

    const short = serialiseIndex(indexOf(range));
    expect(await parseIndexInParts(short, noTurn)).toEqual(parseIndex(short));
    expect(await parseIndexInParts(text.replace('{"format":1', '{"format":2'), noTurn)).toBeUndefined();
    await expect(parseIndexInParts(text.slice(0, -900), async () => undefined)).rejects.toThrow(SyntaxError);
  });

  it('[I-04] is written the same whatever order the products come in', () => {
    expect(serialiseIndex(indexOf(range.toReversed()))).toBe(serialiseIndex(indexOf(range)));
  });

  it('[I-02] 500 products are at most 2.5 MB decoded', () => {
    // Facts are shared: a larger range has hardly more of them.
    const { facts, ...rest } = JSON.parse(serialiseIndex(indexOf(range))) as {
      facts: unknown;
      rows: unknown;
    };
    const perProduct = [JSON.stringify(rest), ...range.map(serialiseBody)].reduce(
      (sum, text) => sum + Buffer.byteLength(text) / range.length,
      0,
    );
    expect(perProduct * 500 + JSON.stringify(facts).length).toBeLessThan(2_500_000);
  });
});

/** A product as a later catalogue has it: another fibre, another storage text, or another availability. */
const later = (each: Product, edit: number): Product => ({
  ...each,
  ...(edit % 3 === 0 && { storage: `Storage ${edit}` }),
  ...(edit % 3 === 1 && { productAvailability: edit % 2 === 0 ? 'uk' : 'roi' }),
  ...(edit % 3 === 2 && {
    referenceMacroNutrients: each.referenceMacroNutrients.map((one) =>
      one.name === 'Fibre' ? { ...one, per100: { kind: 'stated', value: edit, text: String(edit) } } : one,
    ),
  }),
});

describe('a change of the published catalogue', () => {
  it('[I-02] [I-05] leads from any catalogue to any other, in index and bodies, and says what changed', () => {
    const few = range.slice(0, 12);
    const pick = fc.array(fc.tuple(fc.nat(few.length - 1), fc.nat(6)), { maxLength: 12 });
    const catalogueOf = (picked: readonly (readonly [number, number])[]) => [
      ...new Map(picked.map(([at, edit]) => [few[at]!.id, later(few[at]!, edit)])).values(),
    ];
    fc.assert(
      fc.property(pick, pick, (first, second) => {
        const [before, after] = [catalogueOf(first), catalogueOf(second)];
        const held = new Map(before.map((each) => [each.id, serialiseBody(each)]));
        const told = { added: [], changed: [], withdrawn: [] };
        const text = serialiseChange({
          from: 'a',
          to: 'b',
          told,
          index: { before: indexOf(before), after: indexOf(after) },
          lines: after.map(serialiseBody).filter((line) => held.get(bodyLineId(line)) !== line),
        });
        const { head, lines } = parseChange(text);
        const heldIndex = parseIndex(serialiseIndex(indexOf(before)))!;
        const index = applyChange(heldIndex, head);
        expect(serialiseIndex(index)).toBe(serialiseIndex(indexOf(after)));
        for (const id of head.removed) held.delete(id);
        for (const line of lines) held.set(bodyLineId(line), line);
        expect(index.products.map((each) => parseProduct(each, held.get(each.id)!))).toEqual(inOrder(after));
        expect(held.size).toBe(after.length);
      }),
      { seed: 17, numRuns: Math.ceil(120 * inject('share')) },
    );
  });

  it('[I-05] a new picture is not told, a new figure is', () => {
    const [first] = range;
    expect(isChangeAnnounced(first!, { ...first!, images: [] })).toBe(false);
    expect(isChangeAnnounced(first!, later(first!, 5))).toBe(true);
  });

  it('[I-03] is refused by an index with other nutrients', () => {
    const index = indexOf(range.slice(0, 2));
    const other = parseIndex(
      serialiseIndex(index).replace('["sodium","Sodium","mg"]', '["sodium","Sodium","g"]'),
    )!;
    const told = { added: [], changed: [], withdrawn: [] };
    const change = {
      from: 'a',
      to: 'b',
      told,
      index: { before: { ...index, products: [] }, after: index },
      lines: [],
    };
    expect(() => applyChange(other, parseChange(serialiseChange(change)).head)).toThrow('nutrients');
  });
});
