import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';
import { storedFlag, storedList, storedMoment, storedWord } from './storage.ts';

function deviceWith(items: Record<string, string>, isBlocked = false) {
  const localStorage = fakeStorage(items, isBlocked);
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage() });
  return localStorage;
}

afterEach(() => vi.unstubAllGlobals());

describe('stored values', () => {
  it.each([
    ['uk', 'uk'],
    ['roi', 'roi'],
    ['ie', undefined],
    ['', undefined],
    ['{"country":"uk"}', undefined],
  ])('[A-04] reads only a country it knows: %s -> %s', (text, country) => {
    deviceWith({ userCountry: text });
    expect(storedWord('userCountry', ['uk', 'roi']).read()).toBe(country);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', undefined],
    ['yes', undefined],
  ])('[A-01] reads a flag only from its own words: %s -> %s', (text, flag) => {
    deviceWith({ userIsHCP: text });
    expect(storedFlag('userIsHCP').read()).toBe(flag);
  });

  it.each([
    ['["a","b"]', ['a', 'b']],
    ['[1]', undefined],
    ['not json', undefined],
    ['{}', undefined],
  ])('[J-09] reads the seen notifications, or nothing: %s', (text, list) => {
    deviceWith({ userNotifications: text });
    expect(storedList('userNotifications').read()).toEqual(list);
  });

  it.each([
    ['1795173530597', 1_795_173_530_597],
    ['0', undefined],
    ['yesterday', undefined],
    ['1.5', undefined],
  ])('[I-02] reads the time of the last update, or nothing: %s', (text, moment) => {
    deviceWith({ productsUpdated: text });
    expect(storedMoment('productsUpdated').read()).toBe(moment);
  });

  it('[A-03] writes what it reads, and takes it back', () => {
    const storage = deviceWith({});
    const flag = storedFlag('userIsOnboarded');
    flag.write(true);
    expect(storage.getItem('userIsOnboarded')).toBe('true');
    expect(flag.read()).toBe(true);
    flag.clear();
    expect(flag.read()).toBeUndefined();
  });

  it('[A-01] goes on without a word where the browser blocks its storage', () => {
    deviceWith({ userIsHCP: 'true' }, true);
    const flag = storedFlag('userIsHCP');
    expect(flag.read()).toBeUndefined();
    expect(() => flag.write(true)).not.toThrow();
    expect(() => flag.clear()).not.toThrow();
  });
});
