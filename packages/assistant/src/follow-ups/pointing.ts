import { middleOf } from '../names/description.ts';
import { namedProduct, withWordsAdded } from '../names/name-match.ts';
import type { NameIndex } from '../names/name-index.ts';
import { packOf } from '../quantities/quantity.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Query } from '../message/query.ts';
import type { Conversation } from './conversation.ts';
import { MAX_FEW_PRODUCTS } from './pronouns.ts';

// Which of the products shown a follow-up refers to.

/** "The pouch", "and the cereal one" after a list: the products with most of these words in their names, if they are few. */
export function pickedByName(
  query: Query,
  listed: readonly string[],
  { all }: NameIndex,
): { typedName: string; ids: readonly string[] } | undefined {
  // "Just the 2 kcal ones" narrows the list; it does not pick one.
  const isNarrowing =
    query.asksForCount ||
    query.order !== null ||
    query.criteria.some(({ isRequired }) => !isRequired || /\bones$/u.test(query.text));
  if (listed.length < 2 || isNarrowing) return undefined;
  const words = [...query.text.matchAll(NAMED_WITH_ARTICLE)].flatMap(({ 1: exactNames = '' }) =>
    exactNames.split(' ').filter((word) => word.length > 2 || /\d/u.test(word)),
  );
  const searchedWords = words.filter((word) => !NUTRIENT_WORDS.has(word) || words.length === 1);
  const listedNames = all.filter(({ product }) => listed.includes(product.id));
  const matchCounts = listedNames.map(({ brand, nameWords, product }) => ({
    id: product.id,
    count: searchedWords.filter((word) => brand === word || nameWords.includes(word)).length,
  }));
  // "The Two": exactly one name.
  const exactNames = listedNames.filter(
    ({ nameWords }) =>
      nameWords.length === searchedWords.length && nameWords.every((word) => searchedWords.includes(word)),
  );
  const [whole, another] = exactNames;
  if (whole !== undefined && another === undefined)
    return { typedName: searchedWords.join(' '), ids: [whole.product.id] };
  const maxCount = Math.max(...matchCounts.map(({ count }) => count));
  const best = matchCounts.filter(({ count }) => count === maxCount);
  const isShortlist =
    best.length === 1 || (best.length <= MAX_TO_CHOOSE_FROM && best.length < matchCounts.length);
  return isShortlist && maxCount > 0
    ? { typedName: searchedWords.join(' '), ids: best.map(({ id }) => id) }
    : undefined;
}
const MAX_TO_CHOOSE_FROM = 3;
/** "The penne", "the 15", "the low protein loaf", "the cereal one". */
const NAMED_WITH_ARTICLE =
  /\b(?:the|that(?! (?:comes?|are|is|have|has|contains?|do|dont|arent|you|can|adults)\b)) ((?:\w+ ){0,3}?\w+)(?= (?:one|version)\b|$| ,| (?:what|which|how|is|does|has|have|in|for|per|come|comes)\b)/gu;

/** "The first one", "compare the first two", "and two?", "the peptide one": products that were shown, or a partial name. */
export function referredProducts(
  query: Query,
  last: Query,
  { shownProducts, listedProducts, leaders }: Conversation,
  names: NameIndex,
): readonly string[] {
  const { text, reference } = query;
  const shownInOrder =
    shownProducts.length > 1 || listedProducts.length < 2 || last.subject === 'list'
      ? shownProducts
      : listedProducts;
  if (/\bthe middle(?: one)?\b/u.test(text) && shownInOrder.length > 1) return middleOf(shownInOrder);
  const firstOrLast = shownInOrder.length > 1 ? firstOrLastOf(shownInOrder, query) : undefined;
  if (firstOrLast !== undefined) return firstOrLast;
  const version = variantOfReferred(query, shownInOrder, names);
  if (version !== undefined) return [version];
  const askedCount = query.nutrients.length + query.topics.length + query.criteria.length;
  if (
    last.subject === 'products' &&
    (askedCount > 0 || query.basis !== null || query.amounts.length > 0 || BOTH_ALONE.test(text))
  ) {
    if (/\b(?:both|either|neither|(?:the|these|those) (?:2|two))\b/u.test(text))
      return shownInOrder.slice(0, 2);
    if (ASKS_FOR_EACH.test(text)) return shownInOrder;
  }
  // "Is it vegan", "from what age" after "which has the least": about the first of the ranking.
  const asksAboutLeader =
    reference === null ? asksAboutLabel(query) : reference.kind === 'same' && PRONOUN.test(text);
  const isLeaderMeant = last.order !== null && last.subject === 'list' && asksAboutLeader;
  // All that tie for the first place are meant.
  if (isLeaderMeant && leaders.length > 1 && leaders.length <= MAX_FEW_PRODUCTS) return leaders;
  const nth =
    reference?.kind === 'nth'
      ? shownInOrder.at(reference.index)
      : isLeaderMeant
        ? shownProducts[0]
        : undefined;
  return nth === undefined ? [] : [nth];
}
/** "What age is each from"; "each bottle" is about one product. */
export const ASKS_FOR_EACH =
  /\beach(?! (?:100|day|pack|bottle|sachet|tin|carton|pouch|pot|tub|bar|scoop|serving|portion|one|flavour|size)\b)/u;
/** "And both?", "for the 2 of them" */
const BOTH_ALONE =
  /^(?:(?:and|what|how|about|for|of|in|ok|now|show|me|please|the|these|those|,) )*(?:both|2)(?: (?:of|them|those|these|please))*$/u;
/** "The first 2, carbs per pouch", "compare the last 3". */
function firstOrLastOf(
  shownInOrder: readonly string[],
  { text, order, criteria }: Query,
): readonly string[] | undefined {
  const { side, number = '' } = FIRST_OR_LAST.exec(text)?.groups ?? {};
  const count = Number(number);
  if (side === undefined || count < 2 || count > shownInOrder.length || order !== null || criteria.length > 0)
    return undefined;
  return side === 'first' || side === 'top' ? shownInOrder.slice(0, count) : shownInOrder.slice(-count);
}
const FIRST_OR_LAST =
  /\b(?<side>first|top|last|bottom) (?<number>\d{1,2})\b(?! (?:ml|mls|l|g|kg|mg|kcal|days?|weeks?|months?|years?|hours?))/u;

/** "The fibre version of the first", "the peptide one of that": its name with that word added. */
function variantOfReferred(
  { text, reference }: Query,
  shownInOrder: readonly string[],
  names: NameIndex,
): string | undefined {
  const [, words] = VERSION_OF.exec(text) ?? [];
  const id = shownInOrder.at(reference?.kind === 'nth' ? reference.index : 0);
  const named = namedProduct(names, id);
  const isOneProduct = reference?.kind === 'nth' || shownInOrder.length === 1;
  if (words === undefined || named === undefined || !isOneProduct) return undefined;
  return withWordsAdded(names, named, words.split(' '))?.product.id;
}
const VERSION_OF =
  /\b(?:the|a) ((?:\w+ )?\w+) (?:version|one|variant|variety|equivalent|form) of (?:the |that|this|it)/u;
const asksAboutLabel = (query: Query): boolean =>
  query.topics.length > 0 &&
  (!query.hasOnlyWeakTopics || query.topics[0] === 'packs') &&
  query.nutrients.length + query.criteria.length === 0 &&
  // "How big is the bottle"
  query.unusedWords.every((word) => query.topics[0] === 'packs' && packOf(word) !== null) &&
  query.order === null &&
  !query.namesProductsInGeneral;
const PRONOUN = /\b(?:it|its|that one|this one|that product|that feed)\b/u;
