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
    <div className={styles.head}>
      <div className={styles.title}>
        <span className={styles.label} aria-hidden="true">
          {label}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        {labelEnd}
        {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      </div>
      {children}
    </div>
  );
}
