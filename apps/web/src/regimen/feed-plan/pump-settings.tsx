import { feedPlanWords as say } from '@dietetic/content';
import { changeFeedPlan, type FeedPlan, type PumpStep, type RunBy, type TubeEnd } from '@dietetic/regimen';
import { changeRegimen } from '#session/regimen.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import frame from '../bedside/bedside-page.module.css';

const ROUTES = ['gastric', 'jejunal', 'none'] as const;

/** How the whole plan is run; a change shows at once in every rate. */
export function PumpSettings({ plan }: { plan: FeedPlan }) {
  const change = (part: Partial<FeedPlan>) =>
    changeRegimen((regimen) => changeFeedPlan(regimen, { ...plan, ...part }));
  const changeRoute = (route: TubeEnd | 'none') => {
    const { route: _before, ...rest } = plan;
    changeRegimen((regimen) => changeFeedPlan(regimen, route === 'none' ? rest : { ...rest, route }));
  };
  return (
    <>
      <SelectField<RunBy>
        label={say.runBy}
        value={plan.runBy}
        onChange={(runBy) => change({ runBy })}
        options={(['dose', 'clock'] as const).map((value) => ({ value, label: say.runs[value] }))}
        className={frame.inline}
      />
      <SelectField
        label={say.step}
        value={String(plan.pumpStep)}
        onChange={(step) => change({ pumpStep: Number(step) as PumpStep })}
        options={['1', '0.1'].map((value) => ({ value, label: `${value}\u00a0ml/h` }))}
        className={frame.inline}
      />
      <SelectField<'nearest' | 'down'>
        label={say.rounding}
        value={plan.roundDown ? 'down' : 'nearest'}
        onChange={(rounding) => change({ roundDown: rounding === 'down' })}
        options={(['nearest', 'down'] as const).map((value) => ({ value, label: say.roundings[value] }))}
        className={frame.inline}
      />
      <SelectField<(typeof ROUTES)[number]>
        label={say.route}
        value={plan.route ?? 'none'}
        onChange={changeRoute}
        options={ROUTES.map((value) => ({ value, label: say.routes[value] }))}
        className={frame.inline}
      />
    </>
  );
}
