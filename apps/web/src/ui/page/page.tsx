import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './page.module.css';

type PageProps = {
  title: ReactNode;
  back?: ReactNode;
  /** Right of the title. */
  end?: ReactNode;
  /** Above everything, such as the patient band. */
  top?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
};

/** A screen: gutter, back link, the one h1. */
export function Page({ title, back, end, top, intro, children }: PageProps) {
  return (
    <div className={classNames('wide centre', styles.width, styles.page)}>
      {top}
      {back && (
        <div className={styles.back} data-off-paper>
          {back}
        </div>
      )}
      <header className={`flex wrap between baseline gap-2-4 ${styles.head}`}>
        {/* Focusable by script only: the app moves the focus here after a change of screen. */}
        <h1 tabIndex={-1}>{title}</h1>
        {end && (
          <div className="row wrap gap-3" data-off-paper>
            {end}
          </div>
        )}
      </header>
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </div>
  );
}

/** The gutter and the page's largest width, for bars that run the whole width. */
export function PageWidth({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('wide centre', styles.width, className)}>{children}</div>;
}

/** For the router's link: `<Link className={backLinkClass}><ArrowLeft />Products</Link>`. */
export const backLinkClass = `inline-row small touch ${styles.backLink}`;
