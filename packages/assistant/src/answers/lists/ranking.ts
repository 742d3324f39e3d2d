// Longer than other files: how a list is ranked stands next to the sentence that says so.
import { allergensPresent, nutrientById, type Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { type Criterion, type LimitBasis, packNounOfBasis, type Query } from '../../message/query.ts';
import { ageWords } from '../products/ages.ts';
import { shelfLifeMonths } from './criteria.ts';
import { asFedBasis, basisWords, isPartOfAPack } from '../figures/amounts.ts';
import { amountText } from '../answer.ts';
import type { Knowledge } from '../draft.ts';
import { isAmountIndependent } from '../figures/amount-independent.ts';
import { numbersOfMatchingPacks, matchingPacks, shownBasis } from '../products/pack-sizes.ts';
import { nutrientInSentence, formatExact, valueOn } from '../figures/values.ts';

/** A requested list: the query, its criteria, and the products to search. */
export type Search = {
  knowledge: Knowledge;
  query: Query;
  criteria: readonly Criterion[];
  availableProducts: readonly Product[];
};

/** What products are ranked by: a nutrient, or another fact with a number. */
type RankingMeasure = {
  /** "Most protein" and "least protein": what the first product has, from the top and from the bottom. */
  superlatives: readonly [most: string, least: string];
  valueFor: (product: Product, isLowFirst: boolean) => number | null;
  /** The value as text; if absent, the plain number. */
  format?: (product: Product, value: number) => string;
};

export type Ranking = {
  measure: RankingMeasure;
  /** Undefined if the ranking is not by a nutrient. */
  nutrient: string | undefined;
  isLowFirst: boolean;
  place: number;
  /** The ranked products from the requested place on; those that do not state it come last. */
  products: Product[];
  leaders: { product: Product; value: number }[];
  /** All ranked products, including those before the requested place. */
  count: number;
  excludedCount: number;
  /** The products left out. */
  excludedNames: readonly string[];
  /** The products that do not state it. */
  unstatedNames: readonly string[];
  basis: LimitBasis;
  /** The user chose ml or g, or all products can be ranked together. */
  isBasisGiven: boolean;
};

/** Whether a pack kind counts: if tins were asked for, only tins. */
const isRelevantPack = (kind: string, criteria: readonly Criterion[]): boolean => {
  const containers = criteria.flatMap((each) =>
    each.kind === 'container' && each.isRequired ? [each.value] : [],
  );
  return containers.length > 0 ? containers.includes(kind) : !isPartOfAPack(kind);
};

const extremeOf = (numbers: readonly number[], isLowFirst: boolean): number | null =>
  numbers.length === 0 ? null : Math[isLowFirst ? 'min' : 'max'](...numbers);

const FACTS_IN_ORDER: Readonly<Record<string, (search: Search) => RankingMeasure>> = {
  packSize: ({ knowledge, criteria }) => ({
    superlatives: ['largest pack', 'smallest pack'],
    valueFor(product, isLowFirst) {
      const packs = matchingPacks(criteria, product);
      return extremeOf(
        packs.flatMap(({ kind, amount }) => (isRelevantPack(kind, criteria) ? [amount] : [])),
        isLowFirst,
      );
    },
    format: ({ basis }, value) => `${formatExact(knowledge, value)}\u00a0${basis}`,
  }),
  shelfLife: () => ({
    superlatives: ['longest shelf life', 'shortest shelf life'],
    valueFor: shelfLifeMonths,
    format: ({ shelfLife }) => shelfLife,
  }),
  flavours: () => ({
    superlatives: ['most flavours', 'fewest flavours'],
    valueFor: ({ flavours }) => flavours.length,
  }),
  allergens: () => ({
    superlatives: ['most allergens marked', 'fewest allergens marked'],
    valueFor: (product) => (product.allergens.length === 0 ? null : allergensPresent(product).length),
  }),
  ageFrom: ({ knowledge }) => ({
    superlatives: ['highest age to begin at', 'lowest age to begin at'],
    valueFor: ({ ageFromMonths }) => ageFromMonths,
    format: (_, value) => `from ${ageWords(knowledge, value)}`,
  }),
};

function measureOf(search: Search, by: string, basis: LimitBasis): RankingMeasure | undefined {
  const nutrient = nutrientById(by);
  if (nutrient === undefined) return FACTS_IN_ORDER[by]?.(search);
  const name = nutrientInSentence(nutrient);
  return {
    superlatives: nutrient.additive
      ? [`most ${name}`, `least ${name}`]
      : [`highest ${name}`, `lowest ${name}`],
    valueFor: (product, isLowFirst) =>
      extremeOf(numbersOfMatchingPacks(search.criteria, product, nutrient, basis), isLowFirst),
    format(product) {
      const value = valueOn(search.knowledge, product, nutrient, shownBasis(search, product, basis));
      return `${amountText(value)} ${value.basis}`.trim();
    },
  };
}

/** The products that have a number, in ranked order. */
const rankProducts = (products: readonly Product[], { valueFor }: RankingMeasure, isLowFirst: boolean) =>
  products
    .flatMap((product) => {
      const value = valueFor(product, isLowFirst);
      return value === null ? [] : [{ product, value }];
    })
    .toSorted((one, other) => (isLowFirst ? one.value - other.value : other.value - one.value));

/**
 * Ranks products on one basis: the one asked for, or else 100 ml or 100 g, whichever more of them use. Per pack or per
 * kcal, all of them can be ranked together.
 */
export function rankingOf(
  search: Search,
  products: readonly Product[],
  /** Ranks the products of this basis instead: the one that fewer of them use. */
  other?: 'ml' | 'g',
): Ranking | undefined {
  const { order, text } = search.query;
  if (order === null) return undefined;
  // "Over 10 g protein per bottle, lowest first": ranked on the basis of the limit.
  const limit = search.criteria.find((each) => each.kind === 'nutrient' && each.value === order.by);
  const requestedBasis = search.query.basis ?? (limit?.kind === 'nutrient' ? limit.basis : null);
  const { isLowFirst, by, place } = order;
  // "High in protein" ranks by protein, unless a claim or a limit already says how high.
  const claim = by === 'energyKcal' ? 'energy' : by;
  if (!isLowFirst && search.criteria.some((each) => each.kind === 'claim' && each.value.endsWith(claim)))
    return undefined;
  const onLabel = measureOf(search, by, null);
  if (onLabel === undefined) return undefined;
  const nutrient = nutrientById(by)?.id;
  const unit = unitNamed(text);
  const basis =
    other ??
    // Ratios and osmolality are the same for any amount, so powders and liquids are ranked together.
    (isAmountIndependent(by)
      ? null
      : typeof requestedBasis === 'object' && requestedBasis !== null
        ? requestedBasis
        : nutrient === undefined && by !== 'packSize'
          ? null
          : requestedBasis === 'as-fed' && nutrient !== undefined
            ? requestedBasis
            : (unit ?? usualBasis(rankProducts(products, onLabel, isLowFirst), text)));
  const measure = measureOf(search, by, basis) ?? onLabel;
  const same = products.filter((each) =>
    basis === 'as-fed'
      ? asFedBasis(search.knowledge, each) !== undefined
      : typeof basis !== 'string' || each.basis === basis,
  );
  const stated = rankProducts(same, measure, isLowFirst);
  const reached = [...new Set(stated.map(({ value }) => value))][place - 1];
  const from = stated.findIndex(({ value }) => value === reached);
  const silent = same.filter((product) => !stated.some((each) => each.product === product));
  return {
    measure,
    nutrient,
    isLowFirst,
    place,
    products: [
      ...(from === -1 ? [] : stated.slice(from).map(({ product }) => product)),
      // A product without such a pack has no figure for it.
      ...(packNounOfBasis(basis) === undefined ? silent : []),
    ],
    leaders: stated.filter(({ value }) => value === reached),
    count: same.length,
    excludedCount: products.length - same.length,
    excludedNames: products.flatMap((each) => (same.includes(each) ? [] : [each.name])),
    unstatedNames: silent.map(({ name }) => name),
    basis,
    isBasisGiven:
      typeof basis !== 'string' ||
      basis === 'as-fed' ||
      unit !== undefined ||
      /\b(?:liquids?|drinks?|powders?)\b/u.test(text),
  };
}

/** The unit in "per 100 ml", "per litre", "gram for gram". */
function unitNamed(text: string): 'ml' | 'g' | undefined {
  const [, by] = /\bby (weight|volume)\b|\b(?:least|smallest|lowest|fewest|min|minimum) volume\b/u.exec(
    text,
  ) ?? ['', ''];
  if (by !== '') return by === 'weight' ? 'g' : 'ml';
  const unit =
    /\b(?:100|(?:per|every|each)(?: [\d.]+)?|(?<=(ml|g|grams?) )for(?= \1)) (mls?|l|litres?|g|grams?|kg)\b/u.exec(
      text,
    )?.[2];
  return unit === undefined ? undefined : /^(?:k?g|gram)/u.test(unit) ? 'g' : 'ml';
}

/** A basis was mentioned but not understood: Sim does not rank on another one. */
export const hasUnknownBasis = ({ order, bareSuperlative, basis, unmatchedWords, text }: Query): boolean =>
  (order !== null || bareSuperlative !== null) &&
  basis === null &&
  unitNamed(text) === undefined &&
  unmatchedWords.some((word) => BASIS_WORDS.test(word));
const BASIS_WORDS = /^(?:per|%|percent\w*|proportion|relative)$/u;

/** The basis that most of the products use; for drinks ml, if any is measured in ml. */
function usualBasis(stated: readonly { product: Product }[], text: string): 'ml' | 'g' {
  const liquids = stated.filter(({ product }) => product.basis === 'ml').length;
  return stated.length > 2 * liquids && !(NAMES_A_DRINK.test(text) && liquids > 0) ? 'g' : 'ml';
}
const NAMES_A_DRINK = /\b(?:feeds?|drinks?|liquids?)\b/u;
export const MAX_LEADERS = 4;
const ORDINALS = ['', '', 'second ', 'third ', 'fourth ', 'fifth '];

/** The sentence on a ranking: "Tarnvane Concentrate 2.0 has the second most protein of 28 tube feeds: 9.2 g per 100 ml." */
export function rankingSentence(knowledge: Knowledge, ranking: Ranking, all: string): string {
  const { leaders, unstatedNames: without, measure, isLowFirst, place, basis } = ranking;
  const words = measure.superlatives[isLowFirst ? 1 : 0];
  const [first] = leaders;
  const ordinal = ORDINALS[place] ?? `${place}th `;
  if (first === undefined)
    return place > 1
      ? `No other of ${all} comes next in order of the ${words}.`
      : `None of ${all} states ${words.replace(/^(?:most|least|highest|lowest) /u, '')}.`;
  const shown = ({ product, value }: (typeof leaders)[number]) =>
    measure.format?.(product, value) ?? `${value}`;
  // Leaders with different packs ("per 200 ml bottle", "per 125 ml bottle"): each figure is shown with its product.
  const sharesOneText = leaders.every((each) => shown(each) === shown(first));
  const names =
    leaders.length > MAX_LEADERS
      ? `${leaders.length} products`
      : listed(
          leaders.map((each) =>
            sharesOneText ? each.product.name : `${each.product.name} (${shown(each)})`,
          ),
        );
  const basisText = basis !== null && typeof basis === 'object' ? ` ${basisWords(knowledge, basis)}` : '';
  const silent =
    without.length === 0
      ? ''
      : `; ${namesOrCount(without)} ${without.length === 1 ? 'does' : 'do'} not state it${basisText}`;
  const amount = sharesOneText ? shown(first) : shown(first).replace(/ per .*$/u, '');
  // With a single product there is no "most".
  if (ranking.count === 1 && all.startsWith('1 '))
    return `There is one ${all.slice(2)}: ${first.product.name}, ${words.replace(DEGREE, '')} ${amount}${silent}.`;
  return `${names} ${leaders.length === 1 ? 'has' : 'have'} the ${ordinal}${words} of ${all}${basis === 'as-fed' ? ' as made up' : ''}: ${amount}${silent}.`;
}

const DEGREE = /^(?:most|least|highest|lowest|fewest|largest|smallest) /u;
/** The names if they are few, else their number. */
const namesOrCount = (names: readonly string[]): string =>
  names.length > MAX_LEADERS ? `${names.length}` : listed(names);

/** The note on a ranking as made up: the strength of powders, and the products without one. */
export function asFedNote({ excludedCount, excludedNames }: Ranking): string {
  const basis = 'Powders are counted per 100\u00a0ml at the standard strength of their labels.';
  const subject =
    excludedNames.length > MAX_LEADERS
      ? `${excludedCount} products are`
      : `${listed(excludedNames)} ${excludedCount === 1 ? 'is' : 'are'}`;
  return excludedCount === 0
    ? basis
    : `${basis} ${subject} left out of this order, because the label gives no strength at which to make up 100\u00a0ml.`;
}
