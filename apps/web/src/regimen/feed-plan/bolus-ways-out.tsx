import { formatQuantity } from '@dietetic/clinical';
import { feedPlanWords as say } from '@dietetic/content';
import {
  type BolusSession,
  changeFeedPlan,
  type FeedPlan,
  type FeedPlanResult,
  type Finding,
  minutesByPump,
  MINUTES_PER_HOUR,
} from '@dietetic/regimen';
import { changeRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';

type Props = { finding: Finding; plan: FeedPlan; result: FeedPlanResult };

/** A bolus faster than pumps run: over the time in which one gives it, or by syringe. */
export function BolusWaysOut({ finding, plan, result }: Props) {
  const index = result.sessions.findIndex((_, place) => finding.fields.includes(`plan.sessions[${place}]`));
  const one = result.sessions[index];
  const isTooFast =
    finding.code === 'pump-range' && (finding.value ?? 0) > (finding.limit ?? Number.POSITIVE_INFINITY);
  if (one === undefined || !('bolus' in one) || !isTooFast) return null;
  const minutes = minutesByPump(one.bolus);
  const { number } = formatQuantity('amount', (one.bolus / minutes) * MINUTES_PER_HOUR, { unit: 'ml' });
  const { minutes: _before, ...bySyringe } = one.session;
  const change = (session: BolusSession) =>
    changeRegimen((regimen) =>
      changeFeedPlan(regimen, {
        ...plan,
        sessions: plan.sessions.map((before, place) => (place === index ? session : before)),
      }),
    );
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => change({ ...one.session, minutes })}>
        {say.overMinutes(String(minutes), `${number}\u00a0ml/h`)}
      </Button>
      <Button size="small" variant="secondary" onClick={() => change(bySyringe)}>
        {say.bySyringe}
      </Button>
    </>
  );
}
