import { percentAlong } from '#ui/measure/scale.ts';
import styles from './reference-bar.module.css';

type ReferenceBarProps = {
  /** Percent of the reference value. */
  percent: number;
  sentence: string;
};

const TOP_PERCENT = 200;

/** Share of a reference value: 0 to 200 %, a line at 100 %, an arrow for what lies beyond. */
export function ReferenceBar({ percent, sentence }: ReferenceBarProps) {
  const end = percentAlong(percent, { from: 0, to: TOP_PERCENT });
  return (
    <svg className={styles.bar} width="100%" height="18" role="img" aria-label={sentence}>
      <rect className={styles.track} x="0" y="5" width="100%" height="8" rx="1" />
      <rect className={styles.given} x="0" y="5" width={`${end}%`} height="8" />
      {percent > TOP_PERCENT && (
        <svg x="100%" y="0" overflow="visible">
          <path className={styles.given} d="M-1 2.5l7 6.5l-7 6.5z" />
        </svg>
      )}
      <svg x="50%" y="0" overflow="visible">
        <rect className={styles.need} x={-1} width={2} height={18} />
      </svg>
    </svg>
  );
}
