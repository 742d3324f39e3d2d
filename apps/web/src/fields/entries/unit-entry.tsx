import { entryWords } from '@dietetic/content';
import { ENTRY_OF, refusedText, setEntryMode } from '@dietetic/regimen';
import type { EntryModes, TextKey } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import { NumberBox } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { FieldForm } from './field-form.ts';
import { LabelEnd } from './label-end.tsx';
import { enterNumber } from './number-entry.ts';
import { TwoPartBoxes, twoPartRefusal } from './two-part-entry.tsx';
import type { TwoPartRule } from './two-part-entry.tsx';

type Quantity = 'weight' | 'previousWeight' | 'height';
type Mode = EntryModes[Quantity];

type UnitEntryProps = Pick<FrameProps, 'error' | 'ask' | 'kept'> & {
  form: FieldForm;
  field: { title: TextKey; tooltip?: TextKey; readonly?: boolean };
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
  const { form, quantity, modes, rule, field, readBack, ask, kept } = props;
  const label = form.text(field.title);
  const { regimen } = form;
  const key = ENTRY_OF[quantity];
  const mode = regimen.entryModes[quantity];
  const inTwo = mode === modes[1].value;
  const refusal = inTwo ? twoPartRefusal(rule, refusedText(regimen.entries, key)) : undefined;
  const error = refusal ?? props.error;

  return (
    <FieldFrame
      label={label}
      labelFor={inTwo ? 'group' : 'input'}
      spokenSuffix={inTwo ? undefined : props.unitSpoken}
      labelEnd={
        <LabelEnd field={field} form={form}>
          <Segmented<Mode>
            legend={entryWords.unitOf(label)}
            legendHidden
            size="small"
            value={mode}
            onChange={(next) => form.change((before) => setEntryMode(before, quantity, next))}
            options={modes}
          />
        </LabelEnd>
      }
      readBack={error === undefined ? readBack : undefined}
      error={error}
      ask={ask}
      kept={kept}
    >
      {(aria) =>
        inTwo ? (
          <TwoPartBoxes
            label={label}
            error={error}
            rule={rule}
            oneByOne
            readOnly={field.readonly}
            entry={regimen.entries[key]}
            onEntry={(entry) => enterNumber(form, key, entry)}
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
            entry={regimen.entries[key]}
            onEntry={(entry) => enterNumber(form, key, entry)}
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
