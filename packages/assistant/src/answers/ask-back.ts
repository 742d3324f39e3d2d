import type { Product } from '../catalogue.ts';
import { wordsOf } from '../language/words.ts';
import type { Query } from '../message/query.ts';
import type { Intent } from './answer.ts';
import { intentOfTopic } from './products/label.ts';
import { listed } from '../language/phrases.ts';
import { asTyped, isOtherMakers, ownCounterpartOf } from '../vocabulary/other-makers.ts';
import {
  askBack,
  type Draft,
  isSoldHere,
  type Knowledge,
  PAGES,
  productLink,
  questions,
  quoted,
} from './draft.ts';

const MAX_CHOICES = 6;

export function intentOf({ topics, nutrients, amounts, criteria, isComparison }: Query): Intent {
  const [topic] = topics;
  if (isComparison) return 'product.compare';
  if (nutrients.length > 0) return amounts.length > 0 ? 'product.amountInVolume' : 'product.nutrient';
  if (topic !== undefined) return intentOfTopic(topic);
  const kinds = criteria.map(({ kind }) => kind);
  if (kinds.includes('allergen')) return 'product.allergen';
  if (kinds.includes('diet')) return 'product.diet';
  return kinds.includes('age') ? 'product.ageSuitability' : 'product.info';
}

const notOursSentence = (words: readonly string[]): string =>
  `I do not know a product called “${words.map(asTyped).join(words.some(isOtherMakers) ? '” or “' : ' ')}”: it is not one of ours`;

/** Products whose names share the beginnings of typed words come first, then alphabetical order. */
function sortBySimilarity(text: string, products: readonly Product[]): Product[] {
  const starts = new Set(text.split(' ').flatMap((word) => (word.length > 2 ? [word.slice(0, 3)] : [])));
  const similarity = ({ name }: Product) =>
    wordsOf(name).filter((word) => starts.has(word.text.slice(0, 3))).length;
  return products.toSorted(
    (one, other) => similarity(other) - similarity(one) || (one.name < other.name ? -1 : 1),
  );
}

/** The word after a brand that no product of the brand has in its name: "Dalesip gold", "the Dalesip soup". */
export function unknownVariantWord({
  text,
  unresolvedName,
  unknownWords,
  unreadAmounts,
  unusedWords,
}: Query): string | undefined {
  const words = text.split(' ');
  const next = words[words.indexOf(unresolvedName?.typedName ?? '') + 1] ?? '';
  const isOther =
    [...unknownWords, ...unreadAmounts].includes(next) ||
    (unusedWords.includes(next) && !COMMON_WORDS.test(next));
  return unresolvedName?.kind === 'brand' && isOther ? next : undefined;
}
const COMMON_WORDS =
  /^(?:sh|w|c)ould$|^(?:can|may|might|will|do|does|did|is|are|was|has|have|had|for|to|in|on|at|from|with|that|who|when|if|as|per|than|vs|but|so|by|of|bottles?|packs?|bags?|pouch(?:es)?|cartons?|tins?|tubs?|pots?|sachets?|i|we|he|she|they|you|it|\d.*)$/u;

/** A name that several products share, or that only resembles one: Sim asks back and never guesses. */
export function askWhichProduct(knowledge: Knowledge, query: Query): Draft {
  const { text, unresolvedName } = query;
  const name = unresolvedName?.typedName ?? '';
  const next = unknownVariantWord(query);
  const isOther = next !== undefined;
  const typedName = isOther ? `${name} ${next}` : name;
  const candidates = knowledge.products.filter(({ id }) => unresolvedName?.ids.includes(id) === true);
  const soldHere = candidates.filter((product) => isSoldHere(knowledge, product));
  const products = sortBySimilarity(text, soldHere.length > 0 ? soldHere : candidates);
  const [first, second] = products;
  const meantText = first !== undefined && second === undefined ? first.name : 'one of these';
  // The same question, with the full product name in place of the typed one.
  const withFullName = (fullName: string) =>
    typedName !== '' && text.includes(typedName)
      ? text.replace(typedName, fullName).replaceAll(' ,', ',')
      : `${text} ${fullName}`;
  const others = query.isComparison && !isOther ? query.unknownWords.filter((word) => word.length > 3) : [];
  const foreign = others.length === 0 ? '' : `${notOursSentence(others)}, so I cannot compare it. `;
  const sentence =
    unresolvedName?.kind === 'doubtful' || isOther
      ? `I do not know a product called “${typedName}”. Did you mean ${meantText}?`
      : `${foreign}${products.length} products fit that name. Which one?`;
  return askBack(intentOf(query), sentence, {
    links: products.length > MAX_CHOICES ? [PAGES.products] : [],
    choices: products
      .slice(0, MAX_CHOICES)
      .map(({ name }) => ({ label: name, question: withFullName(name) })),
    productIds: products.map(({ id }) => id),
  });
}

/** "Is it vegan" after a long list: asks which product is meant. */
export function askWhichListed(
  knowledge: Knowledge,
  text: string,
  pointer: string,
  ids: readonly string[],
): Draft {
  const products = knowledge.products.filter(({ id }) => ids.includes(id));
  return askBack(
    'product.info',
    `${ids.length} products were listed. Which one do you mean by “${pointer}”?`,
    {
      links: [PAGES.products],
      choices: products
        .slice(0, MAX_CHOICES)
        .map(({ name }) => ({ label: name, question: text.replace(pointer, name) })),
    },
  );
}

const WHICH = 'Give the name on its label.';

/** "Protein in fortisip": the name is not a product of the catalogue. */
export function unknownProductDraft(query: Query, typedName: readonly string[]): Draft {
  const [words] = typedName.flatMap((word) => ownCounterpartOf(word)?.words ?? []);
  return words === undefined
    ? askBack(intentOf(query), `${notOursSentence(typedName)}. Which product do you mean? ${WHICH}`, {
        links: [PAGES.products],
      })
    : askBack(
        intentOf(query),
        `${notOursSentence(typedName)}, and I have no data on it. Would you like to see our ${words}?`,
        {
          links: [PAGES.products],
          choices: [
            { label: `Our ${words}`, question: `Which ${words} do you have?` },
            { label: 'With the most energy', question: `Which of your ${words} have the most energy?` },
          ],
        },
      );
}

/** "Compare it with Neocate": only the figures of our own product are given. */
export const notComparableDraft = ({ name }: Product, typedName: readonly string[]): Draft => ({
  intent: 'product.compare',
  content: [`${notOursSentence(typedName)}, so I cannot compare it. This is ${name}:`],
});

/** "Is there more in it or in the silver one": the second product was not understood. */
export const onlyOneUnderstoodDraft = ({ name }: Product): Draft => ({
  intent: 'product.compare',
  content: [`I understood only ${name}, not what to compare it with. ${WHICH} This is ${name}:`],
});

export const WHICH_PRODUCT = `Which product? ${WHICH}`;
export const askForProduct = (query: Query): Draft =>
  askBack(intentOf(query), WHICH_PRODUCT, { links: [PAGES.products] });

/** "Dalesip Mini protein per bottle": asks whether this means the product Mini Protein, or the protein in Mini. */
export const askProductOrNutrient = (fullName: Product, shorter: Product, nutrient: string): Draft => {
  const questionOnShorter = `${nutrient} in ${shorter.name}`;
  return askBack(
    'product.nutrient',
    `Do you mean the product ${fullName.name}, or the ${questionOnShorter}?`,
    {
      choices: [
        { label: fullName.name, question: `Energy and ${nutrient} in ${fullName.name}` },
        { label: questionOnShorter, question: questionOnShorter },
      ],
      productIds: [fullName.id, shorter.id],
    },
  );
};

/** A product with words that Sim does not understand: says so, and offers what can be looked up. */
export const askWhatAbout = (product: Product, unknown: readonly string[]): Draft =>
  askBack(
    'product.info',
    `I did not understand ${listed(quoted(unknown.slice(0, 3)))}. What would you like to know about ${product.name}?`,
    {
      links: [productLink(product)],
      choices: questions(
        ['Nutrition', 'Allergens', 'Directions', 'Order codes'].map((what) => `${what} of ${product.name}`),
      ),
      productIds: [product.id],
    },
  );
