import { contribution, type Nutrient, type Product, toSearchParams } from '@dietetic/catalogue';
import { asksAboutAllergen } from '../understanding/classify.ts';
import type { Question } from '../understanding/question.ts';
import type { AnswerPart, ProductRow } from './answer.ts';
import { type Criterion, criteriaOf, notTakenIn } from './criteria.ts';
import { catalogueSource, type Draft, isSoldHere, type Knowledge, PAGES, textPart } from './knowledge.ts';
import { statedAges } from './suitability-answers.ts';
import { labelValues, nutrientLabel, nutrients, rowOf } from './values.ts';

const SHOWN = 5;

export function findAnswer(
  knowledge: Knowledge,
  question: Question,
  family: readonly Product[] | undefined,
): Draft | undefined {
  const criteria = criteriaOf(knowledge, question);
  if (criteria.length === 0 && family === undefined) return undefined;
  const here = (family ?? knowledge.products).filter((product) => isSoldHere(knowledge, product));
  const intent = searchIntent(question);
  const order = orderIn(question);
  const fitting = namedFirst(matching(here, criteria), question);
  const found = order === undefined ? fitting : sorted(fitting, order);
  const link = listLink(criteria);
  const source = [catalogueSource(knowledge, null, 'all products of the country')];
  const wanted = criteria.length > 0 ? criteria.map(({ words }) => words).join(', ') : 'of that name';
  if (found.length === 0) {
    return {
      intent,
      parts: [
        textPart(`No product in the catalogue fits: ${wanted}.`),
        ...relaxed(knowledge, here, criteria),
      ],
      sources: source,
      links: [link, PAGES.contact],
    };
  }
  const extra = shownNutrients(question);
  const parts: AnswerPart[] = [
    textPart(`${found.length} ${found.length === 1 ? 'product fits' : 'products fit'}: ${wanted}.`),
    {
      kind: 'products',
      rows: found.slice(0, SHOWN).map((product) => productRow(knowledge, product, extra, criteria)),
      more: Math.max(0, found.length - SHOWN),
    },
  ];
  if (order !== undefined) {
    const { nutrient, isLowFirst } = order;
    parts.push(
      textPart(
        `In order of ${nutrientLabel(nutrient).toLowerCase()} per 100, ${isLowFirst ? 'lowest' : 'highest'} first: the catalogue draws no line for “${isLowFirst ? 'low' : 'high'}”.`,
      ),
    );
  }
  const unknown = notTakenIn(knowledge, question);
  if (unknown.length > 0)
    parts.push(textPart(`I did not take in: ${unknown.map((word) => `“${word}”`).join(', ')}.`));
  if (question.kinds.length > 0 || question.metabolic.length > 0) {
    parts.push(textPart('A list by the product data, not advice for a patient.'));
  }
  return {
    intent,
    parts,
    sources: source,
    links: [link],
    productIds: found.map((product) => product.id),
    choices:
      found.length >= 2
        ? [{ label: 'Compare the first two', question: `Compare ${found[0]?.name} and ${found[1]?.name}` }]
        : [],
  };
}

/** A search by allergen or by diet alone is a question about that; anything more is a search. */
function searchIntent(question: Question): Draft['intent'] {
  const { age, density, metabolic, kinds, nutrients: asked } = question;
  const asksForMore = age !== undefined || density !== undefined;
  if (asksForMore || metabolic.length + kinds.length + asked.length > 0) return 'product.find';
  if (question.allergens.length > 0 && question.diets.length === 0 && asksAboutAllergen(question))
    return 'product.allergen';
  if (question.diets.length > 0 && question.allergens.length === 0 && question.categories.length === 0)
    return 'product.diet';
  return 'product.find';
}

type Order = { nutrient: Nutrient; isLowFirst: boolean };

/** "Lowest sodium tube feed": no product is picked, they are put in order. */
function orderIn({ rest, nutrients: asked }: Question): Order | undefined {
  const [first] = nutrients(asked.flatMap((word) => (word.kind === 'known' ? [word.id] : [])));
  if (first === undefined) return undefined;
  if (/\b(?:low|lower|lowest|least|less|fewest)\b/u.test(rest)) return { nutrient: first, isLowFirst: true };
  return /\b(?:high|higher|highest|most|richest)\b/u.test(rest)
    ? { nutrient: first, isLowFirst: false }
    : undefined;
}

/** What a label does not state comes last: it is not zero. */
function sorted(products: readonly Product[], { nutrient, isLowFirst }: Order): Product[] {
  const valueOf = (product: Product): number | null => {
    const amount = rowOf(product, nutrient)?.per100;
    return amount === undefined ? null : contribution(amount);
  };
  return products.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return isLowFirst ? first - second : second - first;
  });
}

/** Products that carry the condition in their name come before those that suit it among others. */
const namedFirst = (found: readonly Product[], question: Question): Product[] => {
  const names = (product: Product) =>
    question.metabolic.some((slug) => product.name.toLowerCase().includes(slug.split('-')[0] ?? slug));
  return [...found.filter(names), ...found.filter((product) => !names(product))];
};

const matching = (products: readonly Product[], criteria: readonly Criterion[]): Product[] =>
  products
    .filter((product) => criteria.every(({ keeps }) => keeps(product)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Which single criterion stands in the way, and what there is without it. */
function relaxed(
  knowledge: Knowledge,
  products: readonly Product[],
  criteria: readonly Criterion[],
): AnswerPart[] {
  if (criteria.length < 2) return [];
  return criteria.flatMap((dropped) => {
    const left = matching(
      products,
      criteria.filter((criterion) => criterion !== dropped),
    );
    if (left.length === 0 || left.length > SHOWN * 2) return [];
    return [
      textPart(`Without “${dropped.words}”:`),
      {
        kind: 'products' as const,
        rows: left.slice(0, SHOWN).map((product) => productRow(knowledge, product, [], [])),
        more: Math.max(0, left.length - SHOWN),
      },
    ];
  });
}

function productRow(
  knowledge: Knowledge,
  product: Product,
  extra: readonly string[],
  criteria: readonly Criterion[],
): ProductRow {
  const ids = [...new Set(['energyKcal', 'protein', ...extra])];
  const doubts = criteria
    .flatMap(({ doubts: doubt }) => doubt?.(product) ?? [])
    .filter((text) => text !== '');
  return {
    id: product.id,
    name: product.name,
    values: nutrients(ids).flatMap((nutrient) =>
      labelValues(knowledge, product, nutrient, 'per-100').slice(0, 1),
    ),
    note: [statedAges(knowledge, product), ...doubts].filter((text) => text !== '').join('; '),
  };
}

function shownNutrients(question: Question): string[] {
  if (/\b(?:electrolytes?|renal|dialysis|kidney|potassium|phosphate)\b/u.test(question.rest))
    return ['potassium', 'phosphorus'];
  return question.nutrients.flatMap((word) => (word.kind === 'known' ? [word.id] : []));
}
function listLink(criteria: readonly Criterion[]) {
  const filters = criteria.flatMap((criterion) => (criterion.filter === undefined ? [] : [criterion.filter]));
  const params = Object.entries(toSearchParams('', filters)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return params.length === 0
    ? PAGES.products
    : { label: 'See them in the product list', href: `/products?${params.join('&')}` };
}
