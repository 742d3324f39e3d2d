import { feedPlanWords as say } from '@dietetic/content';
import { type FeedPlan, type PumpStep, type RunBy, type TubeEnd } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { SelectField } from '#ui/select-field/select-field.tsx';
import frame from '../bedside/bedside-page.module.css';
import { keepPlan } from './sessions-of-plan.ts';
import { type Setting, settingsOf } from './settings-of-plan.ts';

const ROUTES = ['gastric', 'jejunal', 'none'] as const;

/** How the whole plan is run; a change shows at once in every rate. */
export function PumpSettings({ plan }: { plan: FeedPlan }) {
  const change = (part: Partial<FeedPlan>) => keepPlan({ ...plan, ...part });
  const changeRoute = (route: TubeEnd | 'none') => {
    const { route: _before, ...rest } = plan;
    keepPlan(route === 'none' ? rest : { ...rest, route });
  };
  const settings: Record<Setting, ReactNode> = {
    runBy: (
      <SelectField<RunBy>
        key="runBy"
        label={say.runBy}
        value={plan.runBy}
        onChange={(runBy) => change({ runBy })}
        options={(['dose', 'clock'] as const).map((value) => ({ value, label: say.runs[value] }))}
        className={frame.inline}
      />
    ),
    step: (
      <SelectField
        key="step"
        label={say.step}
        value={String(plan.pumpStep)}
        onChange={(step) => change({ pumpStep: Number(step) as PumpStep })}
        options={['1', '0.1'].map((value) => ({ value, label: `${value}\u00a0ml/h` }))}
        className={frame.inline}
      />
    ),
    rounding: (
      <SelectField<'nearest' | 'down'>
        key="rounding"
        label={say.rounding}
        value={plan.roundDown ? 'down' : 'nearest'}
        onChange={(rounding) => change({ roundDown: rounding === 'down' })}
        options={(['nearest', 'down'] as const).map((value) => ({ value, label: say.roundings[value] }))}
        className={frame.inline}
      />
    ),
    route: (
      <SelectField<(typeof ROUTES)[number]>
        key="route"
        label={say.route}
        value={plan.route ?? 'none'}
        onChange={changeRoute}
        options={ROUTES.map((value) => ({ value, label: say.routes[value] }))}
        className={frame.inline}
      />
    ),
  };
  return settingsOf(plan.sessions).map((setting) => settings[setting]);
}
