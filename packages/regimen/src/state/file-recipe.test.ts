import { describe, expect, it } from 'vitest';
import { catalogue, productOf } from '../plan/checks/test-support/plan-of.ts';
import { readRecipe } from '../plan/recipe/read-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { fileRecipe } from './file-recipe.ts';
import { chooseProduct } from './products.ts';
import { emptyRegimen, type RegimenState } from './regimen-state.ts';

const CARB = 'addimere-carb';
const EMULSION = 'addimere-emulsion';

function recipeOf(modules: object[], more: object = {}): Recipe {
  const { recipe, errors } = readRecipe({
    product: 'cradlemere-hydrolysed',
    by: 'final_volume',
    strengthPercent: 13,
    finalMl: 885,
    scoops: 'same_strength',
    modules,
    ...more,
  });
  if (recipe === null) throw new Error(JSON.stringify(errors));
  return recipe;
}
const carb = { product: CARB, amount: 5, per: '100ml' };
const emulsion = { product: EMULSION, amount: 3, per: '100ml' };

const file = (state: RegimenState, recipe: Recipe) => fileRecipe(state, recipe, catalogue);
const amounts = ({ products }: RegimenState) =>
  Object.fromEntries(products.map(({ id, volume }) => [id, Math.round(volume * 10) / 10]));

describe('[M-04] a recipe that is made anew', () => {
  const first = file(emptyRegimen('uk'), recipeOf([carb, emulsion]));

  it('takes what only the recipe before it added out of the regimen', () => {
    expect(amounts(first)).toEqual({ 'cradlemere-hydrolysed': 115, [CARB]: 44.2, [EMULSION]: 26.5 });
    expect(amounts(file(first, recipeOf([emulsion])))).toEqual({
      'cradlemere-hydrolysed': 115,
      [EMULSION]: 26.5,
    });
    expect(amounts(file(first, recipeOf([])))).toEqual({ 'cradlemere-hydrolysed': 115 });
  });

  it('leaves an amount that somebody changed, and what no recipe added', () => {
    const changed = chooseProduct(chooseProduct(first, productOf(CARB), 20), productOf('dalesip-milk'), 200);
    expect(amounts(file(changed, recipeOf([])))).toEqual({
      'cradlemere-hydrolysed': 115,
      [CARB]: 20,
      'dalesip-milk': 200,
    });
  });

  it('does the same where it is of another powder', () => {
    const other = recipeOf([], { product: 'cradlemere-amino', strengthPercent: 15 });
    expect(Object.keys(amounts(file(first, other)))).toEqual(['cradlemere-hydrolysed', 'cradlemere-amino']);
  });

  it('leaves everything as it is where the new one comes to nothing', () =>
    expect(file(first, recipeOf([], { finalMl: 5 }))).toBe(first));

  it('adds up a module that is named for 100 ml and for the batch', () =>
    expect(
      amounts(file(emptyRegimen('uk'), recipeOf([carb, { product: CARB, amount: 10, per: 'batch' }]))),
    ).toEqual({ 'cradlemere-hydrolysed': 115, [CARB]: 54.2 }));
});
