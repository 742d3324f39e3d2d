import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Quantity } from '#ui/quantity/quantity.tsx';
import styles from './result-card.module.css';

export type WorkingRow = { label: ReactNode; operator?: string; value: string; unit?: string; sum?: boolean };

type WorkingTableProps = {
  caption: string;
  rows: readonly WorkingRow[];
  /** Source, edition and what the figures rest on. */
  children?: ReactNode;
};

/** A calculation in full: each number, how it is used, and the result. */
export function WorkingTable({ caption, rows, children }: WorkingTableProps) {
  return (
    <>
      <table className={styles.working}>
        <caption className="unseen">{caption}</caption>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={classNames(row.sum && styles.sum)}>
              <th scope="row">{row.label}</th>
              <td className={styles.operator}>{row.operator}</td>
              <td className={styles.number}>
                <Quantity value={row.value} unit={row.unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children && <div className={`quiet above-2 ${styles.source}`}>{children}</div>}
    </>
  );
}

type FactListProps = { facts: readonly { id: string; label: ReactNode; value: ReactNode }[] };

/** Names at the left, values at the right, a rule between. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.id} className="flex between baseline line-below">
          <dt className="soft">{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
