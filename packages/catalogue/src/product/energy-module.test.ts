import { demonstrationProducts } from '@dietetic/demonstration-data';
import { describe, expect, it } from 'vitest';
import { toListedProduct } from './listed-product.ts';
import { productFacts } from './product-facts.ts';

const products = demonstrationProducts();
const named = (name: string) => {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(name);
  return product;
};

describe('a module of one macronutrient', () => {
  it('[H-02] is recognised by its label, and nothing else is called one', () => {
    const modules = products.flatMap((product) => {
      const { module } = productFacts(product);
      return module === null ? [] : [`${product.name}: ${module}`];
    });
    expect(modules).toEqual([
      'Addimere Carb: carbohydrate',
      'Addimere Carb Liquid: carbohydrate',
      'Addimere ER 15: carbohydrate',
      'Addimere ER 20: carbohydrate',
      'Addimere MCT Oil: fat',
      'Addimere MCT Emulsion: fat',
      'Addimere Protein: protein',
      'Lumeket MCT 20: fat',
    ]);
    // Starch and a carrier are carbohydrate too: a thickener, and a powder of vitamins.
    expect(productFacts(named('Micravane Powder')).module).toBeNull();
  });

  it('[H-02] is the same in a row of the index', () => {
    for (const product of products)
      expect(productFacts(toListedProduct(product)).module).toBe(productFacts(product).module);
  });

  it('[H-02] is not guessed where the label leaves out a figure', () => {
    const carb = named('Addimere Carb');
    const without = (name: RegExp) => ({
      ...carb,
      referenceMacroNutrients: carb.referenceMacroNutrients.filter((row) => !name.test(row.name)),
    });
    expect(productFacts(without(/^Protein/)).module).toBeNull();
    expect(productFacts(without(/^Carbohydrate/)).module).toBeNull();
  });
});
