import { describe, expect, it } from 'vitest';
import { isCounted } from './analytics.ts';

const open = { doNotTrack: null };

describe('analytics', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'app.localhost'])('[A-10] counts nothing on %s', (hostname) => {
    expect(isCounted(hostname, open)).toBe(false);
  });

  it('[A-10] counts a view on a real host', () => {
    expect(isCounted('dietetic.example', open)).toBe(true);
  });

  it.each([{ doNotTrack: '1' }, { doNotTrack: null, globalPrivacyControl: true }])(
    '[A-10] respects a browser that asks not to be followed: %o',
    (browser) => {
      expect(isCounted('dietetic.example', browser)).toBe(false);
    },
  );
});
