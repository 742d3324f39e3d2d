import type { Word } from './words.ts';

/** How much of a product a question speaks of. */
export type AskedAmount =
  | { kind: 'measure'; amount: number; unit: 'ml' | 'g' }
  /** "3 bottles"; `noun` is singular. */
  | { kind: 'packs'; count: number; noun: string };

export type AskedBasis = 'per-100' | 'per-serving' | 'per-100-kcal';

export type Found<T> = { value: T; from: number; to: number };

const MEASURES: Readonly<Record<string, { factor: number; unit: 'ml' | 'g' }>> = {
  ml: { factor: 1, unit: 'ml' },
  mls: { factor: 1, unit: 'ml' },
  millilitre: { factor: 1, unit: 'ml' },
  millilitres: { factor: 1, unit: 'ml' },
  cc: { factor: 1, unit: 'ml' },
  l: { factor: 1000, unit: 'ml' },
  litre: { factor: 1000, unit: 'ml' },
  litres: { factor: 1000, unit: 'ml' },
  liter: { factor: 1000, unit: 'ml' },
  ltr: { factor: 1000, unit: 'ml' },
  g: { factor: 1, unit: 'g' },
  gm: { factor: 1, unit: 'g' },
  gram: { factor: 1, unit: 'g' },
  grams: { factor: 1, unit: 'g' },
  kg: { factor: 1000, unit: 'g' },
};

const PACK_NOUNS: Readonly<Record<string, string>> = {
  bottle: 'bottle',
  bottles: 'bottle',
  sachet: 'sachet',
  sachets: 'sachet',
  pack: 'pack',
  packs: 'pack',
  bag: 'pack',
  bags: 'pack',
  pouch: 'pouch',
  pouches: 'pouch',
  pot: 'pot',
  pots: 'pot',
  tin: 'tin',
  tins: 'tin',
  can: 'tin',
  cans: 'tin',
  tub: 'tub',
  tubs: 'tub',
  carton: 'carton',
  cartons: 'carton',
  tablet: 'tablet',
  tablets: 'tablet',
  bar: 'bar',
  bars: 'bar',
  loaf: 'loaf',
  roll: 'roll',
  rolls: 'roll',
  cup: 'cup',
  cups: 'cup',
  portion: 'serving',
  portions: 'serving',
  serving: 'serving',
  servings: 'serving',
  scoop: 'scoop',
  scoops: 'scoop',
  unit: 'serving',
};

const ONE_OF = new Set(['per', 'each', 'a', 'one', 'every', 'an', '1', 'whole', 'single', 'full']);

const packNoun = (text: string): string | undefined => PACK_NOUNS[text];

/** "350 ml", "1.5 litres", "3 bottles", "2 x 200 ml"; the 100 of "per 100 ml" is a basis and not an amount. */
export function amountIn(
  words: readonly Word[],
  isFree: (index: number) => boolean,
): Found<AskedAmount> | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !word.isNumber || !isFree(index)) continue;
    const next = words[index + 1]?.text ?? '';
    const measure = Object.hasOwn(MEASURES, next) ? MEASURES[next] : undefined;
    if (measure !== undefined && !isBasis(words, index)) {
      const times = timesBefore(words, index);
      const value = {
        kind: 'measure',
        amount: Number(word.text) * measure.factor * times.factor,
        unit: measure.unit,
      } as const;
      return { value, from: times.from, to: index + 2 };
    }
    const noun = Object.hasOwn(PACK_NOUNS, next) ? PACK_NOUNS[next] : undefined;
    if (noun !== undefined) {
      return { value: { kind: 'packs', count: Number(word.text), noun }, from: index, to: index + 2 };
    }
  }
  return undefined;
}

/** "2 x 200 ml" asks about 400 ml. */
function timesBefore(words: readonly Word[], index: number): { factor: number; from: number } {
  const cross = words[index - 1]?.text;
  const count = words[index - 2];
  return (cross === 'x' || cross === 'times') && count?.isNumber === true
    ? { factor: Number(count.text), from: index - 2 }
    : { factor: 1, from: index };
}

const isBasis = (words: readonly Word[], index: number): boolean =>
  words[index]?.text === '100' && ['per', ',', 'each', 'every'].includes(words[index - 1]?.text ?? '');

/** "per 100 ml", "per bottle", "in one sachet", "per 100 kcal", "per litre" is an amount and found before this. */
export function basisIn(
  words: readonly Word[],
  isFree: (index: number) => boolean,
): Found<AskedBasis> | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? '';
    const next = words[index + 1]?.text ?? '';
    if (!isFree(index)) continue;
    if (text === '100' && ['kcal', 'calories'].includes(next)) {
      return { value: 'per-100-kcal', from: index, to: index + 2 };
    }
    if (text === '100' && isBasis(words, index)) return { value: 'per-100', from: index - 1, to: index + 2 };
    if (text === '100' && ['ml', 'mls', 'g', 'grams'].includes(next)) {
      return { value: 'per-100', from: index, to: index + 2 };
    }
    if (ONE_OF.has(text) && packNoun(next) !== undefined && packNoun(next) !== 'scoop') {
      return { value: 'per-serving', from: index, to: index + 2 };
    }
  }
  return undefined;
}

/** "per litre", "a litre of": 1000 ml without a number. */
export function litreIn(words: readonly Word[]): Found<AskedAmount> | undefined {
  const index = words.findIndex(
    (word, at) => /^(?:litre|liter|l)$/u.test(word.text) && ONE_OF.has(words[at - 1]?.text ?? ''),
  );
  if (index < 1) return undefined;
  return { value: { kind: 'measure', amount: 1000, unit: 'ml' }, from: index - 1, to: index + 1 };
}
