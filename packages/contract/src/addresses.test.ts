import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import { isScreenAddress, isServerAddress, PAGEVIEW_ROUTES, SERVER_PREFIXES } from './index.ts';

describe('[A-08] the addresses of the server', () => {
  it('hold every call of the contract', () => {
    const calls = Object.entries(contract)
      .filter(([name]) => name.endsWith('_PATH'))
      .map(([, address]) => address as string);
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.filter((address) => !isServerAddress(address))).toEqual([]);
  });

  it('and the screens have none in common', () => {
    expect(SERVER_PREFIXES.filter((prefix) => isScreenAddress(prefix))).toEqual([]);
    const screens = PAGEVIEW_ROUTES.map((route) => route.replace('{id}', 'some-product'));
    expect(screens.filter((address) => isServerAddress(address))).toEqual([]);
  });

  it.each([
    ['/catalogue', true],
    ['/catalogue/status', true],
    ['/catalogues', false],
    ['/notifications', false],
    ['/', false],
  ])('%s: %s', (address, expected) => {
    expect(isServerAddress(address)).toBe(expected);
  });
});
