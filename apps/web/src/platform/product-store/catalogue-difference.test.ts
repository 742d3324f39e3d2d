import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { differenceBetween, differencesTogether } from './catalogue-difference.ts';

const [A, B, C] = demonstrationProducts() as [Product, Product, Product];
type Product = ReturnType<typeof demonstrationProducts>[number];
const named = ({ id, name }: Product) => ({ id, name });
const NONE = { added: [], changed: [], withdrawn: [] };

describe('[I-05] what an update changed', () => {
  it('is told by name: new, changed and withdrawn', () => {
    expect(differenceBetween([A, B], [{ ...B, storage: 'Keep cool' }, C])).toEqual({
      added: [named(C)],
      changed: [named(B)],
      withdrawn: [named(A)],
    });
    expect(differenceBetween([A, B], [A, B])).toEqual(NONE);
  });

  it('leaves out what no screen says, such as the address of a picture', () => {
    expect(differenceBetween([A], [{ ...A, images: [] }])).toEqual(NONE);
  });
});

describe('[I-05] two updates, told as one', () => {
  const together = (...states: Product[][]) => {
    const steps = states.slice(1).map((after, index) => differenceBetween(states[index]!, after));
    return steps.reduce<ReturnType<typeof differencesTogether>>(differencesTogether, undefined);
  };
  const changed = (product: Product, storage: string) => ({ ...product, storage });

  it.each<[string, Product[][], object | undefined]>([
    ['nothing', [[A], [A]], undefined],
    ['the first stays', [[A], [A, B], [A, B]], { ...NONE, added: [named(B)] }],
    ['new and then changed is new', [[A], [A, B], [A, changed(B, '1')]], { ...NONE, added: [named(B)] }],
    ['new and then gone is nothing', [[A], [A, B], [A]], undefined],
    ['changed twice is once', [[A], [changed(A, '1')], [changed(A, '2')]], { ...NONE, changed: [named(A)] }],
    [
      'changed and then gone is gone',
      [[A, B], [changed(A, '1'), B], [B]],
      { ...NONE, withdrawn: [named(A)] },
    ],
    ['gone and back may differ', [[A, B], [B], [A, B]], { ...NONE, changed: [named(A)] }],
  ])('%s', (_, states, expected) => {
    expect(together(...states)).toEqual(expected);
  });
});
