import { setValues } from '@dietetic/regimen';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';

const START = Date.UTC(2026, 10, 23, 9);
const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;
const addEventListener = () => undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[B-12] [I-03] when a clock that was ahead is put back, the idle hour starts again and ends', async () => {
  vi.useFakeTimers({ now: START + YEAR });
  vi.stubGlobal('document', { addEventListener });
  vi.stubGlobal('window', {
    addEventListener,
    setInterval,
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
  });
  const { changeRegimen, useRegimenStore } = await import('./regimen.ts');
  const { watchIdleHour } = await import('./regimen-idle.ts');
  watchIdleHour();
  changeRegimen((regimen) => setValues(regimen, { PD_WEIGHT: 58 }));
  vi.setSystemTime(START);
  vi.advanceTimersByTime(30_000);
  expect(useRegimenStore.getState().usedAt).toBeLessThanOrEqual(START + 30_000);
  expect(useRegimenStore.getState().regimen.values.PD_WEIGHT).toBe(58);
  vi.advanceTimersByTime(HOUR + 30_000);
  expect(useRegimenStore.getState().news).toEqual({ kind: 'idle' });
  expect(useRegimenStore.getState().regimen.values).toEqual({});
});
