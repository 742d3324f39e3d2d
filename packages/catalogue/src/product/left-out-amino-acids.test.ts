import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { aminoAcidsLeftOut, aminoAcidsNotLeftOut } from './left-out-amino-acids.ts';

const catalogue = demonstrationProducts();
const productOf = (id: string) => catalogue.find((one) => one.id === id)!;

it('[K-03] says what a substitute leaves out, and what it does not leave out for another disorder', () => {
  const msud = productOf('orrimel-msud-powder-15');
  expect(aminoAcidsLeftOut(msud)).toEqual(['isoleucine', 'leucine', 'valine']);
  expect(aminoAcidsNotLeftOut(msud, 'pku', catalogue)).toEqual(['phenylalanine']);
  expect(aminoAcidsNotLeftOut(msud, 'msud', catalogue)).toEqual([]);
  expect(aminoAcidsNotLeftOut(msud, 'unheard-of', catalogue)).toEqual([]);
});

it('[K-03] an amount the label does not give is not called contained', () => {
  const silent = {
    ...productOf('orrimel-msud-powder-15'),
    aminoAcids: productOf('orrimel-msud-powder-15').aminoAcids.map((row) =>
      row.name === 'L-Phenylalanine' ? { ...row, per100: { kind: 'not-stated' as const } } : row,
    ),
  };
  expect(aminoAcidsNotLeftOut(silent, 'pku', catalogue)).toEqual([]);
});
