import { formatQuantity } from '@dietetic/clinical';
import { resultWords, resultPaneWords } from '@dietetic/content';
import { ageOfPatient, weightChangeOf } from '@dietetic/regimen';
import { Button } from '#ui/button/button.tsx';
import { Finding } from '#ui/finding/finding.tsx';
import { FactList } from '#ui/result-card/working-table.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Bmi } from '../entries/bmi.tsx';
import type { FieldProps } from '../entries/field-form.ts';
import { WeightChange } from '../entries/weight-change.tsx';

/** What follows from the details: BMI, change of weight, the age as the tables count it. */
export function PatientResult({ field, form }: FieldProps<'patient-result'>) {
  const { values, assessment } = form.context;
  const age = values.PD_AGE;
  const change = weightChangeOf(values, assessment);
  const bmiWarnings = form.warnings.filter(({ fields }) => fields[0] === 'BMI');
  return (
    <div className="grid gap-3">
      <h2 className="lead">{form.text(field.title)}</h2>
      <FactList
        facts={[
          {
            id: 'bmi',
            label: resultWords.bmi,
            value: <Bmi regimen={form.regimen} assessment={assessment} />,
          },
          {
            id: 'change',
            label: resultWords.weightChange,
            value: <WeightChange values={values} assessment={assessment} />,
          },
          {
            id: 'age',
            label: resultPaneWords.ageCounted,
            value: age === undefined ? resultPaneWords.notRecorded : ageOfPatient(values),
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
      {change.reason === null && change.percent !== 0 && change.overMonths === undefined && (
        <Notice kind="attention" title={resultPaneWords.intervalTitle}>
          {resultPaneWords.interval}
        </Notice>
      )}
      {change.reason === null && change.overMonths !== undefined && (
        <p className="quiet">
          {resultPaneWords.changeOver(
            formatQuantity('weightChange', change.percent).text,
            formatQuantity('months', change.overMonths).text,
          )}
        </p>
      )}
    </div>
  );
}
