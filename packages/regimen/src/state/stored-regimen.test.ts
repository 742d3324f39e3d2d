import { describe, expect, it } from 'vitest';
import { confirm } from './confirmations.ts';
import { addProduct } from './products.ts';
import { emptyRegimen } from './regimen-state.ts';
import type { FeedPlan } from '../plan/feed-plan/feed-plan.ts';
import { parseFeedPlan } from '../plan/feed-plan/parse-feed-plan.ts';
import { parseRecipe } from '../plan/recipe/parse-recipe.ts';
import type { Recipe } from '../plan/recipe/recipe.ts';
import { setFeedPlan, setRecipe } from './feed-plan-of-regimen.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setStage } from './reproductive-stage.ts';
import { markUpdated, setEntry, setEntryMode, setList, setStressFactor, setValues } from './transitions.ts';

const full = [emptyRegimen('roi')]
  .map((state) =>
    setValues(state, { PD_GENDER: 'female', PD_AGE: 0, PD_WEIGHT: 3.245, PC_TYPE_OF_FEED: 'tube' }),
  )
  .map((state) => setStressFactor(state, 'infection', 25))
  .map((state) => setEntry(state, 'PD_HEIGHT', { text: '5o' }))
  .map((state) => setEntry(state, 'PD_WEIGHT', { text: '3,245', value: 3.245 }))
  .map((state) => setList(state, 'PD_SCOPE', ['preterm']))
  .map((state) => setEntryMode(state, 'weight', 'st'))
  .map((state) => confirm(state, { field: 'PD_WEIGHT', code: 'unusual', message: 'Check it.' }))
  .map((state) => markUpdated(state, 'energy'))
  .map((state) => setStage(state, 'lactation-later'))
  .map((state) =>
    addProduct(state, {
      id: 'a',
      name: 'A',
      packSize: '',
      images: [{ url: '/a.svg' }],
      volume: 90.5,
      volumeUnit: 'ml',
    }),
  )[0];

if (!full) throw new Error('The example was not built');
const PLAN = parseFeedPlan({
  sessions: [
    { product: 'a', mode: 'cyclic', volume: 1000, start: '20:00', hours: 12 },
    { product: 'a', mode: 'bolus', volume: 400, boluses: 2, first: '10:00', last: '16:00' },
    { product: 'a', mode: 'bolus', volume: 100, boluses: 2, first: '17:00' },
  ],
  steps: { from: 30, by: 20, everyHours: 8, target: 83 },
}).plan as FeedPlan;
const BY_SCOOPS = parseRecipe({ product: 'a', by: 'scoop_count', count: 5, finalMl: 150 }).recipe as Recipe;
const stored = JSON.parse(serialiseRegimen(full));

/** The stored example with one place of it replaced. */
const tampered = (path: string[], value: unknown): string => {
  const copy = structuredClone(stored);
  const last = path.at(-1) ?? '';
  path.slice(0, -1).reduce((at, name) => at[name], copy)[last] = value;
  return JSON.stringify(copy);
};

describe('a stored regimen', () => {
  it('[B-12] comes back exactly', () => {
    expect(parseRegimen(serialiseRegimen(full))).toEqual(full);
    expect(parseRegimen(serialiseRegimen(emptyRegimen(undefined)))).toEqual(emptyRegimen(undefined));
  });

  it('[L-06] comes back with its feed plan and recipe, and is refused whole with half of one', () => {
    const planned = setRecipe(setFeedPlan(full, PLAN), BY_SCOOPS);
    expect(parseRegimen(serialiseRegimen(planned))).toEqual(planned);
    const { state } = JSON.parse(serialiseRegimen(planned));
    const read = (more: object) => parseRegimen(JSON.stringify({ version: 3, state: { ...state, ...more } }));
    expect(read({})).not.toBeNull();
    expect(read({ recipe: { ...state.recipe, count: -1 } })).toBeNull();
    expect(read({ feedPlan: { plan: state.feedPlan.plan } })).toBeNull();
    expect(
      read({ feedPlan: { ...state.feedPlan, plan: { ...state.feedPlan.plan, pumpStep: 5 } } }),
    ).toBeNull();
  });

  it('[A-11] comes back after an update from the version without feed plans', () => {
    expect(parseRegimen(tampered(['version'], 2))).toEqual(full);
  });

  it('[A-11] comes back after an update from the first version, as it was typed', () => {
    const { entries: _none, ...rest } = stored.state;
    const former = {
      ...rest,
      values: full.values,
      typed: { PD_WEIGHT: '3,245', PD_DOB: '20;11;' },
      unreadable: { PD_HEIGHT: '5o' },
    };
    expect(parseRegimen(JSON.stringify({ version: 1, state: former }))).toEqual({
      ...full,
      entries: { ...full.entries, PD_DOB: { text: '20\n11\n' } },
    });
    const { typed: _typed, ...older } = former;
    expect(parseRegimen(JSON.stringify({ version: 1, state: older }))?.entries.PD_WEIGHT).toEqual({
      text: '3.245',
      value: 3.245,
    });
  });

  it.each([
    ['a weight in words', { values: { PD_WEIGHT: '3.2' }, unreadable: {} }],
    ['text that is none', { values: {}, unreadable: {}, typed: { PD_WEIGHT: 3 } }],
    ['an unknown key', { values: { PD_NAME: 'x' }, unreadable: {} }],
    ['no values', { unreadable: {} }],
  ])('[B-12] of the version before is refused whole when it holds %s', (_what, entries) => {
    const { entries: _none, ...rest } = stored.state;
    expect(parseRegimen(JSON.stringify({ version: 1, state: { ...rest, ...entries } }))).toBeNull();
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['not JSON', '{"version":2,'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an older version', tampered(['version'], 0)],
    ['a newer version', tampered(['version'], 4)],
    ['no state', tampered(['state'], null)],
    ['a foreign country', tampered(['state', 'country'], 'fr')],
    ['a weight in words', tampered(['state', 'entries', 'PD_WEIGHT', 'value'], '3.2')],
    ['a weight of null', tampered(['state', 'entries', 'PD_WEIGHT', 'value'], null)],
    ['a weight without its text', tampered(['state', 'entries', 'PD_WEIGHT'], { value: 3.2 })],
    ['an unknown key', tampered(['state', 'entries', 'PD_NAME'], { text: 'x', value: 'x' })],
    ['a key of every object', tampered(['state', 'entries', 'toString'], { text: 'x' })],
    ['an unknown sex', tampered(['state', 'entries', 'PD_GENDER', 'value'], 'other')],
    ['a product without amount', tampered(['state', 'products', '0', 'volume'], 0)],
    ['a product in packs', tampered(['state', 'products', '0', 'volumeUnit'], 'packs')],
    ['an image without address', tampered(['state', 'products', '0', 'images'], [{}])],
    ['an unknown stage', tampered(['state', 'stage'], 'expecting')],
    ['an unknown situation', tampered(['state', 'lists', 'PD_SCOPE'], ['x'])],
    ['an unknown unit', tampered(['state', 'entryModes', 'height'], 'm')],
    ['text that is none', tampered(['state', 'entries', 'PD_WEIGHT', 'text'], 3)],
    ['a confirmation of nothing', tampered(['state', 'confirmations'], [{ field: 'PD_WEIGHT' }])],
    ['steps that are no list', tampered(['state', 'updatedSteps'], 'energy')],
  ])('[B-12] is refused whole when it holds %s', (_what, text) => {
    expect(parseRegimen(text)).toBeNull();
  });
});
