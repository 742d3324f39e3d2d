import { lookAlikes, type Nutrient, type Product } from '@dietetic/catalogue';
import type { Question } from '../understanding/question.ts';
import type { AnswerPart, AnswerValue } from './answer.ts';
import {
  askForAllergens,
  askNext,
  catalogueSource,
  type Draft,
  isSoldHere,
  type Knowledge,
  listed,
  PAGES,
  productLink,
  textPart,
} from './knowledge.ts';
import { columnWords, labelValues, nutrients, perKcalValue, rowOf } from './values.ts';

const MAIN_NUTRIENTS = ['energyKcal', 'protein', 'carbohydrate', 'fat', 'fibre'];

/** mg of one millimole, the atomic mass of the element; the rows of the label are in mg. */
const MG_PER_MMOL: Readonly<Record<string, number>> = {
  sodium: 22.99,
  potassium: 39.1,
  chloride: 35.45,
  calcium: 40.08,
  phosphorus: 30.97,
  magnesium: 24.31,
};

const GROUPS: readonly (readonly [pattern: RegExp, ids: readonly string[]])[] = [
  [/\belectrolytes?\b/u, ['sodium', 'potassium', 'chloride', 'calcium', 'phosphorus', 'magnesium']],
  [/\b(?:minerals?)\b/u, ['sodium', 'potassium', 'calcium', 'phosphorus', 'magnesium', 'iron', 'zinc']],
  [/\bvitamins\b/u, ['vitaminA', 'vitaminD', 'vitaminE', 'vitaminK', 'vitaminC', 'folate', 'vitaminB12']],
];

export function askedNutrients(question: Question): { known: Nutrient[]; withoutRow: string[] } {
  const ids = question.nutrients.flatMap((word) => (word.kind === 'known' ? [word.id] : []));
  const withoutRow = question.nutrients.flatMap((word) => (word.kind === 'no-row' ? [word.name] : []));
  if (ids.length > 0 || withoutRow.length > 0) return { known: nutrients(ids), withoutRow };
  const group = GROUPS.find(([pattern]) => pattern.test(question.rest));
  return { known: nutrients(group?.[1] ?? MAIN_NUTRIENTS), withoutRow };
}

export function nutrientAnswer(
  knowledge: Knowledge,
  question: Question,
  products: readonly Product[],
  intent: Draft['intent'],
): Draft {
  const { known, withoutRow } = askedNutrients(question);
  if (known.length === 0) return noRowAnswer(products, withoutRow, intent);
  const values = products.flatMap((product) =>
    known.flatMap((nutrient) => valuesFor(knowledge, question, product, nutrient)),
  );
  return withValues(knowledge, question, { intent, products, known, withoutRow, values });
}

function valuesFor(
  knowledge: Knowledge,
  question: Question,
  product: Product,
  nutrient: Nutrient,
): AnswerValue[] {
  if (typeof question.basis === 'object' && 'perKcal' in question.basis)
    return [perKcalValue(knowledge, product, nutrient, question.basis.perKcal)];
  const both = labelValues(
    knowledge,
    product,
    nutrient,
    question.basis === 'per-100' && !isOfMadeUp(question, product) ? 'per-100' : 'per-serving',
  );
  return /\bmmol\b/u.test(question.rest) ? [...both, ...inMmol(knowledge, product, nutrient, 100)] : both;
}

/** "Per 100 ml" of a powder is the column of the feed as made up. */
const isOfMadeUp = ({ text }: Question, product: Product): boolean =>
  product.basis === 'g' && /100 mls?\b/u.test(text) && columnWords(product, 1).includes('ml');

/** What there is in so many ml or g; `basis` says so where it is not the label's 100. */
export function inMmol(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  amount: number,
  basis?: string,
): AnswerValue[] {
  const mgPerMmol = MG_PER_MMOL[nutrient.id];
  const row = rowOf(product, nutrient);
  if (mgPerMmol === undefined || row?.per100.kind !== 'stated' || row.unit !== 'mg') return [];
  const [stated] = labelValues(knowledge, product, nutrient, 'per-100');
  if (stated === undefined) return [];
  const mg = row.per100.value;
  return [
    {
      ...stated,
      ...(basis !== undefined && { basis }),
      shown: knowledge.formatNumber((mg * amount) / 100 / mgPerMmol, 1),
      unit: 'mmol',
      derivation: { kind: 'mmol', mg, mgPerMmol, amount },
    },
  ];
}

type Values = {
  intent: Draft['intent'];
  products: readonly Product[];
  known: readonly Nutrient[];
  withoutRow: readonly string[];
  values: AnswerValue[];
};

export function withValues(knowledge: Knowledge, question: Question, found: Values): Draft {
  const { intent, products, known, withoutRow, values } = found;
  const spoken = values.filter((value) => value.isNumber || value.shown !== 'not stated');
  const silent = values.filter((value) => value.shown === 'not stated');
  const parts: AnswerPart[] = [];
  const names = listed(products.map((product) => product.name));
  if (spoken.length > 0) {
    parts.push(textPart(`${listed([...new Set(values.map((value) => value.nutrient))])} in ${names}:`));
    parts.push({ kind: 'values', values: spoken });
  }
  for (const value of silent) {
    parts.push(
      textPart(
        `${value.product}: ${lowerFirst(value.nutrient)} is not stated. That is not the same as none.`,
      ),
    );
  }
  parts.push(...notes(question, known, withoutRow, products));
  return {
    intent,
    parts,
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: [
      ...products.map((product) => productLink(product, 'nutrition')),
      ...(silent.length > 0 ? [PAGES.contact] : []),
    ],
    choices: products.length === 1 ? nextQuestions(knowledge, products[0]) : [],
    productIds: products.map((product) => product.id),
    nutrientIds: known.map((nutrient) => nutrient.id),
  };
}

/** "DHA" and "L-Leucine" keep their capitals inside a sentence. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** What is often asked next: the product it is most easily taken for, codes, allergens. */
function nextQuestions(knowledge: Knowledge, product: Product | undefined): NonNullable<Draft['choices']> {
  if (product === undefined) return [];
  const [similar] = lookAlikes(
    product,
    knowledge.products.filter((other) => isSoldHere(knowledge, other)),
  );
  return [
    ...(similar === undefined
      ? []
      : [
          {
            label: `Compare with ${similar.product.name}`,
            question: `Compare ${product.name} and ${similar.product.name}`,
          },
        ]),
    askNext('Order codes', product),
    askForAllergens(product),
  ];
}

function notes(
  question: Question,
  known: readonly Nutrient[],
  withoutRow: readonly string[],
  products: readonly Product[],
): AnswerPart[] {
  const parts: AnswerPart[] = [];
  if (
    known.some((nutrient) => nutrient.id === 'phosphorus') &&
    /\b(?:phosphates?|po4)\b/u.test(question.rest)
  ) {
    parts.push(textPart('The row is phosphorus; phosphate is given as phosphorus on the label.'));
  }
  if (/\bmmol\b/u.test(question.rest))
    parts.push(textPart('The label gives mg; mmol is worked out from it with the atomic mass.'));
  if (withoutRow.length > 0) parts.push(textPart(noRowText(withoutRow)));
  if (products.some(({ basis }) => basis === 'g') && /\b(?:milk|juice)\b/u.test(question.rest))
    parts.push(
      textPart('These are values of the powder alone: the milk or drink it is made up with is not included.'),
    );
  if (products.some((product) => product.basis === 'g' && columnWords(product, 1).includes('ml'))) {
    parts.push(textPart('The value per 100\u00a0g is the powder as sold.'));
  }
  return parts;
}

const noRowText = (names: readonly string[]): string =>
  `The catalogue has no row for ${listed(names)}, so I cannot say how much there is.`;

export function noRowAnswer(
  products: readonly Product[],
  names: readonly string[],
  intent: Draft['intent'],
): Draft {
  return {
    intent,
    kind: 'unknown',
    parts: [textPart(noRowText(names))],
    links: [...products.map((product) => productLink(product, 'nutrition')), PAGES.contact],
    productIds: products.map((product) => product.id),
  };
}
