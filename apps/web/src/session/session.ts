import type { Country } from '@dietetic/catalogue';
import { create } from 'zustand';
import { storedFlag, storedWord } from '#platform/storage.ts';

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
export function clearHcpAnswer(): void {
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

/** Keeps this tab in step when another one answers a question or changes country. Called once, at start. */
export function followOtherTabs(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', () => useSession.setState(readSession()));
}
