import { type Nutrient, type Product } from '@dietetic/catalogue';
import type { Question } from '../understanding/question.ts';
import type { AnswerPart, AnswerValue } from './answer.ts';
import {
  catalogueSource,
  type Draft,
  type Knowledge,
  listed,
  PAGES,
  productLink,
  textPart,
} from './knowledge.ts';
import {
  columnWords,
  labelValues,
  nutrients,
  per100KcalValue,
  placesOf,
  rowOf,
  scaledMadeUpValue,
  scaledValue,
} from './values.ts';

export const MAIN_NUTRIENTS = ['energyKcal', 'protein', 'carbohydrate', 'fat', 'fibre'];

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
  if (question.basis === 'per-100-kcal') return [per100KcalValue(knowledge, product, nutrient)];
  const both = labelValues(
    knowledge,
    product,
    nutrient,
    question.basis === 'per-100' ? 'per-100' : 'per-serving',
  );
  return /\bmmol\b/u.test(question.rest) ? [...both, ...inMmol(knowledge, product, nutrient)] : both;
}

function inMmol(knowledge: Knowledge, product: Product, nutrient: Nutrient): AnswerValue[] {
  const mgPerMmol = MG_PER_MMOL[nutrient.id];
  const row = rowOf(product, nutrient);
  if (mgPerMmol === undefined || row?.per100.kind !== 'stated' || row.unit !== 'mg') return [];
  const [stated] = labelValues(knowledge, product, nutrient, 'per-100');
  if (stated === undefined) return [];
  const mg = row.per100.value;
  return [
    {
      ...stated,
      shown: knowledge.formatNumber(mg / mgPerMmol, 1),
      unit: 'mmol',
      derivation: { kind: 'mmol', mg, mgPerMmol },
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

function withValues(knowledge: Knowledge, question: Question, found: Values): Draft {
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
        `${value.product}: ${value.nutrient.toLowerCase()} is not stated. That is not the same as none.`,
      ),
    );
  }
  parts.push(...notes(question, known, withoutRow, products));
  return {
    intent,
    parts,
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: [
      ...products.map((product) => productLink(product, `${product.name}, nutrition`)),
      ...(silent.length > 0 ? [PAGES.contact] : []),
    ],
    productIds: products.map((product) => product.id),
    nutrientIds: known.map((nutrient) => nutrient.id),
  };
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
  if (products.some((product) => product.basis === 'g' && columnWords(product, 1).includes('ml'))) {
    parts.push(textPart('The value per 100\u00a0g is the powder as sold.'));
  }
  return parts;
}

const noRowText = (names: readonly string[]): string =>
  `The catalogue has no row for ${listed(names)}, so I cannot say how much there is.`;

function noRowAnswer(products: readonly Product[], names: readonly string[], intent: Draft['intent']): Draft {
  return {
    intent,
    kind: 'unknown',
    parts: [textPart(noRowText(names))],
    links: [...products.map((product) => productLink(product, `${product.name}, nutrition`)), PAGES.contact],
    productIds: products.map((product) => product.id),
  };
}

export function amountAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const resolved = resolveAmount(knowledge, question, product);
  if (resolved.kind === 'ask') return { ...resolved.draft, productIds: [product.id] };
  const { known, withoutRow } = askedNutrients(question);
  if (known.length === 0) return noRowAnswer([product], withoutRow, 'product.amountInVolume');
  const additive = known.filter((nutrient) => nutrient.additive);
  if (additive.length === 0)
    return nutrientAnswer(knowledge, { ...question, amount: undefined }, [product], 'product.nutrient');
  const scale = resolved.kind === 'made-up' ? scaledMadeUpValue : scaledValue;
  const values = additive.map((nutrient) =>
    scale(knowledge, product, nutrient, resolved.amount, resolved.words),
  );
  const draft = withValues(knowledge, question, {
    intent: 'product.amountInVolume',
    products: [product],
    known: additive,
    withoutRow,
    values,
  });
  const column = resolved.kind === 'made-up' ? columnWords(product, 1) : `per 100\u00a0${product.basis}`;
  return {
    ...draft,
    parts: [...(draft.parts ?? []), textPart(`Worked out from the value ${column}, rounded once.`)],
  };
}

type Resolved =
  | { kind: 'as-sold' | 'made-up'; amount: number; words: string }
  | { kind: 'ask'; draft: Draft };

/** What the amount is in the product's own ml or g; a pack that comes in two sizes is asked back. */
function resolveAmount(knowledge: Knowledge, question: Question, product: Product): Resolved {
  const asked = question.amount;
  const show = (value: number) => knowledge.formatNumber(value, placesOf(String(value)));
  if (asked === undefined) return { kind: 'as-sold', amount: 100, words: `per 100\u00a0${product.basis}` };
  if (asked.kind === 'measure') {
    const words = `in ${show(asked.amount)}\u00a0${asked.unit}`;
    if (asked.unit === product.basis) return { kind: 'as-sold', amount: asked.amount, words };
    if (asked.unit === 'ml' && /per 100\s*ml/iu.test(product.headings[1] ?? '')) {
      return { kind: 'made-up', amount: asked.amount, words: `${words} as made up` };
    }
    return { kind: 'ask', draft: otherMeasure(knowledge, product) };
  }
  const units = product.units.filter((unit) => fits(unit.kind, asked.noun));
  const named = units.filter((unit) => (product.headings[1] ?? '').includes(`${unit.amount}`));
  const candidates = units.length > 1 && named.length === 1 && asked.noun !== 'pack' ? named : units;
  const [unit] = candidates;
  if (unit === undefined) return { kind: 'ask', draft: noSuchPack(product, asked.noun) };
  if (candidates.length > 1) return { kind: 'ask', draft: whichPack(product, candidates, question) };
  const amount = asked.count * unit.amount;
  const words = `in ${show(asked.count)} × ${show(unit.amount)}\u00a0${product.basis} (${show(amount)}\u00a0${product.basis})`;
  return { kind: 'as-sold', amount, words };
}

/** A "bottle" or a "pack" may be the label's bottle, pouch or carton; a scoop or tablet is only itself. */
const LOOSE_NOUNS = new Set([
  'bottle',
  'pack',
  'pouch',
  'carton',
  'sachet',
  'pot',
  'cup',
  'serving',
  'tin',
  'tub',
]);
const PARTS_OF_A_PACK = new Set(['scoop', 'tablet', 'roll', 'cookie', 'slice', 'dose']);

function fits(kind: string, noun: string): boolean {
  if (kind === noun) return true;
  return LOOSE_NOUNS.has(noun) && !PARTS_OF_A_PACK.has(kind);
}

function otherMeasure(knowledge: Knowledge, product: Product): Draft {
  const basis = product.basis === 'g' ? 'grams of powder' : 'ml';
  return {
    intent: 'product.amountInVolume',
    kind: 'question',
    parts: [
      textPart(
        `${product.name} is measured in ${basis}, and the label does not say how the two relate. Ask for an amount in ${product.basis}.`,
      ),
    ],
    sources: [catalogueSource(knowledge, product, 'nutrition')],
    links: [productLink(product, `${product.name}, nutrition`), PAGES.resources],
  };
}

function noSuchPack(product: Product, noun: string): Draft {
  const sizes = product.units.map((unit) => unit.label);
  const known = sizes.length > 0 ? `It is counted in: ${listed(sizes)}.` : 'Its pack sizes are not given.';
  return {
    intent: 'product.amountInVolume',
    kind: 'question',
    parts: [textPart(`I do not know how much a ${noun} of ${product.name} holds. ${known}`)],
    links: [productLink(product)],
  };
}

function whichPack(
  product: Product,
  units: readonly { label: string; amount: number }[],
  question: Question,
): Draft {
  const count = question.amount?.kind === 'packs' ? question.amount.count : 1;
  const what = question.nutrients.flatMap((word) =>
    word.kind === 'known' ? nutrients([word.id]).map((nutrient) => nutrient.name) : [],
  );
  const subject = what.length > 0 ? listed(what) : 'Energy';
  return {
    intent: 'product.amountInVolume',
    kind: 'question',
    parts: [textPart(`${product.name} comes in more than one size. Which one?`)],
    choices: units.map((unit) => ({
      label: unit.label,
      question: `${subject} in ${count} x ${unit.amount} ${product.basis} of ${product.name}`,
    })),
    links: [productLink(product)],
  };
}
