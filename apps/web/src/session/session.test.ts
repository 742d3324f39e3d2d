import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';
import {
  answerHcp,
  finishOnboarding,
  followOtherTabs,
  clearHcpAnswer,
  setCountry,
  useSession,
} from './session.ts';

let localStorage: Storage;

beforeEach(() => {
  localStorage = fakeStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage() });
  useSession.setState({ country: undefined, isHcp: undefined, isOnboarded: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('session', () => {
  it('[A-01] [A-02] keeps the professional answer under its key, and can take it back', () => {
    answerHcp(true);
    expect(localStorage.getItem('userIsHCP')).toBe('true');
    answerHcp(false);
    expect(useSession.getState().isHcp).toBe(false);
    clearHcpAnswer();
    expect(localStorage.getItem('userIsHCP')).toBeNull();
    expect(useSession.getState().isHcp).toBeUndefined();
  });

  it('[A-03] keeps that the introduction was finished or skipped', () => {
    finishOnboarding();
    expect(localStorage.getItem('userIsOnboarded')).toBe('true');
    expect(useSession.getState().isOnboarded).toBe(true);
  });

  it('[A-04] [A-07] stores the chosen country', () => {
    setCountry('roi');
    expect(localStorage.getItem('userCountry')).toBe('roi');
    expect(useSession.getState().country).toBe('roi');
  });

  it('[A-07] follows a change made in another tab', () => {
    const target = new EventTarget();
    followOtherTabs(target as Pick<Window, 'addEventListener'>);
    localStorage.setItem('userCountry', 'roi');
    localStorage.setItem('userIsHCP', 'true');
    target.dispatchEvent(new Event('storage'));
    expect(useSession.getState()).toEqual({ country: 'roi', isHcp: true, isOnboarded: false });
  });
});
