import { WEIGHT_CHANGE_BASELINE, resultPaneWords } from '@dietetic/content';
import { formatQuantity } from '@dietetic/clinical';
import { type Assessment, type RegimenValues, weightChangeOf } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';
import { Measured } from './measured.tsx';

type WeightChangeProps = { values: RegimenValues; assessment: Assessment };

/** Signed percent with the kilograms behind it. No previous weight is "not recorded", never "0 %" (decision 004). */
export function WeightChange({ values, assessment }: WeightChangeProps) {
  const change = weightChangeOf(values, assessment);
  if (change.reason === 'not-recorded') return <>{resultPaneWords.notRecorded}</>;
  if (change.reason !== null) return <NotStated>{resultPaneWords.notCalculated}</NotStated>;
  return (
    <>
      <Measured kind="weightChange" value={change.percent} />
      {'\u00a0'}
      <small>
        ({formatQuantity('weightDifference', change.kg).text}),{' '}
        {WEIGHT_CHANGE_BASELINE[change.compared](formatQuantity('weight', change.previousKg).text)}
      </small>
    </>
  );
}
