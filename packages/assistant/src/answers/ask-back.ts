import type { Product } from '@dietetic/catalogue';
import type { Mention } from '../products/mentions.ts';
import type { Question } from '../understanding/question.ts';
import type { Intent } from './answer.ts';
import { type Draft, isSoldHere, type Knowledge, PAGES, textPart } from './knowledge.ts';

const MOST_CHOICES = 6;

/** The message again, with a whole product name in place of what was given. */
function withName(question: Question, mention: Pick<Mention, 'from' | 'to'>, name: string): string {
  const texts = question.words.map((word) => word.text);
  const before = texts.slice(0, mention.from).join(' ');
  const after = texts.slice(mention.to).join(' ');
  return [before, name, after]
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(' ,', ',');
}

const choicesOf = (question: Question, mention: Mention, products: readonly Product[]) =>
  products.slice(0, MOST_CHOICES).map((product) => ({
    label: product.name,
    question: withName(question, mention, product.name),
  }));

const byName = (products: readonly Product[]): Product[] =>
  products.toSorted((one, other) => (one.name < other.name ? -1 : 1));

export function whichOfSeveral(
  knowledge: Knowledge,
  question: Question,
  mention: Extract<Mention, { products: readonly Product[] }>,
  intent: Intent,
): Draft {
  const here = byName(mention.products.filter((product) => isSoldHere(knowledge, product)));
  const products = here.length > 0 ? here : byName(mention.products);
  const sentence =
    mention.kind === 'doubtful'
      ? `I know no product called “${mention.heard}”. Did you mean ${products.length === 1 ? (products[0]?.name ?? '') : 'one of these'}?`
      : `${products.length} products fit that name. Which one?`;
  return {
    intent,
    kind: 'question',
    parts: [textPart(sentence)],
    links: products.length > MOST_CHOICES ? [PAGES.products] : [],
    choices: choicesOf(question, mention, products),
    productIds: products.map((product) => product.id),
  };
}

/** "Dalesip Mini protein per bottle": the product Mini Protein, or the protein of Mini? */
export function productOrNutrient(
  question: Question,
  mention: Mention,
  whole: Product,
  shorter: Product,
  nutrient: string,
): Draft {
  return {
    intent: 'product.nutrient',
    kind: 'question',
    parts: [textPart(`Do you mean the product ${whole.name}, or the ${nutrient} in ${shorter.name}?`)],
    choices: [
      { label: whole.name, question: `Energy and ${nutrient} in ${whole.name}` },
      {
        label: `${nutrient} in ${shorter.name}`,
        question: withName(question, mention, `${nutrient} in ${shorter.name}`),
      },
    ],
    productIds: [whole.id, shorter.id],
  };
}

export function whichProduct(question: Question, intent: Intent, before: readonly Product[]): Draft {
  return {
    intent,
    kind: 'question',
    parts: [textPart('Which product? Give its name as it is on the label.')],
    links: [PAGES.products],
    choices: before
      .slice(0, 2)
      .map((product) => ({ label: product.name, question: `${question.text} ${product.name}` })),
  };
}
