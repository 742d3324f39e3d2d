import { describe, expect, it } from 'vitest';
import { CATEGORIES, projection } from '../test-support/projections.ts';
import { RECONSTITUTION_TEMPLATE, readReconstitution } from './reconstitution-file.ts';
import { importCatalogue } from './import-catalogue.ts';
import { describeReason } from './import-reason.ts';
import { reconstitutionJoiner } from './with-reconstitution.ts';

const HEADINGS = RECONSTITUTION_TEMPLATE.trim().split(',');
const SOUND = {
  scoopGrams: '4.7',
  dilutionScoops: '3',
  dilutionPowderGrams: '14',
  dilutionLiquidMl: '90',
  dilutionMadeUpMl: '100',
  dilutionLiquid: 'water',
  maxStrengthPercent: '18',
};

const rowOf = (cells: Record<string, string>) => HEADINGS.map((heading) => cells[heading] ?? '');

function imported(cells: Partial<typeof SOUND> & { product?: string } = {}) {
  const read = readReconstitution([HEADINGS, rowOf({ product: 'dale-milk', ...SOUND, ...cells })]);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { join, unused } = reconstitutionJoiner(read.rows);
  const result = importCatalogue({ categories: CATEGORIES, projections: [join(projection())] });
  return {
    product: result.products[0],
    reasons: result.quarantined.flatMap(({ reasons }) => reasons.map(describeReason)),
    unused: unused(),
  };
}

describe('[M-01] the provider’s file of reconstitution', () => {
  it('says how a powder is made up, in place of what the product says', () => {
    const { product, reasons, unused } = imported();
    expect(reasons).toEqual([]);
    expect(unused).toEqual([]);
    expect(product).toMatchObject({
      scoopGrams: 4.7,
      dilutionScoops: 3,
      maxStrengthPercent: 18,
      dilution: { powderGrams: 14, liquidMl: 90, madeUpMl: 100, liquid: 'water' },
    });
  });

  it('finds its product by an order code too, and names the row that belongs to none', () => {
    const [code] =
      importCatalogue({ categories: CATEGORIES, projections: [projection()] }).products[0]?.codes ?? [];
    expect(imported({ product: code?.orderCode ?? 'none' }).product?.scoopGrams).toBe(4.7);
    const { product, unused } = imported({ product: 'another' });
    expect(product?.scoopGrams).toBeNull();
    expect(unused).toMatchObject([{ product: 'another', row: 2 }]);
  });

  it.each([
    // 1 g takes up 0.71 ml; with 99 ml of water it would be 0.07, with 80 ml 1.43.
    [{ dilutionLiquidMl: '99' }, 'cannot make 100 ml: 1 g would take up 0.07 ml'],
    [{ dilutionLiquidMl: '80' }, '1 g would take up 1.43 ml'],
    [{ dilutionScoops: '4' }, '4 scoops of 4.7 g are 18.8 g, and the recipe has 14 g'],
    [{ maxStrengthPercent: '13' }, 'the standard strength, 14 %, is over the maximum, 13 %'],
    [{ maxStrengthPercent: '101' }, 'over 100 %'],
    [{ scoopGrams: '0' }, 'scoopGrams: 0 is not over 0'],
    [{ scoopGrams: 'one' }, 'scoopGrams'],
  ])('keeps out what cannot be: %o', (cells, said) => {
    const { product, reasons } = imported(cells);
    expect(product).toBeUndefined();
    expect(reasons.join('; ')).toContain(said);
  });

  it('asks nothing of what the label does not say', () => {
    const { product, reasons } = imported({
      dilutionLiquidMl: '',
      dilutionScoops: '',
      maxStrengthPercent: '',
    });
    expect(reasons).toEqual([]);
    expect(product).toMatchObject({ dilutionScoops: null, maxStrengthPercent: null });
  });

  it('is refused, naming the row, when a product is listed twice or does not exist', () => {
    const twice = [rowOf({ product: 'a' }), rowOf({ product: 'a' }), rowOf({ scoopGrams: '5' })];
    expect(readReconstitution([HEADINGS, ...twice])).toEqual({
      ok: false,
      faults: [
        { file: 'reconstitution', row: 3, problem: '"a" a second time' },
        { file: 'reconstitution', row: 4, problem: 'no product' },
      ],
    });
    expect(readReconstitution([['product']])).toMatchObject({ ok: false });
  });
});
