import type { ReactNode } from 'react';
import styles from './link-list.module.css';

/** For the list, its rows (links or buttons), the row of the page one is on, and the arrow at the end of a row. */
export const linkListClass = {
  list: styles.list ?? '',
  row: `row gap-4 wide ink no-border see-through no-underline hover-tint ${styles.row}`,
  current: styles.current ?? '',
  arrow: styles.arrow ?? '',
};

/** The two lines of a row. */
export function RowWords({ title, detail }: { title: ReactNode; detail?: string | undefined }) {
  return (
    <span className="grid shrinks grows">
      <span>{title}</span>
      {detail !== undefined && <span className="quiet regular snug">{detail}</span>}
    </span>
  );
}
