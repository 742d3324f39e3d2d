import { feedPlanWords as say } from '@dietetic/content';
import { changeFeedPlan, type FeedPlan, type PumpStep, type RunBy, type TubeEnd } from '@dietetic/regimen';
import { changeRegimen } from '#session/regimen.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import frame from '../bedside/bedside-page.module.css';

const ROUTES = ['gastric', 'jejunal', 'none'] as const;

/** How the whole plan is run; a change shows at once in every rate. */
export function PumpPanel({ plan }: { plan: FeedPlan }) {
  const change = (part: Partial<FeedPlan>) =>
    changeRegimen((regimen) => changeFeedPlan(regimen, { ...plan, ...part }));
  return (
    <Sheet as="section" pad="small" className={frame.panel}>
      <h2>{say.settings}</h2>
      <Segmented<RunBy>
        legend={say.runBy}
        size="small"
        block
        hint={say.runsHint}
        value={plan.runBy}
        onChange={(runBy) => change({ runBy })}
        options={[
          { value: 'dose', label: say.runs.dose },
          { value: 'clock', label: say.runs.clock },
        ]}
      />
      <Segmented
        legend={say.step}
        size="small"
        block
        value={String(plan.pumpStep)}
        onChange={(step) => change({ pumpStep: Number(step) as PumpStep })}
        options={[
          { value: '1', label: '1\u00a0ml/h' },
          { value: '0.1', label: '0.1\u00a0ml/h' },
        ]}
      />
      <Segmented
        legend={say.rounding}
        size="small"
        block
        hint={say.roundingHint}
        value={plan.roundDown ? 'down' : 'nearest'}
        onChange={(rounding) => change({ roundDown: rounding === 'down' })}
        options={[
          { value: 'nearest', label: say.roundings.nearest },
          { value: 'down', label: say.roundings.down },
        ]}
      />
      <Segmented<(typeof ROUTES)[number]>
        legend={say.route}
        size="small"
        block
        value={plan.route ?? 'none'}
        onChange={(route) => changeRoute(route)}
        options={ROUTES.map((value) => ({ value, label: say.routes[value] }))}
      />
    </Sheet>
  );

  function changeRoute(route: TubeEnd | 'none'): void {
    const { route: _before, ...rest } = plan;
    changeRegimen((regimen) => changeFeedPlan(regimen, route === 'none' ? rest : { ...rest, route }));
  }
}
