import type { Product } from '../catalogue.ts';
import type { Word } from '../language/words.ts';
import { isInSpan, type Mention } from '../names/mention.ts';
import type { NameIndex } from '../names/name-index.ts';
import { packOf, quantityAt } from './quantity.ts';
import { type AskedAmount, packNounOfBasis, type Query } from '../message/query.ts';

// Amounts that depend on the product: the size of its pack, ml of a liquid, or the last word of its name as the unit.

/**
 * Amounts from numbers without a unit. After a name, a number that is one of its pack sizes is that pack: "Nephrane Dialysis
 * 125", "2 bottles of Addimere Shot 120", "Addimere Emulsion 500 or Addimere Shot 250". "900 of the Concentrate" is ml of a
 * liquid. Returns the amounts and the numbers left unread.
 */
export function withSizes(
  { amounts, unreadAmounts, basis }: Pick<Query, 'amounts' | 'unreadAmounts' | 'basis'>,
  mentions: readonly Mention[],
  texts: readonly string[],
): Pick<Query, 'amounts' | 'unreadAmounts'> {
  const [mention, another] = mentions;
  if (mention?.kind !== 'product') return { amounts, unreadAmounts };
  if (another === undefined) {
    const otherSizes = sizesNamedToo(unreadAmounts, amounts, mention.product);
    if (otherSizes !== undefined) return { amounts: otherSizes, unreadAmounts: [] };
    const size = sizeNamed(unreadAmounts, amounts, mention, texts);
    return size === undefined ? { amounts, unreadAmounts } : { amounts: [size], unreadAmounts: [] };
  }
  const sizes = mentions.map((each) => {
    if (each.kind !== 'product') return undefined;
    const number = texts[each.to] ?? '';
    const before = numberOf(each.from, texts, amounts.length > 0) ?? '';
    // "Tarnvane Peptide Energy 1000 and 1 Dalesip Mini"
    const isVolume = amounts.length > 0 && each.product.basis === 'ml' && Number(number) > MAX_PACKS;
    return unreadAmounts.includes(number) && (isVolume || sizeOf(each.product, Number(number)) !== undefined)
      ? Number(number)
      : unreadAmounts.includes(before) && each.product.basis === 'ml' && Number(before) > MAX_PACKS
        ? Number(before)
        : undefined;
  });
  const sizesRead = sizes.flatMap((size) => (size === undefined ? [] : [String(size)]));
  if (sizesRead.length === 0) return { amounts, unreadAmounts };
  const remaining = unreadAmounts.filter((number) => !sizesRead.includes(number));
  const perPack = packNounOfBasis(basis);
  // "Tarnvane Standard 1500 and Addimere Shot 40 ml": the others have the amounts that are left, in their order.
  const left = [...amounts];
  const isShared = amounts.length > 0 && amounts.length + sizesRead.length === mentions.length;
  const ownAmounts = isShared
    ? sizes.map((size) => (size === undefined ? left.shift() : undefined))
    : amounts;
  const hasAmountOfEach = ownAmounts.length === mentions.length;
  // Without a pack for each, the figures are per 100 of all of them.
  if (
    !hasAmountOfEach &&
    (amounts.length > 0 || (sizesRead.length < mentions.length && perPack === undefined))
  )
    return { amounts, unreadAmounts: amounts.length > 0 ? unreadAmounts : remaining };
  // "Per 100 kcal" has no pack.
  if (basis !== null && perPack === undefined) return { amounts, unreadAmounts: remaining };
  return {
    unreadAmounts: remaining,
    amounts: mentions.map((each, at): AskedAmount => {
      const ownAmount = hasAmountOfEach ? ownAmounts[at] : undefined;
      const size = sizes[at];
      return size !== undefined && ownAmount?.kind !== 'measure' && each.kind === 'product'
        ? { kind: 'measure', amount: size * (ownAmount?.count ?? 1), unit: each.product.basis }
        : (ownAmount ?? { kind: 'packs', count: 1, noun: perPack ?? 'pack' });
    }),
  };
}

const sizeOf = ({ units }: Product, size: number): number | undefined =>
  units.find(({ amount }) => amount === size && size > MIN_PACK_SIZE)?.amount;

/** "In the 125 ml Nephrane Dialysis and again for the 200": another of its sizes. */
function sizesNamedToo(
  unread: readonly string[],
  amounts: readonly AskedAmount[],
  product: Product,
): readonly AskedAmount[] | undefined {
  const sizes = unread.flatMap((number) => sizeOf(product, Number(number)) ?? []);
  if (sizes.length === 0 || sizes.length < unread.length || amounts.length === 0) return undefined;
  return amounts.every(({ kind }) => kind === 'measure')
    ? [...amounts, ...sizes.map((amount) => ({ kind: 'measure' as const, amount, unit: product.basis }))]
    : undefined;
}

function sizeNamed(
  [number, another]: readonly string[],
  [amount, other]: readonly AskedAmount[],
  { product, from, to }: Extract<Mention, { kind: 'product' }>,
  texts: readonly string[],
): AskedAmount | undefined {
  if (another !== undefined || other !== undefined) return undefined;
  const { basis } = product;
  const isCountOfProduct = number !== undefined && numberOf(from, texts) === number;
  if (isCountOfProduct && amount === undefined && basis === 'ml' && Number(number) > MAX_PACKS)
    return { kind: 'measure', amount: Number(number), unit: basis };
  // "Cradlemere Amino 400 tin": a tin of that size, not 400 tins.
  const countAsSize =
    amount?.kind === 'packs' && number === undefined ? sizeOf(product, amount.count) : undefined;
  if (countAsSize !== undefined) return { kind: 'measure', amount: countAsSize, unit: basis };
  // "500 Tarnvane Energy" may count anything, and "which pack of it gives 1500 kcal" is about energy.
  const at = texts.indexOf(number ?? '', to);
  const size =
    at === to || (at !== -1 && quantityAt(texts, at)?.unit === 'none')
      ? sizeOf(product, Number(number))
      : undefined;
  return size === undefined || amount?.kind === 'measure'
    ? undefined
    : { kind: 'measure', amount: size * (amount?.count ?? 1), unit: basis };
}

/** "900 of the " before a name; beside another product also "900 ". */
const numberOf = (from: number, texts: readonly string[], isBeside = false): string | undefined =>
  (isBeside ? /(\d+) (?:of )?(?:the )?$/u : /(\d+) of (?:the )?$/u).exec(
    `${texts.slice(0, from).join(' ')} `,
  )?.[1];

/**
 * "How much is in the 125", "per 1500", "in 1000 of each": a number without a unit is an amount if it is a pack size of each
 * product, or ml if they are all liquids. The answer states the unit.
 */
export function withImpliedMeasure(query: Query, products: readonly Product[]): Query {
  const [number, another] = query.unreadAmounts;
  const [first] = products;
  if (first === undefined || number === undefined || another !== undefined) return query;
  if (query.amounts.length > 0 && !NAMES_OTHER_SIZE.test(query.text)) return query;
  const size = Number(number);
  const haveSameBasis = products.every(({ basis }) => basis === first.basis);
  const isSize = products.every((each) => sizeOf(each, size) !== undefined);
  const isVolume = first.basis === 'ml' && size > MAX_PACKS && query.amounts.length === 0;
  const isOneSize = new RegExp(String.raw`\b(?:per|the|each|every) ${number}\b`, 'u').test(query.text);
  const isVolumeOfEach = new RegExp(
    String.raw`\b(?:in|per|for|of) ${number}(?= (?:of|please|then|for|and)\b|$| ,)|\b${number} (?:of|from|for) (?:it|that|this|them|both|each|either|these|those|the 2)\b`,
    'u',
  ).test(query.text);
  return haveSameBasis && ((isSize && isOneSize) || (isVolume && isVolumeOfEach))
    ? {
        ...query,
        unreadAmounts: [],
        amounts: [...query.amounts, { kind: 'measure', amount: size, unit: first.basis }],
      }
    : query;
}
const NAMES_OTHER_SIZE = /\b(?:per|the|each|every) \d/u;

/** "What comes in 125", "the 500s", "the 130 pouches": where no product is named, a number that is the size of a pack gets its unit. */
export function withUnitsOfSizes(
  words: readonly Word[],
  { packSizes }: NameIndex,
  asksForAFigure: boolean,
): readonly Word[] {
  const texts = words.map(({ text }) => text);
  const isList = !asksForAFigure && ASKS_FOR_PRODUCTS.test(texts.join(' '));
  return words.flatMap((word, at) => {
    const [before = '', next = ''] = [texts[at - 1], texts[at + 1]];
    if (isPlural(at)) return [{ ...WORD, text: 'ones' }];
    const units = packSizes.get(word.text);
    const isSize =
      units !== undefined &&
      Number(word.text) > MAX_PACKS &&
      (isPlural(at + 1) ||
        (BEFORE_A_SIZE.test(before) && AFTER_A_SIZE.test(next)) ||
        (isList && /^(?:in|as|at|or)$/u.test(before) && /^(?:,|and|or|please|only|)$/u.test(next)));
    if (!isSize) return [word];
    const isOneOfSeveral = (before === 'or' || next === 'or') && units.has('ml');
    const unitWords = isOneOfSeveral ? ['ml'] : [...units].join(' or ').split(' ');
    return [word, ...unitWords.map((text) => ({ ...WORD, text }))];
  });

  /** The "s" of "57s"; "the under 60s" are people. */
  function isPlural(at: number): boolean {
    return (
      texts[at] === 's' &&
      packSizes.has(texts[at - 1] ?? '') &&
      Number(texts[at - 1]) > MAX_PACKS &&
      !/^(?:under|over|above|below|his|her|their|early|mid|late)$/u.test(texts[at - 2] ?? '')
    );
  }
}
const WORD = { text: '', isNumber: false, isNumberWord: false };
const BEFORE_A_SIZE = /^(?:in|as|at|the|your|our|an?|any|all|of|except|which|what|only)$/u;
const AFTER_A_SIZE =
  /^(?:sizes?|ones|format|versions?|bottles?|cartons?|pouch(?:es)?|bags?|packs?|tins?|tubs?|pots?|sachets?)$/u;
const ASKS_FOR_PRODUCTS =
  /\b(?:which|what|who|any|anything|something|everything|all|list|show|how many|do you|have you|supplements?|ons|feeds?|sips?|powders?|drinks?|range|ones?)\b/u;

/** Less is a portion of a pack. */
export const MIN_PACK_SIZE = 20;
const MAX_PACKS = 50;

/** "1 of this, 1 of that, another 1 of this": one amount per product. Amounts of different kinds are left to be asked about. */
export function addedPerProduct(
  amounts: readonly AskedAmount[],
  mentions: readonly Mention[],
): readonly AskedAmount[] {
  const ids = mentions.flatMap((each) => (each.kind === 'product' ? each.product.id : []));
  const products = [...new Set(ids)];
  if (ids.length !== amounts.length || products.length < 2 || products.length === ids.length) return amounts;
  const added = products.map((id) => {
    const [first, ...others] = amounts.filter((_, at) => ids[at] === id);
    return others.reduce((sum, each) => sum && sumOf(sum, each), first);
  });
  return added.every((each) => each !== undefined) ? added : amounts;
}

function sumOf(one: AskedAmount, other: AskedAmount): AskedAmount | undefined {
  if (one.kind === 'packs')
    return other.kind === 'packs' && one.noun === other.noun
      ? { ...one, count: one.count + other.count }
      : undefined;
  const isAlike = other.kind === 'measure' && one.unit === other.unit;
  return isAlike && (one.hours ?? other.hours) === undefined
    ? { ...one, amount: one.amount + other.amount }
    : undefined;
}

/** "1 Lowenfield Cookie", also for each of several products: the last word of the name is the unit. */
export function withUnitFromName(
  amounts: readonly AskedAmount[],
  mentions: readonly Mention[],
  texts: readonly string[],
): readonly AskedAmount[] {
  const isNamed = isInSpan(mentions);
  const followsName = (at: number) => mentions.some(({ to }) => to === at);
  const hasOtherUnit = texts.some((text, at) => !isNamed(at) && !followsName(at) && packOf(text) !== null);
  if ((mentions.length === 1 && hasOtherUnit) || (mentions.length > 1 && mentions.length !== amounts.length))
    return amounts;
  return amounts.map((each, at) => {
    const mention = mentions[mentions.length === 1 ? 0 : at];
    // "1 Lowenfield Loaf slice"
    const noun =
      mention?.kind === 'product' ? (packOf(texts[mention.to]) ?? packOf(texts[mention.to - 1])) : null;
    const isUnitOfProduct =
      mention?.kind === 'product' && mention.product.units.some(({ kind }) => kind === noun);
    return noun !== null && isUnitOfProduct && each.kind === 'packs' && each.noun === 'pack'
      ? { ...each, noun }
      : each;
  });
}
