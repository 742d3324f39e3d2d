import { describe, expect, it } from 'vitest';
import { product, row } from '../test-support/projections.ts';
import { changesSince, productChanges, productRecord } from './product-changes.ts';

const BEFORE = product();
const withAttributes = (attributes: Record<string, unknown>) => product({ attributes });
const minerals = (sodium: string) => [row('Sodium', 'mg', sodium), row('Selenium', 'µg', '-,-')];

describe('[I-05] what changed in a product', () => {
  it('is nothing for the same product, another picture or another order of fields', () => {
    expect(productChanges(BEFORE, product())).toEqual([]);
    expect(productChanges(BEFORE, { ...BEFORE, images: [{ url: '/new.svg', label: 'New' }] })).toEqual([]);
  });

  it('is reported once when the label and the normalised table both state it', () => {
    const after = withAttributes({ minerals: minerals('150,300'), referenceMinerals: minerals('150,300') });
    expect(productChanges(BEFORE, after)).toEqual([
      { kind: 'nutrient', name: 'Sodium', unit: 'mg', before: '134', after: '150', per: '100 ml' },
    ]);
  });

  it('reports a serving when the amount per 100 is the same', () => {
    const after = withAttributes({ minerals: minerals('134,270'), referenceMinerals: minerals('134,270') });
    expect(productChanges(BEFORE, after)).toMatchObject([{ before: '268', after: '270', per: 'serving' }]);
  });

  it('distinguishes "not stated" from a number, and reports a row that is new or gone', () => {
    const stated = [row('Sodium', 'mg', '134,268'), row('Selenium', 'µg', '0,0')];
    expect(
      productChanges(BEFORE, withAttributes({ minerals: stated, referenceMinerals: stated })),
    ).toMatchObject([{ name: 'Selenium', before: '-', after: '0' }]);
    const without = [row('Sodium', 'mg', '134,268')];
    const gone = withAttributes({ minerals: without, referenceMinerals: without });
    expect(productChanges(BEFORE, gone)).toMatchObject([{ name: 'Selenium', before: '-', after: null }]);
    expect(productChanges(gone, BEFORE)).toMatchObject([{ name: 'Selenium', before: null, after: '-' }]);
  });

  it('names other fields after the nutrients', () => {
    const after = withAttributes({
      storage: 'Keep frozen.',
      minerals: minerals('150,300'),
      referenceMinerals: minerals('150,300'),
    });
    expect(productChanges(BEFORE, after).map(({ kind }) => kind)).toEqual(['nutrient', 'field']);
    expect(productChanges(BEFORE, after)[1]).toEqual({ kind: 'field', field: 'storage' });
  });

  it('is reported from a readable record of the product, and not guessed otherwise', () => {
    const after = withAttributes({ packSize: '220 ml bottle' });
    expect(changesSince(productRecord(BEFORE), BEFORE)).toEqual([]);
    expect(changesSince(productRecord(BEFORE), after)).toEqual([{ kind: 'field', field: 'packSize' }]);
    for (const text of ['', '{}', productRecord(BEFORE).slice(0, -20)]) {
      expect(changesSince(text, after)).toEqual([]);
    }
  });
});
