import { comparePageWords } from '@dietetic/content';
import type { Product } from '@dietetic/catalogue';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './comparison-table.module.css';
import { HeadingRow } from './heading-row.tsx';

type TableRow = {
  id: string;
  label: string;
  isPart?: boolean;
  isMarked?: boolean;
  cells: readonly { id: string; content: ReactNode }[];
};
export type TableGroup = {
  id: string;
  title: string;
  rows: readonly TableRow[];
  isOpenAtFirst: boolean;
  /** Beside the title, such as how many rows differ. */
  note?: string;
};

/** Rows under a title that opens and closes them. On paper all are shown. */
export function RowGroup({ group, products }: { group: TableGroup; products: readonly Product[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(group.isOpenAtFirst);
  if (group.rows.length === 0) return null;
  return (
    <tbody id={id}>
      <HeadingRow products={products} hasCorner>
        <button
          type="button"
          className={`inline-row small bold no-border see-through touch pad-x-3 ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className={classNames(!isOpen && styles.closed)} data-off-paper />
          {group.title}
          {group.note && <span className="soft regular">{group.note}</span>}
        </button>
      </HeadingRow>
      {group.rows.map((row) => (
        <tr key={row.id} className={classNames(row.isMarked && styles.marked, !isOpen && styles.closedRow)}>
          <th scope="row" className={classNames(row.isPart && styles.part)}>
            {row.label}
            {row.isMarked && <Hidden>, {comparePageWords.differs}</Hidden>}
          </th>
          {row.cells.map((cell, index) => (
            <td key={cell.id} className={classNames(index > 1 && styles.beyondTwo)}>
              {cell.content}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
