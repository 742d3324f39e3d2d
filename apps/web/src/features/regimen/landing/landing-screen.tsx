import { energyMethodWords, fieldText, proteinMethodWords, regimenWords } from '@dietetic/content';
import { doubtsAbout, hasWork, isSelected } from '@dietetic/regimen';
import type {
  Assessment,
  InputWarning,
  NavigationItem,
  RegimenState,
  RequirementStep,
  StepId,
} from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Measured } from '#fields/measured.tsx';
import { useAssessment, useNavigationItems, useOpenWarnings, useRegimen } from '#state/regimen.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { listedSteps } from '../step-page/step-links.tsx';
import { PatientSummary } from '../summary/patient-summary.tsx';
import { RegimenNewsBanner } from '../summary/regimen-news.tsx';
import styles from './landing-screen.module.css';
import { NewRegimenButton } from './new-regimen-button.tsx';
import { StepRow } from './step-row.tsx';

/** The regimen at a glance: the patient, the five steps with what they gave, and the next thing to do. */
export default function LandingScreen() {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const items = useNavigationItems();
  const openWarnings = useOpenWarnings();
  const started = hasWork(regimen);
  const next = items.find((item) => !item.hidden && !item.disabled && !item.done)?.id;
  return (
    <Page title={regimenWords.title} top={<RegimenNewsBanner />} end={started && <NewRegimenButton />}>
      {started ? (
        <PatientSummary startAnew={false} />
      ) : (
        <p className={styles.intro}>
          {regimenWords.landingText}{' '}
          <Link to="/regimen/enter-patient-details">{regimenWords.patientSummary}</Link>
        </p>
      )}
      <div className={styles.columns}>
        <Sheet pad="none">
          <ol className={styles.steps} aria-label={regimenWords.steps}>
            {listedSteps(items).map((step) => {
              const item = itemOf(items, step.id);
              return (
                <StepRow
                  key={step.id}
                  step={step}
                  url={item.url}
                  hint={hintOf(item.id, regimen, assessment)}
                  value={item.disabled ? null : valueOf(item.id, regimen, assessment, openWarnings)}
                  isNext={item.id === next}
                />
              );
            })}
          </ol>
        </Sheet>
        <div className={styles.notes}>
          <Notice kind="note" title="Guide, not a decision.">
            Check every value before you use it. Not for parenteral nutrition, preterm infants or pregnancy.
          </Notice>
          <Sheet pad="small">
            <p className={styles.kept}>
              <b>Kept in this tab only.</b> Nothing here names your patient. It is cleared when you create a
              new regimen, close the tab, or leave it unused for 60{'\u00a0'}minutes.
            </p>
          </Sheet>
        </div>
      </div>
    </Page>
  );
}

function itemOf(items: readonly NavigationItem[], id: string): NavigationItem {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`No step ${id}`);
  return item;
}

/** The method where one was taken, else what the step is about. */
function hintOf(step: StepId, regimen: RegimenState, { energy, protein }: Assessment): string {
  if (step === 'energy' && isSelected('energy', regimen)) return energyMethodWords(energy.method).name;
  if (step === 'protein-fluid' && isSelected('protein-fluid', regimen)) {
    return `${proteinMethodWords(protein.method).name}, ml per kg`;
  }
  return fieldText(`step.${step}.hint`);
}

function valueOf(
  step: StepId,
  regimen: RegimenState,
  { energy, protein, fluid }: Assessment,
  openWarnings: readonly InputWarning[],
): ReactNode {
  const doubted = (of: RequirementStep) => doubtsAbout(of, openWarnings).length > 0;
  switch (step) {
    case 'energy':
      return isSelected('energy', regimen) && figure('energy', energy.result, doubted('energy'));
    case 'protein-fluid':
      return (
        isSelected('protein-fluid', regimen) && (
          <>
            {figure('protein', protein.result, doubted('protein-fluid'))}
            <Hidden>, </Hidden>
            {figure('fluid', fluid.result, doubted('protein-fluid'))}
          </>
        )
      );
    case 'products':
      return regimen.products.length === 0 ? 'None chosen yet' : `${regimen.products.length} chosen`;
    case 'details':
    case 'intermittent':
    case 'report':
      return null;
  }
}

function figure(kind: 'energy' | 'protein' | 'fluid', value: number | null, doubted: boolean): ReactNode {
  if (value === null) return <NotStated>not calculated</NotStated>;
  return doubted ? <NotStated>check first</NotStated> : <Measured kind={kind} value={value} />;
}
