import { isInSpan, type Mention } from './mention.ts';
import { namedProduct, nearestByName } from './name-match.ts';
import type { NamedProduct, NameIndex } from './name-index.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Reading } from '../message/reading.ts';

/**
 * Narrows names down to products of the conversation or of the whole message: "and is the pud ok" after Dalesip Pud and Dalesip
 * Shake is the first; "a PKU lad. Kcal of the Pouch 15?" is the one pouch that the whole message names.
 */
export function preferNamedBefore(reading: Reading, ids: readonly string[], names: NameIndex): Reading {
  const namedInMessage = reading.mentions.flatMap((each) =>
    each.kind === 'product' ? [each.product.id] : [],
  );
  const named = [...new Set([...ids, ...namedInMessage])].flatMap((id) => namedProduct(names, id) ?? []);
  const narrowed = reading.mentions.map((mention): Mention => {
    const [product, other] =
      mention.kind === 'several' ? mention.products.filter(({ id }) => ids.includes(id)) : [];
    return product === undefined || other !== undefined ? mention : { ...mention, kind: 'product', product };
  });
  const lastWordMentions = namedByLastWord(reading, named, names);
  const isUnchanged =
    lastWordMentions.length === 0 && narrowed.every((mention, at) => mention === reading.mentions[at]);
  return isUnchanged
    ? reading
    : {
        ...reading,
        mentions: [...narrowed, ...lastWordMentions].toSorted((one, other) => one.from - other.from),
      };
}

/**
 * "The pud", "the powder one": the last word of exactly one of their names. "The loaf" beside another product of its brand: the
 * last word of exactly one name of that brand.
 */
function namedByLastWord(
  { words, mentions }: Reading,
  named: readonly NamedProduct[],
  { brands }: NameIndex,
): Mention[] {
  const isNamed = isInSpan(mentions);
  const conversation = new Set(named.map(({ brand }) => brand));
  const family = [...conversation].flatMap((brand) => brands.get(brand) ?? []);
  return words.flatMap(({ text }, at): Mention[] => {
    if (isNamed(at) || words[at - 1]?.text !== 'the' || NOT_A_NAME.test(text) || NUTRIENT_WORDS.has(text))
      return [];
    if (!FOLLOWS_NAME.test(words[at + 1]?.text ?? ',')) return [];
    const ends = ({ nameWords }: NamedProduct) => nameWords.at(-1) === text;
    // "The liquid one" may be of any brand.
    const isAmongNamed = named.some(ends) || /^ones?$/u.test(words[at + 1]?.text ?? '');
    const among = isAmongNamed ? named : family;
    const called = among.filter(ends);
    const isNamedAlready = mentions.some(
      (each) => each.kind === 'product' && called.some(({ product }) => product === each.product),
    );
    // "The emulsion" of a brand with two: after MCT Oil, the one with MCT.
    const [one, other] = isAmongNamed ? called : nearestByName(named, called);
    return one === undefined || other !== undefined || isNamedAlready
      ? []
      : [{ kind: 'product', product: one.product, from: at, to: at + 1 }];
  });
}
/** A person, an allergen, or a number. */
const NOT_A_NAME = /^(?:child|infant|junior|milk|fish|soya|egg|\d.*)$/u;
const FOLLOWS_NAME =
  /^(?:ones?|is|has|have|does|and|or|,|too|as|ok|okay|please|then|per|in|with|safe|suitable|marked|here|over|sold|available|same)$/u;
