import type { AnnouncedChanges } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

type Product = ReturnType<typeof demonstrationProducts>[number];
const [A, B] = demonstrationProducts() as [Product, Product];
const named = ({ id, name }: Product) => ({ id, name });
const NONE = { added: [], changed: [], withdrawn: [] };

/** As the server says it of two versions. */
const difference = (before: Product[], after: Product[]): AnnouncedChanges => ({
  added: after.filter(({ id }) => !before.some((other) => other.id === id)).map(named),
  changed: after
    .filter((product) => before.some(({ id, storage }) => id === product.id && storage !== product.storage))
    .map(named),
  withdrawn: before.filter(({ id }) => !after.some((other) => other.id === id)).map(named),
});

describe('[I-05] two updates, reported as one', () => {
  const together = (...states: Product[][]) => {
    const steps = states.slice(1).map((after, index) => difference(states[index]!, after));
    return steps.reduce<ReturnType<typeof mergeChanges>>(mergeChanges, undefined);
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
