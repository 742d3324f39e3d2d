import type { Word } from './words.ts';
import { wordMap, wordSet, wordsIn } from './word-lists.ts';

/** How much of a product a question speaks of. */
export type AskedAmount =
  | { kind: 'measure'; amount: number; unit: 'ml' | 'g' }
  /** "3 bottles"; `noun` is singular, and "pack" where none was said ("3 Dalesip Mini"). */
  | { kind: 'packs'; count: number; noun: string };

/** "Per bottle" is one of them; `perPack` is the noun. */
export type AskedBasis = 'per-100' | { perPack: string } | { perKcal: number };

export type Found<T> = { value: T; from: number; to: number };

type Measure = { factor: number; unit: 'ml' | 'g' };
const ML: Measure = { factor: 1, unit: 'ml' };
const LITRE: Measure = { factor: 1000, unit: 'ml' };
const GRAM: Measure = { factor: 1, unit: 'g' };
const KILOGRAM: Measure = { factor: 1000, unit: 'g' };

const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ...wordsIn('ml mls millilitre millilitres cc').map((word) => [word, ML] as const),
  ...wordsIn('l litre litres liter ltr').map((word) => [word, LITRE] as const),
  ...wordsIn('g gm gram grams').map((word) => [word, GRAM] as const),
  ['kg', KILOGRAM] as const,
]);

const PACK_NOUNS = wordMap({
  bottle: 'bottle bottles',
  sachet: 'sachet sachets',
  pack: 'pack packs bag bags',
  pouch: 'pouch pouches',
  pot: 'pot pots',
  tin: 'tin tins can cans',
  tub: 'tub tubs',
  carton: 'carton cartons',
  tablet: 'tablet tablets',
  bar: 'bar bars',
  slice: 'slice slices',
  cookie: 'cookie cookies',
  loaf: 'loaf',
  roll: 'roll rolls',
  cup: 'cup cups',
  serving: 'portion portions serving servings unit',
  scoop: 'scoop scoops',
  dose: 'dose doses',
});

const ONE_OF = wordSet('per each a one every an 1 whole single full');

const packNoun = (text: string): string | undefined => PACK_NOUNS.get(text);

/** How often a day, in the short forms of a chart; 30 ml three times is 90 ml. */
const TIMES_A_DAY: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['bd', 2],
  ['bid', 2],
  ['tds', 3],
  ['tid', 3],
  ['qds', 4],
  ['qid', 4],
]);

export const isTimesADay = (text: string): boolean => TIMES_A_DAY.has(text);

export type AmountOptions = {
  /** Not part of a product's name. */
  isFree: (index: number) => boolean;
  /** "90 g protein" is what someone wants to reach, and no amount of a product. */
  isNutrient: (text: string) => boolean;
  /** Where products are named, by the first word and the one after the last. */
  names: readonly { from: number; to: number }[];
};

/** "350 ml", "1.5 litres", "3 bottles", "2 x 200 ml"; the 100 of "per 100 ml" is a basis and not an amount. */
export function amountsIn(words: readonly Word[], options: AmountOptions): Found<AskedAmount>[] {
  const found: Found<AskedAmount>[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const count = countAt(words, index, options);
    if (count === undefined) continue;
    const amount =
      measureAt(words, count, options) ?? packsAt(words, count) ?? namedAt(count, words, options);
    if (amount === undefined) continue;
    const repeated = timesAfter(words, amount.to, options);
    found.push(repeated === undefined ? amount : { ...times(amount, repeated.factor), to: repeated.to });
    index = Math.max(index, amount.to - 1, (repeated?.to ?? 0) - 1);
  }
  return [...found, ...countsAfterNames(words, options, found)].toSorted(
    (one, other) => one.from - other.from,
  );
}

type Count = Found<number>;

/** "2", "1.5", "2 1/2", "one and a half" */
function countAt(words: readonly Word[], index: number, { isFree }: AmountOptions): Count | undefined {
  const word = words[index];
  if (word === undefined || !isFree(index)) return undefined;
  // "A litre", "per litre" is one of them; a bottle is a matter of the label.
  if (ONE_OF.has(word.text) && !word.isNumber && /^(?:litre|liter|l)$/u.test(words[index + 1]?.text ?? ''))
    return { value: 1, from: index, to: index + 1 };
  const whole = word.text === 'one' ? 1 : word.isNumber ? Number(word.text) : undefined;
  if (whole === undefined) return undefined;
  const partAt = words[index + 1]?.text === 'and' ? index + 2 : index + 1;
  const part = words[partAt];
  if (part?.isPart === true && Number.isInteger(whole) && word.isPart !== true && isFree(partAt))
    return { value: whole + Number(part.text), from: index, to: partAt + 1 };
  return word.isNumber ? { value: whole, from: index, to: index + 1 } : undefined;
}

function measureAt(
  words: readonly Word[],
  count: Count,
  { isFree, isNutrient }: AmountOptions,
): Found<AskedAmount> | undefined {
  const unit = words[count.to]?.text ?? '';
  const measure = MEASURES.get(unit);
  if (measure === undefined || isBasis(words, count.from) || !isFree(count.to)) return undefined;
  let to = count.to + 1;
  if (measure.unit === 'g' && isFree(to) && isNutrient(words[to]?.text ?? '')) return undefined;
  // "a litre and a half"
  const part = words[to]?.text === 'and' && words[to + 1]?.isPart === true ? Number(words[to + 1]?.text) : 0;
  const isPartOfThis = part > 0 && packNoun(words[to + 2]?.text ?? '') === undefined;
  if (isPartOfThis) to += 2;
  const amount = (count.value + (isPartOfThis ? part : 0)) * measure.factor;
  const value: AskedAmount = { kind: 'measure', amount, unit: measure.unit };
  const before = words[count.from - 1];
  const isSized = packNoun(words[to]?.text ?? '') !== undefined;
  if (isSized) to += 1;
  // "two 125 ml bottles" and "2 x 200 ml"
  const hasCross = isCross(before?.text);
  const timesAt = hasCross ? count.from - 2 : count.from - 1;
  const times = words[timesAt];
  return (hasCross || isSized) && times?.isNumber === true && isFree(timesAt)
    ? { value: { ...value, amount: amount * Number(times.text) }, from: timesAt, to }
    : { value, from: count.from, to };
}

function packsAt(words: readonly Word[], count: Count): Found<AskedAmount> | undefined {
  const at = isCross(words[count.to]?.text) ? count.to + 1 : count.to;
  const noun = packNoun(words[at]?.text ?? '');
  return noun === undefined
    ? undefined
    : { value: { kind: 'packs', count: count.value, noun }, from: count.from, to: at + 1 };
}

/** More than this of a product is no count of packs but an amount whose unit was left out. */
const MOST_PACKS = 12;
/** "Level 2 Dalesip Thick", "the two Nephrane drinks" count nothing. */
const COUNTS_NOTHING = /^(?:level|stage|type|step|grade|bed|room|ward|the|these|those|both|vitamin|omega)$/u;

/** "3 Dalesip Mini", "2 x Dalesip Two" */
function namedAt(
  count: Count,
  words: readonly Word[],
  { names }: AmountOptions,
): Found<AskedAmount> | undefined {
  const to = isCross(words[count.to]?.text) ? count.to + 1 : count.to;
  const isNamed = names.some(({ from }) => from === to) && count.value <= MOST_PACKS;
  if (!isNamed || COUNTS_NOTHING.test(words[count.from - 1]?.text ?? '')) return undefined;
  return { value: { kind: 'packs', count: count.value, noun: 'pack' }, from: count.from, to };
}

/** "Dalesip Mini x 4", "PKU Pouch 15 tds", where no amount was said. */
function countsAfterNames(
  words: readonly Word[],
  options: AmountOptions,
  found: readonly Found<AskedAmount>[],
): Found<AskedAmount>[] {
  return options.names.flatMap(({ from, to }) => {
    const repeated = timesAfter(words, to, options);
    const isTaken = found.some(
      (each) => each.to === from || (each.from < (repeated?.to ?? 0) && each.to > to),
    );
    if (repeated === undefined || isTaken || MEASURES.has(words[repeated.to]?.text ?? '')) return [];
    return [{ value: { kind: 'packs', count: repeated.factor, noun: 'pack' }, from: to, to: repeated.to }];
  });
}

const isCross = (text: string | undefined): boolean => text === 'x' || text === 'times';

function times({ value, ...place }: Found<AskedAmount>, factor: number): Found<AskedAmount> {
  return value.kind === 'measure'
    ? { ...place, value: { ...value, amount: value.amount * factor } }
    : { ...place, value: { ...value, count: value.count * factor } };
}

/** "200 ml x 6", "30 ml three times", "two bottles bd" */
function timesAfter(
  words: readonly Word[],
  to: number,
  { isFree }: AmountOptions,
): { factor: number; to: number } | undefined {
  const text = words[to]?.text ?? '';
  const next = words[to + 1];
  const aDay = TIMES_A_DAY.get(text);
  if (aDay !== undefined) return { factor: aDay, to: to + 1 };
  if (isCross(text) && next?.isNumber === true && isFree(to + 1))
    return { factor: Number(next.text), to: to + 2 };
  if (words[to]?.isNumber === true && isFree(to) && next?.text === 'times')
    return { factor: Number(text), to: to + 2 };
  return undefined;
}

const isBasis = (words: readonly Word[], index: number): boolean =>
  words[index]?.text === '100' && ['per', ',', 'each', 'every'].includes(words[index - 1]?.text ?? '');

/** "per 1000 kcal"; 100 kcal also without the "per". */
const isPerKcal = (words: readonly Word[], index: number): boolean =>
  words[index]?.isNumber === true &&
  ['kcal', 'kcals', 'calories'].includes(words[index + 1]?.text ?? '') &&
  (words[index]?.text === '100' || ['per', 'each', 'every'].includes(words[index - 1]?.text ?? '')) &&
  Number(words[index]?.text) > 0;

/** "per 100 ml", "per bottle", "in one sachet", "per 100 kcal", "per litre" is an amount and found before this. */
export function basisIn(
  words: readonly Word[],
  isFree: (index: number) => boolean,
): Found<AskedBasis> | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? '';
    const next = words[index + 1]?.text ?? '';
    if (!isFree(index)) continue;
    if (isPerKcal(words, index)) return { value: { perKcal: Number(text) }, from: index, to: index + 2 };
    if (text === '100' && isBasis(words, index)) return { value: 'per-100', from: index - 1, to: index + 2 };
    if (text === '100' && ['ml', 'mls', 'g', 'grams'].includes(next)) {
      return { value: 'per-100', from: index, to: index + 2 };
    }
    const noun = packNoun(next);
    if (ONE_OF.has(text) && noun !== undefined)
      return { value: { perPack: noun }, from: index, to: index + 2 };
  }
  return undefined;
}
