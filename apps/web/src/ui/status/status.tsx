import { ArrowDown, ArrowUp, Check, CircleExclamationPoint, CircleQuestionMark, Minus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './status.module.css';

export type StatusKind = 'under' | 'within' | 'over' | 'unknown' | 'danger' | 'none';

const ICONS: Record<StatusKind, ComponentType> = {
  under: ArrowDown,
  within: Check,
  over: ArrowUp,
  unknown: CircleQuestionMark,
  danger: CircleExclamationPoint,
  none: Minus,
};

/** Icon, words, and colour last. Over and under are directions, not verdicts. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <span className={classNames(styles.status, styles[kind])}>
      <Icon />
      <span>{children}</span>
    </span>
  );
}
