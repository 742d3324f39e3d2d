import { lowerFirst, nutrientInSentence } from '../answers/figures/values.ts';
import { nutrientById } from '../catalogue.ts';
import { listed } from '../language/phrases.ts';
import { ASKS_PACK_SIZE } from '../splitting/split-message.ts';
import { MAX_FEW_PRODUCTS, PLURAL_PRONOUN, productInFocus, withNameReplaced } from './pronouns.ts';
import { namedProduct } from '../names/name-match.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { NameIndex } from '../names/name-index.ts';
import { packOfBasis } from '../message/query.ts';
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
  ofTheLeader(message, conversation, names) ??
  forSuchPatients(message, conversation) ??
  ofAnotherAge(message, conversation, names) ??
  whichOfThose(message, conversation) ??
  packsOfThem(message, conversation, names) ??
  timesAsMuch(message, conversation) ??
  ofTheOther(message, conversation, names) ??
  withTheMilk(message, conversation) ??
  theDifference(message, conversation, names) ??
  thanTheOther(message, reads, conversation, names);

/** "Which suits under 18s" after a comparison: which of the compared products. */
const whichOfThose = (message: string, { query, shown, before }: Conversation): string | undefined =>
  before === 'compare' ||
  (query?.subject === 'products' && shown.length > 1 && shown.length <= MAX_FEW_PRODUCTS)
    ? OF_WHICH.exec(message)?.slice(1).join(' of those ')
    : undefined;
const OF_WHICH =
  /^((?:(?:and|so|ok|but|then)[\s,]+)*which)(?: ones?)?\s+((?:is|are|can|could|have|do|may|(?:suit|come|ha|doe|fit|work|taste|contain|need|give|provide|hold|keep|last|mixe|use|cost|weigh)s?|suit|come|work|fit)\b.*)$/isu;

/** "Do they both come in a 1000 ml pack" after two products: with their names. */
const packsOfThem = (
  message: string,
  { query, shown }: Conversation,
  names: NameIndex,
): string | undefined =>
  query?.subject === 'products' &&
  shown.length > 1 &&
  shown.length <= MAX_FEW_PRODUCTS &&
  ASKS_PACK_SIZE.test(message) &&
  PLURAL_PRONOUN.test(message)
    ? message.replace(
        PLURAL_PRONOUN,
        listed(shown.flatMap((id) => namedProduct(names, id)?.product.name ?? [])),
      )
    : undefined;

/** "By how much" after a comparison of two products: asks for the difference. */
function theDifference(message: string, { query }: Conversation, names: NameIndex): string | undefined {
  const said = BY_HOW_MUCH.exec(message)?.groups?.['per'];
  if (query === null || said === undefined) return undefined;
  const [one, other, third] = query.products.map((id) => namedProduct(names, id)?.product.name);
  const [id, another] = query.nutrients;
  // "Difference in protein" names its own row.
  const [, row = ''] = / in (\w+)$/u.exec(said) ?? [];
  if (NUTRIENT_WORDS.has(row) && one !== undefined && other !== undefined && third === undefined)
    return `how much more ${row} has ${one} than ${other}`;
  const nutrient = another === undefined ? nutrientById(id ?? '') : undefined;
  if (one === undefined || other === undefined || third !== undefined || nutrient === undefined)
    return undefined;
  const pack = packOfBasis(query.basis ?? undefined);
  const per = said !== '' || pack === undefined ? said : ` per ${pack}`;
  return `how much more ${lowerFirst(nutrientInSentence(nutrient))}${per} has ${one} than ${other}`;
}
const BY_HOW_MUCH =
  /^(?:(?:and|so|ok)[\s,]+)*(?:by how (?:much|many)\b[^,;]{0,20}|(?:what(?:['’]?s| is) |how (?:big|large|much) is )?the (?:exact )?(?:difference|gap|odds)|difference|how far apart(?: are they)?|how much (?:more|less|lower|higher)(?: is (?:that|it))?)(?: (?:between|in) (?:them|those|both|the two|it|that))?(?<per>(?: (?:per|in) (?:an? |the |100 |one )?\w+)?)[\s?.!]*$/iu;

/** "What is that per bottle", after "which has the most protein": the protein of that one. */
function ofTheLeader(message: string, conversation: Conversation, names: NameIndex): string | undefined {
  const order = conversation.query?.subject === 'list' ? conversation.query.order : null;
  const leader = namedProduct(names, productInFocus(conversation));
  const nutrient = nutrientById(order?.by ?? '');
  return leader === undefined || nutrient === undefined || !BASIS_REQUEST.test(message)
    ? undefined
    : `${lowerFirst(nutrientInSentence(nutrient))} of ${leader.product.name} ${message.replace(BASIS_REQUEST, '')}`;
}

/** "And if they are ventilated", after a method: the methods for such patients. */
const forSuchPatients = (message: string, { before }: Conversation): string | undefined => {
  const [, such] = before === 'method' ? (IF_THEY_ARE.exec(message) ?? []) : [];
  return such === undefined ? undefined : `and for ${such} patients`;
};
const IF_THEY_ARE =
  /^(?:(?:and|but|so|what)[\s,]+)*(?:if they(?:['’]?re| are)|are they) (ventilated|obese|pregnant|breastfeeding|underweight|amputees?)[\s?.!]*$/iu;

/** "Which vegan ones are from younger than that", after the age that one is from. */
function ofAnotherAge(message: string, conversation: Conversation, names: NameIndex): string | undefined {
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
function timesAsMuch(message: string, { query }: Conversation): string | undefined {
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
function ofTheOther(message: string, { query, named }: Conversation, names: NameIndex): string | undefined {
  const one =
    named.length > 1 && query?.subject === 'products' && query.products.length === 1
      ? namedProduct(names, named.at(-2))
      : undefined;
  return one !== undefined && THE_OTHER.test(message) && !HELD_AGAINST.test(message.replace(THE_OTHER, ''))
    ? message.replace(THE_OTHER, one.product.name)
    : undefined;
}
const THE_OTHER = /\bthe other(?: (?:one|product|feed|drink|powder)\b(?!s)|(?=\s*(?:[?.,!]|$)))/iu;

/** "Is that with the milk or without" after a figure of a powder: the figure again, with what its label says about the milk. */
const withTheMilk = (message: string, { query, before }: Conversation): string | undefined =>
  before === 'lookup' &&
  query !== null &&
  query.nutrients.length > 0 &&
  query.products.length === 1 &&
  OF_THE_MILK.test(message)
    ? `${query.text} with the milk`
    : undefined;
const OF_THE_MILK =
  /^(?:(?:and|so|ok|but)[\s,]+)*(?:is|was|are|does|do)\s+(?:that|it|this|they|those)(?:\s+\w+){0,2}?\s+(?:with(?:out)?|before|after|includ\w+|count\w*)\s+(?:the\s+|any\s+)?(?:milk|water)\b(?:\s+(?:in(?:\s+it)?|added|or\s+(?:not|with(?:out)?)(?:\s+it)?))*\s*\??$/iu;

/** "The Mini has more, right?" after Dalesip Two: more than Dalesip Two. */
function thanTheOther(
  message: string,
  reads: () => Reading,
  conversation: Conversation,
  names: NameIndex,
): string | undefined {
  const named = namedProduct(names, productInFocus(conversation));
  if (named === undefined || !HAS_MORE.test(message) || HELD_AGAINST.test(message)) return undefined;
  const reading = reads();
  const [mention, another] = reading.mentions;
  if (mention?.kind !== 'product' || another !== undefined || mention.product === named.product)
    return undefined;
  const [id, other] = conversation.query?.nutrients ?? [];
  const nutrient = other === undefined ? nutrientById(id ?? '') : undefined;
  // "Has more": of what was asked before.
  const of = nutrient === undefined ? '' : ` in ${lowerFirst(nutrientInSentence(nutrient))}`;
  const whole = withNameReplaced(message, reading, mention.product.name) ?? message;
  return whole.replace(
    HAS_MORE,
    (said, what?: string) => `${said}${what === undefined ? of : ''} than ${named.product.name}`,
  );
}
const HAS_MORE =
  /\b(?:(?:has|have|got|gives?|contains?|is)(?: got)? (?:more|less|fewer|higher|lower)|(?:more|less|fewer|higher|lower))( (?!right\b|or\b|then\b|isn|doesn|does\b|per\b)[a-z]+)?(?=\s*(?:[?.,]|$|right\b|per\b))/iu;
const HELD_AGAINST = /\b(?:than|vs|versus|compared?|which|any|is there|are there|ones?|list|show)\b/iu;

/** "Back to the first one, what age is it from": a product asked about earlier, by its order in the conversation. */
export function returnToEarlierProduct(
  message: string,
  conversation: Conversation,
): { message: string; conversation: Conversation } | undefined {
  const [, which = '', rest = ''] = BACK_TO.exec(message) ?? [];
  const place = PLACES[which.toLowerCase()];
  const { query, named } = conversation;
  const id = place === undefined || named.length < 2 ? undefined : named.at(place);
  return id === undefined || query === null
    ? undefined
    : {
        message: rest,
        conversation: {
          ...conversation,
          query: { ...query, subject: 'products', products: [id], isComparison: false },
          shown: [id],
          named: [...named.filter((each) => each !== id), id],
        },
      };
}
const BACK_TO =
  /^(?:(?:ok|right|and|now|so|actually|sorry)[\s,]+)*(?:go(?:ing)? |can we go |lets go )?back to (?:the )?(first|original|second|third|previous|other|one before)(?: (?:one|product|feed|drink|powder|that))?\b[\s,:;–—-]*(.*\w.*)$/isu;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  original: 0,
  second: 1,
  third: 2,
  previous: -2,
  other: -2,
  'one before': -2,
};
