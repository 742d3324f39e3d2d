import { describe, expect, it } from 'vitest';
import { catalogue } from '../checks/test-support/plan-of.ts';
import type { Recipe } from './recipe.ts';
import { recipeForVolume } from './recipe-for-volume.ts';
import { gramsPer100MlFeed } from './strength.ts';
import { calculateRecipe } from './calculate-recipe.ts';

const powder = catalogue.find(({ id }) => id === 'cradlemere-hydrolysed');
if (powder === undefined) throw new Error('not in the demonstration range');
const ANY = { product: powder.id, modules: [] };
const STRENGTH = { strengthPercent: gramsPer100MlFeed(13) };

describe('[M-01] the same recipe for another volume', () => {
  it.each<[string, Recipe, number | null]>([
    ['whole scoops', { ...ANY, by: 'final_volume', ...STRENGTH, finalMl: 960, scoops: 'same_strength' }, 27],
    ['from water', { ...ANY, by: 'water_volume', ...STRENGTH, waterMl: 860, scoops: 'same_strength' }, 27],
    ['counted', { ...ANY, by: 'scoop_count', count: 27, to: STRENGTH, scoops: 'same_strength' }, 27],
    [
      'counted into a volume',
      { ...ANY, by: 'scoop_count', count: 30, to: { finalMl: 900 }, scoops: 'same_volume' },
      32,
    ],
    [
      'by energy',
      { ...ANY, by: 'target_energy', kcalPer100Ml: 80, finalMl: 900, scoops: 'same_volume' },
      null,
    ],
    ['weighed', { ...ANY, by: 'final_volume', ...STRENGTH, finalMl: 955, scoops: 'exact_grams' }, null],
  ])('%s', (_case, recipe, scoopCount) => {
    const before = calculateRecipe(recipe, powder, catalogue);
    const made = calculateRecipe(recipeForVolume(recipe, before, 960), powder, catalogue);
    expect(made.finalMl).toBe(960);
    if (scoopCount !== null) expect(made.scoopCount).toBe(scoopCount);
    // Within half a scoop of the strength it had.
    const share = (made.strengthPercent ?? 0) / (before.strengthPercent ?? 1);
    expect(Math.abs(share - 1)).toBeLessThan(0.02);
  });
});
