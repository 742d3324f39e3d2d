import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Lexicon } from '../message/lexicon.ts';
import { isInSpan, type Mention } from './mention.ts';
import { isNumber, type NamedProduct, type NameIndex } from './name-index.ts';
import type { Reading } from '../message/reading.ts';

/** "The loaf", "penne or rice", "the bar": a food is called by what it is, where no other product is called or comes so. */
export function withFoodsNamed(reading: Reading, { all }: NameIndex, lexicon: Lexicon): Reading {
  const texts = reading.words.map(({ text }) => text);
  const phrases = lexicon.find(texts, () => true).filter(({ from, to }) => to - from > 1);
  const isTaken = isInSpan([...reading.mentions, ...phrases]);
  const foodAt = (at: number): NamedProduct | undefined => {
    const text = texts[at] ?? '';
    if (NUTRIENT_WORDS.has(text) || isTaken(at)) return undefined;
    const [named, other] = all.filter(
      ({ product, rest }) => rest.includes(text) || product.units.some(({ kind }) => kind === text),
    );
    const words = named?.rest.filter((word) => !isNumber(word)) ?? [];
    const isFood = other === undefined && named?.product.categories.includes('food') === true;
    return isFood && words.at(-1) === text && (words.length === 1 || isPack(named, text)) ? named : undefined;
  };
  const found = texts.flatMap((_, at) => {
    const named = foodAt(at);
    const isNamed = named !== undefined && !OF_A_KIND.test(texts[at + 1] ?? '');
    const isPointedAt = /^(?:the|our|your)$/u.test(texts[at - 1] ?? '');
    return isNamed && !LEAVES_OUT.test(texts.slice(0, at).join(' '))
      ? [{ product: named.product, at, isPointedAt }]
      : [];
  });
  // Without its article it stands alone beside another.
  const foods = found
    .filter(
      ({ at, isPointedAt }) =>
        isPointedAt ||
        (found.length > 1 &&
          STANDS_BESIDE.test(texts[at - 1] ?? ',') &&
          STANDS_BESIDE.test(texts[at + 1] ?? ',')),
    )
    .map(({ product, at }): Mention => ({ kind: 'product', product, from: at, to: at + 1 }));
  return foods.length === 0
    ? reading
    : {
        ...reading,
        mentions: [...reading.mentions, ...foods].toSorted((one, other) => one.from - other.from),
      };
}

const isPack = ({ product }: NamedProduct, text: string): boolean =>
  product.units.some(({ kind }) => kind === text);
const OF_A_KIND = /^(?:foods?|feeds?|ones?|products?|styles?|types?|versions?|range|of|flavou?r\w*)$/u;
const STANDS_BESIDE = /^(?:,|and|or|vs?|versus|which|for|in|of)$/u;
const LEAVES_OUT =
  /\b(?:not|no|except|excluding|exclude|without|minus|other than|apart from|leave|leaving|skip|drop)\b/u;
