import { NO_RESULT_SHORT, resultWords } from '@dietetic/content';
import type { Assessment, PlannedNutrient } from '@dietetic/regimen';
import { needText } from '#fields/results/need-text.ts';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { needName } from '#fields/frame/summary-facts.tsx';

const LABEL: Record<PlannedNutrient, string> = {
  energy: resultWords.energyShort,
  protein: resultWords.proteinShort,
  fluid: resultWords.fluidShort,
};

type Props = { kinds: readonly PlannedNutrient[]; assessment: Assessment };

/** The results in one line, where the result pane is below the work: a range with both its ends. */
export function PinnedResult({ kinds, assessment }: Props) {
  return kinds.map((kind) => (
    <span key={kind}>
      {needName(LABEL[kind], kind, assessment)}
      {assessment[kind].result === null && ':'} <Result kind={kind} assessment={assessment} />
    </span>
  ));
}

function Result({ kind, assessment }: { kind: PlannedNutrient; assessment: Assessment }) {
  const { reason } = assessment[kind];
  const written = needText(kind, assessment);
  if (written === null) return reason === null ? resultWords.notCalculated : NO_RESULT_SHORT[reason];
  return <Quantity value={written.number} unit={written.unit} />;
}
