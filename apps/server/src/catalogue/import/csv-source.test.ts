import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { catalogueToCsv, catalogueToRecords, importCatalogue, type Product } from '@dietetic/catalogue';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceError } from './catalogue-source.ts';
import { csvSource, parseRecords, checkFileSizes } from './csv-source.ts';

const read = (products: string) => parseRecords({ products, nutrients: '' }).products;
const { products } = importCatalogue(demonstrationCatalogue(), { demonstration: true });

describe('[I-04] reading the spreadsheet files', () => {
  it.each<[string, string[][]]>([
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
    [
      'a,b\r\n1,2\n3,4\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
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
  ])('%j', (text, records) => expect(read(text)).toEqual(records));

  it.each([
    ['"a', 'row 1: a quotation mark is not closed'],
    ['a,b\n"c"d,e', 'row 2: text follows a closing quotation mark'],
    ['a"b,c', 'row 1: a quotation mark inside a cell is not doubled'],
    ['a,b\n1,2,3\n', 'row 2: it has more or fewer cells than the headings'],
    ['a,b\n1', 'row 2: it has more or fewer cells than the headings'],
    ['"a\r\na",b\r\n1\r\n', 'row 2: it has more or fewer cells than the headings'],
  ])('%j: %s', (text, problem) => {
    expect(() => read(text)).toThrow(SourceError);
    expect(() => read(text)).toThrow(`products, ${problem}`);
  });

  it('names the faults of both files', () => {
    expect(() => parseRecords({ products: '"', nutrients: 'a"' })).toThrow(
      /products, row 1.*\n.*nutrients, row 1/,
    );
  });

  it('reads back whatever an export writes', () => {
    const [some] = products;
    const name = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '1'), maxLength: 9 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (names) => {
        const named = names.map((one): Product => ({ ...(some as Product), name: one }));
        expect(parseRecords(catalogueToCsv(named))).toEqual(catalogueToRecords(named));
      }),
      { seed: 50, numRuns: 300 },
    );
    expect(parseRecords(catalogueToCsv(products))).toEqual(catalogueToRecords(products));
  });

  it('[I-03] names the file that is not in UTF-8, which a spreadsheet program writes unless told to', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-csv-'));
    try {
      const [latin, right] = ['products.csv', 'nutrients.csv'].map((name) => path.join(folder, name));
      fs.writeFileSync(latin!, Buffer.from('id,name\r\na,Cr\u00e8me 2\u00964\r\n', 'latin1'));
      fs.writeFileSync(right!, 'a,µg\r\n');
      await expect(csvSource({ products: latin!, nutrients: right! }, false)).rejects.toThrow(
        `${latin} is not in UTF-8`,
      );
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });

  it('[J-11] refuses more than there is memory for, and what is no file, before reading it', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dietetic-csv-'));
    const files = ['products.csv', 'nutrients.csv'].map((name) => path.join(folder, name));
    for (const file of files) fs.writeFileSync(file, Buffer.alloc(1024 * 1024, 'a'));
    await checkFileSizes(files, 256 * 1024 * 1024);
    await expect(checkFileSizes(files, 48 * 1024 * 1024)).rejects.toThrow(
      'have 2.0 MB, and this process has memory for 1.0 MB of them',
    );
    await expect(checkFileSizes([folder], 1e12)).rejects.toThrow('is not a file');
    fs.rmSync(folder, { recursive: true });
  });
});
