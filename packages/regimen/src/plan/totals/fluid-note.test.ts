import { describe, expect, it } from 'vitest';
import { withPlainSpaces, productOf } from '../checks/test-support/plan-of.ts';
import { amountToMeetVolume } from './fill.ts';
import { fluidNote, preparedVolumeOfRegimen, preparedVolume, recipeFluidNote } from './fluid-note.ts';
import type { Product } from '@dietetic/catalogue';
import type { SelectedProduct } from '../../state/values.ts';
import type { Recipe } from '../recipe/recipe.ts';

const say = { byVolume: (volume: string, share: string | null) => `${volume}, ${share}` };
const need = { low: 750, high: 750, target: 750 };
const liquid = { product: productOf('cradlemere-high-energy'), amount: 750 };
const powder = productOf('cradlemere-hydrolysed');
const module = { product: productOf('addimere-carb'), amount: 10 };

const chosen = (product: Product, volume: number) =>
  ({
    id: product.id,
    name: product.name,
    volume,
    volumeUnit: 'g',
    packSize: '',
    images: [],
  }) as SelectedProduct;

describe('[E-04] [L-03] an infant’s fluid by volume', () => {
  it.each<[string, string | null, ...Parameters<typeof fluidNote>]>([
    ['with the need', '750 ml/day, 100 %', 11, preparedVolume([liquid]), need, say],
    ['without one', '750 ml/day, null', 11, preparedVolume([liquid]), null, say],
    [
      'with what has no volume, at least',
      'at least 750 ml/day, at least 100 %',
      11,
      preparedVolume([liquid, module]),
      need,
      say,
    ],
    ['not where no volume is known: that is not 0 ml', null, 11, preparedVolume([module]), need, say],
    ['not from one year', null, 12, preparedVolume([liquid]), need, say],
    ['not without an age', null, undefined, preparedVolume([liquid]), need, say],
    ['not without products', null, 11, preparedVolume([]), need, say],
  ])('%s', (_case, expected, ...of) => {
    const note = fluidNote(...of);
    expect(note === null ? null : withPlainSpaces(note)).toBe(expected);
  });

  it('a powder that has a recipe comes to what the recipe makes, its modules in it', () => {
    const amino = productOf('cradlemere-amino');
    const carb = productOf('addimere-carb');
    const recipe = {
      by: 'final_volume',
      product: amino.id,
      strengthPercent: 16,
      finalMl: 734,
      scoops: 'exact_grams',
      modules: [{ product: carb.id, amount: 2, per: '100ml' }],
    } as unknown as Recipe;
    const regimen = [chosen(amino, 734 * 0.16), chosen(carb, 14.68)];
    const given = preparedVolumeOfRegimen(regimen, [amino, carb], recipe);
    expect(given.complete).toBe(true);
    expect(given.value).toBeCloseTo(734, 6);
    // Without it the label makes 839 ml of the powder, and of the module nothing says.
    expect(preparedVolumeOfRegimen(regimen, [amino, carb], undefined)).toMatchObject({ complete: false });
    expect(preparedVolumeOfRegimen(regimen, [amino, carb], undefined).value).toBeCloseTo(838.9, 1);
  });

  it('is filled by volume: the amount that makes up what is missing, as the label makes it up', () => {
    const madeUp = amountToMeetVolume(powder, 900, [liquid]);
    expect(madeUp).toMatchObject({ ok: true });
    const amount = madeUp.ok ? madeUp.amount : 0;
    expect(preparedVolume([liquid, { product: powder, amount }])).toEqual({ value: 900, complete: true });
    expect(amountToMeetVolume(liquid.product, 900, [])).toEqual({ ok: true, amount: 900 });
    expect(amountToMeetVolume(liquid.product, 750, [liquid])).toEqual({ ok: false, reason: 'already-met' });
    // A residue of the sum is nothing that anyone can pour: it would be offered as 0 ml.
    expect(amountToMeetVolume(liquid.product, 750.04, [liquid])).toEqual({
      ok: false,
      reason: 'already-met',
    });
    expect(amountToMeetVolume(liquid.product, 900, [module])).toEqual({ ok: false, reason: 'not-stated' });
    expect(amountToMeetVolume(module.product, 900, [])).toEqual({ ok: false, reason: 'not-stated' });
    expect(amountToMeetVolume(liquid.product, null, [])).toEqual({ ok: false, reason: 'no-need' });
  });
});

describe('[E-04] [M-04] from one year the water of a recipe is said beside that of the labels', () => {
  const junior = productOf('cradlemere-amino-junior');
  const milk = productOf('dalesip-milk');
  const recipe = {
    by: 'final_volume',
    product: junior.id,
    strengthPercent: 21,
    finalMl: 500,
    scoops: 'exact_grams',
    modules: [],
  } as unknown as Recipe;
  const noteAt = (PD_AGE: number, of: Recipe | undefined, more: SelectedProduct[] = []) => {
    const note = recipeFluidNote(
      { values: { PD_AGE }, products: [chosen(junior, 105), ...more], recipe: of },
      [junior, milk],
      { low: 900, high: 900, target: 900 },
      { withRecipe: (volume, share) => `${volume}, ${share}` },
    );
    return note === null ? null : withPlainSpaces(note);
  };

  it('with what the other products state', () => {
    expect(noteAt(18, recipe)).toBe('430 ml/day, 48 %');
    const drink = { ...chosen(milk, 200), volumeUnit: 'ml' } as SelectedProduct;
    expect(noteAt(18, recipe, [drink])).toMatch(/^5\d\d ml\/day, 6\d %$/);
  });

  it('not under one year, and not without a recipe', () => {
    expect(noteAt(11, recipe)).toBeNull();
    expect(noteAt(18, undefined)).toBeNull();
  });
});
