// Longer than other files: one screen, in the order in which it is read.
import { bedsideWords, feedPlanWords as say } from '@dietetic/content';
import { buildUpSentences, type FeedPlan, isAllByMouth, isFlushMissing, usesPump } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Printer } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { type Bedside, useBedside } from '#session/bedside.ts';
import { useAssessment, useRegimen } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { BedsidePage } from '../bedside/bedside-page.tsx';
import { sentencesWithStrength } from '../cards/recipe-lines.ts';
import frame from '../bedside/bedside-page.module.css';
import { useFocusAfterAnswer } from '../findings/focus-after-answer.ts';
import { useIsSheetWindow } from '../sheet/sheet-window.ts';
import { BolusFixes } from './bolus-fixes.tsx';
import { DayStrip } from './day-strip.tsx';
import { DayTable } from './day-table.tsx';
import { FIRST_DAYS, FirstDaysPanel, firstDaysWords } from './first-days-panel.tsx';
import { FluidSummary, FluidPanel } from './fluid-panel.tsx';
import { HangingPanel } from './hanging-panel.tsx';
import { OutOfDate } from './out-of-date.tsx';
import { PlanFindings, sessionOf } from './plan-findings.tsx';
import { RecipeFix } from './recipe-fix.tsx';
import { RouteFix } from './route-fix.tsx';
import { hasUnknownFeed } from './sessions-of-plan.ts';
import { PumpSettings } from './pump-settings.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { nextPreset, ofRoute, type Preset, PRESETS } from './session-presets.ts';
import { replaceSession } from './sessions-of-plan.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { WaterPanel } from './water-panel.tsx';
import { WithFigures } from './with-figures.tsx';
import styles from './feed-plan.module.css';

/** Which session is being entered: a new one of a preset, or one that is there. */
type Open = { preset: Preset } | { index: number } | null;

/** The day of feeding: what a pump is set to, when, and the fluid that follows. */
export default function FeedPlanScreen() {
  const bedside = useBedside();
  const navigate = useNavigate();
  const { feedPlan } = useRegimen();
  const hasPanes = useIsSheetWindow();
  const hasSessions = (feedPlan?.plan.sessions.length ?? 0) > 0;
  return (
    <BedsidePage
      title={say.title}
      pinned={
        bedside?.feedPlan &&
        !bedside.isOutOfDate &&
        !hasUnknownFeed(bedside) && <FluidSummary bedside={bedside} result={bedside.feedPlan} />
      }
      head={hasPanes && hasSessions && feedPlan && <PumpSettings plan={feedPlan.plan} />}
      actions={
        <>
          {feedPlan !== undefined && (
            <Button
              variant="secondary"
              icon={<Printer />}
              unavailable={bedside?.isOutOfDate ? whyNoCard(feedPlan.plan) : undefined}
              onClick={() => void navigate({ to: '/regimen/cards', search: { card: 'ward' } })}
            >
              {bedsideWords.cards}
            </Button>
          )}
          <Button icon={<FileText />} onClick={() => void navigate({ to: '/regimen/report' })}>
            {bedsideWords.report}
          </Button>
        </>
      }
    >
      {bedside && <Plan bedside={bedside} />}
    </BedsidePage>
  );
}

const whyNoCard = (plan: FeedPlan): string => (isFlushMissing(plan) ? say.flushNotEntered : say.outOfDate);

function Plan({ bedside }: { bedside: Bedside }) {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { outside } = bedside.patient;
  const canPlan = bedside.amounts.some(({ ml }) => ml !== null);
  const count = bedside.regimen.feedPlan?.plan.sessions.length ?? 0;
  const hasSessions = count > 0;
  // The first session takes the place of the button that began it, and the last one gives it back.
  const list = useFocusAfterAnswer<HTMLUListElement>(count);
  const presets = useFocusAfterAnswer<HTMLDivElement>(count);
  if (outside !== null) {
    return (
      <div className={frame.panel}>
        <Notice kind="attention" title={say.outside[outside].title}>
          {say.outside[outside].text}
        </Notice>
      </div>
    );
  }
  if (!canPlan && !hasSessions) {
    return (
      <EmptyState
        title={say.noFeeds}
        action={
          <div className="flex wrap gap-3">
            <Button onClick={() => void navigate({ to: '/regimen/products' })}>{say.toProducts}</Button>
            <Button variant="secondary" onClick={() => void navigate({ to: '/regimen/recipe' })}>
              {say.toRecipe}
            </Button>
          </div>
        }
      >
        {say.noFeedsHelp}
      </EmptyState>
    );
  }
  return (
    <>
      {hasSessions ? (
        <Planned bedside={bedside} onOpen={setOpen} list={list} />
      ) : (
        <EmptyState
          title={say.none}
          action={
            <div ref={presets} className="flex wrap gap-3">
              {ofRoute(PRESETS, bedside.regimen.values.PC_TYPE_OF_FEED).map((preset) => (
                <Button key={preset} variant="secondary" onClick={() => setOpen({ preset })}>
                  {say.preset[preset]}
                </Button>
              ))}
            </div>
          }
        >
          {bedside.regimen.values.PC_TYPE_OF_FEED === 'oral' ? say.ofOral : say.noneHelp}
        </EmptyState>
      )}
      {open !== null && <SessionDialog bedside={bedside} {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

type PlannedProps = {
  bedside: Bedside;
  onOpen: (open: Open) => void;
  list: RefObject<HTMLUListElement | null>;
};

function Planned({ bedside: given, onOpen, list }: PlannedProps) {
  const { feedPlan: result, regimen } = given;
  // Of a feed that nobody knows no rate is shown either.
  const bedside = { ...given, isOutOfDate: given.isOutOfDate || hasUnknownFeed(given) };
  const { isOutOfDate } = bedside;
  const hasPanes = useIsSheetWindow();
  const assessment = useAssessment();
  const plan = regimen.feedPlan?.plan;
  if (plan === undefined || result === null) return null;
  const buildUp = buildUpSentences(plan, result, bedside.patient.weightKg);
  const said = sentencesWithStrength(plan, result, bedside);
  const findingsAt = (index: number | null) => (
    <PlanFindings
      className={index === null ? frame.panel : styles.wide}
      findings={
        isOutOfDate
          ? []
          : bedside.findings.filter((finding) => sessionOf(finding, plan.sessions.length) === index)
      }
      renderFixes={(finding) => (
        <>
          <BolusFixes finding={finding} result={result} pumpStep={plan.pumpStep} />
          <RecipeFix finding={finding} bedside={bedside} />
          <RouteFix finding={finding} plan={plan} />
        </>
      )}
    />
  );
  return (
    <>
      {isOutOfDate ? (
        <div className={frame.panel}>
          <OutOfDate bedside={bedside} plan={plan} />
        </div>
      ) : (
        <section className={classNames(frame.panel, styles.says)} aria-label={say.pumpIsSet}>
          <div>
            {/* The first days hold before the rate that they lead to. */}
            {buildUp.length > 0 && (
              <p>
                <b>{say.buildUpFirst}</b> {firstDaysWords({ plan, result, bedside }, assessment)}{' '}
                <a href={`#${FIRST_DAYS}`}>{say.toFirstDays}</a>
              </p>
            )}
            {said.map((sentence, index) => (
              <p key={index} className={`lead snug ${styles.sentence}`}>
                <WithFigures text={sentence} feed={result.sessions[index]?.feed ?? null} />
              </p>
            ))}
          </div>
          <div className={`row wrap ${styles.tools}`}>
            <CopyButton text={[...buildUp, ...said].join('\n')} words={bedsideWords} what={say.title} />
          </div>
        </section>
      )}
      <section className={classNames(frame.panel, styles.strip)} aria-label={say.strip}>
        <DayStrip
          plan={plan}
          result={result}
          isOutOfDate={isOutOfDate}
          {...(isOutOfDate ? {} : { onMove: replaceSession })}
        />
        {!isOutOfDate && (
          <p className={classNames('quiet', hasPanes && styles.moveHint)} data-off-paper>
            {say.moveHint}
          </p>
        )}
      </section>
      <div className={frame.columns}>
        <div className={frame.column}>
          <SessionsPanel
            bedside={bedside}
            plan={plan}
            result={result}
            onEdit={(index) => onOpen({ index })}
            onAdd={() => onOpen({ preset: nextPreset(plan, regimen.values.PC_TYPE_OF_FEED) })}
            renderFindings={findingsAt}
            list={list}
          />
          {findingsAt(null)}
          <section className={frame.panel}>
            <h2>{say.day}</h2>
            <DayTable plan={plan} result={result} isOutOfDate={isOutOfDate} />
          </section>
          <FirstDaysPanel bedside={bedside} plan={plan} result={result} />
        </div>
        <div className={classNames(frame.column, styles.aside)}>
          <FluidPanel bedside={bedside} plan={plan} result={result} />
          {!isAllByMouth(plan) && (
            <WaterPanel plan={plan} result={result} ageMonths={bedside.patient.ageMonths} />
          )}
          <HangingPanel bedside={bedside} result={result} />
          {!hasPanes && (
            <section className={frame.panel} data-off-paper>
              <h2>
                {usesPump(plan.sessions)
                  ? say.settings
                  : isAllByMouth(plan)
                    ? say.settingsByMouth
                    : say.settingsBySyringe}
              </h2>
              <PumpSettings plan={plan} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
