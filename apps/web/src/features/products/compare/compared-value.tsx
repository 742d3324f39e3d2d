import type { ComparisonCell } from '@dietetic/catalogue';
import { nutritionWords } from '@dietetic/content';
import { NotStated, Quantity } from '#ui/quantity/quantity.tsx';
import { labelNumber } from '../facts/label-number.ts';
import { comparePageWords } from '../words.ts';
import styles from './compared-value.module.css';
import { workedOut } from './worked-out.ts';

/** A compared amount: the label's own figure where nothing was worked out, else one rounded for reading. */
export function ComparedValue({ cell, unit }: { cell: ComparisonCell; unit: string }) {
  switch (cell.kind) {
    case 'value':
      return (
        <Quantity
          value={cell.printed === null ? workedOut(cell.value, unit) : labelNumber(cell.printed)}
          unit={unit}
        />
      );
    case 'below':
      return <Quantity before={nutritionWords.below} value={workedOut(cell.limit, unit)} unit={unit} />;
    case 'none-added':
      return <>{nutritionWords.noneAdded}</>;
    case 'trace':
      return <>{nutritionWords.trace}</>;
    case 'not-stated':
      return <NotStated>{nutritionWords.notStated}</NotStated>;
    case 'no-basis':
      return <NotStated>{comparePageWords.noBasis}</NotStated>;
  }
}

/** Its share of the row's largest value. The figures beside it say the same. */
export function ShareBar({ value, largest }: { value: number; largest: number | null }) {
  if (largest === null || largest === 0) return null;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ '--share': `${(value / largest) * 100}%` }} />
    </span>
  );
}
