import { SIM_PAGES, type SimPage, simWords } from '@dietetic/content';
import { Link } from '@tanstack/react-router';
import { BookOpenText, ChevronRight, CircleQuestionMark, FileDown, PackageSearch, Truck } from 'lucide-react';
import type { ComponentType } from 'react';
import { linkListClass, RowWords } from '#ui/link-list/link-list.tsx';
import { Page } from '#ui/page/page.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { SimLayout } from './sim-layout.tsx';
import styles from './sim-pages.module.css';

const PAGES: readonly { page: SimPage; to: `/sim/${SimPage}`; icon: ComponentType }[] = [
  { page: 'product', to: '/sim/product', icon: PackageSearch },
  { page: 'general', to: '/sim/general', icon: CircleQuestionMark },
  { page: 'frequently-read-articles', to: '/sim/frequently-read-articles', icon: BookOpenText },
  { page: 'request', to: '/sim/request', icon: FileDown },
  { page: 'stock', to: '/sim/stock', icon: Truck },
];

export default function SimLandingScreen() {
  return (
    <Page
      title={
        <span className="inline-row gap-3">
          {/* Drawn by the style sheet: the title of the page is the text of this heading. */}
          <span className={`body round-2 ${styles.avatar}`} aria-hidden="true" data-name={simWords.title} />
          {simWords.landingTitle}
        </span>
      }
    >
      <SimLayout intro={simWords.landingText}>
        <Sheet as="div" pad="none">
          <nav aria-label={simWords.pages}>
            <ul className={linkListClass.list}>
              {PAGES.map(({ page, to, icon: Icon }) => (
                <li key={page}>
                  <Link to={to} className={linkListClass.row}>
                    <Icon />
                    <RowWords
                      title={<strong>{SIM_PAGES[page].title}</strong>}
                      detail={SIM_PAGES[page].short}
                    />
                    <ChevronRight className={linkListClass.arrow} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Sheet>
      </SimLayout>
    </Page>
  );
}
