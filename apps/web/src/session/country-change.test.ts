import type { CountryChangeEffects } from '@dietetic/regimen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../test-support/fake-storage.ts';
import { answerCountryQuestion, requestCountryChange, useCountryQuestion } from './country-change.ts';
import { effectsOfCountry } from './regimen-country.ts';
import { setCountry, useSession } from './session.ts';
import { useWorkInProgress } from './work-in-progress.ts';

vi.mock('./regimen-country.ts');

let localStorage: Storage;

beforeEach(() => {
  localStorage = fakeStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage: fakeStorage() });
  useSession.setState({ country: undefined, isHcp: undefined, isOnboarded: false });
  useCountryQuestion.setState({ question: undefined });
  useWorkInProgress.setState({ hasRegimen: true });
  vi.mocked(effectsOfCountry).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const LOSES: CountryChangeEffects = {
  droppedProducts: [{ id: 'a', name: 'Product A', packSize: '', images: [], volume: 500, volumeUnit: 'ml' }],
  methods: [{ of: 'energy', from: 'uk_paeds', to: 'roi_paeds_6months_17years' }],
  results: [],
};
const LOSES_NOTHING: CountryChangeEffects = { droppedProducts: [], methods: [], results: [] };
const OTHER_RESULT: CountryChangeEffects = {
  ...LOSES_NOTHING,
  results: [{ of: 'protein', from: 14.5, to: 12.8 }],
};

describe('a change of the country', () => {
  it('[A-07] asks before a change that would remove something from the regimen, and names it', async () => {
    setCountry('uk');
    vi.mocked(effectsOfCountry).mockResolvedValue(LOSES);
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
  });

  it('[A-07] asks when only a result would change', async () => {
    setCountry('uk');
    vi.mocked(effectsOfCountry).mockResolvedValue(OTHER_RESULT);
    await requestCountryChange('roi');
    expect(useCountryQuestion.getState().question).toEqual({ to: 'roi', effects: OTHER_RESULT });
  });

  it.each([
    ['nothing is in progress', undefined],
    ['nothing would be lost', LOSES_NOTHING],
  ])('[A-07] changes without asking when %s', async (_when, effects) => {
    setCountry('uk');
    vi.mocked(effectsOfCountry).mockResolvedValue(effects);
    await requestCountryChange('roi');
    expect(useSession.getState().country).toBe('roi');
  });

  it('[A-07] does not ask, and loads nothing of the regimen, when none is in progress', async () => {
    useWorkInProgress.setState({ hasRegimen: false });
    setCountry('uk');
    await requestCountryChange('roi');
    expect(useSession.getState().country).toBe('roi');
    expect(effectsOfCountry).not.toHaveBeenCalled();
  });
});
