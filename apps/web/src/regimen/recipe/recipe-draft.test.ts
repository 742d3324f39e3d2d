import { demonstrationProducts } from '@dietetic/demonstration-data';
import { gramsPer100MlFeed, type Recipe } from '@dietetic/regimen';
import { describe, expect, it } from 'vitest';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { draftOfRecipe, draftOfText, newRecipeDraft, parseRecipeDraft, startMl } from './recipe-draft.ts';

const POWDER = {
  id: 'powder',
  scoopGrams: 4.6,
  maxStrengthPercent: null,
  dilution: { powderGrams: 13, liquidMl: 90, madeUpMl: 100, liquid: 'water' },
} as never;

describe('[M-01] a recipe as it is typed', () => {
  it('starts at the label’s strength in whole scoops, and does not exist without a volume', () => {
    const draft = newRecipeDraft(POWDER, null);
    expect(draft).toMatchObject({ strength: { value: 13 }, scoops: 'same_strength' });
    expect(parseRecipeDraft(draft)).toBeNull();
    expect(parseRecipeDraft({ ...draft, finalMl: entryOfValue(885) })).toMatchObject({ finalMl: 885 });
  });

  it('starts from what the regimen has of the powder, made up by its label, and else from the fluid need', () => {
    const powder = demonstrationProducts().find(({ id }) => id === 'cradlemere-hydrolysed');
    if (powder === undefined) throw new Error('not in the demonstration range');
    const has = (volume: number) => [{ id: powder.id, volume, volumeUnit: powder.basis }];
    expect(startMl(powder, has(117), 960)).toBeCloseTo(900, 6);
    expect(startMl(powder, has(0), 960)).toBe(960);
    expect(startMl(powder, [], 960)).toBe(960);
    expect(startMl({ ...powder, dilution: null }, has(117), null)).toBeNull();
    // A count of scoops is that count again.
    const { finalMl, strength } = newRecipeDraft(powder, startMl(powder, has(25 * 4.6), 960));
    expect(Math.round((finalMl?.value ?? 0) * (strength?.value ?? 0)) / 460).toBeCloseTo(25, 1);
  });

  it('is weighed where the label states no scoop', () => {
    expect(newRecipeDraft({ ...(POWDER as object), scoopGrams: null } as never, 500).scoops).toBe(
      'exact_grams',
    );
  });

  it.each<Recipe>([
    {
      product: 'powder',
      by: 'final_volume',
      strengthPercent: gramsPer100MlFeed(13),
      finalMl: 885,
      scoops: 'same_strength',
      modules: [],
    },
    {
      product: 'powder',
      by: 'water_volume',
      strengthPercent: gramsPer100MlFeed(13),
      waterMl: 800,
      scoops: 'exact_grams',
      modules: [],
    },
    {
      product: 'powder',
      by: 'scoop_count',
      count: 25,
      to: { strengthPercent: gramsPer100MlFeed(13) },
      scoops: 'same_strength',
      modules: [],
    },
    ...[{ waterMl: 796.2 }, { finalMl: 884.615 }].map((to) => ({
      product: 'powder',
      by: 'scoop_count' as const,
      count: 25,
      to,
      scoops: 'same_strength' as const,
      modules: [],
    })),
    {
      product: 'powder',
      by: 'final_volume',
      strengthPercent: gramsPer100MlFeed(13.0435),
      finalMl: 885,
      scoops: 'exact_grams',
      modules: [{ product: 'carb', amount: 26.5385, per: 'batch' }],
    },
    {
      product: 'powder',
      by: 'target_energy',
      kcalPer100Ml: 80,
      finalMl: 885,
      scoops: 'same_volume',
      modules: [{ product: 'carb', amount: 3, per: '100ml' }],
    },
  ])('is read back as it was: $by', (recipe) => {
    expect(parseRecipeDraft(draftOfRecipe(recipe))).toEqual(recipe);
  });

  it('does not exist while an addition has no amount, a scoop is halved, or a strength is over 100 %', () => {
    const draft = { ...newRecipeDraft(POWDER, 885), count: entryOfValue(25) };
    expect(
      parseRecipeDraft({ ...draft, modules: [{ product: 'carb', amount: undefined, per: '100ml' }] }),
    ).toBeNull();
    expect(parseRecipeDraft({ ...draft, by: 'scoop_count', count: entryOfValue(2.5) })).toBeNull();
    expect(parseRecipeDraft({ ...draft, strength: entryOfValue(101) })).toBeNull();
    const byEnergy = (kcal: number) =>
      parseRecipeDraft({ ...draft, by: 'target_energy', kcal: entryOfValue(kcal) });
    expect(byEnergy(85)).toMatchObject({ kcalPer100Ml: 85 });
    // The energy of a day in the box of 100 ml.
    expect(byEnergy(500)).toBeNull();
  });
});

describe('[A-11] [M-01] a draft that was kept as text', () => {
  const draft = { ...newRecipeDraft(POWDER, 885), count: { text: '1,5' } };
  it('comes back as it was typed, with what cannot be read', () =>
    expect(draftOfText(JSON.stringify(draft))).toEqual(JSON.parse(JSON.stringify(draft))));

  it.each([
    ['nothing', undefined],
    ['half a text', '{"product":'],
    ['another start', JSON.stringify({ ...draft, by: 'guess' })],
    ['a figure that is no text', JSON.stringify({ ...draft, finalMl: { text: 5 } })],
    ['no list of what is added', JSON.stringify({ ...draft, modules: null })],
  ])('is none where it is %s', (_what, text) => expect(draftOfText(text)).toBeUndefined());
});
