import { TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './states.module.css';

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Something did not work: what happened, what is kept, what to do. */
export function ErrorState({ title, children, action, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet className={styles.state} role="alert">
      <div className={styles.problem}>
        <TriangleExclamationPoint />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </Sheet>
  );
}
