import { describe, expect, it } from 'vitest';
import { comparedIds } from './product-address.ts';

describe('comparedIds', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['one', ['one']],
    ['one/', ['one']],
    ['one/two/three/four/', ['one', 'two', 'three', 'four']],
    ['one/one/two', ['one', 'two']],
  ])('[A-08] [H-09] reads the products of a comparison from its address: %s', (splat, ids) => {
    expect(comparedIds(splat)).toEqual(ids);
  });
});
