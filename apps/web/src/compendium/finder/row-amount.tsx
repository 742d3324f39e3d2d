import type { NutrientAmount } from '@dietetic/catalogue';
import { finderWords } from '@dietetic/content';
import { LabelAmount } from '../facts/label-amount.tsx';
import styles from './product-rows.module.css';

/** The units of a row's amounts: energy, protein, fibre. */
export const ROW_UNITS = ['kcal', 'g', 'g'] as const;
const NAMES = [finderWords.energy, finderWords.protein, finderWords.fibre];

/** "6.2 g protein", "protein not stated": one of the three amounts of a row. Energy is known by its unit. */
export function RowAmount({ at, amount }: { at: 0 | 1 | 2; amount: NutrientAmount }) {
  const isSilent = amount.kind === 'not-stated';
  const name = <span className={`quiet ${styles.word}`}>{NAMES[at]} </span>;
  return (
    <>
      {isSilent && name}
      <LabelAmount amount={amount} unit={ROW_UNITS[at]} /> {!isSilent && at > 0 && name}
    </>
  );
}
