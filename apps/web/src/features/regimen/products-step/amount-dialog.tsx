import type { CountedAmount, Product } from '@dietetic/catalogue';
import { formatNumber, formatQuantity } from '@dietetic/clinical';
import { amountDialogWords as say } from '@dietetic/content';
import type { Need, PlannedNutrient } from '@dietetic/regimen';
import { amountText, packLabel } from '@dietetic/regimen';
import { CopyCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { hiddenClass } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import styles from './amount-dialog.module.css';
import { type EntryUnit, entryUnits, LARGEST_DAILY_AMOUNT, readAmount } from './amount-entry.ts';
import { EffectTable } from './effect-table.tsx';
import { FillControls } from './fill-controls.tsx';

type Props = {
  product: Product;
  /** The facts that tell look-alikes apart: form, ages, strength. */
  subtitle: string;
  /** The amount it has in the regimen; undefined when it is being added. */
  current: number | undefined;
  /** The other products of the regimen with their amounts. */
  others: readonly CountedAmount[];
  needs: Record<PlannedNutrient, Need | null>;
  lookAlikes: readonly { name: string; difference: string }[];
  onSave: (amount: number) => void;
  onClose: () => void;
};

/**
 * Asks how much of a product the patient gets each day. Editing works on a copy that starts empty:
 * Cancel leaves the old amount, and an old figure is never taken for a new one.
 */
export function AmountDialog({
  product,
  subtitle,
  current,
  others,
  needs,
  lookAlikes,
  onSave,
  onClose,
}: Props) {
  const units = entryUnits(product);
  const editing = current !== undefined;
  const [unitId, setUnitId] = useState<string | undefined>(editing ? undefined : units[0]?.id);
  const [value, setValue] = useState<number | undefined>(editing ? 0 : undefined);
  const [invalidText, setInvalidText] = useState(false);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const unit = units.find(({ id }) => id === unitId);
  const entry = readAmount(value, invalidText, unit);
  const error =
    entry.ok || !(asked || entry.problem === 'not-a-number' || entry.problem === 'above-limit')
      ? undefined
      : {
          empty: say.above,
          'not-a-number': say.notANumber,
          'above-limit': say.tooMuch(amountText(LARGEST_DAILY_AMOUNT, product.basis)),
          'no-unit': say.chooseUnit,
        }[entry.problem];

  const enter = (amount: number, inUnit: string) => {
    setUnitId(inUnit);
    setValue(amount);
    setInvalidText(false);
  };

  const submit = () => {
    if (entry.ok) {
      onSave(entry.amount);
      return;
    }
    setAsked(true);
    field.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={product.name}
      subtitle={subtitle}
      closeLabel={say.close}
      initialFocus={field}
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit">{editing ? say.saveAction : say.addAction}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <h3 className={styles.question}>{say.question}</h3>
        {editing && <p className={styles.now}>{say.now(amountText(current, product.basis))}</p>}
        <div className={styles.entry}>
          <UnitChoice
            units={units}
            unitId={unitId}
            onChange={setUnitId}
            error={asked && !entry.ok && entry.problem === 'no-unit' ? say.chooseUnit : undefined}
          />
          <NumberField
            ref={field}
            label={say.amountLabel}
            labelHidden
            unit={unit === undefined ? '' : unit.counted ? `× ${unit.label}` : unit.label}
            unitSpoken={unit?.label}
            value={value}
            onChange={(next, { invalidText: unreadable }) => {
              setValue(next);
              setInvalidText(unreadable);
            }}
            min={0}
            step={unit?.counted ? 1 : product.basis === 'ml' ? 50 : 5}
            error={error}
            readBack={
              entry.ok && unit ? readBack(product, entry.amount, value ?? 0, unit.counted?.label) : undefined
            }
          />
        </div>
        <CommonAmounts unit={unit?.counted ? unit : units[1]} onChoose={enter} />
        <EffectTable
          product={product}
          amount={entry.ok ? entry.amount : null}
          others={others}
          needs={needs}
        />
        {lookAlikes.length > 0 && (
          <Notice kind="note" icon={<CopyCheck />}>
            {lookAlikes.map(({ name, difference }) => (
              <div key={name}>{say.lookAlike(name, difference)}</div>
            ))}
          </Notice>
        )}
        <FillControls
          product={product}
          others={others}
          needs={needs}
          onFill={(amount) => enter(amount, product.basis)}
        />
      </div>
    </Dialog>
  );
}

function readBack(product: Product, amount: number, count: number, unitLabel: string | undefined): string {
  const text = amountText(amount, product.basis);
  return unitLabel === undefined
    ? countIn(product, amount, text)
    : say.readsAs(text, say.count(formatQuantity('amount', count, { unit: '' }).number, unitLabel));
}

/** Reads an amount in ml or g back in the product's first pack. */
function countIn(product: Product, amount: number, text: string): string {
  const pack = product.units[0];
  if (pack === undefined) return say.readsAsAlone(text);
  return say.readsAs(
    text,
    say.count(formatQuantity('amount', amount / pack.amount, { unit: '' }).number, packLabel(pack)),
  );
}

/** More than these side by side are no longer readable on a phone. */
const MOST_SIDE_BY_SIDE = 3;

type UnitChoiceProps = {
  units: readonly EntryUnit[];
  unitId: string | undefined;
  onChange: (id: string) => void;
  error: string | undefined;
};

function UnitChoice({ units, unitId, onChange, error }: UnitChoiceProps) {
  const shared = {
    value: unitId,
    onChange,
    error,
    options: units.map(({ id, label }) => ({ value: id, label })),
  };
  return units.length > MOST_SIDE_BY_SIDE ? (
    <SelectField label={say.unit} labelHidden placeholder={say.chooseUnit} {...shared} />
  ) : (
    <Segmented legend={say.unit} legendHidden {...shared} />
  );
}

const COMMON_COUNTS = [1, 2, 3];

/** One, two or three of the pack in use, else of the product's first. */
function CommonAmounts({
  unit,
  onChoose,
}: {
  unit: EntryUnit | undefined;
  onChoose: (amount: number, unit: string) => void;
}) {
  if (unit === undefined) return null;
  return (
    <fieldset className={styles.quick}>
      <legend className={hiddenClass}>{say.quick}</legend>
      {COMMON_COUNTS.map((count) => (
        <Button key={count} variant="secondary" size="small" onClick={() => onChoose(count, unit.id)}>
          {say.count(formatNumber(count), unit.label)}
        </Button>
      ))}
    </fieldset>
  );
}
