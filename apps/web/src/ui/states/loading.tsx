import { classNames } from '#ui/class-names/class-names.ts';
import styles from './states.module.css';

type LoadingProps = { label: string; shape?: 'rows' | 'lines'; count?: number };

/** A text and a skeleton, shown only if loading takes more than 300 ms. Never a zero. */
export function Loading({ label, shape = 'rows', count = 6 }: LoadingProps) {
  return (
    <div className={styles.loading} aria-live="polite" aria-busy="true">
      <p className="quiet">{label}</p>
      <div className={classNames(styles.skeleton, styles[shape])} aria-hidden="true">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className={`row gap-4 line-below ${styles.bar}`}>
            <span />
            {shape === 'rows' && (
              <>
                <span />
                <span />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
