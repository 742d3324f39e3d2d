import { isInSpan } from '../../names/mention.ts';
import { unique } from '../../language/phrases.ts';
import { MARKS } from '../../message/criterion-kinds.ts';
import type { Item, Lexicon } from '../../message/lexicon.ts';
import type { Query } from '../../message/query.ts';
import type { Reading } from '../../message/reading.ts';
import type { Answer } from '../answer.ts';

/** A named product that is missing from the answer counts as much as a question without an answer. */
const UNANSWERED_WEIGHT = 3;
const UNREAD_WEIGHT = 2;

/** How much of a message its answer leaves out: products, label rows and marks, and words. 0 means nothing. */
export function countUnanswered(
  { mentions, words }: Reading,
  queries: readonly Query[],
  { kind, productIds, intents, parts }: Answer,
  lexicon: Lexicon,
): number {
  const isNamed = isInSpan(mentions);
  const products = mentions.filter(
    (each) =>
      each.kind === 'product' &&
      !productIds.includes(each.product.id) &&
      !queries.some((query) => query.products.includes(each.product.id)),
  );
  // Questions about the app, a method or an FAQ use label words too, so these are not counted.
  const labelQueries = queries.filter(({ otherIntents }) => otherIntents.length === 0);
  const isNotAboutLabels = queries.length > 0 && labelQueries.length === 0;
  const items = isNotAboutLabels
    ? []
    : lexicon
        .find(
          words.map(({ text }) => text),
          (at) => !isNamed(at),
        )
        .filter(
          ({ value }) => value.some(isLabelItem) && !value.some((item) => isCoveredByAny(queries, item)),
        );
  const text = words.map((word) => word.text).join(' ');
  const statesComparison = parts.some((part) => part.kind === 'text' && STATES_A_COMPARISON.test(part.text));
  const isCompared = statesComparison || intents.some((intent) => /\bcompare$|\bfind$/u.test(intent));
  return (
    ((ASKS_FOR_A_COMPARISON.test(text) && !isCompared) || (ASKS_FOR_A_RANK.test(text) && !statesComparison)
      ? UNREAD_WEIGHT
      : 0) +
    UNANSWERED_WEIGHT * (products.length + (kind === 'unknown' || kind === 'question' ? 1 : 0)) +
    unique(items.map(({ value }) => JSON.stringify(value))).length +
    labelQueries.reduce(
      (sum, { unusedWords, unknownWords, unreadAmounts }) =>
        sum + unusedWords.length + unknownWords.length + UNREAD_WEIGHT * unreadAmounts.length,
      0,
    )
  );
}

const STATES_A_COMPARISON =
  /\b(?:has|have) (?:more|less|a (?:higher|lower)|the (?:most|least|same|highest|lowest|smallest|largest|longest|shortest)\b)|\bThere is one\b/u;
/** "And which is highest" */
const ASKS_FOR_A_RANK = /\bwhich (?:one |of \w+ )?(?:has|is|gives) (?:the )?(?:highest|lowest)\b/u;
const ASKS_FOR_A_COMPARISON =
  /\b(?:differences?|differ|compare|comparison|versus|vs)\b|\bwhich (?:one |of \w+ )?(?:has|is|gives) (?:the )?(?:more|less|most|least|higher|lower)\b/u;

const isCoveredByAny = (queries: readonly Query[], item: Item): boolean =>
  queries.some((query) => isCovered(item, query));

export const isLabelItem = (item: Item): boolean =>
  item.kind === 'nutrient' ||
  item.kind === 'noRow' ||
  (item.kind === 'topic' && !item.isWeak) ||
  (item.kind === 'criterion' && MARKS.has(item.criterion.kind));

/** Whether a query asks for what a phrase of the message stands for. */
function isCovered(
  item: Item,
  { nutrients, nutrientsWithoutRow, topics, criteria, order, target, basis }: Query,
): boolean {
  switch (item.kind) {
    case 'nutrient':
      return (
        [...nutrients, order?.by, target?.nutrient].includes(item.id) ||
        (typeof basis === 'object' &&
          basis !== null &&
          'perNutrient' in basis &&
          basis.perNutrient.nutrient === item.id) ||
        criteria.some((each) => 'value' in each && each.value === item.id)
      );
    case 'noRow':
      return nutrientsWithoutRow.includes(item.name);
    case 'topic':
      return topics.includes(item.topic);
    case 'criterion':
      return criteria.some(({ kind }) => kind === item.criterion.kind);
    default:
      return false;
  }
}
