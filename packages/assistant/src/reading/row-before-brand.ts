import type { Mention, MentionOptions } from './mention.ts';
import { type NameIndex, written } from './names.ts';

type Texts = readonly string[];

const BEFORE_A_BRAND = /^(?:from|by|of|in|all|both|the|your|range)$/u;
const JOINS = /^(?:,|and|or|plus|vs?|versus|with)$/u;

/** "The mini, the two and the juice from Dalesip", "standard and energy Tarnvane": whole names in a row before their brand. */
export function rowBeforeBrand(
  { brands, vocabulary }: NameIndex,
  texts: Texts,
  { isNutrientWord }: MentionOptions,
): readonly Mention[] {
  const at = texts.findLastIndex((text) => brands.has(text));
  const brand = texts[at] ?? '';
  // "Two and Dalesip Mini": its own name follows it.
  if (vocabulary.get(brand)?.has(texts[at + 1] ?? '') === true) return [];
  const family = (brands.get(brand) ?? []).toSorted((one, other) => other.rest.length - one.rest.length);
  const endsAt = (end: number) =>
    family.find(
      ({ rest }) =>
        rest.length > 0 &&
        rest.every((word, place) => written(texts[end - rest.length + place] ?? '') === word),
    );
  const past = (end: number, words: RegExp): number => {
    let from = end;
    while (words.test(texts[from - 1] ?? '')) from -= 1;
    return from;
  };
  const found: Mention[] = [];
  let end = past(at, BEFORE_A_BRAND);
  for (let named = endsAt(end); named !== undefined; named = endsAt(end)) {
    const from = end - named.rest.length;
    found.unshift({ kind: 'product', product: named.product, from, to: found.length === 0 ? at + 1 : end });
    const joint = past(from, /^the$/u);
    end = past(joint, JOINS);
    if (end === joint) break;
  }
  // "Energy and protein in Tarnvane" are figures.
  const words = texts.slice(found[0]?.from, past(at, BEFORE_A_BRAND));
  const areFigures = words.every((word) => isNutrientWord(word) || JOINS.test(word));
  return found.length > 1 && !areFigures ? found : [];
}
