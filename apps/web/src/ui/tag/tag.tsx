import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short fact about the thing it is next to. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className={`inline-row nowrap soft tick regular on-sheet round-1 edged ${styles.tag}`}>
      {children}
    </span>
  );
}
