import { formatQuantity } from '@dietetic/clinical';
import { WEIGHT_BASIS_SHORT, weightUsedWords } from '@dietetic/content';
import { weightBasis, weightUsedKg } from '@dietetic/regimen';
import type { RegimenValues } from '@dietetic/regimen';

/** "adjusted" beside a weight; nothing beside the actual one. */
export function weightName(values: RegimenValues): string | undefined {
  const basis = weightBasis(values);
  return basis === 'actual' ? undefined : WEIGHT_BASIS_SHORT[basis];
}

/** Under a figure worked out from another weight than the one weighed: which, and how much. */
export function WeightUsedNote({ values }: { values: RegimenValues }) {
  const name = weightName(values);
  const weight = weightUsedKg(values);
  if (name === undefined || weight === undefined) return null;
  return (
    <p>
      {weightUsedWords.used}: {name}, {formatQuantity('weight', weight).text}
    </p>
  );
}
