import { ArrowRight, Pencil } from 'lucide-react';
import { ActionBar } from '#ui/action-bar/action-bar.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { StepList } from '#ui/step-list/step-list.tsx';
import type { Step, StepLink } from '#ui/step-list/step.ts';
import { WizardLayout, WizardTitle } from '#ui/wizard/wizard.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const STEPS: Step[] = [
  { id: 'patient', number: 1, title: 'Patient details', detail: 'Done', state: 'done' },
  { id: 'energy', number: 2, title: 'Energy', detail: 'Optional', state: 'todo', current: true },
  { id: 'protein', number: 3, title: 'Protein and fluid', detail: 'Optional', state: 'todo' },
  { id: 'products', number: 4, title: 'Products', detail: 'Required', state: 'todo' },
  { id: 'report', number: 5, title: 'Report', detail: 'After products', state: 'locked' },
];

function renderLink(step: Step, link: StepLink) {
  return (
    <a href={`#${step.id}`} className={link.className} aria-current={link['aria-current']}>
      {link.children}
    </a>
  );
}

export function RegimenSpecimens() {
  return (
    <Chapter title="The regimen's frame">
      <div className={styles.wide}>
        <Specimen title="Action bar">
          <ActionBar
            start={<Button variant="quiet">Skip to product selection</Button>}
            pinned={
              <>
                <span>Requirement</span>
                <Quantity value="1,734" unit="kcal/day" />
              </>
            }
          >
            <Button iconEnd={<ArrowRight />}>Continue</Button>
          </ActionBar>
        </Specimen>
      </div>
      <Specimen title="Step progress">
        <StepList bars label="Regimen steps as bars" steps={STEPS} renderLink={renderLink} />
      </Specimen>
      <div className={styles.wide}>
        <Specimen title="Patient band, steps, work and result">
          <PatientBand
            label="Patient"
            facts={[
              { id: 'sex', label: 'Sex', value: 'Female', essential: true },
              { id: 'age', label: 'Age', value: <Quantity value="68" unit="years" />, essential: true },
              { id: 'weight', label: 'Weight', value: <Quantity value="58.0" unit="kg" />, essential: true },
              { id: 'height', label: 'Height', value: <Quantity value="163" unit="cm" /> },
              { id: 'bmi', label: 'BMI', value: <Quantity value="21.8" unit="kg/m²" /> },
              {
                id: 'change',
                label: 'Weight change',
                value: (
                  <>
                    <Quantity value="−8.7" unit="%" /> <small>(−5.5 kg)</small>
                  </>
                ),
              },
            ]}
            action={
              <a href="#edit" className={buttonClass({ variant: 'quiet', size: 'small' })}>
                <Pencil />
                Edit
              </a>
            }
          />
          <WizardLayout
            steps={<StepList label="Regimen steps" title="Regimen" steps={STEPS} renderLink={renderLink} />}
            result={<Sheet>Result</Sheet>}
          >
            <div className={styles.stack}>
              <WizardTitle end={<a href="#all">Step 2 of 5</a>}>Energy</WizardTitle>
              <Sheet>Work</Sheet>
            </div>
          </WizardLayout>
        </Specimen>
      </div>
    </Chapter>
  );
}
