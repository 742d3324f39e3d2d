import type { ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { useScrollStop } from './scroll-stop.ts';
import styles from './table.module.css';

type TableScrollProps = { label: string; children: ReactNode; className?: string };

/** A table wider than its place scrolls here, and not the page; one that fits adds no stop to the tab order. */
export function TableScroll({ label, children, className }: TableScrollProps) {
  const region = useRef<HTMLElement>(null);
  const stop = useScrollStop(region);
  return (
    <section ref={region} className={classNames(styles.scroll, className)} aria-label={label} {...stop}>
      {children}
    </section>
  );
}

export const tableClass = styles.table ?? '';
/** Its cells have the name of their column as `data-label`. */
export const stackedTableClass = classNames(styles.table, styles.stacked);
export const tableCells = {
  /** Numbers: right-aligned, never broken. */
  number: styles.number,
  /** "of which" rows. */
  indent: styles.indent,
};
