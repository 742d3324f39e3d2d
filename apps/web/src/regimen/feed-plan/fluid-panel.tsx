import { bedsideWords, feedPlanWords as say } from '@dietetic/content';
import {
  type FeedPlan,
  type FeedPlanResult,
  type FluidBasis,
  fluidLines,
  isNotStated,
  NOT_STATED,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Status } from '#ui/status/status.tsx';
import frame from '../bedside/bedside-page.module.css';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';
import { keepPlan } from './sessions-of-plan.ts';

type Props = { bedside: Bedside; plan: FeedPlan; result: FeedPlanResult };

const BASES = [
  { basis: 'free_water', of: 'freeWater', label: say.freeWater },
  { basis: 'volume', of: 'volume', label: say.volume },
] as const;

/** Free water and volume side by side; one of them is named as what counts. */
export function FluidPanel({ bedside, plan, result }: Props) {
  const { isOutOfDate, patient } = bedside;
  const lines = fluidLines(result, patient, say);
  return (
    <section className={frame.panel}>
      <div className={`row wrap between gap-2-4 ${frame.panelHead}`}>
        <h2>{say.fluid}</h2>
        <div data-off-paper>
          <Segmented<FluidBasis>
            legend={say.basis}
            legendHidden
            size="small"
            value={result.basis}
            onChange={(fluidBasis) => keepPlan({ ...plan, fluidBasis })}
            options={BASES.map(({ basis, label }) => ({ value: basis, label }))}
          />
        </div>
      </div>
      <p className="quiet">{lines.need ?? say.noNeed}</p>
      <dl className={`grid gap-3 ${styles.totals}`}>
        {BASES.map(({ basis, label, of }) => (
          <div key={basis}>
            <dt className="quiet">{label}</dt>
            <dd>
              {isOutOfDate ? (
                <NotShown />
              ) : (
                <>
                  <Total {...lines[of]} size="hero" />
                  <Bar result={result} needMl={patient.fluidNeedMl} basis={basis} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isOutOfDate && (
        <>
          {lines.standing !== null && <Status kind={lines.standing.kind}>{lines.standing.text}</Status>}
          {lines.perKg !== null && <p>{lines.perKg}</p>}
          <p className="quiet">{lines.parts}</p>
        </>
      )}
      <p className={frame.onPaper}>
        {say.basisOf(result.basis === 'free_water' ? say.freeWater : say.volume)}
      </p>
    </section>
  );
}

/** Both totals, above the actions of a phone. */
export function FluidSummary({ bedside, result }: Omit<Props, 'plan'>) {
  const lines = fluidLines(result, bedside.patient, say);
  return BASES.map(({ basis, label, of }) => (
    <span key={basis}>
      {label} <Total {...lines[of]} />
    </span>
  ));
}

type BarProps = { result: FeedPlanResult; needMl: number | null; basis: FluidBasis };

/** Of feed, of flushes and water, and of what is given beside the tube, against the need; the words beside it say the same. */
function Bar({ result, needMl, basis }: BarProps) {
  const { intakeMl, feedWaterMl, deliveredMl, flushMl, beside } = result;
  // A part that is not known would be drawn as none.
  if (!intakeMl.free_water.complete || !intakeMl.volume.complete) return null;
  const parts =
    basis === 'volume'
      ? [deliveredMl, flushMl, beside?.volumeMl.value ?? 0]
      : [feedWaterMl.value, flushMl, beside?.waterMl.value ?? 0];
  const to = 1.1 * Math.max(intakeMl.free_water.value, intakeMl.volume.value, needMl ?? 0, 1);
  const share = (ml: number) => `${(100 * ml) / to}%`;
  return (
    <span className={`flex relative in-well round-1 edged ${styles.fluid}`} aria-hidden="true">
      {parts.map((ml, index) => (
        <i key={index} style={{ width: share(ml) }} />
      ))}
      {needMl !== null && <b style={{ left: share(needMl) }} />}
    </span>
  );
}

type TotalProps = { number: string; isComplete: boolean; size?: 'hero' };

function Total({ size, ...total }: TotalProps) {
  if (isNotStated(total)) return <NotStated>{NOT_STATED}</NotStated>;
  const before = total.isComplete ? undefined : bedsideWords.atLeast;
  return <Quantity value={total.number} unit="ml" size={size} before={before} />;
}
