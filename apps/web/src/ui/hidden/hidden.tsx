import type { ReactNode } from 'react';
import styles from './hidden.module.css';

type HiddenProps = { children: ReactNode; as?: 'span' | 'h2' | 'h3' | 'div' };

/** For screen readers only. */
export function Hidden({ children, as: Element = 'span' }: HiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}

export const hiddenClass = styles.hidden;
