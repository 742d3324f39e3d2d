import { isTotalKnown, type NutrientTotal } from '@dietetic/catalogue';
import { formatQuantity, formatRange } from '@dietetic/clinical';
import type { Assessment } from '../../assessment/assessment.ts';
import { disorderName } from '../../plan/checks/disorder-names.ts';
import {
  isRequirementChosen,
  type Need,
  needOf,
  NEED_PLACES,
  compareWithNeed,
} from '../../plan/totals/need.ts';
import { needComparisonFigures } from '../../plan/totals/need-comparison-figures.ts';
import { PLANNED_NUTRIENTS, type PlannedNutrient, type ProvidedTotals } from '../../plan/totals/provided.ts';
import type { Fact, RequirementBlock } from '../document.ts';
import { type Figure, figureOf, textFigure } from '../figure.ts';
import type { ReportWords } from '../report-words.ts';

export function requirementBlocks(
  assessment: Assessment,
  given: ProvidedTotals,
  words: ReportWords,
  /** What else is to be read with what the products give of each. */
  notesOf: Partial<Record<PlannedNutrient, readonly string[]>>,
): RequirementBlock[] {
  return PLANNED_NUTRIENTS.map((id) => {
    const wasChosen = isRequirementChosen(id, assessment);
    return requirementBlock(id, needOf(id, assessment), given[id], words, wasChosen, notesOf[id]);
  });
}

export function requirementBlock(
  id: PlannedNutrient,
  need: Need | null,
  total: NutrientTotal,
  words: ReportWords,
  /** Without a need: whether one was to be worked out and cannot be. */
  wasChosen = false,
  notes: readonly string[] = [],
): RequirementBlock {
  const say = words.requirement;
  const against = compareWithNeed(total, need, NEED_PLACES[id]);
  const provided = totalFigure(total, (value) => figureOf(id, value), words);
  const isDefault = need?.isDefault ?? false;
  const missing = wasChosen ? say.notCalculated : say.notSelected;
  const written = need === null ? say.noNeed(say.requirementLabel[id], missing) : needText(id, need, say);
  const figures = needComparisonFigures(id, against);
  const standingWords = say.standing(against, figures, total.notStatedBy.length);
  // The need stands beside it in every form, and says whether it is a default.
  const standingText = [standingWords, ...notes].join('; ');
  return {
    id,
    label: say.label[id],
    provided,
    need: written,
    isDefault,
    noNeed: need === null ? say.noNeedInText(missing) : null,
    needEnds: need === null ? [] : needEnds(id, need, words),
    standing: against.kind,
    standingText,
    planned:
      need === null || need.low === need.high ? null : say.planned(formatQuantity(id, need.target).text),
    sentence: say.sentence(say.label[id], provided.text, written, standingText),
    bar: {
      need,
      segments: total.parts.flatMap(({ productId, value }) =>
        value === null ? [] : [{ id: productId, value }],
      ),
      incomplete: !total.complete,
    },
  };
}

/** "Need 595 kcal/day, formula-fed (breast-fed 446 kcal/day)": with all that has to be read beside the figure. */
export function needText(id: PlannedNutrient, need: Need, say: ReportWords['requirement']): string {
  const text = (need.isRestricted ? say.limit : say.need)(formatRange(id, need.low, need.high).text);
  return `${need.isDefault ? say.byDefault(text) : text}${needAside(id, need, say)}`;
}

export const needAside = (
  id: PlannedNutrient,
  { feeding, isOnActualWeight, isOfEstablishedFeeds, notForDisorder }: Need,
  say: ReportWords['requirement'],
): string =>
  [
    feeding === undefined
      ? ''
      : say.feeding(feeding.chosen, feeding.other, formatQuantity(id, feeding.otherValue).text),
    isOnActualWeight ? say.onActualWeight : '',
    isOfEstablishedFeeds ? say.ofEstablishedFeeds : '',
    notForDisorder === undefined ? '' : say.notForDisorder(disorderName(notForDisorder)),
  ].join('');

function needEnds(
  id: PlannedNutrient,
  { low, high, isRestricted }: Need,
  { requirement: say }: ReportWords,
): Fact[] {
  const label = `${say.label[id]}, ${isRestricted ? say.limitOnly : say.needOnly}`;
  if (low === high) return [{ id: 'only', label, ...figureOf(id, low) }];
  return [
    { id: 'lower', label: `${label}, ${say.needLower}`, ...figureOf(id, low), bound: 'range' },
    { id: 'upper', label: `${label}, ${say.needUpper}`, ...figureOf(id, high), bound: 'range' },
  ];
}

/** "1,820 kcal/day", "at least 851 ml/day" where a product does not state it, "not stated" where none does. */
export function totalFigure(
  total: NutrientTotal,
  write: (value: number) => Figure,
  words: ReportWords,
): Figure {
  if (!isTotalKnown(total)) return textFigure(words.requirement.notStated);
  const written = write(total.value);
  return total.complete
    ? written
    : { ...written, text: words.requirement.atLeast(written.text), bound: 'at-least' };
}
