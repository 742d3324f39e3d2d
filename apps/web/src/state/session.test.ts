import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';
import {
  answerCountryQuestion,
  answerHcp,
  type CountryChangeEffects,
  finishOnboarding,
  followOtherTabs,
  forgetHcp,
  registerCountryGuard,
  requestCountryChange,
  setCountry,
  useCountryQuestion,
  useSession,
} from './session.ts';

let localStorage: Storage;

beforeEach(() => {
  localStorage = fakeStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage() });
  useSession.setState({ country: undefined, isHcp: undefined, isOnboarded: false });
  useCountryQuestion.setState({ question: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const LOSES: CountryChangeEffects = {
  droppedProducts: [{ id: 'a', name: 'Product A' }],
  methods: [{ of: 'energy', from: 'uk_paeds', to: 'roi_paeds_6months_17years' }],
  results: [],
};
const LOSES_NOTHING: CountryChangeEffects = { droppedProducts: [], methods: [], results: [] };
const OTHER_RESULT: CountryChangeEffects = {
  ...LOSES_NOTHING,
  results: [{ of: 'protein', from: 14.5, to: 12.8 }],
};

describe('session', () => {
  it('[A-01] [A-02] keeps the professional answer under its key, and can take it back', () => {
    answerHcp(true);
    expect(localStorage.getItem('userIsHCP')).toBe('true');
    answerHcp(false);
    expect(useSession.getState().isHcp).toBe(false);
    forgetHcp();
    expect(localStorage.getItem('userIsHCP')).toBeNull();
    expect(useSession.getState().isHcp).toBeUndefined();
  });

  it('[A-03] keeps that the introduction was finished or skipped', () => {
    finishOnboarding();
    expect(localStorage.getItem('userIsOnboarded')).toBe('true');
    expect(useSession.getState().isOnboarded).toBe(true);
  });

  it('[A-04] [A-07] stores the chosen country', async () => {
    await requestCountryChange('roi');
    expect(localStorage.getItem('userCountry')).toBe('roi');
    expect(useSession.getState().country).toBe('roi');
  });

  it('[A-07] asks before a change would cost the regimen something, and names it', async () => {
    setCountry('uk');
    const unregister = registerCountryGuard(async (to) => (to === 'roi' ? LOSES : undefined));
    await requestCountryChange('roi');
    expect(useSession.getState().country).toBe('uk');
    expect(useCountryQuestion.getState().question).toEqual({ to: 'roi', effects: LOSES });

    answerCountryQuestion(false);
    expect(useSession.getState().country).toBe('uk');
    expect(useCountryQuestion.getState().question).toBeUndefined();

    await requestCountryChange('roi');
    answerCountryQuestion(true);
    expect(useSession.getState().country).toBe('roi');
    expect(localStorage.getItem('userCountry')).toBe('roi');
    unregister();
  });

  it('[A-07] asks where only a result would come out differently', async () => {
    setCountry('uk');
    const unregister = registerCountryGuard(async () => OTHER_RESULT);
    await requestCountryChange('roi');
    expect(useCountryQuestion.getState().question).toEqual({ to: 'roi', effects: OTHER_RESULT });
    unregister();
  });

  it.each([
    ['nothing is in progress', undefined],
    ['nothing would be lost', LOSES_NOTHING],
  ])('[A-07] changes without asking when %s', async (_when, effects) => {
    setCountry('uk');
    const unregister = registerCountryGuard(async () => effects);
    await requestCountryChange('roi');
    expect(useSession.getState().country).toBe('roi');
    unregister();
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
