import { feedPlanWords as say, reportDocumentWords, WEIGHT_BASIS_SHORT } from '@dietetic/content';
import { formatNumber } from '@dietetic/clinical';
import {
  type Assessment,
  builtUpFeed,
  builtUpResults,
  capLine,
  containersInFirstDays,
  type FeedPlan,
  type FeedPlanResult,
  firstDaysFluidText,
  firstDaysRows,
  hasBuildUp,
  otherFeedsInFirstDays,
  isAllByMouth,
  parseFeedPlan,
  refeedingLine,
  weightWithBasis,
  serialiseFeedPlan,
} from '@dietetic/regimen';
import { useState } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { useAssessment } from '#session/regimen.ts';
import { Button } from '#ui/button/button.tsx';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import frame from '../bedside/bedside-page.module.css';
import { EntryDialog } from '../bedside/entry-dialog.tsx';
import { FirstDaysTable } from './first-days-table.tsx';
import styles from './feed-plan.module.css';
import { NotShown } from './not-shown.tsx';
import { keepPlan } from './sessions-of-plan.ts';
import { type TypedNumbers, useTypedNumbers } from './typed-numbers.tsx';

type Props = { bedside: Bedside; plan: FeedPlan; result: FeedPlanResult };

/** Where the sentence of the pump points to. */
export const FIRST_DAYS = 'first-days';

/** From a careful start to the whole of the plan. */
export function FirstDaysPanel({ bedside, plan, result }: Props) {
  const [isOpen, setOpen] = useState(false);
  const assessment = useAssessment();
  const refeeding = refeedingLine(
    bedside.regimen.values,
    bedside.regimen.lists,
    assessment,
    reportDocumentWords,
  );
  const rows = firstDaysRows(plan, result, bedside.patient);
  const isPlanned = hasBuildUp(plan);
  const canPlan = isPlanned || builtUpResults(result).length > 0;
  return (
    <section className={frame.panel} id={FIRST_DAYS}>
      <div className={`row wrap between gap-2-4 ${frame.panelHead}`}>
        <h2>{say.firstDays}</h2>
        {canPlan && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {say.firstDaysEdit}
          </Button>
        )}
      </div>
      {!isPlanned ? (
        <p>{canPlan ? say.firstDaysNone : isAllByMouth(plan) ? say.firstDaysByMouth : say.firstDaysByPump}</p>
      ) : bedside.isOutOfDate ? (
        <p>
          <NotShown />
        </p>
      ) : (
        <>
          <p className="quiet">{firstDaysWords({ plan, result, bedside }, assessment)}</p>
          {rows.length === 0 ? (
            <p>{say.capNeeds}</p>
          ) : (
            <>
              <FirstDaysTable rows={rows} />
              {[...otherFeedsInFirstDays(plan, say), ...containersInFirstDays(result, say)].map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className="quiet">{firstDaysFluidText(result, bedside.patient, say)}</p>
            </>
          )}
        </>
      )}
      <p className="quiet">
        {refeeding} {say.assessRefeeding}
      </p>
      {isOpen && (
        <FirstDaysDialog bedside={bedside} plan={plan} result={result} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

const rate = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}\u00a0ml/h`;
/** Which weight a figure per kg is of; null while none is entered. */
function weightOf({ patient: { weightKg }, regimen }: Bedside, assessment: Assessment): string | null {
  return weightKg === null
    ? null
    : weightWithBasis(
        weightKg,
        { values: regimen.values, assessment },
        { names: WEIGHT_BASIS_SHORT, onActualWeight: say.onActualWeight },
      );
}

export function firstDaysWords({ plan, result, bedside }: Props, assessment: Assessment): string {
  const { steps } = plan;
  const feed = builtUpFeed(result);
  const of = feed === null ? '' : `${feed}: `;
  if (steps !== undefined)
    return `${of}${say.firstDaysOf(rate(steps.from), rate(steps.by), `${formatNumber(steps.everyHours)}\u00a0h`)}.`;
  const cap = capLine(plan, weightOf(bedside, assessment), say);
  return cap === null ? say.firstDaysNone : of + cap;
}

const STEP_KEYS = ['from', 'by', 'everyHours', 'target'] as const;
const CAP_KEYS = ['fromKcalPerKg', 'toKcalPerKg', 'onDay'] as const;
type Key = (typeof STEP_KEYS)[number] | (typeof CAP_KEYS)[number];
type Way = 'none' | 'steps' | 'cap';

function FirstDaysDialog({ bedside, plan, result, onClose }: Props & { onClose: () => void }) {
  const [way, setWay] = useState<Way>(
    plan.cap === undefined ? (plan.steps === undefined ? 'none' : 'steps') : 'cap',
  );
  const target = plan.steps?.target ?? builtUpResults(result)[0]?.rate;
  const { typed, number, isPressed, press } = useTypedNumbers<Key>({
    ...entries(plan.steps ?? {}),
    ...entries(plan.cap ?? {}),
    target: target === undefined ? undefined : entryOfValue(target),
  });
  const next = planWith(plan, way, typed);
  const weight = weightOf(bedside, useAssessment());
  const save = () => {
    press();
    if (typeof next === 'string') return;
    keepPlan(next);
    onClose();
  };
  const fault = isPressed && typeof next === 'string' && next !== '' ? next : null;
  return (
    <EntryDialog title={say.firstDaysEdit} save={say.saveFirstDays} onSave={save} onClose={onClose}>
      <div className={`stack gap-4 ${styles.form}`}>
        <Segmented<Way>
          legend={say.buildUp}
          legendHidden
          block
          value={way}
          onChange={setWay}
          options={(['none', 'steps', 'cap'] as const).map((value) => ({
            value,
            label: say.buildUps[value],
          }))}
        />
        {way === 'steps' && (
          <>
            <div className={`grid gap-x-2 ${frame.fields}`}>
              {number('from', say.stepFrom, { unit: 'ml/h', step: 5 })}
              {number('by', say.stepBy, { unit: 'ml/h', step: 5 })}
              {number('everyHours', say.stepEvery, { unit: 'h', step: 1 })}
              {number('target', say.stepTarget, { unit: 'ml/h', step: 5 })}
            </div>
            <p className="quiet">{say.stepsHint}</p>
          </>
        )}
        {way === 'cap' && (
          <>
            <div className={`grid gap-x-2 ${frame.fields}`}>
              {number('fromKcalPerKg', say.capFrom, { unit: 'kcal/kg', step: 1 })}
              {number('toKcalPerKg', say.capTo, { unit: 'kcal/kg', step: 1 })}
              {number('onDay', say.capDay, { unit: '', step: 1 })}
            </div>
            {weight !== null && <p>{say.capOf(weight)}</p>}
            <p className="quiet">{say.capHint}</p>
          </>
        )}
        <div aria-live="polite">{fault !== null && <p>{fault}</p>}</div>
      </div>
    </EntryDialog>
  );
}

const entries = (values: Record<string, number>): TypedNumbers<Key> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, entryOfValue(value)]));

/** The plan with what was typed; the first fault in words, or "" while something is missing. */
function planWith(plan: FeedPlan, way: Way, typed: TypedNumbers<Key>): FeedPlan | string {
  const { steps: _steps, cap: _cap, ...rest } = plan;
  if (way === 'none') return rest;
  const keys: readonly Key[] = way === 'steps' ? STEP_KEYS : CAP_KEYS;
  if (keys.some((key) => typed[key]?.value === undefined)) return '';
  const values = Object.fromEntries(keys.map((key) => [key, typed[key]?.value]));
  const read = parseFeedPlan({ ...serialiseFeedPlan(rest), [way]: values });
  return read.plan ?? read.errors[0]?.message ?? '';
}
