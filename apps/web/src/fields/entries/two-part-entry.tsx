import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { NumberInput } from '#ui/number-field/number-field.tsx';
import { parseNumberText } from '#ui/number-field/number-text.ts';
import type { NumberEntry, NumberReading } from '#ui/number-field/number-text.ts';
import { useImmediateEntry } from '#ui/entry-buffer/use-entry-buffer.ts';
import { unreadableMessage } from './entry-frame.ts';
import styles from './two-part-entry.module.css';

type Part = { unit: string; spoken: string; max: number; step: number; places: number };
type Pair<T> = readonly [T, T];

/** How two parts make one value, and when they do not. */
export type TwoPartRule = {
  parts: Pair<Part>;
  split: (value: number) => Pair<number>;
  join: (major: number, minor: number) => number;
  /** Why these two parts are no value: "Pounds go from 0 to 13." */
  refuse: (major: number, minor: number) => string | null;
};

type TwoPartBoxesProps = {
  label: string;
  rule: TwoPartRule;
  /** Enter leads from the first box to the second; of an age the months are for infants alone. */
  oneByOne?: boolean;
  readOnly?: boolean | undefined;
  /** Both boxes are marked: the message is about the two together. */
  error: string | undefined;
  entry: NumberEntry | undefined;
  onEntry: (entry: NumberEntry | undefined) => void;
};

const PART_BREAK = '\n';

/**
 * A value typed in two units: stones and pounds, feet and inches, years and months. The parts are only a way
 * of typing; the value behind them changes when they are typed in, never by being shown.
 */
export function TwoPartBoxes({ label, rule, oneByOne, readOnly, error, entry, onEntry }: TwoPartBoxesProps) {
  const [shown, enter] = useImmediateEntry(entry, onEntry);
  const texts = textsOf(rule, shown);

  const input = (index: 0 | 1) => {
    const part = rule.parts[index];
    return (
      <FieldFrame label={label} labelHidden spokenSuffix={part.spoken}>
        {(aria) => (
          <NumberInput
            aria={{ ...aria, 'aria-invalid': error ? true : undefined }}
            label={label}
            error={error}
            unit={part.unit}
            block
            readOnly={readOnly}
            text={texts[index]}
            onText={(text) => enter(readParts(rule, index === 0 ? [text, texts[1]] : [texts[0], text]))}
            min={0}
            max={part.max}
            step={part.step}
            places={part.places}
          />
        )}
      </FieldFrame>
    );
  };

  return (
    <div className={styles.surround} data-one-by-one={oneByOne ? '' : undefined}>
      <div className={`grid gap-2 ${styles.parts}`}>
        {input(0)}
        {input(1)}
      </div>
    </div>
  );
}

/** Why text typed into two boxes is no value; undefined where it is, or where nothing was typed in parts. */
export function twoPartRefusal(rule: TwoPartRule, text: string | undefined): string | undefined {
  return text?.includes(PART_BREAK) ? (refusalOf(rule, partsOf(text)) ?? undefined) : undefined;
}

function partsOf(text: string): Pair<string> {
  const [major = '', minor = ''] = text.split(PART_BREAK);
  return [major, minor];
}

/** What the two boxes show: what was typed into them, or the value that was entered in another way. */
function textsOf(rule: TwoPartRule, entry: NumberEntry | undefined): Pair<string> {
  if (entry?.text.includes(PART_BREAK)) return partsOf(entry.text);
  if (entry?.value === undefined) return ['', ''];
  const [major, minor] = rule.split(entry.value);
  return [String(major), String(minor)];
}

const readingsOf = ({ parts: [major, minor] }: TwoPartRule, texts: Pair<string>): Pair<NumberReading> => [
  parseNumberText(texts[0], { unit: major.unit, whole: true }),
  parseNumberText(texts[1], { unit: minor.unit, whole: true }),
];

/** An empty part counts as nothing beside a filled one; two empty parts are no value. */
const numberOf = (reading: NumberReading): number => (reading.kind === 'number' ? reading.value : 0);

function readParts(rule: TwoPartRule, texts: Pair<string>): NumberEntry | undefined {
  if (texts.every((text) => text === '')) return undefined;
  const text = texts.join(PART_BREAK);
  const readings = readingsOf(rule, texts);
  if (readings.every(({ kind }) => kind === 'empty') || refusalOf(rule, texts) !== null) return { text };
  return { text, value: rule.join(numberOf(readings[0]), numberOf(readings[1])) };
}

function refusalOf(rule: TwoPartRule, texts: Pair<string>): string | null {
  const readings = readingsOf(rule, texts);
  const unreadable = readings.findIndex(({ kind }) => kind === 'not-a-number' || kind === 'ambiguous');
  if (unreadable >= 0) return unreadableMessage(texts[unreadable] ?? '');
  if (readings.every(({ kind }) => kind === 'empty')) return null;
  return rule.refuse(numberOf(readings[0]), numberOf(readings[1]));
}
