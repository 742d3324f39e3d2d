import { emptyRegimen, setDateOfBirth, setValues } from '@dietetic/regimen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_LIMIT_MS, forgetRegimen, restoreRegimen, writeRegimen } from './regimen-keeping.ts';
import { REGIMEN_KEY } from './work-in-progress.ts';

const START = new Date(2026, 10, 20, 9).getTime();
const regimen = setValues(emptyRegimen('uk'), { PD_GENDER: 'female', PD_WEIGHT: 58 });
let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a regimen kept for this tab', () => {
  it('[B-12] comes back with the time it was last used', () => {
    writeRegimen(regimen, START);
    expect(restoreRegimen()).toEqual({ kind: 'regimen', regimen, usedAt: START });
  });

  it.each([
    [IDLE_LIMIT_MS - 1, 'regimen'],
    [IDLE_LIMIT_MS, 'expired'],
  ])('[B-12] after %d ms, lid closed or not, it is %s', (later, kind) => {
    writeRegimen(regimen, START);
    vi.setSystemTime(START + later);
    expect(restoreRegimen().kind).toBe(kind);
    expect(held.has(REGIMEN_KEY)).toBe(kind === 'regimen');
  });

  it('[C-02] has the patient’s age on the day it is reopened', () => {
    const infant = setDateOfBirth(emptyRegimen('uk'), '2026-10-21', { year: 2026, month: 11, day: 20 }).state;
    vi.setSystemTime(new Date(2026, 10, 20, 23, 50));
    writeRegimen(infant, Date.now());
    vi.setSystemTime(new Date(2026, 10, 21, 0, 10));
    const restored = restoreRegimen();
    expect(restored.kind === 'regimen' && restored.regimen.values.PD_AGE).toBe(1);
  });

  it.each(['', 'null', '{}', '{"usedAt":"x","regimen":"{}"}', '{"usedAt":1,"regimen":5}', 'not json'])(
    '[B-12] is not made of %s, and its loss is said',
    (text) => {
      held.set(REGIMEN_KEY, text);
      expect(restoreRegimen()).toEqual({ kind: 'unreadable' });
      expect(held.has(REGIMEN_KEY)).toBe(false);
      expect(restoreRegimen()).toEqual({ kind: 'none' });
    },
  );

  it('[B-12] is forgotten when what was stored is of a version that is not known, and its loss is said', () => {
    held.set(REGIMEN_KEY, JSON.stringify({ usedAt: START, regimen: '{"version":0,"state":{}}' }));
    expect(restoreRegimen()).toEqual({ kind: 'unreadable' });
    expect(held.has(REGIMEN_KEY)).toBe(false);
  });

  it('[B-12] [I-03] last used by a clock ten years ahead is kept for an hour from now', () => {
    writeRegimen(regimen, START + 10 * 365 * 24 * IDLE_LIMIT_MS);
    expect(restoreRegimen()).toEqual({ kind: 'regimen', regimen, usedAt: START });
  });

  it('[I-03] says when the browser does not keep it', () => {
    expect(writeRegimen(regimen, START)).toBe(true);
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(writeRegimen(regimen, START)).toBe(false);
  });

  it('[B-10] is gone once forgotten', () => {
    writeRegimen(regimen, START);
    forgetRegimen();
    expect(held.size).toBe(0);
  });
});
