import type { Nutrient, Product } from '../catalogue.ts';
import type { Query, Target } from '../reading/query.ts';
import { amountText, type AnswerValue } from './answer.ts';
import { ASKS_WHETHER } from './label.ts';
import { verdictOn } from './verdict.ts';
import { listed } from '../language/phrases.ts';
import { catalogueSource, compareLink, type Draft, type Knowledge } from './draft.ts';
import {
  columnWords,
  labelValues,
  nutrientLabel,
  nutrients,
  numberIn,
  ratioValue,
  ratioWords,
} from './values.ts';

/** What a first comparison looks at; the whole table is one press away. */
const ALWAYS = ['energyKcal', 'protein'];
const COMPARED = 'carbohydrate sugars fat fibre sodium potassium phosphorus phenylalanine leucine'.split(' ');
const MOST_DIFFERENCES = 3;
const MOST_PRODUCTS = 4;
const MIXED: Target = { nutrient: 'energyKcal', amount: 100 };

export function compareAnswer(knowledge: Knowledge, query: Query, all: readonly Product[]): Draft {
  const products = all.slice(0, MOST_PRODUCTS);
  const asked = nutrients(query.nutrients);
  const rows = asked.length > 0 ? asked : [...nutrients(ALWAYS), ...largestDifferences(products)];
  const { basis } = query;
  const given =
    basis !== null && typeof basis === 'object' && 'perNutrient' in basis ? basis.perNutrient : undefined;
  const isMixed = new Set(products.map((product) => product.basis)).size > 1;
  const isOfEnergy = asked.some(
    ({ group, id }) => id === 'energyKcal' || group === 'otherNutrientInformation',
  );
  // What is measured in ml and what is measured in g meet in their energy.
  const ratio = given ?? (isMixed && asked.length > 0 && !isOfEnergy ? MIXED : undefined);
  const basisWords = (product: Product) =>
    ratio === undefined ? columnWords(product, 0) : ratioWords(knowledge, ratio);
  const valueIn = (product: Product, nutrient: Nutrient): AnswerValue | undefined =>
    ratio === undefined
      ? labelValues(knowledge, product, nutrient)[0]
      : ratioValue(knowledge, product, nutrient, ratio);
  const [first] = rows;
  const isJudged =
    first !== undefined && (query.order !== null || asked.length === 1) && !(isMixed && ratio === undefined);
  const verdict = isJudged
    ? verdictOn(
        first,
        products.flatMap((product) => valueIn(product, first) ?? []),
        query.order?.isLowFirst === true,
      )
    : undefined;
  const names = listed(products.map(({ name }) => name));
  const ordered =
    verdict?.values.flatMap(({ productId }) => products.find(({ id }) => id === productId) ?? []) ?? products;
  const cells = (nutrient: Nutrient) =>
    ordered.map((product) => {
      const value = valueIn(product, nutrient);
      return value === undefined ? '' : amountText(value);
    });
  // "Is it higher in fat than": of the first that was named.
  const isWhether = products.length === 2 && ASKS_WHETHER.test(query.text) && / than /u.test(query.text);
  const lead = isWhether ? (ordered[0] === products[0] ? 'Yes. ' : 'No. ') : '';
  return {
    intent: 'product.compare',
    say: [
      (verdict === undefined ? undefined : `${lead}${verdict.sentence}`) ??
        (asked.length > 0
          ? `${listed(rows.map(nutrientLabel))} of ${names}, side by side:`
          : `Energy, protein and the largest other differences of ${names}:`),
      {
        kind: 'table',
        caption: 'Differences',
        columns: ordered.map((product) => `${product.name} (${basisWords(product)})`),
        rows: rows.map((nutrient) => ({ label: nutrientLabel(nutrient), cells: cells(nutrient) })),
        workedOut:
          ratio === undefined
            ? []
            : rows.flatMap((nutrient) => products.flatMap((product) => valueIn(product, nutrient) ?? [])),
      },
      ...(isMixed
        ? [
            ratio === undefined
              ? 'One is measured per 100\u00a0g and another per 100\u00a0ml: the columns cannot be set against each other directly.'
              : `One is measured in ml and another in g, so they are compared ${ratioWords(knowledge, ratio)}.`,
          ]
        : []),
      ...(all.length > MOST_PRODUCTS
        ? ['Four products can be compared at a time; these are the first four.']
        : []),
    ],
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: [compareLink(products)],
    productIds: ordered.map((product) => product.id),
  };
}

/** By the ratio of the largest to the smallest value, among nutrients that every product states. */
function largestDifferences(products: readonly Product[]): Nutrient[] {
  return nutrients(COMPARED)
    .flatMap((nutrient) => {
      const values = products.map((product) => numberIn(product, nutrient));
      const numbers = values.filter((value) => value !== null);
      const largest = Math.max(...numbers);
      if (numbers.length < values.length || largest === 0) return [];
      return [{ nutrient, spread: (largest - Math.min(...numbers)) / largest }];
    })
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MOST_DIFFERENCES)
    .map(({ nutrient }) => nutrient);
}
