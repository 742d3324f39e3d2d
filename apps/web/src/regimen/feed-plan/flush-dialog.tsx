import { ADULT_FLUSH_ML } from '@dietetic/clinical';
import { bedsideWords, feedPlanWords as say } from '@dietetic/content';
import { type FeedPlan, type Flush, setFeedPlan } from '@dietetic/regimen';
import { useState } from 'react';
import { changeRegimen } from '#session/regimen.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import frame from '../bedside/bedside-page.module.css';
import { EntryDialog } from '../bedside/entry-dialog.tsx';
import { isAdultAge } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';

type Props = { plan: FeedPlan; ageMonths: number | null; onClose: () => void };

/** Asks for the flushes of a plan that came without, and keeps it with them. */
export function FlushDialog({ plan, ageMonths, onClose }: Props) {
  const isAdult = isAdultAge(ageMonths);
  const usual = isAdult ? entryOfValue(ADULT_FLUSH_ML) : undefined;
  const [draft, setDraft] = useState<Record<keyof Flush, NumberEntry | undefined>>({
    before: usual,
    after: usual,
  });
  const [isPressed, setPressed] = useState(false);
  const value = (key: keyof Flush) => {
    const entered = draft[key]?.value;
    return entered !== undefined && entered >= 0 ? entered : null;
  };
  const save = () => {
    setPressed(true);
    const [before, after] = [value('before'), value('after')];
    if (before === null || after === null) return;
    changeRegimen((regimen) => setFeedPlan(regimen, { ...plan, flush: { before, after } }));
    onClose();
  };
  const number = (key: keyof Flush, label: string) => (
    <NumberField
      label={label}
      unit="ml"
      entry={draft[key]}
      onEntry={(entry) => setDraft((typed) => ({ ...typed, [key]: entry }))}
      min={0}
      step={5}
      block
      steppers={false}
      error={isPressed && value(key) === null ? bedsideWords.needed : undefined}
    />
  );
  return (
    <EntryDialog title={say.flushTitle} save={say.confirm} onSave={save} onClose={onClose}>
      <div className={styles.form}>
        <div className={frame.fields}>
          {number('before', say.flushBefore)}
          {number('after', say.flushAfter)}
        </div>
        <p className="quiet">
          {isAdult ? say.flushDefault : say.flushEnter} {say.flushOfAll}
        </p>
      </div>
    </EntryDialog>
  );
}
