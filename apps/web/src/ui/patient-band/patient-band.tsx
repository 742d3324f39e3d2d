import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import styles from './patient-band.module.css';

type Fact = {
  id: string;
  label: string;
  value: ReactNode;
  /** Kept on a phone, where there is room for three. */
  essential?: boolean;
};

type PatientBandProps = {
  label: string;
  facts: readonly Fact[];
  action?: ReactNode;
  /** On a phone, with the rest of the facts; a wide screen has room for it elsewhere. */
  openedAction?: ReactNode;
  /** False where the facts are being entered: the band then keeps its height while they come. */
  opens?: boolean;
};

/** On a tablet. */
const IN_ONE_LINE = 6;

/** Whose regimen this is: worn by every step and by the report, like a wristband. On a phone it opens to all facts. */
export function PatientBand({ label, facts, action, openedAction, opens = true }: PatientBandProps) {
  const [isOpen, setOpen] = useState(false);
  const isBrief = facts.some((fact) => !fact.essential);
  const hasMore = opens && isBrief;
  return (
    <section
      className={classNames('flex card below-2', styles.band, isBrief && styles.brief, isOpen && styles.open)}
      aria-label={label}
    >
      <dl className={classNames('flex wrap grows', styles.facts, facts.length > IN_ONE_LINE && styles.many)}>
        {facts.map((fact) => (
          <div key={fact.id} className={classNames(styles.fact, !fact.essential && styles.further)}>
            <dt className={`quiet snug ${styles.name}`}>{fact.label}</dt>
            <dd className={`body bold snug ${styles.value}`}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {(hasMore || action) && (
        <div className={`row ${styles.action}`} data-off-paper>
          {hasMore && (
            <IconButton
              className={styles.toggle}
              label="Whole summary"
              icon={<ChevronDown />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          {action}
          {openedAction && <div className={styles.openedAction}>{openedAction}</div>}
        </div>
      )}
    </section>
  );
}
