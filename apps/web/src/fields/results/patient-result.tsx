import { bmiIsShown, formatQuantity, months } from '@dietetic/clinical';
import { resultWords, resultPaneWords } from '@dietetic/content';
import { ageOfPatient, warningsAbout } from '@dietetic/regimen';
import type { RegimenValues } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Finding } from '#ui/finding/finding.tsx';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { FieldForm, FieldProps } from '../entries/field-form.ts';
import { Measured } from '../entries/measured.tsx';
import { NoFigure } from './no-figure.tsx';
import styles from './patient-result.module.css';
import { WeightChange } from '../entries/weight-change.tsx';

/** What follows from the details: BMI, change of weight, the age as the tables count it. */
export function PatientResult({ field, form }: FieldProps<'patient-result'>) {
  const { values, assessment } = form.context;
  const age = values.PD_AGE;
  const isWithheld = warningsAbout('body', form.warnings).length > 0;
  const bmiWarnings = form.warnings.filter(({ fields }) => fields[0] === 'BMI');
  return (
    <div className={styles.result}>
      <h2 className={styles.title}>{form.text(field.title)}</h2>
      <FactList
        facts={[
          {
            id: 'bmi',
            label: resultWords.bmi,
            value: <Bmi form={form} isWithheld={isWithheld} />,
          },
          {
            id: 'change',
            label: resultWords.weightChange,
            value: <WeightChange values={values} assessment={assessment} />,
          },
          {
            id: 'age',
            label: resultPaneWords.ageCounted,
            value:
              age === undefined ? <NotStated>{resultPaneWords.notEntered}</NotStated> : ageOfPatient(values),
          },
        ]}
      />
      <div aria-live="polite">
        {bmiWarnings.map((warning) => (
          <Finding
            key={warning.id}
            severity="ask"
            title={warning.message}
            actions={
              <Button variant="secondary" size="small" onClick={() => form.keep(warning)}>
                {resultPaneWords.bmiIsRight}
              </Button>
            }
          />
        ))}
      </div>
      {hasNoInterval(values, assessment.weightDifference) && (
        <Notice kind="attention" title={resultPaneWords.intervalTitle}>
          {resultPaneWords.interval}
        </Notice>
      )}
      {values.PD_WEIGHT_PREVIOUS_MONTHS !== undefined && assessment.weightDifference !== null && (
        <p className="quiet">
          {resultPaneWords.changeOver(
            formatQuantity('weightChange', assessment.weightDifference).text,
            formatQuantity('months', values.PD_WEIGHT_PREVIOUS_MONTHS).text,
          )}
        </p>
      )}
    </div>
  );
}

function hasNoInterval(values: RegimenValues, difference: number | null): boolean {
  return difference !== null && difference !== 0 && values.PD_WEIGHT_PREVIOUS_MONTHS === undefined;
}

/** BMI from the second birthday; before it, and without weight or height, it is not zero but not applicable. */
function Bmi({ form, isWithheld }: { form: FieldForm; isWithheld: boolean }) {
  const { values, assessment } = form.context;
  if (values.PD_AGE !== undefined && !bmiIsShown(months(values.PD_AGE)))
    return <>{resultPaneWords.bmiTooYoung}</>;
  if (isWithheld) return <NoFigure reason="unconfirmed" />;
  if (assessment.bmi === null) return <>{resultPaneWords.notApplicable}</>;
  return <Measured kind="bmi" value={assessment.bmi} />;
}
