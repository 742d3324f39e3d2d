import { describe, expect, it } from 'vitest';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { fileRecipe } from '../../state/file-recipe.ts';
import { catalogue, productOf } from '../checks/test-support/plan-of.ts';
import type { Recipe } from './recipe.ts';
import { recipeTexts } from './recipe-texts.ts';
import { gramsPer100MlFeed } from './strength.ts';
import { workOutRecipe } from './work-out-recipe.ts';

const POWDER = productOf('cradlemere-hydrolysed');
const SCOOPED = { ...POWDER, scoopGrams: 4.6 };
const RECIPE: Recipe = {
  product: POWDER.id,
  by: 'final_volume',
  strengthPercent: gramsPer100MlFeed(13),
  finalMl: 885,
  scoops: 'same_strength',
  modules: [],
};
const textsOf = (recipe: Recipe) => recipeTexts(workOutRecipe(recipe, SCOOPED, catalogue), SCOOPED, 4);

describe('[M-01] [M-04] a recipe in words', () => {
  it('is filed as whole scoops, grams, water and volume', () => {
    expect(textsOf(RECIPE).sentence.replaceAll('\u00a0', ' ')).toBe(
      '885 ml at 13 %: 25 level scoops (115 g) + 796 ml water',
    );
  });

  it('never shows an unknown as zero: a nutrient that what is added does not state is not stated', () => {
    const added = catalogue.find(({ id }) => id === productOf('addimere-carb').id);
    if (added === undefined) throw new Error('no module');
    const { nutrients } = textsOf({ ...RECIPE, modules: [{ product: added.id, amount: 3, per: '100ml' }] });
    expect(nutrients.find(({ id }) => id === 'energyKcal')?.text).toBe('76.7\u00a0kcal');
    const silent = nutrients.filter(({ text }) => text === 'not stated').map(({ id }) => id);
    for (const id of silent) expect(nutrients.find((one) => one.id === id)?.text).not.toMatch(/^0/);
  });

  it('writes what is little with its digits, never as 0.0', () => {
    const shown = textsOf(RECIPE).nutrients.flatMap(({ text, standard }) => [text, standard]);
    expect(shown.filter((text) => /^0\.0+\D/u.test(text))).toEqual([]);
    expect(shown.some((text) => /^0\.0\d/u.test(text))).toBe(true);
  });

  it('says why there is no recipe', () => {
    const { isMade, sentence } = textsOf({ ...RECIPE, finalMl: 5 });
    expect(isMade).toBe(false);
    expect(sentence).toMatch(/weigh the powder/);
  });

  it('becomes the amount of the regimen, by grams', () => {
    const filed = fileRecipe(emptyRegimen('uk'), RECIPE, [POWDER]);
    const [first] = filed.products;
    const scoop = POWDER.scoopGrams ?? 0;
    expect(first?.volumeUnit).toBe('g');
    expect(filed.recipe).toEqual(RECIPE);
    expect((first?.volume ?? 0) / scoop).toBeCloseTo(Math.round((first?.volume ?? 0) / scoop), 9);
    expect(fileRecipe(emptyRegimen('uk'), { ...RECIPE, product: 'gone' }, [POWDER]).products).toEqual([]);
  });
});
