import type { NutrientTotal } from '@dietetic/catalogue';
import { formatNumber, formatQuantity, formatRange, type QuantityKind } from '@dietetic/clinical';
import type { Assessment } from '../assessment/assessment.ts';
import { type Need, needOf, PLACES, standing } from '../totals/need.ts';
import type { PlannedNutrient, Provided } from '../totals/provided.ts';
import type { RequirementBlock } from './report-document.ts';
import type { ReportWords } from './report-words.ts';

const KIND: Record<PlannedNutrient, QuantityKind> = { energy: 'energy', protein: 'protein', fluid: 'fluid' };
/** The places the specification fixes for the written figure, finer than the headline's. */
const EXACT_KIND: Record<PlannedNutrient, QuantityKind> = {
  energy: 'energy1dp',
  protein: 'protein',
  fluid: 'fluid',
};

export function requirementBlocks(
  assessment: Assessment,
  given: Provided,
  words: ReportWords,
): RequirementBlock[] {
  return (['energy', 'protein', 'fluid'] as const).map((id) =>
    requirementBlock(id, needOf(id, assessment), given[id], words),
  );
}

export function requirementBlock(
  id: PlannedNutrient,
  need: Need | null,
  total: NutrientTotal,
  words: ReportWords,
): RequirementBlock {
  const say = words.requirement;
  const kind = KIND[id];
  const against = standing(total, need, PLACES[id]);
  const provided = totalText(total, (value) => formatQuantity(kind, value).text, words);
  const needText = need === null ? say.noNeed[id] : say.need(formatRange(kind, need.low, need.high).text);
  const difference = 'by' in against ? formatQuantity(kind, against.by).text : '';
  const standingText = say.standing(against, difference, total.notStatedBy.length);
  return {
    id,
    label: say.label[id],
    provided,
    need: needText,
    standing: against.kind,
    standingText,
    percentText: percentOfTarget(total, need, words),
    planned: need === null ? say.notSelected : say.planned(formatQuantity(EXACT_KIND[id], need.target).text),
    sentence: say.sentence(say.label[id], provided, needText, standingText),
    bar: {
      need,
      segments: total.parts.flatMap(({ productId, value }) =>
        value === null ? [] : [{ id: productId, value }],
      ),
      incomplete: !total.complete,
    },
  };
}

/** "1,820 kcal/day", "at least 851 ml/day" where a product does not state it, "not stated" where none does. */
export function totalText(
  total: NutrientTotal,
  write: (value: number) => string,
  words: ReportWords,
): string {
  if (total.parts.length > 0 && total.statedBy.length === 0) return words.requirement.notStated;
  const text = write(total.value);
  return total.complete ? text : words.requirement.atLeast(text);
}

function percentOfTarget(total: NutrientTotal, need: Need | null, words: ReportWords): string | null {
  if (need === null || need.target <= 0 || total.statedBy.length === 0) return null;
  const percent = `${formatNumber((100 * total.value) / need.target)}\u00a0%`;
  return words.requirement.percentOfNeed(total.complete ? percent : words.requirement.atLeast(percent));
}
