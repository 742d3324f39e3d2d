import { formatNumber, formatQuantity } from '@dietetic/clinical';
import type { Assessment } from '../../assessment/assessment.ts';
import { refeedingFigures } from '../../assessment/body-figures.ts';
import type { RegimenValues } from '../../state/values.ts';
import type { ReportWords } from '../report-words.ts';

/** "Refeeding risk: criteria not assessed; worked out here: BMI 14.8 kg/m², weight loss 15.6 % in 5 months." */
export function refeedingLine(
  values: RegimenValues,
  assessment: Assessment,
  { notes: say, patient }: Pick<ReportWords, 'notes' | 'patient'>,
): string {
  const { bmi, loss } = refeedingFigures(values, assessment);
  return say.refeeding([
    ...(bmi === null ? [] : [`${patient.bmi} ${formatQuantity('bmi', bmi).text}`]),
    ...(loss === null
      ? []
      : [
          say.weightLoss(
            `${formatNumber(loss.percent, 1)}\u00a0%`,
            formatQuantity('months', loss.months).text,
          ),
        ]),
  ]);
}
