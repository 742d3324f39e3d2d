import { ExternalLink as OutwardArrow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hidden } from '#ui/hidden/hidden.tsx';
import styles from './external-link.module.css';

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
};

/** Opens a new tab, with a hint that it does. */
export function ExternalLink({ href, children, className, onClick }: ExternalLinkProps) {
  return (
    <a
      className={className ?? styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      {children}
      <OutwardArrow className={styles.icon} data-off-paper />
      <Hidden>, opens in a new tab</Hidden>
    </a>
  );
}
