import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './regimen-sheet.module.css';

type Props = {
  /** Products can be chosen, and another step is in focus. */
  isOther: boolean;
  children: ReactNode;
};

/**
 * The panes of the regimen and its products. Working in them is working on that step: its address follows, and with it
 * what is asked before anything is planned. A link leads where it leads.
 */
export function Planning({ isOther, children }: Props) {
  const navigate = useNavigate();
  const enter = ({ target }: SyntheticEvent) => {
    if (!isOther || (target instanceof Element && target.closest('a'))) return;
    void navigate({ to: '/regimen/products' });
  };
  return (
    // Safari gives a button that is pressed no focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it follows what is pressed inside
    <div className={styles.planning} data-pane="" onFocus={enter} onClick={enter}>
      {children}
    </div>
  );
}
