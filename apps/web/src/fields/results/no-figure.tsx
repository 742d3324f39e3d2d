import { NO_RESULT_SHORT, resultWords } from '@dietetic/content';
import type { NoResultReason } from '@dietetic/regimen';
import { NotStated } from '#ui/quantity/quantity.tsx';

/** What to do next is shown in place of the figure; what is merely missing is shown at its result. */
const SAID: ReadonlySet<NoResultReason> = new Set(['unconfirmed', 'needs-activity', 'rni-over-limit']);

/** In the place of a figure in a summary. */
export function NoFigure({ reason }: { reason: NoResultReason | null }) {
  return (
    <NotStated>
      {reason !== null && SAID.has(reason)
        ? NO_RESULT_SHORT[reason]
        : resultWords.notCalculated.toLowerCase()}
    </NotStated>
  );
}
