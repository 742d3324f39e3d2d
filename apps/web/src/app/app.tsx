import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CountryScreen } from '#features/gate/country-screen.tsx';
import { GateScreen } from '#features/gate/gate-screen.tsx';
import { OnboardingScreen } from '#features/gate/onboarding-screen.tsx';
import { rememberStartScreen } from '#platform/start-screen.ts';
import { answerHcp, finishOnboarding, forgetHcp, setCountry, useSession } from '#state/session.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { DemonstrationBanner } from './demonstration-banner.tsx';
import { startScreenFor } from './start-screen.ts';

type AppProps = {
  /** Made when the questions are answered, so that it starts at the address the visitor has by then. */
  createRouter: () => AnyRouter;
};

/** The gate, the slides and the question of the country stand before every screen; behind them is the app. */
export function App({ createRouter }: AppProps) {
  const session = useSession();
  const screen = startScreenFor(session);

  useEffect(() => void rememberStartScreen(screen), [screen]);
  // The boot script waits for this to repeat what was pressed before the app could answer.
  useEffect(() => void document.dispatchEvent(new Event('app-ready')), []);

  return (
    <CrashBoundary>
      {screen === 'gate' ? (
        <BeforeTheApp>
          <GateScreen isRefused={session.isHcp === false} onAnswer={answerHcp} onBack={forgetHcp} />
        </BeforeTheApp>
      ) : screen === 'onboarding' ? (
        <BeforeTheApp>
          <OnboardingScreen onFinish={finishOnboarding} />
        </BeforeTheApp>
      ) : screen === 'country' ? (
        <BeforeTheApp goesHome>
          <CountryScreen onChoose={setCountry} />
        </BeforeTheApp>
      ) : (
        <Screens createRouter={createRouter} />
      )}
    </CrashBoundary>
  );
}

function Screens({ createRouter }: AppProps) {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

function BeforeTheApp({ goesHome, children }: { goesHome?: boolean; children: React.ReactNode }) {
  // Without a country every address leads home: nothing in the app may assume one.
  useEffect(() => {
    if (goesHome && window.location.pathname !== '/') window.history.replaceState(null, '', '/');
  }, [goesHome]);
  return (
    <>
      <DemonstrationBanner />
      {children}
    </>
  );
}
