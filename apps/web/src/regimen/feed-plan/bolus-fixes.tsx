import { feedPlanWords as say } from '@dietetic/content';
import {
  type FeedPlanResult,
  type Finding,
  pumpMinutesForBolus,
  MINUTES_PER_HOUR,
  rateNumber,
} from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { replaceSession } from './sessions-of-plan.ts';

type Props = { finding: Finding; result: FeedPlanResult; pumpStep: number };

/** A bolus faster than pumps run: over the time in which one gives it, or by syringe. */
export function BolusFixes({ finding, result, pumpStep }: Props) {
  const index = result.sessions.findIndex((_, place) => finding.fields.includes(`plan.sessions[${place}]`));
  const one = result.sessions[index];
  const isTooFast =
    finding.code === 'pump-range' && (finding.value ?? 0) > (finding.limit ?? Number.POSITIVE_INFINITY);
  if (one === undefined || !('bolus' in one) || !isTooFast) return null;
  const minutes = pumpMinutesForBolus(one.bolus);
  const rate = rateNumber((one.bolus / minutes) * MINUTES_PER_HOUR, pumpStep);
  const { minutes: _before, ...bySyringe } = one.session;
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => replaceSession(index, { ...one.session, minutes })}
      >
        {say.overMinutes(String(minutes), `${rate}\u00a0ml/h`)}
      </Button>
      <Button size="small" variant="secondary" onClick={() => replaceSession(index, bySyringe)}>
        {say.bySyringe}
      </Button>
    </>
  );
}
