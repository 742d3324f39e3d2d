import { describe, expect, it } from 'vitest';
import { routesOverBudget } from './steps/size-budget.mjs';

describe('the size budget of a route', () => {
  it('is kept up to its last byte', () => {
    expect(routesOverBudget({ '/': 1000, '/sim': 5 }, { '/': 1000, '/sim': 6 })).toEqual([]);
  });

  it('names the route, its size and by how much it is over', () => {
    expect(routesOverBudget({ '/': 1001 }, { '/': 1000 })[0]).toMatch(
      /^\/ is 1001 bytes, 1 over its budget of 1000\./,
    );
  });

  it('is asked for of every route, and of no route that is gone', () => {
    expect(routesOverBudget({ '/new': 5 }, { '/old': 5 })).toEqual([
      expect.stringContaining('/new has no budget'),
      expect.stringContaining('/old of tools/size-budget.json is no route'),
    ]);
  });
});
