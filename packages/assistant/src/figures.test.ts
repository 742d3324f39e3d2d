import { NUTRIENTS, type Product } from '@dietetic/catalogue';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demonstrationAssistant, PRODUCTS } from './test-support/demonstration-assistant.ts';
import { isOnTheLabel } from './test-support/untraceable.ts';
import type { Answer } from './answers/answer.ts';
import { sim } from './test-support/dialogue.ts';

const sold = PRODUCTS.filter((product) => product.productAvailability !== 'roi');

describe('every figure is looked up', () => {
  it('[J-10] for any product and nutrient, as stated', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sold), fc.constantFrom(...NUTRIENTS), (product, nutrient) => {
        const answer = sim.ask(`${nutrient.name} in ${product.name}`);
        expect(answer.productIds).toEqual([product.id]);
        expectOnTheLabel(answer, product);
      }),
      { seed: 2016, numRuns: 1500 },
    );
  });

  it('[J-10] for any amount, rounded once from the label', () => {
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...sold),
        fc.constantFrom(...NUTRIENTS),
        amount,
        (product, nutrient, size) => {
          const answer = sim.ask(`${nutrient.name} in ${size} ${product.basis} of ${product.name}`);
          expectOnTheLabel(answer, product);
          const values = answer.parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
          if (nutrient.additive)
            for (const value of values)
              if (value.isNumber) expect(value.derivation).toMatchObject({ amount: size });
        },
      ),
      { seed: 128, numRuns: 1500 },
    );
  });

  it('[J-10] says "not stated" for a row without a value, never zero', () => {
    const silent = { ...someProduct('dalesip-mini'), minerals: [], referenceMinerals: [] };
    const answer = demonstrationAssistant('uk', [silent]).ask('iron in Dalesip Mini');
    expect(JSON.stringify(answer.parts)).toContain('not stated');
    expect(JSON.stringify(answer.parts)).not.toMatch(/"shown":"0"/u);
  });
});

function expectOnTheLabel(answer: Answer, product: Product): void {
  const values = answer.parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
  for (const value of values) {
    expect(value.productId).toBe(product.id);
    expect(isOnTheLabel(value), JSON.stringify(value)).toBe(true);
  }
}

function someProduct(id: string): Product {
  const product = PRODUCTS.find((each) => each.id === id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
}
