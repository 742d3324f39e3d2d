import { describe, expect, it } from 'vitest';
import { startScreenFor } from './start-screen.ts';

describe('startScreenFor', () => {
  it.each([
    [{ isHcp: undefined, isOnboarded: false, country: undefined }, 'gate'],
    [{ isHcp: false, isOnboarded: true, country: 'uk' as const }, 'gate'],
    [{ isHcp: true, isOnboarded: false, country: undefined }, 'onboarding'],
    [{ isHcp: true, isOnboarded: false, country: 'roi' as const }, 'onboarding'],
    [{ isHcp: true, isOnboarded: true, country: undefined }, 'country'],
    [{ isHcp: true, isOnboarded: true, country: 'uk' as const }, 'uk'],
    [{ isHcp: true, isOnboarded: true, country: 'roi' as const }, 'roi'],
  ])('[A-01] [A-02] [A-03] [A-04] asks what is still unanswered, in order: %o -> %s', (session, screen) => {
    expect(startScreenFor(session)).toBe(screen);
  });
});
