import { emptyRegimen, parseFeedPlan, type RegimenState, setFeedPlan, setValues } from '@dietetic/regimen';
import { expect, it } from 'vitest';
import { changesSince } from './changes-since.ts';

const { plan } = parseFeedPlan({});
if (plan === null) throw new Error('no plan');
const chosen = (id: string, volume: number): RegimenState['products'][number] => ({
  id,
  name: id,
  volume,
  volumeUnit: 'ml',
  packSize: '',
  images: [],
});
const before = setFeedPlan({ ...emptyRegimen('uk'), products: [chosen('feed', 1000)] }, plan);
const said = (state: RegimenState, not: string[] = []) =>
  changesSince(state, not, (id) => ({ feed: 'Tarnvane Standard', drink: 'Dalesip Two' })[id] ?? '?').map(
    (text) => text.replaceAll('\u00a0', ' '),
  );

it('[L-06] what has changed since a plan was made is named', () => {
  const after = setValues(
    { ...before, products: [chosen('feed', 1200), chosen('drink', 200)] },
    { PD_WEIGHT: 70, PD_WEIGHT_BASIS: 'dry', PD_WEIGHT_USED: 66 },
  );
  expect(said(after)).toEqual([
    'Changed: weight, weight used.',
    'Changed: Tarnvane Standard from 1,000 ml to 1,200 ml.',
    'Added: Dalesip Two 200 ml.',
  ]);
  expect(said(after, ['feed'])).not.toContain('Changed: Tarnvane Standard from 1,000 ml to 1,200 ml.');
  expect(said({ ...before, products: [] })).toEqual(['Removed: Tarnvane Standard.']);
  expect(said({ ...before, feedPlan: { plan, madeFor: 'x' } })).toEqual([
    'Patient, products, amounts or recipe have changed since it was made.',
  ]);
});
