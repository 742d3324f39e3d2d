import { ageText, bmiIsShown, months } from '@dietetic/clinical';
import { fieldText, resultWords } from '@dietetic/content';
import { doubtsAbout, isSelected } from '@dietetic/regimen';
import type { Assessment, InputWarning, RegimenState, RegimenValues } from '@dietetic/regimen';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Measured } from '#fields/measured.tsx';
import { WeightChange } from '#fields/weight-change.tsx';
import { useAssessment, useOpenWarnings, useRegimen } from '#state/regimen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Hidden } from '#ui/hidden/hidden.tsx';
import { PatientBand } from '#ui/patient-band/patient-band.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import styles from './patient-summary.module.css';

type PatientSummaryProps = {
  /** The link to the details; left out on the details themselves. */
  edit?: boolean;
};

/** Whose regimen this is and how far it has come: on top of every step. */
export function PatientSummary({ edit = true }: PatientSummaryProps) {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const openWarnings = useOpenWarnings();
  const shown = useMemo(() => ({ regimen, assessment, openWarnings }), [regimen, assessment, openWarnings]);
  return <Summary edit={edit} shown={useDeferredValue(shown)} />;
}

type Shown = { regimen: RegimenState; assessment: Assessment; openWarnings: readonly InputWarning[] };
type SummaryProps = { edit: boolean; shown: Shown };

const Summary = memo(function Summary({ edit, shown: { regimen, assessment, openWarnings } }: SummaryProps) {
  return (
    <PatientBand
      label="Patient summary"
      facts={[
        ...patientFacts(regimen.values, assessment),
        ...requirementFacts(regimen, assessment, openWarnings),
      ]}
      action={
        edit && (
          <Link
            to="/regimen/enter-patient-details"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Pencil />
            <span className={styles.edit}>Edit</span>
            <Hidden> patient details</Hidden>
          </Link>
        )
      }
    />
  );
});

type Fact = { id: string; label: string; value: ReactNode; essential?: boolean };

const notEntered = <NotStated>not entered</NotStated>;

function patientFacts(values: RegimenValues, assessment: Assessment): Fact[] {
  const { PD_GENDER: sex, PD_AGE: age, PD_WEIGHT: weight, PD_HEIGHT: height } = values;
  return [
    {
      id: 'sex',
      label: 'Sex',
      essential: true,
      value: sex === undefined ? notEntered : fieldText(`patient.gender.${sex}`),
    },
    {
      id: 'age',
      label: 'Age',
      essential: true,
      value: age === undefined || isRefused('PD_AGE', assessment) ? notEntered : ageText(months(age)),
    },
    {
      id: 'weight',
      label: 'Weight',
      essential: true,
      value: measured('PD_WEIGHT', 'weight', weight, assessment),
    },
    { id: 'height', label: 'Height', value: measured('PD_HEIGHT', 'height', height, assessment) },
    { id: 'bmi', label: resultWords.bmi, value: bmiOf(age, assessment.bmi) },
    {
      id: 'change',
      label: resultWords.weightChange,
      value: <WeightChange values={values} assessment={assessment} />,
    },
  ];
}

function requirementFacts(
  regimen: RegimenState,
  { energy, protein, fluid }: Assessment,
  openWarnings: readonly InputWarning[],
): Fact[] {
  const facts: Fact[] = [];
  if (isSelected('energy', regimen)) {
    const doubted = doubtsAbout('energy', openWarnings).length > 0;
    facts.push({
      id: 'energy',
      label: resultWords.energyShort,
      value: result('energy', energy.result, doubted),
    });
  }
  if (isSelected('protein-fluid', regimen)) {
    const doubted = doubtsAbout('protein-fluid', openWarnings).length > 0;
    facts.push(
      { id: 'protein', label: resultWords.proteinShort, value: result('protein', protein.result, doubted) },
      { id: 'fluid', label: resultWords.fluidShort, value: result('fluid', fluid.result, doubted) },
    );
  }
  if (regimen.products.length > 0) {
    facts.push({ id: 'products', label: 'Products', value: String(regimen.products.length) });
  }
  return facts;
}

function result(kind: 'energy' | 'protein' | 'fluid', value: number | null, doubted: boolean): ReactNode {
  if (value === null) return <NotStated>not calculated</NotStated>;
  return doubted ? <NotStated>check first</NotStated> : <Measured kind={kind} value={value} />;
}

function measured(
  field: string,
  kind: 'weight' | 'height',
  value: number | undefined,
  assessment: Assessment,
): ReactNode {
  if (value === undefined || value <= 0 || isRefused(field, assessment)) return notEntered;
  return <Measured kind={kind} value={value} />;
}

function bmiOf(age: number | undefined, bmi: number | null): ReactNode {
  if (bmi === null || (age !== undefined && !bmiIsShown(months(age)))) return 'N/A';
  return <Measured kind="bmi" value={bmi} />;
}

/** An entry outside its limit is shown in its field alone, never as a fact about the patient. */
function isRefused(field: string, assessment: Assessment): boolean {
  return assessment.errors.some((error) => error.field === field);
}
