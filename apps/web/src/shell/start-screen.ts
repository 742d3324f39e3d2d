import type { StartScreen } from '@dietetic/contract';
import type { useSession } from '#session/session.ts';

type Session = ReturnType<typeof useSession.getState>;

/** The questions that stand before the app, in their order; a country stands for the app itself. */
export function startScreenFor({ isHcp, isOnboarded, country }: Session): StartScreen {
  if (isHcp !== true) return 'gate';
  if (!isOnboarded) return 'onboarding';
  return country ?? 'country';
}

/** The country is chosen and nothing stands before the app any more. */
export function isBehindQuestions(screen: StartScreen): boolean {
  return screen === 'uk' || screen === 'roi';
}
