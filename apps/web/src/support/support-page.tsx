import { supportWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { backLinkClass, Page } from '#ui/page/page.tsx';
import { SupportMenu } from './support-menu.tsx';
import styles from './support-page.module.css';

type SupportPageProps = {
  title: string;
  /** Reached through Support: leads back there, and shows its menu where there is room. */
  inSupport: boolean;
  intro?: ReactNode;
  children: ReactNode;
};

/** A page of Support; the same page also stands alone under an address of its own. */
export function SupportPage({ title, inSupport, intro, children }: SupportPageProps) {
  if (!inSupport) {
    return (
      <Page title={title} intro={intro}>
        <div className={`stack gap-4 shrinks ${styles.content}`}>{children}</div>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      intro={intro}
      back={
        <Link to="/support" className={backLinkClass}>
          <ArrowLeft />
          {supportWords.title}
        </Link>
      }
    >
      <div className={styles.columns}>
        <aside className={styles.menu} data-off-paper>
          <SupportMenu />
        </aside>
        <div className={`stack gap-4 shrinks ${styles.content}`}>{children}</div>
      </div>
    </Page>
  );
}
