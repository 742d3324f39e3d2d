import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './table.module.css';

type TableScrollProps = { label: string; children: ReactNode; className?: string };

/** A table wider than its place scrolls here, and not the page; focusable so that arrow keys can scroll it. */
export function TableScroll({ label, children, className }: TableScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className={classNames(styles.scroll, className)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

export const tableClass = styles.table ?? '';
export const tableCells = {
  /** Numbers: right-aligned, never broken. */
  number: styles.number,
  /** A row that names the group under it. */
  group: styles.group,
  /** "of which" rows. */
  indent: styles.indent,
  /** The row the eye should find. */
  mark: styles.mark,
};
