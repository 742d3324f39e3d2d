import { resultPaneWords } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import type { Assessment, RegimenValues } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Measured } from './measured.tsx';

type WeightChangeProps = { values: RegimenValues; assessment: Assessment };

/** Signed percent with the kilograms behind it. No previous weight is "not recorded", never "0 %" (decision 004). */
export function WeightChange({ values, assessment }: WeightChangeProps) {
  const { PD_WEIGHT: weight, PD_WEIGHT_PREVIOUS: previous } = values;
  if (weight === undefined || previous === undefined) return <>{resultPaneWords.notRecorded}</>;
  // Entered and not worked out: an entry is refused, or has an open warning.
  if (assessment.weightDifference === null) return <NotStated>{resultPaneWords.notCalculated}</NotStated>;
  return (
    <>
      <Measured kind="weightChange" value={assessment.weightDifference} />{' '}
      <small>
        ({formatQuantity('weightDifference', (previous * assessment.weightDifference) / 100).text})
      </small>
    </>
  );
}
