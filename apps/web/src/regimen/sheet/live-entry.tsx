import { type RegimenState, setEntry, stepUrl, weightBasis } from '@dietetic/regimen';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useId, useState } from 'react';
import { enterNumber } from '#fields/entries/number-entry.ts';
import { focusFieldOnNextScreen } from '#platform/focus-field.ts';
import { useRegimenStore } from '#session/regimen.ts';
import { NumberBox } from '#ui/number-field/number-field.tsx';
import type { NumberEntry } from '#ui/number-field/number-text.ts';
import { useRegimenForm } from '../regimen-form.ts';
import styles from './need-section.module.css';
import { isReadyToPlan } from './ready-to-plan.ts';

const BOX = {
  PD_WEIGHT: { unit: 'kg', unitSpoken: 'kilograms', places: 1 },
  PD_HEIGHT: { unit: 'cm', unitSpoken: 'centimetres' },
} as const;

type LiveField = keyof typeof BOX;

/** Entries that one box can hold: in one unit, and the weight where it is the one that is used. */
export function liveField(
  field: string | undefined,
  { values, entryModes }: RegimenState,
): LiveField | undefined {
  if (field === 'PD_WEIGHT' && entryModes.weight === 'kg' && weightBasis(values) === 'actual') return field;
  if (field === 'PD_HEIGHT' && entryModes.height === 'cm' && values.PD_HEIGHT_KNOWN !== 'no') return field;
  return undefined;
}

type Props = { field: LiveField; labelId: string; label: string };

/**
 * A figure of the patient that is typed beside another step. What raises no question counts at each key; anything else
 * stays in the box until it is left, and is then asked about where its own step asks.
 */
export function LiveEntry({ field, labelId, label }: Props) {
  const form = useRegimenForm();
  const navigate = useNavigate();
  const id = useId();
  /**
   * What is typed, until the box is left: the regimen follows a key later than the next one comes, and its last text in the box
   * would lose digits. Undefined in it is an emptied box.
   */
  const [held, setHeld] = useState<{ entry: NumberEntry | undefined; isTaken: boolean } | null>(null);

  function enter(entry: NumberEntry | undefined) {
    const isTaken =
      entry !== undefined && isReadyToPlan(setEntry(useRegimenStore.getState().regimen, field, entry));
    setHeld({ entry, isTaken });
    if (isTaken) enterNumber(form, field, entry);
  }
  function leave() {
    // Not before the regimen has what was taken in.
    startTransition(() => setHeld(null));
    // An emptied box goes back to what it was.
    if (held?.entry === undefined || held.isTaken) return;
    focusFieldOnNextScreen(field);
    void navigate({ to: stepUrl('details') });
    enterNumber(form, field, held.entry);
  }

  return (
    <div data-live-field={field} className={styles.live}>
      <NumberBox
        {...BOX[field]}
        aria={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-labelledby': labelId }}
        label={label}
        steppers={false}
        block
        entry={held === null ? form.regimen.entries[field] : held.entry}
        onEntry={enter}
        min={0}
        onEscape={() => setHeld(null)}
        onEnter={leave}
        onBlur={leave}
      />
    </div>
  );
}
