import { wordsOf } from '../language/words.ts';
import { namedProduct } from '../names/name-match.ts';
import type { NamedProduct, NameIndex } from '../names/name-index.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Conversation } from './conversation.ts';

// A follow-up that names another product by a part of its name: a correction, or the next one to ask about.

/**
 * "Not the fibre one, the protein", "wrong one, I wanted the juice": "i meant" and the name of that product. `undefined` if nothing is
 * corrected, or more than one product could be meant.
 */
export function correctedProduct(
  message: string,
  { query }: Conversation,
  names: NameIndex,
  described: (said: string) => NamedProduct | undefined,
): string | undefined {
  const groups = (NOT_THIS_BUT.exec(message) ?? THIS_NOT_THAT.exec(message) ?? CORRECTION.exec(message))
    ?.groups;
  if (groups === undefined || query?.subject !== 'products') return undefined;
  const { meant = '' } = groups;
  const currentProducts = query.products.flatMap((id) => namedProduct(names, id) ?? []);
  // In a comparison one product replaces another: `other-products.ts`.
  if (currentProducts.length !== 1) return undefined;
  // "Sorry, protein" after a figure means the nutrient.
  const mayBeNutrient = query.nutrients.length > 0 || groups['not'] === undefined;
  if (mayBeNutrient && isNotAName(meant, names) && !/\b(?:one|version|variant|variety)\b/iu.test(message))
    return query.nutrients.length > 0 && isNutrientOnly(meant) && !/\bthe\b/iu.test(message)
      ? `and ${meant}`
      : undefined;
  const found = described(meant);
  return found === undefined ? undefined : `i meant ${found.product.name}`;
}
/** A nutrient, an allergen, a form or a place in a list is not a name by itself. */
const isNutrientOnly = (namedText: string): boolean =>
  wordsOf(namedText).every(({ text }) => NUTRIENT_WORDS.has(text));
const isNotAName = (namedText: string, { brands }: NameIndex): boolean =>
  !brands.has(wordsOf(namedText)[0]?.text ?? '') &&
  wordsOf(namedText).some(({ text }) => NUTRIENT_WORDS.has(text) || NOT_A_NAME.test(text));
const NOT_A_NAME =
  /^(?:milk|soya|egg|fish|powder|liquid|infant|junior|child|difference|other|first|second|third|last|rest|source|label|same)$/u;

const REJECTION =
  '(?:(?:no|nope|sorry|oops|apologies|actually|wait|ah|oh|wrong one|my mistake|not that(?: one)?)[\\s,;.!–—-]+)';
const I_MEANT =
  "(?:(?:i|it)(?:['’]?m| was| am|['’]?s| is)? ?(?:meant|mean|wanted|want|need|needed|after|on about|should be|should have been)?|meant|should be|that should be|but|rather) ";
const PRODUCT_NOUN = '(?: (?:one|version|variant|variety|product))?';
const NAME_WORDS = "[\\w.:+'’-]+(?: [\\w.:+'’-]+){0,4}?";
/** "Not the fibre one, the protein" */
const NOT_THIS_BUT = new RegExp(
  `^${REJECTION}*(?:i meant? )?not (?:the )?(?<not>${NAME_WORDS})${PRODUCT_NOUN}\\s*[,;–—-]+\\s*${REJECTION}*(?:${I_MEANT})?(?:the )?(?<meant>${NAME_WORDS})${PRODUCT_NOUN}[\\s?.!]*$`,
  'iu',
);
/** "The protein, not the fibre one" */
const THIS_NOT_THAT = new RegExp(
  `^${REJECTION}*(?:${I_MEANT})?(?:the )?(?<meant>${NAME_WORDS})${PRODUCT_NOUN}\\s*[,;–—-]*\\s*(?:and )?not (?:the )?(?<not>${NAME_WORDS})${PRODUCT_NOUN}[\\s?.!]*$`,
  'iu',
);
/** "Wrong one, I wanted the juice" */
const CORRECTION = new RegExp(
  `^(?:${REJECTION}+(?:${I_MEANT})?|i (?:meant|mean|wanted) )(?:the )?(?<meant>${NAME_WORDS})${PRODUCT_NOUN}[\\s?.!]*$`,
  'iu',
);
