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
): { heard: string; ids: readonly string[] } | undefined {
  // "Just the 2 kcal ones" narrows the list; it does not pick one.
  const isNarrowing =
    query.isCount ||
    query.order !== null ||
    query.criteria.some(({ is }) => !is || /\bones$/u.test(query.text));
  if (listed.length < 2 || isNarrowing) return undefined;
  const words = [...query.text.matchAll(NAMED_AS_ONE)].flatMap(({ 1: named = '' }) =>
    named.split(' ').filter((word) => word.length > 2 || /\d/u.test(word)),
  );
  const asked = words.filter((word) => !NUTRIENT_WORDS.has(word) || words.length === 1);
  const among = all.filter(({ product }) => listed.includes(product.id));
  const held = among.map(({ brand, rest, product }) => ({
    id: product.id,
    count: asked.filter((word) => brand === word || rest.includes(word)).length,
  }));
  // "The Two": exactly one name.
  const named = among.filter(
    ({ rest }) => rest.length === asked.length && rest.every((word) => asked.includes(word)),
  );
  const [whole, another] = named;
  if (whole !== undefined && another === undefined)
    return { heard: asked.join(' '), ids: [whole.product.id] };
  const most = Math.max(...held.map(({ count }) => count));
  const best = held.filter(({ count }) => count === most);
  const isFew = best.length === 1 || (best.length <= MOST_TO_ASK_OF && best.length < held.length);
  return isFew && most > 0 ? { heard: asked.join(' '), ids: best.map(({ id }) => id) } : undefined;
}
const MOST_TO_ASK_OF = 3;
/** "The penne", "the 15", "the low protein loaf", "the cereal one". */
const NAMED_AS_ONE =
  /\b(?:the|that(?! (?:comes?|are|is|have|has|contains?|do|dont|arent|you|can|adults)\b)) ((?:\w+ ){0,3}?\w+)(?= (?:one|version)\b|$| ,| (?:what|which|how|is|does|has|have|in|for|per|come|comes)\b)/gu;

/** "The first one", "compare the first two", "and two?", "the peptide one": products that were shown, or a partial name. */
export function referredProducts(
  query: Query,
  last: Query,
  { shown, listed, leaders }: Conversation,
  names: NameIndex,
): readonly string[] {
  const { text, reference } = query;
  const inOrder = shown.length > 1 || listed.length < 2 || last.subject === 'list' ? shown : listed;
  if (/\bthe middle(?: one)?\b/u.test(text) && inOrder.length > 1) return middleOf(inOrder);
  const few = inOrder.length > 1 ? fewOf(inOrder, query) : undefined;
  if (few !== undefined) return few;
  const version = versionOfTheNth(query, inOrder, names);
  if (version !== undefined) return [version];
  const asked = query.nutrients.length + query.topics.length + query.criteria.length;
  if (
    last.subject === 'products' &&
    (asked > 0 || query.basis !== null || query.amounts.length > 0 || ONLY_BOTH.test(text))
  ) {
    if (/\b(?:both|either|neither|(?:the|these|those) (?:2|two))\b/u.test(text)) return inOrder.slice(0, 2);
    if (ASKS_FOR_EACH.test(text)) return inOrder;
  }
  // "Is it vegan", "from what age" after "which has the least": about the first of the ranking.
  const isOfTheLeader = reference === null ? asksOfALabel(query) : reference.kind === 'same' && IT.test(text);
  const isTheLeader = last.order !== null && last.subject === 'list' && isOfTheLeader;
  // All that tie for the first place are meant.
  if (isTheLeader && leaders.length > 1 && leaders.length <= MAX_FEW_PRODUCTS) return leaders;
  const nth = reference?.kind === 'nth' ? inOrder.at(reference.index) : isTheLeader ? shown[0] : undefined;
  return nth === undefined ? [] : [nth];
}
/** "What age is each from"; "each bottle" is about one product. */
export const ASKS_FOR_EACH =
  /\beach(?! (?:100|day|pack|bottle|sachet|tin|carton|pouch|pot|tub|bar|scoop|serving|portion|one|flavour|size)\b)/u;
/** "And both?", "for the 2 of them" */
const ONLY_BOTH =
  /^(?:(?:and|what|how|about|for|of|in|ok|now|show|me|please|the|these|those|,) )*(?:both|2)(?: (?:of|them|those|these|please))*$/u;
/** "The first 2, carbs per pouch", "compare the last 3". */
function fewOf(inOrder: readonly string[], { text, order, criteria }: Query): readonly string[] | undefined {
  const { side, number = '' } = FEW.exec(text)?.groups ?? {};
  const count = Number(number);
  if (side === undefined || count < 2 || count > inOrder.length || order !== null || criteria.length > 0)
    return undefined;
  return side === 'first' || side === 'top' ? inOrder.slice(0, count) : inOrder.slice(-count);
}
const FEW =
  /\b(?<side>first|top|last|bottom) (?<number>\d{1,2})\b(?! (?:ml|mls|l|g|kg|mg|kcal|days?|weeks?|months?|years?|hours?))/u;

/** "The fibre version of the first", "the peptide one of that": its name with that word added. */
function versionOfTheNth(
  { text, reference }: Query,
  inOrder: readonly string[],
  names: NameIndex,
): string | undefined {
  const [, words] = VERSION_OF.exec(text) ?? [];
  const id = inOrder.at(reference?.kind === 'nth' ? reference.index : 0);
  const named = namedProduct(names, id);
  const isOne = reference?.kind === 'nth' || inOrder.length === 1;
  if (words === undefined || named === undefined || !isOne) return undefined;
  return withWordsAdded(names, named, words.split(' '))?.product.id;
}
const VERSION_OF =
  /\b(?:the|a) ((?:\w+ )?\w+) (?:version|one|variant|variety|equivalent|form) of (?:the |that|this|it)/u;
const asksOfALabel = (query: Query): boolean =>
  query.topics.length > 0 &&
  (!query.isWeak || query.topics[0] === 'packs') &&
  query.nutrients.length + query.criteria.length === 0 &&
  // "How big is the bottle"
  query.leftOver.every((word) => query.topics[0] === 'packs' && packOf(word) !== null) &&
  query.order === null &&
  !query.namesProducts;
const IT = /\b(?:it|its|that one|this one|that product|that feed)\b/u;
