import { BMI_WITHOUT_LIMB, resultPaneWords } from '@dietetic/content';
import { type Assessment, bmiOf, isLimbUncorrected, type RegimenState } from '@dietetic/regimen';
import { NoFigure } from '../results/no-figure.tsx';
import { Measured } from './measured.tsx';

/** What is not known yet, or too young for it, is not zero but not applicable. */
export function Bmi({
  regimen: { values, lists },
  assessment,
}: {
  regimen: Pick<RegimenState, 'values' | 'lists'>;
  assessment: Assessment;
}) {
  const { value, reason } = bmiOf(values, assessment);
  if (value !== null)
    return (
      <>
        <Measured kind="bmi" value={value} />
        {isLimbUncorrected(values, lists) && <small>, {BMI_WITHOUT_LIMB}</small>}
      </>
    );
  if (reason === 'unconfirmed') return <NoFigure reason={reason} />;
  return <>{reason === 'too-young' ? resultPaneWords.bmiTooYoung : resultPaneWords.notApplicable}</>;
}
