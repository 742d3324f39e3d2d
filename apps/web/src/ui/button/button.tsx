import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  block?: boolean;
};

export function buttonClass(look: ButtonLook & { unavailable?: boolean } = {}): string {
  const { variant = 'primary', size = 'normal', block = false, unavailable = false } = look;
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && 'wide',
    unavailable && styles.unavailable,
  );
}

type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
    icon?: ReactNode;
    iconEnd?: ReactNode;
    count?: number;
    busy?: boolean;
    /** Why the button does nothing. It stays focusable, so that the reason can be found. */
    unavailable?: string;
    reasonPlacement?: 'below' | 'hidden';
    /** Pressed all the same: shows what is missing. */
    onUnavailable?: () => void;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    iconEnd,
    count,
    busy,
    unavailable,
    reasonPlacement,
    onUnavailable,
    ...rest
  } = props;
  const { children, onClick, className, type = 'button', ...attributes } = rest;
  const reasonId = useId();
  const inert = Boolean(unavailable) || busy === true;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled does not stop a click, nor the form the button would submit.
    if (!inert) return onClick?.(event);
    event.preventDefault();
    if (unavailable) onUnavailable?.();
  }

  const button = (
    <button
      {...attributes}
      type={type}
      onClick={press}
      className={classNames(
        buttonClass({ variant, size, block, unavailable: Boolean(unavailable) }),
        className,
      )}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={unavailable ? reasonId : attributes['aria-describedby']}
    >
      {icon}
      {children}
      {iconEnd}
      {count !== undefined && (
        <>
          {' '}
          <CountBadge count={count} />
        </>
      )}
    </button>
  );
  // With a hidden reason it stays the same element when it becomes available: a press that makes it so is not lost.
  if (!unavailable && reasonPlacement !== 'hidden') return button;
  return (
    <span className={classNames(styles.withReason, block && 'wide')}>
      {button}
      {unavailable && (
        <span id={reasonId} className={reasonPlacement === 'hidden' ? 'unseen' : `quiet ${styles.reason}`}>
          {unavailable}
        </span>
      )}
    </span>
  );
}

/** How many, in a disc. The words beside it say of what. */
function CountBadge({ count }: { count: number }) {
  return <span className={styles.count}>{count}</span>;
}
