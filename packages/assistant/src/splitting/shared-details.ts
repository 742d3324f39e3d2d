// Longer than other files: what questions of one message share is filled in by one list of rules, in order.
import { ABOUT_THE_REST } from './split-message.ts';
import { LISTED_KINDS, MARKS } from '../message/criterion-kinds.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { Criterion, Query } from '../message/query.ts';

// Details that one question of a message leaves out, taken from the question beside it.

const isKind = ({ kind, isRequired }: Criterion): boolean => isRequired && LISTED_KINDS.has(kind);
const hasKind = ({ criteria }: Query): boolean => criteria.some(isKind);

const FEEDS: Criterion = { kind: 'form', isRequired: true, value: 'feed' };

/** Fills in what each of several questions leaves out from its neighbour. */
export function shareDetails(queries: readonly Query[]): Query[] {
  const shared: Query[] = [];
  for (const [at, query] of queries.entries()) {
    const before = shared[at - 1];
    const after = queries[at + 1];
    const isBare =
      query.order !== null && !hasKind(query) && query.products.length === 0 && query.unresolvedName === null;
    // "Which has the most and which the least fat".
    if (
      query.order === null &&
      query.bareSuperlative !== null &&
      query.nutrients.length === 0 &&
      after?.order != null
    )
      shared.push({ ...query, order: { ...after.order, isLowFirst: query.bareSuperlative === 'least' } });
    else if (before?.order != null && query.order === null && OPPOSITE_SUPERLATIVE.test(query.text))
      shared.push({
        ...before,
        order: { ...before.order, isLowFirst: query.bareSuperlative === 'least' },
        text: query.text,
      });
    // "Kcal in this and in that, which has more fibre", "which of these are vegan": about all named products.
    else if (
      query.products.length === 0 &&
      !query.namesProductsInGeneral &&
      before?.subject !== 'list' &&
      WHICH_OF_THEM.test(query.text) &&
      query.order?.by !== 'packSize' &&
      namedProductIds(shared).length > 1
    )
      shared.push({
        ...query,
        subject: 'products',
        products: namedProductIds(shared),
        isComparison: isBare,
      });
    // "Carbohydrate of this and that, and youngest age for each": about labels, not a ranking.
    else if (isBare && query.order?.by === 'ageFrom' && namedProductIds(shared).length > 0)
      shared.push({
        ...query,
        subject: 'products',
        products: namedProductIds(shared),
        order: null,
        topics: ['ages'],
      });
    else if (before !== undefined && before.products.length > 0 && isAboutThickenedDrink(query))
      shared.push({ ...query, subject: 'products', products: before.products, criteria: [] });
    else if (isBare && before?.subject === 'list')
      shared.push({
        ...query,
        criteria: [
          // "Which feed has the most energy and the least sodium": both of the feeds.
          ...(/\bfeeds?\b/u.test(before.text) && !hasKind(before) ? [FEEDS] : []),
          ...(ABOUT_THE_REST.test(query.text) ? excludeFound(before, shared[at - 2]) : before.criteria),
          ...query.criteria,
        ],
      });
    // "Highest protein and lowest sodium tube feed".
    else if (isBare && before === undefined && after?.order != null && hasKind(after))
      shared.push({ ...query, criteria: [...after.criteria, ...query.criteria] });
    else shared.push(before === undefined ? query : fillIn(query, before));
  }
  // "Dalesip Mini banana: halal? PIP?": the code of that flavour.
  const taste = shared.find(isNameWithFlavour);
  return shared.map((query) =>
    taste !== undefined && query.topics.includes('codes') && query.products.join() === taste.products.join()
      ? { ...query, text: `${query.text} , ${taste.text}` }
      : query,
  );
}

/** "Those for TYR, which can I use from birth, and which of the others is lightest": the same kind, without the products already found. */
const excludeFound = ({ criteria }: Query, last: Query | undefined): Criterion[] =>
  criteria.map((each) =>
    isKind(each) || last?.criteria.some((other) => JSON.stringify(other) === JSON.stringify(each)) === true
      ? each
      : { ...each, isRequired: !each.isRequired },
  );

/** "Kcal of this, and what else is there for PKU": a list without the product just named. */
export const withoutNamedProducts =
  ({ all }: NameIndex) =>
  (query: Query, at: number, queries: readonly Query[]): Query => {
    const ids = queries[at - 1]?.products ?? [];
    if (query.subject !== 'list' || ids.length === 0 || !ABOUT_OTHERS.test(query.text)) return query;
    if (query.criteria.some(({ kind }) => kind === 'among')) return query;
    const namedProductIds = all.filter(({ product }) => ids.includes(product.id));
    const words = namedProductIds.map(({ product }) => product.name).join(', ');
    // "What else is in that range"
    const brand = IN_SAME_RANGE.test(query.text) ? namedProductIds[0]?.brand : undefined;
    const range: readonly Criterion[] =
      brand === undefined ? [] : [{ kind: 'brand', isRequired: true, value: brand }];
    return {
      ...query,
      criteria: [...range, ...query.criteria, { kind: 'among', ids, words, isRequired: false }],
    };
  };
const IN_SAME_RANGE = /\b(?:in|of|from) (?:that|this|its|the same) (?:range|brand|family|line)\b/u;
const ABOUT_OTHERS = /\b(?:else|others?|another)\b/u;

/** "How long may the thickened drink be left out": on the label of the product just named. */
const isAboutThickenedDrink = ({
  subject,
  topics,
  criteria,
  text,
  namesProductsInGeneral,
  asksForSomeOfKind,
}: Query): boolean =>
  subject === 'list' &&
  topics.length > 0 &&
  !(namesProductsInGeneral || asksForSomeOfKind) &&
  criteria.every(({ kind, isRequired }) => isRequired && kind === 'type') &&
  /\bthe (?:\w+ )?(?:drink|feed|powder|food|formula|liquid|fluid|shake|milk)\b/u.test(text);

const WHICH_OF_THEM =
  /^(?:tell me )?which (?:ones? |of (?:these|those|them|the (?:two|2|three|3)) )?(?:has|have|is|are|gives?|contains?|comes?|can|does|do)\b/u;
const namedProductIds = (queries: readonly Query[]): readonly string[] => [
  ...new Set(queries.flatMap(({ products }) => products)),
];

/** "Which sips for adults are halal and which have no soya": both for adults. */
const isSharedAge = (each: Criterion, { criteria }: Query): boolean =>
  each.kind === 'age' && !criteria.some(({ kind }) => kind === 'age');

/** "What level 2 is called" is about no product. */
const ASKS_FOR_MEANING = /\b(?:called|means?|meaning|stands? for|name of)\b/u;
/** "The plant feed": one product, though its description may fit several. */
export const DESCRIBES_ONE =
  /\bthe (?!(?:same|other|others|first|last|next)\b)(?:[\w.]+ ){1,5}(?:feed|sip|drink|one|product|powder|formula|supplement|thickener|pudding|liquid)\b/u;
export const REFERS_TO_BOTH = /\b(?:both|they|all|each|either|neither)\b/u;

const sharesAmount = ({ nutrients, amounts, basis, text }: Query, before: Query): boolean =>
  nutrients.length > 0 &&
  amounts.length === 0 &&
  basis === null &&
  ((before.amounts.length === 1 &&
    // "900 ml of this: protein? Na mmol?"
    (/\bhow (?:much|many)\b/u.test(text) || text.split(' ').length <= FEW_WORDS)) ||
    // "1 l of this with 20 g of that stirred in. Total energy and protein": an amount of each.
    (before.amounts.length > 1 && before.amounts.length === before.products.length));

const FEW_WORDS = 3;
/** "Powder or liquid", "tube ok": about the named product, not a list. */
export const asksFormOnly = ({
  criteria,
  text,
  products,
  asksForCount,
  namesProductsInGeneral,
  topics,
  nutrients,
}: Query): boolean =>
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'form') &&
  products.length + topics.length + nutrients.length === 0 &&
  !asksForCount &&
  !namesProductsInGeneral &&
  !ASKS_FOR_SOME.test(text);
const ASKS_FOR_SOME =
  /\b(?:which|what|any|list|show|find|have|sell|do you|feeds|drinks|sips|ones|powders|liquids|foods|formulas)\b/u;

/** "How many in a tub", "in a bottle": how the named product is packed, not a list. */
export const asksPackOnly = ({
  criteria,
  text,
  products,
  nutrients,
  namesProductsInGeneral,
}: Query): boolean =>
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'container' || kind === 'pack') &&
  products.length + nutrients.length === 0 &&
  !namesProductsInGeneral &&
  !/\b(?:which|any|list|show|find|have|sell|do you|others?|ones?)\b/u.test(text);

/** "The code of one in strawberry and of the other in toffee": a name with a flavour repeats the question before. */
const isNameWithFlavour = ({ products, criteria, topics, nutrients, text }: Query): boolean =>
  products.length === 1 &&
  criteria.length > 0 &&
  criteria.every(({ kind, isRequired }) => kind === 'flavour' && isRequired) &&
  topics.length + nutrients.length === 0 &&
  !/\b(?:is|does|do|come|comes|have|has|available|any)\b/u.test(text);

const WHICH_IS = /^which (?:ones? )?(?:is|are|comes?)\b/u;
const ASKS_IF_CONTAINED = /^(?:(?:and|is|are|there) )*any (?!others?\b|of\b|with|for\b|that\b|in\b)/u;

/** "Is it low in sugar": about the named product, not a ranking. */
export const asksDegree = ({ order, bareSuperlative, reference, text }: Query): boolean =>
  order !== null &&
  bareSuperlative === null &&
  reference?.kind === 'same' &&
  /^(?:is|are) (?:it|this|that|they)\b/u.test(text);

function fillIn(originalQuery: Query, before: Query): Query {
  // "What is the biggest pack and kcal in it": in that pack.
  const query =
    before.order?.by === 'packSize' &&
    originalQuery.reference?.kind === 'same' &&
    originalQuery.order === null
      ? { ...originalQuery, order: before.order }
      : asksDegree(originalQuery)
        ? { ...originalQuery, order: null }
        : originalQuery;
  const { criteria, text } = query;
  if (asksPackOnly(query) && before.products.length === 1)
    return {
      ...query,
      subject: 'products',
      products: before.products,
      criteria: [],
      // "What is a scoop in grams"
      topics: [/\bscoops?\b/u.test(text) ? 'dilution' : 'packs'],
      asksForCount: false,
    };
  if (isNameWithFlavour(query) && before.products.length === 1 && before.topics.length > 0)
    return { ...query, topics: before.topics, text: `${before.text} , ${text}` };
  // "Which tube feeds are vegan and which are halal": two lists of the same kind.
  if (
    query.subject === 'list' &&
    before.subject === 'list' &&
    // "Which Dalesips are ready to feed and which are powder": both of that brand.
    (!hasKind(query) || (!query.namesProductsInGeneral && WHICH_IS.test(text))) &&
    criteria.length > 0 &&
    /^(?:which|how many|what|how about)\b/u.test(text)
  )
    return {
      ...query,
      criteria: [
        ...before.criteria.filter(
          (each) =>
            (isKind(each) && !criteria.some(({ kind }) => kind === each.kind)) || isSharedAge(each, query),
        ),
        ...criteria,
      ],
    };
  const isAboutSameProduct =
    !ASKS_FOR_MEANING.test(text) &&
    query.products.length === 0 &&
    query.unresolvedName === null &&
    // "And what are the allergens", "any milk": about the same product.
    (!query.asksForSomeOfKind ||
      (!query.namesProductsInGeneral &&
        (ASKS_IF_CONTAINED.test(text) ||
          // "What is the osmolality when it is made up".
          (query.topics.length + query.amounts.length + Number(query.reference?.kind === 'same') > 0 &&
            criteria.length === 0)))) &&
    !query.asksForCount;
  const asks =
    query.topics.length + query.nutrients.length + query.nutrientsWithoutRow.length > 0 ||
    criteria.some(({ kind }) => MARKS.has(kind));
  if (
    isAboutSameProduct &&
    (asksFormOnly(query) || (asks && !hasKind(query))) &&
    (query.order === null || query.order.by === 'packSize') &&
    before.products.length > 0 &&
    query.otherIntents.length === 0
  )
    return {
      ...query,
      subject: 'products',
      // "Does this beat that for protein? For energy?": about both again; "flavours of the first": of that one.
      products:
        query.reference?.kind === 'nth'
          ? before.products.slice(query.reference.index).slice(0, 1)
          : before.products,
      // "A quarter of a tin, how many scoops is that and how much MCT": for the same amount.
      amounts: sharesAmount(query, before) ? before.amounts : query.amounts,
    };
  return query;
}

/** "The most protein, and the least". */
export const OPPOSITE_SUPERLATIVE =
  /^(?:(?:the|which|has|have|is|with) )*(?:least|lowest|most|highest|fewest|smallest|largest|biggest)(?: (?:too|as well|please|ones?))*$/u;
