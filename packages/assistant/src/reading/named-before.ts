import type { Mention } from './mention.ts';
import { namedProduct } from './name-match.ts';
import type { NamedProduct, NameIndex } from './names.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Reading } from './reading.ts';

/**
 * A message is read among the products that were named before: "and is the pud ok", after Dalesip Pud and Dalesip Shake, is of the first;
 * "a PKU lad. Kcal of the Pouch 15?" of the one pouch that the whole message names.
 */
export function amongNamed(reading: Reading, ids: readonly string[], names: NameIndex): Reading {
  const named = ids.flatMap((id) => namedProduct(names, id) ?? []);
  const narrowed = reading.mentions.map((mention): Mention => {
    const [product, other] =
      mention.kind === 'several' ? mention.products.filter(({ id }) => ids.includes(id)) : [];
    return product === undefined || other !== undefined ? mention : { ...mention, kind: 'product', product };
  });
  const byAWord = reading.mentions.length > 0 ? [] : calledByAWord(reading, named);
  const isSame = byAWord.length === 0 && narrowed.every((mention, at) => mention === reading.mentions[at]);
  return isSame ? reading : { ...reading, mentions: [...narrowed, ...byAWord] };
}

/** "The pud", "the powder one": the last word of one of their names and of no other of them. */
const calledByAWord = ({ words }: Reading, named: readonly NamedProduct[]): Mention[] =>
  words.flatMap(({ text }, at): Mention[] => {
    if (words[at - 1]?.text !== 'the' || IS_ELSE.test(text) || NUTRIENT_WORDS.has(text)) return [];
    if (!GOES_ON.test(words[at + 1]?.text ?? ',')) return [];
    const [one, other] = named.filter(({ rest }) => rest.at(-1) === text);
    return one === undefined || other !== undefined
      ? []
      : [{ kind: 'product', product: one.product, from: at, to: at + 1 }];
  });
/** A person, an allergen, or a word that counts. */
const IS_ELSE = /^(?:child|infant|junior|milk|fish|soya|egg|\d.*)$/u;
const GOES_ON =
  /^(?:ones?|is|has|have|does|and|or|,|too|as|ok|okay|please|then|per|in|with|safe|suitable|marked)$/u;
