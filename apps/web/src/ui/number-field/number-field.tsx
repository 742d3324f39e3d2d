import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { FieldFrame, boxClass, type FieldAria, type FrameProps } from '#ui/field-frame/field-frame.tsx';
import { useImmediateEntry } from '#ui/entry-buffer/use-entry-buffer.ts';
import {
  entryText,
  formatForEntry,
  toNumberEntry,
  parseNumberText,
  stepNumber,
  type NumberEntry,
} from './number-text.ts';
import styles from './number-field.module.css';

export type NumberValueProps = {
  /** What was entered; undefined where nothing was. */
  entry: NumberEntry | undefined;
  onEntry: (entry: NumberEntry | undefined) => void;
  unit: string;
  /** The unit as it is said, where its sign is not a word: "kilograms". */
  unitSpoken?: string;
  /** The unit that may be typed behind the number, where it is shown elsewhere than in the box. */
  unitRead?: string | undefined;
  step?: number;
  pageStep?: number;
  /** Limits of the arrows and steppers only: nothing typed is ever clamped. */
  min?: number;
  max?: number;
  /** Where stepping starts from an empty field. */
  from?: number;
  /** Decimals of a value that is stepped or shown from another unit. */
  places?: number;
};

type NumberBoxProps = NumberValueProps &
  Pick<FrameProps, 'label' | 'error' | 'ask'> & {
    steppers?: boolean;
    block?: boolean;
    readOnly?: boolean;
    onBlur?: () => void;
    onEscape?: () => void;
    onEnter?: () => void;
    /** Alt and the arrow down: to what is offered below, as from a combo box to its list. */
    onOffered?: (() => void) | undefined;
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

/** A figure typed before a standing 0 would be ten times as much. From the keyboard the browser selects what stands there. */
function selectZero({ currentTarget: box }: MouseEvent<HTMLInputElement>): void {
  if (/^0[.,]?0*$/u.test(box.value)) box.select();
}

type WithAria<Props> = Props & { aria: FieldAria };

/** The box alone, for a frame that holds other inputs too or changes between them. */
export function NumberBox(props: WithAria<NumberBoxProps>) {
  const [shown, enter] = useImmediateEntry(props.entry, props.onEntry);
  const reading = { unit: props.unitRead ?? props.unit, whole: isWhole(props) };
  return (
    <NumberInput
      {...props}
      text={entryText(shown, props.places)}
      onText={(text) => enter(toNumberEntry(text, reading))}
    />
  );
}

type NumberInputProps = Omit<NumberBoxProps, 'entry' | 'onEntry'> & {
  text: string;
  onText: (text: string) => void;
};

const isWhole = ({ step = 1, places }: Pick<NumberValueProps, 'step' | 'places'>): boolean =>
  Number.isInteger(step) && !places;

/** A box that shows the text it is given: for several boxes that are one entry, whose text is held together. */
export function NumberInput(props: WithAria<NumberInputProps>) {
  const { text, onText, unit, step = 1, pageStep = step * 10, min, max, places, from } = props;
  const { steppers = true, readOnly = false } = props;
  const { ref, aria, onBlur, onEscape, onEnter, onOffered } = props;

  function stepBy(by: number) {
    if (readOnly) return;
    const reading = parseNumberText(text, { unit, whole: isWhole(props) });
    if (reading.kind === 'empty') onText(formatForEntry(from ?? min ?? 0, places));
    if (reading.kind !== 'number') return;
    const next = stepNumber(reading.value, by, { min, max });
    if (next !== reading.value) onText(formatForEntry(next, places));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') onEscape?.();
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'ArrowDown' && event.altKey && onOffered) {
      event.preventDefault();
      onOffered();
    }
    const along = event.shiftKey ? pageStep : step;
    const by = { ArrowUp: along, ArrowDown: -along, PageUp: pageStep, PageDown: -pageStep }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(by);
  }

  const stepper = (by: number, name: string) => (
    // Out of the tab order: the arrow keys do the same. A press leaves the focus (and a phone's keyboard) alone.
    <button
      type="button"
      className={`grid rigid bare in-well hover-tint ${styles.stepper}`}
      data-off-paper
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
      {steppers && !readOnly && stepper(-step, 'Less')}
      <input
        {...aria}
        ref={ref}
        className={styles.input}
        style={{ '--characters': text.length }}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onClick={selectZero}
        aria-keyshortcuts={onOffered && 'Alt+ArrowDown'}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span className={`nowrap soft ${styles.unit}`} aria-hidden="true">
        {unit}
      </span>
      {steppers && !readOnly && stepper(step, 'More')}
    </div>
  );
}
