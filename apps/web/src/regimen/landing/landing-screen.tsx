import {
  energyMethodWords,
  fieldText,
  proteinMethodWords,
  regimenWords,
  resultWords,
  stepScreenWords,
} from '@dietetic/content';
import { hasWork, isSelected } from '@dietetic/regimen';
import type { Assessment, NavigationItem, PlannedNutrient, RegimenState, StepId } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needName } from '#fields/frame/summary-facts.tsx';
import { NoFigure } from '#fields/results/no-figure.tsx';
import { needText } from '#fields/results/need-text.ts';
import { useAssessment, useNavigationItems, useRegimen } from '#session/regimen.ts';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { useListedSteps } from '../step-page/step-links.tsx';
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
  const steps = useListedSteps(items);
  const started = hasWork(regimen);
  const next = items.find((item) => !item.disabled && !item.done)?.id;
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
          <ol aria-label={regimenWords.steps}>
            {steps.map((step) => {
              const item = itemOf(items, step.id);
              return (
                <StepRow
                  key={step.id}
                  step={step}
                  url={item.url}
                  hint={hintOf(item.id, regimen, assessment)}
                  value={item.disabled ? null : valueOf(item.id, regimen, assessment)}
                  isNext={item.id === next}
                />
              );
            })}
          </ol>
        </Sheet>
        <div className="grid gap-4">
          <Notice kind="note" title={stepScreenWords.guideTitle}>
            {stepScreenWords.guide}
          </Notice>
          <Sheet pad="small">
            <p className="small">
              <b>{stepScreenWords.keptTitle}</b> {stepScreenWords.kept}
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
    return stepScreenWords.methodAndFluid(proteinMethodWords(protein.method).name);
  }
  return fieldText(`step.${step}.hint`, regimen.country);
}

function valueOf(step: StepId, regimen: RegimenState, assessment: Assessment): ReactNode {
  switch (step) {
    case 'energy':
      return isSelected('energy', regimen) && figure('energy', assessment);
    case 'protein-fluid':
      return (
        isSelected('protein-fluid', regimen) && (
          <>
            <span>
              {needName(resultWords.proteinShort, 'protein', assessment)} {figure('protein', assessment)}
            </span>
            <Hidden>, </Hidden>
            <span>
              {needName(resultWords.fluidShort, 'fluid', assessment)} {figure('fluid', assessment)}
            </span>
          </>
        )
      );
    case 'products':
      return regimen.products.length === 0
        ? stepScreenWords.noneChosen
        : stepScreenWords.chosen(regimen.products.length);
    case 'details':
    case 'report':
      return null;
  }
}

/** As in the band above it: of a range both ends. */
function figure(kind: PlannedNutrient, assessment: Assessment): ReactNode {
  const written = needText(kind, assessment);
  if (written === null) return <NoFigure reason={assessment[kind].reason} />;
  return <Quantity value={written.number} unit={written.unit} />;
}
