import type { ComparisonCell } from '@dietetic/catalogue';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import styles from './compared-value.module.css';
import { comparedText } from './compared-text.ts';

/** A compared amount, or the word that takes its place. */
export function ComparedValue({ cell, unit }: { cell: ComparisonCell; unit: string }) {
  const { number, before, word, isUnknown } = comparedText(cell, unit);
  if (number !== undefined) return <Quantity before={before} value={number} unit={unit} />;
  return isUnknown ? <NotStated>{word}</NotStated> : <>{word}</>;
}

/** Its share of the row's largest value. The figures beside it say the same. */
export function ShareBar({ value, largest }: { value: number; largest: number | null }) {
  if (largest === null || largest === 0) return null;
  return (
    <span className={`block in-well ${styles.track}`} aria-hidden="true">
      <span className={styles.bar} style={{ '--share': `${(value / largest) * 100}%` }} />
    </span>
  );
}
