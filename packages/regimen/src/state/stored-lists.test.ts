import { GIVEN_UNITS } from '@dietetic/catalogue';
import { COUNTRIES, REPRODUCTIVE_STAGES } from '@dietetic/clinical';
import { describe, expect, it } from 'vitest';
import { CHOICE_ENTRIES } from '../assessment/choice-entries.ts';
import { CONDITION_IDS, SCOPE_IDS } from '../entries/choice-ids.ts';
import {
  FLUID_BASES,
  MAX_BOLUSES,
  MAX_FIRST_DAYS,
  BOLUS_MODES,
  PUMP_MODES,
  PUMP_STEPS,
  RATE_ROUNDINGS,
  RUN_BY,
  SESSION_MODES,
  TUBE_ENDS,
} from '../plan/feed-plan/feed-plan.ts';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import { MODULE_AMOUNTS_PER, RECIPE_STARTS, SCOOP_RULES } from '../plan/recipe/recipe.ts';
import { setFeedPlan, setRecipe } from './feed-plan-of-regimen.ts';
import { emptyRegimen, ENTRY_MODES } from './regimen-state.ts';
import type { RegimenState } from './regimen-state.ts';
import { setStage } from './reproductive-stage.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setEntryMode, setList, setValues } from './transitions.ts';
import { VOLUME_UNITS } from './values.ts';

const empty = emptyRegimen('uk');
const WATER = { strengthPercent: 14, waterMl: 100 };
const VOLUME = { strengthPercent: 14, finalMl: 100 };
const OF_START = {
  final_volume: VOLUME,
  water_volume: WATER,
  scoop_count: { count: 5, finalMl: 150 },
  target_energy: { kcalPer100Ml: 100, finalMl: 100 },
} satisfies Record<(typeof RECIPE_STARTS)[number], object>;

const withPlan = (given: object) => {
  const { plan, errors } = parseFeedPlan({ sessions: [], ...given });
  expect(errors).toEqual([]);
  return setFeedPlan(empty, plan ?? undefined);
};
const withSession = (given: object) =>
  withPlan({ sessions: [{ product: 'a', volume: 500, start: '08:00', hours: 10, ...given }] });
const withRecipe = (given: object) => {
  const { recipe, errors } = parseRecipe({ product: 'a', by: 'final_volume', ...VOLUME, ...given });
  expect(errors).toEqual([]);
  return setRecipe(empty, recipe ?? undefined);
};
const withProduct = (more: object): RegimenState => ({
  ...empty,
  products: [{ id: 'a', name: 'A', packSize: '', images: [], volume: 1, volumeUnit: 'ml', ...more }],
});

/** Every value that a list allows, in a regimen. */
const KEPT: [string, RegimenState[]][] = [
  ['country', COUNTRIES.map((country) => emptyRegimen(country))],
  ['situation', [setList(empty, 'PD_SCOPE', [...SCOPE_IDS])]],
  ['stage', REPRODUCTIVE_STAGES.map((stage) => setStage(empty, stage))],
  ['disorder', CONDITION_IDS.map((id) => setValues(empty, { PD_CONDITION: id }))],
  [
    'choice',
    Object.entries(CHOICE_ENTRIES).flatMap(([key, choices]) =>
      choices.map((choice) => setValues(empty, { [key]: choice })),
    ),
  ],
  ['unit of a product', VOLUME_UNITS.map((volumeUnit) => withProduct({ volumeUnit }))],
  ['unit of an amount', GIVEN_UNITS.map((unit) => withProduct({ given: { amount: 2, unit } }))],
  [
    'way of typing',
    (Object.keys(ENTRY_MODES) as (keyof typeof ENTRY_MODES)[]).flatMap((quantity) =>
      ENTRY_MODES[quantity].map((mode) => setEntryMode(empty, quantity, mode)),
    ),
  ],
  ['what stops the pump', RUN_BY.map((runBy) => withPlan({ runBy }))],
  ['step of the pump', PUMP_STEPS.map((pumpStep) => withPlan({ pumpStep }))],
  ['basis of fluid', FLUID_BASES.map((fluidBasis) => withPlan({ fluidBasis }))],
  ['end of the tube', TUBE_ENDS.map((route) => withPlan({ route }))],
  ['way of a pump', PUMP_MODES.map((mode) => withSession({ mode }))],
  ['way of boluses', BOLUS_MODES.map((mode) => withPlan(boluses(4, mode)))],
  ['rounding', RATE_ROUNDINGS.map((rounding) => withSession({ mode: 'cyclic', rounding }))],
  ['start of a recipe', RECIPE_STARTS.map((by) => withRecipe({ finalMl: undefined, ...onlyOf(by) }))],
  ['rule of scoops', SCOOP_RULES.map((scoops) => withRecipe({ scoops }))],
  [
    'amount of a module',
    MODULE_AMOUNTS_PER.map((per) => withRecipe({ modules: [{ product: 'b', amount: 1, per }] })),
  ],
  ['most boluses and days', [withPlan({ ...boluses(MAX_BOLUSES), cap: capTo(MAX_FIRST_DAYS) })]],
];

function onlyOf(by: keyof typeof OF_START) {
  return { strengthPercent: undefined, by, ...OF_START[by] };
}
function boluses(count: number, mode: string = 'bolus') {
  return { sessions: [{ product: 'a', mode, volume: 500, boluses: count, first: '08:00' }] };
}
function capTo(onDay: number) {
  return { fromKcalPerKg: 5, toKcalPerKg: 30, onDay };
}

describe('what a list allows', () => {
  it.each(KEPT)('[B-12] is saved and comes back: %s', (_what, states) => {
    expect(states).not.toEqual([]);
    for (const state of states) expect(parseRegimen(serialiseRegimen(state))).toEqual(state);
  });

  it('[L-06] has a session for each of its ways', () => {
    expect(SESSION_MODES).toEqual([...PUMP_MODES, ...BOLUS_MODES]);
    for (const count of [0, MAX_BOLUSES + 1]) expect(parseFeedPlan(boluses(count)).plan).toBeNull();
  });
});
