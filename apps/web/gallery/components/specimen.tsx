import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component in one state, with what it shows written above it. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.specimen} aria-label={title}>
      <h3 className={styles.caption}>{title}</h3>
      {children}
    </section>
  );
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={styles.chapter}>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </>
  );
}
