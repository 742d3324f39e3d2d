import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { MeterDrawing, type MeterDrawingProps } from './meter-drawing.tsx';
import styles from './meter.module.css';

type MeterProps = Omit<MeterDrawingProps, 'small' | 'sentence'> & {
  label: string;
  /** The total, as a Quantity. */
  figure: ReactNode;
  needText: ReactNode;
  /** A Status: under, within, over, what is not stated. */
  status: ReactNode;
  /** Everything the drawing says, in one sentence. */
  sentence: string;
  compact?: boolean;
};

/** Provided against needed. The words beside the drawing carry the same facts. */
export function Meter({ label, figure, needText, status, compact = false, ...drawing }: MeterProps) {
  return (
    <div className={classNames(styles.meter, compact && styles.compact)}>
      <div className={`flex wrap between baseline gap-x-3 ${styles.head}`}>
        <span className={`bold ${styles.label}`}>{label}</span>
        <span className={styles.figure}>{figure}</span>
      </div>
      <MeterDrawing {...drawing} />
      <div className={`quiet flex wrap between baseline gap-x-3 ${styles.foot}`}>
        <span>{needText}</span>
        {status}
      </div>
    </div>
  );
}
