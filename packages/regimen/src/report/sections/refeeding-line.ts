import { formatNumber, formatQuantity, isAdult, months } from '@dietetic/clinical';
import type { Assessment } from '../../assessment/assessment.ts';
import { refeedingBmiText, refeedingFigures } from '../../assessment/body-figures.ts';
import type { RegimenLists, RegimenValues } from '../../state/values.ts';
import { isLimbUncorrected } from '../../state/weight-used.ts';
import type { ReportWords } from '../report-words.ts';

/**
 * "Refeeding risk: criteria not assessed (NICE CG32, for adults); worked out here: BMI 14.8 kg/m², weight loss 15.6 % in 5 months." Where
 * a limb is missing that nobody corrected for, the line says so: a lost leg is no starvation, and hides none. Of a child it says that the
 * criteria are not for it.
 */
export function refeedingLine(
  values: RegimenValues,
  lists: RegimenLists,
  assessment: Assessment,
  { notes: say, patient }: Pick<ReportWords, 'notes' | 'patient'>,
): string {
  const { bmi, loss } = refeedingFigures(values, assessment);
  const figures = [
    ...(bmi === null ? [] : [`${patient.bmi} ${refeedingBmiText(bmi)}`]),
    ...(loss === null
      ? []
      : [
          say.weightLoss(
            `${formatNumber(loss.percent, 1)}\u00a0%`,
            formatQuantity('months', loss.months).text,
          ),
        ]),
  ];
  const { PD_AGE: age } = values;
  return say.refeeding(figures, {
    isChild: age !== undefined && !isAdult(months(age)),
    isLimbUncorrected: isLimbUncorrected(values, lists),
  });
}
