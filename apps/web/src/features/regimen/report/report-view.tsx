import type { NutrientTable, ReportDocument } from '@dietetic/regimen';
import type { ReactNode } from 'react';
import { DemonstrationMark } from '#ui/notice/demonstration-mark.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { MethodNotes } from './method-notes.tsx';
import { NutrientTableView } from './nutrient-table-view.tsx';
import { ProductsTableView } from './products-table-view.tsx';
import { RequirementMeters } from './requirement-meters.tsx';
import styles from './report-view.module.css';

/** What a dietitian sees of a patient at a glance; the rest of the facts follow where there is room. */
const ESSENTIAL_FACTS = new Set(['sex', 'age', 'weight']);

/** Minerals and vitamins are what a report is read for; they come first and fit the first printed page. */
const READING_ORDER = ['minerals', 'vitamins', 'macroNutrients', 'otherNutrientInformation'];
const inReadingOrder = (tables: readonly NutrientTable[]): NutrientTable[] =>
  tables.toSorted((a, b) => READING_ORDER.indexOf(a.id) - READING_ORDER.indexOf(b.id));

/** The report as a sheet: on screen and, by the print style, on one A4 page with the tables after it. */
export function ReportView({ report, signature }: { report: ReportDocument; signature: ReactNode }) {
  return (
    <Sheet as="article" className={styles.report}>
      {report.demonstration !== null && <DemonstrationMark title={report.demonstration} />}
      <p className={styles.made}>
        {report.title} · {report.madeOn} · {report.countryName}
      </p>
      {/* On screen the step's own band stands right above; on paper this is the only one. */}
      <div className={styles.onPaper}>
        <PatientBand
          label={report.patient.title}
          facts={report.patient.facts.map((fact) => ({ ...fact, essential: ESSENTIAL_FACTS.has(fact.id) }))}
        />
      </div>
      <div className={styles.pair}>
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
      <div className={styles.nutrients}>
        {inReadingOrder(report.tables)
          .filter(({ lines }) => lines.length > 0)
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
      {signature}
      <section>
        <h2>{report.methods.title}</h2>
        <MethodNotes notes={report.methods.notes} />
      </section>
      <footer className={styles.notes}>
        {report.notes.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </Sheet>
  );
}
