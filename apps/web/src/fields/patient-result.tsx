import { ageText, bmiIsShown, formatQuantity, months } from '@dietetic/clinical';
import { fieldText, resultWords } from '@dietetic/content';
import type { RegimenValues } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { FieldForm, FieldProps } from './field-form.ts';
import { Measured } from './measured.tsx';
import styles from './patient-result.module.css';
import { WeightChange } from './weight-change.tsx';

/** What follows from the details: BMI, change of weight, the age as the tables count it. */
export function PatientResult({ field, form }: FieldProps<'patient-result'>) {
  const { values, assessment } = form.context;
  const age = values.PD_AGE;
  const doubted = form.openWarnings.filter((warning) => warning.field === 'BMI');
  return (
    <div className={styles.result}>
      <h2 className={styles.title}>{fieldText(field.title)}</h2>
      <FactList
        facts={[
          { id: 'bmi', label: resultWords.bmi, value: <Bmi form={form} /> },
          {
            id: 'change',
            label: resultWords.weightChange,
            value: <WeightChange values={values} assessment={assessment} />,
          },
          {
            id: 'age',
            label: 'Age counted',
            value: age === undefined ? <NotStated>not entered</NotStated> : ageText(months(age)),
          },
        ]}
      />
      {doubted.map((warning) => (
        <Notice key={warning.code} kind="attention" live="polite">
          {warning.message}{' '}
          <button type="button" className={styles.confirm} onClick={() => form.confirm(warning)}>
            BMI is right
          </button>
        </Notice>
      ))}
      {hasNoInterval(values, assessment.weightDifference) && (
        <Notice kind="attention" title="Over what time?">
          The weight change has no interval. Add one to judge it against nutrition risk criteria.
        </Notice>
      )}
      {values.PD_WEIGHT_PREVIOUS_MONTHS !== undefined && assessment.weightDifference !== null && (
        <p className={styles.interval}>
          {formatQuantity('weightChange', assessment.weightDifference).text} over{' '}
          {formatQuantity('months', values.PD_WEIGHT_PREVIOUS_MONTHS).text}
        </p>
      )}
    </div>
  );
}

function hasNoInterval(values: RegimenValues, difference: number | null): boolean {
  return difference !== null && difference !== 0 && values.PD_WEIGHT_PREVIOUS_MONTHS === undefined;
}

/** BMI from the second birthday; before it, and without weight or height, it is not zero but not applicable. */
function Bmi({ form }: { form: FieldForm }) {
  const { values, assessment } = form.context;
  if (values.PD_AGE !== undefined && !bmiIsShown(months(values.PD_AGE)))
    return <>N/A, under 2{'\u00a0'}years</>;
  if (assessment.bmi === null) return <>N/A</>;
  return <Measured kind="bmi" value={assessment.bmi} />;
}
