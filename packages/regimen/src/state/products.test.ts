import { expect, it } from 'vitest';
import { addProduct, isChosen, newAmountDraft, removeProduct, selectProduct, setAmount } from './products.ts';
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
