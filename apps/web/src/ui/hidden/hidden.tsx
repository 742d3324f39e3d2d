import type { ReactNode } from 'react';
import styles from './hidden.module.css';

type HiddenProps = { children: ReactNode; as?: 'span' | 'h2' | 'h3' | 'div'; id?: string };

/** For screen readers only. */
export function Hidden({ children, as: Element = 'span', id }: HiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  );
}

export const hiddenClass = styles.hidden;
