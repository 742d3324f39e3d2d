import { numberIn } from '../answers/figures/values.ts';
import { nutrientById } from '../catalogue.ts';
import { MIN_PACK_SIZE } from '../quantities/bare-sizes.ts';
import { LISTED_KINDS } from '../message/criterion-kinds.ts';
import type { ProductRange } from '../names/description.ts';
import { namedProduct } from '../names/name-match.ts';
import type { NamedProduct } from '../names/name-index.ts';
import { type Criterion, isLimit, type Limits, type Query } from '../message/query.ts';
import { IS_A_ROUTE } from './replacement.ts';
import { ownCounterpartOf } from '../vocabulary/other-makers.ts';

/**
 * "Is there one with fibre", "in a bigger bottle", "any with more protein" after one product: others of its range, the nearest
 * name first. Answering "no" for the product itself would suggest that there is none.
 */
export function anotherOfTheRange(
  query: Query,
  last: Query,
  range: ProductRange,
  listed: readonly string[],
): Query | undefined {
  const [id, other] = last.products;
  const own = namedProduct(range.names, id);
  const isOfOne = last.subject === 'products' && own !== undefined && other === undefined;
  const isOpen =
    query.products.length === 0 &&
    query.unclear === null &&
    query.topics.length === 0 &&
    query.amounts.length === 0 &&
    query.unread.length === 0 &&
    !query.criteria.some(isLimit) &&
    !query.criteria.some((each) => each.is && LISTED_KINDS.has(each.kind) && !isOfTaste(each));
  // "Which one has no milk" after two products means one of them.
  const isWhichOne = WHICH_ONE.test(query.text) && listed.length < 2 && !last.isComparison;
  const asks = ASKS_FOR_ONE.test(query.text) || isWhichOne || asksForANearOne(query);
  if (!isOfOne || !isOpen || !asks) return undefined;
  if (query.order?.by === 'packSize') {
    const sizes = own.product.units.map(({ amount }) => amount).filter((amount) => amount > MIN_PACK_SIZE);
    if (sizes.length > 1)
      return { ...query, ...ALL_READ, subject: 'products', products: last.products, topics: ['packs'] };
    const [size] = sizes;
    return size === undefined
      ? undefined
      : ofTheRange(query, own, range, [pack(own, size, query.order.isLowFirst)]);
  }
  const more = degreeOf(query, own);
  if (more === undefined && query.order !== null) return undefined;
  const criteria =
    more === undefined ? query.criteria : [...query.criteria.filter(({ kind }) => kind !== 'claim'), more];
  const some = query.nutrients.flatMap((value): Criterion[] =>
    more !== undefined || criteria.some((each) => each.kind === 'nutrient' && each.value === value)
      ? []
      : [{ kind: 'nutrient', is: true, value, limits: 'some', basis: null }],
  );
  return criteria.length + some.length === 0 && !asksForANearOne(query)
    ? undefined
    : ofTheRange(query, own, range, [...criteria, ...some]);
}

/** "The nearest thing with fibre", "anything similar without milk": asks what labels say, not for whom a product is. */
export const asksForANearOne = ({ text, criteria, nutrients }: Query): boolean =>
  NEAREST.test(text) && (criteria.length + nutrients.length > 0 || TO_BE_HAD.test(text));
const TO_BE_HAD = /\b(?:can|could) (?:i|we|you) (?:get|order|have|buy)\b|\b(?:here|available|sold)\b/u;
const NEAREST = /\b(?:nearest|closest|similar|like (?:that|it|this))\b(?!.*\b(?:patient|him|her|he|she)\b)/u;

const isOfTaste = ({ kind }: Criterion): boolean => kind === 'type';
const ALL_READ = { leftOver: [], unknown: [], unreadTraits: [], reference: null, goesOn: false } as const;

/** Searches the product's own range first, then all products of the same form. */
function ofTheRange(
  query: Query,
  own: NamedProduct,
  range: ProductRange,
  criteria: readonly Criterion[],
): Query {
  const ids = siblingsOf(own, range);
  const isThere = ids.some((id) => criteria.every((each) => range.fits(each, id)));
  const forms = own.product.categories.flatMap((value): Criterion[] =>
    IS_A_ROUTE.test(value) ? [{ kind: 'form', is: true, value }] : [],
  );
  const [form, ...or] = forms;
  const words = `of the ${own.product.name.split(' ')[0] ?? ''} range`;
  return {
    ...query,
    ...ALL_READ,
    subject: 'list',
    order: null,
    orderWord: null,
    criteria: [
      isThere || form === undefined ? { kind: 'among', is: true, ids, words } : { ...form, or },
      ...criteria,
    ],
  };
}

/** Products of the brand for the same purpose: no sip feed beside a tube feed. */
function siblingsOf(own: NamedProduct, { names, isSoldHere }: ProductRange): readonly string[] {
  const types = typesOf(own);
  const strong = types.filter((each) => !IS_A_STATE.test(each));
  const wanted = strong.length > 0 ? strong : types;
  const nearness = ({ rest }: NamedProduct) =>
    rest.filter((word) => own.rest.includes(word)).length * WORD -
    rest.filter((word) => !own.rest.includes(word)).length;
  return names.all
    .filter((each) => each.brand === own.brand && isSoldHere(each.product.id))
    .filter((each) => typesOf(each).some((type) => wanted.includes(type)))
    .toSorted((one, other) => nearness(other) - nearness(one))
    .map(({ product }) => product.id);
}
const typesOf = ({ product }: NamedProduct): readonly string[] =>
  product.categories.filter((each) => !IS_AN_AGE.test(each));
const IS_AN_AGE = /^(?:infant|child|adult)-/u;
const IS_A_STATE = /^(?:liquid|powder-and-tablets)$/u;
const WORD = 10;

/** "More protein", "a higher energy one": a limit above the figure of the product in the conversation. */
function degreeOf({ order, criteria, text }: Query, { product }: NamedProduct): Criterion | undefined {
  const claim = criteria.flatMap((each) => (each.kind === 'claim' ? [each.value] : []))[0];
  const by =
    order?.by ?? (claim === undefined ? undefined : claim === 'high energy' ? 'energyKcal' : 'protein');
  const word = DEGREE.exec(text)?.[0];
  const nutrient = nutrientById(by ?? '');
  const own = nutrient === undefined ? null : numberIn(product, nutrient);
  if (by === undefined || word === undefined || own === null) return undefined;
  const isLess = /^[lfr]/u.test(word);
  return { kind: 'nutrient', is: true, value: by, limits: beyond(own, isLess), basis: product.basis };
}
const DEGREE = /\b(?:less|lower|fewer|reduced|more|higher)\b/u;

const beyond = (edge: number, isLess: boolean): Limits => ({
  low: isLess ? null : edge,
  high: isLess ? edge : null,
  isLowOpen: !isLess,
  isHighOpen: isLess,
});

const pack = ({ product }: NamedProduct, size: number, isLess: boolean): Criterion => ({
  kind: 'pack',
  is: true,
  limits: beyond(size, isLess),
  unit: product.basis,
});

/** "Which one has no milk in it" after one product: another of its range. */
const WHICH_ONE = /^(?:(?:and|so|ok|but) )*which ones? (?:is|are|has|have|comes?|contains?|does|do)\b/u;
const ASKS_FOR_ONE =
  /^(?!.*\b(?:like|similar|else|others?|it|them|these|those|patient|which)\b)(?=.*\b(?:ones?|another|version|(?:any|anything|something) (?:with|without|for|in|that|lower|higher|smaller|bigger|more|less|larger)|(?:smaller|bigger|larger|smallest|biggest) (?:bottle|bag|pack|size|tin|pouch|carton|sachet|tub|pot)s?)\b)(?:(?:and|so|ok|but|or|hi|,) )*(?:(?:(?:is|are) there|(?:have|do) (?:you|ye|we)(?: got| have| do| make| stock| sell)?|got|what about|how about|any|anything|something|in|does it come in|comes in)\b|(?:an? )?(?:less|lower|more|higher|smaller|bigger|larger) (?:\w+ )?ones?$)/u;

/** "What's yours at 1.5" after another maker's tube feed: lists our tube feeds. */
export function oursOfThatKind(query: Query, last: Query): Query | undefined {
  const [kind] = last.unknown.flatMap((word) => ownCounterpartOf(word) ?? []);
  const saysWhatKind = query.criteria.some(({ kind: of }) => LISTED_KINDS.has(of));
  if (kind === undefined || saysWhatKind || query.products.length > 0 || !OURS.test(query.text))
    return undefined;
  return { ...query, subject: 'list', criteria: [{ ...kind.criterion, is: true }, ...query.criteria] };
}
const OURS =
  /\b(?:yours|ours|(?:you|we) (?:do|have|got|make|sell|stock)|(?:your|our) (?:own|version|equivalent))\b/u;
