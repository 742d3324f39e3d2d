// Longer than other files: one specimen of each state of a field, side by side.
import { useState } from 'react';
import { BandScale, bandAt, type Band } from '#ui/band-scale/band-scale.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DateBox } from '#ui/date-field/date-field.tsx';
import { FieldFrame } from '#ui/field-frame/field-frame.tsx';
import { InfoTip } from '#ui/info-tip/info-tip.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, isUnreadable, type NumberEntry } from '#ui/number-field/number-text.ts';
import { OptionList } from '#ui/option-list/option-list.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { RangeField } from '#ui/slider/range-field.tsx';
import { SliderField } from '#ui/slider/slider-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const PAL_BANDS: Band[] = [
  { from: 1, to: 1.1, label: 'In bed, immobile', range: '1.0–1.1' },
  { from: 1.1, to: 1.2, label: 'In bed and/or sitting out', range: '1.1–1.2' },
  { from: 1.2, to: 1.25, label: 'Limited mobility', range: '1.2–1.25' },
  { from: 1.25, to: 1.4, label: 'Sedentary', range: '1.25–1.4' },
  { from: 1.4, to: 1.6, label: 'Light', range: '1.4–1.6' },
  { from: 1.6, to: 1.7, label: 'Moderate', range: '1.6–1.7' },
  { from: 1.7, to: 1.9, label: 'Heavy', range: '1.7–1.9' },
];

export function FieldSpecimens() {
  return (
    <Chapter title="Fields">
      <NumberSpecimens />
      <SliderSpecimens />
      <ChoiceSpecimens />
      <TextSpecimens />
    </Chapter>
  );
}

function NumberSpecimens() {
  const [weight, setWeight] = useState<NumberEntry | undefined>({ text: '58.0', value: 58 });
  const [height, setHeight] = useState<NumberEntry | undefined>(entryOfValue(1630));
  const [previous, setPrevious] = useState<NumberEntry | undefined>(entryOfValue(158));
  const [confirmed, setConfirmed] = useState(false);
  return (
    <>
      <Specimen title="Number field">
        <Sheet className={styles.stack}>
          <NumberField
            label="Weight now"
            unit="kg"
            unitSpoken="kilograms"
            step={0.1}
            places={1}
            max={650}
            entry={weight}
            onEntry={setWeight}
            labelEnd={<UnitSwitch />}
            readBack={
              weight?.value === undefined ? (
                'Not entered'
              ) : (
                <>
                  Reads as <b>{weight.value} kg</b>
                </>
              )
            }
            error={isUnreadable(weight) ? 'Enter the weight as a number, such as 58.0' : undefined}
          />
          <output aria-label="Value held">
            {weight?.value === undefined ? 'none' : String(weight.value)}
          </output>
          <Button variant="secondary" size="small" onClick={() => setWeight(entryOfValue(71.25))}>
            Set 71.25 from outside
          </Button>
          <Button variant="secondary" size="small" onClick={() => setWeight(undefined)}>
            Clear from outside
          </Button>
        </Sheet>
      </Specimen>
      <Specimen title="Number field, drawn late">
        <Sheet className={styles.stack}>
          <LateNumber />
        </Sheet>
      </Specimen>
      <Specimen title="Hard stop and soft check: the entry stays">
        <Sheet className={styles.stack}>
          <NumberField
            label="Height"
            unit="cm"
            entry={height}
            onEntry={setHeight}
            max={300}
            error={
              height?.value !== undefined && height.value > 300
                ? 'Height must be 300 cm or less. 1,630 mm is 163 cm.'
                : undefined
            }
          />
          <NumberField
            label="Previous weight"
            note="Optional"
            unit="kg"
            entry={previous}
            onEntry={setPrevious}
            ask={
              confirmed
                ? undefined
                : {
                    message: '94.5 kg more than the weight before. Is that right?',
                    answers: [{ label: 'Yes, 158 kg is right', onChoose: () => setConfirmed(true) }],
                  }
            }
          />
          <NumberField
            label="Time since then"
            unit="months"
            entry={undefined}
            onEntry={() => undefined}
            hint="Optional (for % loss over 3–6 months)."
          />
          <NumberField
            label="Weight when admitted"
            unit="kg"
            entry={entryOfValue(63.5)}
            places={1}
            onEntry={() => undefined}
            readOnly
          />
        </Sheet>
      </Specimen>
    </>
  );
}

const LATE_MS = 150;

/** A page that is drawn with each entry a moment late, as on a slow device: the text must not wait, or go back. */
function LateNumber() {
  const [entry, setEntry] = useState<NumberEntry>();
  return (
    <>
      <NumberField
        label="Amount a day"
        unit="ml"
        entry={entry}
        onEntry={(next) => window.setTimeout(() => setEntry(next), LATE_MS)}
      />
      <output aria-label="Value held">{entry?.value === undefined ? 'none' : String(entry.value)}</output>
    </>
  );
}

function UnitSwitch() {
  const [unit, setUnit] = useState<'kg' | 'st'>('kg');
  return (
    <Segmented
      legend="Unit of weight"
      legendHidden
      size="small"
      value={unit}
      onChange={setUnit}
      options={[
        { value: 'kg', label: 'kg' },
        { value: 'st', label: 'st, lb' },
      ]}
    />
  );
}

function SliderSpecimens() {
  const [low, setLow] = useState<NumberEntry | undefined>(entryOfValue(22));
  const [high, setHigh] = useState<NumberEntry | undefined>(entryOfValue(26));
  const [pal, setPal] = useState<NumberEntry | undefined>(entryOfValue(1.15, 2));
  const band = PAL_BANDS[bandAt(PAL_BANDS, pal?.value) ?? -1];
  return (
    <>
      <Specimen title="Range: two fields, two thumbs">
        <Sheet>
          <RangeField
            label="Energy per kg"
            hint="a day, actual weight"
            labelEnd={
              <InfoTip label="About energy per kg">
                A figure such as 25–30 kcal/kg already contains activity.
              </InfoTip>
            }
            unit="kcal/kg"
            ends={[
              {
                label: 'Minimum',
                entry: low,
                error:
                  low?.value !== undefined && high?.value !== undefined && low.value > high.value
                    ? 'The minimum is above the maximum.'
                    : undefined,
              },
              { label: 'Maximum', entry: high },
            ]}
            onEntry={(end, entry) => (end === 0 ? setLow(entry) : setHigh(entry))}
            min={10}
            max={40}
            step={1}
            rest={[20, 30]}
            ticks={[]}
          />
        </Sheet>
      </Specimen>
      <Specimen title="Slider with named bands">
        <Sheet>
          <SliderField
            label="PAL and DIT"
            hint={band && <b>{`${band.label}, ${band.range}`}</b>}
            unit="factor"
            entry={pal}
            onEntry={setPal}
            min={1}
            max={1.9}
            step={0.05}
            places={2}
            rest={1}
            ticks={[1.1, 1.2, 1.4, 1.6, 1.7].map((value) => ({ value, label: value.toFixed(1) }))}
          >
            <BandScale label="Activity, named" value={pal?.value} bands={PAL_BANDS} />
          </SliderField>
        </Sheet>
      </Specimen>
    </>
  );
}

function ChoiceSpecimens() {
  const [sex, setSex] = useState<'female' | 'male'>();
  const [end, setEnd] = useState<'min' | 'max'>('max');
  const [method, setMethod] = useState('peng_2018');
  const [compare, setCompare] = useState(false);
  const [feed, setFeed] = useState<'oral' | 'tube'>();
  return (
    <>
      <Specimen title="Segmented choice, select, checkbox">
        <Sheet className={styles.stack}>
          <Segmented
            legend="Sex used in equations"
            value={sex}
            onChange={setSex}
            error={sex ? undefined : 'Choose female or male.'}
            options={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
          />
          <Segmented
            legend="Target"
            block
            value={end}
            onChange={setEnd}
            options={[
              { value: 'min', label: 'Minimum', detail: <b>1,467 kcal/day</b> },
              { value: 'max', label: 'Maximum', detail: <b>1,734 kcal/day</b> },
            ]}
          />
          <SelectField
            label="Route"
            value={feed}
            onChange={setFeed}
            placeholder="Choose"
            options={[
              { value: 'oral', label: 'Oral' },
              { value: 'tube', label: 'Tube' },
            ]}
          />
          <Checkbox
            label="Compare"
            accessibleLabel="Compare Tarnvane Energy"
            checked={compare}
            onChange={setCompare}
          />
          <Checkbox label="Kosher" detail="9 products" checked onChange={() => undefined} />
          <Checkbox label="Halal" checked={false} onChange={() => undefined} disabled />
        </Sheet>
      </Specimen>
      <Specimen title="Option list">
        <OptionList
          legend="Energy method"
          value={method}
          onChange={setMethod}
          options={[
            {
              value: 'peng_2018',
              label: 'PENG 2018',
              detail: 'kcal per kg, or Mifflin St Jeor from BMI 30',
              tag: 'Default method',
            },
            { value: 'henry_oxford', label: 'Henry Oxford 2005', detail: 'Weight, sex, age' },
            { value: 'mifflin_st_jeor', label: 'Mifflin St Jeor 1990', detail: 'Weight, height, sex, age' },
            { value: 'penn_state', label: 'Penn State', unavailable: 'Needs ventilation and temperature' },
          ]}
        />
      </Specimen>
    </>
  );
}

function TextSpecimens() {
  const [term, setTerm] = useState('');
  const [email, setEmail] = useState('');
  const [birth, setBirth] = useState('');
  const [name, setName] = useState('');
  return (
    <>
      <Specimen title="Search">
        <SearchField
          label="Search products by name"
          placeholder="Search products by name"
          shortcut={{ shown: 'Ctrl K', spoken: 'Control+K' }}
          value={term}
          onChange={setTerm}
        />
      </Specimen>
      <Specimen title="Text, email, date">
        <Sheet className={styles.stack}>
          <TextField
            label="Ward or clinic"
            note="Optional"
            value={name}
            onChange={setName}
            hint="Leave out names and numbers that identify the patient."
          />
          <TextField
            type="email"
            label="Your email address"
            value={email}
            onChange={setEmail}
            placeholder="name@example.org"
            error="Enter an email address."
          />
          <FieldFrame label="Date of birth">
            {(aria) => (
              <DateBox aria={aria} label="Date of birth" value={birth} onChange={setBirth} max="2026-11-20" />
            )}
          </FieldFrame>
        </Sheet>
      </Specimen>
    </>
  );
}
