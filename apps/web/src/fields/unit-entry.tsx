import { fieldText } from '@dietetic/content';
import { keepTyped, setEntryMode, setUnreadable, setValue } from '@dietetic/regimen';
import type { EntryModes, TextKey } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import { NumberBox } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { FieldForm } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber, typedText } from './number-entry.ts';
import { TwoPartBoxes, twoPartRefusal } from './two-part-entry.tsx';
import type { TwoPartRule } from './two-part-entry.tsx';

type Quantity = 'weight' | 'previousWeight' | 'height';
type Mode = EntryModes[Quantity];

type UnitEntryProps = Pick<FrameProps, 'error' | 'ask'> & {
  form: FieldForm;
  field: { title: TextKey; tooltip?: TextKey; readonly?: boolean };
  entryKey: 'PD_WEIGHT' | 'PD_WEIGHT_PREVIOUS' | 'PD_HEIGHT';
  quantity: Quantity;
  /** The one unit, in which the value is kept, and the two that are typed together. */
  modes: readonly [{ value: Mode; label: string }, { value: Mode; label: string }];
  rule: TwoPartRule;
  unit: string;
  unitSpoken: string;
  max: number;
  step: number;
  places?: number;
  pageStep?: number;
  readBack: ReactNode;
};

/** One value typed in one unit or in two together. Switching changes what is shown, never the value. */
export function UnitEntry(props: UnitEntryProps) {
  const { form, entryKey: key, quantity, modes, rule, field, readBack, ask } = props;
  const label = fieldText(field.title);
  const { regimen } = form;
  const value = form.context.values[key];
  const mode = regimen.entryModes[quantity];
  const inTwo = mode === modes[1].value;
  const refusal = inTwo ? twoPartRefusal(rule, regimen.unreadable[key]) : undefined;
  const error = refusal ?? props.error;

  function switchTo(next: Mode) {
    form.change((before) =>
      setEntryMode(
        // Text of the one unit means nothing in the other.
        key in before.unreadable ? setValue(before, key, undefined) : before,
        quantity,
        next,
      ),
    );
  }

  return (
    <FieldFrame
      label={label}
      labelFor={inTwo ? 'group' : 'input'}
      spokenSuffix={inTwo ? undefined : props.unitSpoken}
      labelEnd={
        <LabelEnd field={field}>
          <Segmented<Mode>
            legend={`Unit of ${label.toLowerCase()}`}
            legendHidden
            size="small"
            value={mode}
            onChange={switchTo}
            options={modes}
          />
        </LabelEnd>
      }
      readBack={error === undefined ? readBack : undefined}
      error={error}
      ask={ask}
    >
      {(aria) =>
        inTwo ? (
          <TwoPartBoxes
            label={label}
            rule={rule}
            readOnly={field.readonly}
            value={value}
            text={regimen.unreadable[key] ?? regimen.typed[key]}
            onEntry={(entry) =>
              form.change((before) => {
                if (entry.refused) return setUnreadable(before, key, entry.text);
                const entered = setValue(before, key, entry.value);
                return entry.value === undefined ? entered : keepTyped(entered, key, entry.text);
              })
            }
          />
        ) : (
          <NumberBox
            aria={aria}
            label={label}
            error={error}
            ask={ask}
            unit={props.unit}
            unitSpoken={props.unitSpoken}
            block
            readOnly={field.readonly}
            value={value}
            initialText={typedText(form, key)}
            onChange={(next, entry) => enterNumber(form, key, next, entry)}
            min={0}
            max={props.max}
            step={props.step}
            pageStep={props.pageStep}
            places={props.places}
          />
        )
      }
    </FieldFrame>
  );
}
