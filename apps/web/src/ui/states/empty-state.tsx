import { TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import styles from './states.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** Something did not work: what happened, what is kept, what to do. It is said at once. */
  isError?: boolean;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here: what that means, and the one thing to do. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, isError = false, action, headingLevel = 2 } = props;
  const icon = isError ? <TriangleExclamationPoint /> : props.icon;
  const Heading = `h${headingLevel}` as const;
  return (
    <Sheet className={styles.state} role={isError ? 'alert' : undefined}>
      {icon && <div className={classNames(styles.icon, isError && styles.problem)}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={`soft above-1 ${styles.words}`}>{children}</div>}
      {action && <div className={`flex wrap gap-3 ${styles.action}`}>{action}</div>}
    </Sheet>
  );
}
