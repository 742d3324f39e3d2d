// Longer than other files: the steps that make a list run in one order, each next to its sentence.
import { type Product, toSearchParams } from '../../catalogue.ts';
import { kinds } from '../../message/criterion-kinds.ts';
import type { Criterion, Query, Target } from '../../message/query.ts';
import type { AnswerPart } from '../answer.ts';
import { criterionWords, filterOf, formWords, hasFlavour, meetsCriterion, staysInList } from './criteria.ts';
import {
  catalogueSource,
  type Draft,
  isSoldHere,
  type Knowledge,
  notUnderstoodSentence,
  PAGES,
  type Content,
  withoutEmptyParts,
} from '../draft.ts';
import { listed } from '../../language/phrases.ts';
import { isTypeByDescription } from '../products/kinds.ts';
import { statedAges } from '../products/ages.ts';
import { hasMatchingPack, notCountedNote, sizesOf, shownBasis } from '../products/pack-sizes.ts';
import { withImpliedMeasure } from '../../quantities/bare-sizes.ts';
import { madeUpAt } from '../figures/amounts.ts';
import { nutrientAnswer } from '../figures/nutrient-answer.ts';
import { FAMILY, ONE_PERSON } from '../../vocabulary/person-words.ts';
import { asFedNote, MAX_LEADERS, type Ranking, rankingOf, rankingSentence, type Search } from './ranking.ts';
import { sortedByLimit, nearMissSentence, singleLimit, orderSentence } from './near-misses.ts';
import { targetParts } from '../figures/target-answer.ts';
import { inMmol, nutrientInSentence, nutrientsById, valueOn } from '../figures/values.ts';

const ROWS_SHOWN = 5;
/** "Rank all tube feeds": shown here in full, because the product list would not be in that order. */
const MAX_ROWS = 40;

/** The products that meet all criteria: counted, listed, and ranked if an order was asked for. */
export function listAnswer(knowledge: Knowledge, originalQuery: Query): Draft {
  const criteria = criteriaOf(knowledge, originalQuery);
  // A question about a country searches all products, not only those sold here.
  const asksAboutCountry = criteria.some(
    (each) => each.kind === 'country' && (each.isRequired || each.value === knowledge.country),
  );
  const availableProducts = knowledge.products.filter(
    (product) => asksAboutCountry || isSoldHere(knowledge, product),
  );
  const fits = matchingProducts({ knowledge, query: originalQuery, criteria, availableProducts }, criteria);
  const query = fits.length <= MAX_WITH_FIGURES ? withImpliedMeasure(originalQuery, fits) : originalQuery;
  const search = { knowledge, query, criteria, availableProducts };
  if (
    knowledge.country === 'roi' &&
    criteria.some(({ kind }) => kind === 'use') &&
    INDICATIONS.test(query.text)
  )
    return {
      intent: intentOf(criteria),
      kind: 'unknown',
      content: [
        'Indications are shown for the United Kingdom only, so I cannot list products by indication.',
      ],
      links: [PAGES.products, PAGES.contact],
    };
  const fitting = sortForList(search, fits);
  const ranking = rankingOf(search, fitting);
  const limited = ranking === undefined ? singleLimit(criteria) : undefined;
  const found = ranking?.products ?? fitting;
  const [first, second] = found;
  const base = {
    intent: intentOf(criteria),
    sources: [catalogueSource(knowledge, null, 'all products of the country')],
    links: [listLink(criteria)],
  };
  // "How much is in those in 500 ml": the figure of each listed product.
  if (first !== undefined && found.length <= MAX_WITH_FIGURES && asksOneAmount(query))
    return nutrientAnswer(knowledge, { ...query, criteria: [], products: found.map(({ id }) => id) }, found);
  const lead =
    ranking === undefined || fitting.length === 0
      ? countSentence(search, found.length)
      : rankingSentence(knowledge, ranking, countedProducts(search, ranking.count));
  const places = query.order?.places;
  if (places !== undefined && ranking !== undefined) return ranksDraft(search, fitting, places, base);
  if (first === undefined) {
    const nearest = withoutOneCriterion(search);
    return {
      ...base,
      content: withoutEmptyParts(allOrNoneSentence(search, 0), lead, ...nearest, ...remarks(search)),
      // "The first one" then means the first product shown.
      offeredProducts: nearest.flatMap((part) =>
        typeof part === 'object' && part.kind === 'products' ? part.rows.map(({ id }) => id) : [],
      ),
      links: [...base.links, PAGES.contact],
    };
  }
  const volume = requestedVolume(query, ranking);
  const shown = rowCount(query, found, ranking);
  return {
    ...base,
    content: withoutEmptyParts(
      // A number that was not understood is named before a list that ignores it.
      volume === undefined && notUnderstoodSentence(query.unreadAmounts),
      allOrNoneSentence(search, found.length),
      lead,
      ranking === undefined &&
        limited === undefined &&
        query.bareSuperlative !== null &&
        found.length > 1 &&
        UNORDERED_NOTE,
      limited !== undefined && found.length > ROWS_SHOWN && orderSentence(limited.limit),
      ...(volume === undefined
        ? []
        : targetParts(knowledge, volume.target, [volume.of], { ...query, nutrients: [] })),
      rowsOf(search, found, shown, [
        ...(ranking?.nutrient === undefined ? [] : [ranking.nutrient]),
        ...(query.order?.also === undefined ? [] : [query.order.also]),
        ...query.nutrients,
        ...askedIn(criteria),
      ]),
      ranking !== undefined && alsoSentence(query),
      ...otherBasisParts(search, fitting, ranking),
      ...remarks(search, ranking, volume !== undefined),
    ),
    productIds: found.map(({ id }) => id),
    leaders: (ranking?.leaders ?? []).map(({ product }) => product.id),
    choices: [
      ...(found.length > shown && found.length <= MAX_ROWS
        ? [{ label: `Show all ${found.length}`, question: 'Show them all' }]
        : []),
      ...(second === undefined
        ? []
        : [{ label: 'Compare the first two', question: `Compare ${first.name} and ${second.name}` }]),
    ],
  };
}

/** "And the second and third": each rank, with all products that share it. */
function ranksDraft(
  search: Search,
  fitting: readonly Product[],
  places: readonly number[],
  base: Pick<Draft, 'intent' | 'sources' | 'links'>,
): Draft {
  const { knowledge, query } = search;
  const ranks = places.flatMap((place) => {
    const order = query.order && { ...query.order, place };
    return rankingOf({ ...search, query: { ...query, order } }, fitting) ?? [];
  });
  const leaders = ranks.flatMap((rank) => rank.leaders.map(({ product }) => product));
  const [first] = ranks;
  const extraNutrients = first?.nutrient === undefined ? [] : [first.nutrient];
  return {
    ...base,
    content: withoutEmptyParts(
      ...ranks.map((rank) => rankingSentence(knowledge, rank, countedProducts(search, rank.count))),
      leaders.length > 0 && rowsOf(search, leaders, MAX_TIED, extraNutrients),
      ...remarks(search, first),
    ),
    productIds: leaders.map(({ id }) => id),
  };
}

const MAX_WITH_FIGURES = 4;
const asksOneAmount = ({ amounts, nutrients, order, bareSuperlative }: Query): boolean =>
  amounts.length === 1 && nutrients.length > 0 && order === null && bareSuperlative === null;

const UNORDERED_NOTE =
  'These are in no particular order. Tell me what to sort them by, and whether the highest or the lowest should come first.';

const INDICATIONS = /\bindications?\b/u;

const ASKS_FOR_LEAST_VOLUME = /^(?:volumes?|mls?)$/u;

/** "The smallest volume for 300 kcal": the amount of the product with the most energy that provides it. */
function requestedVolume(
  { text, unreadAmounts }: Query,
  ranking: Ranking | undefined,
): { target: Target; of: Product } | undefined {
  const [leader] = ranking?.leaders ?? [];
  const nutrient = ranking?.nutrient;
  if (leader === undefined || nutrient === undefined || ranking?.isLowFirst === true) return undefined;
  const amount = Number(unreadAmounts[0]);
  return unreadAmounts.length === 1 &&
    amount > 0 &&
    text.split(' ').some((word) => ASKS_FOR_LEAST_VOLUME.test(word))
    ? { target: { nutrient, amount }, of: leader.product }
    : undefined;
}

/** Two wishes: the list has one order, and the other figure stands beside it. */
function alsoSentence({ order }: Query): string | undefined {
  if (order?.also === undefined) return undefined;
  if (order.also === 'volume')
    return 'The most in the same volume is also the least volume for the same amount.';
  const [nutrient] = nutrientsById([order.also]);
  return nutrient !== undefined
    ? `A list has one order, so ${nutrientInSentence(nutrient)} is beside it.`
    : order.also === 'packSize'
      ? 'A list has one order, so the pack sizes are beside it.'
      : 'A list has one order: ask for the other by itself.';
}

/** A ranking that mixes powders and liquids: the leaders on the other basis are given too, as the two cannot be compared. */
function otherBasisParts(search: Search, fitting: readonly Product[], ranking: Ranking | undefined): Content {
  if (
    ranking === undefined ||
    ranking.excludedCount === 0 ||
    ranking.basis === 'as-fed' ||
    ranking.place > 1 ||
    ranking.isBasisGiven
  )
    return [];
  const other = rankingOf(search, fitting, ranking.basis === 'ml' ? 'g' : 'ml');
  if (other === undefined || other.leaders.length === 0) return [];
  const leaders = other.leaders.map(({ product }) => product);
  // "The five best": five of each basis.
  const maxCount = search.query.order?.count;
  const extraNutrients = other.nutrient === undefined ? [] : [other.nutrient];
  return [
    `The others: ${rankingSentence(search.knowledge, other, countedProducts(search, other.count))}`,
    rowsOf(
      search,
      maxCount === undefined ? leaders : other.products.slice(0, maxCount),
      maxCount ?? MAX_LEADERS,
      extraNutrients,
      false,
    ),
  ];
}

const GROUP_CRITERIA = kinds('form', 'brand', 'among', 'type', 'disorder', 'use', 'age');

/** Whether a criterion defines the group that the question is about. */
const definesGroup = ({ kind, isRequired }: Criterion): boolean => isRequired && GROUP_CRITERIA.has(kind);

/** "Are all Tarnvanes vegan", "are the Tarnvanes": yes or no, and how many of the group. */
function allOrNoneSentence(search: Search, count: number): string | undefined {
  const { criteria, knowledge } = search;
  const asksOfTheList = ASKS_OF_THE_LIST.test(search.query.text) && criteria.length > 1;
  if (!asksOfTheList && !ASKS_OF_A_GROUP.test(search.query.text)) return undefined;
  // "Are they vegetarian", after a list: asked about every product of the list.
  const kinds = asksOfTheList ? criteria.slice(0, -1) : criteria.filter(definesGroup);
  const group = matchingProducts(search, kinds);
  const all = group.length;
  if (kinds.length === criteria.length || all < 2) return undefined;
  const mark = criteria.find((each) => each.kind === 'allergen' && !(asksOfTheList && kinds.includes(each)));
  if (mark !== undefined) {
    // A missing mark promises nothing, so the sentence names the mark: "none is marked" alone could be read either way.
    const marked = criterionWords(knowledge, { ...mark, isRequired: true });
    if (count === (mark.isRequired ? 0 : all)) return `None of the ${all} is ${marked}.`;
    if (mark.isRequired && count < all) return `Not all are ${marked}: ${count} of ${all}.`;
  }
  const traits = criteria.filter((each) => !kinds.includes(each));
  const silent = group.filter((product) =>
    traits.some(
      (each) => each.kind === 'nutrient' && meetsCriterion(each, product, knowledge.country) === null,
    ),
  ).length;
  if (silent === all) return `I cannot tell: none of the ${all} states it.`;
  if (silent > 0 && count + silent === all)
    return `I cannot say for all ${all}: ${silent} ${silent === 1 ? 'does' : 'do'} not state it.`;
  if (count === 0) return `No, none of the ${all}.`;
  return count === all ? `Yes, all ${all}.` : `No, not all: ${count} of ${all}.`;
}
const ASKS_OF_THE_LIST =
  /^(?:(?:and|so|ok) )*(?:are|do|have) (?:all of )?(?:they|these|those|them)(?: all)?\b/u;
const ASKS_OF_A_GROUP =
  /^(?:(?:are|is|do|does|have|has|can) (?:all|every|each)\b|(?:are|do|have) (?!there\b|you\b|both\b|these\b|those\b|any\b|some\b|we\b|i\b|they\b|it\b))/u;

const PURPOSE_OR_BRAND = kinds('type', 'use', 'disorder', 'brand');

/** The criteria of the list; a brand that was named without a product becomes one of them. */
function criteriaOf({ products }: Knowledge, query: Query): readonly Criterion[] {
  const { unresolvedName, text } = query;
  // "The most carbohydrate of your feeds", "feeds without fibre": whole feeds only, no sip, module or product for a disorder.
  const asksForFeeds =
    (NAMES_FEEDS.test(text) ||
      query.criteria.some((each) => each.kind === 'form' && each.value === 'feed')) &&
    unresolvedName?.kind !== 'brand' &&
    !query.criteria.some(
      (each) =>
        each.isRequired &&
        (PURPOSE_OR_BRAND.has(each.kind) || (each.kind === 'form' && each.value !== 'feed')),
    );
  const criteria: readonly Criterion[] = asksForFeeds
    ? [
        { kind: 'form', isRequired: true, value: 'whole-feed' },
        ...query.criteria.filter(({ kind, isRequired }) => kind !== 'form' || !isRequired),
      ]
    : query.criteria;
  if (unresolvedName === null || criteria.some(({ kind }) => kind === 'brand')) return criteria;
  const { kind, ids, typedName: words } = unresolvedName;
  const [brand] = products.find(({ id }) => id === ids[0])?.name.split(' ') ?? [];
  return kind === 'brand' && brand !== undefined
    ? [{ kind: 'brand', isRequired: true, value: brand.toLowerCase() }, ...criteria]
    : [{ kind: 'among', isRequired: true, ids, words }, ...criteria];
}

const NAMES_FEEDS =
  /(?<!\b(?:to|i|we|can|you|they|tube|sip) )\bfeeds?\b(?! (?:her|him|them|an?|the|my|it|tolerance)\b)/u;

const matchingProducts = ({ availableProducts, knowledge }: Search, criteria: readonly Criterion[]) =>
  availableProducts.filter(
    (product) =>
      criteria.every((each) => staysInList(each, product, knowledge.country)) &&
      hasMatchingPack(criteria, product),
  );

/** Products whose name or description matches come before those that merely suit; within each, in order of the limit. */
function sortForList({ knowledge, criteria }: Search, found: readonly Product[]): Product[] {
  const matchesItself = (product: Product) =>
    criteria.some(
      (each) =>
        each.isRequired &&
        ((each.kind === 'disorder' && product.name.toLowerCase().includes(each.value.split('-')[0] ?? '')) ||
          (each.kind === 'type' && isTypeByDescription(product, knowledge.country, each.value))),
    );
  const limited = singleLimit(criteria);
  // At the same strength, a product made for the requested age comes before one without an upper age.
  const isLimitForAge =
    criteria.some(({ kind, isRequired }) => isRequired && kind === 'age') &&
    criteria.some(({ kind, isRequired }) => isRequired && (kind === 'nutrient' || kind === 'claim'));
  const span = ({ ageFromMonths: from, ageToMonths: to }: Product) =>
    isLimitForAge && to !== null ? to - (from ?? 0) : isLimitForAge ? NO_UPPER_AGE : 0;
  // In "others of the range", the products nearest to the one just mentioned come first.
  const neighbours = criteria.find(isRangeCriterion)?.ids;
  const place = ({ id }: Product) => neighbours?.indexOf(id) ?? 0;
  const sortedByName = found.toSorted(
    (one, other) => span(one) - span(other) || place(one) - place(other) || (one.name < other.name ? -1 : 1),
  );
  return (
    limited === undefined ? sortedByName : sortedByLimit(limited.limit, sortedByName, criteria)
  ).toSorted((one, other) => Number(matchesItself(other)) - Number(matchesItself(one)));
}

const isRangeCriterion = (each: Criterion): each is Extract<Criterion, { kind: 'among' }> =>
  each.kind === 'among' && each.words.startsWith('of the ');
/** More months than any age: a product without an upper age comes last. */
const NO_UPPER_AGE = 2000;
const MAX_TIED = 10;

/** Asks for the whole list: "list all", "and the rest". */
const ASKS_FOR_ALL =
  /^(?:(?:please|can you|could you|ok|and) )*(?:list|show|name|give)(?: me| us)? (?:all|every)\b|\ball of them shown$/u;

/** How many rows to show: "the top 3" includes products that tie with the third. */
function rowCount({ text, order }: Query, found: readonly Product[], ranking: Ranking | undefined): number {
  if (ASKS_FOR_ALL.test(text)) return MAX_ROWS;
  if (ranking === undefined) return ROWS_SHOWN;
  if (
    /\b(?:rank|sort|order)\b.*\b(?:all|every)\b|\b(?:all|every)\b.*\b(?:rank\w*|sort\w*|order)\b/u.test(text)
  )
    return MAX_ROWS;
  const maxCount = order?.count ?? Number(/\b(?:best|first|bottom) ([2-9])\b/u.exec(text)?.[1] ?? ROWS_SHOWN);
  const numbers = found.map((product) => ranking.measure.valueFor(product, ranking.isLowFirst));
  const last = numbers[maxCount - 1] ?? null;
  if ((maxCount === ROWS_SHOWN && order?.count === undefined) || last === null) return maxCount;
  const firstBehind = numbers.findIndex((number, at) => at >= maxCount && number !== last);
  return Math.min(Math.max(MAX_TIED, maxCount), firstBehind === -1 ? numbers.length : firstBehind);
}

/** The noun and the traits of a list: one form becomes the noun ("tube feeds"), all other criteria are traits. */
function nounAndTraits({ knowledge, criteria }: Search, isOne: boolean): { noun: string; traits: string } {
  const forms = criteria.filter(
    (each) =>
      each.kind === 'form' &&
      each.isRequired &&
      (each.alternatives ?? []).every(({ kind }) => kind === 'form'),
  );
  const form = forms.length === 1 ? forms[0] : undefined;
  const nouns = [form ?? [], form?.alternatives ?? []]
    .flat()
    .map((each) => (each.kind === 'form' ? formWords(each.value, isOne) : ''));
  const others = criteria.filter((each) => each !== form).map((each) => criterionWords(knowledge, each));
  return {
    noun: nouns.join(' or ') || (isOne ? 'product' : 'products'),
    traits: others.join(', '),
  };
}

/** The counted products with their traits: "28 tube feeds (marked vegan)". */
function countedProducts(search: Search, count: number): string {
  const { noun, traits } = nounAndTraits(search, count === 1);
  return `${count} ${noun}${traits === '' ? '' : ` (${traits})`}`;
}

function countSentence(search: Search, count: number): string {
  const { noun, traits } = nounAndTraits(search, count < 2);
  if (count === 0) return `No ${noun} in the catalogue fits${traits === '' ? '' : `: ${traits}`}.`;
  if (traits === '') return `There ${count === 1 ? 'is' : 'are'} ${count} ${noun}.`;
  return `${count} ${noun} ${count === 1 ? 'fits' : 'fit'}: ${traits}.`;
}

/** "Not milky" is read as a taste; in case an allergy was meant, the answer says which products are marked for milk. */
function milkNote({ query, criteria, availableProducts, knowledge }: Search): string | undefined {
  if (!/\bmilky\b/u.test(query.text)) return undefined;
  const marked = availableProducts.filter(
    (product) =>
      criteria.every((each) => staysInList(each, product, knowledge.country)) &&
      meetsCriterion({ kind: 'allergen', isRequired: true, value: 'Milk' }, product, knowledge.country) ===
        true,
  );
  return marked.length === 0
    ? undefined
    : `I read “milky” as a style, not as an allergen: milk is marked as present in ${listed(marked.slice(0, ROWS_SHOWN).map(({ name }) => name))}.`;
}

/** Nearly all infant formulas without milk are for a metabolic disorder; it says so in case a milk allergy was meant. */
function disorderNote({ criteria, availableProducts, knowledge }: Search): string | undefined {
  const hasRequired = (kind: Criterion['kind'], value?: string) =>
    criteria.some(
      (each) =>
        each.kind === kind &&
        each.isRequired &&
        (value === undefined || ('value' in each && each.value === value)),
    );
  if (
    !hasRequired('form', 'infant-formula') ||
    hasRequired('disorder') ||
    criteria.some((each) => each.kind === 'form' && each.value === 'metabolic')
  )
    return undefined;
  const fitting = availableProducts.filter((product) =>
    criteria.every((each) => staysInList(each, product, knowledge.country)),
  );
  const of = fitting.filter((product) =>
    meetsCriterion({ kind: 'form', isRequired: true, value: 'metabolic' }, product, knowledge.country),
  );
  return of.length === 0
    ? undefined
    : `${of.length} of them ${of.length === 1 ? 'is' : 'are'} for a metabolic disorder.`;
}

function remarks(search: Search, ranking?: Ranking, isVolumeAnswer = false): Content {
  const { query, criteria } = search;
  // Words about a person are covered by the note that nobody was assessed.
  const ignored = new Set(
    [
      ...query.unknownWords,
      ...query.unusedWords,
      ...(isVolumeAnswer ? [] : query.unreadAmounts),
      // An amount that neither the criteria nor the figures use.
      ...(ranking === undefined && query.nutrients.length === 0
        ? query.amounts.flatMap((each) => (each.kind === 'measure' ? `${each.amount} ${each.unit}` : []))
        : []),
    ].filter(
      (word) =>
        !(ONE_PERSON.has(word) || FAMILY.has(word)) &&
        !(word === 'new' && /\bnew (?:patient|admission|referral|resident)/u.test(query.text)) &&
        !/^(?:needs?|would|like)$/u.test(word) &&
        !(word === 'per' && ranking !== undefined) &&
        !(word === 'weight' && /\bby weight\b/u.test(query.text)) &&
        !((isVolumeAnswer || query.order?.also === 'volume') && ASKS_FOR_LEAST_VOLUME.test(word)),
    ),
  );
  const hasKind = (...kinds: Criterion['kind'][]) => criteria.some(({ kind }) => kinds.includes(kind));
  return withoutEmptyParts(
    disorderNote(search),
    ranking?.basis === 'as-fed' && asFedNote(ranking),
    ranking !== undefined &&
      ranking.basis !== 'as-fed' &&
      ranking.excludedCount > 0 &&
      `${ranking.excludedCount} measured per 100\u00a0${ranking.basis === 'ml' ? 'g' : 'ml'} are ordered separately: the two cannot be put in one order.`,
    milkNote(search),
    criteria.some(({ kind, isRequired }) => kind === 'allergen' && !isRequired) &&
      '“Not marked” is what the label declares; check the label of the batch.',
    notUnderstoodSentence([...ignored]),
    hasKind('states') && statedCount(search),
    ranking === undefined && nearMisses(search),
    notCountedNote(criteria, (others) => matchingProducts(search, others)),
    hasKind('ingredient') && 'Ingredient lists in the app may be shortened: check the label.',
    hasKind('type', 'disorder', 'use') &&
      'This list comes from the product data and is not advice for a patient.',
  );
}

/** Limits are strict, so products that only just miss one are mentioned. */
function nearMisses(search: Search): string | undefined {
  const limited = singleLimit(search.criteria);
  // "Any with more protein", compared with the product just mentioned: nothing just misses that.
  if (limited === undefined || search.criteria.some(isRangeCriterion)) return undefined;
  const others = search.criteria.filter((each) => each !== limited.of);
  return nearMissSentence(limited.limit, matchingProducts(search, others), others);
}

/** How many labels state it. */
function statedCount(search: Search): string {
  const { criteria } = search;
  const others = criteria.filter(({ kind }) => kind !== 'states');
  const all = matchingProducts(search, others).length;
  const statedTotal = matchingProducts(search, [
    ...others,
    ...criteria.flatMap((each) => (each.kind === 'states' ? [{ ...each, isRequired: true }] : [])),
  ]).length;
  return `${statedTotal} of ${all} labels ${statedTotal === 1 ? 'states' : 'state'} it; “not stated” is not the same as none.`;
}

/** Criteria that protect a person from harm are never dropped. */
const SAFETY_CRITERIA = kinds('allergen', 'age', 'disorder', 'diet', 'iddsi');

/** For an empty list: what there would be if one criterion were dropped, for each such criterion. */
function withoutOneCriterion(search: Search): Content {
  const { knowledge, criteria } = search;
  if (criteria.length < 2) return [];
  return criteria.flatMap((dropped) => {
    if (SAFETY_CRITERIA.has(dropped.kind)) return [];
    const others = criteria.filter((criterion) => criterion !== dropped);
    const remaining = matchingProducts(search, others);
    if (remaining.length === 0 || remaining.length > ROWS_SHOWN * 2) return [];
    return [
      `Without “${criterionWords(knowledge, dropped)}”:`,
      rowsOf({ ...search, criteria: [] }, remaining, ROWS_SHOWN, [], false),
    ];
  });
}

/** A search by allergen or diet alone counts as a question about that; with other criteria it is a search. */
function intentOf(criteria: readonly Criterion[]): string {
  const kinds = new Set(criteria.map(({ kind }) => kind));
  kinds.delete('brand');
  if (kinds.size === 1 && kinds.has('diet')) return 'product.diet';
  kinds.delete('form');
  return kinds.size === 1 && kinds.has('allergen') ? 'product.allergen' : 'product.find';
}

const askedIn = (criteria: readonly Criterion[]): string[] => {
  const isRenal = criteria.some(
    (each) => each.kind === 'type' && /renal|dialysis|potassium/u.test(each.value),
  );
  const ids = criteria.flatMap((each) =>
    each.kind === 'nutrient' || each.kind === 'states' ? [each.value] : [],
  );
  return isRenal ? [...ids, 'potassium', 'phosphorus'] : ids;
};

/** Energy, protein and the nutrients asked for: a limited one on the basis of its limit, others on the basis asked for. */
function rowsOf(
  search: Search,
  found: readonly Product[],
  maxRows: number,
  extraNutrients: readonly string[],
  isOnBasis = true,
): AnswerPart {
  const { knowledge, query, criteria } = search;
  const requestedBasis = isOnBasis && query.basis !== 'per-100' ? query.basis : null;
  const isAsFed = requestedBasis === 'as-fed';
  const shown = nutrientsById([...new Set(['energyKcal', 'protein', ...extraNutrients])]).map((nutrient) => {
    const limit = criteria.find((each) => each.kind === 'nutrient' && each.value === nutrient.id);
    const limitBasis = limit?.kind === 'nutrient' && typeof limit.basis === 'object' ? limit.basis : null;
    return {
      nutrient,
      basis: limitBasis ?? (isAsFed || extraNutrients.includes(nutrient.id) ? requestedBasis : null),
    };
  });
  const rows = found.slice(0, maxRows).map((product) => {
    const unstatedAllergens = criteria.flatMap((each) =>
      each.kind === 'allergen' && meetsCriterion(each, product, knowledge.country) === null
        ? [`${each.value.toLowerCase()} not declared`]
        : [],
    );
    return {
      id: product.id,
      name: product.name,
      values: shown.map(({ nutrient, basis: on }) => {
        const basis = shownBasis(search, product, on === 'as-fed' && !nutrient.additive ? null : on);
        // A powder as made up is shown from the label's own column.
        const isInMmol = query.isInMmol && extraNutrients.includes(nutrient.id) && on !== 'as-fed';
        const counted = isInMmol ? inMmol(knowledge, product, nutrient, basis)[0] : undefined;
        return counted ?? valueOn(knowledge, product, nutrient, basis);
      }),
      note: [
        ...otherFlavours(criteria, product),
        ...(query.order?.by === 'packSize' || query.order?.also === 'packSize'
          ? [listed(sizesOf(product))]
          : []),
        isAsFed ? madeUpAt(knowledge, product) : '',
        statedAges(knowledge, product),
        ...unstatedAllergens,
      ]
        .filter((text) => text !== '')
        .join('; '),
    };
  });
  return { kind: 'products', rows, more: Math.max(0, found.length - maxRows) };
}

/** "In anything but strawberry": the other flavours. */
const otherFlavours = (criteria: readonly Criterion[], { flavours }: Product): readonly string[] =>
  criteria.flatMap((each) =>
    each.kind === 'flavour' && each.exceptFlavours !== undefined
      ? [
          flavours
            .filter((flavour) => !each.exceptFlavours?.some((taste) => hasFlavour(flavour, taste)))
            .join(', '),
        ]
      : [],
  );

const FILTER_ORDER = ['category', 'age', 'specialDiet', 'metabolics', 'allergens'];

function listLink(criteria: readonly Criterion[]) {
  const filters = criteria
    .flatMap((criterion) => filterOf(criterion) ?? [])
    .toSorted((one, other) => FILTER_ORDER.indexOf(one.type) - FILTER_ORDER.indexOf(other.type));
  const params = Object.entries(toSearchParams('', filters)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return params.length === 0
    ? PAGES.products
    : { label: 'See them in the product list', href: `/products?${params.join('&')}` };
}
