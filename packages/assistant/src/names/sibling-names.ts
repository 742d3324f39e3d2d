import { singular } from '../language/phrases.ts';
import { namedProduct } from './name-match.ts';
import { isInSpan, type Mention, type MentionOptions } from './mention.ts';
import { isNumber, type NameIndex, expandShortForm } from './name-index.ts';

type Texts = readonly string[];

/**
 * "Addimere Emulsion and mct emulsion", "the 2.0 concentrate" beside another product of the brand: a whole name, in any order,
 * without the brand. "The PKU pouch 15 and the powder 20", "do the tabs have more": also without the words that both names start
 * with.
 */
export function withSiblings(
  names: NameIndex,
  texts: Texts,
  { brands: conversation, isMeasured, isInPhrase, isNutrientWord }: MentionOptions,
  mentions: readonly Mention[],
): readonly Mention[] {
  const knownBrands = new Set([
    ...conversation,
    ...mentions.flatMap((each) =>
      each.kind === 'product' ? (namedProduct(names, each.product.id)?.brand ?? []) : [],
    ),
  ]);
  const firstWords = mentions.flatMap((each) =>
    each.kind === 'product' ? (namedProduct(names, each.product.id)?.nameWords[0] ?? []) : [],
  );
  const family = [...knownBrands]
    .flatMap((brand) => names.brands.get(brand) ?? [])
    .flatMap(({ product, nameWords: [first = '', ...last] }) => [
      { product, nameWords: [first, ...last] },
      ...(firstWords.includes(first) && FORM_AND_STRENGTH.test(last.join(' '))
        ? [{ product, nameWords: last }]
        : []),
    ]);
  const found: Mention[] = [];
  const isFree = (at: number) => !isInSpan([...mentions, ...found])(at) && !isInPhrase(at);
  /** "Energy fibre" may be what is asked for, unless there is a strength or a row of names. */
  const isNotNutrients = (rest: Texts, at: number, isInNameRow: boolean) =>
    !rest.every(isNutrientWord) ||
    rest.some(isNumber) ||
    (isInNameRow && SEPARATOR.test(texts[at - 1] ?? '') && SEPARATOR.test(texts[at + rest.length] ?? ',')) ||
    // "And the same volume of energy fibre"
    SAME_AMOUNT_OF.test(texts.slice(Math.max(0, at - 3), at).join(' '));
  const namedAt = (at: number, isInNameRow: boolean) =>
    family
      .filter(({ nameWords }) => {
        const isPlain = PLAIN.test(texts[at - 1] ?? '');
        // "Versus regular Energy": the one without another word.
        const isCompared = isPlain && /^(?:v|vs|versus|than|against)$/u.test(texts[at - 2] ?? '');
        if (!isCompared && nameWords.length < 2 && !FORM_AND_STRENGTH.test(nameWords.join(' '))) return false;
        const typedWords = texts.slice(at, at + nameWords.length);
        return (
          typedWords.length === nameWords.length &&
          typedWords
            .map((word) => (TABLETS.test(word) ? 'tabs' : word))
            .toSorted()
            .join(' ') === nameWords.toSorted().join(' ') &&
          typedWords.every((_, place) => isFree(at + place) && !isMeasured(at + place)) &&
          (isPlain || isNotNutrients(nameWords, at, isInNameRow))
        );
      })
      .toSorted((one, other) => other.nameWords.length - one.nameWords.length)[0];
  for (const isInNameRow of [false, true]) {
    if (isInNameRow && mentions.length + found.length < 2) break;
    for (let at = 0; at < texts.length; at += 1) {
      const before = texts[at - 1];
      if (before !== undefined && !BEFORE_NAME.test(before) && !PLAIN.test(before)) continue;
      const named = namedAt(at, isInNameRow);
      if (named !== undefined)
        found.push({ kind: 'product', product: named.product, from: at, to: at + named.nameWords.length });
    }
  }
  return found.length === 0
    ? mentions
    : [...mentions, ...found].toSorted((one, other) => one.from - other.from);
}

const SAME_AMOUNT_OF = /\b(?:same (?:volume|amount|quantity|number)|(?:mls?|litres?|bottles?|packs?) of$)/u;
const TABLETS = /^tab(?:let)?s?$/u;
/** A form with its strength, or one that has none. */
const FORM_AND_STRENGTH = /^(?:\w+ \d+|tabs)$/u;
const SEPARATOR = /^(?:,|and|or)$/u;
const PLAIN = /^(?:plain|regular|ordinary|normal|original)$/u;
const BEFORE_NAME =
  /^(?:,|and|or|plus|also|the|of|in|for|vs?|versus|than|with|about|is|are|does|do|has|have|to|from|same|against)$/u;

const BEFORE_A_BRAND = /^(?:from|by|of|in|all|both|the|your|range)$/u;
const NAME_SEPARATOR = /^(?:,|and|or|plus|vs?|versus|with)$/u;

/** "The mini, the two and the juice from Dalesip", "standard and energy Tarnvane": whole names in a row before their brand. */
export function namesBeforeBrand(
  { brands, vocabulary }: NameIndex,
  texts: Texts,
  { isNutrientWord }: MentionOptions,
): readonly Mention[] {
  // "Milk, yogurt and juice Dalesips".
  const named = texts.map((text) => (brands.has(text) ? text : singular(text)));
  const at = named.findLastIndex((text) => brands.has(text));
  const brand = named[at] ?? '';
  // "Two and Dalesip Mini", "protein and 2 Dalesip Minis": the brand has a name of its own.
  const next = texts[at + 1] ?? '';
  if ([next, singular(next)].some((text) => vocabulary.get(brand)?.has(text))) return [];
  const family = (brands.get(brand) ?? []).toSorted(
    (one, other) => other.nameWords.length - one.nameWords.length,
  );
  const endsAt = (end: number) =>
    family.find(
      ({ nameWords }) =>
        nameWords.length > 0 &&
        nameWords.every(
          (word, place) => expandShortForm(texts[end - nameWords.length + place] ?? '') === word,
        ),
    );
  const past = (end: number, words: RegExp): number => {
    let from = end;
    while (words.test(texts[from - 1] ?? '')) from -= 1;
    return from;
  };
  const found: Mention[] = [];
  let end = past(at, BEFORE_A_BRAND);
  for (let last = endsAt(end); last !== undefined; last = endsAt(end)) {
    const from = end - last.nameWords.length;
    found.unshift({ kind: 'product', product: last.product, from, to: found.length === 0 ? at + 1 : end });
    const joint = past(from, /^the$/u);
    end = past(joint, NAME_SEPARATOR);
    if (end === joint) break;
  }
  // "Energy and protein in Tarnvane" are nutrients.
  const words = texts.slice(found[0]?.from, past(at, BEFORE_A_BRAND));
  const areNutrients = words.every((word) => isNutrientWord(word) || NAME_SEPARATOR.test(word));
  // "Tarnvane Protein and Two Dalesip": the first has its own brand.
  const isOfOtherBrand = brands.has(texts[(found[0]?.from ?? 0) - 1] ?? '');
  return found.length > 1 && !areNutrients && !isOfOtherBrand ? found : [];
}
