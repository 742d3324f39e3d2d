import { cardWords as say, SITE, SITE_MARK } from '@dietetic/content';
import type { ReportDocument } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import styles from './cards.module.css';

type Props = {
  title: string;
  /** At the right of the title: who wrote it and when. */
  made: readonly string[];
  head: ReportDocument['head'];
  foot: readonly string[];
  children: ReactNode;
};

/** What every card has: the mark of demonstration data, its title with its date, and what holds for all of it. */
export function CardFrame({ title, made, head, foot, children }: Props) {
  return (
    <>
      <header className={`row wrap ${styles.head}`}>
        <BrandMark mark={SITE_MARK} className={styles.mark} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.made}>
          {made.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      {children}
      <footer className={styles.foot}>
        {head.demonstration !== null && (
          <p>
            <b>{head.demonstration}.</b> {say.demonstration}
          </p>
        )}
        {foot.slice(0, -1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{[...foot.slice(-1), `${say.nobodyNamed} ${SITE.provider.name}.`].join(' ')}</p>
      </footer>
    </>
  );
}

/** Lines to write on. */
export function Blanks({ labels }: { labels: readonly string[] }) {
  return (
    <div className={styles.blanks}>
      {labels.map((label) => (
        <p key={label}>{label}</p>
      ))}
    </div>
  );
}

/** Lines under a title; nothing without a line. */
export function Lines({
  title,
  lines,
  className = styles.list,
}: {
  title: string;
  lines: readonly string[];
  className?: string | undefined;
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={className}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
