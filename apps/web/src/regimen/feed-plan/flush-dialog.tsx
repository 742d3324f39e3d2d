import { ADULT_FLUSH_ML } from '@dietetic/clinical';
import { feedPlanWords as say } from '@dietetic/content';
import { type FeedPlan, setFeedPlan } from '@dietetic/regimen';
import { changeRegimen } from '#session/regimen.ts';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import frame from '../bedside/bedside-page.module.css';
import { EntryDialog } from '../bedside/entry-dialog.tsx';
import { isAdultAge } from './sessions-of-plan.ts';
import { useTypedNumbers } from './typed-numbers.tsx';
import styles from './feed-plan.module.css';

type Props = { plan: FeedPlan; ageMonths: number | null; isOfOlder: boolean; onClose: () => void };

type Key = 'flushBefore' | 'flushAfter' | 'medicineBefore' | 'medicineBetween' | 'medicineAfter' | 'extra';

/** Asks for the flushes of a plan that came without, and keeps it with them; of one made for an older patient for its other water too. */
export function FlushDialog({ plan, ageMonths, isOfOlder, onClose }: Props) {
  const isAdult = isAdultAge(ageMonths);
  const { medicines, extraWater } = plan;
  const hasMedicines = isOfOlder && medicines.times > 0;
  const hasExtra = isOfOlder && extraWater > 0;
  const usual = isAdult ? entryOfValue(ADULT_FLUSH_ML) : undefined;
  const { value, number, press } = useTypedNumbers<Key>({ flushBefore: usual, flushAfter: usual });
  const save = () => {
    press();
    const [before, after] = [value('flushBefore'), value('flushAfter')];
    const water = hasMedicines
      ? { before: value('medicineBefore'), between: value('medicineBetween'), after: value('medicineAfter') }
      : medicines;
    const extra = hasExtra ? value('extra') : extraWater;
    if (before === null || after === null || extra === null) return;
    if (water.before === null || water.between === null || water.after === null) return;
    const { before: first, between, after: last } = water;
    const entered = {
      ...plan,
      flush: { before, after },
      medicines: { ...medicines, before: first, between, after: last },
      extraWater: extra,
    };
    changeRegimen((regimen) => setFeedPlan(regimen, entered));
    onClose();
  };
  return (
    <EntryDialog
      title={hasMedicines || hasExtra ? say.flushAndWaterTitle : say.flushTitle}
      save={say.confirm}
      onSave={save}
      onClose={onClose}
    >
      <div className={`stack gap-4 ${styles.form}`}>
        <div className={`grid gap-x-2 ${frame.fields}`}>
          {number('flushBefore', say.flushBefore, { step: 5 })}
          {number('flushAfter', say.flushAfter, { step: 5 })}
        </div>
        <p className="quiet">
          {isAdult ? say.flushDefault : say.flushEnter} {say.flushOfAll}
        </p>
        {hasMedicines && (
          <>
            <p>{say.medicinesAsked(say.timesADay(medicines.times))}</p>
            <div className={`grid gap-x-2 ${frame.fields}`}>
              {number('medicineBefore', say.medicineBefore, { step: 5 })}
              {number('medicineBetween', say.medicineBetween, { step: 5, hint: say.medicineBetweenHint })}
              {number('medicineAfter', say.medicineAfter, { step: 5 })}
            </div>
          </>
        )}
        {hasExtra && (
          <div className={classNames('grid gap-x-2', frame.fields, styles.pair)}>
            {number('extra', say.extraWater, { step: 50 })}
          </div>
        )}
      </div>
    </EntryDialog>
  );
}
