import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './table.module.css';

type TableScrollProps = { label: string; children: ReactNode; className?: string };

/**
 * A table wider than its place scrolls here, and not the page. While it does, the region takes the focus,
 * so that arrow keys can scroll it (WCAG 2.1.1); a table that fits adds no stop to the tab order.
 */
export function TableScroll({ label, children, className }: TableScrollProps) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scrolls =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      element.tabIndex = scrolls ? 0 : -1;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={region} className={classNames(styles.scroll, className)} aria-label={label}>
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
  /** A row that names the group under it. */
  group: styles.group,
  /** "of which" rows. */
  indent: styles.indent,
  /** The row the eye should find. */
  mark: styles.mark,
};
