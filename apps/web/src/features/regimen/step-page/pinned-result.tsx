import { formatQuantity } from '@dietetic/clinical';
import { NO_RESULT_SHORT, resultWords } from '@dietetic/content';
import type { NoResultReason } from '@dietetic/regimen';
import { Quantity } from '#ui/quantity/quantity.tsx';

type Pinned = {
  label: string;
  kind: 'energy' | 'protein' | 'fluid';
  value: number | null;
  reason: NoResultReason | null;
};

/** The result in one line, where the result pane is below the work. */
export function PinnedResult({ results, isDoubted }: { results: readonly Pinned[]; isDoubted: boolean }) {
  return results.map(({ label, kind, value, reason }) => (
    <span key={kind}>
      {label}{' '}
      {isDoubted ? (
        'check first'
      ) : value === null ? (
        reason === null ? (
          resultWords.notCalculated
        ) : (
          NO_RESULT_SHORT[reason]
        )
      ) : (
        <Shown kind={kind} value={value} />
      )}
    </span>
  ));
}

function Shown({ kind, value }: { kind: Pinned['kind']; value: number }) {
  const { number, unit } = formatQuantity(kind, value);
  return <Quantity value={number} unit={unit} />;
}
