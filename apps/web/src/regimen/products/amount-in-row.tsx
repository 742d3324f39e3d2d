import type { AnyProduct } from '@dietetic/catalogue';
import { amountInRowWords as row } from '@dietetic/content';
import { chosenAmountText, givenAmountOf } from '@dietetic/regimen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#ui/class-names/class-names.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue } from '#ui/number-field/number-text.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { ProductWarnings } from './adding.tsx';
import { amountReadBack, entryUnits, firstCounted, parseAmountEntry, unitOf } from './amount-entry.ts';
import styles from './amount-in-row.module.css';
import { CommonAmounts } from './amount-units.tsx';
import { RowConfirmation } from './row-confirmation.tsx';
import {
  amountError,
  IMMEDIATE_PROBLEMS,
  stepOf,
  useAmountFindings,
  useFindingsWhileTyping,
  useTick,
} from './amount-findings.ts';
import { FillControls } from './fill-controls.tsx';
import { useLostAmountNotice } from './lost-amount-notice.ts';
import { useScrollToConfirmation } from './scroll-to-confirmation.ts';
import { saveAmount, useRestOfRegimen } from './regimen-products.ts';
import { type RowAmount, savedAmount, rowOutcome } from './row-amount.ts';
import type { TypedAmount } from './tray-meters.tsx';

/** "ml" and "g": letters of a unit that has room beside its figure. */
const SHORT = 2;

type Props = {
  product: AnyProduct;
  /** The row whose field had the focus last: it has the proposals under it. */
  isCurrent: boolean;
  onCurrent: () => void;
  /** Takes the product out, or gives up adding it. */
  onRemove: () => void;
  /** The amount while it is entered; null when it is none, or saved. */
  onTyped: (typed: TypedAmount | null) => void;
};

/**
 * The amount of a chosen product where there is a mouse and a keyboard: changed in its place, taken into the regimen
 * when the row is left or Enter is pressed. What has to be asked about it is asked under it first, as in the dialog.
 */
export function AmountInRow({ product, isCurrent, onCurrent, onRemove, onTyped }: Props) {
  // Not chosen while it is being added: it is in the regimen once it has an amount.
  const { chosen, others, needs } = useRestOfRegimen(product);
  const units = useMemo(() => entryUnits(product), [product]);
  const saved = useMemo(() => savedAmount(product, chosen, units), [product, chosen, units]);
  const [draft, setDraft] = useState<RowAmount | null>(null);
  /** Settled with something to answer, or with what cannot be read. */
  const [isHeld, setHeld] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fill = useRef<HTMLFieldSetElement>(null);
  const question = useRef<HTMLDivElement>(null);

  const { typed, unitId } = draft ?? saved;
  const unit = units.find(({ id }) => id === unitId);
  const entry = parseAmountEntry(product, typed, unit);
  const askedAbout = useAmountFindings(product);
  const isAdded = chosen === undefined;
  // What has to be asked about a product is said before it has an amount, as in the dialog.
  const given = entry.ok ? entry.given : null;
  const asTyped = useFindingsWhileTyping(product, given);
  const findings = isHeld && entry.ok ? askedAbout(given) : isAdded ? asTyped.findings : [];
  const tick = useTick(findings);
  const counted = firstCounted(units);

  const giveUp = () => {
    setDraft(null);
    setHeld(false);
  };
  const enter = (next: RowAmount) => {
    setDraft(next);
    setHeld(false);
  };
  const close = isAdded ? onRemove : giveUp;
  const stays = isAdded ? row.notYet : row.staysUntil(chosenAmountText(product, chosen));
  const settleAs = (next: RowAmount | null): void => {
    if (next === null) return;
    const read = parseAmountEntry(
      product,
      next.typed,
      units.find(({ id }) => id === next.unitId),
    );
    const to = rowOutcome(read, chosen && givenAmountOf(product, chosen), askedAbout);
    if (to === 'restore') return giveUp();
    if (to === 'save' && read.ok) {
      saveAmount(product, read.given, []);
      return giveUp();
    }
    setDraft(next);
    setHeld(true);
  };

  useEffect(() => {
    if (isAdded) field.current?.focus();
  }, [isAdded]);
  useEffect(() => {
    if (!isCurrent) return;
    field.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
    // Of a row that is higher than the window the amount stays in sight.
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);

  const inBasis = draft !== null && entry.ok ? entry.inBasis : null;
  useEffect(() => {
    if (inBasis === null) return;
    onTyped({ product, amount: inBasis });
    return () => onTyped(null);
  }, [inBasis, onTyped, product]);
  useLostAmountNotice(product, chosen, draft !== null);
  const isAsking = findings.length > 0;
  const focusAnswer = useScrollToConfirmation(field, question, isCurrent && isAsking);
  const fillWith = (amount: number, inUnit: string) => {
    flushSync(() => settleAs({ typed: entryOfValue(amount), unitId: inUnit }));
    // The proposal that was pressed may be gone.
    focusAnswer();
  };
  const submit = () => {
    const isInField = document.activeElement === field.current;
    // Enter moves from the field to the finding about it, and confirms nothing.
    if (isInField) {
      // Left empty, a box goes back to what it was; on Enter it says so first.
      if (!entry.ok && draft !== null) setHeld(true);
      else if (!isAsking) flushSync(() => settleAs(draft));
      focusAnswer();
    } else if (!entry.ok) {
      setHeld(true);
      field.current?.focus();
    } else if (isAsking && !tick.isMissing) {
      saveAmount(product, entry.given, findings);
      giveUp();
    }
  };

  return (
    <form
      className={styles.form}
      data-amount-of={product.id}
      data-open={draft === null ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div
        className={`stack shrinks ${styles.row}`}
        onFocus={() => document.activeElement === field.current && onCurrent()}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && !isAsking && settleAs(draft)}
      >
        <div className={`grid gap-x-2 ${styles.entry}`}>
          <NumberField
            ref={field}
            label={row.amountOf(product.name)}
            labelHidden
            className={styles.number}
            unit={units.length > 1 ? '' : (unit?.label ?? '')}
            unitSpoken={unit?.label}
            unitRead={unit?.label}
            entry={typed}
            onEntry={(next) => {
              enter({ typed: next, unitId });
              // A stepper leaves the focus where it is; what it changes is settled when the focus leaves the row.
              if (document.activeElement !== field.current) field.current?.focus();
            }}
            onEscape={close}
            // The browser would press the button of the question, which may not be open yet.
            onEnter={submit}
            onOffered={() => fill.current?.querySelector('button')?.focus()}
            min={0}
            step={stepOf(unit?.of.unit ?? product.basis)}
            pageStep={unit?.of.unit === product.basis ? counted?.of.size : undefined}
            error={
              !entry.ok && (isHeld || IMMEDIATE_PROBLEMS.has(entry.problem))
                ? `${amountError(product, entry.problem)} ${stays}`
                : undefined
            }
            readBack={
              entry.ok && entry.given.unit !== product.basis
                ? amountReadBack(product, entry.given)
                : undefined
            }
          />
          {units.length > 1 && (
            <SelectField
              label={row.unitOf(product.name)}
              labelHidden
              className={classNames(styles.unit, (unit?.label.length ?? 0) > SHORT && styles.long)}
              value={unitId}
              onChange={(id) => {
                // No digit of the amount in the other unit is left.
                enter({ typed: undefined, unitId: id });
                field.current?.focus();
              }}
              options={units.map(({ id, label }) => ({ value: id, label }))}
            />
          )}
        </div>
        <div ref={question} className="stack gap-2" aria-live="polite">
          {isAsking && (
            <RowConfirmation
              product={product}
              findings={findings}
              stays={isAdded ? undefined : stays}
              tick={tick}
              given={given}
              onUse={(meant) => fillWith(meant.amount, unitOf(units, meant)?.id ?? '')}
              onClose={close}
            />
          )}
        </div>
        {isAdded && <ProductWarnings product={product} isAsking={isAsking} isTyped={entry.ok && !isAsking} />}
        {isCurrent && isAdded && !isAsking && (
          <CommonAmounts product={product} unit={counted} onChoose={fillWith} />
        )}
        {isCurrent && (isAdded || !isAsking) && (
          <FillControls
            ref={fill}
            inRow
            product={product}
            others={others}
            needs={needs}
            units={units}
            onFill={fillWith}
          />
        )}
      </div>
    </form>
  );
}
