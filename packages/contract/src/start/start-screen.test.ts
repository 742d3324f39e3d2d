import { describe, expect, it } from 'vitest';
import { prerenderedPath, startScreenOf } from './start-screen.ts';

describe('the first screen of a returning visitor', () => {
  it.each([
    ['gate', '/', 'gate'],
    ['onboarding', '/products', 'onboarding'],
    ['country', '/', 'country'],
    ['uk', '/', 'home-uk'],
    ['roi', '/', 'home-roi'],
    ['uk', '/products/some-product/', 'frame-uk'],
  ] as const)('[A-01] [A-04] %s at %s is prerendered as %s', (screen, pathname, name) => {
    expect(prerenderedPath(screen, pathname)).toBe(name);
  });

  it.each([[undefined], [''], ['../../etc/passwd'], ['UK']])('[A-01] %s means the gate', (word) => {
    expect(startScreenOf(word)).toBe('gate');
  });
});
