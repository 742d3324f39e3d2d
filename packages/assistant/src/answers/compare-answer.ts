import { contribution, type Nutrient, type Product } from '@dietetic/catalogue';
import type { Question } from '../understanding/question.ts';
import { amountText, type AnswerPart, type AnswerValue } from './answer.ts';
import { catalogueSource, compareLink, type Draft, type Knowledge, listed, textPart } from './knowledge.ts';
import { askedNutrients } from './nutrient-answers.ts';
import {
  asStated,
  columnWords,
  nutrientLabel,
  nutrients,
  perKcalValue,
  perKcalWords,
  rowOf,
} from './values.ts';
import { displayUnit } from '@dietetic/catalogue';

/** What a first comparison looks at; the whole table is one press away. */
const ALWAYS = ['energyKcal', 'protein'];
const COMPARED = [
  'carbohydrate',
  'sugars',
  'fat',
  'fibre',
  'sodium',
  'potassium',
  'phosphorus',
  'phenylalanine',
  'leucine',
];
const MOST_DIFFERENCES = 3;
const MOST_PRODUCTS = 4;

export function compareAnswer(knowledge: Knowledge, question: Question, all: readonly Product[]): Draft {
  const products = all.slice(0, MOST_PRODUCTS);
  const asked = question.nutrients.length > 0 ? askedNutrients(question).known : [];
  const rows = asked.length > 0 ? asked : [...nutrients(ALWAYS), ...largestDifferences(products)];
  const kcal =
    typeof question.basis === 'object' && 'perKcal' in question.basis ? question.basis.perKcal : undefined;
  const basis = (product: Product) =>
    kcal === undefined ? columnWords(product, 0) : perKcalWords(knowledge, kcal);
  const caption = products.map((product) => `${product.name} (${basis(product)})`);
  const workedOut: AnswerValue[] = [];
  const cellOf = (product: Product, nutrient: Nutrient): string => {
    if (kcal === undefined) return cell(knowledge, product, nutrient);
    const value = perKcalValue(knowledge, product, nutrient, kcal);
    workedOut.push(value);
    return amountText(value);
  };
  const parts: AnswerPart[] = [
    textPart(
      asked.length > 0
        ? `${listed(rows.map(nutrientLabel))}, side by side:`
        : `Energy, protein and the largest other differences, ${kcal === undefined ? 'per 100' : perKcalWords(knowledge, kcal)}:`,
    ),
    {
      kind: 'table',
      caption: 'Differences',
      columns: caption,
      rows: rows.map((nutrient) => ({
        label: nutrientLabel(nutrient),
        cells: products.map((product) => cellOf(product, nutrient)),
      })),
      workedOut,
    },
  ];
  if (kcal === undefined && new Set(products.map((product) => product.basis)).size > 1) {
    parts.push(
      textPart(
        'One is measured per 100\u00a0g and another per 100\u00a0ml: the columns cannot be set against each other directly.',
      ),
    );
  }
  if (all.length > MOST_PRODUCTS)
    parts.push(textPart('Four products can be compared at a time; these are the first four.'));
  return {
    intent: 'product.compare',
    parts,
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: [compareLink(products)],
    productIds: products.map((product) => product.id),
    nutrientIds: rows.map((nutrient) => nutrient.id),
  };
}

function cell(knowledge: Knowledge, product: Product, nutrient: Nutrient): string {
  const row = rowOf(product, nutrient);
  const shown = asStated(knowledge, row?.per100 ?? { kind: 'not-stated' });
  return amountText({ ...shown, unit: displayUnit(row?.unit ?? nutrient.unit) });
}

/** By the ratio of the largest to the smallest value, among nutrients that every product states. */
function largestDifferences(products: readonly Product[]): Nutrient[] {
  return nutrients(COMPARED)
    .flatMap((nutrient) => {
      const values = products.map((product) => statedPer100(product, nutrient));
      if (values.some((value) => value === null)) return [];
      const numbers = values.map((value) => value ?? 0);
      const largest = Math.max(...numbers);
      if (largest === 0) return [];
      return [{ nutrient, spread: (largest - Math.min(...numbers)) / largest }];
    })
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MOST_DIFFERENCES)
    .map(({ nutrient }) => nutrient);
}

function statedPer100(product: Product, nutrient: Nutrient): number | null {
  const amount = rowOf(product, nutrient)?.per100;
  return amount === undefined ? null : contribution(amount);
}
