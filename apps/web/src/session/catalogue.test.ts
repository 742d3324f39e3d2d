import { importCatalogue, toListedProduct, type Product } from '@dietetic/catalogue';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldCatalogue } from '#catalogue-store/product-store.ts';
import { markUnverified, readCatalogue } from '#catalogue-store/product-store.ts';
import { synchronise } from '#catalogue-store/synchronise.ts';
import { fakeStorage } from '../test-support/fake-storage.ts';
import {
  everyWholeProduct,
  followOtherTabsUpdates,
  sync,
  useCatalogueStore,
  readWholeProduct,
  wholeProducts,
} from './catalogue.ts';

vi.mock('#catalogue-store/product-store.ts');
vi.mock('#catalogue-store/synchronise.ts');

const NOON = Date.UTC(2026, 10, 20, 12);
const { products, categories } = importCatalogue(demonstrationCatalogue(), { demonstration: true });
const [first, second] = products as [Product, Product];

const updated = { status: 'updated' as const, at: NOON, productCount: 1 };
const inStore: HeldCatalogue = {
  products: [toListedProduct(second)],
  whole: [],
  readWhole: vi.fn(async () => [second]),
  categories,
  catalogue: 'newer',
  storedAt: NOON - 1,
  unread: { added: [{ id: second.id, name: second.name }], changed: [], withdrawn: [] },
};

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  useCatalogueStore.setState({
    status: 'empty',
    allProducts: [],
    whole: new Map(),
    unread: undefined,
    lastResult: undefined,
  });
  vi.mocked(readCatalogue).mockReset().mockResolvedValue(inStore);
  vi.mocked(inStore.readWhole).mockClear();
  vi.mocked(markUnverified).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

const shownIds = () => useCatalogueStore.getState().allProducts.map(({ id }) => id);

describe('[I-02] what is shown after an update', () => {
  it('is what the update has stored', async () => {
    vi.mocked(synchronise).mockResolvedValue(updated);
    expect(await sync()).toEqual(updated);
    expect(shownIds()).toEqual([second.id]);
    expect(useCatalogueStore.getState()).toMatchObject({
      status: 'ready',
      catalogue: 'newer',
      lastUpdated: NOON,
      isDemonstration: true,
      unread: inStore.unread,
      isSyncing: false,
    });
  });

  it('is read again when another tab has stored something', async () => {
    const target = new EventTarget();
    followOtherTabsUpdates(target as unknown as Window);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'productsUpdated' }));
    await vi.waitFor(() => expect(shownIds()).toEqual([second.id]));
  });

  it('stays what it was when the update failed', async () => {
    useCatalogueStore.setState({ status: 'ready', allProducts: [first] });
    const result = { status: 'failed' as const, reason: 'not-stored' as const, detail: '' };
    vi.mocked(synchronise).mockResolvedValue(result);
    expect(await sync()).toEqual(result);
    expect(shownIds()).toEqual([first.id]);
  });
});

describe('[I-03] a whole product', () => {
  beforeEach(async () => {
    vi.mocked(synchronise).mockResolvedValue(updated);
    await sync();
  });

  it('is read from the device when it is asked for, once', async () => {
    expect(readWholeProduct(second.id)).toBeUndefined();
    expect(await wholeProducts([second.id, 'unheard-of'])).toEqual([second]);
    expect(readWholeProduct(second.id)).toEqual(second);
    await wholeProducts([second.id]);
    expect(inStore.readWhole).toHaveBeenCalledOnce();
  });

  it('is read again where another tab has put a newer catalogue in its place', async () => {
    const newer = { ...second, name: 'Renamed' };
    vi.mocked(inStore.readWhole).mockResolvedValueOnce(undefined);
    vi.mocked(readCatalogue).mockResolvedValue({
      ...inStore,
      products: [toListedProduct(newer)],
      readWhole: async () => [newer],
    });
    expect(await wholeProducts([second.id])).toEqual([newer]);
    expect(useCatalogueStore.getState().allProducts).toEqual([toListedProduct(newer)]);
  });

  it('is read for every product where all of them are asked for, and then not kept', async () => {
    expect(await everyWholeProduct()).toEqual([second]);
    expect(readWholeProduct(second.id)).toBeUndefined();
  });

  it('is never half shown when it cannot be read: the stored catalogue is checked and downloaded again', async () => {
    vi.mocked(inStore.readWhole).mockRejectedValueOnce(new Error('damaged'));
    vi.mocked(synchronise).mockReturnValue(new Promise(() => undefined));
    expect(await wholeProducts([second.id])).toEqual([]);
    expect(markUnverified).toHaveBeenCalledOnce();
    expect(useCatalogueStore.getState()).toMatchObject({ status: 'empty', allProducts: [], isSyncing: true });
  });
});
