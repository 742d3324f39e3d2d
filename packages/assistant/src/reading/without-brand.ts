import type { Product } from '../catalogue.ts';
import { grouped, wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions, Place } from './mention.ts';
import { type NamedProduct, type NameIndex, written } from './names.ts';

/** Two of these together describe what is looked for. */
const DESCRIBES = wordSet(
  'standard energy protein peptide low high fibre plant infant child powder liquid tube pku msud tyr hcu pouch bar carton sachet',
);

type Hit = Place & { product: Product };

/**
 * Names without their brand: all the words that follow the brand, side by side, but for a strength at the end. A
 * single word counts only where it means nothing else. The longest come first, and no word belongs to two.
 */
export function withoutBrand(
  { byFirst }: NameIndex,
  typed: readonly string[],
  options: MentionOptions,
  brand: string | undefined,
): Mention[] {
  const texts = typed.map(written);
  const taken: Hit[] = [];
  const hits = texts
    .flatMap((text, from) =>
      (byFirst.get(text) ?? []).flatMap((named) =>
        brand === undefined || named.brand === brand ? hitOf(named, texts, from, options) : [],
      ),
    )
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  for (const hit of hits) {
    const isSame = taken.some(({ from, to }) => hit.from === from && hit.to === to);
    if (isSame || taken.every(({ from, to }) => hit.to <= from || hit.from >= to)) taken.push(hit);
  }
  const places = grouped(
    taken.toSorted((one, other) => one.from - other.from),
    ({ from }) => String(from),
  );
  return [...places.values()].flatMap((at): Mention[] => {
    const [first, other] = at;
    if (first === undefined) return [];
    const { product, from, to } = first;
    return other === undefined
      ? [{ kind: 'product', product, from, to }]
      : [{ kind: 'several', products: at.map((hit) => hit.product), from, to }];
  });
}

function hitOf(
  { product, rest }: NamedProduct,
  texts: readonly string[],
  from: number,
  options: MentionOptions,
): Hit[] {
  const withoutStrength = /^\d/u.test(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest;
  for (const words of [rest, withoutStrength]) {
    if (/^(?:top|bottom|best|first|last)$/u.test(texts[from - 1] ?? '') && /^\d/u.test(words[0] ?? ''))
      return [];
    const fits = words.every(
      (word, offset) => texts[from + offset] === word && !options.isMeasured(from + offset),
    );
    const isOfAPhrase = words.length === 1 && options.isInAPhrase(from);
    if (fits && !isOfAPhrase && isTelling(words, options))
      return [{ product, from, to: from + words.length }];
  }
  return [];
}

const isTelling = (words: readonly string[], { isMeaningful }: MentionOptions): boolean =>
  (words.length >= 2 && !words.every((word) => DESCRIBES.has(word))) ||
  words.some((word) => word.length > 2 && !isMeaningful(word) && !/^\d/u.test(word));
