import { namedProduct } from './name-match.ts';
import type { Mention, MentionOptions } from './mention.ts';
import { isNumber, type NameIndex } from './names.ts';

type Texts = readonly string[];

/**
 * "Addimere Emulsion and mct emulsion", "the 2.0 concentrate" beside another of its brand: the whole name, in any order, without the brand.
 * "The PKU pouch 15 and the powder 20", "do the tabs have more": without what both names begin with as well.
 */
export function withSiblings(
  { all, brands }: NameIndex,
  texts: Texts,
  { brands: spoken, isMeasured, isInAPhrase, isNutrientWord }: MentionOptions,
  mentions: readonly Mention[],
): readonly Mention[] {
  const own = new Set([
    ...spoken,
    ...mentions.flatMap((each) =>
      each.kind === 'product' ? (namedProduct({ all }, each.product.id)?.brand ?? []) : [],
    ),
  ]);
  const begun = mentions.flatMap((each) =>
    each.kind === 'product' ? (namedProduct({ all }, each.product.id)?.rest[0] ?? []) : [],
  );
  const family = [...own]
    .flatMap((brand) => brands.get(brand) ?? [])
    .flatMap(({ product, rest: [first = '', ...last] }) => [
      { product, rest: [first, ...last] },
      ...(begun.includes(first) && TELLS_WHICH.test(last.join(' ')) ? [{ product, rest: last }] : []),
    ])
    .filter(({ rest }) => rest.length > 1 || TELLS_WHICH.test(rest.join(' ')));
  const found: Mention[] = [];
  const isFree = (at: number) =>
    ![...mentions, ...found].some(({ from, to }) => at >= from && at < to) && !isInAPhrase(at);
  /** "Energy fibre" may be what is asked for; a strength tells that it is not, or a row of names. */
  const isNoRow = (rest: Texts, at: number, isOfNames: boolean) =>
    !rest.every(isNutrientWord) ||
    rest.some(isNumber) ||
    (isOfNames && PARTS.test(texts[at - 1] ?? '') && PARTS.test(texts[at + rest.length] ?? ',')) ||
    // "And the same volume of energy fibre"
    AS_MUCH_OF.test(texts.slice(Math.max(0, at - 3), at).join(' '));
  const namedAt = (at: number, isOfNames: boolean) =>
    family
      .filter(({ rest }) => {
        const said = texts.slice(at, at + rest.length);
        return (
          said.length === rest.length &&
          said
            .map((word) => (TABLETS.test(word) ? 'tabs' : word))
            .toSorted()
            .join(' ') === rest.toSorted().join(' ') &&
          said.every((_, place) => isFree(at + place) && !isMeasured(at + place)) &&
          isNoRow(rest, at, isOfNames)
        );
      })
      .toSorted((one, other) => other.rest.length - one.rest.length)[0];
  for (const isOfNames of [false, true]) {
    if (isOfNames && mentions.length + found.length < 2) break;
    for (let at = 0; at < texts.length; at += 1) {
      if (at > 0 && !COMES_BEFORE.test(texts[at - 1] ?? '')) continue;
      const named = namedAt(at, isOfNames);
      if (named !== undefined)
        found.push({ kind: 'product', product: named.product, from: at, to: at + named.rest.length });
    }
  }
  return found.length === 0
    ? mentions
    : [...mentions, ...found].toSorted((one, other) => one.from - other.from);
}

const AS_MUCH_OF = /\b(?:same (?:volume|amount|quantity|number)|(?:mls?|litres?|bottles?|packs?) of$)/u;
const TABLETS = /^tab(?:let)?s?$/u;
/** A form with its strength, or one that has none. */
const TELLS_WHICH = /^(?:\w+ \d+|tabs)$/u;
const PARTS = /^(?:,|and|or)$/u;
const COMES_BEFORE =
  /^(?:,|and|or|plus|also|the|of|in|for|vs?|versus|than|with|about|is|are|does|do|has|have|to|from|same|against)$/u;
