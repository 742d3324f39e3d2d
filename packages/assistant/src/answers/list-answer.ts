import { type Nutrient, nutrientById, type Product, toSearchParams } from '../catalogue.ts';
import type { Criterion, LimitBasis, Query } from '../query/query.ts';
import { amountText, type AnswerPart, type ProductRow } from './answer.ts';
import { criterionWords, filterOf, formWords, holds, keeps } from './criteria.ts';
import { listed } from '../language/phrases.ts';
import { catalogueSource, type Draft, isSoldHere, type Knowledge, PAGES } from './draft.ts';
import { statedAges } from './ages.ts';
import { basisWords, numberOn, valueOn } from './amounts.ts';
import { nutrientLabel, nutrients } from './values.ts';

const SHOWN = 5;

/** The products that are all that was asked, counted, in order where one was asked for. */
export function listAnswer(knowledge: Knowledge, query: Query): Draft {
  const criteria = criteriaOf(knowledge, query);
  const here = knowledge.products.filter((product) => isSoldHere(knowledge, product));
  const fitting = inNameOrder(matching(knowledge, here, criteria), criteria);
  const ranking = rankingOf(query, fitting, criteria);
  const found = ranking?.products ?? fitting;
  const base = {
    intent: intentOf(criteria),
    sources: [catalogueSource(knowledge, null, 'all products of the country')],
    links: [listLink(criteria)],
  };
  const [first, second] = found;
  if (first === undefined) {
    const words = traits(knowledge, criteria);
    return {
      ...base,
      say: [
        `No ${kindOf(criteria, true)} in the catalogue fits${words === '' ? '' : `: ${words}`}.`,
        ...relaxed(knowledge, here, criteria),
      ],
      links: [...base.links, PAGES.contact],
    };
  }
  const extra = [
    ...(ranking === undefined ? [] : [ranking.nutrient.id]),
    ...query.nutrients,
    ...askedIn(criteria),
  ];
  const lead =
    ranking === undefined
      ? countSentence(knowledge, criteria, found.length)
      : rankingSentence(knowledge, ranking, criteria);
  return {
    ...base,
    say: [
      lead,
      rowsOf(knowledge, found, extra, criteria, basisOf(query), shownOf(query)),
      ...remarks(query, criteria, ranking),
    ],
    productIds: found.map(({ id }) => id),
    choices:
      second === undefined
        ? []
        : [{ label: 'Compare the first two', question: `Compare ${first.name} and ${second.name}` }],
  };
}

/** A brand that was named alone is a criterion of its list. */
function criteriaOf({ products }: Knowledge, { criteria, unclear }: Query): readonly Criterion[] {
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

/** Products that carry the disorder in their name come before those that suit it among others. */
function inNameOrder(found: readonly Product[], criteria: readonly Criterion[]): Product[] {
  const disorders = criteria.flatMap((each) =>
    each.kind === 'disorder' && each.is ? [each.value.split('-')[0] ?? ''] : [],
  );
  const place = ({ name }: Product) => (disorders.some((slug) => name.toLowerCase().includes(slug)) ? 0 : 1);
  return found.toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

/** "Per bottle", "per 100 kcal": what products are put in order on, and shown on, in place of 100 ml or g. */
const basisOf = ({ basis }: Query): LimitBasis => (typeof basis === 'object' ? basis : null);

/** "The top 3". */
const shownOf = ({ text }: Query): number =>
  Math.min(SHOWN, Number(/\b(?:top|best|first) (\d)\b/u.exec(text)?.[1] ?? SHOWN));

type Ranking = {
  nutrient: Nutrient;
  isLowFirst: boolean;
  products: Product[];
  leaders: Product[];
  leftOut: number;
  unstated: number;
  basis: LimitBasis;
};

/** One basis for all: the one that was asked for, or per 100 ml where any product has it, unless grams were asked for; what is not stated comes last. */
function rankingOf(
  query: Query,
  products: readonly Product[],
  criteria: readonly Criterion[],
): Ranking | undefined {
  const { order, text } = query;
  const nutrient = order === null ? undefined : nutrientById(order.nutrient);
  if (order === null || nutrient === undefined) return undefined;
  const { isLowFirst } = order;
  // "High in protein" puts in order; a claim or a limit has said already how high.
  const claim = order.nutrient === 'energyKcal' ? 'energy' : order.nutrient;
  if (!isLowFirst && criteria.some((each) => each.kind === 'claim' && each.value.endsWith(claim)))
    return undefined;
  const asksForGrams = /\b100 g\b|\bper g\b/u.test(text);
  const basis =
    basisOf(query) ?? (!asksForGrams && products.some((each) => each.basis === 'ml') ? 'ml' : 'g');
  // On a pack or on energy all can be put in one order.
  const same = products.filter((each) => typeof basis !== 'string' || each.basis === basis);
  const stated = same
    .flatMap((product) => {
      const value = numberOn(product, nutrient, basis);
      return value === null ? [] : [{ product, value }];
    })
    .toSorted((one, other) => (isLowFirst ? one.value - other.value : other.value - one.value));
  const silent = same.filter((product) => !stated.some((each) => each.product === product));
  return {
    nutrient,
    isLowFirst,
    products: [...stated.map(({ product }) => product), ...silent],
    leaders: stated.flatMap(({ product, value }) => (value === stated[0]?.value ? [product] : [])),
    leftOut: products.length - same.length,
    unstated: silent.length,
    basis,
  };
}

function kindOf(criteria: readonly Criterion[], isOne: boolean): string {
  const forms = criteria.flatMap((each) => (each.kind === 'form' && each.is ? [formWords(each.value)] : []));
  const [form, other] = forms;
  return (form === undefined || other !== undefined ? ['product', 'products'] : form)[isOne ? 0 : 1] ?? '';
}

/** All criteria but the one form that is said as the noun. */
function traits(knowledge: Knowledge, criteria: readonly Criterion[]): string {
  const forms = criteria.filter((each) => each.kind === 'form' && each.is);
  return criteria
    .filter((each) => forms.length !== 1 || each !== forms[0])
    .map((each) => criterionWords(knowledge, each))
    .join(', ');
}

function countSentence(knowledge: Knowledge, criteria: readonly Criterion[], count: number): string {
  const kind = kindOf(criteria, count === 1);
  const words = traits(knowledge, criteria);
  if (words === '') return `There ${count === 1 ? 'is' : 'are'} ${count} ${kind}.`;
  return `${count} ${kind} ${count === 1 ? 'fits' : 'fit'}: ${words}.`;
}

const MOST_LEADERS = 4;

function rankingSentence(knowledge: Knowledge, ranking: Ranking, criteria: readonly Criterion[]): string {
  const { leaders, products, unstated, nutrient, isLowFirst } = ranking;
  const [first] = leaders;
  const words = traits(knowledge, criteria);
  const all = `${products.length} ${kindOf(criteria, products.length === 1)}${words === '' ? '' : ` (${words})`}`;
  const name = nutrientLabel(nutrient).toLowerCase();
  if (first === undefined) return `None of ${all} states ${name}.`;
  const value = valueOn(knowledge, first, nutrient, ranking.basis);
  const names =
    leaders.length > MOST_LEADERS ? `${leaders.length} products` : listed(leaders.map((each) => each.name));
  const on =
    ranking.basis !== null && typeof ranking.basis === 'object'
      ? ` ${basisWords(knowledge, ranking.basis)}`
      : '';
  const silent = unstated === 0 ? '' : `; ${unstated} ${unstated === 1 ? 'does' : 'do'} not state it${on}`;
  const amount = value === undefined ? '' : `${amountText(value)} ${value.basis}`;
  return `${names} ${leaders.length === 1 ? 'has' : 'have'} the ${isLowFirst ? 'least' : 'most'} ${name} of ${all}: ${amount}${silent}.`;
}

function remarks(query: Query, criteria: readonly Criterion[], ranking: Ranking | undefined): string[] {
  const ignored = new Set([...query.unknown, ...query.leftOver, ...query.unread]);
  const has = (...kinds: Criterion['kind'][]) => criteria.some(({ kind }) => kinds.includes(kind));
  return [
    ...(ranking !== undefined && ranking.leftOut > 0
      ? [
          `${ranking.leftOut} measured per 100\u00a0${ranking.basis === 'ml' ? 'g' : 'ml'} are left out: the two cannot be put in one order.`,
        ]
      : []),
    ...(criteria.some(({ kind, is }) => kind === 'allergen' && !is)
      ? ['“Not marked” is what the label declares; check the label of the batch.']
      : []),
    ...(ignored.size > 0
      ? [`I did not take in: ${[...ignored].map((word) => `“${word}”`).join(', ')}.`]
      : []),
    ...(has('text', 'disorder') ? ['A list by the product data, not advice for a patient.'] : []),
  ];
}

/** Which single criterion stands in the way, and what there is without it. */
function relaxed(
  knowledge: Knowledge,
  products: readonly Product[],
  criteria: readonly Criterion[],
): (string | AnswerPart)[] {
  if (criteria.length < 2) return [];
  return criteria.flatMap((dropped) => {
    const others = criteria.filter((criterion) => criterion !== dropped);
    const left = matching(knowledge, products, others);
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
    (each) => each.kind === 'text' && /renal|dialysis|potassium/u.test(each.value),
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
      values: shown.flatMap((nutrient) => valueOn(knowledge, product, nutrient, basisFor(nutrient.id)) ?? []),
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
