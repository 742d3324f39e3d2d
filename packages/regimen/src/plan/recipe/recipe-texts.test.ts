import { describe, expect, it } from 'vitest';
import { emptyRegimen } from '../../state/regimen-state.ts';
import { applyRecipe } from '../../state/apply-recipe.ts';
import { catalogue, productOf } from '../checks/test-support/plan-of.ts';
import { recipeFindings } from './findings.ts';
import type { Recipe } from './recipe.ts';
import { recipeTexts } from './recipe-texts.ts';
import { gramsPer100MlFeed } from './strength.ts';
import { calculateRecipe } from './calculate-recipe.ts';

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
const textsOf = (recipe: Recipe) =>
  recipeTexts(calculateRecipe(recipe, SCOOPED, catalogue), SCOOPED, { ageMonths: 4, weightKg: 5.9 });

const withCarb = (amount: number) => {
  const module = { product: productOf('addimere-carb').id, amount, per: 'batch' as const };
  const { modules, sentence } = textsOf({ ...RECIPE, modules: [module] });
  return [...modules.map((one) => one.amount.replaceAll('\u00a0', ' ')), sentence.includes('Addimere')];
};

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

  it('adds nothing of what is 0, and writes less than a gram to two places', () => {
    expect(withCarb(0)).toEqual([false]);
    expect(withCarb(0.25)).toEqual(['0.25 g', true]);
    expect(withCarb(0.04)).toEqual(['0.04 g', true]);
    expect(withCarb(13.35)).toEqual(['13.4 g', true]);
  });

  it('says that it is with water where the label takes another liquid, and not that the label is silent', () => {
    const shake = productOf('dalesip-shake');
    const ofWater: Recipe = {
      ...RECIPE,
      product: shake.id,
      strengthPercent: gramsPer100MlFeed(24),
      scoops: 'exact_grams',
    };
    const { noWater } = recipeTexts(calculateRecipe(ofWater, shake, catalogue), shake, {
      ageMonths: 852,
      weightKg: 60,
    });
    expect(noWater).toBe(
      'The label of this powder says to use whole milk. This recipe is with water, and its figures are of the powder alone. Make up to the final volume in a jug.',
    );
  });

  it('is none, and no figure of it is known, where what is added is not in the catalogue', () => {
    const gone: Recipe = { ...RECIPE, modules: [{ product: 'gone', amount: 3, per: '100ml' }] };
    const made = calculateRecipe(gone, SCOOPED, catalogue);
    expect(made).toMatchObject({ grams: null, waterMl: null, kcalPer100Ml: null, unknownModules: ['gone'] });
    expect(textsOf(gone)).toMatchObject({ isMade: false, aDay: [], nutrients: [], supply: [] });
    expect(textsOf(gone).sentence).toMatch(/no longer in the catalogue/);
    expect(calculateRecipe(RECIPE, SCOOPED, catalogue).unknownModules).toEqual([]);
  });

  it('[M-03] each figure is shown beside its limit; what is weighed is not measured in scoops as well', () => {
    const carb = productOf('addimere-carb').id;
    const rowsAt = (strength: number, added: number) => {
      const modules = added === 0 ? [] : [{ product: carb, amount: added, per: '100ml' as const }];
      const { figures } = textsOf({ ...RECIPE, strengthPercent: gramsPer100MlFeed(strength), modules });
      return Object.fromEntries(
        figures.map(({ id, text, status }) => [id, [text.replaceAll('\u00a0', ' '), status?.kind]]),
      );
    };
    expect(rowsAt(13, 3)).toMatchObject({
      proteinEnergy: ['8.8 %', 'within'],
      osmolality: ['at least 280 mOsm/kg', 'unknown'],
      soluteLoad: ['19.2 mOsm', 'within'],
      measured: ['71–83 kcal', 'none'],
    });
    expect(rowsAt(13, 0)).toMatchObject({
      osmolality: ['280 mOsm/kg', 'within'],
      measured: ['59–71 kcal', 'none'],
    });
    expect(rowsAt(13, 8)).toMatchObject({ proteinEnergy: [expect.anything(), 'asked'] });
    expect(rowsAt(20, 3)).toMatchObject({ osmolality: [expect.stringContaining('at least'), 'asked'] });
  });

  it('[M-03] a ketogenic powder shows the ratio of the feed, which what is added moves', () => {
    const powder = productOf('lumeket-3-1-powder');
    const ratioWith = (modules: Recipe['modules'], of = powder) => {
      const recipe = {
        ...RECIPE,
        product: of.id,
        strengthPercent: gramsPer100MlFeed(9.5),
        finalMl: 1800,
        modules,
      };
      const made = recipeTexts(calculateRecipe(recipe, of, catalogue), of, { ageMonths: 48, weightKg: 16 });
      const row = made.figures.find(({ id }) => id === 'ketogenicRatio');
      return row && [row.text, row.standard, row.status?.text].map((text) => text?.replaceAll('\u00a0', ' '));
    };
    const label = 'Fat to carbohydrate and protein';
    expect(ratioWith([])).toEqual(['3.0 : 1', '3.0 : 1', label]);
    expect(ratioWith([{ product: 'addimere-carb', amount: 20, per: 'batch' }])).toEqual([
      '2.0 : 1',
      '3.0 : 1',
      label,
    ]);
    expect(ratioWith([], POWDER)).toBeUndefined();
  });

  it('says what it gives in 24 hours, and leaves out what is not known', () => {
    expect(textsOf(RECIPE).aDay.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '577 kcal',
      '15.0 g protein',
      '150 ml/kg',
    ]);
    const made = calculateRecipe(RECIPE, SCOOPED, catalogue);
    expect(recipeTexts(made, SCOOPED, { ageMonths: null, weightKg: null }).aDay).toHaveLength(2);
  });

  it('is ordered in tins, as in the report', () =>
    expect(textsOf(RECIPE).supply).toEqual([{ name: SCOOPED.name, text: '9\u00a0tins of 400 g' }]));

  it('is shared out to the feeds of an infant, never to more than is made', () => {
    expect(textsOf(RECIPE).feeds).toEqual([
      { count: 5, ml: 176 },
      { count: 6, ml: 147 },
      { count: 7, ml: 126 },
      { count: 8, ml: 110 },
    ]);
    const made = calculateRecipe(RECIPE, SCOOPED, catalogue);
    expect(recipeTexts(made, SCOOPED, { ageMonths: 12, weightKg: 9 }).feeds).toEqual([]);
  });

  it('writes what is little with its digits, never as 0.0', () => {
    const shown = textsOf(RECIPE).nutrients.flatMap(({ text, standard }) => [text, standard]);
    expect(shown.filter((text) => /^0\.0+\D/u.test(text))).toEqual([]);
    expect(shown.some((text) => /^0\.0\d/u.test(text))).toBe(true);
  });

  it('[M-03] a figure that is asked about is written beyond its limit, as in what is asked', () => {
    const just = { ...RECIPE, scoops: 'exact_grams' as const, strengthPercent: gramsPer100MlFeed(19.7) };
    const made = calculateRecipe(just, SCOOPED, catalogue);
    const [asked] = recipeFindings(made, SCOOPED, 4).filter(({ code }) => code === 'osmolality-high');
    const osmolality = textsOf(just).figures.find(({ id }) => id === 'osmolality');
    expect(osmolality?.status?.text).toBe('Over 450');
    expect(osmolality?.text).toBe('450.1\u00a0mOsm/kg');
    expect(asked?.message).toContain(`${osmolality?.text}, over 450`);
  });

  it('says why there is no recipe', () => {
    const { isMade, sentence } = textsOf({ ...RECIPE, finalMl: 5 });
    expect(isMade).toBe(false);
    expect(sentence).toMatch(/weigh the powder/);
  });

  it('becomes the amount of the regimen, by grams', () => {
    const filed = applyRecipe(emptyRegimen('uk'), RECIPE, [POWDER]);
    const [first] = filed.products;
    const scoop = POWDER.scoopGrams ?? 0;
    expect(first?.volumeUnit).toBe('g');
    expect(filed.recipe).toEqual(RECIPE);
    expect((first?.volume ?? 0) / scoop).toBeCloseTo(Math.round((first?.volume ?? 0) / scoop), 9);
    expect(applyRecipe(emptyRegimen('uk'), { ...RECIPE, product: 'gone' }, [POWDER]).products).toEqual([]);
  });
});
