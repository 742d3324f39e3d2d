// Longer than other files: how a list is put in order stands beside the sentence that says so.
import { allergensPresent, nutrientById, type Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { type Criterion, type LimitBasis, packOfBasis, type Query } from '../../message/query.ts';
import { ageWords } from '../products/ages.ts';
import { shelfLifeMonths } from './criteria.ts';
import { asFed, basisWords, isPartOfAPack } from '../figures/amounts.ts';
import { amountText } from '../answer.ts';
import type { Knowledge } from '../draft.ts';
import { isOfAnyAmount } from '../figures/own-basis.ts';
import { numbersKept, packsKept, toldOn } from '../products/pack-sizes.ts';
import { nutrientInASentence, show, valueOn } from '../figures/values.ts';

/** A list that was asked for: by which criteria, and among which products. */
export type Search = {
  knowledge: Knowledge;
  query: Query;
  criteria: readonly Criterion[];
  here: readonly Product[];
};

/** What products are put in order by: a nutrient of their labels, or a fact that has a number. */
type Measure = {
  /** "Protein", "pack"; what the first has most and least of. */
  words: readonly [most: string, least: string];
  numberOf: (product: Product, isLowFirst: boolean) => number | null;
  /** The number alone where it says nothing else. */
  shown?: (product: Product, value: number) => string;
};

export type Ranking = {
  measure: Measure;
  /** Undefined where the order is by no nutrient. */
  nutrient: string | undefined;
  isLowFirst: boolean;
  place: number;
  /** From the place that was asked for on; what is not stated comes last. */
  products: Product[];
  leaders: { product: Product; value: number }[];
  /** All that were put in order, before the place that was asked for too. */
  count: number;
  leftOut: number;
  /** Of those that are left out. */
  names: readonly string[];
  /** Of those that do not state it. */
  silent: readonly string[];
  basis: LimitBasis;
  /** Millilitres or grams were asked for, or all can be put in one order. */
  isBasisSaid: boolean;
};

/** Of tins alone where tins are asked for. */
const isMeant = (kind: string, criteria: readonly Criterion[]): boolean => {
  const containers = criteria.flatMap((each) => (each.kind === 'container' && each.is ? [each.value] : []));
  return containers.length > 0 ? containers.includes(kind) : !isPartOfAPack(kind);
};

const firstOf = (numbers: readonly number[], isLowFirst: boolean): number | null =>
  numbers.length === 0 ? null : Math[isLowFirst ? 'min' : 'max'](...numbers);

const FACTS_IN_ORDER: Readonly<Record<string, (search: Search) => Measure>> = {
  packSize: ({ knowledge, criteria }) => ({
    words: ['largest pack', 'smallest pack'],
    numberOf(product, isLowFirst) {
      const packs = packsKept(criteria, product);
      return firstOf(
        packs.flatMap(({ kind, amount }) => (isMeant(kind, criteria) ? [amount] : [])),
        isLowFirst,
      );
    },
    shown: ({ basis }, value) => `${show(knowledge, value)}\u00a0${basis}`,
  }),
  shelfLife: () => ({
    words: ['longest shelf life', 'shortest shelf life'],
    numberOf: shelfLifeMonths,
    shown: ({ shelfLife }) => shelfLife,
  }),
  flavours: () => ({
    words: ['most flavours', 'fewest flavours'],
    numberOf: ({ flavours }) => flavours.length,
  }),
  allergens: () => ({
    words: ['most allergens marked', 'fewest allergens marked'],
    numberOf: (product) => (product.allergens.length === 0 ? null : allergensPresent(product).length),
  }),
  ageFrom: ({ knowledge }) => ({
    words: ['highest age to begin at', 'lowest age to begin at'],
    numberOf: ({ ageFromMonths }) => ageFromMonths,
    shown: (_, value) => `from ${ageWords(knowledge, value)}`,
  }),
};

function measureOf(search: Search, by: string, basis: LimitBasis): Measure | undefined {
  const nutrient = nutrientById(by);
  if (nutrient === undefined) return FACTS_IN_ORDER[by]?.(search);
  const name = nutrientInASentence(nutrient);
  return {
    words: nutrient.additive ? [`most ${name}`, `least ${name}`] : [`highest ${name}`, `lowest ${name}`],
    numberOf: (product, isLowFirst) =>
      firstOf(numbersKept(search.criteria, product, nutrient, basis), isLowFirst),
    shown(product) {
      const value = valueOn(search.knowledge, product, nutrient, toldOn(search, product, basis));
      return `${amountText(value)} ${value.basis}`.trim();
    },
  };
}

/** What there is a number of, the first in order first. */
const inOrder = (products: readonly Product[], { numberOf }: Measure, isLowFirst: boolean) =>
  products
    .flatMap((product) => {
      const value = numberOf(product, isLowFirst);
      return value === null ? [] : [{ product, value }];
    })
    .toSorted((one, other) => (isLowFirst ? one.value - other.value : other.value - one.value));

/**
 * One basis for all: the one that was asked for, or else 100 ml or 100 g, on whichever more of them state it. On a pack
 * or on energy all can be put in one order.
 */
export function rankingOf(
  search: Search,
  products: readonly Product[],
  /** The basis that the larger part does not have. */
  other?: 'ml' | 'g',
): Ranking | undefined {
  const { order, text } = search.query;
  if (order === null) return undefined;
  // "Over 10 g protein per bottle, lowest first": on what the limit stands on.
  const limit = search.criteria.find((each) => each.kind === 'nutrient' && each.value === order.by);
  const asked = search.query.basis ?? (limit?.kind === 'nutrient' ? limit.basis : null);
  const { isLowFirst, by, place } = order;
  // "High in protein" puts in order; a claim or a limit has said already how high.
  const claim = by === 'energyKcal' ? 'energy' : by;
  if (!isLowFirst && search.criteria.some((each) => each.kind === 'claim' && each.value.endsWith(claim)))
    return undefined;
  const onLabel = measureOf(search, by, null);
  if (onLabel === undefined) return undefined;
  const nutrient = nutrientById(by)?.id;
  const said = unitSaid(text);
  const basis =
    other ??
    // A ratio, and the osmolality of what is made up, are told of powder and liquid alike.
    (isOfAnyAmount(by)
      ? null
      : typeof asked === 'object' && asked !== null
        ? asked
        : nutrient === undefined && by !== 'packSize'
          ? null
          : asked === 'as-fed' && nutrient !== undefined
            ? asked
            : (said ?? usualBasis(inOrder(products, onLabel, isLowFirst), text)));
  const measure = measureOf(search, by, basis) ?? onLabel;
  const same = products.filter((each) =>
    basis === 'as-fed'
      ? asFed(search.knowledge, each) !== undefined
      : typeof basis !== 'string' || each.basis === basis,
  );
  const stated = inOrder(same, measure, isLowFirst);
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
      // What comes in no such pack has no figure for one.
      ...(packOfBasis(basis) === undefined ? silent : []),
    ],
    leaders: stated.filter(({ value }) => value === reached),
    count: same.length,
    leftOut: products.length - same.length,
    names: products.flatMap((each) => (same.includes(each) ? [] : [each.name])),
    silent: silent.map(({ name }) => name),
    basis,
    isBasisSaid:
      typeof basis !== 'string' ||
      basis === 'as-fed' ||
      said !== undefined ||
      /\b(?:liquids?|drinks?|powders?)\b/u.test(text),
  };
}

/** "Per 100 ml", "per litre", "gram for gram". */
function unitSaid(text: string): 'ml' | 'g' | undefined {
  const unit =
    /\b(?:100|(?:per|every|each)(?: [\d.]+)?|(?<=(ml|g|grams?) )for(?= \1)) (mls?|l|litres?|g|grams?|kg)\b/u.exec(
      text,
    )?.[2];
  return unit === undefined ? undefined : /^(?:k?g|gram)/u.test(unit) ? 'g' : 'ml';
}

/** Said to be what figures stand on, and not read: no order is given on another. */
export const isOnAnUnreadBasis = ({ order, orderWord, basis, free, text }: Query): boolean =>
  (order !== null || orderWord !== null) &&
  basis === null &&
  unitSaid(text) === undefined &&
  free.some((word) => ON_SOMETHING.test(word));
const ON_SOMETHING = /^(?:per|%|percent\w*|proportion|relative)$/u;

/** That of the most; of what is drunk ml, where any is measured in it. */
function usualBasis(stated: readonly { product: Product }[], text: string): 'ml' | 'g' {
  const liquids = stated.filter(({ product }) => product.basis === 'ml').length;
  return stated.length > 2 * liquids && !(IS_DRUNK.test(text) && liquids > 0) ? 'g' : 'ml';
}
const IS_DRUNK = /\b(?:feeds?|drinks?|liquids?)\b/u;
export const MOST_LEADERS = 4;
const PLACES = ['', '', 'second ', 'third ', 'fourth ', 'fifth '];

/** "Tarnvane Concentrate 2.0 has the second most protein of 28 tube feeds: 9.2 g per 100 ml." */
export function rankingSentence(knowledge: Knowledge, ranking: Ranking, all: string): string {
  const { leaders, silent: without, measure, isLowFirst, place, basis } = ranking;
  const words = measure.words[isLowFirst ? 1 : 0];
  const [first] = leaders;
  const which = PLACES[place] ?? `${place}th `;
  if (first === undefined)
    return place > 1
      ? `No other of ${all} comes next in order of the ${words}.`
      : `None of ${all} states ${words.replace(/^(?:most|least|highest|lowest) /u, '')}.`;
  const shown = ({ product, value }: (typeof leaders)[number]) =>
    measure.shown?.(product, value) ?? `${value}`;
  // "300 kcal per 200 ml bottle" of one and per 125 ml bottle of another: the bottle of the first is not that of both.
  const isOfOne = leaders.every((each) => shown(each) === shown(first));
  const names =
    leaders.length > MOST_LEADERS
      ? `${leaders.length} products`
      : listed(
          leaders.map((each) => (isOfOne ? each.product.name : `${each.product.name} (${shown(each)})`)),
        );
  const on = basis !== null && typeof basis === 'object' ? ` ${basisWords(knowledge, basis)}` : '';
  const silent =
    without.length === 0
      ? ''
      : `; ${fewOrCount(without)} ${without.length === 1 ? 'does' : 'do'} not state it${on}`;
  const amount = isOfOne ? shown(first) : shown(first).replace(/ per .*$/u, '');
  // Of one nothing is the most.
  if (ranking.count === 1 && all.startsWith('1 '))
    return `There is one ${all.slice(2)}: ${first.product.name}, ${words.replace(DEGREE, '')} ${amount}${silent}.`;
  return `${names} ${leaders.length === 1 ? 'has' : 'have'} the ${which}${words} of ${all}${basis === 'as-fed' ? ' as made up' : ''}: ${amount}${silent}.`;
}

const DEGREE = /^(?:most|least|highest|lowest|fewest|largest|smallest) /u;
/** The names of a few; of more how many they are. */
const fewOrCount = (names: readonly string[]): string =>
  names.length > MOST_LEADERS ? `${names.length}` : listed(names);

/** What stands on the order as it is fed: whose strength, and who has none. */
export function leftOutOfTheFed({ leftOut, names }: Ranking): string {
  const basis = 'Powders are counted per 100\u00a0ml at the standard strength of their labels.';
  const which =
    names.length > MOST_LEADERS
      ? `${leftOut} products are`
      : `${listed(names)} ${leftOut === 1 ? 'is' : 'are'}`;
  return leftOut === 0
    ? basis
    : `${basis} ${which} left out of this order, because the label gives no strength at which to make up 100\u00a0ml.`;
}
