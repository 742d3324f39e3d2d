import { fieldText, sheetWords as say, stepScreenWords } from '@dietetic/content';
import { findNavigationItem, type StepId } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { SearchShortcut } from '#platform/search-shortcut.ts';
import { useAssessment, useNavigationItems, useRegimen } from '#session/regimen.ts';
import { StepMark } from '#ui/step-list/step-mark.tsx';
import { BedsideLink } from '../bedside/bedside-link.tsx';
import { RegimenTray } from '../products/regimen-tray.tsx';
import { SheetContext } from '../step-page/sheet-context.ts';
import { StepGate } from '../step-page/step-gate.tsx';
import { NewPatientControl } from '../step-page/new-patient-control.tsx';
import { useListedSteps } from '../step-page/step-links.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import { ScopeNotice } from '../summary/scope-notice.tsx';
import { type Fact, patientFacts } from '#fields/frame/summary-facts.tsx';
import { LinkedTemplateOffer } from '../templates/linked-template-offer.tsx';
import { useSearchShortcut } from './search-shortcut.ts';
import { NeedResults } from './need-results.tsx';
import { NeedSection } from './need-section.tsx';
import { Planning } from './planning.tsx';
import styles from './regimen-sheet.module.css';
import { SheetReport } from './sheet-report.tsx';
import { useCountry } from '#session/session.ts';

type Props = {
  step: StepId;
  /** Lead to the search of the products. */
  keys: SearchShortcut;
  /** The step in focus where it is one of the need: its entries and its results. */
  panel: ReactNode;
  /** Search, filters and rows of the products. */
  finder: ReactNode;
  /** The way to the comparison. */
  compare: ReactNode;
};

const NEED_STEPS = ['details', 'energy', 'protein-fluid'] as const;

/**
 * Patient and need, the regimen, and the products side by side. The step of the address is in focus: it has the
 * heading, and of the need its entries are open.
 */
export function RegimenSheet({ step, keys, panel, finder, compare }: Props) {
  const now = useNavigationItems();
  const items = useDeferredValue(now);
  const facts = usePatientFacts();
  const pane = useSearchShortcut<HTMLElement>(keys);
  const country = useCountry();
  const steps = useListedSteps(items, step);
  const products = findNavigationItem('products', items);
  const isOpen = !products.disabled;
  return (
    <SheetContext value>
      {/* Before the gate: a template that came with the address is kept although the step is still closed. */}
      {step === 'products' && <LinkedTemplateOffer isOpen={!findNavigationItem('products', now).disabled} />}
      <StepGate step={step}>
        <div className={`flex wide centre ${styles.page}`}>
          <RegimenNewsBanner />
          <ScopeNotice />
          <div className={`grid gap-3 ${styles.sheet}`}>
            <section
              className={`flex shrinks relative card clips ${styles.need}`}
              data-pane=""
              data-dense="need"
              aria-label={say.need}
            >
              {NEED_STEPS.map((id, index) => {
                const listed = steps[index];
                if (id === step || listed === undefined)
                  return (
                    <div key={id} className={styles.focus}>
                      {panel}
                    </div>
                  );
                return (
                  <NeedSection
                    key={id}
                    item={findNavigationItem(id, items)}
                    step={listed}
                    facts={id === 'details' ? facts : []}
                    end={id === 'details' && <NewPatientControl />}
                  >
                    {id !== 'details' && <NeedResults step={id} isRoomy={panel === null} />}
                  </NeedSection>
                );
              })}
              {panel === null && (
                <p className={`soft tick any-width ${styles.guide}`}>
                  <b>{stepScreenWords.guideTitle}</b> {stepScreenWords.guide}
                </p>
              )}
            </section>
            <Planning isOther={isOpen && step !== 'products'}>
              <div className={`flex shrinks relative card clips ${styles.regimen}`} data-dense="regimen">
                <div className={styles.scroll}>
                  <RegimenTray titleEnd={<BedsideLink />} />
                </div>
                <SheetReport step={steps[4]} />
              </div>
              <section
                ref={pane}
                tabIndex={-1}
                className={`flex shrinks relative card clips ${styles.products}`}
                data-dense="products"
                aria-labelledby="products-pane"
              >
                <header className={`row gap-2 rigid ${styles.head}`}>
                  {steps[3] && (
                    <StepMark state={steps[3].state} number={steps[3].number} current={step === 'products'} />
                  )}
                  {step === 'products' ? (
                    <h1 id="products-pane" tabIndex={-1}>
                      {fieldText(products.navigation_title, country)}
                    </h1>
                  ) : (
                    <h2 id="products-pane">
                      {isOpen ? (
                        <Link to={products.url}>{fieldText(products.navigation_title, country)}</Link>
                      ) : (
                        fieldText(products.navigation_title, country)
                      )}
                    </h2>
                  )}
                  {isOpen && compare}
                </header>
                {isOpen ? (
                  <div className={styles.finder}>{finder}</div>
                ) : (
                  <p className={`quiet ${styles.closed}`}>{say.closed}</p>
                )}
              </section>
            </Planning>
          </div>
        </div>
      </StepGate>
    </SheetContext>
  );
}

/** A moment behind the entry that is being typed. */
function usePatientFacts(): readonly Fact[] {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const entered = useMemo(() => ({ regimen, assessment }), [regimen, assessment]);
  const shown = useDeferredValue(entered);
  return useMemo(() => patientFacts(shown.regimen, shown.assessment), [shown]);
}
