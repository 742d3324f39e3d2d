// Longer than other files: one clause is read into one query, field by field.
import { nutrientById } from '../catalogue.ts';
import { phraseText } from '../language/words.ts';
import type { Mention } from '../products/mention.ts';
import type { NameIndex } from '../products/names.ts';
import { clausesOf } from './clauses.ts';
import { criteriaIn, isNegatedAt, isOperator, type Tagged } from './criteria-in.ts';
import { finished } from './finished.ts';
import type { Lexicon } from './lexicon.ts';
import { measuresIn } from './measures.ts';
import { CLAIMED, isAmountLike, nutrientsOf, orderOf, packIn, tagsIn, topicsOf } from './parts.ts';
import {
  type AskedBasis,
  type Criterion,
  NO_QUERY,
  type Order,
  type Query,
  type Reference,
  type Unclear,
} from './query.ts';
import type { Reading } from './reading.ts';

/** A message as queries: one for each question in it. Nothing is looked up, and nothing is left out unsaid. */
export function parse(reading: Reading, names: NameIndex, lexicon: Lexicon): Query[] {
  return clausesOf(reading, lexicon).map(({ from, to }) => {
    const words = reading.words.slice(from, to);
    const mentions = reading.mentions
      .filter((mention) => mention.from >= from && mention.from < to)
      .map((mention) => ({ ...mention, from: mention.from - from, to: mention.to - from }));
    return readClause(words, mentions, names, lexicon);
  });
}

function readClause(
  words: Reading['words'],
  mentions: readonly Mention[],
  names: NameIndex,
  lexicon: Lexicon,
): Query {
  const texts = words.map((word) => word.text);
  const text = phraseText(words);
  const family = familyAsked(mentions, texts, names);
  const isOfProducts = family === undefined && mentions.some(({ kind }) => kind === 'product');
  const { amounts, isBetween, basis, age, limits, target, taken } = measuresIn(texts, mentions, isOfProducts);
  const isFree = (at: number) => !taken.has(at);
  const tags = tagsIn(texts, isFree, lexicon, isOfProducts);
  const isUnderstood = (at: number) => tags.some(({ from, to }) => at >= from && at < to);
  const has = (...operators: string[]) => tags.some((tag) => isOperator(tag, ...operators));
  const { withoutRow, ...named } = nutrientsOf(tags, texts, isOfProducts);
  const { nutrients, ratio } = ratioIn(named.nutrients);
  const criteria: Criterion[] = [
    ...(family === undefined ? [] : [family]),
    ...limits,
    ...criteriaIn(tags, texts, isOfProducts),
    ...(isOfProducts ? [] : packIn(texts)),
    ...(age === undefined
      ? []
      : [{ kind: 'age' as const, is: !isNegatedAt(age.from, tags, texts, 'not'), age: age.value }]),
  ];
  const order = limits.length > 0 ? null : orderOf(tags, nutrients, criteria, texts);
  const isOfAFact = order !== null && nutrientById(order.by) === undefined;
  const others = texts.filter((_, at) => isFree(at) && !isUnderstood(at));
  const unknown = others.filter((text) => !lexicon.isKnown(text));
  const contained =
    isOfProducts || !HOLDS.test(text)
      ? []
      : others.filter((word) => lexicon.isIngredient(word) && !lexicon.isPassedOver(word));
  const described = isOfProducts
    ? []
    : others.filter(
        (text) =>
          (lexicon.isDescription(text) && !lexicon.isKnown(text)) ||
          (lexicon.isUse(text) && !lexicon.isPassedOver(text) && isAfterFor(text, texts, has)),
      );
  const isRead = (word: string) => described.includes(word) || contained.includes(word);
  const products =
    family === undefined
      ? mentions.flatMap((each) => (each.kind === 'product' ? [each.product.id] : []))
      : [];
  const query: Query = {
    ...NO_QUERY,
    products: [...new Set(products)],
    unclear: family === undefined ? unclearOf(mentions, texts) : null,
    topics:
      target !== null || (isOfAFact && !isOfProducts)
        ? []
        : order?.by === 'packSize'
          ? ['packs']
          : topicsOf(tags, texts, nutrients.length + withoutRow.length > 0),
    nutrients,
    withoutRow,
    criteria: [
      ...criteria.filter(
        (each) => !isRanked(each, order) && !isAsideOf(each, criteria, tags, NARROWS.test(text)),
      ),
      ...sideBySide(contained, texts).map((value) => ({
        kind: 'ingredient' as const,
        is: !isNegatedAt(texts.indexOf(value.split(' ')[0] ?? ''), tags, texts, 'not'),
        value,
      })),
      ...sideBySide(
        described.filter((word) => !contained.includes(word)),
        texts,
      ).map((value) => ({ kind: 'described' as const, is: true, value })),
    ],
    order,
    orderWord: has('least', 'less') ? 'least' : has('most', 'more') ? 'most' : null,
    isCount: has('count') && amounts.length === 0 && !isOfProducts,
    isComparison: has('compare') || (products.length > 1 && has('more', 'less', 'most', 'least')),
    basis: ratio ?? basis,
    amounts: target === null ? amounts : [],
    isAmountBetween: isBetween,
    target,
    isInMmol: has('mmol'),
    general: [...new Set(tags.flatMap(({ item }) => (item.kind === 'general' ? [item.name] : [])))],
    text,
    unknown: unknown.filter((word) => !isRead(word)),
    leftOver: others.filter((word) => lexicon.isKnown(word) && !lexicon.isPassedOver(word) && !isRead(word)),
    free: others,
    unread:
      order !== null && order.place > 1
        ? []
        : texts.filter((_, at) => isFree(at) && isAmountLike(words, at, tags)),
    reference: order !== null && order.place > 1 ? null : referenceOf(has),
    goesOn: GOES_ON.test(text),
    asksForSome: has('some') || texts[0] === 'show',
    namesProducts: has('noun'),
    isWeak: tags.every(({ item }) => item.kind !== 'topic' || item.isWeak),
  };
  return finished(query, brandsIn(mentions, tags, texts));
}

/** "Tarnvane or Wrenfold" will both do; "neither Tarnvane nor Wrenfold" leaves both out. */
function brandsIn(
  mentions: readonly Mention[],
  tags: readonly Tagged[],
  texts: readonly string[],
): Criterion[] {
  const named = mentions.flatMap((each) => (each.kind === 'brand' ? [each] : []));
  let isNot = false;
  const [first, ...others] = named.map((mention, at): Criterion => {
    const between = texts.slice(named[at - 1]?.to ?? 0, mention.from);
    isNot =
      isNegatedAt(mention.from, tags, texts, 'not') ||
      (isNot && between.every((text) => /^(?:and|or|nor|,)$/u.test(text)));
    return { kind: 'brand', is: !isNot, value: mention.brand };
  });
  if (first === undefined) return [];
  const isOr = first.is && others.length > 0 && others.every(({ is }) => is);
  return isOr ? [{ ...first, or: others }] : [first, ...others];
}

/** "Potassium to protein ratio": the first for each unit of the second; energy by 100 kcal. */
function ratioIn(ids: readonly string[]): { nutrients: readonly string[]; ratio?: AskedBasis } {
  const [first, second, other] = ids.filter((id) => id !== 'ketogenicRatio');
  if (!ids.includes('ketogenicRatio') || first === undefined || second === undefined || other !== undefined)
    return { nutrients: ids };
  const amount = second === 'energyKcal' ? 100 : 1;
  return { nutrients: [first], ratio: { perNutrient: { nutrient: second, amount } } };
}

/** "The most energy dense" puts all in order: no claim is asked for beside it. */
const isRanked = (each: Criterion, order: Order | null): boolean =>
  each.kind === 'claim' && order !== null && CLAIMED[each.value] === order.by;

/** "Short bowel syndrome" is one, and not three. */
function sideBySide(words: readonly string[], texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const follows = before !== undefined && texts.indexOf(word) === texts.indexOf(before) + 1;
    if (follows) joined.push(`${joined.pop()} ${word}`);
    else joined.push(word);
  }
  return joined;
}

/** "Products for chylothorax", "anything indicated for short bowel": what products are sought for. */
const isAfterFor = (
  text: string,
  texts: readonly string[],
  has: (...operators: string[]) => boolean,
): boolean => {
  const at = texts.indexOf(text);
  return (
    (has('noun') || ASKS_OF_THE_RANGE.test(texts.join(' '))) &&
    texts.slice(Math.max(0, at - 4), at).some((before) => /^(?:for|in|with|treat|of)$/u.test(before))
  );
};

const BESIDE_A_FORM = /^(?:nutrient|allergen|diet|flavour|container|ingredient)$/u;

/** "Drinks only". */
const NARROWS = /\b(?:only|instead|too)$/u;

/** Asked of what is in products. */
const HOLDS =
  /\b(?:with|contains?|containing|ingredients?|made (?:with|from)|without|free|no|have|has|uses?)\b/u;

const ASKS_OF_THE_RANGE = /\bindicated\b|\b(?:do you|have you|you) (?:have|got|do|make|sell)\b/u;

/** "Drinks" and "feeds" are no kind of product where nothing is looked for: "thickened drinks are tested how". */
const isAsideOf = (
  each: Criterion,
  all: readonly Criterion[],
  tags: readonly Tagged[],
  isNarrowing: boolean,
): boolean =>
  each.kind === 'form' &&
  !isNarrowing &&
  !all.some(({ kind }) => BESIDE_A_FORM.test(kind)) &&
  (each.value === 'drink' || (each.value === 'feed' && all.length === 1)) &&
  !tags.some((tag) =>
    isOperator(tag, 'some', 'most', 'least', 'more', 'less', 'high', 'low', 'rank', 'count'),
  );

const GOES_ON =
  /^(?:and|also|but|only|just|or|what about|how about|same|with|without|in|for|per|not|any|then|ok and|ok|now)\b|\b(?:only|instead|too)$/u;

/** "Which Wrenfold Tube feeds": not the product of that name but all whose names begin with it. */
function familyAsked(
  [mention, other]: readonly Mention[],
  texts: readonly string[],
  { all }: NameIndex,
): Criterion | undefined {
  if (other !== undefined || mention?.kind !== 'product') return undefined;
  const isPlural =
    /^(?:feeds|products|drinks|ones|range|supplements|powders|pouches|versions|bottles)$/u.test(
      texts[mention.to] ?? '',
    );
  const asks = /\b(?:which|what|any|list|show|all|are there|have)\b/u.test(
    texts.slice(0, mention.from).join(' '),
  );
  const named = all.find(({ product }) => product === mention.product);
  if (!isPlural || !asks || named === undefined) return undefined;
  const ids = all.flatMap(({ brand, rest, product }) =>
    brand === named.brand && named.rest.every((word, at) => rest[at] === word) ? [product.id] : [],
  );
  return ids.length < 2 ? undefined : { kind: 'among', is: true, ids, words: named.product.name };
}

function unclearOf(mentions: readonly Mention[], texts: readonly string[]): Unclear | null {
  const mention = mentions.find(({ kind }) => kind !== 'product');
  if (mention === undefined || mention.kind === 'product') return null;
  const { kind, from, to, products } = mention;
  return { kind, heard: texts.slice(from, to).join(' '), ids: products.map(({ id }) => id) };
}

const ORDINALS = { first: 0, second: 1, third: 2, last: -1 } as const;

function referenceOf(has: (...operators: string[]) => boolean): Reference | null {
  for (const [name, index] of Object.entries(ORDINALS)) if (has(name)) return { kind: 'nth', index };
  if (has('among')) return { kind: 'all' };
  return has('it', 'same') ? { kind: 'same' } : null;
}
