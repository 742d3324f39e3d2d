import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { PageWidth } from '#ui/page/page.tsx';
import styles from './action-bar.module.css';

type ActionBarProps = {
  /** The next actions, the main one last. */
  children: ReactNode;
  /** Left: the way round, such as "Skip to product selection". */
  start?: ReactNode;
  /** The result, pinned above the actions where the result card is out of sight (below 1024 px). */
  pinned?: ReactNode;
  label?: string;
  /** The screen has the bottom navigation under it (below 1024 px): the bar lies on top of that. */
  overNavigation?: boolean;
};

/** The next action, always in sight. */
export function ActionBar(props: ActionBarProps) {
  const { children, start, pinned, label = 'Actions', overNavigation = false } = props;
  return (
    <section
      className={classNames(styles.bar, overNavigation && styles.overNavigation)}
      aria-label={label}
      data-off-paper
    >
      {pinned && <PageWidth className={styles.pinned}>{pinned}</PageWidth>}
      <PageWidth className={styles.actions}>
        {start && <div className={`shrinks ${styles.start}`}>{start}</div>}
        <div className={`row gap-3 shrinks ${styles.end}`}>{children}</div>
      </PageWidth>
    </section>
  );
}
