import { describe, expect, it } from 'vitest';
import { isMetered } from './metered.ts';

describe('isMetered', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ connection: { saveData: false, type: 'wifi' } }, false],
    [{ connection: { saveData: true, type: 'wifi' } }, true],
    [{ connection: { saveData: false, type: 'cellular' } }, true],
  ])(
    '[J-12] asks before the offline copy is fetched where data is paid for: %o -> %s',
    (browser, expected) => {
      expect(isMetered(browser)).toBe(expected);
    },
  );
});
