import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = { label: string; icon: ReactNode } & Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
>;

/** For close, edit, remove and step only; everything else says its word. */
export function IconButton({ label, icon, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      title={label}
      data-off-paper
      className={classNames('bare rigid acts round-2 hover-well', styles.button, className)}
    >
      {icon}
    </button>
  );
}
