import { feedPlanWords as say } from '@dietetic/content';
import { type FeedPlan, type FeedSession, isBolus } from '@dietetic/regimen';
import { useEffect, useState } from 'react';
import type { Bedside } from '#session/bedside.ts';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { NumberInput } from '#ui/number-field/number-field.tsx';
import { withTypedRow, type RowKey, rowText } from './row-draft.ts';
import { draftOf, parseDraft } from './session-draft.ts';
import styles from './feed-plan.module.css';

const OF_KEY: Record<RowKey, { label: string; unit: string; step?: number }> = {
  volume: { label: say.rowVolume, unit: 'ml', step: 50 },
  start: { label: say.startLabel, unit: '' },
  hours: { label: say.hoursLabel, unit: 'h' },
  first: { label: say.firstLabel, unit: '' },
  last: { label: say.lastLabel, unit: '' },
};
const KEYS = { pump: ['volume', 'start', 'hours'], bolus: ['volume', 'first', 'last'] } as const;

type Props = {
  bedside: Bedside;
  plan: FeedPlan;
  session: FeedSession;
  name: string;
  /** Whether something stands in a box that is not the plan's. */
  onTyped: (isTyped: boolean) => void;
  onTake: (session: FeedSession) => void;
};

/**
 * Volume and times of a session, typed in its row. What is typed is the plan's once a box is left or Enter is pressed, by
 * the check of the dialog; Escape puts back what was there, and so does an emptied box.
 */
export function SessionEntries({ bedside, plan, session, name, onTyped, onTake }: Props) {
  const [typed, setTyped] = useState<Partial<Record<RowKey, string>>>({});
  const [isRefused, setRefused] = useState(false);
  const kept = draftOf(session, {
    plan,
    amounts: bedside.amounts,
    products: bedside.products,
    ageMonths: bedside.patient.ageMonths,
  });
  const changed = Object.entries(typed).filter(([key, text]) => text !== rowText(kept, key as RowKey));
  const isTyped = changed.length > 0;
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);

  const giveUp = () => {
    setTyped({});
    setRefused(false);
  };
  const read = parseDraft(withTypedRow(kept, typed));
  const take = () => {
    if (!isTyped) return giveUp();
    if (!read.ok) return setRefused(true);
    giveUp();
    onTake(read.session);
  };
  return (
    <fieldset aria-label={name} className={`grid gap-2 ${styles.entries}`} data-dense="need" data-off-paper>
      {KEYS[isBolus(session) ? 'bolus' : 'pump'].map((key) => {
        const problem = read.ok ? undefined : read.problems[key];
        const { label, unit, step } = OF_KEY[key];
        const frame = {
          label,
          ...(isRefused && problem !== undefined ? { error: say.problems[problem] } : {}),
        };
        return (
          <FieldFrame key={key} {...frame} spokenSuffix={unit}>
            {(aria) => (
              <NumberInput
                {...frame}
                aria={aria}
                unit={unit}
                steppers={false}
                block
                min={0}
                {...(step === undefined ? {} : { step })}
                text={typed[key] ?? rowText(kept, key)}
                onText={(text) => {
                  setRefused(false);
                  setTyped((before) => ({ ...before, [key]: text }));
                }}
                onBlur={take}
                onEnter={take}
                onEscape={giveUp}
              />
            )}
          </FieldFrame>
        );
      })}
    </fieldset>
  );
}
