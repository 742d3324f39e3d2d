import { toSearchParams } from '@dietetic/catalogue';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
});

it('[K-14] a search of one letter comes back as it was typed, though nothing is searched by it', async () => {
  const { keepRegimenList, useRegimenList } = await import('./regimen-list.ts');
  keepRegimenList(toSearchParams('t', []), 't');
  expect(useRegimenList.getState().search).toBe('t');
  keepRegimenList({});
  expect(useRegimenList.getState().search).toBe('');
});
