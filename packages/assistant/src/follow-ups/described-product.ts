// Longer than other files: every way of describing a product is in one place, from a description to what it fits.
import { numberIn } from '../answers/figures/values.ts';
import { nutrientById } from '../catalogue.ts';
import { wordsOf } from '../language/words.ts';
import { NO_QUERY, type Query } from '../message/query.ts';
import { PLAIN_VERSION_WORD } from '../names/base-product.ts';
import { FILLER, hasNameWord, matchingDescription, type ProductRange } from '../names/description.ts';
import { namedProduct, nearestByName } from '../names/name-match.ts';
import type { NamedProduct } from '../names/name-index.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { Conversation } from './conversation.ts';
import { correctedProduct } from './corrections.ts';
import { excludesFromList } from './part-of-list.ts';

// A follow-up that describes a product of the conversation, "the 1.5 kcal fibre one", is read with its name.

/** A description as it stands in a message, and the products that it fits. */
type Described = { said: string; products: readonly NamedProduct[] };
/** Reads a description without the conversation. */
type Read = (text: string) => readonly Query[];

/** The message with names for its descriptions, and the first description that fits several products. */
export function withDescribedNamed(
  message: string,
  conversation: Conversation,
  range: ProductRange,
  read: Read,
): { text: string; several: Described | undefined } {
  const uniqueMatch = (said: string) => {
    const [one, another] = describedProducts(`the ${said} one`, conversation, range, read)?.products ?? [];
    return another === undefined ? one : undefined;
  };
  const corrected = correctedProduct(message, conversation, range.names, uniqueMatch);
  if (corrected !== undefined) return { text: corrected, several: undefined };
  const asksTyrosine = conversation.query?.nutrients.some((id) => AMINO_ACID.test(id)) === true;
  let text = asksTyrosine ? message.replace(TYROSINE, '$1tyrosine') : message;
  for (let count = 0; count < MAX_DESCRIPTIONS; count += 1) {
    const described = describedProducts(text, conversation, range, read);
    const [one, another] = described?.products ?? [];
    if (described === undefined || one === undefined || another !== undefined)
      return { text, several: described };
    const [currentProducts] = conversation.query?.products ?? [];
    text = repeated(
      text.replace(described.said, one.product.name),
      one.product.name,
      namedProduct(range.names, currentProducts)?.product.name,
    );
  }
  return { text, several: undefined };
}
/** "Tyr?" after phenylalanine is the amino acid, not a product. */
const TYROSINE = /^((?:(?:and|what about|how about) )?)tyr(?=[\s?.!]*$)/iu;
const AMINO_ACID =
  /^(?:phenylalanine|residualPhenylalanine|(?:iso)?leucine|valine|methionine|lysine|tryptophan)$/u;
const MAX_DESCRIPTIONS = 3;

/** With a name in place of its description, what only repeats the question is "and" with that name. */
function repeated(message: string, name: string, currentProducts = name): string {
  const said = name.replaceAll(/[.+*]/gu, '.');
  // "Does the protein one have the same", "back to the juice one", "how much in 300 ml of the juice"
  const again = `(?:does|do|has|is|are) (${said})(?: (?:have|has|got))? the same(?: ones)?|(?:go )?back to (${said})|how much (?:is )?in (\\d[\\d.]* ?\\w+ of ${said})`;
  return (
    message
      .replace(new RegExp(`^(?:(?:and|so|ok)\\s+)*(?:${again})[\\s?.!]*$`, 'iu'), 'and $1$2$3')
      // "Would that and the rice be ok"
      .replace(new RegExp(`\\b(?:that|it|this)(?: one)?(?= and (?:in )?${said})`, 'iu'), currentProducts)
      // "Is there less in the ordinary one"
      .replace(
        new RegExp(`(?<=^is there (?:more|less)(?: \\w+)? )(?=in ${said}[\\s?.!]*$)`, 'iu'),
        'in that or ',
      )
  );
}

/** Of those compared or listed, or else of the range of the last product; the nearest to it only. */
function describedProducts(
  message: string,
  { query, shownProducts, previousKind }: Conversation,
  range: ProductRange,
  read: Read,
): Described | undefined {
  if (query === null || query.subject === 'general') return undefined;
  const { all, brands } = range.names;
  const namedProducts = (ids: readonly string[]) => ids.flatMap((id) => namedProduct(range.names, id) ?? []);
  const currentProducts = query.subject === 'products' ? namedProducts(query.products) : [];
  // "The Glymarra one" after Orrimel TYR Pouch.
  const called = [...brands.keys()].find((brand) => message.toLowerCase().includes(`the ${brand}`));
  const family = all.filter(
    ({ brand, product }) =>
      (called === undefined ? currentProducts.some((each) => each.brand === brand) : brand === called) &&
      range.isSoldHere(product.id),
  );
  const excludes = excludesFromList(message.toLowerCase());
  for (const { groups = {} } of DESCRIPTIONS.flatMap((each) => [...message.matchAll(each)])) {
    const { said = '', words = '', noun, lacks, whole } = groups;
    const descriptionWords = wordsOf(words).map(({ text }) => text);
    const last = descriptionWords.at(-1) ?? '';
    // "Drop the mini" and, after a list, "and the bars": `part-of-list.ts`.
    const isAboutList = excludes || (query.subject === 'list' && /[a-z]s$/u.test(last));
    // "The milk" may be the allergen, "the fibre" the row.
    const isDescription =
      lacks !== undefined
        ? currentProducts.length === 1 && currentProducts.every(({ nameWords }) => nameWords.includes(last))
        : whole !== undefined
          ? // "And for 20?" is an amount.
            !(/\d$/u.test(last) && AMOUNT.test(message)) &&
            isEndOfName(descriptionWords, currentProducts, family)
          : !isAboutList &&
            // Back from another subject only "the low energy one" is a product.
            !(noun === undefined && OF_ANOTHER_SUBJECT.test(previousKind ?? '')) &&
            (noun !== undefined ||
              brands.has(descriptionWords[0] ?? '') ||
              descriptionWords.some(
                (word) => !hasOtherMeaning(word) && !DEGREE_WORD.test(word) && !FILLER.test(word),
              ));
    for (const pool of isDescription
      ? [shownProducts.length > 1 ? namedProducts(shownProducts) : [], family]
      : []) {
      const fitting = fittingIn(
        pool,
        descriptionWords,
        currentProducts,
        range,
        noun === undefined ? () => [] : read,
      );
      // "The energy one" after Energy Fibre: the whole of a name.
      const whole = fitting.find(
        ({ nameWords }) =>
          nameWords.join(' ') === descriptionWords.join(' ') &&
          currentProducts.every((each) => nameWords.every((word) => each.nameWords.includes(word))),
      );
      const products =
        whole !== undefined
          ? [whole]
          : currentProducts.length === 0 || currentProducts.length > 2
            ? fitting
            : nearestByName(currentProducts, fitting);
      if (products.length > 0 && products.length < pool.length) return { said, products };
    }
  }
  return undefined;
}

/** "Energy fibre" after Tarnvane Standard: a whole name, or all that follows what it shares with the last product. */
const isEndOfName = (
  descriptionWords: readonly string[],
  currentProducts: readonly NamedProduct[],
  family: readonly NamedProduct[],
): boolean =>
  // "Yogurt?" is a whole name; "fibre?" asks for the row.
  (descriptionWords.length > 1 ||
    /^\d/u.test(descriptionWords[0] ?? '') ||
    (!descriptionWords.every(hasOtherMeaning) &&
      (family.filter(({ nameWords }) => nameWords.includes(descriptionWords[0] ?? '')).length === 1 ||
        family.some(({ nameWords }) => nameWords.join(' ') === descriptionWords.join(' '))))) &&
  family.some(
    ({ nameWords }) =>
      nameWords.some(
        (_, at) => nameWords.slice(at, at + descriptionWords.length).join(' ') === descriptionWords.join(' '),
      ) &&
      // "And 15?" after Pouch 20
      !currentProducts.some((each) => each.nameWords.join(' ') === nameWords.join(' ')) &&
      nameWords.every(
        (word) =>
          descriptionWords.includes(word) || currentProducts.some((each) => each.nameWords.includes(word)),
      ),
  );

function fittingIn(
  pool: readonly NamedProduct[],
  descriptionWords: readonly string[],
  currentProducts: readonly NamedProduct[],
  range: ProductRange,
  read: Read,
): readonly NamedProduct[] {
  const isName = (word: string) =>
    pool.some(({ brand, nameWords }) => hasNameWord([brand, ...nameWords], word));
  const at = descriptionWords.findIndex((word) => LACKING_WORD.test(word));
  if (at !== -1) {
    const lacking = fittingIn(pool, descriptionWords.slice(at + 1), currentProducts, range, read);
    return lacking.length === 0 ? [] : pool.filter((each) => !lacking.includes(each));
  }
  const isStrength = (word: string) => /^\d\.\d+$/u.test(word) && !isName(word);
  const isPlain = (word: string) => PLAIN_VERSION_WORD.test(word) && !isName(word);
  const strengths = descriptionWords.filter(isStrength).map(Number);
  const plain = descriptionWords.some(isPlain);
  const words = descriptionWords.filter(
    (word) =>
      !isStrength(word) &&
      !isPlain(word) &&
      (isName(word) || !FORM_WORD.test(word) || descriptionWords.length === 1) &&
      !(strengths.length > 0 && /^(?:kcals?|ml|per|at)$/u.test(word)) &&
      !(isName('energy') && DEGREE_WORD.test(word) && descriptionWords.includes('energy')),
  );
  const ids = pool.map(({ product }) => product.id);
  const text = words.join(' ');
  // What no name says is read as a trait of the label: "in a pouch", "for children".
  const isByLabel = /^(?:with|in|for|at)$/u.test(descriptionWords[0] ?? '');
  const [query = NO_QUERY] = !isByLabel && words.every(isName) ? [] : read(`products ${text}`);
  // "The chocolate one" is a flavour of the product.
  if (query.criteria.some(({ kind }) => kind === 'flavour')) return [];
  const byLabel = isByLabel ? ids.filter((id) => query.criteria.every((each) => range.meets(each, id))) : ids;
  const fitting =
    text === '' || (byLabel.length > 0 && byLabel.length < ids.length)
      ? byLabel
      : matchingDescription(text, query, ids, range);
  const found = pool.filter(
    ({ product }) => fitting.includes(product.id) && strengths.every((each) => hasStrength(product, each)),
  );
  if (!plain) return found;
  // "The plain one" after Tube Energy Fibre: Tube Energy. "The ordinary fibre one": Standard Fibre, or the shortest name.
  const shorter = found.filter(({ nameWords }) =>
    currentProducts.some(
      (each) =>
        each.nameWords.length > nameWords.length &&
        nameWords.every((word, place) => each.nameWords[place] === word),
    ),
  );
  const standard = found.filter(({ nameWords }) => nameWords.includes('standard'));
  if (text === '' && shorter.length > 0) return longest(shorter, 1);
  return standard.length > 0 ? standard : longest(found, -1);
}
const longest = (all: readonly NamedProduct[], sign: 1 | -1) =>
  all.filter(({ nameWords }) => all.every((each) => sign * each.nameWords.length <= sign * nameWords.length));

const AMOUNT = /\b(?:for|in|at|of|with)\b/iu;
const OF_ANOTHER_SUBJECT = /^(?:method|app|contact|document|faq|meaning|talk)$/u;

const ENERGY = nutrientById('energyKcal');
function hasStrength(product: NamedProduct['product'], kcalPerMl: number): boolean {
  const energy = ENERGY === undefined || product.basis !== 'ml' ? null : numberIn(product, ENERGY);
  return energy !== null && Math.abs(energy / 100 - kcalPerMl) < kcalPerMl * STRENGTH_TOLERANCE;
}
const STRENGTH_TOLERANCE = 0.05;

const hasOtherMeaning = (word: string): boolean => NUTRIENT_WORDS.has(word) || NOT_A_NAME.test(word);
const NOT_A_NAME =
  /^(?:milk|soya|egg|fish|powder|liquid|tube|sip|pouch|carton|pot|bar|spoon|formula|starch|infant|junior|child|difference|other|first|second|third|last|rest|source|label|same)$/u;
const FORM_WORD = /^(?:powder|liquid|drink)$/u;
const LACKING_WORD = /^(?:without|no|non|not)$/u;
const DEGREE_WORD = /^(?:high|higher|extra|more)$/u;

const WORD = '(?!(?:the|of|in|for|with|without|and|or|to|is|are|one|than|per|at)\\b)[\\w.:+-]+';
const WORDS = `${WORD}(?:\\s+${WORD}){0,3}?`;
const LEAD_IN =
  "^(?:(?:and|also|so|now|then|but|or|no|nope|sorry|oops|wait|wrong one|ok|what about|how about|add|go back to|back to|try|show|with|i meant?|(?:the )?same(?: (?:again|question|two|2))*(?: (?:for|with|in|but|of))?|(?:does|is|do|would) (?:that|this|it|they) (?:also )?(?:go|apply|hold|be true|the same) (?:for|to|of)|for|in|vs\\.?|versus|against|compared? (?:it |that )?(?:to|with)|what['’]?s|how much in)[\\s,]+)*";
const TRAILING_WORDS = '(?:\\s+(?:please|too|as well|also|instead|then|now|though))*[\\s?.!]*$';
const DESCRIPTIONS = [
  // "The peptide one", "using the 1.5 kcal fibre feed"
  new RegExp(
    `(?<!\\bwhich (?:one )?(?:is|are|was) )(?<said>(?:\\busing\\s+)?\\b(?:the|that|your)\\s+(?<words>${WORDS})\\s+(?<noun>one|version|variant|variety|style|feed|drink|product|formula)(?:\\s+(?:for (?:that|the same|this) age|of (?:that|it|this)(?: one)?))?)(?![\\w'’])(?!\\s+(?:of|with|without|that|for)\\b)`,
    'giu',
  ),
  // "The one in a pouch"
  new RegExp(
    `(?<!\\bor )(?<said>\\bthe\\s+(?<noun>one|version)\\s+(?<words>(?:with|without|in|for|at|not)\\s+(?:an?\\s+|the\\s+|no\\s+)?${WORDS}))(?=\\s*(?:[,?!]|\\.(?!\\d)|$))`,
    'giu',
  ),
  // "And without the fibre", "has the non fibre the same sizes"
  new RegExp(
    `${LEAD_IN}(?<said>(?<lacks>)(?<words>(?:without|non|minus)[\\s-]+(?:the\\s+)?${WORD}))${TRAILING_WORDS}`,
    'giu',
  ),
  new RegExp(`(?<said>(?<lacks>)\\bthe\\s+(?<words>non[\\s-]+${WORD}))`, 'giu'),
  // "And the mini", "the 1.5 or the mini"
  new RegExp(
    `(?<!\\b(?:of|between|for|in) (?=the (?:two|three|2|3)\\b))(?<said>(?:using\\s+)?\\b(?:the|that)\\s+(?<words>${WORDS}(?:\\s+and\\s+${WORDS})?))(?=${TRAILING_WORDS}|\\s*[,?!]|\\s+(?:or|and|has|have|is|does|in|at|for|per|instead of|rather than|compare|do|fare|come|contain|stack|measure|then)\\b)`,
    'giu',
  ),
  // "And energy fibre", "3:1?"
  new RegExp(`${LEAD_IN}(?<said>(?<whole>)(?<words>${WORDS}))${TRAILING_WORDS}`, 'giu'),
];
