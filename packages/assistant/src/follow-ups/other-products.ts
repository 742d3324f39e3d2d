// Longer than other files: every way in which a follow-up goes on with other products, side by side.
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { repeatedQuestion, addsProduct, queryAbout, ADDS_PRODUCT } from './repeated-question.ts';
import {
  matchingDescription,
  hasNameWord,
  type ProductRange,
  descriptiveWords,
} from '../names/description.ts';
import { excludesFromList, removedFromList } from './part-of-list.ts';
import { namedProduct, nearestByName } from '../names/name-match.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { AskedAmount, Query } from '../message/query.ts';
import { inUnitOf } from './other-amounts.ts';

// Follow-ups that ask the same about other products: about fewer, about one in place of another, or about a sibling product.

/**
 * "The 4:1" when asked back; "swap the juice for the milk", "drop the mini" after comparing; "and the powder?" after one product.
 */
export function queryOtherProducts(
  query: Query,
  last: Query,
  listed: readonly string[],
  range: ProductRange,
): Query | undefined {
  if (last.subject !== 'products' || query.unresolvedName !== null) return undefined;
  const other = swapProduct(query, last, range) ?? dropProducts(query, last, range);
  if (other !== undefined || query.topics.length > 0) return other;
  return narrowToOffered(query, last, range) ?? querySibling(query, last, listed, range);
}

/** The query without the words that describe a product. */
const withoutDescription = (query: Query): Query => ({
  ...query,
  nutrients: [],
  nutrientsWithoutRow: [],
  criteria: [],
  amounts: [],
  basis: null,
  unreadAmounts: [],
  order: null,
  isComparison: false,
});

/** One or some of the products that Sim offered when it asked back. */
function narrowToOffered(query: Query, last: Query, range: ProductRange): Query | undefined {
  const { text, products } = query;
  if (last.unresolvedName === null || last.products.length + products.length > 0 || QUESTION_START.test(text))
    return undefined;
  const all = last.unresolvedName.ids;
  // "But not the 10": the others.
  const excluded = excludesFromList(text)
    ? matchingDescription(text.replace(BEFORE_THE, ''), query, all, range)
    : undefined;
  const ids =
    excluded === undefined
      ? matchingDescription(text, query, all, range)
      : all.filter((each) => !excluded.includes(each));
  const [id, other] = ids;
  if (id === undefined || ids.length === all.length) return undefined;
  return other === undefined
    ? queryAbout(withoutDescription(query), last, [id])
    : { ...last, unresolvedName: { ...last.unresolvedName, ids } };
}
const BEFORE_THE = /^.*?(?=\bthe\b)/u;
const QUESTION_START = /^(?:which|what|how|is|are|does|do|can|any|list|show|compare)\b/u;

const LEAD_IN = '(?:(?:and|but|ok|now|so|then|please|can you|could you|actually) )*';
const SWAP = new RegExp(
  `^${LEAD_IN}(?:swap|replace|switch|change) (?:out )?(?<out>.+?) (?:for|with|by|to) (?<by>.+)$`,
  'u',
);
const REMOVE_AND_ADD = new RegExp(
  `^${LEAD_IN}(?:take|drop|remove|leave|lose) (?:out |off )?(?<out>.+?)(?: out| off)? and (?:add|put|include|use|show)(?: in)? (?<by>.+?)(?: in)?(?: instead)?$`,
  'u',
);
const INSTEAD_OF = new RegExp(
  `^${LEAD_IN}(?:(?:use|show|put|have|take|compare) )?(?<by>.+?) (?:instead of|in place of|rather than) (?<out>.+)$`,
  'u',
);

const CORRECTS_PRODUCT = new RegExp(
  `^${LEAD_IN}(?:(?:sorry|no|oops|wait|,) )*(?:i )?(?:mean|meant) (?<by>.+?)(?: ,)? (?:and )?not (?<out>.+)$`,
  'u',
);

/** "Swap Dalesip Two for the milk one", "I meant the milk one, not Dalesip Two" after a comparison: replaces one product. */
function swapProduct(query: Query, last: Query, range: ProductRange): Query | undefined {
  const { out = '', by = '' } =
    [SWAP, REMOVE_AND_ADD, INSTEAD_OF, CORRECTS_PRODUCT]
      .map((pattern) => pattern.exec(query.text)?.groups)
      .find((said) => said !== undefined) ?? {};
  if (last.products.length < 2 || out === '') return undefined;
  const isLast = (id: string) => last.products.includes(id);
  const newNames = query.products.filter((id) => !isLast(id));
  const removedIds = query.products.some(isLast)
    ? query.products.filter(isLast)
    : query.reference?.kind === 'nth'
      ? last.products.slice(query.reference.index).slice(0, 1)
      : matchingDescription(out, withoutDescription(query), last.products, range);
  const replacementIds =
    newNames.length > 0 ? newNames : siblingsDescribed(by, query, removedIds, last.products, range);
  const [leaving, alsoLeaving] = removedIds;
  const [coming, alsoComing] = replacementIds;
  if (!leaving || !coming || alsoLeaving !== undefined || alsoComing !== undefined) return undefined;
  return comparisonOf(
    query,
    last,
    last.products.map((id) => (id === leaving ? coming : id)),
  );
}

const comparisonOf = (query: Query, last: Query, products: readonly string[]): Query => ({
  ...queryAbout(withoutDescription(query), last, products),
  isComparison: products.length > 1 && last.isComparison,
});

function dropProducts(query: Query, last: Query, range: ProductRange): Query | undefined {
  const ids = removedFromList(query, last.products, range);
  return (
    ids &&
    comparisonOf(
      query,
      last,
      last.products.filter((id) => !ids.includes(id)),
    )
  );
}

const ASKS_THE_SAME = new RegExp(
  `^${LEAD_IN}(?:(?:what about|how about|same for|same with|same again for|(?:does|is|do) (?:that|this|it|they) (?:also )?(?:go|apply|hold|true|the same) (?:for|to|of)|and|also|for|or|,|no|sorry|wrong one|i mean|i meant|try|show|with|go|back to) )*(?:(?:add|include|plus|put|chuck|throw|stick|bring|pop) (?:in )?)?`,
  'u',
);
const TRAILING_WORDS =
  /(?: (?:please|too|as well|also|instead|then|now|though|in|to (?:it|that|them|the comparison|this)))+$/u;
const REFERS_TO_ONE = /^(?:the|a|an) | (?:one|version|variety|variant)$/u;

const JOINED_NUTRIENTS = / (?:and|,) /u;
const NUTRIENT_JOINERS = /^(?:and|,|the|just|only)$/u;

/** Repeats the question for a sibling: "and the powder?", or asks which one if several fit. */
function querySibling(
  query: Query,
  last: Query,
  listed: readonly string[],
  range: ProductRange,
): Query | undefined {
  const { text, reference } = query;
  // "Protein in that one" asks about it, not about a sibling with protein in its name.
  if (
    last.products.length === 0 ||
    reference?.kind === 'nth' ||
    namesBrand(query, range) ||
    THAT_ONE.test(text)
  )
    return undefined;
  const { said, amounts } = splitAmount(
    text.replace(ASKS_THE_SAME, '').replace(TRAILING_WORDS, ''),
    query,
    last,
  );
  // "Just protein and fibre": nutrients, not a product named Protein Fibre.
  if (
    JOINED_NUTRIENTS.test(said) &&
    said.split(' ').every((word) => NUTRIENT_JOINERS.test(word) || NUTRIENT_WORDS.has(word))
  )
    return undefined;
  const shownBeside = listed.some((id) => last.products.includes(id)) ? listed : [];
  const all = siblingsDescribed(said, query, last.products, last.products, range);
  const listedNamed = all.filter((each) => shownBeside.includes(each));
  const found = listedNamed.length > 0 ? listedNamed : all;
  const [id, other] = found;
  if (id === undefined) return undefined;
  if (other !== undefined)
    return {
      ...repeatedQuestion(withoutDescription(query), last),
      subject: 'products',
      reference: null,
      unresolvedName: { kind: 'several', typedName: descriptiveWords(said).join(' '), ids: found },
    };
  return addsProduct(query, last)
    ? comparisonOf(query, last, [...last.products, id])
    : queryAbout({ ...withoutDescription(query), amounts }, last, [id]);
}
const THAT_ONE = /\b(?:that|this) one\b/u;

/** "4 of the 15s", "the standard at 1.5": the words that name the product, and the amount. */
function splitAmount(
  description: string,
  query: Query,
  last: Query,
): { said: string; amounts: readonly AskedAmount[] } {
  const [, number, many] = COUNTED.exec(description) ?? [];
  const [, name, amount] = NAME_AND_AMOUNT.exec(description) ?? [];
  const [before = { kind: 'packs', count: 1, noun: 'pack' } as const] = last.amounts;
  if (many !== undefined)
    return {
      said: `the ${many.replace(PLURAL, '$1')}`,
      amounts: [
        before.kind === 'packs'
          ? { ...before, count: Number(number) }
          : { kind: 'packs', count: Number(number), noun: 'pack' },
      ],
    };
  // "The juice in 400 ml" after no list: an amount.
  const size = query.criteria.find((each) => each.kind === 'pack');
  const measured: readonly AskedAmount[] =
    query.amounts.length > 0 || size === undefined
      ? query.amounts
      : [{ kind: 'measure', amount: Number(amount), unit: size.unit }];
  if (name !== undefined && (last.amounts.length === 1 || measured.length > 0))
    return { said: name, amounts: measured.length > 0 ? measured : [inUnitOf(Number(amount), before)] };
  return { said: description.replace(PLURAL, '$1'), amounts: [] };
}
const COUNTED = /^(\d+) (?:x |times )?(?:of )?the (.+)$/u;
const NAME_AND_AMOUNT =
  /^(.+?)(?: ,)? (?:at|in|for|of|x|per) (\d[\d.]*)(?: (?:mls?|l|g|litres?))?(?: (?:dry|uncooked|raw|powder|of powder))?$/u;
/** "The 15s" are read as "15 s". */
const PLURAL = /(\d) s\b/gu;

/** The message names the brand: "the plant one" may be a product of that brand. */
const namesBrand = ({ products, text }: Query, { names }: ProductRange): boolean =>
  names.all.some(({ product, brand }) => products.includes(product.id) && text.split(' ').includes(brand));

/** Other products of the brand, or of the list, that fit a description: those whose names are nearest to the last product. */
function siblingsDescribed(
  description: string,
  query: Query,
  currentIds: readonly string[],
  present: readonly string[],
  range: ProductRange,
): readonly string[] {
  const { all } = range.names;
  const currentProducts = all.filter(({ product }) => currentIds.includes(product.id));
  const family = all.filter(({ brand }) => currentProducts.some((each) => each.brand === brand));
  const words = descriptiveWords(description);
  const isName = words.every((word) => family.some(({ nameWords }) => hasNameWord(nameWords, word)));
  const isDescription = isName
    ? describesProduct(description, words, query)
    : REFERS_TO_ONE.test(description) && isKindDescription(query);
  if (words.length === 0 || words.length > MAX_WORDS || !isDescription) return [];
  const others = family.flatMap(({ product }) => (present.includes(product.id) ? [] : [product.id]));
  const queryWithoutAmounts = { ...query, amounts: [] };
  if (!isName && matchingDescription(description, queryWithoutAmounts, currentIds, range).length > 0)
    return [];
  const found = matchingDescription(description, queryWithoutAmounts, others, range);
  const soldHere = found.filter(range.isSoldHere);
  const pool = soldHere.length > 0 ? soldHere : found;
  const best = nearestByName(
    currentProducts,
    pool.flatMap((id) => namedProduct(range.names, id) ?? []),
  );
  return isName || best.length <= MAX_BY_KIND ? best.map(({ product }) => product.id) : [];
}
const MAX_WORDS = 4;
const MAX_BY_KIND = 6;

const MARK_KINDS = kinds('allergen', 'diet', 'flavour');

/** "And the fibre" asks for fibre, "and the fibre one" for a product; "milk" and "vegan" ask about the last product. */
const describesProduct = (
  description: string,
  words: readonly string[],
  { criteria, text, products }: Query,
): boolean =>
  /\b(?:one|version|variety|variant)$/u.test(description) ||
  // "And for 20" is an amount, "and the 20" a product.
  (!words.every((word) => NUTRIENT_WORDS.has(word)) &&
    (description.startsWith('the ') || !words.every((word) => /^[\d.]+$/u.test(word))) &&
    !criteria.some(({ kind }) => MARK_KINDS.has(kind)) &&
    (products.length > 0 ||
      description.startsWith('the ') ||
      text !== description ||
      words.some((word) => word.includes(':'))));

const DESCRIPTION_KINDS = kinds('form', 'type', 'age', 'diet', 'disorder');

/** A description of a product, not a question about one: "the powder", "the child one". */
const isKindDescription = ({ criteria, nutrients, unknownWords, unusedWords }: Query): boolean =>
  criteria.length > 0 &&
  criteria.every(({ kind, isRequired }) => isRequired && DESCRIPTION_KINDS.has(kind)) &&
  nutrients.length + unknownWords.length + unusedWords.filter((word) => !ADDS_PRODUCT.test(word)).length ===
    0;
