import { storedItemWords } from '@dietetic/content';
import { expect, it } from 'vitest';
import { STORAGE_INVENTORY, storedItemKey } from './storage-inventory.ts';

it('[J-06] says of everything that is kept on a device what it is for and for how long, and of nothing else', () => {
  expect(STORAGE_INVENTORY.map(storedItemKey).toSorted()).toEqual(Object.keys(storedItemWords).toSorted());
});
