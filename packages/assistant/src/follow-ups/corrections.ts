import { wordsOf } from '../language/words.ts';
import { namedProduct, nearestTo, withWordsAdded } from '../names/name-match.ts';
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
): string | undefined {
  const groups = (NOT_THIS_BUT.exec(message) ?? THIS_NOT_THAT.exec(message) ?? CORRECTION.exec(message))
    ?.groups;
  if (groups === undefined || query?.subject !== 'products') return undefined;
  const { meant = '', not } = groups;
  const own = query.products.flatMap((id) => namedProduct(names, id) ?? []);
  // In a comparison one product replaces another: `other-products.ts`.
  if (own.length !== 1) return undefined;
  // "Sorry, protein" after a figure means the nutrient.
  const mayBeNutrient = query.nutrients.length > 0 || groups['not'] === undefined;
  if (mayBeNutrient && isNotAName(meant, names) && !/\b(?:one|version|variant|variety)\b/iu.test(message))
    return query.nutrients.length > 0 && isNutrientOnly(meant) && !/\bthe\b/iu.test(message)
      ? `and ${meant}`
      : undefined;
  const found = relatedProduct(meant, own, names);
  // "The liquid, not the powder": both are words of product names.
  const isUnknownName =
    not !== undefined && relatedProduct(not, own, names) === undefined && !isNamedBy(not, own);
  return found === undefined || isUnknownName ? undefined : `i meant ${found.product.name}`;
}
const isNamedBy = (said: string, own: readonly NamedProduct[]): boolean =>
  LAST_PRODUCT.test(said) ||
  own.some(({ brand, rest }) => wordsOf(said).every(({ text }) => brand === text || rest.includes(text)));
const LAST_PRODUCT = /^(?:that|this|it)(?: one)?$/iu;

/** The one product of the same range that the words describe: the product in the conversation with the words added, or a name that contains them. */
function relatedProduct(
  said: string,
  own: readonly NamedProduct[],
  names: NameIndex,
): NamedProduct | undefined {
  const words = wordsOf(said).flatMap(({ text }) => (text === 'the' ? [] : [text]));
  const [one, other] = own;
  if (words.length === 0 || one === undefined) return undefined;
  const spelt = words.join(' ');
  const named = names.all.find(({ brand, rest }) => [brand, ...rest].join(' ') === spelt);
  if (named !== undefined) return named;
  const isIt = words.every((word) => one.rest.includes(word));
  const wider = other === undefined && !isIt ? withWordsAdded(names, one, words) : undefined;
  if (wider !== undefined) return wider;
  // "The protein one" after Mini Fibre: Mini Protein.
  const swapped = names.all.find(
    ({ brand, rest }) =>
      brand === one.brand &&
      one.rest.length > 1 &&
      !isIt &&
      [...one.rest.slice(0, -1), ...words].join(' ') === rest.join(' '),
  );
  if (swapped !== undefined && other === undefined) return swapped;
  const family = names.all.filter(
    ({ brand, rest }) =>
      own.some((each) => each.brand === brand) &&
      words.every((word) => rest.includes(word) || brand === word),
  );
  const ofWords = words.filter((word) => word !== one.brand);
  const whole = family.filter(({ rest }) => rest.length === ofWords.length);
  const [found, another] = whole.length > 0 ? whole : nearestTo(own, family);
  if (ofWords.length === 0 || another !== undefined) return undefined;
  // "The oil" of another range: a word in only one name of all.
  const [only, more] =
    found === undefined ? names.all.filter(({ rest }) => words.every((word) => rest.includes(word))) : [];
  return found ?? (more === undefined ? only : undefined);
}

/** "And the 1.2 one", "the dialysis version?": the message with the product's name, if nothing else is asked. */
export function withVariantNamed(
  message: string,
  { query }: Conversation,
  names: NameIndex,
): string | undefined {
  const [, again] = HAS_THE_SAME.exec(message) ?? [];
  const [, lead = '', said = '', one] = THE_ONE.exec(again === undefined ? message : `and ${again}`) ?? [];
  const own =
    query?.subject === 'products' ? query.products.flatMap((id) => namedProduct(names, id) ?? []) : [];
  const isUnknownName = one === undefined && isNotAName(said, names);
  const found =
    own.length === 0 || own.length > 2 || isUnknownName ? undefined : relatedProduct(said, own, names);
  return found === undefined || own.includes(found)
    ? undefined
    : `${COMPARES.test(lead) ? lead : 'and '}${found.product.name}`;
}
/** "Does the protein one have the same" */
const HAS_THE_SAME =
  /^(?:(?:and|so)\s+)*(?:does|do|has|is|are) (the .+?)(?: (?:have|has|got))? the same(?: ones)?[\s?.!]*$/iu;
const THE_ONE =
  /^((?:(?:and|so|now|then|what about|how about|same (?:again )?(?:for|with|in)|for|in|vs\.?|versus|against|(?:what )?if (?:it|that) (?:was|were|is)|(?:how does (?:it|that) )?(?:compared?|sit|stack up|measure up|do|fare)(?: (?:it|that))? (?:to|with|against|next to|beside))\s+)*)(?:the|that)\s+([\w.:+-]+(?:\s+[\w.:+-]+){0,2}?)(\s+(?:one|version|variant|variety|feed|drink))?[\s?.!]*$/iu;

const COMPARES = /^(?:vs|versus|against|how does|compare|same)/iu;

/** A nutrient, an allergen, a form or a place in a list is not a name by itself. */
const isNutrientOnly = (said: string): boolean => wordsOf(said).every(({ text }) => NUTRIENT_WORDS.has(text));
const isNotAName = (said: string, { brands }: NameIndex): boolean =>
  !brands.has(wordsOf(said)[0]?.text ?? '') &&
  wordsOf(said).some(({ text }) => NUTRIENT_WORDS.has(text) || OTHER_MEANING.test(text));
const OTHER_MEANING =
  /^(?:milk|soya|egg|fish|powder|liquid|infant|junior|child|difference|other|first|second|third|last|rest|source|label|same)$/u;

const WRONG =
  '(?:(?:no|nope|sorry|oops|apologies|actually|wait|ah|oh|wrong one|my mistake|not that(?: one)?)[\\s,;.!–—-]+)';
const I_MEANT =
  "(?:(?:i|it)(?:['’]?m| was| am|['’]?s| is)? ?(?:meant|mean|wanted|want|need|needed|after|on about|should be|should have been)?|meant|should be|that should be|but|rather) ";
const ONE = '(?: (?:one|version|variant|variety|product))?';
const SAID = "[\\w.:+'’-]+(?: [\\w.:+'’-]+){0,4}?";
/** "Not the fibre one, the protein" */
const NOT_THIS_BUT = new RegExp(
  `^${WRONG}*(?:i meant? )?not (?:the )?(?<not>${SAID})${ONE}\\s*[,;–—-]+\\s*${WRONG}*(?:${I_MEANT})?(?:the )?(?<meant>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
/** "The protein, not the fibre one" */
const THIS_NOT_THAT = new RegExp(
  `^${WRONG}*(?:${I_MEANT})?(?:the )?(?<meant>${SAID})${ONE}\\s*[,;–—-]*\\s*(?:and )?not (?:the )?(?<not>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
/** "Wrong one, I wanted the juice" */
const CORRECTION = new RegExp(
  `^(?:${WRONG}+(?:${I_MEANT})?|i (?:meant|mean|wanted) )(?:the )?(?<meant>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
