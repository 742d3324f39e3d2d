import { productListWords, reportActionWords as say, reportDocumentWords as words } from '@dietetic/content';
import {
  serialiseMailedReport,
  reportCsv,
  reportFhir,
  reportFhirR4,
  reportFindings,
  reportHtml,
  reportJson,
  reportText,
} from '@dietetic/regimen';
import { Copy, Mail, Printer, Share } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAreProductsMissing } from '#session/bedside.ts';
import { useIsOnline } from '#session/connectivity.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { NewRegimenButton } from '../landing/new-regimen-button.tsx';
import { ProductsMissing } from '../products/products-missing.tsx';
import { BedsideLink } from '../bedside/bedside-link.tsx';
import { StepPage } from '../step-page/step-page.tsx';
import { takeReportAction } from './report-action.ts';
import { EmailDialog } from './email-dialog.tsx';
import { ExportMenu, type ReportExport } from './export-menu.tsx';
import { ReportView } from './report-view.tsx';
import { SignatureLines } from './signature-lines.tsx';
import { StageChoice } from './stage-choice.tsx';
import { type ReportOnScreen, useReport } from './use-report.ts';
import styles from './report-screen.module.css';

/** Step 5: the report on screen, and every way it can leave this device. */
export default function ReportScreen() {
  const [open, setOpen] = useState<'email' | 'export' | null>(null);
  const report = useReport();
  const isAway = useAreProductsMissing();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const close = () => setOpen(null);
  // Left before the report stood there: nothing is begun later.
  useEffect(() => () => void takeReportAction(), []);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: say.copiedShort });
    } catch {
      // Refused by the browser: the menu shows the text to be selected by hand.
      setOpen('export');
    }
  };

  return (
    <StepPage
      step="report"
      title={say.title}
      rail={false}
      patient={false}
      titleActions={
        !isAway && (
          <div
            className={classNames('flex wrap gap-2', styles.actions, report === null && styles.awaited)}
            data-off-paper
          >
            <Button
              icon={<Copy />}
              onClick={() => report && void copy(reportText(report.document, 'short', words))}
            >
              {say.copyText}
            </Button>
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              {say.print}
            </Button>
            <Button
              variant="secondary"
              icon={<Mail />}
              unavailable={isOnline ? undefined : say.emailOffline}
              reasonPlacement="hidden"
              onClick={() => setOpen('email')}
            >
              {say.email}
            </Button>
            <Button variant="secondary" icon={<Share />} onClick={() => setOpen('export')}>
              {say.take}
            </Button>
            <BedsideLink />
          </div>
        )
      }
    >
      {isAway ? (
        <ProductsMissing />
      ) : report === null ? (
        <Loading label={productListWords.loading} shape="lines" />
      ) : (
        <>
          <AskedOnSheet onEmail={() => setOpen('email')} />
          {!isOnline && <Notice kind="attention">{say.emailOffline}</Notice>}
          <ReportView
            report={report.document}
            found={reportFindings(report.input)}
            stageChoice={<StageChoice />}
            signature={<SignatureLines />}
          />
          <div className={`flex wrap gap-3 ${styles.again}`} data-off-paper>
            <Button
              variant="secondary"
              onClick={() => void navigate({ to: '/regimen/enter-patient-details' })}
            >
              {say.edit}
            </Button>
            <Button variant="secondary" onClick={() => void navigate({ to: '/regimen/energy-calculations' })}>
              {say.backToEnergy}
            </Button>
            <NewRegimenButton variant="secondary" />
          </div>
          {open === 'email' && (
            <EmailDialog
              htmlContent={serialiseMailedReport(report.entries, reportHtml(report.document))}
              onClose={close}
            />
          )}
          {open === 'export' && <ExportMenu exports={exportsOf(report)} onClose={close} />}
        </>
      )}
    </StepPage>
  );
}

/** Begins what was pressed on the sheet as soon as the report stands here, after all that is asked before it. */
function AskedOnSheet({ onEmail }: { onEmail: () => void }) {
  useEffect(() => {
    const asked = takeReportAction();
    if (asked === 'print') window.print();
    if (asked === 'email') onEmail();
  });
  return null;
}

/** File names have no patient data: they end up in download lists and mail attachments. */
function exportsOf({ document, input, madeAt }: ReportOnScreen): ReportExport[] {
  return [
    { id: 'short', write: () => reportText(document, 'short', words) },
    { id: 'full', write: () => reportText(document, 'full', words) },
    { id: 'adime', write: () => reportText(document, 'adime', words) },
    { id: 'csv', write: () => reportCsv(document), file: { name: 'regimen-report.csv', type: 'text/csv' } },
    {
      id: 'json',
      write: () => reportJson(input),
      file: { name: 'regimen-report.json', type: 'application/json' },
    },
    {
      id: 'fhirR4',
      write: () => reportFhirR4(input, madeAt),
      file: { name: 'regimen-report.fhir-r4.json', type: 'application/fhir+json' },
    },
    {
      id: 'fhir',
      write: () => reportFhir(input, madeAt),
      file: { name: 'regimen-report.fhir.json', type: 'application/fhir+json' },
    },
  ];
}
