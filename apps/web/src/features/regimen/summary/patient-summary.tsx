import { ageText, bmiIsShown, months } from '@dietetic/clinical';
import { fieldText, regimenWords, resultWords } from '@dietetic/content';
import { doubtsAbout, hasWork, isSelected } from '@dietetic/regimen';
import type {
  Assessment,
  InputWarning,
  RegimenState,
  RegimenValues,
  RequirementStep,
} from '@dietetic/regimen';
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
import { NewRegimenButton } from '../landing/new-regimen-button.tsx';
import styles from './patient-summary.module.css';

type PatientSummaryProps = {
  /** The link to the details; left out on the details themselves. */
  edit?: boolean;
  /** The control that clears this patient; left out where the screen has its own. */
  startAnew?: boolean;
};

/** Whose regimen this is and how far it has come: on top of every step. */
export function PatientSummary({ edit = true, startAnew = true }: PatientSummaryProps) {
  const regimen = useRegimen();
  const assessment = useAssessment();
  const openWarnings = useOpenWarnings();
  const shown = useMemo(() => ({ regimen, assessment, openWarnings }), [regimen, assessment, openWarnings]);
  return <Summary edit={edit} startAnew={startAnew} shown={useDeferredValue(shown)} />;
}

type Shown = { regimen: RegimenState; assessment: Assessment; openWarnings: readonly InputWarning[] };
type SummaryProps = { edit: boolean; startAnew: boolean; shown: Shown };

const Summary = memo(function Summary({ edit, startAnew, shown }: SummaryProps) {
  const { regimen, assessment, openWarnings } = shown;
  return (
    <PatientBand
      label="Patient summary"
      opens={edit}
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
      openedAction={
        startAnew && hasWork(regimen) && <NewRegimenButton label={regimenWords.newPatient} size="small" />
      }
    />
  );
});

type Fact = { id: string; label: string; value: ReactNode; essential?: boolean };

const notEntered = <NotStated>not entered</NotStated>;
const notYet = <NotStated>not yet</NotStated>;

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

/** Always there, so that what is still to be done is seen and nothing below moves when a figure comes. */
function requirementFacts(
  regimen: RegimenState,
  { energy, protein, fluid }: Assessment,
  openWarnings: readonly InputWarning[],
): Fact[] {
  const figure = (step: RequirementStep, kind: 'energy' | 'protein' | 'fluid', value: number | null) => {
    const known = result(kind, value, doubtsAbout(step, openWarnings).length > 0);
    if (isSelected(step, regimen)) return known;
    // The products are held against it and the report prints it, so it is shown for what it is.
    return value === null ? notYet : <>{known} default</>;
  };
  return [
    { id: 'energy', label: resultWords.energyShort, value: figure('energy', 'energy', energy.result) },
    {
      id: 'protein',
      label: resultWords.proteinShort,
      value: figure('protein-fluid', 'protein', protein.result),
    },
    { id: 'fluid', label: resultWords.fluidShort, value: figure('protein-fluid', 'fluid', fluid.result) },
    {
      id: 'products',
      label: 'Products',
      value: regimen.products.length > 0 ? String(regimen.products.length) : notYet,
    },
  ];
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
