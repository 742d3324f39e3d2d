import type { ReactNode } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './states.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here: what that means, and the one thing to do. */
export function EmptyState({ title, children, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </Sheet>
  );
}
