import { formatQuantity, formatRange } from '@dietetic/clinical';
import { resultPaneWords as say } from '@dietetic/content';
import { type Assessment, needOf, type PlannedNutrient } from '@dietetic/regimen';

type Needs = Pick<Assessment, 'energy' | 'protein' | 'fluid'>;

/** What was worked out, as every screen and the report write it: of a range both ends. A basal rate is a figure and no need. */
export function needText(of: PlannedNutrient, assessment: Needs): ReturnType<typeof formatRange> | null {
  const { result } = assessment[of];
  if (result === null) return null;
  const need = needOf(of, assessment);
  return need === null ? formatQuantity(of, result) : formatRange(of, need.low, need.high);
}

/** "Target: lower end, 1,467 kcal/day": the figure of a range that is planned to; nothing where the need is one figure. */
export function targetText(of: PlannedNutrient, assessment: Needs): string | null {
  const need = needOf(of, assessment);
  if (need === null) return null;
  const { low, high, target } = need;
  const { text } = formatQuantity(of, target);
  if (formatRange(of, low, high).text === text) return null;
  return say.target(target === low ? 'lower' : target === high ? 'upper' : 'average', text);
}
