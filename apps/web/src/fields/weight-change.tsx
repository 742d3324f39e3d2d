import { formatQuantity } from '@dietetic/clinical';
import type { Assessment, RegimenValues } from '@dietetic/regimen';
import { Measured } from './measured.tsx';

type WeightChangeProps = { values: RegimenValues; assessment: Assessment };

/** Signed percent with the kilograms behind it. No previous weight is "not recorded", never "0 %" (decision 004). */
export function WeightChange({ values, assessment }: WeightChangeProps) {
  const { PD_WEIGHT: weight, PD_WEIGHT_PREVIOUS: previous } = values;
  if (assessment.weightDifference === null || weight === undefined || previous === undefined) {
    return <>Not recorded</>;
  }
  return (
    <>
      <Measured kind="weightChange" value={assessment.weightDifference} />{' '}
      <small>({formatQuantity('weightDifference', weight - previous).text})</small>
    </>
  );
}
