import { wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions } from './mention.ts';
import { isNumber, mentionOf, type NamedProduct, type NameIndex, PUTS_FIRST, written } from './names.ts';

type Texts = readonly string[];

/** Two of these together describe what is looked for. */
const DESCRIBES = wordSet(
  'standard energy protein peptide low high fibre plant infant child powder liquid tube pku msud tyr hcu pouch bar carton sachet',
);

/**
 * Names without their brand: all the words that follow the brand, side by side, but for a strength at the end. A
 * single word counts only where it means nothing else. The longest come first, and no word belongs to two.
 */
export function withoutBrand(
  { byFirst }: NameIndex,
  typed: Texts,
  options: MentionOptions,
  brand: string | undefined,
): Mention[] {
  const texts = typed.map(written);
  const hits = texts.flatMap((text, from) =>
    (byFirst.get(text) ?? []).flatMap((named) => {
      const length =
        brand === undefined || named.brand === brand ? lengthAt(named.rest, texts, from, options) : 0;
      return length === 0 ? [] : [{ named: [named], from, to: from + length }];
    }),
  );
  // "Standard or standard fibre from Tarnvane": joined, they are names, unless each may be a nutrient.
  const joined = brand === undefined ? [] : joinedNames(byFirst, texts, brand, options);
  hits.push(...joined.filter((hit) => !hits.some(({ from, to }) => from === hit.from && to === hit.to)));
  const taken: typeof hits = [];
  for (const hit of hits.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    const same = taken.find(({ from, to }) => hit.from === from && hit.to === to);
    if (same !== undefined) same.named.push(...hit.named);
    else if (taken.every(({ from, to }) => hit.to <= from || hit.from >= to)) taken.push(hit);
  }
  return taken
    .toSorted((one, other) => one.from - other.from)
    .map(({ named, from, to }) => mentionOf(named, { from, to }));
}

/** Names of one brand side by side: "penne and rice", "energy or concentrate". */
function joinedNames(
  byFirst: NameIndex['byFirst'],
  texts: Texts,
  brand: string,
  { isNutrientWord }: MentionOptions,
): { named: NamedProduct[]; from: number; to: number }[] {
  const all = texts.flatMap((text, from) => {
    const [longest] = (byFirst.get(text) ?? [])
      .filter((named) => named.brand === brand && named.rest.every((word, at) => texts[from + at] === word))
      .toSorted((one, other) => other.rest.length - one.rest.length);
    return longest === undefined ? [] : [{ named: [longest], from, to: from + longest.rest.length }];
  });
  const isJoined = ({ to }: { to: number }) =>
    /^(?:or|and|vs|versus|v)$/u.test(texts[to] ?? '') && all.some(({ from }) => from === to + 1);
  const first = all.find(isJoined);
  const second = all.find(({ from }) => from === (first?.to ?? -2) + 1);
  if (first === undefined || second === undefined) return [];
  const words = texts.slice(first.from, second.to);
  return words.every((word) => isNutrientWord(word) || /^(?:or|and|vs|versus|v)$/u.test(word))
    ? []
    : [first, second];
}

/** So many words of a name stand here, if they tell that it is one. */
function lengthAt(
  rest: Texts,
  texts: Texts,
  from: number,
  { isMeasured, isMeaningful, isInAPhrase }: MentionOptions,
): number {
  if (PUTS_FIRST.test(texts[from - 1] ?? '') && isNumber(rest[0])) return 0;
  const withoutStrength = isNumber(rest.at(-1)) ? rest.slice(0, -1) : rest;
  const found = [rest, withoutStrength].find(
    (words) =>
      words.every((word, offset) => texts[from + offset] === word && !isMeasured(from + offset)) &&
      !(words.length === 1 && isInAPhrase(from)) &&
      ((words.length >= 2 && !words.every((word) => DESCRIBES.has(word))) ||
        words.some((word) => word.length > 2 && !isMeaningful(word) && !isNumber(word))),
  );
  return found?.length ?? 0;
}
