import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Lexicon } from '../message/lexicon.ts';
import { isInSpan, type Mention } from './mention.ts';
import { isNumber, type NamedProduct, type NameIndex } from './name-index.ts';
import type { Reading } from '../message/reading.ts';

/** "The loaf", "penne or rice", "the bar": adds foods named by their kind, if no other product has that word in its name or as its pack. */
export function withGenericFoods(reading: Reading, { byWord }: NameIndex, lexicon: Lexicon): Reading {
  const texts = reading.words.map(({ text }) => text);
  const phrases = lexicon.find(texts, () => true).filter(({ from, to }) => to - from > 1);
  const isTaken = isInSpan([...reading.mentions, ...phrases]);
  const foodAt = (at: number): NamedProduct | undefined => {
    const text = texts[at] ?? '';
    if (NUTRIENT_WORDS.has(text) || isTaken(at)) return undefined;
    const [named, other] = byWord.get(text) ?? [];
    const words = named?.nameWords.filter((word) => !isNumber(word)) ?? [];
    const isFood = other === undefined && named?.product.categories.includes('food') === true;
    return isFood && words.at(-1) === text && (words.length === 1 || isPack(named, text)) ? named : undefined;
  };
  const found = texts.flatMap((_, at) => {
    const named = foodAt(at);
    const isNamed = named !== undefined && !NAMES_A_KIND.test(texts[at + 1] ?? '');
    const hasArticle = /^(?:the|our|your)$/u.test(texts[at - 1] ?? '');
    return isNamed && !EXCLUDES.test(texts.slice(0, at).join(' '))
      ? [{ product: named.product, at, hasArticle }]
      : [];
  });
  // Without an article a food counts only beside another food.
  const foods = found
    .filter(
      ({ at, hasArticle }) =>
        hasArticle ||
        (found.length > 1 &&
          BETWEEN_NAMES.test(texts[at - 1] ?? ',') &&
          BETWEEN_NAMES.test(texts[at + 1] ?? ',')),
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
const NAMES_A_KIND = /^(?:foods?|feeds?|ones?|products?|styles?|types?|versions?|range|of|flavou?r\w*)$/u;
const BETWEEN_NAMES = /^(?:,|and|or|vs?|versus|which|for|in|of)$/u;
const EXCLUDES =
  /\b(?:not|no|except|excluding|exclude|without|minus|other than|apart from|leave|leaving|skip|drop)\b/u;
