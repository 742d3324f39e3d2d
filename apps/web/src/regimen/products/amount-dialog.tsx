import type { AnyProduct } from '@dietetic/catalogue';
import { amountDialogWords as say, productFindingWords as ask } from '@dietetic/content';
import { chosenAmountText } from '@dietetic/regimen';
import { CopyCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCatalogue, useWholeProducts } from '#session/catalogue.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { entryOfValue, type NumberEntry } from '#ui/number-field/number-text.ts';
import { FindingsToConfirm } from '../findings/findings-to-confirm.tsx';
import { RowFindings } from '../findings/row-findings.tsx';
import { confirmationLabel } from '../findings/safe-alternative.ts';
import styles from './amount-dialog.module.css';
import { AmountActions } from './amount-actions.tsx';
import { amountReadBack, entryUnits, firstCounted, parseAmountEntry, unitOf } from './amount-entry.ts';
import {
  amountError,
  isMeasure,
  IMMEDIATE_PROBLEMS,
  stepOf,
  useFindingsWhileTyping,
  useTick,
} from './amount-findings.ts';
import { useIsAtDesk } from './at-desk.ts';
import { CommonAmounts, UnitChoice } from './amount-units.tsx';
import { EffectTable } from './effect-table.tsx';
import { FillControls } from './fill-controls.tsx';
import {
  distinguishingFacts,
  similarProducts,
  saveAmount,
  useFluidNoteWith,
  useRestOfRegimen,
} from './regimen-products.ts';

type Props = { product: AnyProduct; onClose: () => void };

/**
 * Asks how much of a product the patient gets each day, and what does not fit the patient. Editing works on a copy
 * that starts empty: Cancel leaves the old amount, and an old figure is never taken for a new one.
 */
export function AmountDialog({ product, onClose }: Props) {
  const { products } = useCatalogue();
  // It is at hand when the amount is saved: what the product is now is kept with the regimen.
  useWholeProducts([product.id]);
  const { chosen: current, others, needs } = useRestOfRegimen(product);
  const units = entryUnits(product);
  const [unitId, setUnitId] = useState(current === undefined ? units[0]?.id : undefined);
  const [typed, setTyped] = useState<NumberEntry | undefined>(
    current === undefined ? undefined : entryOfValue(0),
  );
  /** Another unit, or an amount that was pressed, starts the field anew: no digit of the one before is left in it. */
  const [entryNumber, setEntryNumber] = useState(0);
  const [isPressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLFieldSetElement>(null);
  const isAtDesk = useIsAtDesk();

  const unit = units.find(({ id }) => id === unitId);
  const entry = parseAmountEntry(product, typed, unit);
  const given = entry.ok ? entry.given : null;
  const isWithoutUnit = !entry.ok && entry.problem === 'no-unit';
  const fluidNote = useFluidNoteWith(product, given);
  const { findings, isTyping, askNow } = useFindingsWhileTyping(product, given);
  const tick = useTick(findings);
  const error =
    entry.ok || isWithoutUnit || !(isPressed || IMMEDIATE_PROBLEMS.has(entry.problem))
      ? undefined
      : amountError(product, entry.problem);

  const startWith = (amount: number | undefined, inUnit: string) => {
    setUnitId(inUnit);
    setTyped(amount === undefined ? undefined : entryOfValue(amount));
    setEntryNumber((before) => before + 1);
  };

  const toAnswer = () =>
    boxes.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('input[type="checkbox"], footer [type="submit"]')
      ?.focus();
  const submit = () => {
    if (entry.ok) {
      if (isTyping) return askNow();
      // Enter leads from the amount to what is asked about it, as in a row: a phone's keyboard covers the question.
      if (findings.length > 0 && document.activeElement === field.current) return toAnswer();
      if (tick.isMissing) return;
      saveAmount(product, entry.given, findings);
      onClose();
      return;
    }
    setPressed(true);
    // The unit stands first.
    if (isWithoutUnit) boxes.current?.querySelector<HTMLElement>('select, input')?.focus();
    else field.current?.focus();
  };

  return (
    <Dialog
      onClose={onClose}
      title={product.name}
      subtitle={distinguishingFacts(product)}
      initialFocus={field}
      onSubmit={submit}
      beforeFooter={
        findings.length > 0 && (
          <FindingsToConfirm
            findings={findings}
            product={product}
            consequence={ask.inReport}
            checked={tick.checked}
            onCheck={tick.onCheck}
            tickFirst={ask.tickFirst(
              confirmationLabel(current === undefined ? 'add' : 'save', findings, product),
            )}
          />
        )
      }
      footer={
        <AmountActions
          product={product}
          findings={findings}
          given={given}
          onUse={(meant) => startWith(meant.amount, unitOf(units, meant)?.id ?? '')}
          isEdit={current !== undefined}
          mustTick={tick.isMissing}
          onClose={onClose}
        />
      }
    >
      <div className={`stack gap-3 ${styles.body}`}>
        <h3 className="body">{say.question}</h3>
        {findings.length === 0 && <RowFindings product={product} />}
        {current && <p className="soft">{say.now(chosenAmountText(product, current))}</p>}
        <div ref={boxes} className={`flex wrap top ${styles.entry}`}>
          <UnitChoice
            units={units}
            unitId={unitId}
            onChange={(id) => startWith(current === undefined ? undefined : 0, id)}
            error={isPressed && isWithoutUnit ? say.chooseUnit : undefined}
          />
          <NumberField
            key={entryNumber}
            ref={field}
            label={say.amountLabel}
            labelHidden
            unit={unit === undefined ? '' : isMeasure(unit.of.unit) ? unit.label : `× ${unit.label}`}
            unitSpoken={unit?.label}
            entry={typed}
            onEntry={setTyped}
            // Not by the button: it is unavailable until the box is ticked, and would hold the form back.
            onEnter={() => field.current?.form?.requestSubmit()}
            onOffered={() => fill.current?.querySelector('button')?.focus()}
            min={0}
            step={stepOf(unit?.of.unit ?? 'ml')}
            error={error}
            readBack={given === null ? undefined : amountReadBack(product, given)}
          />
        </div>
        <CommonAmounts
          product={product}
          unit={unit === undefined || unit.of.unit === product.basis ? firstCounted(units) : unit}
          onChoose={startWith}
        />
        <FillControls
          ref={fill}
          product={product}
          others={others}
          needs={needs}
          units={units}
          onFill={(amount, id) => {
            if (!isAtDesk) return startWith(amount, id);
            // On to Enter, or to another figure; on a phone the keyboard would cover what follows.
            flushSync(() => startWith(amount, id));
            field.current?.focus();
          }}
        />
        <EffectTable
          product={product}
          amount={entry.ok ? entry.inBasis : null}
          others={others}
          needs={needs}
        />
        {fluidNote !== null && <p className="quiet">{fluidNote}</p>}
        <LookAlikes others={similarProducts(product, products)} />
      </div>
    </Dialog>
  );
}

/** The strength distinguishes two names that differ by a number or a word (hazard H10). */
function LookAlikes({ others }: { others: readonly { name: string; difference: string }[] }) {
  if (others.length === 0) return null;
  return (
    <Notice kind="note" icon={<CopyCheck />}>
      {others.map(({ name, difference }) => (
        <div key={name}>{say.lookAlike(name, difference)}</div>
      ))}
    </Notice>
  );
}
