import { feedPlanWords as say } from '@dietetic/content';
import { type FeedPlan, type FeedSession, type Finding, isBolus, isByMouth } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { useGoToField } from '../regimen-form.ts';
import { keepPlan } from './sessions-of-plan.ts';

type Props = { finding: Finding; plan: FeedPlan };

/** A plan by another route than was entered: boluses become feeds by mouth, or the entry is changed. */
export function RouteFix({ finding, plan }: Props) {
  const goTo = useGoToField();
  if (finding.code !== 'plan-route') return null;
  const byTube = plan.sessions.filter((session) => !isByMouth(session));
  const canBeDrunk = byTube.length > 0 && byTube.every(isBolus) && !plan.sessions.some(isByMouth);
  return (
    <>
      {canBeDrunk && (
        <Button size="small" onClick={() => keepPlan({ ...plan, sessions: plan.sessions.map(byMouth) })}>
          {say.giveByMouth}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => goTo('PC_TYPE_OF_FEED')}>
        {say.changeRoute}
      </Button>
    </>
  );
}

/** What a syringe or a container was asked for goes with it. */
function byMouth(session: FeedSession): FeedSession {
  if (!isBolus(session)) return session;
  const { minutes: _minutes, container: _container, hangLimitHours: _limit, ...rest } = session;
  return { ...rest, mode: 'by_mouth' };
}
