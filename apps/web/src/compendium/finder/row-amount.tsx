import type { NutrientAmount } from '@dietetic/catalogue';
import { finderWords, nutritionWords } from '@dietetic/content';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { LabelAmount } from '../facts/label-amount.tsx';
import styles from './product-rows.module.css';

const NAMES = [finderWords.energy, finderWords.protein, finderWords.fibre];

/** The units of a row's amounts: energy, protein, fibre. */
export const ROW_UNITS = ['kcal', 'g', 'g'] as const;

/** "6.2 g protein", "protein not stated": one of the three amounts of a row. Energy is known by its unit. */
export function RowAmount({ at, amount }: { at: 0 | 1 | 2; amount: NutrientAmount }) {
  const name = <span className={styles.word}>{NAMES[at]} </span>;
  if (amount.kind === 'not-stated')
    return (
      <>
        {name}
        <NotStated>{nutritionWords.notStated}</NotStated>{' '}
      </>
    );
  return (
    <>
      <LabelAmount amount={amount} unit={ROW_UNITS[at]} /> {at > 0 && name}
    </>
  );
}
