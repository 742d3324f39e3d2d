import type { Product } from '@dietetic/catalogue';
import { wordsOf } from '../language/words.ts';
import type { Mention } from '../products/mentions.ts';
import type { Question } from '../understanding/question.ts';
import type { Intent } from './answer.ts';
import { type Draft, isSoldHere, type Knowledge, listed, PAGES, textPart } from './knowledge.ts';
import { nutrients } from './values.ts';

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
  likeliestFirst(question, products)
    .slice(0, MOST_CHOICES)
    .map((product) => ({
      label: product.name,
      question: withName(question, mention, product.name),
    }));

/** Names first that share the beginnings of the words that were typed; else they stay as they are. */
function likeliestFirst({ words }: Question, products: readonly Product[]): Product[] {
  const starts = words.map(({ text }) => text.slice(0, 3)).filter((start) => start.length === 3);
  const likeness = ({ name }: Product) =>
    wordsOf(name).filter(({ text }) => starts.includes(text.slice(0, 3))).length;
  return products.toSorted((one, other) => likeness(other) - likeness(one));
}

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

/**
 * A product, and words that mean nothing to Sim: a card would pass over what was asked, and what was asked may be
 * advice. It is turned away as such, with what can be looked up instead.
 */
export function whatOfIt(products: readonly Product[], unknown: readonly string[]): Draft {
  const words = unknown.map((word) => `“${word}”`).join(', ');
  const [product, other] = products;
  const asks = ['Nutrition', 'Allergens', 'Directions', 'Order codes'];
  return {
    intent: 'clinical.decision',
    kind: 'refusal',
    parts: [
      textPart(
        `I look up what labels say, and do not know what ${words} asks of them. Advice for a patient is a clinical decision: please ask the dietitian in charge, or our team.`,
      ),
    ],
    links: [PAGES.contact, PAGES.products],
    choices:
      product !== undefined && other === undefined
        ? asks.map((ask) => ({ label: `${ask} of ${product.name}`, question: `${ask} of ${product.name}` }))
        : [],
  };
}

/** The nutrients that were asked for, to be asked for again. */
export function subjectOf(question: Question): string {
  const names = nutrients(question.nutrients.flatMap((word) => (word.kind === 'known' ? [word.id] : [])));
  return names.length > 0 ? listed(names.map((nutrient) => nutrient.name)) : 'Energy';
}

/** "500 Tarnvane Energy", "a third of a bottle": a figure for another amount would be a wrong one. */
export function unreadAmount(question: Question, intent: Intent, products: readonly Product[]): Draft {
  const [product] = products;
  const [unread = ''] = question.unread;
  const isNumber = /^\d/u.test(unread);
  const ask = (amount: string) => `${subjectOf(question)} ${amount} of ${product?.name ?? ''}`;
  return {
    intent,
    kind: 'question',
    parts: [
      textPart(
        `I could not read the amount “${unread}”. Give it with its unit, for example “in 200\u00a0${product?.basis ?? 'ml'}”.`,
      ),
    ],
    choices:
      product === undefined || products.length > 1
        ? []
        : [
            ...(isNumber
              ? [
                  {
                    label: `In ${unread}\u00a0${product.basis}`,
                    question: ask(`in ${unread} ${product.basis}`),
                  },
                ]
              : []),
            { label: `Per 100\u00a0${product.basis}`, question: ask(`per 100 ${product.basis}`) },
          ],
    productIds: products.map(({ id }) => id),
  };
}

/** "In 100 ml and 200 ml", or three amounts for two products: which belongs to which is not guessed. */
export function whichAmount(intent: Intent, products: readonly Product[]): Draft {
  return {
    intent,
    kind: 'question',
    parts: [textPart('There is more than one amount. Ask for one amount, or name one for each product.')],
    productIds: products.map((product) => product.id),
  };
}
