import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short fact about the thing it is next to. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
