import { importCatalogue, type Product } from '@dietetic/catalogue';
import { demonstrationCatalogue } from '@dietetic/demonstration-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldCatalogue } from '#platform/product-store/product-store.ts';
import { readCatalogue } from '#platform/product-store/product-store.ts';
import { synchronise } from '#platform/product-store/synchronise.ts';
import { fakeStorage } from '../test-support/fake-storage.ts';
import { followOtherTabsUpdates, sync, useCatalogueStore } from './catalogue.ts';

vi.mock('#platform/product-store/product-store.ts');
vi.mock('#platform/product-store/synchronise.ts');

const NOON = Date.UTC(2026, 10, 20, 12);
const { products, categories } = importCatalogue(demonstrationCatalogue(), { demonstration: true });
const [first, second] = products as [Product, Product];

const updated = {
  status: 'updated' as const,
  at: NOON,
  productCount: 1,
  contentHash: 'sent',
  difference: { added: [{ id: first.id, name: first.name }], changed: [], withdrawn: [] },
  unread: { added: [{ id: first.id, name: first.name }], changed: [], withdrawn: [] },
  log: [],
};
/** What the device's store holds: in these tests never the same as what the update hands over. */
const inStore: HeldCatalogue = { products: [second], categories, contentHash: 'store', importedAt: NOON + 1 };

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  useCatalogueStore.setState({ status: 'empty', allProducts: [], unread: undefined, lastResult: undefined });
  vi.mocked(readCatalogue).mockReset().mockResolvedValue(inStore);
});
afterEach(() => vi.unstubAllGlobals());

const shownIds = () => useCatalogueStore.getState().allProducts.map(({ id }) => id);

describe('[I-02] what is shown after an update', () => {
  it('is what the update has stored, without reading the store again', async () => {
    vi.mocked(synchronise).mockResolvedValue({ result: updated, stored: { products: [first], categories } });
    expect(await sync()).toEqual(updated);
    expect(shownIds()).toEqual([first.id]);
    expect(useCatalogueStore.getState()).toMatchObject({
      status: 'ready',
      contentHash: 'sent',
      lastUpdated: NOON,
      isDemonstration: true,
      unread: updated.unread,
      isSyncing: false,
    });
    expect(readCatalogue).not.toHaveBeenCalled();
  });

  it('is read from the store where the update could not hand it over', async () => {
    vi.mocked(synchronise).mockResolvedValue({ result: updated, stored: undefined });
    await sync();
    expect(shownIds()).toEqual([second.id]);
  });

  it('is read from the store when another tab has written meanwhile', async () => {
    const target = new EventTarget();
    followOtherTabsUpdates(target as unknown as Window);
    vi.mocked(synchronise).mockImplementation(async () => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key: 'productsUpdated' }));
      return { result: updated, stored: { products: [first], categories } };
    });
    await sync();
    expect(shownIds()).toEqual([second.id]);
  });

  it('stays what it was when the update failed', async () => {
    useCatalogueStore.setState({ status: 'ready', allProducts: [second] });
    const result = { status: 'failed' as const, reason: 'not-stored' as const, log: [] };
    vi.mocked(synchronise).mockResolvedValue({ result, stored: undefined });
    expect(await sync()).toEqual(result);
    expect(shownIds()).toEqual([second.id]);
  });
});
