import type { Product } from '../catalogue.ts';
import { isInSpan, type Mention } from '../names/mention.ts';
import { packOf, quantityAt } from './quantity.ts';
import { type AskedAmount, packOfBasis, type Query } from '../message/query.ts';

// Amounts that depend on the product: the size of its pack, ml of a liquid, or the last word of its name as the unit.

/**
 * Amounts from numbers without a unit. After a name, a number that is one of its pack sizes is that pack: "Nephrane Dialysis
 * 125", "2 bottles of Addimere Shot 120", "Addimere Emulsion 500 or Addimere Shot 250". "900 of the Concentrate" is ml of a
 * liquid. Returns the amounts and the numbers left unread.
 */
export function withSizes(
  { amounts, unread, basis }: Pick<Query, 'amounts' | 'unread' | 'basis'>,
  mentions: readonly Mention[],
  texts: readonly string[],
): Pick<Query, 'amounts' | 'unread'> {
  const [mention, another] = mentions;
  if (mention?.kind !== 'product') return { amounts, unread };
  if (another === undefined) {
    const also = sizesBeside(unread, amounts, mention.product);
    if (also !== undefined) return { amounts: also, unread: [] };
    const size = sizeNamed(unread, amounts, mention, texts);
    return size === undefined ? { amounts, unread } : { amounts: [size], unread: [] };
  }
  const sizes = mentions.map((each) => {
    if (each.kind !== 'product') return undefined;
    const number = texts[each.to] ?? '';
    const before = numberOf(each.from, texts) ?? '';
    return unread.includes(number) && sizeOf(each.product, Number(number)) !== undefined
      ? Number(number)
      : unread.includes(before) && each.product.basis === 'ml' && Number(before) > MAX_PACKS
        ? Number(before)
        : undefined;
  });
  const said = sizes.flatMap((size) => (size === undefined ? [] : [String(size)]));
  if (said.length === 0) return { amounts, unread };
  const left = unread.filter((number) => !said.includes(number));
  const perPack = packOfBasis(basis);
  const hasAmountOfEach = amounts.length === mentions.length;
  // Without a pack for each, the figures are per 100 of all of them.
  if (!hasAmountOfEach && (amounts.length > 0 || (said.length < mentions.length && perPack === undefined)))
    return { amounts, unread: amounts.length > 0 ? unread : left };
  // "Per 100 kcal" has no pack.
  if (basis !== null && perPack === undefined) return { amounts, unread: left };
  return {
    unread: left,
    amounts: mentions.map((each, at): AskedAmount => {
      const own = hasAmountOfEach ? amounts[at] : undefined;
      const size = sizes[at];
      return size !== undefined && own?.kind !== 'measure' && each.kind === 'product'
        ? { kind: 'measure', amount: size * (own?.count ?? 1), unit: each.product.basis }
        : (own ?? { kind: 'packs', count: 1, noun: perPack ?? 'pack' });
    }),
  };
}

const sizeOf = ({ units }: Product, said: number): number | undefined =>
  units.find(({ amount }) => amount === said && said > MIN_PACK_SIZE)?.amount;

/** "In the 125 ml Nephrane Dialysis and again for the 200": another of its sizes. */
function sizesBeside(
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
  const isOfIt = number !== undefined && numberOf(from, texts) === number;
  if (isOfIt && amount === undefined && basis === 'ml' && Number(number) > MAX_PACKS)
    return { kind: 'measure', amount: Number(number), unit: basis };
  // "Cradlemere Amino 400 tin": a tin of that size, not 400 tins.
  const whole = amount?.kind === 'packs' && number === undefined ? sizeOf(product, amount.count) : undefined;
  if (whole !== undefined) return { kind: 'measure', amount: whole, unit: basis };
  // "500 Tarnvane Energy" may count anything, and "which pack of it gives 1500 kcal" is about energy.
  const at = texts.indexOf(number ?? '', to);
  const size =
    at === to || (at !== -1 && quantityAt(texts, at)?.of === 'none')
      ? sizeOf(product, Number(number))
      : undefined;
  return size === undefined || amount?.kind === 'measure'
    ? undefined
    : { kind: 'measure', amount: size * (amount?.count ?? 1), unit: basis };
}

/** "900 of the " before a name. */
const numberOf = (from: number, texts: readonly string[]): string | undefined =>
  /(\d+) of (?:the )?$/u.exec(`${texts.slice(0, from).join(' ')} `)?.[1];

/**
 * "How much is in the 125", "per 1500", "in 1000 of each": a number without a unit is an amount if it is a pack size of each
 * product, or ml if they are all liquids. The answer states the unit.
 */
export function withImpliedMeasure(query: Query, products: readonly Product[]): Query {
  const [number, another] = query.unread;
  const [first] = products;
  if (first === undefined || number === undefined || another !== undefined) return query;
  if (query.amounts.length > 0 && !NAMES_OTHER_SIZE.test(query.text)) return query;
  const said = Number(number);
  const isAlike = products.every(({ basis }) => basis === first.basis);
  const isSize = products.every((each) => sizeOf(each, said) !== undefined);
  const isVolume = first.basis === 'ml' && said > MAX_PACKS && query.amounts.length === 0;
  const isOneSize = new RegExp(String.raw`\b(?:per|the|each|every) ${number}\b`, 'u').test(query.text);
  const isVolumeOfEach = new RegExp(
    String.raw`\b(?:in|per|for|of) ${number}(?= (?:of|please|then|for|and)\b|$| ,)|\b${number} (?:of|from|for) (?:it|that|this|them|both|each|either|these|those|the 2)\b`,
    'u',
  ).test(query.text);
  return isAlike && ((isSize && isOneSize) || (isVolume && isVolumeOfEach))
    ? {
        ...query,
        unread: [],
        amounts: [...query.amounts, { kind: 'measure', amount: said, unit: first.basis }],
      }
    : query;
}
const NAMES_OTHER_SIZE = /\b(?:per|the|each|every) \d/u;

/** Less is a portion of a pack. */
export const MIN_PACK_SIZE = 20;
const MAX_PACKS = 50;

/** "1 Lowenfield Cookie", also for each of several products: the last word of the name is the unit. */
export function withUnitFromName(
  amounts: readonly AskedAmount[],
  mentions: readonly Mention[],
  texts: readonly string[],
): readonly AskedAmount[] {
  const isNamed = isInSpan(mentions);
  const isAfterAName = (at: number) => mentions.some(({ to }) => to === at);
  const hasOtherUnit = texts.some((text, at) => !isNamed(at) && !isAfterAName(at) && packOf(text) !== null);
  if ((mentions.length === 1 && hasOtherUnit) || (mentions.length > 1 && mentions.length !== amounts.length))
    return amounts;
  return amounts.map((each, at) => {
    const mention = mentions[mentions.length === 1 ? 0 : at];
    // "1 Lowenfield Loaf slice"
    const noun =
      mention?.kind === 'product' ? (packOf(texts[mention.to]) ?? packOf(texts[mention.to - 1])) : null;
    const isItsUnit = mention?.kind === 'product' && mention.product.units.some(({ kind }) => kind === noun);
    return noun !== null && isItsUnit && each.kind === 'packs' && each.noun === 'pack'
      ? { ...each, noun }
      : each;
  });
}
