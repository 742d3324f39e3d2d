import type { ReactNode } from 'react';
import type { FrameProps } from '#ui/field-frame/field-frame.tsx';
import styles from './slider-field.module.css';

type SliderHeadProps = Pick<FrameProps, 'label' | 'note' | 'labelEnd' | 'hint'> & {
  /** The number fields, which carry the label for screen readers. */
  children: ReactNode;
};

/** The words above a track, and beside them the numbers that say and take the same value. */
export function SliderHead({ label, note, labelEnd, hint, children }: SliderHeadProps) {
  return (
    <div className={`grid gap-2-4 below-2 ${styles.head}`}>
      <div className={styles.title}>
        <span className="lead bold snug" aria-hidden="true">
          {label}
          {note && <span className="quiet regular"> {note}</span>}
        </span>
        {labelEnd}
        {hint !== undefined && <div className={`quiet ${styles.hint}`}>{hint}</div>}
      </div>
      {children}
    </div>
  );
}
