import { bedsideWords as say, productListWords } from '@dietetic/content';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAreProductsMissing } from '#session/bedside.ts';
import { useNavigationItems } from '#session/regimen.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { PageWidth } from '#ui/page/page.tsx';
import { Loading } from '#ui/states/loading.tsx';
import tabs from '#ui/tabs/tabs.module.css';
import { ProductsMissing } from '../products/products-missing.tsx';
import { useIsSheetWindow } from '../sheet/sheet-window.ts';
import { PrintedOn } from './printed-on.tsx';
import { OpenWarnings } from '../step-page/open-warnings.tsx';
import { PatientSummary } from '../summary/patient-summary.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import styles from './bedside-page.module.css';

/** Fetched only where there is room for it. */
const RegimenPane = lazy(() => import('./regimen-pane.tsx'));

const TABS = [
  { to: '/regimen/products', label: say.products },
  { to: '/regimen/feed-plan', label: say.feedPlan },
  { to: '/regimen/recipe', label: say.recipe },
  { to: '/regimen/cards', label: say.cards },
  { to: '/regimen/report', label: say.report },
] as const;

type Props = {
  title: string;
  actions?: ReactNode;
  /** What holds for the whole of it, such as which powder: at the head of the sheet. */
  head?: ReactNode;
  /** The result above the actions, where the screen is too short to show it beside the entries. */
  pinned?: ReactNode;
  /** A card is printed alone, with a head of its own. */
  hasOwnPaper?: boolean;
  /** None while the products are being read. */
  children?: ReactNode;
};

/**
 * What follows from a finished regimen: whose it is, the way between plan, recipe and cards, the work, the next action.
 * Where the regimen's sheet has room for panes, the regimen stands beside the work.
 */
export function BedsidePage({ title, actions, head, pinned, hasOwnPaper = false, children }: Props) {
  const isOpen = useNavigationItems().some(({ id, disabled }) => id === 'products' && !disabled);
  const hasPanes = useIsSheetWindow();
  const work = useAreProductsMissing() ? (
    <div className={styles.panel}>
      <ProductsMissing />
    </div>
  ) : (
    (children ?? <Loading label={productListWords.loading} shape="lines" />)
  );
  if (!isOpen) return <Navigate to="/regimen" replace />;
  const ways = (
    <nav aria-label={say.tabs} className={`flex wrap ${styles.tabs}`} data-off-paper>
      {TABS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={`row rigid ink touch no-underline hover-well ${tabs.ruled} ${styles.tab}`}
          activeProps={{ 'aria-current': 'page' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
  const sheet = (
    <div className={`shrinks card ${styles.work}`}>
      {(hasPanes || head) && (
        <div className={`flex wrap between ${styles.head}`} data-off-paper>
          {hasPanes && ways}
          {head && (
            <div className={`flex wrap gap-2-4 ${styles.settings}`} data-dense="need">
              {head}
            </div>
          )}
        </div>
      )}
      {work}
    </div>
  );
  return (
    <>
      <PageWidth className={classNames(styles.page, hasPanes && styles.dense)}>
        <div className={`stack gap-3 ${styles.top}`} data-off-paper={hasOwnPaper || undefined}>
          <RegimenNewsBanner />
          {/* Beside the pane it is for paper. */}
          <div className={hasPanes ? styles.onPaper : undefined}>
            <PatientSummary />
          </div>
          {!hasPanes && ways}
          {/* Beside the pane the tab says it to the eye. */}
          <div className={classNames('flex wrap between baseline', styles.title, hasPanes && styles.unseen)}>
            <h1 tabIndex={-1}>{title}</h1>
            <PrintedOn />
          </div>
        </div>
        {/* One place for the work, with the pane or without it: what is typed in a dialog lasts over zoom and turning. */}
        <div className={hasPanes ? `grid gap-4 ${styles.panes}` : undefined}>
          {hasPanes && (
            <aside
              className={`stack gap-3 card ${styles.regimen}`}
              aria-label={say.regimenPane}
              data-off-paper
            >
              <Suspense fallback={<Loading label={productListWords.loading} shape="lines" count={3} />}>
                <RegimenPane />
              </Suspense>
            </aside>
          )}
          {sheet}
        </div>
      </PageWidth>
      {actions && <ActionBar pinned={pinned}>{actions}</ActionBar>}
      <OpenWarnings />
    </>
  );
}
