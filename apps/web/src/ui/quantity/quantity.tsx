import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './quantity.module.css';

type QuantityProps = {
  /** Already formatted. */
  value: string;
  unit?: string;
  size?: 'text' | 'lead' | 'hero' | 'figure';
  /** "at least", when a part of a total is not stated. */
  before?: string;
  plain?: boolean;
};

const NO_BREAK_SPACE = '\u00A0';
/** "kcal" and shorter. */
const SHORT = 4;

/** The one way a number is rendered: never apart from its unit, on screen or copied, but in a column too narrow for both. */
export function Quantity({ value, unit, size = 'text', before, plain = false }: QuantityProps) {
  return (
    <span className={classNames(styles.quantity, styles[size], plain && styles.plain)}>
      {before && (
        <span className={`medium ${styles.before}`}>
          {before}
          {NO_BREAK_SPACE}
          <wbr />
        </span>
      )}
      <span className="nowrap">
        {value}
        {unit && NO_BREAK_SPACE}
      </span>
      {unit && (
        <>
          <wbr data-short={unit.length <= SHORT ? '' : undefined} />
          <span className={`soft regular ${styles.unit}`}>{unit}</span>
        </>
      )}
    </span>
  );
}

/** "not stated", "none declared": unknown is a value, so it is a word on a hatch and never a zero or a blank. */
export function NotStated({ children }: { children: ReactNode }) {
  return <span className={`nowrap regular round-1 ${styles.notStated}`}>{children}</span>;
}
