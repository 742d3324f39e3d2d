import { describe, expect, it } from 'vitest';
import { confirm } from './confirmations.ts';
import { addProduct } from './products.ts';
import { emptyRegimen } from './regimen-state.ts';
import { parseRegimen, serialiseRegimen } from './stored-regimen.ts';
import { setStage } from './reproductive-stage.ts';
import {
  keepTyped,
  markUpdated,
  setEntryMode,
  setList,
  setStressFactor,
  setUnreadable,
  setValues,
} from './transitions.ts';

const full = [emptyRegimen('roi')]
  .map((state) =>
    setValues(state, { PD_GENDER: 'female', PD_AGE: 0, PD_WEIGHT: 3.245, PC_TYPE_OF_FEED: 'tube' }),
  )
  .map((state) => setStressFactor(state, 'infection', 25))
  .map((state) => setUnreadable(state, 'PD_HEIGHT', '5o'))
  .map((state) => keepTyped(state, 'PD_WEIGHT', '3,245'))
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

  it('[A-11] comes back after an update from a version that did not keep what was typed', () => {
    const { typed: _none, ...older } = stored.state;
    expect(parseRegimen(JSON.stringify({ ...stored, state: older }))).toEqual({ ...full, typed: {} });
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['not JSON', '{"version":1,'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an older version', tampered(['version'], 0)],
    ['a newer version', tampered(['version'], 2)],
    ['no state', tampered(['state'], null)],
    ['a foreign country', tampered(['state', 'country'], 'fr')],
    ['a weight in words', tampered(['state', 'values', 'PD_WEIGHT'], '3.2')],
    ['a weight of null', tampered(['state', 'values', 'PD_WEIGHT'], null)],
    ['an unknown key', tampered(['state', 'values', 'PD_NAME'], 'x')],
    ['a key of every object', tampered(['state', 'values', 'toString'], 'x')],
    ['an unknown sex', tampered(['state', 'values', 'PD_GENDER'], 'other')],
    ['a product without amount', tampered(['state', 'products', '0', 'volume'], 0)],
    ['a product in packs', tampered(['state', 'products', '0', 'volumeUnit'], 'packs')],
    ['an image without address', tampered(['state', 'products', '0', 'images'], [{}])],
    ['an unknown stage', tampered(['state', 'stage'], 'expecting')],
    ['an unknown situation', tampered(['state', 'lists', 'PD_SCOPE'], ['x'])],
    ['an unknown unit', tampered(['state', 'entryModes', 'height'], 'm')],
    ['typed text that is none', tampered(['state', 'typed'], { PD_WEIGHT: 3 })],
    ['a confirmation of nothing', tampered(['state', 'confirmations'], [{ field: 'PD_WEIGHT' }])],
    ['steps that are no list', tampered(['state', 'updatedSteps'], 'energy')],
  ])('[B-12] is refused whole when it holds %s', (_what, text) => {
    expect(parseRegimen(text)).toBeNull();
  });
});
