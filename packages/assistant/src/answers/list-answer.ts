import { type Product, toSearchParams } from '../catalogue.ts';
import type { Criterion, LimitBasis, Query } from '../reading/query.ts';
import { type AnswerPart, type ProductRow } from './answer.ts';
import { criterionWords, filterOf, formWords, holds, keeps } from './criteria.ts';
import { catalogueSource, type Draft, isSoldHere, type Knowledge, PAGES } from './draft.ts';
import { isItself } from './kinds.ts';
import { statedAges } from './ages.ts';
import { basisOf } from './amounts.ts';
import { ONE_PERSON } from '../vocabulary/person-words.ts';
import { MOST_LEADERS, type Ranking, rankingOf, rankingSentence } from './ranking.ts';
import { targetParts } from './target-answer.ts';
import { nutrients, valueOn } from './values.ts';

const SHOWN = 5;
/** "Rank all tube feeds": the product list would not be in that order. */
const ALL_SHOWN = 40;

/** The products that are all that was asked, counted, in order where one was asked for. */
export function listAnswer(knowledge: Knowledge, query: Query): Draft {
  const criteria = criteriaOf(knowledge, query);
  // What is not sold here is looked for among what is sold anywhere.
  const isOfACountry = criteria.some(
    (each) => each.kind === 'country' && (each.is || each.value === knowledge.country),
  );
  const here = isOfACountry
    ? knowledge.products
    : knowledge.products.filter((product) => isSoldHere(knowledge, product));
  const fitting = inNameOrder(knowledge, matching(knowledge, here, criteria), criteria);
  const ranking = rankingOf(knowledge, query, fitting, criteria);
  const found = ranking?.products ?? fitting;
  const base = {
    intent: intentOf(criteria),
    sources: [catalogueSource(knowledge, null, 'all products of the country')],
    links: [listLink(criteria)],
  };
  const [first, second] = found;
  if (first === undefined) {
    const words = traits(knowledge, criteria);
    const nearest = nearestTo(knowledge, here, criteria);
    return {
      ...base,
      say: [
        ranking === undefined || fitting.length === 0
          ? `No ${kindOf(criteria, true)} in the catalogue fits${words === '' ? '' : `: ${words}`}.`
          : rankingSentence(knowledge, ranking, allOf(knowledge, criteria, ranking.count)),
        ...nearest,
        ...remarks(query, criteria, undefined),
      ],
      // "The first one" is the first that is shown.
      offered: nearest.flatMap((part) =>
        typeof part === 'object' && part.kind === 'products' ? part.rows.map(({ id }) => id) : [],
      ),
      links: [...base.links, PAGES.contact],
    };
  }
  const extra = [
    ...(ranking === undefined ? [] : [ranking.nutrient].flatMap((id) => id ?? [])),
    ...query.nutrients,
    ...askedIn(criteria),
  ];
  const lead =
    ranking === undefined
      ? countSentence(knowledge, criteria, found.length)
      : rankingSentence(knowledge, ranking, allOf(knowledge, criteria, ranking.count));
  return {
    ...base,
    say: [
      ...ofAll(knowledge, query, here, criteria, found.length),
      lead,
      ...volumeOf(knowledge, query, ranking),
      rowsOf(
        knowledge,
        found,
        extra,
        criteria,
        limitBasisOf(query),
        withTies(found, shownOf(query), ranking),
      ),
      ...ofTheOtherBasis(knowledge, query, fitting, criteria, ranking),
      ...remarks(
        isOfAVolume(query, ranking)
          ? { ...query, unread: [], leftOver: query.leftOver.filter((word) => !VOLUME.test(word)) }
          : query,
        criteria,
        ranking,
      ),
    ],
    productIds: found.map(({ id }) => id),
    choices:
      second === undefined
        ? []
        : [{ label: 'Compare the first two', question: `Compare ${first.name} and ${second.name}` }],
  };
}

const VOLUME = /^(?:volumes?|mls?)$/u;
const isOfAVolume = ({ text, unread }: Query, ranking: Ranking | undefined): boolean =>
  ranking?.nutrient !== undefined &&
  !ranking.isLowFirst &&
  unread.length === 1 &&
  text.split(' ').some((word) => VOLUME.test(word));

/** "The smallest volume for 300 kcal": how much of the densest holds them. */
function volumeOf(knowledge: Knowledge, query: Query, ranking: Ranking | undefined): Draft['say'] {
  const amount = Number(query.unread[0]);
  const [leader] = ranking?.leaders ?? [];
  const nutrient = ranking?.nutrient;
  if (!isOfAVolume(query, ranking) || leader === undefined || nutrient === undefined || !(amount > 0))
    return [];
  return targetParts(knowledge, { nutrient, amount }, [leader.product], query);
}

/** Powders beside liquids: the first of either is named, for the two have no order in common. */
function ofTheOtherBasis(
  knowledge: Knowledge,
  query: Query,
  fitting: readonly Product[],
  criteria: readonly Criterion[],
  ranking: Ranking | undefined,
): Draft['say'] {
  if (ranking === undefined || ranking.leftOut === 0 || ranking.place > 1 || ranking.isBasisSaid) return [];
  const other = rankingOf(knowledge, query, fitting, criteria, ranking.basis === 'ml' ? 'g' : 'ml');
  if (other === undefined || other.leaders.length === 0) return [];
  const leaders = other.leaders.map(({ product }) => product);
  return [
    `The others: ${rankingSentence(knowledge, other, allOf(knowledge, criteria, other.count))}`,
    rowsOf(
      knowledge,
      leaders,
      other.nutrient === undefined ? [] : [other.nutrient],
      criteria,
      null,
      MOST_LEADERS,
    ),
  ];
}

/** "Are all Tarnvanes vegan": yes or no, of how many. */
function ofAll(
  knowledge: Knowledge,
  { text }: Query,
  here: readonly Product[],
  criteria: readonly Criterion[],
  count: number,
): string[] {
  if (!/^(?:are|is|do|does|have|has|can) (?:all|every|each)\b/u.test(text)) return [];
  const kinds = criteria.filter(({ kind, is }) => is && /^(?:form|brand|type|disorder|use|age)$/u.test(kind));
  const all = matching(knowledge, here, kinds).length;
  if (kinds.length === criteria.length || all === 0) return [];
  return [count === all ? `Yes, all ${all}.` : `No, not all: ${count} of ${all}.`];
}

/** A brand that was named alone is a criterion of its list. */
function criteriaOf({ products }: Knowledge, query: Query): readonly Criterion[] {
  const { unclear, order, text } = query;
  // "The most carbohydrate of your feeds": what is added to a feed is none, nor what stands in for protein in a disorder.
  const isOfFeeds =
    order !== null &&
    /\bfeeds?\b/u.test(text) &&
    !query.criteria.some(
      (each) => /^(?:type|use|disorder)$/u.test(each.kind) || (each.kind === 'form' && each.value !== 'feed'),
    );
  const criteria: readonly Criterion[] = isOfFeeds
    ? [
        ...query.criteria,
        { kind: 'type', is: false, value: 'modular' },
        { kind: 'form', is: false, value: 'metabolic' },
      ]
    : query.criteria;
  if (unclear === null || criteria.some(({ kind }) => kind === 'brand')) return criteria;
  const brand = products
    .find(({ id }) => id === unclear.ids[0])
    ?.name.split(' ')[0]
    ?.toLowerCase();
  return unclear.kind === 'brand' && brand !== undefined
    ? [{ kind: 'brand', is: true, value: brand }, ...criteria]
    : [{ kind: 'among', is: true, ids: unclear.ids, words: unclear.heard }, ...criteria];
}

const matching = ({ country }: Knowledge, products: readonly Product[], criteria: readonly Criterion[]) =>
  products.filter((product) => criteria.every((criterion) => keeps(criterion, product, country)));

/** Products that are what was asked by their name or description come before those that suit it among others. */
function inNameOrder(
  { country }: Knowledge,
  found: readonly Product[],
  criteria: readonly Criterion[],
): Product[] {
  const disorders = criteria.flatMap((each) =>
    each.kind === 'disorder' && each.is ? [each.value.split('-')[0] ?? ''] : [],
  );
  const place = (product: Product) =>
    disorders.some((slug) => product.name.toLowerCase().includes(slug)) ||
    criteria.some((each) => each.kind === 'type' && each.is && isItself(product, country, each.value))
      ? 0
      : 1;
  return found.toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

/** "Per bottle", "per 100 kcal": what products are put in order on, and shown on, in place of 100 ml or g. */
const limitBasisOf = ({ basis }: Query): LimitBasis => (typeof basis === 'object' ? basis : null);

/** "The top 3", and whoever stands as high as the third. */
function withTies(found: readonly Product[], most: number, ranking: Ranking | undefined): number {
  if (ranking === undefined || most >= SHOWN) return most;
  const numberOf = (at: number): number | null => {
    const product = found[at];
    return product === undefined ? null : ranking.measure.numberOf(product, ranking.isLowFirst);
  };
  const last = numberOf(most - 1);
  if (last === null) return most;
  let count = most;
  while (numberOf(count) === last && count < MOST_TIED) count += 1;
  return count;
}
const MOST_TIED = 10;

/** "The top 3". */
const shownOf = ({ text, order }: Query): number =>
  order !== null &&
  /\b(?:rank|sort|order)\b.*\b(?:all|every)\b|\b(?:all|every)\b.*\b(?:rank\w*|sort\w*|order)\b/u.test(text)
    ? ALL_SHOWN
    : Math.min(SHOWN, Number(/\b(?:top|best|first|bottom) (\d)\b/u.exec(text)?.[1] ?? SHOWN));

function kindOf(criteria: readonly Criterion[], isOne: boolean): string {
  const [form, other] = criteria.filter((each) => each.kind === 'form' && each.is);
  if (form === undefined || other !== undefined) return isOne ? 'product' : 'products';
  return [form, ...(form.or ?? [])]
    .flatMap((each) => (each.kind === 'form' ? [formWords(each.value, isOne)] : []))
    .join(' or ');
}

/** All criteria but the one form that is said as the noun. */
function traits(knowledge: Knowledge, criteria: readonly Criterion[]): string {
  const forms = criteria.filter((each) => each.kind === 'form' && each.is);
  return criteria
    .filter((each) => forms.length !== 1 || each !== forms[0])
    .map((each) => criterionWords(knowledge, each))
    .join(', ');
}

/** "28 tube feeds (marked vegan)" */
function allOf(knowledge: Knowledge, criteria: readonly Criterion[], count: number): string {
  const words = traits(knowledge, criteria);
  return `${count} ${kindOf(criteria, count === 1)}${words === '' ? '' : ` (${words})`}`;
}

function countSentence(knowledge: Knowledge, criteria: readonly Criterion[], count: number): string {
  const kind = kindOf(criteria, count === 1);
  const words = traits(knowledge, criteria);
  if (words === '') return `There ${count === 1 ? 'is' : 'are'} ${count} ${kind}.`;
  return `${count} ${kind} ${count === 1 ? 'fits' : 'fit'}: ${words}.`;
}

function remarks(query: Query, criteria: readonly Criterion[], ranking: Ranking | undefined): string[] {
  // Words about a person are answered by the note that nobody is assessed.
  const ignored = new Set(
    [...query.unknown, ...query.leftOver, ...query.unread].filter(
      (word) => !ONE_PERSON.has(word) && !/^(?:needs?|would|like)$/u.test(word),
    ),
  );
  const has = (...kinds: Criterion['kind'][]) => criteria.some(({ kind }) => kinds.includes(kind));
  return [
    ...(ranking !== undefined && ranking.leftOut > 0
      ? [
          `${ranking.leftOut} measured per 100\u00a0${ranking.basis === 'ml' ? 'g' : 'ml'} stand in an order of their own: the two cannot be put in one.`,
        ]
      : []),
    ...(criteria.some(({ kind, is }) => kind === 'allergen' && !is)
      ? ['“Not marked” is what the label declares; check the label of the batch.']
      : []),
    ...(ignored.size > 0
      ? [`I did not take in: ${[...ignored].map((word) => `“${word}”`).join(', ')}.`]
      : []),
    ...(has('ingredient') ? ['Lists of ingredients in the app may be shortened: check the label.'] : []),
    ...(has('type', 'disorder', 'use') ? ['A list by the product data, not advice for a patient.'] : []),
  ];
}

/** What keeps a person from harm is never left out of what was asked. */
const NEVER_LEFT_OUT = /^(?:allergen|age|disorder|diet|iddsi)$/u;

/** Which single criterion stands in the way, and what there is without it. */
function nearestTo(
  knowledge: Knowledge,
  products: readonly Product[],
  criteria: readonly Criterion[],
): (string | AnswerPart)[] {
  if (criteria.length < 2) return [];
  return criteria.flatMap((dropped) => {
    if (NEVER_LEFT_OUT.test(dropped.kind)) return [];
    const left = matching(
      knowledge,
      products,
      criteria.filter((criterion) => criterion !== dropped),
    );
    if (left.length === 0 || left.length > SHOWN * 2) return [];
    return [`Without “${criterionWords(knowledge, dropped)}”:`, rowsOf(knowledge, left, [], [], null, SHOWN)];
  });
}

/** A search by allergen or by diet alone is a question about that; anything more is a search. */
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
  const ids = criteria.flatMap((each) => (each.kind === 'nutrient' ? [each.value] : []));
  return isRenal ? [...ids, 'potassium', 'phosphorus'] : ids;
};

function rowsOf(
  knowledge: Knowledge,
  found: readonly Product[],
  extra: readonly string[],
  criteria: readonly Criterion[],
  asked: LimitBasis,
  most: number,
): AnswerPart {
  const shown = nutrients([...new Set(['energyKcal', 'protein', ...extra])]);
  /** A limit is shown on its own basis. */
  const basisFor = (id: string): LimitBasis => {
    const limit = criteria.find((each) => each.kind === 'nutrient' && each.value === id);
    const own = limit?.kind === 'nutrient' && typeof limit.basis === 'object' ? limit.basis : null;
    return own ?? (extra.includes(id) ? asked : null);
  };
  const rows = found.slice(0, most).map((product): ProductRow => {
    const doubts = criteria.flatMap((each) =>
      each.kind === 'allergen' && holds(each, product, knowledge.country) === null
        ? [`${each.value.toLowerCase()} not declared`]
        : [],
    );
    return {
      id: product.id,
      name: product.name,
      values: shown.map((nutrient) => valueOn(knowledge, product, nutrient, basisOf(basisFor(nutrient.id)))),
      note: [statedAges(knowledge, product), ...doubts].filter((text) => text !== '').join('; '),
    };
  });
  return { kind: 'products', rows, more: Math.max(0, found.length - most) };
}

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
