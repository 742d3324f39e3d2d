import { CircleCheck, Info, OctagonExclamationPoint, TriangleExclamationPoint } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './notice.module.css';

type NoticeKind = 'note' | 'info' | 'attention' | 'danger' | 'done';

const ICONS: Record<NoticeKind, ComponentType> = {
  note: Info,
  info: Info,
  attention: TriangleExclamationPoint,
  danger: OctagonExclamationPoint,
  done: CircleCheck,
};

type NoticeProps = {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Another icon than the kind's, or none. */
  icon?: ReactNode | null;
  action?: ReactNode;
  live?: 'off' | 'polite' | 'assertive';
};

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Something to know, in place: an icon, words, and colour last. */
export function Notice({ kind = 'note', title, children, icon, action, live = 'off' }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classNames(styles.notice, styles[kind])} role={ROLES[live]}>
      {icon === undefined ? <Icon /> : icon}
      <div className={styles.words}>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {action && (
        <div className={styles.action} data-off-paper>
          {action}
        </div>
      )}
    </div>
  );
}
