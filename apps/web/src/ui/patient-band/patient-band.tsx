import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './patient-band.module.css';

type Fact = {
  id: string;
  label: string;
  value: ReactNode;
  /** Kept on a phone, where there is room for three. */
  essential?: boolean;
};

type PatientBandProps = { label: string; facts: readonly Fact[]; action?: ReactNode };

/** Whose regimen this is: worn by every step and by the report, like a wristband. */
export function PatientBand({ label, facts, action }: PatientBandProps) {
  return (
    <section className={styles.band} aria-label={label}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.id} className={classNames(styles.fact, !fact.essential && styles.further)}>
            <dt className={styles.name}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
