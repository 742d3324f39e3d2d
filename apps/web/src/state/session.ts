import type { Country } from '@dietetic/catalogue';
import { create } from 'zustand';
import { storedFlag, storedWord } from '#platform/storage.ts';
import { useWorkInProgress } from './work-in-progress.ts';

/**
 * Who is using the app and where: three answers kept on the device and asked only once.
 * The specification names the keys; other tabs follow through the storage event.
 */
const COUNTRY = storedWord('userCountry', ['uk', 'roi']);
const HCP = storedFlag('userIsHCP');
const ONBOARDED = storedFlag('userIsOnboarded');

type Session = {
  /** Undefined until one is chosen: no calculation may assume a country (decision 014). */
  country: Country | undefined;
  /** Undefined until answered; false is the answer "I am not". */
  isHcp: boolean | undefined;
  isOnboarded: boolean;
};

function readSession(): Session {
  return { country: COUNTRY.read(), isHcp: HCP.read(), isOnboarded: ONBOARDED.read() === true };
}

export const useSession = create<Session>(() => readSession());

/** The chosen country, for calculations, products and prices of attention. */
export function useCountry(): Country | undefined {
  return useSession((session) => session.country);
}

/** The country whose texts are shown: the United Kingdom until one is chosen. Texts only. */
export function useTextCountry(): Country {
  return useSession((session) => session.country ?? 'uk');
}

export function answerHcp(isHcp: boolean): void {
  HCP.write(isHcp);
  useSession.setState({ isHcp });
}

/** Takes the professional's answer back, so that the gate asks again. */
export function forgetHcp(): void {
  HCP.clear();
  useSession.setState({ isHcp: undefined });
}

export function finishOnboarding(): void {
  ONBOARDED.write(true);
  useSession.setState({ isOnboarded: true });
}

/** Stores the country at once. Screens call `requestCountryChange`, which asks first when work would change. */
export function setCountry(country: Country): void {
  COUNTRY.write(country);
  useSession.setState({ country });
}

/** What moving to another country would do to the work in progress; named so that it can be agreed to. */
export type CountryChangeEffects = {
  /** Chosen products that are not available there and would leave the regimen. */
  droppedProducts: readonly { id: string; name: string }[];
  /** Calculation methods that do not exist there, and what counts in their place. */
  methods: readonly { of: 'energy' | 'protein'; from: string; to: string | null }[];
  /** Requirements that come out differently there: kcal, g or ml a day. */
  results: readonly { of: 'energy' | 'protein' | 'fluid'; from: number | null; to: number | null }[];
};

/** Undefined means that nothing would change and nobody needs to be asked. */
export type CountryGuard = (to: Country) => Promise<CountryChangeEffects | undefined>;

let guard: CountryGuard | undefined;

/** One keeper of work in progress may register; calling the result takes it away again. */
export function registerCountryGuard(next: CountryGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** A change that waits for the clinician's agreement. */
type CountryQuestion = { to: Country; effects: CountryChangeEffects };
export const useCountryQuestion = create<{ question: CountryQuestion | undefined }>(() => ({
  question: undefined,
}));

/** Changes the country, or asks first when the regimen in progress would be changed by it. */
export async function requestCountryChange(to: Country): Promise<void> {
  const { country } = useSession.getState();
  if (to === country) return;
  // A regimen begun before this page was loaded has no guard until its own code is there.
  if (!guard && useWorkInProgress.getState().hasRegimen) await import('./regimen.ts').catch(reportUnguarded);
  const effects = country !== undefined && guard ? await guard(to) : undefined;
  if (effects && Object.values(effects).some((changes) => changes.length > 0)) {
    useCountryQuestion.setState({ question: { to, effects } });
    return;
  }
  setCountry(to);
}

/** Without its code (offline before it was kept) the regimen follows, and says what went, once it is opened. */
function reportUnguarded(reason: unknown): void {
  console.warn('The regimen could not be asked about the change of country.', reason);
}

export function answerCountryQuestion(agreed: boolean): void {
  const { question } = useCountryQuestion.getState();
  useCountryQuestion.setState({ question: undefined });
  if (agreed && question) setCountry(question.to);
}

/** Keeps this tab in step when another one answers a question or changes country. Called once, at start. */
export function followOtherTabs(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', () => useSession.setState(readSession()));
}
