import { describe, expect, it } from 'vitest';
import { catalogue, productOf } from '../plan/checks/test-support/plan-of.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { applyRecipe } from './apply-recipe.ts';
import { assess } from '../assessment/assess.ts';
import { calculatePlanAndRecipe } from '../plan/feed-plan/plan-and-recipe.ts';
import { chooseProduct } from './products.ts';
import { emptyRegimen, type RegimenState } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setValues } from './transitions.ts';

const CARB = 'addimere-carb';
const EMULSION = 'addimere-emulsion';

function recipeOf(modules: object[], more: object = {}): Recipe {
  const { recipe, errors } = parseRecipe({
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

const file = (state: RegimenState, recipe: Recipe) => applyRecipe(state, recipe, catalogue);
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

const asked = ({ country, values, lists, recipe, recipeFor, products }: RegimenState) =>
  calculatePlanAndRecipe({
    country,
    values,
    lists,
    assessment: assess({ lists: { PD_SCOPE: [] }, country, values }),
    feedPlan: undefined,
    recipe,
    recipeFor,
    products,
    catalogue,
  })
    .findings.filter(({ code }) => code === 'recipe-other-patient')
    .map(({ severity, message }) => `${severity}: ${message.replaceAll('\u00a0', ' ')}`);

describe('[M-04] a recipe that was made for another weight or age', () => {
  const infant = setValues(emptyRegimen('uk'), { PD_AGE: 4, PD_WEIGHT: 6.1 });
  const made = file(infant, recipeOf([]));
  it('has to be confirmed, and says whom it was made for', () => {
    expect(asked(made)).toEqual([]);
    expect(asked(setValues(made, { PD_WEIGHT: 5.1 }))).toEqual([
      'confirm: The recipe was made for 4 months, 6.1 kg; entered now: 4 months, 5.1 kg. Check it, or make it again.',
    ]);
    expect(asked(setValues(made, { PD_AGE: 9 }))).toHaveLength(1);
  });

  it('is asked about where another weight alone is used', () => {
    const dry = setValues(infant, { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 5.8 });
    expect(asked(setValues(made, { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 5.8 }))).toEqual([
      'confirm: The recipe was made for 4 months, 6.1 kg; entered now: 4 months, 6.1 kg, 5.8 kg used. Check it, or make it again.',
    ]);
    const ofDry = file(dry, recipeOf([]));
    expect(asked(ofDry)).toEqual([]);
    expect(asked(setValues(ofDry, { PD_WEIGHT_USED: 5.2 }))).toEqual([
      'confirm: The recipe was made for 4 months, 6.1 kg, 5.8 kg used; entered now: 4 months, 6.1 kg, 5.2 kg used. Check it, or make it again.',
    ]);
    expect(asked(setValues(ofDry, { PD_WEIGHT_BASIS: 'actual' }))).toHaveLength(1);
    const older = { ...ofDry, recipeFor: { ageMonths: 4, weightKg: 6.1 } };
    expect(asked(setValues(older, { PD_WEIGHT_USED: 5.2 }))).toEqual([]);
    expect(parseRegimen(serialiseRegimen(ofDry))).toEqual(ofDry);
  });

  it('is of this patient once it is made again', () => {
    const changed = setValues(made, { PD_WEIGHT: 5.1 });
    expect(asked(file(changed, recipeOf([])))).toEqual([]);
  });

  it('says so where nobody was entered, and where it came from an older version asks nothing', () => {
    const before = file(emptyRegimen('uk'), recipeOf([]));
    expect(asked(setValues(before, { PD_AGE: 4, PD_WEIGHT: 6.1 }))[0]).toContain(
      'made before a patient was entered',
    );
    const { recipeFor: _unknown, ...older } = made;
    expect(asked(setValues(older, { PD_WEIGHT: 5.1 }))).toEqual([]);
  });

  it('is kept with what it was made for', () => expect(parseRegimen(serialiseRegimen(made))).toEqual(made));
});
