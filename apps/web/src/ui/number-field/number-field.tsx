import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { FieldFrame, boxClass, type FieldAria, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import { afterPaint } from './after-paint.ts';
import { formatForEntry, readNumber, stepped, type NumberReading } from './number-text.ts';
import styles from './number-field.module.css';

/** What stands in the field beside its value. Both flags false and no value: the field is empty. */
export type NumberEntry = { text: string; invalidText: boolean; ambiguous: boolean };

export type NumberValueProps = {
  value: number | undefined;
  onChange: (value: number | undefined, entry: NumberEntry) => void;
  unit: string;
  /** The unit as it is said, where its sign is not a word: "kilograms". */
  unitSpoken?: string;
  step?: number;
  pageStep?: number;
  /** Limits of the arrows and steppers only: nothing typed is ever clamped. */
  min?: number;
  max?: number;
  /** Where stepping starts from an empty field. */
  from?: number;
  /** Decimals shown when the value comes from outside. */
  places?: number;
  lessLabel?: string;
  moreLabel?: string;
};

type NumberBoxProps = NumberValueProps &
  Pick<FrameProps, 'label' | 'error' | 'ask'> & {
    /** What was typed for the value before the field was drawn; shown again in place of the value's own text. */
    initialText?: string;
    steppers?: boolean;
    block?: boolean;
    readOnly?: boolean;
    required?: boolean;
    name?: string;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
  };

type NumberFieldProps = FrameProps & NumberBoxProps & { className?: string };

export function NumberField(props: NumberFieldProps) {
  return (
    <FieldFrame {...props} spokenSuffix={props.unitSpoken ?? props.unit}>
      {(aria) => <NumberBox {...props} aria={aria} />}
    </FieldFrame>
  );
}

/** The box alone, for a frame that holds other inputs too or changes between them. */
export function NumberBox(props: NumberBoxProps & { aria: FieldAria }) {
  const { value, onChange, unit, step = 1, pageStep = step * 10, min, max, places, from } = props;
  const { lessLabel = 'Less', moreLabel = 'More', steppers = true, readOnly = false } = props;
  const { ref, name, required, aria, onBlur } = props;
  const whole = Number.isInteger(step) && !places;
  const read = (text: string) => readNumber(text, { unit, whole });

  // The text is the state; the value follows it. It is replaced only when a value arrives
  // from outside that the text does not already say.
  const [typed, setTyped] = useState(() => ({
    text: props.initialText ?? formatForEntry(value, places),
    seen: value,
  }));
  const [owner] = useState(() => ({}));
  let text = typed.text;
  if (!Object.is(typed.seen, value)) {
    if (valueOf(read(text)) !== value) text = formatForEntry(value, places);
    setTyped({ text, seen: value });
  }

  function enter(next: string) {
    const reading = read(next);
    setTyped({ text: next, seen: typed.seen });
    afterPaint(owner, () =>
      onChange(valueOf(reading), {
        text: next,
        invalidText: reading.kind === 'not-a-number' || reading.kind === 'ambiguous',
        ambiguous: reading.kind === 'ambiguous',
      }),
    );
  }

  function stepBy(by: number) {
    const reading = read(text);
    if (readOnly) return;
    if (reading.kind === 'empty') enter(formatForEntry(from ?? min ?? 0, places));
    if (reading.kind !== 'number') return;
    const next = stepped(reading.value, by, { min, max });
    if (next !== reading.value) enter(formatForEntry(next, places));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: pageStep, PageDown: -pageStep }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(by);
  }

  const stepper = (by: number, name: string) => (
    // Out of the tab order: the arrow keys do the same. A press leaves the focus (and a phone's keyboard) alone.
    <button
      type="button"
      className={styles.stepper}
      tabIndex={-1}
      aria-label={`${name}: ${props.label}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => stepBy(by)}
    >
      {by < 0 ? <Minus /> : <Plus />}
    </button>
  );

  return (
    <div className={classNames(boxClass(props), styles.box, !props.block && styles.natural)}>
      {steppers && !readOnly && stepper(-step, lessLabel)}
      <input
        {...aria}
        ref={ref}
        className={styles.input}
        style={{ '--characters': Math.max(text.length, SHORTEST) }}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        name={name}
        required={required}
        readOnly={readOnly}
        value={text}
        onChange={(event) => enter(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
      {steppers && !readOnly && stepper(step, moreLabel)}
    </div>
  );
}

/** Room for this many characters at least; a longer entry widens its box, since no digit may be cut off. */
const SHORTEST = 4;

function valueOf(reading: NumberReading): number | undefined {
  return reading.kind === 'number' ? reading.value : undefined;
}
