import { TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageWidth } from '#ui/page/page.tsx';
import styles from './demonstration-mark.module.css';

type DemonstrationMarkProps = { title: string; children?: ReactNode };

/** The data is fictional. Ochre in both themes, cannot be closed, and prints. */
export function DemonstrationMark({ title, children }: DemonstrationMarkProps) {
  return (
    <section className={styles.mark} aria-label={title}>
      <PageWidth className={styles.row}>
        <TriangleExclamationPoint />
        <span>
          <strong>{title}</strong> <span className={styles.text}>{children}</span>
        </span>
      </PageWidth>
    </section>
  );
}
