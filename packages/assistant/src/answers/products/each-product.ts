import type { Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { kinds } from '../../message/criterion-kinds.ts';
import { packNounOfBasis, type Query } from '../../message/query.ts';
import { statedAges } from './ages.ts';
import type { AnswerPart } from '../answer.ts';
import { listBasis, comparablePacks } from '../figures/amounts.ts';
import { unknownVariantWord } from '../ask-back.ts';
import { type Draft, isSoldHere, type Knowledge, listPart, nutritionReferences } from '../draft.ts';
import { productAnswer } from './product-answer.ts';
import { lowerFirst, nutrientsById, valueOn } from '../figures/values.ts';
import { productsOf } from '../../names/name-match.ts';

/** With more products the answer would be too long, and the user is asked to choose. */
const MAX_PRODUCTS = 15;
/** In a list of so few, what was asked of the labels stands below the products, whatever the list is by. */
const MAX_WITH_FACTS = 6;

/** "Flavours of Dalesip", "is Dalesip vegetarian": asks which product is meant, and answers for each of them. */
export function eachProductParts(knowledge: Knowledge, query: Query, asking: Draft): Draft {
  const { unresolvedName, amounts, unreadAmounts, target, isComparison, order, unknownWords } = query;
  const hasMore = amounts.length + unreadAmounts.length + unknownWords.length > 0;
  if (unresolvedName === null || unresolvedName.kind === 'doubtful' || hasMore) return asking;
  if (unknownVariantWord(query) !== undefined) return asking;
  if (target !== null || isComparison || order !== null) return asking;
  const products = knowledge.products
    .filter((product) => unresolvedName.ids.includes(product.id) && isSoldHere(knowledge, product))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (products.length < 2 || products.length > MAX_PRODUCTS) return asking;
  const sentences = sentencesOf(knowledge, { ...query, nutrients: [], unresolvedName: null }, products);
  const figures = query.nutrients.length > 0 ? [figuresOf(knowledge, query, products)] : [];
  if (figures.length + sentences.length === 0) return asking;
  const [only, another] = sentences;
  const { sources } = nutritionReferences(knowledge, products);
  // If the answer is the same for all, there is no need to ask which one.
  if (only !== undefined && another === undefined && figures.length === 0)
    return { ...asking, kind: 'answer', sources, content: [only] };
  const listParts = sentences.length > 0 ? [listPart('', sentences)] : [];
  const lead = `${products.length} products fit that name; each by its label:`;
  return { ...asking, sources, content: [lead, ...figures, ...listParts] };
}

/** "Allergens of the Wrenfold Tube feeds": the answer for each product of the line, in place of energy and protein. */
export function productLineParts(knowledge: Knowledge, query: Query, list: Draft): Draft {
  const { topics, criteria, hasOnlyWeakTopics, order, text, nutrients: figures } = query;
  const isProductLine =
    criteria.length > 0 && criteria.every(({ kind, isRequired }) => isRequired && LINE_CRITERIA.has(kind));
  // "Vegan sips, their kcal and the flavours"
  const asksOfEach = ASKS_OF_EACH.test(text);
  const products = productsOf(knowledge.names, list.productIds ?? []);
  // "The low protein bread, which sizes": a list of one is that product.
  const isAsked =
    products.length === 1 ||
    (!hasOnlyWeakTopics && (isProductLine || asksOfEach || products.length <= MAX_WITH_FACTS));
  if (topics.length === 0 || order !== null || !isAsked) return list;
  if (products.length === 0 || products.length > MAX_PRODUCTS) return list;
  const queryForEach = { ...query, criteria: [], nutrients: [], subject: 'products' as const };
  const sentences = sentencesOf(knowledge, queryForEach, products);
  if (sentences.length === 0) return list;
  const rest = list.content.filter(
    (part) =>
      figures.length > 0 ||
      !(isProductLine || asksOfEach) ||
      typeof part === 'string' ||
      part.kind !== 'products',
  );
  return { ...list, content: [...rest, listPart('', sentences)] };
}
const LINE_CRITERIA = kinds('brand', 'among', 'form');
const ASKS_OF_EACH =
  /\b(?:their|its|each|with|and) (?:the )?(?:\w+ ){0,2}(?:flavours?|codes?|allergens?|ages?|sizes?|packs?)\b/u;

function figuresOf(knowledge: Knowledge, query: Query, products: readonly Product[]): AnswerPart {
  const shown = nutrientsById([...new Set(query.nutrients)]);
  const basis = query.basis === 'per-100' ? null : query.basis;
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    values: shown.flatMap((nutrient) => {
      const packs = nutrient.additive ? comparablePacks(product, packNounOfBasis(basis) ?? '') : [];
      return (packs.length === 0 ? [undefined] : packs).map((pack) =>
        valueOn(knowledge, product, nutrient, listBasis(knowledge, product, basis, pack)),
      );
    }),
    note: statedAges(knowledge, product),
  }));
  return { kind: 'products', rows, more: 0 };
}

/** One sentence per product, merged if several share it; none at all if an answer does not fit in one line. */
function sentencesOf(knowledge: Knowledge, query: Query, products: readonly Product[]): string[] {
  if (query.topics.length + query.criteria.length === 0) return [];
  const namesOf = new Map<string, string[]>();
  for (const product of products) {
    const drafts = productAnswer(knowledge, { ...query, products: [product.id] });
    const sentenceOrNone = asOneLine(drafts.flatMap(({ content }) => content));
    if (sentenceOrNone === undefined) return [];
    const sentence = sentenceOrNone.replaceAll(product.name, PLACEHOLDER);
    namesOf.set(sentence, [...(namesOf.get(sentence) ?? []), product.name]);
  }
  return [...namesOf].map(([sentence, names]) => {
    const coversAll = names.length === products.length;
    if (names.length === 1) return sentence.replaceAll(PLACEHOLDER, names.join(''));
    const shared = sentence
      .replaceAll(PLACEHOLDER, coversAll ? `each of the ${names.length}` : 'each')
      .replaceAll(/(?<!\bof )\beach( of the \d+)? (is|does) not\b/gu, 'none$1 $2');
    return coversAll ? sentenceCase(shared) : `${listed(names)}: ${sentenceCase(shared)}`;
  });
}
const PLACEHOLDER = '\u0000';
const MAX_ITEM_LENGTH = 30;
const QUOTES_THE_LABEL = /^(?:(?:Yes|No)\. )?The label of /u;

const sentenceCase = (text: string): string =>
  text.replace(/(?<=^|[.!] )[a-z]/gu, (letter) => letter.toUpperCase());

/** A draft as one line: "Dalesip Juice comes in 5 flavours: apple, orange". Undefined for texts of several lines. */
function asOneLine(content: Draft['content']): string | undefined {
  // The relevant line is quoted before the whole text.
  const [first] = content;
  if (typeof first === 'string' && QUOTES_THE_LABEL.test(first)) return first.replace(/ It says:$/u, '');
  const parts = content.map((part) => {
    if (typeof part === 'string') return part.replace(/:$/u, '');
    if (part.kind === 'table')
      return `: ${part.rows.map(({ label, cells }) => `${label}, ${cells.join(', ')}`).join('; ')}.`;
    const isShort = part.kind === 'list' && part.items.every((item) => item.length <= MAX_ITEM_LENGTH);
    return isShort ? `: ${part.items.map(lowerFirst).join(', ')}.` : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join(' ').replaceAll(/\.? : /gu, ': ');
}
