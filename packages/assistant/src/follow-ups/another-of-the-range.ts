import { numberIn } from '../answers/figures/values.ts';
import { nutrientById } from '../catalogue.ts';
import { MIN_PACK_SIZE } from '../quantities/bare-sizes.ts';
import { LISTED_KINDS } from '../message/criterion-kinds.ts';
import type { ProductRange } from '../names/description.ts';
import { namedProduct } from '../names/name-match.ts';
import type { NamedProduct } from '../names/name-index.ts';
import { type Criterion, isLimit, type Limits, type Query } from '../message/query.ts';
import { ROUTE_FORM } from './replacement.ts';
import { ownCounterpartOf } from '../vocabulary/other-makers.ts';

/**
 * "Is there one with fibre", "in a bigger bottle", "any with more protein" after one product: others of its range, the nearest
 * name first. Answering "no" for the product itself would suggest that there is none.
 */
export function searchRange(
  query: Query,
  last: Query,
  range: ProductRange,
  listed: readonly string[],
): Query | undefined {
  const [id, other] = last.products;
  const lastProduct = namedProduct(range.names, id);
  const isAboutOneProduct = last.subject === 'products' && lastProduct !== undefined && other === undefined;
  const isOpen =
    query.products.length === 0 &&
    query.unresolvedName === null &&
    query.topics.length === 0 &&
    query.amounts.length === 0 &&
    query.unreadAmounts.length === 0 &&
    !query.criteria.some(isLimit) &&
    !query.criteria.some((each) => each.isRequired && LISTED_KINDS.has(each.kind) && !isTypeCriterion(each));
  // "Which one has no milk" after two products means one of them.
  const isWhichOne = WHICH_ONE.test(query.text) && listed.length < 2 && !last.isComparison;
  const asks = ASKS_FOR_ONE.test(query.text) || isWhichOne || asksForSimilar(query);
  if (!isAboutOneProduct || !isOpen || !asks) return undefined;
  if (query.order?.by === 'packSize') {
    const sizes = lastProduct.product.units
      .map(({ amount }) => amount)
      .filter((amount) => amount > MIN_PACK_SIZE);
    if (sizes.length > 1)
      return { ...query, ...NOTHING_UNREAD, subject: 'products', products: last.products, topics: ['packs'] };
    const [size] = sizes;
    return size === undefined
      ? undefined
      : narrowToRange(query, lastProduct, range, [
          packSizeCriterion(lastProduct, size, query.order.isLowFirst),
        ]);
  }
  const comparative = comparativeCriterion(query, lastProduct);
  if (comparative === undefined && query.order !== null) return undefined;
  const criteria =
    comparative === undefined
      ? query.criteria
      : [...query.criteria.filter(({ kind }) => kind !== 'claim'), comparative];
  const nutrientsPresent = query.nutrients.flatMap((value): Criterion[] =>
    comparative !== undefined || criteria.some((each) => each.kind === 'nutrient' && each.value === value)
      ? []
      : [{ kind: 'nutrient', isRequired: true, value, limits: 'some', basis: null }],
  );
  return criteria.length + nutrientsPresent.length === 0 && !asksForSimilar(query)
    ? undefined
    : narrowToRange(query, lastProduct, range, [...criteria, ...nutrientsPresent]);
}

/** "The nearest thing with fibre", "anything similar without milk": asks what labels say, not for whom a product is. */
export const asksForSimilar = ({ text, criteria, nutrients }: Query): boolean =>
  NEAREST.test(text) && (criteria.length + nutrients.length > 0 || ASKS_AVAILABILITY.test(text));
const ASKS_AVAILABILITY =
  /\b(?:can|could) (?:i|we|you) (?:get|order|have|buy)\b|\b(?:here|available|sold)\b/u;
const NEAREST = /\b(?:nearest|closest|similar|like (?:that|it|this))\b(?!.*\b(?:patient|him|her|he|she)\b)/u;

const isTypeCriterion = ({ kind }: Criterion): boolean => kind === 'type';
const NOTHING_UNREAD = {
  unusedWords: [],
  unknownWords: [],
  unreadCriteria: [],
  reference: null,
  startsAsFollowUp: false,
} as const;

/** Searches the product's own range first, then all products of the same form. */
function narrowToRange(
  query: Query,
  lastProduct: NamedProduct,
  range: ProductRange,
  criteria: readonly Criterion[],
): Query {
  const ids = siblingIds(lastProduct, range);
  const isInRange = ids.some((id) => criteria.every((each) => range.meets(each, id)));
  const forms = lastProduct.product.categories.flatMap((value): Criterion[] =>
    ROUTE_FORM.test(value) ? [{ kind: 'form', isRequired: true, value }] : [],
  );
  const [form, ...alternatives] = forms;
  const words = `of the ${lastProduct.product.name.split(' ')[0] ?? ''} range`;
  return {
    ...query,
    ...NOTHING_UNREAD,
    subject: 'list',
    order: null,
    bareSuperlative: null,
    criteria: [
      isInRange || form === undefined
        ? { kind: 'among', isRequired: true, ids, words }
        : { ...form, alternatives },
      ...criteria,
    ],
  };
}

/** Products of the brand for the same purpose: no sip feed beside a tube feed. */
function siblingIds(lastProduct: NamedProduct, { names, isSoldHere }: ProductRange): readonly string[] {
  const types = typesOf(lastProduct);
  const strong = types.filter((each) => !PHYSICAL_FORM.test(each));
  const wanted = strong.length > 0 ? strong : types;
  const nearness = ({ nameWords }: NamedProduct) =>
    nameWords.filter((word) => lastProduct.nameWords.includes(word)).length * SHARED_WORD_SCORE -
    nameWords.filter((word) => !lastProduct.nameWords.includes(word)).length;
  return names.all
    .filter((each) => each.brand === lastProduct.brand && isSoldHere(each.product.id))
    .filter((each) => typesOf(each).some((type) => wanted.includes(type)))
    .toSorted((one, other) => nearness(other) - nearness(one))
    .map(({ product }) => product.id);
}
const typesOf = ({ product }: NamedProduct): readonly string[] =>
  product.categories.filter((each) => !AGE_CATEGORY.test(each));
const AGE_CATEGORY = /^(?:infant|child|adult)-/u;
const PHYSICAL_FORM = /^(?:liquid|powder-and-tablets)$/u;
const SHARED_WORD_SCORE = 10;

/** "More protein", "a higher energy one": a limit above the figure of the product in the conversation. */
function comparativeCriterion(
  { order, criteria, text }: Query,
  { product }: NamedProduct,
): Criterion | undefined {
  const claim = criteria.flatMap((each) => (each.kind === 'claim' ? [each.value] : []))[0];
  const by =
    order?.by ?? (claim === undefined ? undefined : claim === 'high energy' ? 'energyKcal' : 'protein');
  const word = DEGREE.exec(text)?.[0];
  const nutrient = nutrientById(by ?? '');
  const ownValue = nutrient === undefined ? null : numberIn(product, nutrient);
  if (by === undefined || word === undefined || ownValue === null) return undefined;
  const isLess = /^[lfr]/u.test(word);
  return {
    kind: 'nutrient',
    isRequired: true,
    value: by,
    limits: limitsBeyond(ownValue, isLess),
    basis: product.basis,
  };
}
const DEGREE = /\b(?:less|lower|fewer|reduced|more|higher)\b/u;

const limitsBeyond = (edge: number, isLess: boolean): Limits => ({
  low: isLess ? null : edge,
  high: isLess ? edge : null,
  isLowOpen: !isLess,
  isHighOpen: isLess,
});

const packSizeCriterion = ({ product }: NamedProduct, size: number, isLess: boolean): Criterion => ({
  kind: 'pack',
  isRequired: true,
  limits: limitsBeyond(size, isLess),
  unit: product.basis,
});

/** "Which one has no milk in it" after one product: another of its range. */
const WHICH_ONE = /^(?:(?:and|so|ok|but) )*which ones? (?:is|are|has|have|comes?|contains?|does|do)\b/u;
const ASKS_FOR_ONE =
  /^(?!.*\b(?:like|similar|else|others?|it|them|these|those|patient|which)\b)(?=.*\b(?:ones?|another|version|(?:any|anything|something) (?:with|without|for|in|that|lower|higher|smaller|bigger|more|less|larger)|(?:smaller|bigger|larger|smallest|biggest) (?:bottle|bag|pack|size|tin|pouch|carton|sachet|tub|pot)s?)\b)(?:(?:and|so|ok|but|or|hi|,) )*(?:(?:(?:is|are) there|(?:have|do) (?:you|ye|we)(?: got| have| do| make| stock| sell)?|got|what about|how about|any|anything|something|in|does it come in|comes in)\b|(?:an? )?(?:less|lower|more|higher|smaller|bigger|larger) (?:\w+ )?ones?$)/u;

/** "What's yours at 1.5" after another maker's tube feed: lists our tube feeds. */
export function ownProductsOfKind(query: Query, last: Query): Query | undefined {
  const [kind] = last.unknownWords.flatMap((word) => ownCounterpartOf(word) ?? []);
  const saysWhatKind = query.criteria.some(({ kind: of }) => LISTED_KINDS.has(of));
  if (kind === undefined || saysWhatKind || query.products.length > 0 || !ASKS_FOR_OURS.test(query.text))
    return undefined;
  return {
    ...query,
    subject: 'list',
    criteria: [{ ...kind.criterion, isRequired: true }, ...query.criteria],
  };
}
const ASKS_FOR_OURS =
  /\b(?:yours|ours|(?:you|we) (?:do|have|got|make|sell|stock)|(?:your|our) (?:own|version|equivalent))\b/u;
