import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { chosenAmounts, provided } from '../totals/provided.ts';
import {
  acceptChanges,
  addProduct,
  chooseProduct,
  isChosen,
  newAmountDraft,
  removeProduct,
  selectProduct,
  setAmount,
} from './products.ts';
import { emptyRegimen } from './regimen-state.ts';
import type { SelectedProduct } from './values.ts';

const feed: SelectedProduct = {
  id: 'tarnvane-standard',
  name: 'Tarnvane Standard',
  packSize: '1000 ml',
  images: [{ url: '/packs/tarnvane-standard.svg' }],
  volume: 1500,
  volumeUnit: 'ml',
};
const empty = emptyRegimen('uk');
const withFeed = addProduct(empty, feed);

it('[G-01] selecting a product asks for an amount; selecting a chosen one removes it', () => {
  expect(selectProduct(empty, feed.id)).toEqual({ effect: 'ask-amount' });
  expect(isChosen(withFeed, feed.id)).toBe(true);
  expect(selectProduct(withFeed, feed.id)).toEqual({ effect: 'removed', state: empty });
});

it('[G-01] editing starts from 0 and an empty unit, on a copy', () => {
  const draft = newAmountDraft();
  expect(draft).toEqual({ volume: 0, volumeUnit: '' });
  expect(setAmount(withFeed, feed.id, draft)).toBe(withFeed);
  expect(setAmount(withFeed, feed.id, { volume: 750, volumeUnit: 'ml' }).products).toEqual([
    { ...feed, volume: 750 },
  ]);
  expect(withFeed.products).toEqual([feed]);
});

it.each([0, -1, Number.NaN, Infinity])('[G-01] an amount of %d is no amount', (volume) => {
  expect(addProduct(empty, { ...feed, volume })).toBe(empty);
  expect(setAmount(withFeed, feed.id, { volume, volumeUnit: 'ml' })).toBe(withFeed);
});

it('[G-01] adding a product that is there gives it the new amount, in its place', () => {
  const other = { ...feed, id: 'addimere-protein' };
  const both = addProduct(withFeed, other);
  expect(addProduct(both, { ...feed, volume: 200 }).products.map(({ id, volume }) => [id, volume])).toEqual([
    ['tarnvane-standard', 200],
    ['addimere-protein', 1500],
  ]);
  expect(removeProduct(both, feed.id).products).toEqual([other]);
});

it('[I-05] a chosen product that an update changed is named until that is checked, whatever amount it gets', () => {
  const product = demonstrationProducts().find(({ id }) => id === feed.id)!;
  const chosen = chooseProduct(empty, product, 500);
  const namedIn = (state: typeof chosen, catalogue: typeof product) =>
    chosenAmounts(state.products, [catalogue]).changed.map(({ changes }) => changes);
  expect(namedIn(chosen, product)).toEqual([]);

  const updated = { ...product, storage: 'Keep frozen' };
  expect(namedIn(chosen, updated)).toEqual([[{ kind: 'field', field: 'storage' }]]);
  expect(namedIn(chooseProduct(chosen, updated, 750), updated)).toHaveLength(1);

  const checked = acceptChanges(chosen, updated);
  expect(namedIn(checked, updated)).toEqual([]);
  expect(checked.products[0]?.volume).toBe(500);
});

it('[I-05] a product chosen before there were records is not called changed', () => {
  const product = demonstrationProducts().find(({ id }) => id === feed.id)!;
  expect(chosenAmounts([feed], [product]).changed).toEqual([]);
});

it('[G-02] an amount in ml is not taken for one in g when an update changes how a product is measured', () => {
  const product = demonstrationProducts().find(({ id }) => id === feed.id)!;
  const { products } = chooseProduct(empty, product, 500);
  const { portions, missing, changed, counted } = chosenAmounts(products, [{ ...product, basis: 'g' }]);
  expect(portions).toEqual([]);
  expect(missing.map(({ name }) => name)).toEqual([`${feed.name} in ml`]);
  expect(changed).toEqual([]);
  expect(provided(counted).energy).toMatchObject({ complete: false, statedBy: [] });
});
