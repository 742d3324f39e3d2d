import type { Product } from '@dietetic/catalogue';
import { wordSet } from '../language/word-lists.ts';
import type { Question } from '../understanding/question.ts';
import {
  catalogueSource,
  type Draft,
  type Knowledge,
  listed,
  PAGES,
  productLink,
  textPart,
} from './knowledge.ts';
import { subjectOf } from './ask-back.ts';
import { askedNutrients, inMmol, noRowAnswer, nutrientAnswer, withValues } from './nutrient-answers.ts';
import { columnWords, placesOf, scaledMadeUpValue, scaledValue } from './values.ts';

export function amountAnswer(knowledge: Knowledge, question: Question, product: Product): Draft {
  const resolved = resolveAmount(knowledge, question, product);
  if (resolved.kind === 'ask') return { ...resolved.draft, productIds: [product.id] };
  if (resolved.kind === 'serving')
    return nutrientAnswer(
      knowledge,
      { ...question, basis: undefined, amount: undefined },
      [product],
      'product.amountInVolume',
    );
  const { known, withoutRow } = askedNutrients(question);
  if (known.length === 0) return noRowAnswer([product], withoutRow, 'product.amountInVolume');
  const additive = known.filter((nutrient) => nutrient.additive);
  if (additive.length === 0)
    return nutrientAnswer(knowledge, { ...question, amount: undefined }, [product], 'product.nutrient');
  const scale = resolved.kind === 'made-up' ? scaledMadeUpValue : scaledValue;
  const asksMmol = /\bmmol\b/u.test(question.rest) && resolved.kind === 'as-sold';
  const values = additive.flatMap((nutrient) => [
    scale(knowledge, product, nutrient, resolved.amount, resolved.words),
    ...(asksMmol ? inMmol(knowledge, product, nutrient, resolved.amount, resolved.words) : []),
  ]);
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
  /** One pack of the size that the label has a column for: its own figure, not one worked out. */
  | { kind: 'serving' }
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
  const ofTheNoun = product.units.filter((unit) => unit.kind === asked.noun && asked.noun !== 'pack');
  const candidates =
    ofTheNoun.length > 0 ? ofTheNoun : product.units.filter((unit) => fits(unit.kind, asked.noun));
  if (asked.count === 1 && candidates.some((unit) => isTheServing(product, unit))) return { kind: 'serving' };
  const [unit] = candidates;
  if (unit === undefined) return { kind: 'ask', draft: noSuchPack(product, asked.noun) };
  if (candidates.length > 1) return { kind: 'ask', draft: whichPack(product, candidates, question) };
  const amount = asked.count * unit.amount;
  const words = `in ${show(asked.count)} × ${show(unit.amount)}\u00a0${product.basis} (${show(amount)}\u00a0${product.basis})`;
  return { kind: 'as-sold', amount, words };
}

/** The label has a column for this pack: "per 200 ml bottle". */
const isTheServing = (product: Product, unit: Product['units'][number]): boolean =>
  columnWords(product, 1).includes(`${unit.amount}\u00a0${product.basis} `);

/** Whether "per bottle" is answered by the label's own second column. */
export const hasColumnFor = (product: Product, noun: string): boolean =>
  noun === 'serving'
    ? !columnWords(product, 1).includes('100')
    : product.units.some(
        (unit) => (unit.kind === noun || fits(unit.kind, noun)) && isTheServing(product, unit),
      );

/** A "bottle" or a "pack" may be the label's bottle, pouch or carton; a scoop or tablet is only itself. */
const LOOSE_NOUNS = wordSet('bottle pack pouch carton sachet pot cup serving tin tub');
const PARTS_OF_A_PACK = wordSet('scoop tablet roll cookie slice dose');

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
    links: [productLink(product, 'nutrition'), PAGES.resources],
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
  return {
    intent: 'product.amountInVolume',
    kind: 'question',
    parts: [textPart(`${product.name} comes in more than one size. Which one?`)],
    choices: units.map((unit) => ({
      label: unit.label,
      question: `${subjectOf(question)} in ${count} x ${unit.amount} ${product.basis} of ${product.name}`,
    })),
    links: [productLink(product)],
  };
}
