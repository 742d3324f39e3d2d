import type { NutrientTable, ReportDocument } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import { DemonstrationMark } from '#ui/notice/demonstration-mark.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { MethodNotes } from './method-notes.tsx';
import { NutrientTableView } from './nutrient-table-view.tsx';
import { ProductCodes, ProductsTableView } from './products-table-view.tsx';
import { RequirementMeters } from './requirement-meters.tsx';
import styles from './report-view.module.css';

/** What a dietitian sees of a patient at a glance; the rest of the facts follow where there is room. */
const ESSENTIAL_FACTS = new Set(['sex', 'age', 'weight']);

/** What a report is read for; on paper these two share the summary page, and the others follow on the next. */
const OF_THE_SUMMARY = new Set<NutrientTable['id']>(['minerals', 'vitamins']);

/** More products than this and, on paper, their table needs the whole width for names to stay on a line. */
const FEW_PRODUCTS = 3;

type Props = {
  report: ReportDocument;
  /** Whose reference intakes are used, to be chosen. */
  stageChoice: ReactNode;
  signature: ReactNode;
};

/** The report as a sheet: on screen in one piece, on paper a summary page and what stands behind it. */
export function ReportView({ report, stageChoice, signature }: Props) {
  const withLines = report.tables.filter(({ lines }) => lines.length > 0);
  return (
    <Sheet as="article" className={styles.report}>
      {report.demonstration !== null && (
        <div className={styles.onScreen}>
          <DemonstrationMark title={report.demonstration} />
        </div>
      )}
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
      {/* On screen the step's own band stands right above; on paper this is the only one. */}
      <div className={styles.onPaper}>
        <PatientBand
          label={report.patient.title}
          facts={report.patient.facts.map((fact) => ({ ...fact, essential: ESSENTIAL_FACTS.has(fact.id) }))}
        />
      </div>
      <div className={classNames(styles.pair, report.products.lines.length > FEW_PRODUCTS && styles.many)}>
        <section>
          <h2>{report.requirements.title}</h2>
          <RequirementMeters blocks={report.requirements.blocks} />
        </section>
        <section>
          <h2>{report.products.title}</h2>
          <ProductsTableView table={report.products} />
        </section>
      </div>
      {report.checks !== null && (
        <Notice kind="attention" title={report.checks.title}>
          <ul className={styles.plain}>
            {report.checks.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
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
            .filter(({ id }) => !OF_THE_SUMMARY.has(id))
            .map((table) => (
              <NutrientTableView key={table.id} table={table} />
            ))}
        </div>
        {report.energySplit !== null && (
          <section>
            <h2>{report.energySplit.title}</h2>
            <dl className={styles.split}>
              {report.energySplit.facts.map(({ id, label, value }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
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
