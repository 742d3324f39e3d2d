import { demonstrationProducts } from '@dietetic/demonstration-data';
import {
  assess,
  clockText,
  emptyRegimen,
  applyRecipe,
  gramsPer100MlFeed,
  isBolus,
  isFeedPlanOutOfDate,
  parseFeedPlan,
  type RegimenState,
  setFeedPlan,
  calculatePlanAndRecipe,
} from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { coveringRecipe } from './covering-recipe.ts';
import { newDraft, parseDraft } from './session-draft.ts';

const products = demonstrationProducts();
const POWDER = 'cradlemere-hydrolysed';

function bedsideOf(regimen: RegimenState) {
  const { country = 'uk', values, lists, feedPlan, recipe } = regimen;
  const assessment = assess({ lists: { PD_SCOPE: [] }, country, values });
  const all = { country, values, lists, assessment, recipe, products: regimen.products, catalogue: products };
  const worked = calculatePlanAndRecipe({ ...all, feedPlan: feedPlan?.plan });
  return { ...worked, regimen, products };
}

const codes = (regimen: RegimenState) =>
  bedsideOf(regimen)
    .findings.map(({ code }) => code)
    .filter((code) => code !== 'product-age');

it('[L-02] [M-01] where six boluses take more than 27 scoops make, the recipe that covers them ends it', () => {
  const made = applyRecipe(
    emptyRegimen('uk'),
    {
      product: POWDER,
      by: 'final_volume',
      strengthPercent: gramsPer100MlFeed(13),
      finalMl: 960,
      scoops: 'same_strength',
      modules: [],
    },
    products,
  );
  const { plan } = parseFeedPlan({
    sessions: [{ product: POWDER, mode: 'bolus', volume: 955, boluses: 6, first: '06:00', last: '22:00' }],
  });
  if (plan === null) throw new Error('no plan');
  const before = setFeedPlan(made, plan);
  expect(codes(before)).toContain('recipe-short');
  const covering = coveringRecipe(bedsideOf(before));
  if (covering === null) throw new Error('no recipe');
  expect(covering.result).toMatchObject({ finalMl: 960, scoopCount: 27 });
  const after = setFeedPlan(applyRecipe(before, covering.recipe, products), covering.plan);
  expect(codes(after)).not.toContain('recipe-short');
  expect(isFeedPlanOutOfDate(after)).toBe(false);
  expect(bedsideOf(after).feedPlan).toMatchObject({ volumeMl: 960, deliveredMl: 960 });
  expect(coveringRecipe(bedsideOf(after))).toBeNull();
});

it('[L-02] boluses that are begun here are on quarter hours between the first and the last', () => {
  const context = { plan: undefined, amounts: [{ product: POWDER, ml: 900 }], products, ageMonths: 852 };
  const read = parseDraft({ ...newDraft(context, 'bolus'), first: '06:00', last: '22:00' });
  if (!read.ok || !isBolus(read.session)) throw new Error('no boluses');
  const plan = { sessions: [read.session] };
  const [one] = bedsideOf(setFeedPlan(emptyRegimen('uk'), { ...planOf(), ...plan })).feedPlan?.sessions ?? [];
  expect(one !== undefined && 'bolus' in one && one.times.map(clockText)).toEqual([
    '06:00',
    '09:15',
    '12:30',
    '15:30',
    '18:45',
    '22:00',
  ]);
});

function planOf() {
  const { plan } = parseFeedPlan({});
  if (plan === null) throw new Error('no plan');
  return plan;
}
