import type { ReactNode } from 'react';

type HiddenProps = { children: ReactNode; as?: 'span' | 'h2' | 'h3' | 'div' };

/** For screen readers only. */
export function Hidden({ children, as: Element = 'span' }: HiddenProps) {
  return <Element className="unseen">{children}</Element>;
}
