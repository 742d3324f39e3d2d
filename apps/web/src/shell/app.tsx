import type { Country } from '@dietetic/catalogue';
import { pageTitleWords } from '@dietetic/content';
import type { StartScreen } from '@dietetic/contract';
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { CountryScreen } from '#gate/country-screen.tsx';
import { GateScreen } from '#gate/gate-screen.tsx';
import { OnboardingScreen } from '#gate/onboarding-screen.tsx';
import { linkedTemplateAddress } from '#platform/linked-template.ts';
import { rememberStartScreen } from '#start/remember-screen.ts';
import { answerHcp, finishOnboarding, clearHcpAnswer, setCountry, useSession } from '#session/session.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { DemonstrationBanner } from './demonstration-banner.tsx';
import { focusHeading } from './focus-heading.ts';
import { GateLegal } from './gate-legal.tsx';
import { startScreenFor } from './start-screen.ts';

type AppProps = {
  /** The app behind the questions; may be a component that is still to be fetched. */
  screens: ComponentType;
};

/** The gate, the slides and the choice of country come before every screen. */
export function App({ screens: Screens }: AppProps) {
  const session = useSession();
  // The answered question stays until what comes next is ready: the app behind the last one is rendered in pieces.
  const screen = useDeferredValue(startScreenFor(session));

  useEffect(() => void rememberStartScreen(screen), [screen]);
  useHeadingAfterAnswer(screen);
  // The boot script waits for this to repeat what was pressed before the app could answer.
  useEffect(() => void document.dispatchEvent(new Event('app-ready')), []);

  return <CrashBoundary>{screenOf()}</CrashBoundary>;

  function screenOf(): ReactNode {
    switch (screen) {
      case 'gate':
        return (
          <Question key={screen}>
            <GateScreen
              isRefused={session.isHcp === false}
              onAnswer={answerHcp}
              onBack={clearHcpAnswer}
              legal={<GateLegal />}
            />
          </Question>
        );
      case 'onboarding':
        return (
          <Question key={screen}>
            <OnboardingScreen onFinish={finishOnboarding} />
          </Question>
        );
      case 'country':
        return (
          <Question key={screen} leadsHome>
            <CountryScreen onChoose={chooseCountry} />
          </Question>
        );
      case 'uk':
      case 'roi':
        return (
          <Suspense fallback={null}>
            <Screens />
          </Suspense>
        );
    }
  }
}

/** The last question leads home, or to what a link was followed for: that is opened as if it were followed now. */
function chooseCountry(country: Country): void {
  setCountry(country);
  const address = linkedTemplateAddress();
  if (address !== undefined) window.location.assign(address);
}

function Question({ leadsHome, children }: { leadsHome?: boolean; children: ReactNode }) {
  // Without a country every address leads home: nothing in the app may assume one.
  useEffect(() => {
    if (leadsHome && window.location.pathname !== '/') window.history.replaceState(null, '', '/');
  }, [leadsHome]);
  useEffect(() => {
    document.title = pageTitleWords.withApp(document.querySelector('h1')?.textContent ?? '');
  }, []);
  return (
    <>
      <DemonstrationBanner />
      {children}
    </>
  );
}

/** The answered question takes the focused button with it; the focus goes on to what comes next. */
function useHeadingAfterAnswer(screen: StartScreen): void {
  const shown = useRef(screen);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    const root = document.getElementById('root');
    // A change of country inside the app answers no question and moves nothing.
    if (before === screen || before === 'uk' || before === 'roi' || !root) return;
    window.scrollTo(0, 0);
    focusHeading(root);
  }, [screen]);
}
