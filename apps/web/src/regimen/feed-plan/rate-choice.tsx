import { formatNumber } from '@dietetic/clinical';
import { feedPlanWords as say } from '@dietetic/content';
import {
  clockText,
  type FeedPlan,
  mlText,
  type PumpSession,
  RATE_ROUNDINGS,
  rateNumber,
  runPump,
} from '@dietetic/regimen';
import { Segmented } from '#ui/segmented/segmented.tsx';

type Props = {
  session: PumpSession;
  plan: Pick<FeedPlan, 'pumpStep' | 'roundDown' | 'runBy'>;
  onTake: (session: PumpSession) => void;
};

/** Both settings of the pump beside the exact rate, each with what would move, to be taken by a press. */
export function RateChoice({ session, plan, onTake }: Props) {
  const { rate, rateExact, neighbours } = runPump(session, plan);
  const exact = formatNumber(rateExact, plan.pumpStep === 1 ? 1 : 2);
  // Under a cap there is nothing to choose, and a rate of 0 is none.
  if (plan.roundDown || neighbours.down === neighbours.up || neighbours.down === 0) {
    return <span className="quiet">{say.exact(exact)}</span>;
  }
  return (
    <>
      <div data-off-paper>
        <Segmented
          legend={say.rates(exact)}
          legendHidden
          size="small"
          value={rate === neighbours.down ? 'down' : 'up'}
          onChange={(rounding) => onTake({ ...session, rounding })}
          options={RATE_ROUNDINGS.map((rounding) => {
            const run = runPump({ ...session, rounding }, plan);
            const written = `${rateNumber(run.rate, plan.pumpStep)}\u00a0ml/h`;
            const label =
              plan.runBy === 'clock'
                ? say.rateGives(written, mlText(run.deliveredMl))
                : say.rateFinishes(written, run.end === null ? '' : clockText(run.end.time));
            return { value: rounding, label };
          })}
        />
      </div>
      <span className="quiet">{say.exact(exact)}</span>
    </>
  );
}
