import { type Nutrient, nutrientById, type Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { isProductUnit, packOf, quantityAt } from '../../quantities/quantity.ts';
import type { Query, Target } from '../../message/query.ts';
import { matchesPackNoun } from './amounts.ts';
import { amountText, type AnswerValue } from '../answer.ts';
import {
  type Draft,
  type Knowledge,
  nutritionReferences,
  type Content,
  withoutEmptyParts,
  valuesPart,
} from '../draft.ts';
import { NUTRIENT_WORDS } from '../../vocabulary/nutrient-words.ts';
import {
  amountIn,
  inMmol,
  lowerFirst,
  nutrientLabel,
  nutrientsById,
  PER_100,
  formatExact,
  valueOn,
} from './values.ts';

/** How much of each product provides the target amount, calculated from its label and not for a patient. */
export function targetAnswer(
  knowledge: Knowledge,
  target: Target,
  products: readonly Product[],
  query: Query,
): Draft {
  const content = targetParts(knowledge, target, products, query);
  return {
    intent: 'product.amountInVolume',
    kind: content.some((part) => typeof part !== 'string') ? 'answer' : 'unknown',
    content,
    ...nutritionReferences(knowledge, products),
  };
}

export function targetParts(
  knowledge: Knowledge,
  target: Target,
  products: readonly Product[],
  query: Query,
): Content {
  const found = products.map((product) => targetOfProduct(knowledge, target, product, query));
  const values = found.flatMap((each) => each.values ?? []);
  return withoutEmptyParts(
    ...found.map(({ sentence }) => sentence),
    valuesPart(values),
    values.length > 0 &&
      'Worked out from the value per 100, rounded once. How much to give is a clinical decision.',
  );
}

/**
 * The packs to count in: "how many bottles", "how many of the 500 ml packs", "in scoops": each size of that kind, or
 * the size that was named. "How many Dalesip Minis" means its packs, or the kind of pack in its name.
 */
function requestedPacks({ units, basis, name }: Product, { text, classifierWords }: Query): Product['units'] {
  if (!ASKS_FOR_A_COUNT.test(text)) return [];
  const words = text.split(' ');
  const packs = words.flatMap((word) => packOf(word) ?? []);
  const packInName = packOf(name.toLowerCase().split(' ').at(-1)) ?? 'pack';
  const countsProduct = COUNTS_THE_PRODUCT.test(classifierWords.join(' '));
  const nouns = countsProduct ? [units.some(({ kind }) => kind === packInName) ? packInName : 'pack'] : packs;
  const exact = units.filter(({ kind }) => nouns.includes(kind));
  const unitsOfKind =
    exact.length > 0 ? exact : units.filter(({ kind }) => nouns.some((noun) => matchesPackNoun(kind, noun)));
  const sizes = words
    .flatMap((_, at) => quantityAt(words, at) ?? [])
    .filter(
      ({ unit, hasNoNumber, to }) =>
        isProductUnit(unit) &&
        !hasNoNumber &&
        !NUTRIENT_WORDS.has(words[to] === 'of' ? (words[to + 1] ?? '') : (words[to] ?? '')),
    )
    .map(({ value }) => value);
  const sized = unitsOfKind.filter(({ amount }) => sizes.includes(amount));
  // A size in which the product does not come matches none of its packs.
  return sized.length > 0 || (sizes.length > 0 && basis === 'ml') ? sized : unitsOfKind;
}
const COUNTS_THE_PRODUCT = /\bhow many (?:(?:of )?(?:the|these|those|your) )?_/u;
const ASKS_FOR_A_COUNT =
  /\bhow many\b|^(?:(?:and|so) )?\w+s of\b|\b(?:in|as|number of) (?:\d[\d.]* \w+ )?\w+s\b/u;

const WHOLE_NUMBERS_FROM = 100;

function targetOfProduct(
  knowledge: Knowledge,
  { nutrient: id, amount: target }: Target,
  product: Product,
  query: Query,
): { sentence: string; values?: AnswerValue[] } {
  const nutrient = nutrientById(id);
  const label = nutrient && amountIn(product, nutrient);
  const name = nutrient === undefined ? id : nutrientLabel(nutrient).toLowerCase();
  if (nutrient === undefined || label === undefined || label.kind === 'not-stated')
    return { sentence: `${product.name}: ${name} is not stated; that is not the same as none.` };
  const wanted = `${formatExact(knowledge, target)}\u00a0${nutrient.unit}${id === 'energyKcal' ? '' : ` of ${name}`}`;
  const labelValue = valueOn(knowledge, product, nutrient, PER_100);
  const stated = `${amountText(labelValue)} ${labelValue.basis}`;
  if (label.kind !== 'stated')
    return {
      sentence: `The label of ${product.name} gives ${name} as ${stated}, so no amount can be worked out.`,
    };
  if (label.value === 0)
    return {
      sentence: `By its label ${product.name} has no ${name} (${stated}), so no amount of it provides ${wanted}.`,
    };
  const per100 = label.value;
  const amount = (target / per100) * 100;
  const value: AnswerValue = {
    productId: product.id,
    product: product.name,
    // An amount of the product, not of the nutrient.
    nutrient: 'Amount',
    basis: `for ${wanted}`,
    shown: knowledge.formatNumber(amount, amount < WHOLE_NUMBERS_FROM ? 1 : 0),
    unit: product.basis,
    isNumber: true,
    derivation: { kind: 'for-target', of: nutrientLabel(nutrient), target, per100 },
  };
  const units = requestedPacks(product, query);
  const packs = units.map(
    (unit): AnswerValue => ({
      ...value,
      shown: knowledge.formatNumber(amount / unit.amount, 1),
      unit: `×\u00a0${formatExact(knowledge, unit.amount)}\u00a0${product.basis}`,
      derivation: { kind: 'for-target', of: nutrientLabel(nutrient), target, per100, pack: unit.amount },
    }),
  );
  const counted = packs.length === 0 ? '' : ` (${packs.map(amountText).join(' or ')})`;
  // "How many bottles for 1000 kcal, and how much protein would that be".
  const basis = { kind: 'ratio' as const, target: { nutrient: id, amount: target } };
  const others = nutrientsById(query.nutrients.filter((each) => each !== id)).flatMap((other) => {
    const counted = query.isInMmol ? inMmol(knowledge, product, other, basis) : [];
    return counted.length > 0 ? counted : [valueOn(knowledge, product, other, basis)];
  });
  const othersSentence =
    others.length === 0
      ? ''
      : ` It has ${listed(others.map((each) => `${amountText(each)}${each.unit === 'kcal' ? '' : ` of ${lowerFirst(each.nutrient)}`}`))}.`;
  const wholes = wholePacks(knowledge, product, nutrient, amount, units);
  return {
    sentence: `${amountText(value)} of ${product.name}${counted} holds ${wanted}.${wholes.sentence}${othersSentence}`,
    values: [value, ...packs, ...wholes.values, ...others],
  };
}

/** Nobody takes 0.8 of a tablet: what the next whole number of packs contains, and one pack less. */
function wholePacks(
  knowledge: Knowledge,
  product: Product,
  nutrient: Nutrient,
  amount: number,
  [unit, other]: Product['units'],
): { sentence: string; values: AnswerValue[] } {
  const count = unit === undefined ? 0 : Number((amount / unit.amount).toPrecision(12));
  if (unit === undefined || other !== undefined || Number.isInteger(count))
    return { sentence: '', values: [] };
  const [more, ...less] = [Math.ceil(count), Math.floor(count)].flatMap((count) => {
    if (count === 0) return [];
    const totalAmount = Number((count * unit.amount).toPrecision(12));
    const words = `in ${formatExact(knowledge, count)} × ${formatExact(knowledge, unit.amount)}\u00a0${product.basis}`;
    const value = valueOn(knowledge, product, nutrient, {
      kind: 'amount',
      amount: totalAmount,
      words,
      isMadeUp: false,
    });
    return [
      { value, says: `${formatExact(knowledge, count)} hold${count === 1 ? 's' : ''} ${amountText(value)}` },
    ];
  });
  if (more === undefined) return { sentence: '', values: [] };
  const fewer = less.map(({ says }) => ` (${says})`).join('');
  return {
    sentence: ` Whole ones: ${more.says}${fewer}.`,
    values: [more, ...less].map(({ value }) => value),
  };
}
