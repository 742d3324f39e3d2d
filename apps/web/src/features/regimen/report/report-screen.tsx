import { reportActionWords as say, reportDocumentWords as words } from '@dietetic/content';
import { reportCsv, reportFhir, reportHtml, reportJson, reportText } from '@dietetic/regimen';
import { Copy, Mail, Printer, Share } from 'lucide-react';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsOnline } from '#state/connectivity.ts';
import { newRegimen, useNavigationItems } from '#state/regimen.ts';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Page } from '#ui/page/page.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { EmailDialog } from './email-dialog.tsx';
import { ExportMenu, type ReportExport } from './export-menu.tsx';
import { ReportView } from './report-view.tsx';
import { SignatureLines } from './signature-lines.tsx';
import { type ReportOnScreen, useReport } from './use-report.ts';
import styles from './report-screen.module.css';

type Open = 'email' | 'export' | 'newRegimen' | 'updateEnergy' | null;

/** Step 5: the report on screen, and every way it can leave this device. */
export default function ReportScreen() {
  const [open, setOpen] = useState<Open>(null);
  const report = useReport();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const step = useNavigationItems().find(({ id }) => id === 'report');
  if (report === null || step === undefined || step.disabled) return <Navigate to="/regimen" replace />;

  const close = () => setOpen(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportText(report.document, 'full', words));
      showToast({ message: say.copied });
    } catch {
      // Refused by the browser: the menu shows the text to be selected by hand.
      setOpen('export');
    }
  };

  return (
    <>
      <Page
        title={say.title}
        end={<p className={styles.step}>{say.step}</p>}
        intro={
          <div className={styles.actions}>
            <Button icon={<Copy />} onClick={() => void copy()}>
              {say.copyText}
            </Button>
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              {say.print}
            </Button>
            <Button variant="secondary" icon={<Share />} onClick={() => setOpen('export')}>
              {say.take}
            </Button>
          </div>
        }
      >
        <ReportView report={report.document} signature={<SignatureLines />} />
        <div className={styles.again}>
          <Button variant="secondary" onClick={() => setOpen('newRegimen')}>
            {say.newRegimen}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('updateEnergy')}>
            {say.updateEnergy}
          </Button>
        </div>
      </Page>
      <ActionBar
        start={
          <Button variant="quiet" onClick={() => void navigate({ to: '/regimen/enter-patient-details' })}>
            {say.edit}
          </Button>
        }
      >
        <Button
          icon={<Mail />}
          unavailable={isOnline ? undefined : say.emailOffline}
          onClick={() => setOpen('email')}
        >
          {say.email}
        </Button>
      </ActionBar>
      {open === 'email' && <EmailDialog htmlContent={reportHtml(report.document)} onClose={close} />}
      {open === 'export' && <ExportMenu exports={exportsOf(report)} onClose={close} />}
      {(open === 'newRegimen' || open === 'updateEnergy') && (
        <NewRegimenDialog
          title={say[open]}
          onClose={close}
          onClear={() => {
            newRegimen();
            void navigate({ to: '/regimen' });
          }}
        />
      )}
    </>
  );
}

/** File names say nothing of the patient: they end up in download lists and mail attachments. */
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
      id: 'fhir',
      write: () => reportFhir(input, madeAt),
      file: { name: 'regimen-report.fhir.json', type: 'application/fhir+json' },
    },
  ];
}

/** Both ways to start again clear everything but the country, so both ask first. */
function NewRegimenDialog({
  title,
  onClose,
  onClear,
}: {
  title: string;
  onClose: () => void;
  onClear: () => void;
}) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      closeLabel={say.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button onClick={onClear}>{say.clear}</Button>
        </>
      }
    >
      <p>{say.newRegimenQuestion}</p>
    </Dialog>
  );
}
