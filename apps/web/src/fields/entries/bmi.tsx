import { resultPaneWords } from '@dietetic/content';
import { type Assessment, bmiOf, type RegimenValues } from '@dietetic/regimen';
import { NoFigure } from '../results/no-figure.tsx';
import { Measured } from './measured.tsx';

/** What is not known yet, or too young for it, is not zero but not applicable. */
export function Bmi({ values, assessment }: { values: RegimenValues; assessment: Assessment }) {
  const { value, reason } = bmiOf(values, assessment);
  if (value !== null) return <Measured kind="bmi" value={value} />;
  if (reason === 'unconfirmed') return <NoFigure reason={reason} />;
  return <>{reason === 'too-young' ? resultPaneWords.bmiTooYoung : resultPaneWords.notApplicable}</>;
}
