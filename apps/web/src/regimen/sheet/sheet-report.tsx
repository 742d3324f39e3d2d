import { productsStepWords, reportActionWords } from '@dietetic/content';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Mail, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '#session/connectivity.ts';
import { type ReportAction, requestReportAction } from '../report/report-action.ts';
import { useRegimenProducts } from '../products/regimen-products.ts';
import { Button } from '#ui/button/button.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { StepMark } from '#ui/step-list/step-mark.tsx';
import type { Step } from '#ui/step-list/step.ts';
import styles from './sheet-report.module.css';

const loadCopy = () => import('../report/copy-report.ts');

/** As leaving the field does; the focus stays. */
function takeInWhatIsTyped(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

/** By the key, not by what it types: with Alt it types something else on a Mac. */
const isCopyKeys = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyC' && altKey && !ctrlKey && !metaKey && !shiftKey;

/** The last step, under the regimen it is made of: copied from here, or seen whole. */
export function SheetReport({ step }: { step: Step | undefined }) {
  const { counted } = useRegimenProducts();
  const navigate = useNavigate();
  const openReport = () => void navigate({ to: '/regimen/report' });
  const isOnline = useIsOnline();
  const begin = (what: ReportAction) => {
    requestReportAction(what);
    openReport();
  };
  const unavailable = counted.length === 0 ? productsStepWords.viewReportNeeds : undefined;
  const copy = async () => {
    takeInWhatIsTyped();
    const { copyReport } = await loadCopy();
    // Anything that prevents it is resolved on the report screen.
    if (!(await copyReport())) openReport();
  };
  const isEmpty = unavailable !== undefined;
  const copyLatest = useRef(copy);
  useEffect(() => {
    copyLatest.current = copy;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEmpty || !isCopyKeys(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void copyLatest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);
  return (
    <section className={`row wrap rigid ${styles.report}`} aria-labelledby="report-pane">
      <h2 id="report-pane" className={`row gap-2 body ${styles.title}`}>
        {step && <StepMark state={step.state} number={step.number} />}
        <span className={styles.word}>{step?.title}</span>
      </h2>
      <Button
        icon={<Copy />}
        unavailable={unavailable}
        reasonPlacement="hidden"
        aria-keyshortcuts="Alt+C"
        onPointerEnter={() => void loadCopy()}
        onFocus={() => void loadCopy()}
        onClick={() => void copy()}
      >
        {reportActionWords.copyText}
      </Button>
      <Button
        variant="secondary"
        icon={<Printer />}
        unavailable={unavailable}
        reasonPlacement="hidden"
        onClick={() => begin('print')}
      >
        {reportActionWords.print}
      </Button>
      <Button
        variant="secondary"
        icon={<Mail />}
        unavailable={unavailable ?? (isOnline ? undefined : reportActionWords.emailOffline)}
        reasonPlacement="hidden"
        onClick={() => begin('email')}
      >
        {reportActionWords.emailShort} <Hidden>{reportActionWords.emailRest}</Hidden>
      </Button>
      <Button variant="quiet" unavailable={unavailable} reasonPlacement="hidden" onClick={openReport}>
        {reportActionWords.whole}
        <Hidden>: {productsStepWords.viewReport}</Hidden>
      </Button>
    </section>
  );
}
