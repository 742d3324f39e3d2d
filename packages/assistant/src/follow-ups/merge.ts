// Longer than other files: all kinds of follow-ups are tried in one order, and follow-ups of lists and products are handled here.
import { ANOTHER_NUMBER, withCompletedLimit, levelOfProduct, withOtherLevel } from './another-limit.ts';
import { searchRange, ownProductsOfKind } from './another-of-the-range.ts';
import {
  repeatedQuestion,
  asksNothing,
  CORRECTS,
  inheritBasis,
  underOtherConditions,
  addsProduct,
  isImpliedBy,
  isSame,
  queryAbout,
  withoutAlternatives,
} from './repeated-question.ts';
import { nutrientById } from '../catalogue.ts';
import { unique } from '../language/phrases.ts';
import type { ProductRange } from '../names/description.ts';
import { isOrdinary } from '../intent/thesaurus.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';
import { returnToList, queryRanks, returnToEarlierList } from './return-to-list.ts';
import { queryOnlyListed, fillAmount, fillOrder, withoutAmountWords } from './fill-in.ts';
import type { Conversation } from './conversation.ts';
import { namesOf, narrowList, withoutCriterion, withoutNutrient } from './part-of-list.ts';
import { queryOtherProducts } from './other-products.ts';
import {
  ROUTE_FORM,
  isReplacedBy,
  listBrand,
  inheritLimitBasis,
  withPartReplaced,
  othersWithTrait,
  withSameNegation,
} from './replacement.ts';
import { continueMethod } from './same-method.ts';
import { ASKS_FOR_EACH, pickedByName, referredProducts } from './pointing.ts';
import {
  totalQuery,
  scoopsForOtherVolume,
  mixingQuery,
  withNamedPackSize,
  withOneAmountChanged,
  withRunHours,
} from './other-amounts.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { Criterion, Query } from '../message/query.ts';

/** A question with what it may refer to. */
type FollowUp = { query: Query; last: Query; conversation: Conversation; range: ProductRange };
/** Answers the second message of the example after its first, and all follow-ups of that kind; `undefined` for any other. */
export type Rule = {
  example: readonly [before: string, message: string];
  resolve: (followUp: FollowUp) => Query | undefined;
};
type FillInRule = { example: Rule['example']; resolve: (followUp: FollowUp) => Query };

/** Follow-ups that replace something in the question before. */
export const REPLACEMENT_RULES: readonly Rule[] = [
  {
    example: ['iron RNI for women', 'and men?'],
    resolve: ({ query, last }) => continueMethod(query, last),
  },
  {
    example: ['Flowenna Clear scoops for level 3', 'how many in 400 ml'],
    resolve: ({ query, last }) => scoopsForOtherVolume(query, last),
  },
  {
    example: ['kcal in Dalesip Juice and Dalesip Mini', 'one of each'],
    resolve: ({ query, conversation }) => totalQuery(query, conversation),
  },
  {
    example: ['is Dalesip Mini vegan', 'what else is'],
    resolve: ({ query, last, conversation }) => othersWithTrait(query, last, conversation.shownProducts),
  },
  {
    example: ['tube feeds under 1.2 kcal/ml', 'sorry, I meant above'],
    resolve: ({ query, last }) => withPartReplaced(query, last),
  },
  {
    example: ['vegan sip feeds', 'what about the Tarnvanes'],
    resolve: ({ query, last, range }) => listBrand(query, last, range),
  },
  {
    example: ['protein in Dalesip Shake', 'powder for 600 ml?'],
    resolve: ({ query, last }) => mixingQuery(query, last),
  },
  {
    example: ['kcal in 500 ml Tarnvane Energy and 200 ml Dalesip Two', 'make it 750 ml of the feed'],
    resolve: ({ query, last, range }) => withOneAmountChanged(query, last, range),
  },
  {
    example: ['vegan sip feeds in a 200 ml bottle', 'never mind the size'],
    resolve: ({ query, last }) => (last.subject === 'list' ? withoutCriterion(query, last) : undefined),
  },
  {
    example: ['products of IDDSI level 3', 'and 4'],
    resolve: ({ query, last }) => withOtherLevel(query, last),
  },
  {
    example: ['protein and fat in Dalesip Mini', 'without the fat'],
    resolve: ({ query, last }) => withoutNutrient(query, last),
  },
  {
    example: ['list your PKU powders', 'not the infant one'],
    resolve: ({ query, last, conversation, range }) =>
      last.subject === 'list' ? narrowList(query, last, candidatesIn(conversation), range) : undefined,
  },
  {
    example: ['compare Dalesip Mini and Dalesip Two', 'swap Dalesip Two for the milk one'],
    resolve: ({ query, last, conversation, range }) =>
      last.subject === 'list'
        ? undefined
        : queryOtherProducts(query, last, conversation.listedProducts, range),
  },
  {
    example: ['have you Nutrison Energy on here', "what's yours at 1.5 for adults then"],
    resolve: ({ query, last }) => ownProductsOfKind(query, last),
  },
  {
    example: ['protein in Tarnvane Energy', 'is there one with fibre'],
    resolve: ({ query, last, range, conversation }) =>
      searchRange(query, last, range, conversation.listedProducts),
  },
];

/** Fill in a missing amount, limit or ranking; each applies to the result of the one before. */
export const FILL_IN_RULES: readonly FillInRule[] = [
  {
    example: ['tube feeds over 1.5 kcal/ml', 'lower it to 1.2'],
    resolve: ({ query, last }) => withCompletedLimit(query, last),
  },
  {
    example: ['kcal in Tarnvane Energy at 60 ml/h for 20 hours', 'at 80 ml/h'],
    resolve: ({ query, last, range }) => withRunHours(query, last, range),
  },
  {
    example: ['protein in Tarnvane Energy', 'and the 500'],
    resolve: ({ query, last, range }) => withNamedPackSize(query, last, range),
  },
  {
    example: ['protein in 200 ml of Dalesip Two', 'double that'],
    resolve: ({ query, last, range }) => fillAmount(query, last, range),
  },
  {
    example: ['protein in Dalesip Mini and Dalesip Two', 'which has least'],
    resolve: ({ query, last }) => fillOrder(query, last),
  },
  {
    example: ['protein in Dalesip Shake', 'as made up?'],
    resolve: ({ query, last }) => underOtherConditions(query, last),
  },
];

/** Follow-ups about products or lists of the conversation. */
export const CONTINUATION_RULES: readonly Rule[] = [
  {
    example: ['scoops of Flowenna Clear for level 2', 'will it thicken Dalesip Juice'],
    resolve: ({ query, last, range }) => mergeThickener(query, last, range),
  },
  {
    example: ['protein in Dalesip Mini', 'and Dalesip Milk?'],
    resolve: ({ query, last }) => (query.products.length > 0 ? mergeNames(query, last) : undefined),
  },
  { example: ['list the PKU pouches', 'sodium in the 15'], resolve: resolvePicked },
  { example: ['vegan tube feeds', 'protein in the first'], resolve: resolveReferred },
  {
    example: ['vegan tube feeds', 'what is the Henry equation'],
    resolve: ({ query }) =>
      query.unresolvedName !== null || query.otherIntents.length > 0 ? query : undefined,
  },
  {
    example: ['vegan tube feeds', 'which are halal'],
    resolve: ({ query, last, conversation, range }) =>
      last.subject === 'list' ? mergeWithList(query, last, conversation.shownProducts, range) : undefined,
  },
  {
    example: ['protein in Dalesip Mini', 'and its fibre'],
    resolve: ({ query, last, conversation, range }) => mergeWithProducts(query, last, conversation, range),
  },
];

function applyFirstRule(rules: readonly Rule[], followUp: FollowUp): Query | undefined {
  for (const { resolve } of rules) {
    const resolved = resolve(followUp);
    if (resolved !== undefined) return resolved;
  }
  return undefined;
}

/** Completes a question from the conversation; a question that is complete stays as it is. */
export function merge(originalQuery: Query, context: Conversation, range: ProductRange): Query {
  const { query: typed, conversation } = returnToEarlierList(originalQuery, context);
  // "Why" asks for the reason of the last answer.
  if (conversation.latestQuery !== null && WHY.test(typed.text))
    return { ...conversation.latestQuery, asksWhy: true };
  const returned =
    levelOfProduct(typed, conversation) ??
    returnToList(typed, conversation) ??
    queryRanks(typed, conversation);
  if (returned !== undefined) return returned;
  const last = queryOnlyListed(typed, conversation);
  // A question about another maker's product refers to nothing before.
  if (last === null || (typed.products.length === 0 && typed.unknownWords.some(isOtherMakers))) return typed;
  const followUp = { query: withoutAmountWords(typed, last), last, conversation, range };
  const replaced = applyFirstRule(REPLACEMENT_RULES, followUp);
  if (replaced !== undefined) return replaced;
  const query = FILL_IN_RULES.reduce<Query>(
    (filled, { resolve }) => resolve({ ...followUp, query: filled }),
    followUp.query,
  );
  return applyFirstRule(CONTINUATION_RULES, { ...followUp, query }) ?? query;
}

const WHY =
  /^(?:(?:and|but|ok|so|oh|hm+) )*(?:why|how come|for what reason|what is the reason(?: for)?)(?: (?:not|so|only|just|then|though|that|this|it|its|they|those|these|the|is|isnt|are|arent|was|does|doesnt|do|dont|has|hasnt|have|can|cant|cannot|be|case|short|long|low|high|lower|higher|little|much|few|many|different|less|more|limit|time|figure|difference))*$/u;

const candidatesIn = ({ shownProducts, listedProducts }: Conversation): readonly string[] =>
  shownProducts.length > 1 ? shownProducts : listedProducts;

/** "Will it thicken _" after a thickener: about both products. */
function mergeThickener(query: Query, last: Query, { meets }: ProductRange): Query | undefined {
  const [id, other] = last.products;
  const isThickener = id !== undefined && meets({ kind: 'type', isRequired: true, value: 'thickener' }, id);
  return isThickener && other === undefined && query.products.length === 1 && THICKENS.test(query.text)
    ? { ...query, products: unique([id, ...query.products]) }
    : undefined;
}
const THICKENS = /\b(?:it|this|that)\b.*\b(?:thickens?|works?|mix|go(?:es)?)\b/u;

/** A listed product named in part; if it may be several, Sim asks back. */
function resolvePicked({ query, last, conversation, range }: FollowUp): Query | undefined {
  const match = pickedByName(query, candidatesIn(conversation), range.names);
  if (match === undefined) return undefined;
  return match.ids.length > 1
    ? { ...query, subject: 'products', unresolvedName: { kind: 'several', ...match } }
    : queryAbout(query, last, match.ids);
}

function resolveReferred({ query, last, conversation, range }: FollowUp): Query | undefined {
  const productIds = referredProducts(query, last, conversation, range.names);
  return productIds.length > 0
    ? queryAbout(query, last, productIds, AMONG_THOSE.test(query.text))
    : undefined;
}

/** "And Dalesip Milk?" repeats the question; "compare it with Dalesip Two" and "add Dalesip Mini" add a product. */
function mergeNames(query: Query, last: Query): Query {
  const refersBack = query.reference?.kind === 'same';
  const isBare = asksNothing({ ...query, isComparison: false });
  // "How much more sodium is that than Tarnvane Standard"
  const isThanComparison = refersBack && query.bareSuperlative !== null && / (?:than|or) /u.test(query.text);
  const addsToProducts =
    query.isComparison || isThanComparison
      ? !CORRECTS.test(query.text) &&
        (refersBack || (query.products.length === 1 && last.products.length === 1))
      : isBare && addsProduct(query, last);
  if (addsToProducts) {
    // "Is it higher than Dalesip Mini" after a comparison of two: about the first.
    const lastProducts =
      isThanComparison && / than /u.test(query.text) ? last.products.slice(0, 1) : last.products;
    const products = [...new Set([...lastProducts, ...query.products])];
    // "Is it more energy dense than Dalesip Two"
    const [claim] = query.criteria.flatMap((each) =>
      each.kind === 'claim' ? [each.value === 'high energy' ? 'energyKcal' : 'protein'] : [],
    );
    const claimAsNutrient =
      isThanComparison && claim !== undefined ? { nutrients: [claim], criteria: [] } : {};
    const [by, another] =
      [query.nutrients, claim === undefined ? [] : [claim], last.nutrients].find(
        ({ length }) => length > 0,
      ) ?? [];
    const order =
      query.order ??
      (isThanComparison && by !== undefined && another === undefined
        ? { by, isLowFirst: query.bareSuperlative === 'least', place: 1 }
        : null);
    const merged = { ...query, ...claimAsNutrient, products, order, isComparison: true };
    // "Compare it with the Mini" after everything about one product: only the differences.
    const topics = last.topics.filter((topic) => topic !== 'info');
    return isBare
      ? repeatedQuestion(merged, { ...last, topics })
      : query.nutrients.length > 0
        ? { ...merged, ...inheritBasis(query, last) }
        : merged;
  }
  // "Dalesip Mini Fibre", "600 ml of it", with nothing else.
  const isNameAlone = query.unmatchedWords.every((word) => POLITE_WORDS.test(word));
  const continuesQuestion =
    query.startsAsFollowUp ||
    refersBack ||
    last.unresolvedName !== null ||
    isNameAlone ||
    CORRECTS.test(query.text);
  return asksNothing(query) && last.subject === 'products' && continuesQuestion
    ? queryAbout(query, last, query.products)
    : query;
}
/** Words around a name that ask nothing. */
const POLITE_WORDS =
  /^(?:ta|thanks|cheers|great|grand|lovely|now|ok|okay|right|so|and|then|next|please|pls|also|too|again|the|both|of|in|for|same|,)$/u;

/** "Sodium in a litre of both": the question comes before the pronoun, so its words are not part of a name. */
const AMONG_THOSE =
  /\b(?:in|of|from|does|do|has|have) (?:.* )?(?:both|it|that|this|them|each|(?:those|these|the) 2)\b/u;

const SEARCH_KINDS = kinds('form', 'disorder', 'brand', 'among');

/** A type of product starts a new search if something is searched for. */
const startsSearch = ({ criteria }: Query): boolean =>
  criteria.some(({ kind, isRequired }) => isRequired && SEARCH_KINDS.has(kind));

/** After a list: part of it, another ranking or nutrient, or what its labels say. */
function mergeWithList(
  originalQuery: Query,
  last: Query,
  shown: readonly string[],
  range: ProductRange,
): Query {
  // "Show the rest": the whole list.
  if (THE_REST.test(originalQuery.text)) return { ...last, text: `${last.text} , all of them shown` };
  if (WHAT_HAVE_YOU.test(originalQuery.text))
    return { ...last, hasOnlyWeakTopics: false, text: originalQuery.text };
  const query = inheritLimitBasis(withSameNegation(originalQuery, last), last);
  const { order, nutrients, topics, basis, asksForCount, text, unknownWords, unreadAmounts } = query;
  // "Any halal sip feeds" starts a new list; "any without" continues.
  const refersToList =
    query.reference !== null ||
    DESCRIBED_ONES.test(text) ||
    WHICH_ONES.test(text) ||
    (query.startsAsFollowUp && !(startsSearch(query) && text.startsWith('any ')));
  // "Liquid ones" narrows a list of tube feeds; "sip ones" replaces it, though a few products are both.
  const fitsShownProducts = query.criteria.every(
    (each) =>
      each.kind === 'form' && !ROUTE_FORM.test(each.value) && shown.some((id) => range.meets(each, id)),
  );
  // "Any sip ones" after milk free tube feeds: sip feeds that are milk free too.
  const asksForOtherForm =
    !refersToList &&
    text.split(' ').length <= FEW_WORDS &&
    query.criteria.length === 1 &&
    query.criteria.every(({ kind, isRequired }) => kind === 'form' && isRequired) &&
    (last.criteria.some(({ kind }) => kind !== 'form') || fitsShownProducts) &&
    !/\b(?:all|your|you)\b/u.test(text);
  const standsAlone =
    query.asksForSomeOfKind ||
    query.namesProductsInGeneral ||
    query.criteria.length > 1 ||
    query.order !== null;
  if ((startsSearch(query) && !refersToList && standsAlone && !asksForOtherForm) || WHOLE_RANGE.test(text))
    return query;
  // A question about something that no label states gave no list, so the next question stands alone.
  if (last.nutrientsWithoutRow.length > 0 && query.criteria.length > 0 && !refersToList) return query;
  // "How much protein is in it", "their codes": for each of a short list.
  const asksForEachListed =
    (query.reference?.kind === 'same' ||
      (query.amounts.length > 0 && !query.asksForSomeOfKind && !query.namesProductsInGeneral)) &&
    nutrients.length > 0 &&
    shown.length <= MAX_FOR_EACH;
  // "Allergens?" after a short list.
  const isBare = text.split(' ').length <= 3 && shown.length <= MAX_FOR_EACH;
  const asksOfThem = topics.length > 0 && (refersToList || isBare || ASKS_FOR_EACH.test(text));
  const isNarrower = query.criteria.length > 0 || order !== null || asksForCount;
  if (!isNarrower && (asksForEachListed || asksOfThem))
    return { ...query, subject: 'products', products: shown.slice(0, MAX_FOR_EACH), reference: null };
  const asksOtherwise =
    (nutrients.length > 0 || basis !== null) &&
    (refersToList ||
      query.unmatchedWords.length === 0 ||
      text.split(' ').length <= 3 ||
      /\b(?:each|all|every one)\b/u.test(text));
  if (!isNarrower && !asksOtherwise) return query;
  // "Drop kosher" removes a criterion; "drop the low protein foods" excludes them.
  const isDropped = /^(?:(?:and|ok|now) )*(?:drop|remove|forget|lose|ditch)\b/u.test(text);
  const isWithdrawn = (each: Criterion) =>
    isDropped && last.criteria.some((other) => other.isRequired !== each.isRequired && isSame(other, each));
  // "What about tube feeds": instead of those.
  const isReplacedByForm = (each: Criterion) =>
    each.kind === 'form' &&
    !(asksForOtherForm && (fitsShownProducts || each.value === 'liquid')) &&
    (asksForOtherForm || /^(?:and )?(?:what|how) about\b/u.test(text)) &&
    startsSearch(query);
  const isReplaced = (each: Criterion) =>
    ((ANOTHER_NUMBER.test(text) || ANOTHER_SIDE.test(text)) &&
      query.criteria.some((other) => limitsSameNutrient(each, other))) ||
    // "And vegetarian ones?" replaces vegan; "which are also kosher" adds kosher.
    (each.kind === 'diet' &&
      !BOTH.test(text) &&
      /^(?:(?:and|ok|so) )*(?:what|how) about\b/u.test(text) &&
      query.criteria.every((other) => other.kind === 'diet'));
  const others = query.criteria.filter((each) => !isImpliedBy(each, last.criteria));
  const added = others.filter((each) => !isWithdrawn(each));
  return {
    ...last,
    criteria: [
      ...last.criteria.flatMap((each) =>
        isReplacedByForm(each) || isReplaced(each) || isReplacedBy(each, query, shown, range)
          ? []
          : withoutReplaced(each, others),
      ),
      ...added,
    ],
    order: order ?? last.order,
    nutrients: nutrients.length > 0 ? nutrients : last.nutrients,
    basis: basis ?? last.basis,
    asksForCount,
    // "And the next one", of the same feeds.
    text: order !== null && order.place > 1 ? last.text : text,
    unknownWords,
    unreadAmounts,
  };
}
const THE_REST =
  /^(?:(?:and|ok|can you|could you|please|now) )*(?:(?:show|list|see|give|name|what are|what is)(?: me)? )?(?:the |all the )?(?:rest|others|remaining|remainder|(?:list|show|see|name) (?:them )?all(?: \d+)?|all of them|them all|full list|whole list|more of them|any (?:others|more)|other \d+)(?: of (?:them|those))?(?: (?:please|then|too))*$/u;
/** "Which ones have you" after what elemental means */
const WHAT_HAVE_YOU =
  /^(?:(?:and|so|ok|then) )*(?:(?:which|what)(?: ones)? (?:have|do) (?:you|ye|we)|(?:have|do) (?:you|ye|we)(?: have| do| got)? any)(?: (?:have|got|do|sell|stock|make|then))*$/u;
/** Asks about the whole range, not the list before. */
const WHOLE_RANGE =
  /\b(?:any(?:thing|one| products?) at all|(?:whole|entire|full) (?:range|catalogue)|(?:any|all|none) of (?:your|the) products)\b/u;
const FEW_WORDS = 6;
/** "No, under 10 g": replaces the limit; "no more than 10 g" adds one. */
const ANOTHER_SIDE =
  /^(?:no ,|nope|sorry|actually|rather|instead)(?: ,)? .*\b(?:over|under|above|below|more|less|at)\b|\binstead$/u;
/** "The liquid ones", of the list. */
const DESCRIBED_ONES = /^(?:(?:and|just|only|show|me) )*the (?:\w+ ){1,3}ones$/u;
const MAX_FOR_EACH = 4;
const BOTH = /\b(?:also|both|too|as well|only|that are|which are)\b/u;
/** A product has only one of each kind, so that a new value replaces the old one. */
const SINGLE_VALUE_KINDS = kinds('country', 'age', 'disorder', 'brand', 'flavour', 'pack');
const limitsSameNutrient = (one: Criterion, other: Criterion): boolean =>
  one.kind === 'nutrient' && other.kind === 'nutrient' && one.value === other.value && one.limits !== 'some';
/** What remains of a criterion after the new ones exclude or replace some of its alternatives. */
function withoutReplaced(criterion: Criterion, added: readonly Criterion[]): Criterion[] {
  const isReplaced = added.some(
    (other) =>
      other.isRequired &&
      criterion.isRequired &&
      other.kind === criterion.kind &&
      SINGLE_VALUE_KINDS.has(other.kind),
  );
  return withoutAlternatives(
    criterion,
    (each) =>
      isReplaced || added.some((other) => other.isRequired !== each.isRequired && isSame(each, other)),
  );
}

const KINDS_OF_CODES = kinds('country', 'flavour', 'pack');
const SINGLE_PRODUCT_KINDS = kinds('allergen', 'ingredient', 'sample');

/** "And its fibre", "per bottle", "which has more": about the products in the conversation. */
function mergeWithProducts(
  query: Query,
  last: Query,
  { shownProducts, listedProducts }: Conversation,
  range: ProductRange,
): Query {
  const { text, criteria, nutrients, topics, order, reference } = query;
  // "Which has milk", "which one has soya": of two or more named products.
  const asksWhichOfThem =
    WHICH_ONES.test(text) || (WHICH_OF_THEM.test(text) && !query.namesProductsInGeneral);
  const isAboutBoth =
    (order !== null || query.isComparison || asksWhichOfThem) &&
    listedProducts.includes(last.products[0] ?? '');
  const products = shownProducts.length > 1 ? shownProducts : isAboutBoth ? listedProducts : last.products;
  const isTaste =
    criteria.length > 0 && criteria.every(({ kind }) => kind === 'flavour') && !SEARCHES.test(text);
  // "Any gluten" after one product: asks whether it contains any.
  const asksWhetherContained =
    ASKS_IF_CONTAINED.test(text) &&
    !query.namesProductsInGeneral &&
    criteria.every(({ kind, isRequired }) => isRequired && SINGLE_PRODUCT_KINDS.has(kind));
  // "Is there one without milk", "is there any with over 8 g": about the whole range; a "no" for this product alone would mislead.
  const asksForAnyProduct =
    ASKS_IF_THERE_IS_ONE.test(text) &&
    criteria.some((each) => !each.isRequired || (each.kind === 'nutrient' && each.limits !== 'some'));
  const isSearch =
    query.subject === 'list' &&
    !asksWhetherContained &&
    (query.asksForSomeOfKind || query.namesProductsInGeneral) &&
    !(isTaste || (asksWhichOfThem && products.length > 1)) &&
    reference === null &&
    order === null &&
    (asksForAnyProduct || !/^(?:and|does|is|has|what about)\b/u.test(text));
  // An unknown word may be the name of another product: nothing is assumed.
  const asksForSomethingElse =
    query.unusedWords.some((word) => isOrdinary(word) && !VALUE_WORDS.test(word)) &&
    reference === null &&
    !query.startsAsFollowUp;
  // "What about tube feeds" after whether one product is vegan: lists the vegan tube feeds.
  if (startsSearch(query) && ASKS_ABOUT_OTHERS.test(text)) {
    const inherited = last.criteria.filter(
      ({ kind }) => RANGE_KINDS.has(kind) && !criteria.some((each) => each.kind === kind),
    );
    return { ...query, criteria: [...criteria, ...inherited], reference: null };
  }
  const standsAlone =
    isSearch ||
    (startsSearch(query) && reference === null) ||
    query.asksForCount ||
    query.unknownWords.length > 0 ||
    asksForSomethingElse;
  // "And at 15 %?" after how a powder is made up: its figures at that strength.
  const asksForStrength =
    query.unreadAmounts.length === 1 && query.text.includes(`${query.unreadAmounts[0]} %`);
  const asksForBasis =
    query.amounts.length > 0 || query.basis !== null || query.isInMmol || asksForStrength || IN_MG.test(text);
  // "How long", about storing or hanging.
  const asksHowLong = HOW_LONG.test(text) && last.topics.some((topic) => TIMED_TOPICS.test(topic));
  if (asksHowLong) return { ...last, text, reference: null };
  // "How much", after whether there is any.
  if (HOW_MUCH.test(text) && last.nutrients.length > 0) return { ...last, reference: null };
  // "How much milk do you need" for a powder: about mixing, not the allergen.
  if ((HOW_MUCH_LIQUID.test(text) || SCOOP_WEIGHT.test(text)) && products.length === 1)
    return {
      ...query,
      basis: null,
      subject: 'products',
      products,
      criteria: [],
      topics: ['dilution'],
      reference: null,
    };
  // "What is the most you have for children" after one product: asks about the whole range.
  if (order !== null && products.length === 1 && reference === null && ASKS_WHOLE_RANGE.test(text))
    return { ...query, subject: 'list' };
  if (products.length === 0 || standsAlone || (asksNothing(query) && !asksForBasis)) return query;
  const isComparison =
    query.isComparison ||
    (products.length > 1 && ((last.isComparison && criteria.length === 0) || order !== null));
  const areVolumes = query.amounts.every((each) => each.kind === 'measure' && each.unit === 'ml');
  const strength = asksForStrength || !areVolumes ? undefined : strengthOf(last);
  const completed: Query = {
    ...query,
    subject: 'products',
    products,
    isComparison,
    // "And phosphate" after a feed at 15 %: at that strength.
    ...(strength !== undefined &&
      nutrients.length + query.amounts.length > 0 && {
        unreadAmounts: [strength],
        text: `${text} at ${strength} %`,
      }),
  };
  // "And in Ireland?", "just raspberry" after codes: the codes for that.
  const narrowsCodes =
    criteria.length > 0 && criteria.every(({ kind, isRequired }) => KINDS_OF_CODES.has(kind) && isRequired);
  if (narrowsCodes && last.topics[0] === 'codes' && topics.length + nutrients.length === 0)
    return { ...repeatedQuestion(completed, last), criteria };
  // "Which has the longer shelf life", "which comes in the bigger pack" after named products: ranks them.
  if (order !== null && products.length > 1 && nutrientById(order.by) === undefined)
    return {
      ...query,
      subject: 'list',
      criteria: [{ kind: 'among', isRequired: true, ids: products, words: namesOf(products, range) }],
    };
  // "What differs": in anything.
  if (DIFFERS.test(text) && products.length > 1 && nutrients.length === 0)
    return { ...completed, isComparison: true };
  // "Put them side by side": repeats the question for each.
  if (asksNothing({ ...query, isComparison: false }))
    return repeatedQuestion(completed, {
      ...last,
      topics: asksForStrength ? [] : last.topics,
      isInMmol: last.isInMmol && !IN_MG.test(text),
    });
  // "And fat" after a figure for an amount: keeps the amount.
  const asksOnlyForFigures =
    nutrients.length + query.nutrientsWithoutRow.length > 0 &&
    topics.length + criteria.length === 0 &&
    !(query.amounts.length > 0 || query.basis !== null);
  const lastHasBasis = last.nutrients.length + last.amounts.length > 0 || last.target !== null;
  return asksOnlyForFigures && lastHasBasis ? { ...completed, ...inheritBasis(query, last) } : completed;
}
/** "At 15 %", of a feed. */
export const strengthOf = ({ unreadAmounts: [number, other], text }: Query): string | undefined =>
  number !== undefined && other === undefined && text.includes(`${number} %`) ? number : undefined;
/** "In mg then", after mmol. */
const IN_MG = /\bin (?:mg|milligrams)\b/u;
const ASKS_WHOLE_RANGE =
  /\b(?:you|ye|yous|we|they) (?:have|do|make|sell|stock|got|supply)\b|\bthere (?:is|are)\b|\bof (?:all|any)\b/u;
const RANGE_KINDS = kinds('diet', 'allergen');
const ASKS_ABOUT_OTHERS =
  /^(?:(?:and|so|ok|but) )*(?:what|how) about (?:\w+ )*(?:feeds|drinks|supplements|sips|powders|formulas|foods|products)(?: (?:for|with|without|under|over|from|that|which) .*)?$/u;
const VALUE_WORDS =
  /^(?:made|contents?|levels?|values?|figures?|amounts?|labels?|gets?|getting|(?:bag|bottle|pack|tin|carton|sachet|pot|tub|size)s?|pouch(?:es)?)$/u;
const HOW_MUCH_LIQUID =
  /^(?:(?:and|so|ok) )*how much (?:(?:whole|cold|fresh|of the) )*(?:milk|juice|liquid)\b|\b(?:what|which) (?:sort|kind|type) of (?:milk|juice|liquid)\b/u;
const HOW_MUCH = /^(?:(?:and|so|ok|but) )*how much(?: (?:is (?:it|that|there)|then|exactly))*$/u;
const SCOOP_WEIGHT =
  /^(?:(?:and|so|ok) )*(?:how many|how much|what) (?:g|grams?|powder) (?:is |are )?(?:per|in an?|in each|in 1|to an?) scoop$/u;
const HOW_LONG = /^(?:(?:and|so|ok|but) )*(?:for )?how long(?: (?:for|then|though|exactly))*$/u;
const TIMED_TOPICS = /^(?:storage|directions|shelfLife|hangTime|lasts)$/u;
const DIFFERS = /\b(?:what|how|where) (?:\w+ ){0,3}differs?\b|\bwhat is different\b|\bdifferences\b/u;
const ASKS_IF_CONTAINED =
  /^(?:(?:and|ok|so|has it|does it have|is there|got|with) )*any (?!.*\b(?:ones?|others?|else|thing|products?)\b)/u;
const ASKS_IF_THERE_IS_ONE = /^is there (?:any|one)(?! of (?:it|that|this)\b)/u;
const WHICH_OF_THEM =
  /^(?:(?:and|so|ok) )*which (?:(?:one|of (?:them|these|those|the 2|both)) )?(?:has|have|is|are|contains?|does|comes?|can|may)\b/u;
/** "Which ones vegetarian", "which ones have fibre". */
const WHICH_ONES = /^(?:(?:and|so|ok) )*which (?:ones|of (?:them|these|those))\b/u;
const SEARCHES = /\b(?:anything|something|which|others?|ones|else|everything|list|show)\b/u;
