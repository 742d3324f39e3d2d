import { namedProduct } from '../names/name-match.ts';
import type { NameIndex } from '../names/name-index.ts';
import { ASKS_PACK_SIZE } from '../splitting/split-message.ts';
import type { Reading } from '../message/reading.ts';
import type { Conversation } from './conversation.ts';

// A follow-up that refers to one product is read with that product's name in place of the pronoun, like any other question.

/** The product that "it" refers to: the one the last answer was about, or the first of a ranking if none ties with it. */
export const productInFocus = ({
  query,
  shownProducts,
  leaders,
  previousKind,
}: Conversation): string | undefined => {
  if (!/^(?:lookup|list|compare)$/u.test(previousKind ?? 'lookup')) return undefined;
  const isRanking = query?.subject === 'list' && query.order !== null && leaders.length > 0;
  const [only, another] = isRanking
    ? leaders
    : query?.subject === 'products'
      ? query.products
      : shownProducts;
  return another === undefined ? only : undefined;
};

/** "How many ml of that one is 10 g protein": the name replaces the pronoun. `undefined` if nothing is replaced. */
export function withPronounNamed(
  message: string,
  conversation: Conversation,
  names: NameIndex,
): string | undefined {
  const named = namedProduct(names, productInFocus(conversation));
  if (named === undefined) return undefined;
  // "How much sodium is that" after an amount: for the same amount.
  const repeatsAmount =
    !ASKS_PACK_SIZE.test(message) &&
    ((conversation.query?.amounts.length ?? 0) > 0 || conversation.query?.target != null);
  const expanded =
    repeatsAmount || COMPARES_TWO.test(message) || ASKS_FOR_A_LIST.test(message)
      ? message
      : message.replace(PRONOUN, named.product.name);
  return expanded === message ? undefined : expanded;
}

/** The words of a part with another name in place of the one it names. */
export function withNameReplaced(
  part: string,
  { words, mentions }: Reading,
  name: string,
): string | undefined {
  const [mention] = mentions;
  const nameText = words
    .slice(mention?.from, mention?.to)
    .map(({ text }) => text)
    .join(' ');
  const at = part.toLowerCase().indexOf(nameText);
  return mention === undefined || at === -1
    ? undefined
    : part.slice(0, at) + name + part.slice(at + nameText.length);
}

/** "Ages of both", "are they on the GMS", "packs for each". */
export const PLURAL_PRONOUN =
  /(?<=\b(?:of|for|in|are|do|is|can|with|from) )(?:both(?: of (?:them|those|these))?|the two of them|each(?: of (?:them|those|these|the two))?|they both|they|them)\b(?! (?:mean|say|want|ask|tell|need|is|has|one))(?<!\bwhich of (?:them|those|these))/iu;

/** "Potassium per 100 ml?" about the product in the conversation. */
export const withLastProductNamed = (
  message: string,
  conversation: Conversation,
  names: NameIndex,
): string | undefined => {
  const named = namedProduct(names, productInFocus(conversation));
  return named === undefined || ABOUT_OTHERS.test(message) ? undefined : `${named.product.name}: ${message}`;
};

/** "What packs does that come in" after a short list: about those. */
export const withShownProductsNamed = (
  message: string,
  { shownProducts }: Conversation,
): string | undefined => {
  const expanded = message.replace(PRONOUN, 'those');
  return shownProducts.length > 1 && shownProducts.length <= MAX_FEW_PRODUCTS && expanded !== message
    ? expanded
    : undefined;
};
export const MAX_FEW_PRODUCTS = 4;
/** "Does it come in 1000 ml" after a list: narrows the list. */
const ASKS_WHETHER = /^(?:(?:and|so|ok)\s+)*(?:does|is|has|can|do|are)\b/iu;
/** "Kcal in 1.5 l of it" after a long list: the pronoun that should refer to one product. */
export const pointsAtOneOfMany = (
  message: string,
  { query, shownProducts }: Conversation,
): string | undefined =>
  query?.subject === 'list' &&
  query.order === null &&
  shownProducts.length > MAX_FEW_PRODUCTS &&
  !ABOUT_OTHERS.test(message) &&
  !COMPARES_TWO.test(message) &&
  !ASKS_WHETHER.test(message)
    ? PRONOUN.exec(message)?.[0]
    : undefined;

const ABOUT_OTHERS =
  /\b(?:which|ones?|any|another|others?|else|list|show|what do (?:you|we)|what have (?:you|we)|(?:do|have) you)\b/iu;
/** "What do you have with fibre in it" */
const ASKS_FOR_A_LIST =
  /\b(?:what (?:do|have) (?:you|we)|which ones?|list|with(?:out)? (?:\w+ ){1,3}in it)\b/iu;
/** "Is it higher than the Mini", "is there less in that or in the other": about two products. */
const COMPARES_TWO =
  /\b(?:than|versus|vs|compar\w+|differ\w*|or (?:in )?(?:the|that|this)|another|others?|both|first|second|third|last|previous|earlier|original)\b/iu;

/** Excludes "that page", "that range" and "that" for what was said. */
const NOT_A_PRODUCT =
  '(?!\\s+(?:mean|matter|help|make sense|right|ok\\b|correct|enough|per\\b|all\\b|in total|because|why|how|so\\b|different|the same|more|less|better|higher|lower|than|instead|true|fine|go for|apply|what\\b|a lot|too\\b|much\\b|many\\b|app\\b|range|brand|family|line\\b|list|method|equation|figure|calculat|number|result|feeds\\b|ones?\\b|week|day|patient|time|page|screen|step|report|plan|case|way))';
const ONE_OF_THEM = '(?:that|this) (?:one|product|feed|drink)';
const AFTER_PREPOSITION = `(?<=\\b(?:in|of|for|with|about|from|store)\\s)(?:it|${ONE_OF_THEM}|(?:that|this)(?=\\s*(?:[?.,!;:)(–—-]|$)|\\s(?:and|please|pls|thanks|too|as well|for|in|per|at|to)\\b))(?=\\s*(?:[?.,!;:)(–—-]|$|\\s))`;
const AFTER_VERB = `(?<=\\b(?:is|isn['’]?t|does|doesn['’]?t|do|has|hasn['’]?t|can|could|will|would|was)\\s)(?:${ONE_OF_THEM}|it|that|this)${NOT_A_PRODUCT}(?=\\s+\\w)`;
const PRONOUN = new RegExp(`${AFTER_PREPOSITION}|${AFTER_VERB}`, 'iu');
