import type { AnyProduct, CountedAmount } from '@dietetic/catalogue';
import { amountDialogWords as say } from '@dietetic/content';
import {
  amountText,
  countText,
  type FillOutcome,
  amountToMeetNeed,
  amountToMeetVolume,
  isByVolume,
  type Need,
  type NeedTarget,
  PLANNED_NUTRIENTS,
  type PlannedNutrient,
  roundToMeasurable,
  wholePacks,
} from '@dietetic/regimen';
import type { Ref } from 'react';
import { useRegimen } from '#session/regimen.ts';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { type EntryUnit, firstCounted } from './amount-entry.ts';
import styles from './fill-controls.module.css';

type Props = {
  product: AnyProduct;
  others: readonly CountedAmount<AnyProduct>[];
  needs: Record<PlannedNutrient, Need | null>;
  units: readonly EntryUnit[];
  onFill: (amount: number, unitId: string) => void;
  inRow?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
};

type FillOf = (need: number | null) => FillOutcome;

/** An amount that is one press away: to an end of the need, exactly, or in whole packs. */
type Proposal = { to: string; text: string; amount: number; unitId: string };

/**
 * One press proposes the amount of this product that brings energy, protein or fluid to the need; it is entered,
 * not saved, and so asked about like an amount that was typed.
 */
export function FillControls(props: Props) {
  const { product, others, needs, onFill, inRow = false, ref } = props;
  const isInfant = isByVolume(useRegimen().values.PD_AGE);
  if (PLANNED_NUTRIENTS.every((target) => needs[target] === null)) return null;
  const refused: string[] = [];
  const rows = PLANNED_NUTRIENTS.flatMap((target) => {
    const need = needs[target];
    const fillOf: FillOf = (value) =>
      target === 'fluid' && isInfant
        ? amountToMeetVolume(product, value, others)
        : amountToMeetNeed(target, product, value, others);
    const fill = fillOf(need?.high ?? null);
    const unsafe = notToFill(need);
    if (unsafe !== null) {
      refused.push(say.fillRefused(target, say.fillProblem[unsafe]));
      return [];
    }
    if (fill.ok && need !== null) return [{ target, proposals: proposals(target, need, fillOf, props) }];
    if (!fill.ok) refused.push(say.fillRefused(target, say.fillProblem[fill.reason]));
    return [];
  });
  const keys = (
    <kbd className={styles.keys} aria-hidden="true">
      {say.fillKeys}
    </kbd>
  );
  return (
    <fieldset ref={ref} className={classNames('grid gap-1', inRow && styles.inRow)}>
      <legend className={inRow ? 'unseen' : styles.title}>
        {say.fillTitle}
        {!inRow && keys}
      </legend>
      {rows.map(({ target, proposals: offered }, index) => (
        <div key={target} className={`grid gap-1 ${styles.row}`}>
          <span className={styles.target}>{inRow ? say.fillTo(target) : say.fill[target]}</span>
          {offered.map(({ to, text, amount, unitId }) => (
            <button
              key={to}
              type="button"
              className={`grid acts small on-sheet round-2 touch hover-tint ${styles.proposal}`}
              onClick={() => onFill(amount, unitId)}
            >
              <Hidden>{say.fillTo(target)} </Hidden>
              <span className={classNames('tick', to === say.fillWhole && styles.whole)}>{to}</span>{' '}
              <b>{text}</b>
            </button>
          ))}
          {inRow && index === rows.length - 1 && keys}
        </div>
      ))}
      {refused.length > 0 && <p className={`quiet ${styles.refused}`}>{refused.join(' ')}</p>}
    </fieldset>
  );
}

/** A need to which nothing is proposed, by the caution it carries. */
function notToFill(
  need: Need | null,
): 'restricted' | 'limit' | 'on-actual-weight' | 'healthy-children' | 'established-feeds' | null {
  if (need?.isRestricted) return 'restricted';
  if (need?.isLimit) return 'limit';
  if (need?.isOfEstablishedFeeds) return 'established-feeds';
  if (need?.isOnActualWeight) return 'on-actual-weight';
  return need?.notForDisorder === undefined ? null : 'healthy-children';
}

function proposals(
  target: PlannedNutrient,
  need: Need,
  fillOf: FillOf,
  { product, others, units }: Props,
): Proposal[] {
  const [measure] = units;
  const counted = firstCounted(units.filter(({ of }) => of.unit !== 'made-up-ml'));
  const ends: [NeedTarget['end'], number][] =
    need.low === need.high
      ? [['only', need.target]]
      : [
          ['lower', need.low],
          ['upper', need.high],
        ];
  const exact = ends.flatMap(([end, value]): Proposal[] => {
    const fill = fillOf(value);
    if (!fill.ok || measure === undefined) return [];
    const amount = roundToMeasurable(target, { product, amount: fill.amount }, need, others);
    return [{ to: say.fillEnd[end], text: amountText(amount, product.basis), amount, unitId: measure.id }];
  });
  const planned = fillOf(need.target);
  if (counted === undefined || !planned.ok) return exact;
  const count = wholePacks(planned.amount, counted.of.size);
  return [
    ...exact,
    {
      to: say.fillWhole,
      text: countText(product, counted.of, count),
      amount: count,
      unitId: counted.id,
    },
  ];
}
