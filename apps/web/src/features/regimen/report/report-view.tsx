import { PROVIDER } from '@dietetic/content';
import type { NutrientTable, ReportDocument } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { DemonstrationMark } from '#ui/notice/demonstration-mark.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { EnergySplitView } from './energy-split-view.tsx';
import { MethodNotes } from './method-notes.tsx';
import { NutrientTableView } from './nutrient-table-view.tsx';
import { ProductCodes, ProductsTableView } from './products-table-view.tsx';
import { RequirementMeters } from './requirement-meters.tsx';
import styles from './report-view.module.css';

/** What a report is read for; on paper these two share the summary page, and the others follow on the next. */
const OF_THE_SUMMARY = new Set<NutrientTable['id']>(['minerals', 'vitamins']);

/** More products than this and, on paper, their table needs the whole width for names to stay on a line. */
const FEW_PRODUCTS = 3;
/** More notices than this and the summary has to close ranks to stay on its page. */
const FEW_CHECKS = 3;

type Props = {
  report: ReportDocument;
  /** Whose reference intakes are used, to be chosen. */
  stageChoice: ReactNode;
  signature: ReactNode;
};

/** The report as a sheet: on screen in one piece, on paper a summary page and what stands behind it. */
export function ReportView({ report, stageChoice, signature }: Props) {
  const withLines = report.tables.filter(({ lines }) => lines.length > 0);
  const isMany = report.products.lines.length > FEW_PRODUCTS;
  const isFull = isMany || report.checks.flatMap(({ lines }) => lines).length > FEW_CHECKS;
  return (
    <Sheet as="article" className={classNames(styles.report, isFull && styles.full)}>
      {report.demonstration !== null && (
        <div className={styles.onScreen}>
          <DemonstrationMark title={report.demonstration} />
        </div>
      )}
      <header className={styles.head}>
        {/* On screen the app's own header is right above. */}
        <span className={styles.brand}>
          <BrandMark className={styles.mark} />
          {PROVIDER.name}
        </span>
        <p className={styles.made}>
          {report.title} · {report.madeOn} · {report.countryName}
          {/* On paper the app's own banner has the box; the report says it in words. */}
          {report.demonstration !== null && (
            <strong className={styles.inkMark} aria-hidden="true">
              {' '}
              · {report.demonstration}
            </strong>
          )}
        </p>
      </header>
      <PatientBand
        label={report.patient.title}
        facts={report.patient.facts.map((fact) => ({ ...fact, essential: true }))}
      />
      <div className={classNames(styles.pair, isMany && styles.many)}>
        <section>
          <h2>{report.requirements.title}</h2>
          <RequirementMeters blocks={report.requirements.blocks} />
        </section>
        <section>
          <h2>{report.products.title}</h2>
          <ProductsTableView table={report.products} />
        </section>
      </div>
      {report.checks.length > 0 && (
        <div className={styles.notices}>
          {report.checks.map(({ id, title, lines }) => (
            <Notice key={id} kind="attention" title={title}>
              <ul className={styles.checks}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          ))}
        </div>
      )}
      {report.intakeStage !== null && (
        <div className={styles.stage}>
          {stageChoice}
          <p>{report.intakeStage.text}</p>
        </div>
      )}
      <div className={styles.nutrients}>
        {withLines
          .filter(({ id }) => OF_THE_SUMMARY.has(id))
          .map((table) => (
            <NutrientTableView key={table.id} table={table} />
          ))}
      </div>
      {signature}
      <SummaryNotes report={report} />
      <div className={styles.behind}>
        <div className={styles.nutrients}>
          {withLines
            .filter(({ id }) => id === 'macroNutrients')
            .map((table) => (
              <NutrientTableView key={table.id} table={table} />
            ))}
          <div className={styles.column}>
            {report.energySplit !== null && <EnergySplitView split={report.energySplit} />}
            {withLines
              .filter(({ id }) => id === 'otherNutrientInformation')
              .map((table) => (
                <NutrientTableView key={table.id} table={table} />
              ))}
          </div>
        </div>
        <ProductCodes table={report.products} />
        <section>
          <h2>{report.methods.title}</h2>
          <MethodNotes notes={report.methods.notes} />
        </section>
        <footer className={styles.notes}>
          {report.notes.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      </div>
    </Sheet>
  );
}

/** At the foot of the summary page, which may be filed without the others. */
function SummaryNotes({ report }: { report: ReportDocument }) {
  const methods = report.methods.notes.map(({ label, method, choice }) => `${label}: ${method}, ${choice}.`);
  return (
    <div className={classNames(styles.onPaper, styles.notes)}>
      <p>{methods.join(' ')}</p>
      <p>{report.notes.lines.join(' ')}</p>
    </div>
  );
}
