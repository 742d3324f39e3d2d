import type { Product } from '@dietetic/catalogue';
import { homePlanWords as say } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import {
  builtUpFeed,
  builtUpResults,
  containersInFirstDays,
  type FeedPlan,
  type FeedPlanResult,
  firstDaysRows,
  otherFeedsInFirstDays,
  hasBuildUp,
  isAllByMouth,
  mlText,
  openForText,
  type RecipeTexts,
  type ReportDocument,
  leftoverFeed,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { labelPowderLines, nonTubeLines, openedPackLines } from './non-tube-lines.ts';
import { CardFrame, Lines } from './card-frame.tsx';
import { homeLines } from './home-lines.ts';
import { homeSteps } from './home-steps.ts';
import styles from './cards.module.css';
import own from './home-card.module.css';

type Props = {
  bedside: Bedside;
  plan: FeedPlan;
  result: FeedPlanResult;
  report: ReportDocument;
  /** Of the powder that is fed, where one is made up. */
  recipe: RecipeTexts | null;
};

/** For home: the day as things to do at their times, what is needed, and what to do when. A4. */
export function HomeCard({ bedside, plan, result, report, recipe }: Props) {
  const { head } = report;
  const lines = homeLines(result, bedside.patient.ageMonths, bedside.products);
  return (
    <CardFrame title={lines.title} made={[say.from, head.madeOn]} head={head} foot={[say.changed]}>
      {hasBuildUp(plan) && <FirstDays bedside={bedside} plan={plan} result={result} />}
      <h3>{hasBuildUp(plan) ? say.everyDayAfter : say.everyDay}</h3>
      <ol>
        {homeSteps(plan, result, bedside.patient.ageMonths).map((step) => (
          <li
            key={step.id}
            className={`grid relative ${own.step}`}
            data-kind={step.kind}
            data-runs={step.runs || undefined}
          >
            <p className={own.time}>
              {step.time === null ? say.anyTime : <b>{step.time}</b>}
              {step.day !== null && <small>{step.day}</small>}
            </p>
            <div>
              <h4>{step.title}</h4>
              <p>{step.lines.join(' ')}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.two}>
        <div>
          <Needs
            bedside={bedside}
            result={result}
            recipe={recipe}
            things={lines.needs}
            isByMouth={isAllByMouth(plan)}
            hasFirstDays={hasBuildUp(plan)}
          />
          <Lines title={say.call} lines={say.callLines} className={own.calls} />
        </div>
        <div>
          <Lines title={say.safe} lines={[...lines.safe, ...openedPackLines(result, bedside.products)]} />
          <Lines title={say.when} lines={lines.when} />
        </div>
      </div>
    </CardFrame>
  );
}

/** A powder that the recipe card makes up. */
const byCard = ({ name }: Product, { finalVolume }: RecipeTexts): string => say.madeUp(finalVolume, name);

/** Until the plan is reached these rates hold, and not those below: they come first, or the pump would be set by those. */
function FirstDays({ bedside, plan, result }: Pick<Props, 'bedside' | 'plan' | 'result'>) {
  const rows = firstDaysRows(plan, result, bedside.patient).filter(({ rate }) => rate !== '');
  const isMadeUp = bedside.products.some(
    ({ id, basis }) => id === builtUpResults(result)[0]?.session.product && basis === 'g',
  );
  const beside = nonTubeLines(bedside, result, byCard).each;
  const ofPump = plan.runBy === 'dose' ? say.firstDayDose : say.firstDay;
  return (
    <section className={own.first}>
      <h3>{say.firstDays}</h3>
      <p>{rows.length === 0 ? say.firstDaysAsk : say.firstDaysText(builtUpFeed(result))}</p>
      <ul className={classNames(styles.list, own.short)}>
        {rows.map(({ id, from, rate, hours, ml: dose }) => (
          <li key={id}>{ofPump(from, `${rate}\u00a0ml/h`, `${hours}\u00a0h`, `${dose}\u00a0ml`)}</li>
        ))}
      </ul>
      <p>
        {[
          ...(rows.length > 0 ? otherFeedsInFirstDays(plan, say) : []),
          isMadeUp ? say.firstDaysMadeUp : say.firstDaysPack,
          ...(rows.length > 0 ? containersInFirstDays(result, say) : []),
          ...(result.flushMl > 0 || plan.medicines.times > 0 ? [say.firstDaysWater] : []),
          // A cap counts it from the first day on, and no card is made before that is confirmed.
          ...(plan.cap === undefined || beside.length === 0 ? [] : [say.firstDaysBeside(beside.join(', '))]),
        ].join(' ')}
      </p>
    </section>
  );
}

type NeedsProps = Pick<Props, 'bedside' | 'result' | 'recipe'> & {
  things: readonly string[];
  hasFirstDays: boolean;
  isByMouth: boolean;
};

function Needs({ bedside, result, recipe, things, hasFirstDays, isByMouth }: NeedsProps) {
  const name = (id: string) => bedside.products.find((one) => one.id === id)?.name ?? id;
  const deliveredOf = (id: string, packMl: number) =>
    result.sessions
      .filter(({ session, hung }) => session.product === id && hung.packMl === packMl)
      .reduce((ml, one) => ml + one.deliveredMl, 0);
  const powder = result.sessions.find(({ session }) => session.product === bedside.regimen.recipe?.product)
    ?.session.product;
  const beside = nonTubeLines(bedside, result, byCard);
  const byLabel = labelPowderLines(bedside, result);
  const supply = [
    ...result.packs.map(({ product, packSize, in28Days, openDays }) =>
      say.supplyOf(
        `${say.packsOf(in28Days, formatNumber(in28Days), mlText(packSize))}${openForText(openDays)}`,
        name(product),
      ),
    ),
    ...(recipe?.supply.map((one) => say.supplyOf(one.text, one.name)) ?? []),
    ...byLabel.supply,
    ...beside.supply,
  ];
  const leftOver = leftoverFeed(result)
    .map(({ product, ml }) => say.leftOver(mlText(ml), product === null ? null : name(product)))
    .join(' ');
  return (
    <section>
      <h3>{say.eachDay}</h3>
      {hasFirstDays && <p>{say.eachDayAfter}</p>}
      <ul className={styles.list}>
        {recipe !== null && powder !== undefined && <li>{say.madeUp(recipe.finalVolume, name(powder))}</li>}
        {result.packs.map(({ product, packSize, perDay }) => (
          <li key={`${product} ${packSize}`}>
            {perDay === null
              ? say.amountOf(mlText(deliveredOf(product, packSize)), name(product))
              : say.packsADay(say.pack(perDay), mlText(packSize), name(product))}
          </li>
        ))}
        {[...byLabel.each, ...beside.each.map(isByMouth ? say.besideByMouth : say.beside), ...things].map(
          (thing) => (
            <li key={thing}>{thing}</li>
          ),
        )}
      </ul>
      {leftOver !== '' && <p>{leftOver}</p>}
      {supply.length > 0 && (
        <>
          <h3>{say.supply}</h3>
          <ul className={styles.list}>
            {supply.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
