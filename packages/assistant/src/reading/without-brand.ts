import { wordSet } from '../language/phrases.ts';
import type { Mention, MentionOptions } from './mention.ts';
import { isNumber, mentionOf, type NameIndex, PUTS_FIRST, written } from './names.ts';

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
