import { lowerFirst, nutrientInSentence } from '../answers/figures/values.ts';
import { nutrientById } from '../catalogue.ts';
import { listed } from '../language/phrases.ts';
import { ASKS_PACK_SIZE } from '../splitting/split-message.ts';
import { MAX_FEW_PRODUCTS, PLURAL_PRONOUN, productInFocus, withNameReplaced } from './pronouns.ts';
import { namedProduct } from '../names/name-match.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { NameIndex } from '../names/name-index.ts';
import { packNounOfBasis } from '../message/query.ts';
import type { Reading } from '../message/reading.ts';
import { BASIS_REQUEST } from './plain-message.ts';
import type { Conversation } from './conversation.ts';

// Expands a follow-up to the full question. Follow-ups that are not covered here are read as they are.

/** The first expansion that applies; `undefined` if the words stand for themselves. */
export const expandFollowUp = (
  message: string,
  conversation: Conversation,
  names: NameIndex,
  reads: () => Reading,
): string | undefined =>
  expandLeader(message, conversation, names) ??
  expandPatientGroup(message, conversation) ??
  expandAgeComparison(message, conversation, names) ??
  expandThose(message, conversation) ??
  expandSize(message, conversation, names) ??
  expandPackQuestion(message, conversation, names) ??
  expandMultiple(message, conversation) ??
  expandOther(message, conversation, names) ??
  expandMilk(message, conversation) ??
  expandDifference(message, conversation, names) ??
  expandComparison(message, reads, conversation, names);

/** "Which suits under 18s" after a comparison: which of the compared products. */
const expandThose = (
  message: string,
  { query, shownProducts, previousKind }: Conversation,
): string | undefined =>
  previousKind === 'compare' ||
  (query?.subject === 'products' && shownProducts.length > 1 && shownProducts.length <= MAX_FEW_PRODUCTS)
    ? WHICH_OF_THEM.exec(message)?.slice(1).join(' of those ')
    : undefined;
const WHICH_OF_THEM =
  /^((?:(?:and|so|ok|but|then)[\s,]+)*which)(?: ones?)?\s+((?:is|are|can|could|have|do|may|(?:suit|come|ha|doe|fit|work|taste|contain|need|give|provide|hold|keep|last|mixe|use|cost|weigh)s?|suit|come|work|fit)\b.*)$/isu;

/** "And in 200" after a list: packs of that size. */
function expandSize(message: string, { query }: Conversation, { packSizes }: NameIndex): string | undefined {
  const [, before = '', size = ''] = SIZE_ONLY.exec(message) ?? [];
  const units = query?.subject === 'list' && query.order === null ? packSizes.get(size) : undefined;
  return units && `${before}${size} ${[...units].join(' or ')} packs`;
}
const SIZE_ONLY =
  /^((?:(?:and|or|ok|so|same|what about|how about|any|in|for|the|a)[\s,]+)+)(\d{2,4})(?:s| ones?| size)?[\s?.!]*$/iu;

/** "Do they both come in a 1000 ml pack" after two products: with their names. */
const expandPackQuestion = (
  message: string,
  { query, shownProducts }: Conversation,
  names: NameIndex,
): string | undefined =>
  query?.subject === 'products' &&
  shownProducts.length > 1 &&
  shownProducts.length <= MAX_FEW_PRODUCTS &&
  ASKS_PACK_SIZE.test(message) &&
  PLURAL_PRONOUN.test(message)
    ? message.replace(
        PLURAL_PRONOUN,
        listed(shownProducts.flatMap((id) => namedProduct(names, id)?.product.name ?? [])),
      )
    : undefined;

/** "By how much" after a comparison of two products: asks for the difference. */
function expandDifference(message: string, { query }: Conversation, names: NameIndex): string | undefined {
  const basisText = BY_HOW_MUCH.exec(message)?.groups?.['per'];
  if (query === null || basisText === undefined) return undefined;
  const [one, other, third] = query.products.map((id) => namedProduct(names, id)?.product.name);
  const [id, another] = query.nutrients;
  // "Difference in protein" names its own row.
  const [, row = ''] = / in (\w+)$/u.exec(basisText) ?? [];
  if (NUTRIENT_WORDS.has(row) && one !== undefined && other !== undefined && third === undefined)
    return `how much more ${row} has ${one} than ${other}`;
  const nutrient = another === undefined ? nutrientById(id ?? '') : undefined;
  if (one === undefined || other === undefined || third !== undefined || nutrient === undefined)
    return undefined;
  const pack = packNounOfBasis(query.basis ?? undefined);
  const per = basisText !== '' || pack === undefined ? basisText : ` per ${pack}`;
  return `how much more ${lowerFirst(nutrientInSentence(nutrient))}${per} has ${one} than ${other}`;
}
const BY_HOW_MUCH =
  /^(?:(?:and|so|ok)[\s,]+)*(?:by how (?:much|many)\b[^,;]{0,20}|(?:what(?:['’]?s| is) |how (?:big|large|much) is )?the (?:exact )?(?:difference|gap|odds)|difference|how far apart(?: are they)?|how much (?:more|less|lower|higher)(?: is (?:that|it))?)(?: (?:between|in) (?:them|those|both|the two|it|that))?(?<per>(?: (?:per|in) (?:an? |the |100 |one )?\w+)?)[\s?.!]*$/iu;

/** "What is that per bottle", after "which has the most protein": the protein of that one. */
function expandLeader(message: string, conversation: Conversation, names: NameIndex): string | undefined {
  const order = conversation.query?.subject === 'list' ? conversation.query.order : null;
  const leader = namedProduct(names, productInFocus(conversation));
  const nutrient = nutrientById(order?.by ?? '');
  const asked = message.replace(IN_A_PACK_OF_IT, 'what is that per $1');
  return leader === undefined || nutrient === undefined || !BASIS_REQUEST.test(asked)
    ? undefined
    : `${lowerFirst(nutrientInSentence(nutrient))} of ${leader.product.name} ${asked.replace(BASIS_REQUEST, '')}`;
}
/** "How much is in a whole bottle of that" */
const IN_A_PACK_OF_IT =
  /^(?:(?:and|so|ok)\s+)*how much(?: is)?(?: there)? in (?:an?|one|the) (?:whole |full )?(bottle|pack|carton|sachet|pouch|tin|pot) of (?:that|it|this)(?: one)?(?=[\s?.!]*$)/iu;

/** "And if they are ventilated", after a method: the methods for such patients. */
const expandPatientGroup = (message: string, { previousKind }: Conversation): string | undefined => {
  const [, such] = previousKind === 'method' ? (PATIENT_GROUP.exec(message) ?? []) : [];
  return such === undefined ? undefined : `and for ${such} patients`;
};
const PATIENT_GROUP =
  /^(?:(?:and|but|so|what)[\s,]+)*(?:if they(?:['’]?re| are)|are they) (ventilated|obese|pregnant|breastfeeding|underweight|amputees?)[\s?.!]*$/iu;

/** "Which vegan ones are from younger than that", after the age that one is from. */
function expandAgeComparison(
  message: string,
  conversation: Conversation,
  names: NameIndex,
): string | undefined {
  const from = namedProduct(names, productInFocus(conversation))?.product.ageFromMonths;
  const age =
    conversation.query?.topics.includes('ages') === true ||
    conversation.query?.criteria.some(({ kind }) => kind === 'age') === true;
  if (!age || typeof from !== 'number' || !THAN_THAT_AGE.test(message)) return undefined;
  const years = from % 12 === 0 ? `${from / 12} years` : `${from} months`;
  return message.replace(
    THAN_THAT_AGE,
    (_, way: string) => `for ${/^[oh]/iu.test(way) ? 'over' : 'under'} ${years}`,
  );
}
const THAN_THAT_AGE =
  /\b(?:for |from |at )?(?:an? )?(younger|older|earlier|lower|higher)(?: ages?)?(?: than (?:that|it|this))?(?=[\s?.!]*$)/iu;

/** "Times 3" after an amount in ml: three times that. */
function expandMultiple(message: string, { query }: Conversation): string | undefined {
  const [, before, after] = TIMES.exec(message) ?? [];
  const [amount, another] = query?.amounts ?? [];
  const times = Number(before ?? after);
  return amount?.kind === 'measure' && another === undefined && times > 0
    ? `${amount.amount * times} ${amount.unit}`
    : undefined;
}
const TIMES =
  /^(?:(?:and|so|ok|now|then)[\s,]+)*(?:(?:(?:x|×|times|by|multiplied by)\s*(\d+(?:\.\d+)?))|(\d+(?:\.\d+)?)\s*(?:x|×|times))(?:\s+(?:of\s+)?(?:that|those|them|it|a day|daily|per day))*\s*[?.]*$/iu;

/** "So the other one has no protein" after two products in turn: the product before the last. */
function expandOther(
  message: string,
  { query, discussedProducts }: Conversation,
  names: NameIndex,
): string | undefined {
  const previousProduct =
    discussedProducts.length > 1 && query?.subject === 'products' && query.products.length === 1
      ? namedProduct(names, discussedProducts.at(-2))
      : undefined;
  return previousProduct !== undefined &&
    THE_OTHER.test(message) &&
    !ALREADY_COMPARES.test(message.replace(THE_OTHER, ''))
    ? message.replace(THE_OTHER, previousProduct.product.name)
    : undefined;
}
const THE_OTHER = /\bthe other(?: (?:one|product|feed|drink|powder)\b(?!s)|(?=\s*(?:[?.,!]|$)))/iu;

/** "Is that with the milk or without" after a figure of a powder: the figure again, with what its label says about the milk. */
const expandMilk = (message: string, { query, previousKind }: Conversation): string | undefined =>
  previousKind === 'lookup' &&
  query !== null &&
  query.nutrients.length > 0 &&
  query.products.length === 1 &&
  ABOUT_MILK.test(message)
    ? `${query.text} with the milk`
    : undefined;
const ABOUT_MILK =
  /^(?:(?:and|so|ok|but)[\s,]+)*(?:is|was|are|does|do)\s+(?:that|it|this|they|those)(?:\s+\w+){0,2}?\s+(?:with(?:out)?|before|after|includ\w+|count\w*)\s+(?:the\s+|any\s+)?(?:milk|water)\b(?:\s+(?:in(?:\s+it)?|added|or\s+(?:not|with(?:out)?)(?:\s+it)?))*\s*\??$/iu;

/** "The Mini has more, right?" after Dalesip Two: more than Dalesip Two. */
function expandComparison(
  message: string,
  reads: () => Reading,
  conversation: Conversation,
  names: NameIndex,
): string | undefined {
  const named = namedProduct(names, productInFocus(conversation));
  if (named === undefined || !HAS_MORE.test(message) || ALREADY_COMPARES.test(message)) return undefined;
  const reading = reads();
  const [mention, another] = reading.mentions;
  if (mention?.kind !== 'product' || another !== undefined || mention.product === named.product)
    return undefined;
  const [id, other] = conversation.query?.nutrients ?? [];
  const nutrient = other === undefined ? nutrientById(id ?? '') : undefined;
  // "Has more": of what was asked before.
  const of = nutrient === undefined ? '' : ` in ${lowerFirst(nutrientInSentence(nutrient))}`;
  const expanded = withNameReplaced(message, reading, mention.product.name) ?? message;
  return expanded.replace(
    HAS_MORE,
    (said, what?: string) => `${said}${what === undefined ? of : ''} than ${named.product.name}`,
  );
}
const HAS_MORE =
  /\b(?:(?:has|have|got|gives?|contains?|is)(?: got)? (?:more|less|fewer|higher|lower)|(?:more|less|fewer|higher|lower))( (?!right\b|or\b|then\b|isn|doesn|does\b|per\b)[a-z]+)?(?=\s*(?:[?.,]|$|right\b|per\b))/iu;
const ALREADY_COMPARES = /\b(?:than|vs|versus|compared?|which|any|is there|are there|ones?|list|show)\b/iu;

/** "Back to the first one, what age is it from": a product asked about earlier, by its order in the conversation. */
export function returnToEarlierProduct(
  message: string,
  conversation: Conversation,
): { message: string; conversation: Conversation } | undefined {
  const [, which = '', rest = ''] = BACK_TO.exec(message) ?? [];
  const place = ORDINAL_WORDS[which.toLowerCase()];
  const { query, discussedProducts } = conversation;
  const id = place === undefined || discussedProducts.length < 2 ? undefined : discussedProducts.at(place);
  return id === undefined || query === null
    ? undefined
    : {
        message: rest,
        conversation: {
          ...conversation,
          query: { ...query, subject: 'products', products: [id], isComparison: false },
          shownProducts: [id],
          discussedProducts: [...discussedProducts.filter((each) => each !== id), id],
        },
      };
}
const BACK_TO =
  /^(?:(?:ok|right|and|now|so|actually|sorry)[\s,]+)*(?:go(?:ing)? |can we go |lets go )?back to (?:the )?(first|original|second|third|previous|other|one before)(?: (?:one|product|feed|drink|powder|that))?\b[\s,:;–—-]*(.*\w.*)$/isu;
const ORDINAL_WORDS: Readonly<Record<string, number>> = {
  first: 0,
  original: 0,
  second: 1,
  third: 2,
  previous: -2,
  other: -2,
  'one before': -2,
};
