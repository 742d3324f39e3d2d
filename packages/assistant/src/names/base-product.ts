import type { Mention, MentionOptions } from './mention.ts';
import { namedProduct } from './name-match.ts';
import { isNumber, type NamedProduct, type NameIndex } from './name-index.ts';

// "The ordinary shake" beside another product of its line: the product whose name has no further word.

type Texts = readonly string[];

/** Words for the product whose name has no further word. */
export const PLAIN_VERSION_WORD = /^(?:plain|normal|ordinary|regular|original|basic|usual|standard)$/u;

const COMPARES =
  /\b(?:or|than|versus|vs|v|against|compar\w+|more|less|fewer|higher|lower|same|differences?|differ|diff)\b/u;

const isWholeNameAt = ({ nameWords }: NamedProduct, texts: Texts, from: number): boolean =>
  nameWords.length > 0 && nameWords.every((word, offset) => texts[from + offset] === word);

/** The one product whose whole name, without the brand, occurs at a position. */
function wholeNameAt(family: readonly NamedProduct[], texts: Texts, from: number): NamedProduct | undefined {
  const [first, other] = family
    .filter((named) => isWholeNameAt(named, texts, from))
    .toSorted((one, another) => another.nameWords.length - one.nameWords.length);
  return other?.nameWords.length === first?.nameWords.length ? undefined : first;
}

/** Adds the second product of a comparison: "the ordinary mini", "mini and Mini Fibre". */
export function baseProductNamed(
  names: NameIndex,
  texts: Texts,
  { isMeasured, isNutrientWord }: MentionOptions,
  mentions: readonly Mention[],
): readonly Mention[] {
  const [only, other] = mentions;
  if (only?.kind !== 'product' || other !== undefined) return mentions;
  const longer = namedProduct(names, only.product.id);
  const family = names.brands.get(longer?.brand ?? '') ?? [];
  const isCompared = COMPARES.test(texts.join(' '));
  const found = texts.flatMap((text, at): Mention[] => {
    const isPlain =
      isCompared &&
      PLAIN_VERSION_WORD.test(text) &&
      !family.some(({ nameWords }) => nameWords.includes(text));
    const from = isPlain ? at + 1 : at;
    const named = wholeNameAt(family, texts, from);
    const to = from + (named?.nameWords.length ?? 0);
    const isFree = to <= only.from || from >= only.to;
    if (
      named === undefined ||
      !isFree ||
      isMeasured(from) ||
      (!isPlain && PLAIN_VERSION_WORD.test(texts[at - 1] ?? ''))
    )
      return [];
    // "Mini and Mini Protein", "emulsion or MCT Emulsion": next to the longer name that has it.
    const between = from < only.from ? texts.slice(to, only.from) : texts.slice(only.to, from);
    const continuesComparison =
      between.some((word) => CONJUNCTION.test(word)) &&
      between.every((word) => BETWEEN_NAMES.test(word)) &&
      // "Mini Protein Fibre and protein" asks for protein.
      !(named.nameWords.length === 1 && isNutrientWord(text));
    // "Pud or Thick Level 3", "2 mini and 1 juice".
    const isInRow = isCompared || isNumber(texts[from - 1]);
    return isPlain || (continuesComparison && (isInRow || isPartOfName(named, longer)))
      ? [{ kind: 'product', product: named.product, from: at, to }]
      : [];
  });
  const [second, third] = found;
  if (second === undefined || third !== undefined || second.kind !== 'product') return mentions;
  return [only, second].toSorted((one, another) => one.from - another.from);
}

const CONJUNCTION = /^(?:and|or|vs|versus|v|than)$/u;
const BETWEEN_NAMES = /^(?:and|or|vs|versus|v|with|than|to|,|the|in|plus|an?|one|\d)$/u;

const isPartOfName = (named: NamedProduct, longer: NamedProduct | undefined): boolean =>
  longer !== undefined &&
  longer !== named &&
  named.nameWords.every((word) => longer.nameWords.includes(word));
