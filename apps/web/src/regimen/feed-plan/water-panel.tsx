import { feedPlanWords as say } from '@dietetic/content';
import {
  clockText,
  countsFlushesTwice,
  dayRows,
  type FeedPlan,
  type FeedPlanResult,
  waterLines,
} from '@dietetic/regimen';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import frame from '../bedside/bedside-page.module.css';
import { EntryDialog } from '../bedside/entry-dialog.tsx';
import { parseMedicineTimes, parseTimes } from './session-times.ts';
import { isAdultAge, keepPlan } from './sessions-of-plan.ts';
import { useTypedNumbers } from './typed-numbers.tsx';
import styles from './feed-plan.module.css';

type Props = { plan: FeedPlan; ageMonths: number | null };

/** Flushes, water with medicines and water as such. */
export function WaterPanel({ plan, result, ageMonths }: Props & { result: FeedPlanResult }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={frame.panel}>
      <div className={`row wrap between gap-2-4 ${frame.panelHead}`}>
        <h2>{say.waterTitle}</h2>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {say.waterEdit}
          <Hidden> {say.waterTitle.toLowerCase()}</Hidden>
        </Button>
      </div>
      <ul className="stack gap-1">
        {waterLines(plan, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {plan.medicines.times === 0 && <li>{say.medicinesNone}</li>}
        {countsFlushesTwice(dayRows(plan, result)) && <li>{say.flushesTwice}</li>}
      </ul>
      {isAdultAge(ageMonths) && <p className="quiet">{say.flushDefault}</p>}
      {isOpen && <WaterDialog plan={plan} ageMonths={ageMonths} onClose={() => setOpen(false)} />}
    </section>
  );
}

const NUMBERS = ['before', 'between', 'after', 'extra'] as const;
type NumberKey = (typeof NUMBERS)[number];
type TimeKey = 'times' | 'extraTimes';

function WaterDialog({ plan, ageMonths, onClose }: Props & { onClose: () => void }) {
  const { medicines, extraWater, extraWaterAt } = plan;
  // Not prefilled under 18 years: a zero that was not typed would count as no water.
  const isEntered = medicines.times > 0 || isAdultAge(ageMonths);
  const [draft, setDraft] = useState<Record<TimeKey, string>>({
    times: medicines.at?.map(clockText).join(', ') ?? (medicines.times === 0 ? '' : String(medicines.times)),
    extraTimes: extraWaterAt?.map(clockText).join(', ') ?? '',
  });
  const taken = parseMedicineTimes(draft.times);
  const extraAt = parseTimes(draft.extraTimes);
  const isTaken = taken === null || taken.times > 0;
  const { value, isMissing, number, isPressed, press } = useTypedNumbers<NumberKey>(
    {
      before: isEntered ? entryOfValue(medicines.before) : undefined,
      between: entryOfValue(medicines.between),
      after: isEntered ? entryOfValue(medicines.after) : undefined,
      extra: entryOfValue(extraWater),
    },
    (key) => key === 'extra' || isTaken,
  );

  const save = () => {
    press();
    if (NUMBERS.some(isMissing) || taken === null || extraAt === null) return;
    const water = {
      before: value('before') ?? 0,
      between: value('between') ?? 0,
      after: value('after') ?? 0,
    };
    const { extraWaterAt: _before, ...rest } = plan;
    const next: FeedPlan = {
      ...rest,
      medicines: { ...taken, ...water },
      extraWater: value('extra') ?? 0,
      ...(extraAt.length === 0 ? {} : { extraWaterAt: extraAt }),
    };
    keepPlan(next);
    onClose();
  };
  const time = (key: TimeKey, label: string, hint: string, error: string | null) => (
    <TextField
      label={label}
      hint={hint}
      value={draft[key]}
      onChange={(text) => setDraft((before) => ({ ...before, [key]: text }))}
      error={isPressed && error !== null ? error : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <EntryDialog title={say.waterTitle} save={say.saveWater} onSave={save} onClose={onClose}>
      <div className={`stack gap-4 ${styles.form}`}>
        {time('times', say.medicineTimes, say.medicineTimesHint, taken === null ? say.timesWrong : null)}
        <div className={`grid gap-x-2 ${frame.fields}`}>
          {number('before', say.medicineBefore, { step: 5 })}
          {number('between', say.medicineBetween, { step: 5, hint: say.medicineBetweenHint })}
          {number('after', say.medicineAfter, { step: 5 })}
        </div>
        <div className={classNames('grid gap-x-2', frame.fields, styles.pair)}>
          {number('extra', say.extraWater, { step: 50 })}
          {time(
            'extraTimes',
            say.extraWaterTimes,
            say.extraWaterTimesHint,
            extraAt !== null
              ? null
              : /^\s*\d+\s*$/.test(draft.extraTimes)
                ? say.extraWaterTimesWrong
                : say.timesWrong,
          )}
        </div>
        {!isAdultAge(ageMonths) && <p className="quiet">{say.flushEnter}</p>}
      </div>
    </EntryDialog>
  );
}
