import { bedsideWords, feedPlanWords, reportDocumentWords, wardCardWords as say } from '@dietetic/content';
import {
  buildUpSentences,
  containersInFirstDays,
  type FeedPlan,
  type FeedPlanResult,
  deliveredFeedText,
  firstDaysRows,
  otherFeedsInFirstDays,
  fluidLines,
  hangingLines,
  isAllByMouth,
  isNotStated,
  keptFindings,
  NOT_STATED,
  openFindings,
  type ReportDocument,
  waterLines,
} from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { DayStrip } from '../feed-plan/day-strip.tsx';
import { DayTable } from '../feed-plan/day-table.tsx';
import { FirstDaysTable } from '../feed-plan/first-days-table.tsx';
import { nonTubeLines } from './non-tube-lines.ts';
import { Blanks, CardFrame, Lines } from './card-frame.tsx';
import { recipeLines, sentencesWithStrength } from './recipe-lines.ts';
import { QrCode } from './qr-code.tsx';
import styles from './cards.module.css';
import own from './ward-card.module.css';

type Props = { bedside: Bedside; plan: FeedPlan; result: FeedPlanResult; report: ReportDocument };

const OF_WHOM = ['sex', 'age', 'weight', 'weight-used'];

/** For the ward: what the pump is set to, the day to be initialled, what hangs, and who changed it. A4. */
export function WardCard({ bedside, plan, result, report }: Props) {
  const { head, patient, notes, checks } = report;
  const scope = checks.find(({ id }) => id === 'scope');
  const buildUp = buildUpSentences(plan, result, bedside.patient.weightKg);
  const sentences = [...buildUp, ...sentencesWithStrength(plan, result, bedside)];
  // What makes up the fluid is in the table of the day, but for what is not known or beside the tube.
  const isByMouth = isAllByMouth(plan);
  const hasMore = isByMouth || result.beside !== null || !result.feedWaterMl.complete;
  const fluid = fluidLines(result, bedside.patient, feedPlanWords);
  const firstDays = firstDaysRows(plan, result, bedside.patient);
  return (
    <CardFrame
      title={say.title}
      made={[head.madeOn, head.countryName]}
      head={head}
      foot={[notes.lines.join(' '), say.outOfDate]}
    >
      <div className={own.whose}>
        <p className={own.label}>{reportDocumentWords.patientLabel}</p>
        <dl className={own.facts}>
          <dt>{say.workedOutFor}</dt>
          <dd>
            {patient.facts
              .filter(({ id }) => OF_WHOM.includes(id))
              .map(({ text }) => text)
              .join(', ')}
          </dd>
        </dl>
        <dl className={own.facts}>
          {isByMouth ? (
            <>
              <dt>{say.given}</dt>
              <dd>{say.byMouth}</dd>
            </>
          ) : (
            <>
              <dt>{say.route}</dt>
              <dd>{feedPlanWords.routes[plan.route ?? 'none']}</dd>
              <dd className={own.tube}>{say.tube}</dd>
            </>
          )}
        </dl>
      </div>
      <section className={`grid middle round-2 ${own.pump}`} aria-label={feedPlanWords.pumpIsSet}>
        <div>
          {sentences.map((sentence, index) => (
            <p
              key={sentence}
              className={index < buildUp.length || buildUp.length === 0 ? undefined : own.after}
            >
              {sentence}
            </p>
          ))}
        </div>
        <figure className={own.code}>
          <QrCode text={sentences.join('\n')} />
          <figcaption>{say.scan}</figcaption>
        </figure>
      </section>
      {buildUp.length > 0 && (
        <>
          <div className={styles.two}>
            <section>
              <h3>{say.firstDays}</h3>
              {firstDays.length > 0 && <FirstDaysTable rows={firstDays} isBrief />}
              <p>
                {[
                  ...otherFeedsInFirstDays(plan, feedPlanWords),
                  ...containersInFirstDays(result, feedPlanWords),
                  say.firstDaysThen,
                ].join(' ')}
              </p>
            </section>
            <Changes />
          </div>
          <h3>{feedPlanWords.everyDayAfter}</h3>
        </>
      )}
      {/* It draws the full plan: while one is built up the table alone gives it, after the first days. */}
      {buildUp.length === 0 && <DayStrip plan={plan} result={result} />}
      <DayTable plan={plan} result={result} initials={say.initials} />
      <div className={styles.two}>
        <div>
          <Lines
            title={say.notAnswered}
            lines={openFindings(bedside.regimen, bedside.findings).map(({ message }) => message)}
          />
          <section>
            <h3>{buildUp.length > 0 ? say.inAllAfter : say.inAll}</h3>
            <p>{deliveredFeedText(result, feedPlanWords)}</p>
            <p>
              {say.freeWater(totalText(fluid.freeWater))}
              {fluid.standingAlone !== null && result.basis === 'free_water' && `, ${fluid.standingAlone}`}.{' '}
              {say.volume(totalText(fluid.volume))}
              {fluid.standingAlone !== null && result.basis === 'volume' && `, ${fluid.standingAlone}`}.
            </p>
            {bedside.patient.isFluidOnActualWeight && <p>{fluid.need}</p>}
            {fluid.perKg !== null && <p>{fluid.perKg}</p>}
            {hasMore && <p>{fluid.parts}</p>}
            <p>
              <b>{notes.refeeding}</b>
            </p>
          </section>
        </div>
        <div>
          {scope !== undefined && <Lines title={scope.title} lines={scope.lines} />}
          <Lines title={say.flushes} lines={waterLines(plan, feedPlanWords)} />
          {buildUp.length === 0 && <Changes />}
          <Lines title={say.recipe} lines={recipeLines(result, bedside)} />
          <Lines
            title={isByMouth ? say.besideByMouth : say.beside}
            lines={nonTubeLines(bedside, result, ({ name }, { sentence }) => `${name}: ${sentence}`).each}
          />
          <Lines
            title={isByMouth ? say.hangingByMouth : buildUp.length > 0 ? say.hangingAfter : say.hanging}
            lines={hangingLines(result, bedside.products, feedPlanWords)}
          />
          <Lines
            title={say.kept}
            lines={keptFindings(bedside.regimen, bedside.findings).map(({ finding }) => finding.message)}
          />
        </div>
      </div>
      <Blanks labels={say.signatures} />
    </CardFrame>
  );
}

/** To be written in by hand. */
const BLANK = '\u00a0';

const totalText = (total: { number: string; isComplete: boolean }): string =>
  isNotStated(total)
    ? NOT_STATED
    : `${total.isComplete ? '' : `${bedsideWords.atLeast} `}${total.number}\u00a0ml`;

/** Filled in by hand. */
function Changes() {
  return (
    <section>
      <h3>{say.changes}</h3>
      <table className={own.changes}>
        <thead>
          <tr>
            {say.changeColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3].map((row) => (
            <tr key={row}>
              {say.changeColumns.map((column) => (
                <td key={column}>{BLANK}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
