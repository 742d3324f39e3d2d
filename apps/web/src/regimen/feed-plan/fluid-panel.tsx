import { bedsideWords, feedPlanWords as say } from '@dietetic/content';
import {
  changeFeedPlan,
  type FeedPlan,
  type FeedPlanResult,
  type FluidBasis,
  fluidLines,
  isNotStated,
  NOT_STATED,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { changeRegimen } from '#session/regimen.ts';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Status } from '#ui/status/status.tsx';
import frame from '../bedside/bedside-page.module.css';
import styles from './feed-plan.module.css';

type Props = { bedside: Bedside; plan: FeedPlan; result: FeedPlanResult };

/** Free water and volume side by side; one of them is named as what counts. */
export function FluidPanel({ bedside, plan, result }: Props) {
  const { isOutOfDate, patient } = bedside;
  const lines = fluidLines(result, patient, say);
  return (
    <section className={frame.panel}>
      <div className={frame.panelHead}>
        <h2>{say.fluid}</h2>
        <span className="quiet">{lines.need ?? say.noNeed}</span>
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>{say.freeWater}</dt>
          <dd>
            {isOutOfDate ? (
              <NotStated>{bedsideWords.notShown}</NotStated>
            ) : (
              <Total {...lines.freeWater} size="hero" />
            )}
          </dd>
        </div>
        <div>
          <dt>{say.volume}</dt>
          <dd>
            {isOutOfDate ? (
              <NotStated>{bedsideWords.notShown}</NotStated>
            ) : (
              <Total {...lines.volume} size="hero" />
            )}
          </dd>
        </div>
      </dl>
      {!isOutOfDate && lines.standing !== null && (
        <Status kind={lines.standing.kind}>{lines.standing.text}</Status>
      )}
      {!isOutOfDate && lines.perKg !== null && <p>{lines.perKg}</p>}
      {!isOutOfDate && <p className="quiet">{lines.parts}</p>}
      <p className={frame.onPaper}>
        {say.basisOf(result.basis === 'free_water' ? say.freeWater : say.volume)}
      </p>
      <div data-off-paper>
        <Segmented<FluidBasis>
          legend={say.basis}
          size="small"
          block
          value={result.basis}
          onChange={(fluidBasis) =>
            changeRegimen((regimen) => changeFeedPlan(regimen, { ...plan, fluidBasis }))
          }
          options={[
            { value: 'free_water', label: say.freeWater },
            { value: 'volume', label: say.volume },
          ]}
        />
      </div>
    </section>
  );
}

/** Both totals, above the actions of a phone. */
export function FluidInShort({ bedside, result }: Omit<Props, 'plan'>) {
  const { freeWater, volume } = fluidLines(result, bedside.patient, say);
  return [
    { label: say.freeWater, ...freeWater },
    { label: say.volume, ...volume },
  ].map(({ label, ...total }) => (
    <span key={label}>
      {label} <Total {...total} />
    </span>
  ));
}

type TotalProps = { number: string; isComplete: boolean; size?: 'hero' };

function Total({ size, ...total }: TotalProps) {
  if (isNotStated(total)) return <NotStated>{NOT_STATED}</NotStated>;
  const before = total.isComplete ? undefined : bedsideWords.atLeast;
  return <Quantity value={total.number} unit="ml" size={size} before={before} />;
}
