import type { FieldOf } from '@dietetic/regimen';
import { ADULT_FROM_MONTHS, cm, formatQuantity, heightReadBackText } from '@dietetic/clinical';
import { setEntryMode, setUnreadable, setValue } from '@dietetic/regimen';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { entryState } from './entry-frame.ts';
import type { SharedProps } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import { ReadBack } from './read-back.tsx';
import { TwoPartEntry } from './two-part-entry.tsx';
import { FEET_AND_INCHES } from './two-part-rules.ts';
import { fieldText } from '@dietetic/content';

type Mode = 'cm' | 'ft';

const TALLEST_CM = 300;
/** A digit too many reads as a height ten times over; the likely one is offered, never put in. */
const TEN_TIMES = 10;
const PLAUSIBLE_CM = { from: 40, to: 230 };

/** Height in centimetres, or feet and inches. */
export function HeightEntry({ field, form }: SharedProps<FieldOf<'height-picker' | 'height-text-field'>>) {
  const { PD_HEIGHT: value, PD_AGE: ageMonths } = form.context.values;
  const mode = form.regimen.entryModes.height;
  const unreadable = form.regimen.unreadable.PD_HEIGHT;
  const state = entryState(form, 'PD_HEIGHT');
  const frame = { ...state, error: withLikelyHeight(state.error, value) };
  const label = fieldText(field.title);
  const adult = ageMonths !== undefined && ageMonths >= ADULT_FROM_MONTHS;
  const note = field.hint && !adult ? fieldText(field.hint) : undefined;
  const readable = value !== undefined && value > 0 && frame.error === undefined;

  const unitSwitch = (
    <LabelEnd field={field}>
      <Segmented<Mode>
        legend={`Unit of ${label.toLowerCase()}`}
        legendHidden
        size="small"
        value={mode}
        onChange={(next) =>
          form.change((regimen) =>
            setEntryMode(
              'PD_HEIGHT' in regimen.unreadable ? setValue(regimen, 'PD_HEIGHT', undefined) : regimen,
              'height',
              next,
            ),
          )
        }
        options={[
          { value: 'cm', label: 'cm' },
          { value: 'ft', label: 'ft, in' },
        ]}
      />
    </LabelEnd>
  );

  if (mode === 'ft') {
    return (
      <TwoPartEntry
        label={label}
        labelEnd={unitSwitch}
        rule={FEET_AND_INCHES}
        value={value}
        unreadable={unreadable}
        onValue={(next) => form.change((regimen) => setValue(regimen, 'PD_HEIGHT', next))}
        onUnreadable={(text) => form.change((regimen) => setUnreadable(regimen, 'PD_HEIGHT', text))}
        readBack={
          frame.error === undefined ? (
            <ReadBack
              text={readable ? formatQuantity('height', value, { ageMonths }).text : null}
              note={note}
            />
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
      unit="cm"
      unitSpoken="centimetres"
      block
      value={value}
      initialText={unreadable}
      onChange={(next, entry) => enterNumber(form, 'PD_HEIGHT', next, entry)}
      min={0}
      max={TALLEST_CM}
      step={1}
      readBack={
        frame.error === undefined ? (
          <ReadBack text={readable ? heightReadBackText(cm(value)) : null} note={note} />
        ) : undefined
      }
      {...frame}
    />
  );
}

function withLikelyHeight(error: string | undefined, value: number | undefined): string | undefined {
  if (error === undefined || value === undefined) return error;
  const likely = value / TEN_TIMES;
  if (likely < PLAUSIBLE_CM.from || likely > PLAUSIBLE_CM.to) return error;
  return `${error} Did you mean ${formatQuantity('height', likely).text}?`;
}
