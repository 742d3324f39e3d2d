import { describe, expect, it } from 'vitest';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { productOf } from '../plan/checks/test-support/plan-of.ts';
import { recordWorkOwner, startForNewPatient } from './another-patient.ts';
import { type FeedPlanChange, feedPlanChanges } from './feed-plan-changes.ts';
import {
  changeFeedPlan,
  confirmFeedPlan,
  isFeedPlanOfTemplate,
  isFeedPlanOutOfDate,
  planToKeep,
  waterOfOlder,
  setFeedPlan,
  setRecipe,
} from './feed-plan-of-regimen.ts';
import { chooseProduct, removeProduct } from './products.ts';
import { emptyRegimen, hasWork, type RegimenState } from './regimen-state.ts';
import { applyTemplate, previewTemplate, templateOf } from '../templates/template.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setAge, setList, setValues } from './transitions.ts';

const FEED = productOf('tarnvane-energy-fibre');
const POWDER = productOf('cradlemere-hydrolysed');
const PLAN = parseFeedPlan({
  sessions: [{ product: FEED.id, mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 }],
}).plan as FeedPlan;
const RECIPE = parseRecipe({ product: POWDER.id, by: 'final_volume', strengthPercent: 13, finalMl: 600 })
  .recipe as Recipe;

const patient = setValues(emptyRegimen('uk'), { PD_GENDER: 'male', PD_AGE: 852, PD_WEIGHT: 70 });
const planned = setFeedPlan(chooseProduct(patient, FEED, 1000), PLAN);

const withMadeFor = (state: RegimenState, madeFor: string): RegimenState => ({
  ...state,
  feedPlan: { plan: PLAN, madeFor },
});

describe('[L-06] a plan is valid for the patient and the amounts it was made for', () => {
  it.each<[string, (state: RegimenState) => RegimenState]>([
    ['another amount', (state) => chooseProduct(state, FEED, 900)],
    ['a second product', (state) => chooseProduct(state, POWDER, 50)],
    ['the product taken out', (state) => removeProduct(state, FEED.id)],
    ['another weight', (state) => setValues(state, { PD_WEIGHT: 71 })],
    ['another age', (state) => setAge(state, { text: '853', value: 853 })],
    ['the weight used', (state) => setValues(state, { PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 66 })],
    ['preterm birth', (state) => setValues(state, { PD_PRETERM: 'yes' })],
    ['fluid per kg', (state) => setValues(state, { PC_FLUID_ADJUST: 25 })],
    ['fluid per day', (state) => setValues(state, { PC_FLUID_PER_DAY: 1500 })],
    ['parenteral nutrition', (state) => setList(state, 'PD_SCOPE', ['parenteral'])],
    ['a recipe', (state) => setRecipe(state, RECIPE)],
  ])('%s makes it out of date, until it is confirmed', (_change, change) => {
    expect(isFeedPlanOutOfDate(planned)).toBe(false);
    const changed = change(planned);
    expect(changed.feedPlan?.plan).toBe(PLAN);
    expect(isFeedPlanOutOfDate(changed)).toBe(true);
    expect(isFeedPlanOutOfDate(confirmFeedPlan(changed))).toBe(false);
  });

  it.each<[string, (state: RegimenState) => RegimenState, FeedPlanChange[]]>([
    ['nothing', (state) => state, []],
    [
      'an amount',
      (state) => chooseProduct(state, FEED, 900),
      [{ kind: 'amount', product: FEED.id, was: 1000, now: 900, unit: 'ml' }],
    ],
    [
      'a second product',
      (state) => chooseProduct(state, POWDER, 50),
      [{ kind: 'added', product: POWDER.id, now: 50, unit: 'g' }],
    ],
    [
      'one for another',
      (state) => chooseProduct(removeProduct(state, FEED.id), POWDER, 50),
      [
        { kind: 'removed', product: FEED.id },
        { kind: 'added', product: POWDER.id, now: 50, unit: 'g' },
      ],
    ],
    [
      'weight and age',
      (state) => setValues(state, { PD_WEIGHT: 71, PD_AGE: 853 }),
      [{ kind: 'patient', keys: ['PD_AGE', 'PD_WEIGHT'] }],
    ],
    ['parenteral nutrition', (state) => setList(state, 'PD_SCOPE', ['parenteral']), [{ kind: 'scope' }]],
    ['a recipe', (state) => setRecipe(state, RECIPE), [{ kind: 'recipe', what: 'added' }]],
    ['a plan of another build', (state) => withMadeFor(state, '{"of":1}'), []],
    ['a plan that cannot be read', (state) => withMadeFor(state, 'x'), []],
  ])('what has changed is known: %s', (_change, change, expected) => {
    expect(feedPlanChanges(change(planned))).toEqual(expected);
  });

  it('of a recipe too: changed, or taken out', () => {
    const made = setFeedPlan(setRecipe(planned, RECIPE), PLAN);
    expect(feedPlanChanges(setRecipe(made, { ...RECIPE, scoops: 'same_volume' }))).toEqual([
      { kind: 'recipe', what: 'changed' },
    ]);
    expect(feedPlanChanges(setRecipe(made, undefined))).toEqual([{ kind: 'recipe', what: 'removed' }]);
  });

  it('the same amount again, or put back as it was, is what it was made for', () => {
    expect(isFeedPlanOutOfDate(chooseProduct(planned, FEED, 1000))).toBe(false);
    expect(isFeedPlanOutOfDate(chooseProduct(chooseProduct(planned, FEED, 900), FEED, 1000))).toBe(false);
  });

  it('a recipe with its parts in another order is the same recipe', () => {
    const turned = Object.fromEntries(Object.entries(RECIPE).toReversed()) as Recipe;
    const made = setFeedPlan(setRecipe(planned, turned), PLAN);
    expect(isFeedPlanOutOfDate({ ...made, recipe: RECIPE })).toBe(false);
  });

  it('it can be removed, and without a plan nothing is out of date', () => {
    expect(setFeedPlan(planned, undefined).feedPlan).toBeUndefined();
    expect(setRecipe(setRecipe(planned, RECIPE), undefined).recipe).toBeUndefined();
    expect(isFeedPlanOutOfDate(patient)).toBe(false);
    expect(confirmFeedPlan(patient)).toEqual(patient);
  });
});

it('[K-09] a plan belongs to one patient and is not carried over to the next', () => {
  const alone = setFeedPlan(emptyRegimen('uk'), PLAN);
  expect(hasWork(alone)).toBe(true);
  expect(hasWork(setRecipe(emptyRegimen('uk'), RECIPE))).toBe(true);
  expect(recordWorkOwner(setFeedPlan(patient, PLAN)).workFor).toMatchObject({ PD_AGE: 852 });
  expect(recordWorkOwner(setRecipe(patient, RECIPE)).workFor).toMatchObject({ PD_AGE: 852 });
  const next = startForNewPatient(setRecipe(planned, RECIPE));
  expect(next).not.toHaveProperty('feedPlan');
  expect(next).not.toHaveProperty('recipe');
});

describe('[L-06] [L-03] a plan made for an adult, whose age is then corrected to a child’s', () => {
  const adultPlan: FeedPlan = { ...PLAN, flush: { before: 30, after: 30 } };
  const ofAdult = setFeedPlan(planned, adultPlan);
  const corrected = (months: number) => setAge(ofAdult, { text: String(months), value: months });

  it('does not bring the adult’s flushes along: they are entered before it is kept', () => {
    expect(planToKeep(corrected(8))?.flush).toBeUndefined();
    const kept = confirmFeedPlan(corrected(8));
    expect(isFeedPlanOutOfDate(kept)).toBe(true);
    expect(kept.feedPlan?.plan.flush).toBeUndefined();
  });

  it('keeps them for another adult, and a child’s own', () => {
    expect(planToKeep(corrected(300))?.flush).toEqual(adultPlan.flush);
    expect(isFeedPlanOutOfDate(confirmFeedPlan(corrected(300)))).toBe(false);
    const child = setFeedPlan(corrected(100), { ...PLAN, flush: { before: 5, after: 5 } });
    const older = setAge(child, { text: '101', value: 101 });
    expect(planToKeep(older)?.flush).toEqual({ before: 5, after: 5 });
    expect(isFeedPlanOutOfDate(confirmFeedPlan(older))).toBe(false);
  });

  it('[L-06] does not bring along those that were typed either, nor once the plan was edited as it waits', () => {
    const typed = setFeedPlan(planned, {
      ...PLAN,
      flush: { before: 60, after: 50 },
      medicines: { times: 3, before: 30, between: 10, after: 30 },
      extraWater: 500,
    });
    const child = setAge(typed, { text: '8', value: 8 });
    expect(planToKeep(child)?.flush).toBeUndefined();
    expect(waterOfOlder(child)).toBe('adult');
    const edited = changeFeedPlan(child, { ...child.feedPlan!.plan, pumpStep: 0.1 });
    expect(planToKeep(edited)?.flush).toBeUndefined();
    expect(waterOfOlder(edited)).toBe('adult');
    expect(waterOfOlder(setAge(typed, { text: '300', value: 300 }))).toBeNull();
    expect(waterOfOlder(setFeedPlan(child, { ...PLAN, flush: { before: 3, after: 3 } }))).toBeNull();
  });

  it('[L-06] nor a child’s, once the patient is an infant', () => {
    const child = setFeedPlan(corrected(100), { ...PLAN, flush: { before: 20, after: 20 } });
    const infant = setAge(child, { text: '3', value: 3 });
    expect(waterOfOlder(infant)).toBe('child');
    expect(planToKeep(infant)?.flush).toBeUndefined();
    expect(waterOfOlder(setAge(child, { text: '12', value: 12 }))).toBeNull();
    const own = setFeedPlan(infant, { ...PLAN, flush: { before: 2, after: 2 } });
    expect(waterOfOlder(setAge(own, { text: '2', value: 2 }))).toBeNull();
  });

  it('[L-06] asks of a template’s plan too, that came along for an adult', () => {
    const template = templateOf('Night', ofAdult);
    const preview = previewTemplate(template, { here: [FEED], all: [FEED] }, []);
    const applied = applyTemplate(setAge(emptyRegimen('uk'), { text: '300', value: 300 }), preview);
    expect(planToKeep(applied)?.flush).toEqual(adultPlan.flush);
    const child = setAge(applied, { text: '8', value: 8 });
    expect(isFeedPlanOfTemplate(child)).toBe(true);
    expect(planToKeep(child)?.flush).toBeUndefined();
    const stored = parseRegimen(serialiseRegimen(child));
    expect(stored && planToKeep(stored)?.flush).toBeUndefined();
  });
});
