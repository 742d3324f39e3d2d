import { type FeedSession, isAllByMouth, isBolus, usesPump } from '@dietetic/regimen';

export type Setting = 'runBy' | 'step' | 'rounding' | 'route';

/**
 * The settings of a whole plan that change something in it. A pump runs by dose or clock for hours alone, and has a step where a
 * bolus is run by it too; boluses by syringe are rounded, and end in the same tube.
 */
export function settingsOf(sessions: readonly FeedSession[]): Setting[] {
  return [
    ...(sessions.every(isBolus) ? [] : (['runBy'] as const)),
    ...(usesPump(sessions) ? (['step'] as const) : []),
    'rounding',
    ...(isAllByMouth({ sessions }) ? [] : (['route'] as const)),
  ];
}
