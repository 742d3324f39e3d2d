// Longer than other files: all kinds of follow-ups are tried in one order, and follow-ups of lists and products are handled here.
import { ANOTHER_NUMBER, withLimit } from './another-limit.ts';
import { anotherOfTheRange, oursOfThatKind } from './another-of-the-range.ts';
import {
  repeatedQuestion,
  asksNothing,
  CORRECTS,
  basisFrom,
  underOtherConditions,
  addsProduct,
  isImpliedBy,
  isSame,
  aboutReferred,
  withoutAlternatives,
} from './repeated-question.ts';
import { nutrientById } from '../catalogue.ts';
import { unique } from '../language/phrases.ts';
import type { ProductRange } from '../names/description.ts';
import { isOrdinary } from '../intent/thesaurus.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { returnToList, byRank, returnToEarlierList } from './return-to-list.ts';
import { aboutTheOnlyListed, withAmount, withOrder, withoutAmountWords } from './fill-in.ts';
import type { Conversation } from './conversation.ts';
import { namesOf, partOfTheList, withoutCriterion, withoutNutrient } from './part-of-list.ts';
import { aboutOtherProducts } from './other-products.ts';
import {
  IS_A_ROUTE,
  isReplacedBy,
  ofAnotherBrand,
  onTheSameBasis,
  withPartReplaced,
  othersWithTrait,
  withSameNegation,
} from './replacement.ts';
import { aboutTheSameMethod } from './same-method.ts';
import { ASKS_FOR_EACH, pickedByName, referredProducts } from './pointing.ts';
import {
  inTotal,
  scoopsForOtherVolume,
  powderFor,
  withNamedPackSize,
  withOneAmount,
  withRunHours,
} from './other-amounts.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { Criterion, Query } from '../message/query.ts';

/** A question with what it may refer to. */
type FollowUp = { query: Query; last: Query; conversation: Conversation; range: ProductRange };
/** Answers the second message of the example after its first, and all follow-ups of that kind; `undefined` for any other. */
export type Rule = {
  example: readonly [before: string, message: string];
  of: (followUp: FollowUp) => Query | undefined;
};
type FillingIn = { example: Rule['example']; of: (followUp: FollowUp) => Query };

/** Follow-ups that replace something in the question before. */
export const REPLACING: readonly Rule[] = [
  {
    example: ['iron RNI for women', 'and men?'],
    of: ({ query, last }) => aboutTheSameMethod(query, last),
  },
  {
    example: ['Flowenna Clear scoops for level 3', 'how many in 400 ml'],
    of: ({ query, last }) => scoopsForOtherVolume(query, last),
  },
  {
    example: ['kcal in Dalesip Juice and Dalesip Mini', 'one of each'],
    of: ({ query, conversation }) => inTotal(query, conversation),
  },
  {
    example: ['is Dalesip Mini vegan', 'what else is'],
    of: ({ query, last, conversation }) => othersWithTrait(query, last, conversation.shown),
  },
  {
    example: ['tube feeds under 1.2 kcal/ml', 'sorry, I meant above'],
    of: ({ query, last }) => withPartReplaced(query, last),
  },
  {
    example: ['vegan sip feeds', 'what about the Tarnvanes'],
    of: ({ query, last, range }) => ofAnotherBrand(query, last, range),
  },
  {
    example: ['protein in Dalesip Shake', 'powder for 600 ml?'],
    of: ({ query, last }) => powderFor(query, last),
  },
  {
    example: ['kcal in 500 ml Tarnvane Energy and 200 ml Dalesip Two', 'make it 750 ml of the feed'],
    of: ({ query, last, range }) => withOneAmount(query, last, range),
  },
  {
    example: ['vegan sip feeds in a 200 ml bottle', 'never mind the size'],
    of: ({ query, last }) => (last.subject === 'list' ? withoutCriterion(query, last) : undefined),
  },
  {
    example: ['protein and fat in Dalesip Mini', 'without the fat'],
    of: ({ query, last }) => withoutNutrient(query, last),
  },
  {
    example: ['list your PKU powders', 'not the infant one'],
    of: ({ query, last, conversation, range }) =>
      last.subject === 'list' ? partOfTheList(query, last, candidatesIn(conversation), range) : undefined,
  },
  {
    example: ['compare Dalesip Mini and Dalesip Two', 'swap Dalesip Two for the milk one'],
    of: ({ query, last, conversation, range }) =>
      last.subject === 'list' ? undefined : aboutOtherProducts(query, last, conversation.listed, range),
  },
  {
    example: ['have you Nutrison Energy on here', "what's yours at 1.5 for adults then"],
    of: ({ query, last }) => oursOfThatKind(query, last),
  },
  {
    example: ['protein in Tarnvane Energy', 'is there one with fibre'],
    of: ({ query, last, range, conversation }) => anotherOfTheRange(query, last, range, conversation.listed),
  },
];

/** Fill in a missing amount, limit or ranking; each applies to the result of the one before. */
export const FILLING_IN: readonly FillingIn[] = [
  {
    example: ['tube feeds over 1.5 kcal/ml', 'lower it to 1.2'],
    of: ({ query, last }) => withLimit(query, last),
  },
  {
    example: ['kcal in Tarnvane Energy at 60 ml/h for 20 hours', 'at 80 ml/h'],
    of: ({ query, last, range }) => withRunHours(query, last, range),
  },
  {
    example: ['protein in Tarnvane Energy', 'and the 500'],
    of: ({ query, last, range }) => withNamedPackSize(query, last, range),
  },
  {
    example: ['protein in 200 ml of Dalesip Two', 'double that'],
    of: ({ query, last, range }) => withAmount(query, last, range),
  },
  {
    example: ['protein in Dalesip Mini and Dalesip Two', 'which has least'],
    of: ({ query, last }) => withOrder(query, last),
  },
  {
    example: ['protein in Dalesip Shake', 'as made up?'],
    of: ({ query, last }) => underOtherConditions(query, last),
  },
];

/** Follow-ups about products or lists of the conversation. */
export const CONTINUING: readonly Rule[] = [
  {
    example: ['scoops of Flowenna Clear for level 2', 'will it thicken Dalesip Juice'],
    of: ({ query, last, range }) => thickens(query, last, range),
  },
  {
    example: ['protein in Dalesip Mini', 'and Dalesip Milk?'],
    of: ({ query, last }) => (query.products.length > 0 ? withNames(query, last) : undefined),
  },
  { example: ['list the PKU pouches', 'sodium in the 15'], of: ofPicked },
  { example: ['vegan tube feeds', 'protein in the first'], of: ofPointedAt },
  {
    example: ['vegan tube feeds', 'what is the Henry equation'],
    of: ({ query }) => (query.unclear !== null || query.general.length > 0 ? query : undefined),
  },
  {
    example: ['vegan tube feeds', 'which are halal'],
    of: ({ query, last, conversation, range }) =>
      last.subject === 'list' ? ofTheList(query, last, conversation.shown, range) : undefined,
  },
  {
    example: ['protein in Dalesip Mini', 'and its fibre'],
    of: ({ query, last, conversation, range }) => ofProducts(query, last, conversation, range),
  },
];

function firstOf(rules: readonly Rule[], followUp: FollowUp): Query | undefined {
  for (const { of } of rules) {
    const asked = of(followUp);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

/** Completes a question from the conversation; a question that is complete stays as it is. */
export function merge(given: Query, context: Conversation, range: ProductRange): Query {
  const { query: typed, conversation } = returnToEarlierList(given, context);
  // "Why" asks for the reason of the last answer.
  if (conversation.asked !== null && WHY.test(typed.text)) return { ...conversation.asked, asksWhy: true };
  const back = returnToList(typed, conversation) ?? byRank(typed, conversation);
  if (back !== undefined) return back;
  const last = aboutTheOnlyListed(typed, conversation);
  // A question about another maker's product refers to nothing before.
  if (last === null || (typed.products.length === 0 && typed.unknown.some(isOtherMakers))) return typed;
  const followUp = { query: withoutAmountWords(typed, last), last, conversation, range };
  const replaced = firstOf(REPLACING, followUp);
  if (replaced !== undefined) return replaced;
  const query = FILLING_IN.reduce<Query>((so, { of }) => of({ ...followUp, query: so }), followUp.query);
  return firstOf(CONTINUING, { ...followUp, query }) ?? query;
}

const WHY =
  /^(?:(?:and|but|ok|so|oh|hm+) )*(?:why|how come|for what reason|what is the reason(?: for)?)(?: (?:not|so|only|just|then|though|that|this|it|its|they|those|these|the|is|isnt|are|arent|was|does|doesnt|do|dont|has|hasnt|have|can|cant|cannot|be|case|short|long|low|high|lower|higher|little|much|few|many|different|less|more|limit|time|figure|difference))*$/u;

const candidatesIn = ({ shown, listed }: Conversation): readonly string[] =>
  shown.length > 1 ? shown : listed;

/** "Will it thicken _" after a thickener: about both products. */
function thickens(query: Query, last: Query, { fits }: ProductRange): Query | undefined {
  const [id, other] = last.products;
  const isThickener = id !== undefined && fits({ kind: 'type', is: true, value: 'thickener' }, id);
  return isThickener && other === undefined && query.products.length === 1 && THICKENS.test(query.text)
    ? { ...query, products: unique([id, ...query.products]) }
    : undefined;
}
const THICKENS = /\b(?:it|this|that)\b.*\b(?:thickens?|works?|mix|go(?:es)?)\b/u;

/** A listed product named in part; if it may be several, Sim asks back. */
function ofPicked({ query, last, conversation, range }: FollowUp): Query | undefined {
  const picked = pickedByName(query, candidatesIn(conversation), range.names);
  if (picked === undefined) return undefined;
  return picked.ids.length > 1
    ? { ...query, subject: 'products', unclear: { kind: 'several', ...picked } }
    : aboutReferred(query, last, picked.ids);
}

function ofPointedAt({ query, last, conversation, range }: FollowUp): Query | undefined {
  const pointed = referredProducts(query, last, conversation, range.names);
  return pointed.length > 0 ? aboutReferred(query, last, pointed, OF_THOSE.test(query.text)) : undefined;
}

/** "And Dalesip Milk?" repeats the question; "compare it with Dalesip Two" and "add Dalesip Mini" add a product. */
function withNames(query: Query, last: Query): Query {
  const pointsBack = query.reference?.kind === 'same';
  const isBare = asksNothing({ ...query, isComparison: false });
  // "How much more sodium is that than Tarnvane Standard"
  const isThan = pointsBack && query.orderWord !== null && / (?:than|or) /u.test(query.text);
  const isBeside =
    query.isComparison || isThan
      ? !CORRECTS.test(query.text) &&
        (pointsBack || (query.products.length === 1 && last.products.length === 1))
      : isBare && addsProduct(query, last);
  if (isBeside) {
    // "Is it higher than Dalesip Mini" after a comparison of two: about the first.
    const own = isThan && / than /u.test(query.text) ? last.products.slice(0, 1) : last.products;
    const products = [...new Set([...own, ...query.products])];
    // "Is it more energy dense than Dalesip Two"
    const [claim] = query.criteria.flatMap((each) =>
      each.kind === 'claim' ? [each.value === 'high energy' ? 'energyKcal' : 'protein'] : [],
    );
    const ofAClaim = isThan && claim !== undefined ? { nutrients: [claim], criteria: [] } : {};
    const [by, another] =
      [query.nutrients, claim === undefined ? [] : [claim], last.nutrients].find(
        ({ length }) => length > 0,
      ) ?? [];
    const order =
      query.order ??
      (isThan && by !== undefined && another === undefined
        ? { by, isLowFirst: query.orderWord === 'least', place: 1 }
        : null);
    const both = { ...query, ...ofAClaim, products, order, isComparison: true };
    // "Compare it with the Mini" after everything about one product: only the differences.
    const topics = last.topics.filter((topic) => topic !== 'info');
    return isBare
      ? repeatedQuestion(both, { ...last, topics })
      : query.nutrients.length > 0
        ? { ...both, ...basisFrom(query, last) }
        : both;
  }
  // "Dalesip Mini Fibre", "600 ml of it", with nothing else.
  const isNameAlone = query.free.every((word) => SOCIAL.test(word));
  const goesOn =
    query.goesOn || pointsBack || last.unclear !== null || isNameAlone || CORRECTS.test(query.text);
  return asksNothing(query) && last.subject === 'products' && goesOn
    ? aboutReferred(query, last, query.products)
    : query;
}
/** Words around a name that ask nothing. */
const SOCIAL =
  /^(?:ta|thanks|cheers|great|grand|lovely|now|ok|okay|right|so|and|then|next|please|pls|also|too|again|the|both|of|in|for|same|,)$/u;

/** "Sodium in a litre of both": the question comes before the pronoun, so its words are not part of a name. */
const OF_THOSE =
  /\b(?:in|of|from|does|do|has|have) (?:.* )?(?:both|it|that|this|them|each|(?:those|these|the) 2)\b/u;

const BEGINS_A_SEARCH = kinds('form', 'disorder', 'brand', 'among');

/** A type of product starts a new search if something is searched for. */
const begins = ({ criteria }: Query): boolean =>
  criteria.some(({ kind, is }) => is && BEGINS_A_SEARCH.has(kind));

/** After a list: part of it, another ranking or nutrient, or what its labels say. */
function ofTheList(given: Query, last: Query, shown: readonly string[], range: ProductRange): Query {
  // "Show the rest": the whole list.
  if (THE_REST.test(given.text)) return { ...last, text: `${last.text} , all of them shown` };
  if (WHAT_HAVE_YOU.test(given.text)) return { ...last, isWeak: false, text: given.text };
  const query = onTheSameBasis(withSameNegation(given, last), last);
  const { order, nutrients, topics, basis, isCount, text, unknown, unread } = query;
  // "Any halal sip feeds" starts a new list; "any without" continues.
  const points =
    query.reference !== null ||
    THE_ONES.test(text) ||
    WHICH_ONES.test(text) ||
    (query.goesOn && !(begins(query) && text.startsWith('any ')));
  // "Liquid ones" narrows a list of tube feeds; "sip ones" replaces it, though a few products are both.
  const isOfTheShown = query.criteria.every(
    (each) =>
      each.kind === 'form' && !IS_A_ROUTE.test(each.value) && shown.some((id) => range.fits(each, id)),
  );
  // "Any sip ones" after milk free tube feeds: sip feeds that are milk free too.
  const isOfAnotherKind =
    !points &&
    text.split(' ').length <= FEW_WORDS &&
    query.criteria.length === 1 &&
    query.criteria.every(({ kind, is }) => kind === 'form' && is) &&
    (last.criteria.some(({ kind }) => kind !== 'form') || isOfTheShown) &&
    !/\b(?:all|your|you)\b/u.test(text);
  const isOfItsOwn =
    query.asksForSome || query.namesProducts || query.criteria.length > 1 || query.order !== null;
  if ((begins(query) && !points && isOfItsOwn && !isOfAnotherKind) || AT_LARGE.test(text)) return query;
  // A question about something that no label states gave no list, so the next question stands alone.
  if (last.withoutRow.length > 0 && query.criteria.length > 0 && !points) return query;
  // "How much protein is in it", "their codes": for each of a short list.
  const isOfEach =
    (query.reference?.kind === 'same' ||
      (query.amounts.length > 0 && !query.asksForSome && !query.namesProducts)) &&
    nutrients.length > 0 &&
    shown.length <= MOST_OF_EACH;
  // "Allergens?" after a short list.
  const isBare = text.split(' ').length <= 3 && shown.length <= MOST_OF_EACH;
  const asksOfThem = topics.length > 0 && (points || isBare || ASKS_FOR_EACH.test(text));
  const isNarrower = query.criteria.length > 0 || order !== null || isCount;
  if (!isNarrower && (isOfEach || asksOfThem))
    return { ...query, subject: 'products', products: shown.slice(0, MOST_OF_EACH), reference: null };
  const asksOtherwise =
    (nutrients.length > 0 || basis !== null) &&
    (points ||
      query.free.length === 0 ||
      text.split(' ').length <= 3 ||
      /\b(?:each|all|every one)\b/u.test(text));
  if (!isNarrower && !asksOtherwise) return query;
  // "Drop kosher" removes a criterion; "drop the low protein foods" excludes them.
  const isDropped = /^(?:(?:and|ok|now) )*(?:drop|remove|forget|lose|ditch)\b/u.test(text);
  const isTakenBack = (each: Criterion) =>
    isDropped && last.criteria.some((other) => other.is !== each.is && isSame(other, each));
  // "What about tube feeds": instead of those.
  const isInstead = (each: Criterion) =>
    each.kind === 'form' &&
    !(isOfAnotherKind && (isOfTheShown || each.value === 'liquid')) &&
    (isOfAnotherKind || /^(?:and )?(?:what|how) about\b/u.test(text)) &&
    begins(query);
  const isReplaced = (each: Criterion) =>
    ((ANOTHER_NUMBER.test(text) || ANOTHER_SIDE.test(text)) &&
      query.criteria.some((other) => isOfANutrient(each, other))) ||
    // "And vegetarian ones?" replaces vegan; "which are also kosher" adds kosher.
    (each.kind === 'diet' &&
      !BOTH.test(text) &&
      /^(?:(?:and|ok|so) )*(?:what|how) about\b/u.test(text) &&
      query.criteria.every((other) => other.kind === 'diet'));
  const others = query.criteria.filter((each) => !isImpliedBy(each, last.criteria));
  const added = others.filter((each) => !isTakenBack(each));
  return {
    ...last,
    criteria: [
      ...last.criteria.flatMap((each) =>
        isInstead(each) || isReplaced(each) || isReplacedBy(each, query, shown, range)
          ? []
          : whatIsLeftOf(each, others),
      ),
      ...added,
    ],
    order: order ?? last.order,
    nutrients: nutrients.length > 0 ? nutrients : last.nutrients,
    basis: basis ?? last.basis,
    isCount,
    // "And the next one", of the same feeds.
    text: order !== null && order.place > 1 ? last.text : text,
    unknown,
    unread,
  };
}
const THE_REST =
  /^(?:(?:and|ok|can you|could you|please|now) )*(?:(?:show|list|see|give|name|what are|what is)(?: me)? )?(?:the |all the )?(?:rest|others|remaining|remainder|(?:list|show|see|name) (?:them )?all(?: \d+)?|all of them|them all|full list|whole list|more of them|any (?:others|more)|other \d+)(?: of (?:them|those))?(?: (?:please|then|too))*$/u;
/** "Which ones have you" after what elemental means */
const WHAT_HAVE_YOU =
  /^(?:(?:and|so|ok|then) )*(?:(?:which|what)(?: ones)? (?:have|do) (?:you|ye|we)|(?:have|do) (?:you|ye|we)(?: have| do| got)? any)(?: (?:have|got|do|sell|stock|make|then))*$/u;
/** Asks about the whole range, not the list before. */
const AT_LARGE =
  /\b(?:any(?:thing|one| products?) at all|(?:whole|entire|full) (?:range|catalogue)|(?:any|all|none) of (?:your|the) products)\b/u;
const FEW_WORDS = 6;
/** "No, under 10 g": replaces the limit; "no more than 10 g" adds one. */
const ANOTHER_SIDE =
  /^(?:no ,|nope|sorry|actually|rather|instead)(?: ,)? .*\b(?:over|under|above|below|more|less|at)\b|\binstead$/u;
/** "The liquid ones", of the list. */
const THE_ONES = /^(?:(?:and|just|only|show|me) )*the (?:\w+ ){1,3}ones$/u;
const MOST_OF_EACH = 4;
const BOTH = /\b(?:also|both|too|as well|only|that are|which are)\b/u;
/** A product has only one of each kind, so that a new value replaces the old one. */
const ONE_OF_A_KIND = kinds('country', 'age', 'disorder', 'brand', 'flavour', 'pack');
const isOfANutrient = (one: Criterion, other: Criterion): boolean =>
  one.kind === 'nutrient' && other.kind === 'nutrient' && one.value === other.value && one.limits !== 'some';
/** What remains of a criterion after the new ones exclude or replace some of its alternatives. */
function whatIsLeftOf(criterion: Criterion, added: readonly Criterion[]): Criterion[] {
  const isReplaced = added.some(
    (other) => other.is && criterion.is && other.kind === criterion.kind && ONE_OF_A_KIND.has(other.kind),
  );
  return withoutAlternatives(
    criterion,
    (each) => isReplaced || added.some((other) => other.is !== each.is && isSame(each, other)),
  );
}

const TOLD_BY_CODES = kinds('country', 'flavour', 'pack');
const ASKED_OF_ONE = kinds('allergen', 'ingredient', 'sample');

/** "And its fibre", "per bottle", "which has more": about the products in the conversation. */
function ofProducts(query: Query, last: Query, { shown, listed }: Conversation, range: ProductRange): Query {
  const { text, criteria, nutrients, topics, order, reference } = query;
  // "Which has milk", "which one has soya": of two or more named products.
  const isOfThem = WHICH_ONES.test(text) || (WHICH_OF_THEM.test(text) && !query.namesProducts);
  const isOfBoth =
    (order !== null || query.isComparison || isOfThem) && listed.includes(last.products[0] ?? '');
  const products = shown.length > 1 ? shown : isOfBoth ? listed : last.products;
  const isTaste =
    criteria.length > 0 && criteria.every(({ kind }) => kind === 'flavour') && !SEARCHES.test(text);
  // "Any gluten" after one product: asks whether it contains any.
  const isInIt =
    ANY_IN_IT.test(text) &&
    !query.namesProducts &&
    criteria.every(({ kind, is }) => is && ASKED_OF_ONE.has(kind));
  // "Is there one without milk", "is there any with over 8 g": about the whole range; a "no" for this product alone would mislead.
  const isOfAny =
    IS_THERE_ONE.test(text) &&
    criteria.some((each) => !each.is || (each.kind === 'nutrient' && each.limits !== 'some'));
  const isSearch =
    query.subject === 'list' &&
    !isInIt &&
    (query.asksForSome || query.namesProducts) &&
    !(isTaste || (isOfThem && products.length > 1)) &&
    reference === null &&
    order === null &&
    (isOfAny || !/^(?:and|does|is|has|what about)\b/u.test(text));
  // An unknown word may be the name of another product: nothing is assumed.
  const isOfElse =
    query.leftOver.some((word) => isOrdinary(word) && !OF_A_VALUE.test(word)) &&
    reference === null &&
    !query.goesOn;
  // "What about tube feeds" after whether one product is vegan: lists the vegan tube feeds.
  if (begins(query) && ABOUT_OTHERS.test(text)) {
    const carried = last.criteria.filter(
      ({ kind }) => ASKED_OF_ALL.has(kind) && !criteria.some((each) => each.kind === kind),
    );
    return { ...query, criteria: [...criteria, ...carried], reference: null };
  }
  const isOfItsOwn =
    isSearch ||
    (begins(query) && reference === null) ||
    query.isCount ||
    query.unknown.length > 0 ||
    isOfElse;
  const asksHow = query.amounts.length > 0 || query.basis !== null || query.isInMmol;
  // "How long", about storing or hanging.
  const isOfTime = HOW_LONG.test(text) && last.topics.some((topic) => TAKES_TIME.test(topic));
  if (isOfTime) return { ...last, text, reference: null };
  // "How much milk do you need" for a powder: about mixing, not the allergen.
  if (HOW_MUCH_LIQUID.test(text) && products.length === 1)
    return { ...query, subject: 'products', products, criteria: [], topics: ['dilution'], reference: null };
  // "What is the most you have for children" after one product: asks about the whole range.
  if (order !== null && products.length === 1 && reference === null && OF_ALL_WE_HAVE.test(text))
    return { ...query, subject: 'list' };
  if (products.length === 0 || isOfItsOwn || (asksNothing(query) && !asksHow)) return query;
  const isComparison =
    query.isComparison ||
    (products.length > 1 && ((last.isComparison && criteria.length === 0) || order !== null));
  const whole: Query = { ...query, subject: 'products', products, isComparison };
  // "And in Ireland?", "just raspberry" after codes: the codes for that.
  const isOfSomeCodes =
    criteria.length > 0 && criteria.every(({ kind, is }) => TOLD_BY_CODES.has(kind) && is);
  if (isOfSomeCodes && last.topics[0] === 'codes' && topics.length + nutrients.length === 0)
    return { ...repeatedQuestion(whole, last), criteria };
  // "Which has the longer shelf life", "which comes in the bigger pack" after named products: ranks them.
  if (order !== null && products.length > 1 && nutrientById(order.by) === undefined)
    return {
      ...query,
      subject: 'list',
      criteria: [{ kind: 'among', is: true, ids: products, words: namesOf(products, range) }],
    };
  // "What differs": in anything.
  if (DIFFERS.test(text) && products.length > 1 && nutrients.length === 0)
    return { ...whole, isComparison: true };
  // "Put them side by side": repeats the question for each.
  if (asksNothing({ ...query, isComparison: false })) return repeatedQuestion(whole, last);
  // "And fat" after a figure for an amount: keeps the amount.
  const isOfFiguresAlone =
    nutrients.length + query.withoutRow.length > 0 &&
    topics.length + criteria.length === 0 &&
    !(query.amounts.length > 0 || query.basis !== null);
  const hasHow = last.nutrients.length + last.amounts.length > 0 || last.target !== null;
  return isOfFiguresAlone && hasHow ? { ...whole, ...basisFrom(query, last) } : whole;
}
const OF_ALL_WE_HAVE =
  /\b(?:you|ye|yous|we|they) (?:have|do|make|sell|stock|got|supply)\b|\bthere (?:is|are)\b|\bof (?:all|any)\b/u;
const ASKED_OF_ALL = kinds('diet', 'allergen');
const ABOUT_OTHERS =
  /^(?:(?:and|so|ok|but) )*(?:what|how) about (?:\w+ )*(?:feeds|drinks|supplements|sips|powders|formulas|foods|products)(?: (?:for|with|without|under|over|from|that|which) .*)?$/u;
const OF_A_VALUE =
  /^(?:made|contents?|levels?|values?|figures?|amounts?|labels?|gets?|getting|(?:bag|bottle|pack|tin|carton|sachet|pot|tub|size)s?|pouch(?:es)?)$/u;
const HOW_MUCH_LIQUID =
  /^(?:(?:and|so|ok) )*how much (?:(?:whole|cold|fresh|of the) )*(?:milk|juice|liquid)\b|\b(?:what|which) (?:sort|kind|type) of (?:milk|juice|liquid)\b/u;
const HOW_LONG = /^(?:(?:and|so|ok|but) )*(?:for )?how long(?: (?:for|then|though|exactly))*$/u;
const TAKES_TIME = /^(?:storage|directions|shelfLife|hangTime|lasts)$/u;
const DIFFERS = /\b(?:what|how|where) (?:\w+ ){0,3}differs?\b|\bwhat is different\b|\bdifferences\b/u;
const ANY_IN_IT =
  /^(?:(?:and|ok|so|has it|does it have|is there|got|with) )*any (?!.*\b(?:ones?|others?|else|thing|products?)\b)/u;
const IS_THERE_ONE = /^is there (?:any|one)(?! of (?:it|that|this)\b)/u;
const WHICH_OF_THEM =
  /^(?:(?:and|so|ok) )*which (?:(?:one|of (?:them|these|those|the 2|both)) )?(?:has|have|is|are|contains?|does|comes?|can|may)\b/u;
/** "Which ones vegetarian", "which ones have fibre". */
const WHICH_ONES = /^(?:(?:and|so|ok) )*which (?:ones|of (?:them|these|those))\b/u;
const SEARCHES = /\b(?:anything|something|which|others?|ones|else|everything|list|show)\b/u;
