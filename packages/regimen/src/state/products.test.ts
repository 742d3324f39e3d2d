import { toListedProduct } from '@dietetic/catalogue';
import { demonstrationProducts } from '@dietetic/demonstration-data';
import { expect, it } from 'vitest';
import { regimenFindings } from '../plan/checks/checks.ts';
import { chosenAmounts, countedAmounts, totalProvided } from '../plan/totals/provided.ts';
import {
  acceptChanges,
  addProduct,
  chooseProduct,
  isChosen,
  recordAsChosen,
  removeProduct,
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

it('[G-01] a chosen product is known to be chosen, and can be taken out again', () => {
  expect(isChosen(empty, feed.id)).toBe(false);
  expect(isChosen(withFeed, feed.id)).toBe(true);
  expect(removeProduct(withFeed, feed.id)).toEqual(empty);
});

it.each([0, -1, Number.NaN, Infinity])('[G-01] an amount of %d is no amount', (volume) => {
  expect(addProduct(empty, { ...feed, volume })).toBe(empty);
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

it('[I-05] a product chosen by its row of the index is compared once it was read whole', () => {
  const product = demonstrationProducts().find(({ id }) => id === feed.id)!;
  const byRow = chooseProduct(empty, toListedProduct(product), 500);
  expect(byRow.products[0]?.asChosen).toBeUndefined();
  const recorded = recordAsChosen(byRow, product);
  expect(recorded).toEqual(chooseProduct(empty, product, 500));
  const updated = { ...product, storage: 'Keep frozen' };
  expect(recordAsChosen(recorded, updated)).toBe(recorded);
  expect(chosenAmounts(recorded.products, [updated]).changed).toHaveLength(1);
});

it('[G-02] [K-03] totals and findings are the same from rows of the index as from whole products', () => {
  const whole = demonstrationProducts();
  const rows = whole.map(toListedProduct);
  for (const product of whole) {
    const { products } = chooseProduct(empty, product, 12_500);
    expect(totalProvided(countedAmounts(products, rows).counted)).toEqual(
      totalProvided(countedAmounts(products, whole).counted),
    );
    const plan = { ...empty, country: 'uk' as const, values: { PD_AGE: 30, PD_WEIGHT: 14 }, products };
    expect(regimenFindings({ ...plan, catalogue: rows })).toEqual(
      regimenFindings({ ...plan, catalogue: whole }),
    );
  }
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
  expect(totalProvided(counted).energy).toMatchObject({ complete: false, statedBy: [] });
});
