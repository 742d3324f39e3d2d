import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, product, row } from '../test-support/projections.ts';
import { diffCatalogues } from './catalogue-difference.ts';
import { catalogueFromCsv, catalogueToCsv } from './csv-template.ts';
import { readCsv, writeCsv } from './csv.ts';
import { importCatalogue } from './import-catalogue.ts';

/** As a spreadsheet saves it: another order, everything quoted, a mark before the first line, rows left empty. */
const saved = (text: string) => {
  const read = readCsv(text);
  if (!read.ok) throw new Error(read.problem);
  const rows = read.records.map((record, index) => [...record, index === 0 ? 'notes' : 'checked']);
  rows.push(...Array.from({ length: 3 }, () => (rows[0] ?? []).map(() => '')));
  const quoted = rows.map((row) => row.toReversed().map((cell) => `"${cell.replaceAll('"', '""')}"`));
  return `\ufeff${quoted.map((row) => row.join(',')).join('\n')}\n`;
};

describe('reading CSV', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\ufeffa,b\n', [['a', 'b']]],
    ['a,"b ""c"", d"\n', [['a', 'b "c", d']]],
    ['"line one\nline two",x\n', [['line one\nline two', 'x']]],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,b,', [['a', 'b', '']]],
    ['', []],
  ])('%j', (text, records) => expect(readCsv(text)).toEqual({ ok: true, records }));

  it.each([
    ['"a', 'quote-not-closed', 1],
    ['a,b\n"c"d,e', 'text-after-quote', 2],
    ['a"b,c', 'quote-inside-text', 1],
    ['a,b\n1,2,3\n', 'uneven-records', 2],
    ['a,b\n1', 'uneven-records', 2],
  ])('%j: %s', (text, problem, line) => expect(readCsv(text)).toEqual({ ok: false, problem, line }));

  it('reads back whatever it writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '1'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (records) => {
        expect(readCsv(writeCsv(records))).toEqual({ ok: true, records });
      }),
      { seed: 50, numRuns: 1_000 },
    );
  });
});

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
    const read = catalogueFromCsv(catalogueToCsv(products));
    expect(read.ok).toBe(true);
    if (read.ok) expect(importCatalogue(read.catalogue)).toMatchObject({ products, quarantined: [] });
  });

  it('[I-04] reads what a spreadsheet makes of it: order, quotes, line ends, notes of one’s own and empty rows', () => {
    const files = catalogueToCsv(products);
    const read = catalogueFromCsv({ products: saved(files.products), nutrients: saved(files.nutrients) });
    expect(read.ok).toBe(true);
    if (read.ok) expect(importCatalogue(read.catalogue)).toMatchObject({ products, quarantined: [] });
  });

  it('names the file and the line of a fault', () => {
    const files = catalogueToCsv(products);
    expect(
      catalogueFromCsv({ ...files, nutrients: `${files.nutrients}nobody,minerals,Iron,mg,1,2\r\n` }),
    ).toEqual({
      ok: false,
      faults: [
        {
          file: 'nutrients',
          line: files.nutrients.split('\r\n').length,
          problem: 'no product "nobody" in the products file',
        },
      ],
    });
    expect(
      catalogueFromCsv({ ...files, nutrients: files.nutrients.replace('minerals', 'metals') }),
    ).toMatchObject({
      ok: false,
      faults: [{ file: 'nutrients', problem: 'no nutrient table "metals"' }],
    });
    expect(catalogueFromCsv({ products: 'id,name\r\n', nutrients: '"' })).toMatchObject({
      ok: false,
      faults: [
        { file: 'products', line: 1 },
        { file: 'nutrients', line: 1, problem: 'quote-not-closed' },
      ],
    });
  });

  it('leaves a wrong value to the import, which keeps that product out and says why', () => {
    const files = catalogueToCsv(products);
    const read = catalogueFromCsv({ ...files, products: files.products.replace(',0,12,', ',never,12,') });
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const result = importCatalogue(read.catalogue);
    expect(result.products).toHaveLength(2);
    expect(result.quarantined[0]?.reasons[0]).toMatchObject({ rule: 'attribute', field: 'ageFromMonths' });
  });

  it('is an empty template without products', () => {
    const empty = catalogueToCsv([]);
    expect(empty.products.split('\r\n')).toHaveLength(2);
    expect(catalogueFromCsv(empty)).toMatchObject({ ok: true, catalogue: { projections: [] } });
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

  it('names what is added, withdrawn and changed, field by field', () => {
    expect(diffCatalogues(before, [changed, named('Dale Max')])).toEqual({
      added: [{ id: 'dale-max', name: 'Dale Max' }],
      withdrawn: [{ id: 'dale-mini', name: 'Dale Mini' }],
      changed: [
        {
          id: 'dale-milk',
          name: 'Dale Milk',
          changes: [
            { field: 'flavours', before: 'Vanilla\nStrawberry', after: 'Vanilla' },
            { field: 'specialDiet', before: 'vegetarian', after: '' },
            { field: 'minerals Sodium', before: '134 / 268 mg', after: '140 / 280 mg' },
          ],
        },
      ],
    });
  });

  it('is empty for the same catalogue', () => {
    expect(diffCatalogues(before, structuredClone(before))).toEqual({
      added: [],
      changed: [],
      withdrawn: [],
    });
  });
});
