import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import { repeatedQuestion, addsProduct, aboutReferred, WIDENS } from './repeated-question.ts';
import {
  matchingDescription,
  hasNameWord,
  type ProductRange,
  descriptiveWords,
} from '../names/description.ts';
import { excludesFromList, removedFromList } from './part-of-list.ts';
import { namedProduct, nearestTo } from '../names/name-match.ts';
import { kinds } from '../message/criterion-kinds.ts';
import type { AskedAmount, Query } from '../message/query.ts';
import { inUnitOf } from './other-amounts.ts';

// Follow-ups that ask the same about other products: about fewer, about one in place of another, or about a sibling product.

/**
 * "The 4:1" when asked back; "swap the juice for the milk", "drop the mini" after comparing; "and the powder?" after one product.
 */
export function aboutOtherProducts(
  query: Query,
  last: Query,
  listed: readonly string[],
  range: ProductRange,
): Query | undefined {
  if (last.subject !== 'products' || query.unclear !== null) return undefined;
  const other = swapped(query, last, range) ?? withoutSome(query, last, range);
  if (other !== undefined || query.topics.length > 0) return other;
  return narrowed(query, last, range) ?? ofASibling(query, last, listed, range);
}

/** The query without the words that describe a product. */
const bare = (query: Query): Query => ({
  ...query,
  nutrients: [],
  withoutRow: [],
  criteria: [],
  amounts: [],
  basis: null,
  unread: [],
  order: null,
  isComparison: false,
});

/** One or some of the products that Sim offered when it asked back. */
function narrowed(query: Query, last: Query, range: ProductRange): Query | undefined {
  const { text, products } = query;
  if (last.unclear === null || last.products.length + products.length > 0 || OPENS.test(text))
    return undefined;
  const all = last.unclear.ids;
  // "But not the 10": the others.
  const out = excludesFromList(text)
    ? matchingDescription(text.replace(OMITS, ''), query, all, range)
    : undefined;
  const ids =
    out === undefined
      ? matchingDescription(text, query, all, range)
      : all.filter((each) => !out.includes(each));
  const [id, other] = ids;
  if (id === undefined || ids.length === all.length) return undefined;
  return other === undefined
    ? aboutReferred(bare(query), last, [id])
    : { ...last, unclear: { ...last.unclear, ids } };
}
const OMITS = /^.*?(?=\bthe\b)/u;
const OPENS = /^(?:which|what|how|is|are|does|do|can|any|list|show|compare)\b/u;

const AND = '(?:(?:and|but|ok|now|so|then|please|can you|could you|actually) )*';
const SWAP = new RegExp(
  `^${AND}(?:swap|replace|switch|change) (?:out )?(?<out>.+?) (?:for|with|by|to) (?<by>.+)$`,
  'u',
);
const OUT_AND_IN = new RegExp(
  `^${AND}(?:take|drop|remove|leave|lose) (?:out |off )?(?<out>.+?)(?: out| off)? and (?:add|put|include|use|show)(?: in)? (?<by>.+?)(?: in)?(?: instead)?$`,
  'u',
);
const INSTEAD = new RegExp(
  `^${AND}(?:(?:use|show|put|have|take|compare) )?(?<by>.+?) (?:instead of|in place of|rather than) (?<out>.+)$`,
  'u',
);

const MEANT = new RegExp(
  `^${AND}(?:(?:sorry|no|oops|wait|,) )*(?:i )?(?:mean|meant) (?<by>.+?)(?: ,)? (?:and )?not (?<out>.+)$`,
  'u',
);

/** "Swap Dalesip Two for the milk one", "I meant the milk one, not Dalesip Two" after a comparison: replaces one product. */
function swapped(query: Query, last: Query, range: ProductRange): Query | undefined {
  const { out = '', by = '' } =
    [SWAP, OUT_AND_IN, INSTEAD, MEANT]
      .map((pattern) => pattern.exec(query.text)?.groups)
      .find((said) => said !== undefined) ?? {};
  if (last.products.length < 2 || out === '') return undefined;
  const isLast = (id: string) => last.products.includes(id);
  const named = query.products.filter((id) => !isLast(id));
  const gone = query.products.some(isLast)
    ? query.products.filter(isLast)
    : query.reference?.kind === 'nth'
      ? last.products.slice(query.reference.index).slice(0, 1)
      : matchingDescription(out, bare(query), last.products, range);
  const come = named.length > 0 ? named : siblings(by, query, gone, last.products, range);
  const [leaving, alsoLeaving] = gone;
  const [coming, alsoComing] = come;
  if (!leaving || !coming || alsoLeaving !== undefined || alsoComing !== undefined) return undefined;
  return compared(
    query,
    last,
    last.products.map((id) => (id === leaving ? coming : id)),
  );
}

const compared = (query: Query, last: Query, products: readonly string[]): Query => ({
  ...aboutReferred(bare(query), last, products),
  isComparison: products.length > 1 && last.isComparison,
});

function withoutSome(query: Query, last: Query, range: ProductRange): Query | undefined {
  const ids = removedFromList(query, last.products, range);
  return (
    ids &&
    compared(
      query,
      last,
      last.products.filter((id) => !ids.includes(id)),
    )
  );
}

const ASKS_OF_IT = new RegExp(
  `^${AND}(?:(?:what about|how about|same for|same with|same again for|(?:does|is|do) (?:that|this|it|they) (?:also )?(?:go|apply|hold|true|the same) (?:for|to|of)|and|also|for|or|,|no|sorry|wrong one|i mean|i meant|try|show|with|go|back to) )*(?:(?:add|include|plus|put|chuck|throw|stick|bring|pop) (?:in )?)?`,
  'u',
);
const SAID_AFTER =
  /(?: (?:please|too|as well|also|instead|then|now|though|in|to (?:it|that|them|the comparison|this)))+$/u;
const POINTS = /^(?:the|a|an) | (?:one|version|variety|variant)$/u;

const ARE_ROWS = / (?:and|,) /u;
const JOINS_ROWS = /^(?:and|,|the|just|only)$/u;

/** Repeats the question for a sibling: "and the powder?", or asks which one if several fit. */
function ofASibling(
  query: Query,
  last: Query,
  listed: readonly string[],
  range: ProductRange,
): Query | undefined {
  const { text, reference } = query;
  // "Protein in that one" asks about it, not about a sibling with protein in its name.
  if (last.products.length === 0 || reference?.kind === 'nth' || isNamed(query, range) || THAT_ONE.test(text))
    return undefined;
  const { said, amounts } = counted(text.replace(ASKS_OF_IT, '').replace(SAID_AFTER, ''), query, last);
  // "Just protein and fibre": nutrients, not a product named Protein Fibre.
  if (
    ARE_ROWS.test(said) &&
    said.split(' ').every((word) => JOINS_ROWS.test(word) || NUTRIENT_WORDS.has(word))
  )
    return undefined;
  const beside = listed.some((id) => last.products.includes(id)) ? listed : [];
  const all = siblings(said, query, last.products, last.products, range);
  const ofTheList = all.filter((each) => beside.includes(each));
  const found = ofTheList.length > 0 ? ofTheList : all;
  const [id, other] = found;
  if (id === undefined) return undefined;
  if (other !== undefined)
    return {
      ...repeatedQuestion(bare(query), last),
      subject: 'products',
      reference: null,
      unclear: { kind: 'several', heard: descriptiveWords(said).join(' '), ids: found },
    };
  return addsProduct(query, last)
    ? compared(query, last, [...last.products, id])
    : aboutReferred({ ...bare(query), amounts }, last, [id]);
}
const THAT_ONE = /\b(?:that|this) one\b/u;

/** "4 of the 15s", "the standard at 1.5": the words that name the product, and the amount. */
function counted(said: string, query: Query, last: Query): { said: string; amounts: readonly AskedAmount[] } {
  const [, number, many] = COUNTED.exec(said) ?? [];
  const [, name, amount] = AT_SO_MUCH.exec(said) ?? [];
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
  return { said: said.replace(PLURAL, '$1'), amounts: [] };
}
const COUNTED = /^(\d+) (?:x |times )?(?:of )?the (.+)$/u;
const AT_SO_MUCH =
  /^(.+?)(?: ,)? (?:at|in|for|of|x|per) (\d[\d.]*)(?: (?:mls?|l|g|litres?))?(?: (?:dry|uncooked|raw|powder|of powder))?$/u;
/** "The 15s" are read as "15 s". */
const PLURAL = /(\d) s\b/gu;

/** The message names the brand: "the plant one" may be a product of that brand. */
const isNamed = ({ products, text }: Query, { names }: ProductRange): boolean =>
  names.all.some(({ product, brand }) => products.includes(product.id) && text.split(' ').includes(brand));

/** Other products of the brand, or of the list, that fit a description: those whose names are nearest to the last product. */
function siblings(
  said: string,
  query: Query,
  ofThese: readonly string[],
  present: readonly string[],
  range: ProductRange,
): readonly string[] {
  const { all } = range.names;
  const own = all.filter(({ product }) => ofThese.includes(product.id));
  const family = all.filter(({ brand }) => own.some((each) => each.brand === brand));
  const words = descriptiveWords(said);
  const isName = words.every((word) => family.some(({ rest }) => hasNameWord(rest, word)));
  const isMeant = isName ? isNoQuestion(said, words, query) : POINTS.test(said) && isOfAKind(query);
  if (words.length === 0 || words.length > MOST_WORDS || !isMeant) return [];
  const others = family.flatMap(({ product }) => (present.includes(product.id) ? [] : [product.id]));
  const asked = { ...query, amounts: [] };
  if (!isName && matchingDescription(said, asked, ofThese, range).length > 0) return [];
  const found = matchingDescription(said, asked, others, range);
  const here = found.filter(range.isSoldHere);
  const pool = here.length > 0 ? here : found;
  const best = nearestTo(
    own,
    pool.flatMap((id) => namedProduct(range.names, id) ?? []),
  );
  return isName || best.length <= MOST_BY_KIND ? best.map(({ product }) => product.id) : [];
}
const MOST_WORDS = 4;
const MOST_BY_KIND = 6;

const MARKED = kinds('allergen', 'diet', 'flavour');

/** "And the fibre" asks for fibre, "and the fibre one" for a product; "milk" and "vegan" ask about the last product. */
const isNoQuestion = (said: string, words: readonly string[], { criteria, text, products }: Query): boolean =>
  /\b(?:one|version|variety|variant)$/u.test(said) ||
  // "And for 20" is an amount, "and the 20" a product.
  (!words.every((word) => NUTRIENT_WORDS.has(word)) &&
    (said.startsWith('the ') || !words.every((word) => /^[\d.]+$/u.test(word))) &&
    !criteria.some(({ kind }) => MARKED.has(kind)) &&
    (products.length > 0 ||
      said.startsWith('the ') ||
      text !== said ||
      words.some((word) => word.includes(':'))));

const OF_A_DESCRIPTION = kinds('form', 'type', 'age', 'diet', 'disorder');

/** A description of a product, not a question about one: "the powder", "the child one". */
const isOfAKind = ({ criteria, nutrients, unknown, leftOver }: Query): boolean =>
  criteria.length > 0 &&
  criteria.every(({ kind, is }) => is && OF_A_DESCRIPTION.has(kind)) &&
  nutrients.length + unknown.length + leftOver.filter((word) => !WIDENS.test(word)).length === 0;
