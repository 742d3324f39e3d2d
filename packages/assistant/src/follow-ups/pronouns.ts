import { namedProduct } from '../names/name-match.ts';
import type { NameIndex } from '../names/name-index.ts';
import { ASKS_PACK_SIZE } from '../splitting/split-message.ts';
import type { Reading } from '../message/reading.ts';
import type { Conversation } from './conversation.ts';

// A follow-up that refers to one product is read with that product's name in place of the pronoun, like any other question.

/** The product that "it" refers to: the one the last answer was about, or the first of a ranking if none ties with it. */
export const productInFocus = ({ query, shown, leaders, before }: Conversation): string | undefined => {
  if (!/^(?:lookup|list|compare)$/u.test(before ?? 'lookup')) return undefined;
  const isRanking = query?.subject === 'list' && query.order !== null && leaders.length > 0;
  const [only, another] = isRanking ? leaders : query?.subject === 'products' ? query.products : shown;
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
  const isOfAsMuch =
    !ASKS_PACK_SIZE.test(message) &&
    ((conversation.query?.amounts.length ?? 0) > 0 || conversation.query?.target != null);
  const whole =
    isOfAsMuch || OF_TWO.test(message) || OF_A_LIST.test(message)
      ? message
      : message.replace(POINTS, named.product.name);
  return whole === message ? undefined : whole;
}

/** The words of a part with another name in place of the one it names. */
export function withNameReplaced(
  part: string,
  { words, mentions }: Reading,
  name: string,
): string | undefined {
  const [mention] = mentions;
  const said = words
    .slice(mention?.from, mention?.to)
    .map(({ text }) => text)
    .join(' ');
  const at = part.toLowerCase().indexOf(said);
  return mention === undefined || at === -1
    ? undefined
    : part.slice(0, at) + name + part.slice(at + said.length);
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
  return named === undefined || OF_OTHERS.test(message) ? undefined : `${named.product.name}: ${message}`;
};

/** "What packs does that come in" after a short list: about those. */
export const withShownProductsNamed = (message: string, { shown }: Conversation): string | undefined => {
  const whole = message.replace(POINTS, 'those');
  return shown.length > 1 && shown.length <= MAX_FEW_PRODUCTS && whole !== message ? whole : undefined;
};
export const MAX_FEW_PRODUCTS = 4;
/** "Does it come in 1000 ml" after a list: narrows the list. */
const ASKS_WHETHER = /^(?:(?:and|so|ok)\s+)*(?:does|is|has|can|do|are)\b/iu;
/** "Kcal in 1.5 l of it" after a long list: the pronoun that should refer to one product. */
export const pointsAtOneOfMany = (message: string, { query, shown }: Conversation): string | undefined =>
  query?.subject === 'list' &&
  query.order === null &&
  shown.length > MAX_FEW_PRODUCTS &&
  !OF_OTHERS.test(message) &&
  !OF_TWO.test(message) &&
  !ASKS_WHETHER.test(message)
    ? POINTS.exec(message)?.[0]
    : undefined;

const OF_OTHERS =
  /\b(?:which|ones?|any|another|others?|else|list|show|what do (?:you|we)|what have (?:you|we)|(?:do|have) you)\b/iu;
/** "What do you have with fibre in it" */
const OF_A_LIST = /\b(?:what (?:do|have) (?:you|we)|which ones?|list|with(?:out)? (?:\w+ ){1,3}in it)\b/iu;
/** "Is it higher than the Mini", "is there less in that or in the other": about two products. */
const OF_TWO =
  /\b(?:than|versus|vs|compar\w+|differ\w*|or (?:in )?(?:the|that|this)|another|others?|both|first|second|third|last|previous|earlier|original)\b/iu;

/** Excludes "that page", "that range" and "that" for what was said. */
const OF_ELSE =
  '(?!\\s+(?:mean|matter|help|make sense|right|ok\\b|correct|enough|per\\b|all\\b|in total|because|why|how|so\\b|different|the same|more|less|better|higher|lower|than|instead|true|fine|go for|apply|what\\b|a lot|too\\b|much\\b|many\\b|app\\b|range|brand|family|line\\b|list|method|equation|figure|calculat|number|result|feeds\\b|ones?\\b|week|day|patient|time|page|screen|step|report|plan|case|way))';
const ONE_OF_THEM = '(?:that|this) (?:one|product|feed|drink)';
const IN_IT = `(?<=\\b(?:in|of|for|with|about|from|store)\\s)(?:it|${ONE_OF_THEM}|(?:that|this)(?=\\s*(?:[?.,!;:)(–—-]|$)|\\s(?:and|please|pls|thanks|too|as well|for|in|per|at|to)\\b))(?=\\s*(?:[?.,!;:)(–—-]|$|\\s))`;
const IS_IT = `(?<=\\b(?:is|isn['’]?t|does|doesn['’]?t|do|has|hasn['’]?t|can|could|will|would|was)\\s)(?:${ONE_OF_THEM}|it|that|this)${OF_ELSE}(?=\\s+\\w)`;
const POINTS = new RegExp(`${IN_IT}|${IS_IT}`, 'iu');
