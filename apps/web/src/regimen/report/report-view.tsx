import { SITE, SITE_MARK } from '@dietetic/content';
import {
  methodTitle,
  type NutrientTable,
  renderSection,
  type ReportDocument,
  type ReportFinding,
  SECTION_IDS,
  type SectionId,
  type SectionRenderers,
} from '@dietetic/regimen';
import { Fragment, type ReactNode } from 'react';
import { BrandMark } from '#ui/brand-mark/brand-mark.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { AllNutrientsView } from './all-nutrients-view.tsx';
import { FeedPlanView, RecipeView } from './bedside-views.tsx';
import { EnergySplitView } from './energy-split-view.tsx';
import { FindingsView } from './findings-view.tsx';
import { MethodNotes } from './method-notes.tsx';
import { NutrientTableView } from './nutrient-table-view.tsx';
import { PatientLabelBox } from './patient-label-box.tsx';
import { ProductCodes, ProductsTableView } from './products-table-view.tsx';
import { RequirementMeters } from './requirement-meters.tsx';
import styles from './report-view.module.css';

/** More products than this and, on paper, their table needs the whole width for names to stay on a line. */
const FEW_PRODUCTS = 3;

/** Where a section stands: on the summary, two of them side by side, or behind the signature. */
const PLACE: Record<SectionId, 'whose' | 'top' | 'pair' | 'bedside' | 'summary' | 'column' | 'behind'> = {
  head: 'whose',
  findings: 'top',
  patient: 'whose',
  requirements: 'pair',
  products: 'pair',
  feedPlan: 'bedside',
  recipe: 'bedside',
  checks: 'summary',
  intakeStage: 'summary',
  tables: 'summary',
  allNutrients: 'behind',
  energySplit: 'column',
  codes: 'behind',
  methods: 'behind',
  notes: 'behind',
};

type Props = {
  report: ReportDocument;
  /** The findings of the report's first section, to be answered there. */
  found: readonly ReportFinding[];
  /** Whose reference intakes are used, to be chosen. */
  stageChoice: ReactNode;
  signature: ReactNode;
};

/** The report as a sheet: on screen in one piece, on paper a summary page and what stands behind it. */
export function ReportView({ report, found, stageChoice, signature }: Props) {
  const isMany = report.products.lines.length > FEW_PRODUCTS;
  const renderers = screenRenderers(found, stageChoice);
  const at = (place: (typeof PLACE)[SectionId]) =>
    SECTION_IDS.filter((id) => PLACE[id] === place).map((id) => (
      <Fragment key={id}>{renderSection(report, id, renderers)}</Fragment>
    ));
  return (
    <Sheet as="article" className={styles.report}>
      <div className={styles.top}>
        <div className={`stack shrinks ${styles.whose}`}>{at('whose')}</div>
        <PatientLabelBox />
      </div>
      {at('top')}
      <div className={classNames(styles.pair, isMany && styles.many)}>{at('pair')}</div>
      {at('bedside')}
      {at('summary')}
      {signature}
      <SummaryNotes report={report} />
      <div className={styles.behind}>
        <div className={styles.nutrients}>
          <div data-off-paper>{tablesOf(report, 'macroNutrients')}</div>
          <div className={`grid shrinks ${styles.column}`}>
            {at('column')}
            <div data-off-paper>{tablesOf(report, 'otherNutrientInformation')}</div>
          </div>
        </div>
        {at('behind')}
      </div>
    </Sheet>
  );
}

const screenRenderers = (
  found: readonly ReportFinding[],
  stageChoice: ReactNode,
): SectionRenderers<ReactNode> => ({
  head: ({ demonstration, title, madeOn, countryName }) => (
    <header className={styles.head}>
      {/* On screen the app's own header is right above. */}
      <span className={styles.brand}>
        <BrandMark mark={SITE_MARK} className={styles.mark} />
        {SITE.provider.name}
      </span>
      <p className={classNames('quiet', styles.made)}>
        {/* No line begins with the dot. */}
        {`${title}\u00a0· ${madeOn}\u00a0· ${countryName}`}
        {/* The app's own banner has the box; the report says it in words. */}
        {demonstration !== null && <strong className={`block ink ${styles.inkMark}`}>{demonstration}</strong>}
      </p>
    </header>
  ),
  findings: (section) => <FindingsView section={section} found={found} />,
  patient: ({ title, facts }) => (
    <PatientBand
      label={title}
      facts={facts.map(({ id, label, text }) => ({ id, label, value: text, essential: true }))}
    />
  ),
  requirements: ({ title, blocks }) => (
    <section>
      <h2>{title}</h2>
      <RequirementMeters blocks={blocks} />
    </section>
  ),
  products: (table) => (
    <section>
      <h2>{table.title}</h2>
      <ProductsTableView table={table} />
    </section>
  ),
  feedPlan: (plan) => <FeedPlanView plan={plan} />,
  recipe: (recipe) => <RecipeView recipe={recipe} />,
  checks: (checks) =>
    checks.length > 0 && (
      <div className={`grid gap-4 ${styles.notices}`}>
        {checks.map(({ id, title, lines }) => (
          <Notice key={id} kind="attention" title={title}>
            <ul className={styles.checks}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        ))}
      </div>
    ),
  intakeStage: ({ text }) => (
    <div className="grid gap-2">
      {stageChoice}
      <p className="quiet">{text}</p>
    </div>
  ),
  // What the report is read for; the others stand behind it.
  tables: (_tables, report) => (
    <div className={styles.nutrients}>{tablesOf(report, 'minerals', 'vitamins')}</div>
  ),
  allNutrients: (list) => <AllNutrientsView list={list} />,
  energySplit: (split) => <EnergySplitView split={split} />,
  codes: (codes) => (
    <div className={styles.lastOnPaper}>
      <ProductCodes codes={codes} />
    </div>
  ),
  methods: ({ title, notes }) => (
    <section>
      <h2>{title}</h2>
      <MethodNotes notes={notes} />
    </section>
  ),
  notes: ({ lines }) => (
    <footer className={styles.notes}>
      {lines.map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
    </footer>
  ),
});

const tablesOf = ({ tables }: ReportDocument, ...ids: NutrientTable['id'][]) =>
  tables
    .filter(({ id, lines }) => ids.includes(id) && lines.length > 0)
    .map((table) => <NutrientTableView key={table.id} table={table} />);

/** At the foot of the summary page, which may be filed without the others. */
function SummaryNotes({ report }: { report: ReportDocument }) {
  const methods = report.methods.notes.map((note) => `${methodTitle(note)}.`);
  return (
    <div className={classNames(styles.onPaper, styles.notes)}>
      <p className="quiet">{methods.join(' ')}</p>
      <p className="quiet">{report.notes.lines.join(' ')}</p>
    </div>
  );
}
