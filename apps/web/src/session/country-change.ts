import type { Country } from '@dietetic/catalogue';
import type { CountryChangeEffects } from '@dietetic/regimen';
import { create } from 'zustand';
import { setCountry, useSession } from './session.ts';
import { useWorkInProgress } from './work-in-progress.ts';

/** A change that waits for the clinician's agreement. */
type CountryQuestion = { to: Country; effects: CountryChangeEffects };

export const useCountryQuestion = create<{ question: CountryQuestion | undefined }>(() => ({
  question: undefined,
}));

/** Changes the country, or asks first when the regimen in progress would be changed by it. */
export async function requestCountryChange(to: Country): Promise<void> {
  const { country } = useSession.getState();
  if (to === country) return;
  const effects = country === undefined ? undefined : await effectsOn(to).catch(reportUnasked);
  if (effects && Object.values(effects).some((changes) => changes.length > 0)) {
    useCountryQuestion.setState({ question: { to, effects } });
    return;
  }
  setCountry(to);
}

/** The regimen's own code is not part of every page. */
async function effectsOn(to: Country): Promise<CountryChangeEffects | undefined> {
  if (!useWorkInProgress.getState().hasRegimen) return undefined;
  const { effectsOfCountry } = await import('./regimen-country.ts');
  return effectsOfCountry(to);
}

/** Without its code (offline before it was kept) the regimen follows, and says what went, once it is opened. */
function reportUnasked(reason: unknown): undefined {
  console.warn('The regimen could not be asked about the change of country.', reason);
}

export function answerCountryQuestion(agreed: boolean): void {
  const { question } = useCountryQuestion.getState();
  useCountryQuestion.setState({ question: undefined });
  if (agreed && question) setCountry(question.to);
}
