import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import styles from './banner.module.css';

type BannerProps = {
  children: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  tone?: 'info' | 'attention';
  live?: 'off' | 'polite';
};

/** A message across the page: an update, no connection, news. Never over what is being typed. */
export function Banner(props: BannerProps) {
  const { children, icon, actions, onClose, closeLabel = 'Close', tone = 'info', live = 'polite' } = props;
  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      role={live === 'polite' ? 'status' : undefined}
      data-off-paper
    >
      {icon}
      <div className="row wrap gap-2-4 shrinks grows">
        <div className={styles.words}>{children}</div>
        {actions && <div className="flex wrap gap-2">{actions}</div>}
      </div>
      {onClose && <IconButton label={closeLabel} icon={<X />} onClick={onClose} />}
    </div>
  );
}
