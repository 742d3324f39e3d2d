import { formatQuantity, kg, weightReadBackText } from '@dietetic/clinical';
import { setEntryMode, setUnreadable, setValue } from '@dietetic/regimen';
import type { RegimenState, FieldOf } from '@dietetic/regimen';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { entryState } from './entry-frame.ts';
import type { SharedProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import { ReadBack } from './read-back.tsx';
import { TwoPartEntry } from './two-part-entry.tsx';
import { STONES_AND_POUNDS } from './two-part-rules.ts';
import { fieldText } from '@dietetic/content';

type Mode = 'kg' | 'st';

/** A newborn's weight steps by 0.1 kg, an adult's by 1. */
const FINE_BELOW_KG = 10;
const HEAVIEST_KG = 650;

/** Weight in kilograms, or stones and pounds. One value behind both: switching shows it in the other unit. */
export function WeightEntry({ field, form }: SharedProps<FieldOf<'weight-picker' | 'weight-text-field'>>) {
  const key = field.id;
  const quantity = key === 'PD_WEIGHT' ? 'weight' : 'previousWeight';
  const mode = form.regimen.entryModes[quantity];
  const value = form.context.values[key];
  const unreadable = form.regimen.unreadable[key];
  const frame = entryState(form, key);
  const label = fieldText(field.title);
  const note = field.hint && fieldText(field.hint);
  const readable = value !== undefined && value > 0 && frame.error === undefined;

  function switchTo(next: Mode) {
    form.change((regimen) => setEntryMode(withoutUnreadable(regimen), quantity, next));
  }
  /** Text of the one unit means nothing in the other. */
  function withoutUnreadable(regimen: RegimenState): RegimenState {
    return key in regimen.unreadable ? setValue(regimen, key, undefined) : regimen;
  }

  const unitSwitch = (
    <LabelEnd field={field}>
      <Segmented<Mode>
        legend={`Unit of ${label.toLowerCase()}`}
        legendHidden
        size="small"
        value={mode}
        onChange={switchTo}
        options={[
          { value: 'kg', label: 'kg' },
          { value: 'st', label: 'st, lb' },
        ]}
      />
    </LabelEnd>
  );

  if (mode === 'st') {
    return (
      <TwoPartEntry
        label={label}
        labelEnd={unitSwitch}
        rule={STONES_AND_POUNDS}
        value={value}
        unreadable={unreadable}
        onValue={(next) => form.change((regimen) => setValue(regimen, key, next))}
        onUnreadable={(text) => form.change((regimen) => setUnreadable(regimen, key, text))}
        readBack={
          frame.error === undefined ? (
            <ReadBack text={readable ? formatQuantity('weight', value).text : null} note={note} />
          ) : undefined
        }
        {...frame}
      />
    );
  }
  return (
    <NumberField
      label={label}
      labelEnd={unitSwitch}
      unit="kg"
      unitSpoken="kilograms"
      block
      value={value}
      initialText={unreadable}
      onChange={(next, entry) => enterNumber(form, key, next, entry)}
      min={0}
      max={HEAVIEST_KG}
      step={value !== undefined && value < FINE_BELOW_KG ? 0.1 : 1}
      pageStep={10}
      places={1}
      readBack={
        frame.error === undefined ? (
          <ReadBack text={readable ? weightReadBackText(kg(value)) : null} note={note} />
        ) : undefined
      }
      {...frame}
    />
  );
}
