import { describe, expect, it } from 'vitest';
import { named, product, row } from '../test-support/projections.ts';
import { changedProducts } from './catalogue-difference.ts';
import { catalogueFromRecords, catalogueToCsv, catalogueToRecords } from './csv-template.ts';
import { importCatalogue } from './import-catalogue.ts';

/** As a spreadsheet saves it: another order, extra notes and empty rows. */
const saved = (records: readonly (readonly string[])[]) => {
  const rows = records.map((record, index) => [...record, index === 0 ? 'notes' : 'checked']);
  rows.push(...Array.from({ length: 3 }, () => (rows[0] ?? []).map(() => '')));
  return rows.map((row) => row.toReversed());
};

describe('[I-04] the CSV template', () => {
  const powder = product({
    slug: 'powder',
    name: 'Powder, "the" one',
    attributes: {
      headings: 'Per 100g,Per 25g sachet',
      displayNutrientsQuantification: { key: 'per-100g', label: 'Per 100g, Per 25g sachet' },
      packSize: '25 g sachet,400 g tin',
      macroNutrients: [row('Energy (kcal)', 'kcal', '300,75')],
      referenceMacroNutrients: undefined,
      minerals: [row('Sodium', 'mg', '<5,<2')],
      referenceMinerals: undefined,
      vitamins: undefined,
      referenceVitamins: undefined,
      aminoAcids: [row('L-Lysine', 'g', 'nil added,nil added')],
      otherNutrientInformation: undefined,
      referenceOtherNutrientInformation: undefined,
      scoopGrams: 4.7,
      dilutionPowderGrams: 14,
      dilutionMadeUpMl: 100,
      ageFromMonths: 0,
      ageToMonths: 12,
      nutritionallyComplete: false,
      demonstration: true,
    },
  });
  const products = [product(), powder, named('Dale Mini')];

  it('carries every field there and back, through the same import', () => {
    const read = catalogueFromRecords(catalogueToRecords(products));
    expect(read.ok).toBe(true);
    if (read.ok) expect(importCatalogue(read.catalogue)).toMatchObject({ products, quarantined: [] });
  });

  it('[I-04] reads what a spreadsheet makes of it: order, notes of one’s own and empty rows', () => {
    const records = catalogueToRecords(products);
    const read = catalogueFromRecords({
      products: saved(records.products),
      nutrients: saved(records.nutrients),
    });
    expect(read.ok).toBe(true);
    if (read.ok) expect(importCatalogue(read.catalogue)).toMatchObject({ products, quarantined: [] });
  });

  it('names the file and the row of a fault', () => {
    const records = catalogueToRecords(products);
    expect(
      catalogueFromRecords({
        ...records,
        nutrients: [...records.nutrients, ['nobody', 'minerals', 'Iron', 'mg', '1', '2']],
      }),
    ).toEqual({
      ok: false,
      faults: [
        {
          file: 'nutrients',
          row: records.nutrients.length + 1,
          problem: 'no product "nobody" in the products file',
        },
      ],
    });
    const renamed = records.nutrients
      .slice(0, 2)
      .map((record) => record.map((cell, column) => (column === 1 && cell !== 'table' ? 'metals' : cell)));
    expect(catalogueFromRecords({ ...records, nutrients: renamed })).toMatchObject({
      ok: false,
      faults: [{ file: 'nutrients', problem: 'no nutrient table "metals"' }],
    });
    expect(catalogueFromRecords({ products: [['id', 'name']], nutrients: [] })).toMatchObject({
      ok: false,
      faults: [
        { file: 'products', row: 1 },
        { file: 'nutrients', row: 1 },
      ],
    });
  });

  it('leaves a wrong value to the import, which keeps that product out and says why', () => {
    const records = catalogueToRecords(products);
    const [headings = [], ...rest] = records.products;
    const age = headings.indexOf('ageFromMonths');
    const wrong = rest.map((record) =>
      record.map((cell, index) => (index === age && cell === '0' ? 'never' : cell)),
    );
    const read = catalogueFromRecords({ ...records, products: [headings, ...wrong] });
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const result = importCatalogue(read.catalogue);
    expect(result.products).toHaveLength(2);
    expect(result.quarantined[0]?.reasons[0]).toMatchObject({ rule: 'attribute', field: 'ageFromMonths' });
  });

  it('is an empty template without products', () => {
    const empty = catalogueToCsv([]);
    expect(empty.products.split('\r\n')).toHaveLength(2);
    expect(catalogueFromRecords(catalogueToRecords([]))).toMatchObject({
      ok: true,
      catalogue: { projections: [] },
    });
  });
});

describe('[H11] the difference between two catalogues', () => {
  const before = [product(), named('Dale Mini')];
  const changed = product({
    attributes: {
      minerals: [row('Sodium', 'mg', '140,280'), row('Selenium', 'µg', '-,-')],
      flavours: 'Vanilla',
      specialDiet: undefined,
    },
  });

  it('names what is changed, field by field, and not what is added or withdrawn', () => {
    expect(changedProducts(before, [changed, named('Dale Max')])).toEqual([
      {
        id: 'dale-milk',
        name: 'Dale Milk',
        changes: [
          { field: 'flavours', before: 'Vanilla\nStrawberry', after: 'Vanilla' },
          { field: 'specialDiet', before: 'vegetarian', after: '' },
          { field: 'minerals Sodium', before: '134 / 268 mg', after: '140 / 280 mg' },
        ],
      },
    ]);
  });

  it('is empty for the same catalogue', () => {
    expect(changedProducts(before, structuredClone(before))).toEqual([]);
  });
});
