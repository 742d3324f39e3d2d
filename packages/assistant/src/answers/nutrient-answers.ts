import { PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { ASKS_WHETHER } from './label.ts';
import { verdictOn } from './verdict.ts';
import { lookAlikes, type Nutrient, type Product } from '../catalogue.ts';
import type { AskedAmount, Query } from '../reading/query.ts';
import { type Resolved, resolveAmount, servingOf, subjectOf } from './amounts.ts';
import { amountText, type AnswerValue } from './answer.ts';
import { listed } from '../language/phrases.ts';
import {
  askNext,
  catalogueSource,
  type Draft,
  isSoldHere,
  type Knowledge,
  PAGES,
  productLink,
} from './draft.ts';
import {
  columnWords,
  hasMmol,
  inMmol,
  mmolOfRatio,
  labelValues,
  lowerFirst,
  numberIn,
  nutrients,
  ratioValue,
  scaledValue,
} from './values.ts';

const MAIN_NUTRIENTS = ['energyKcal', 'protein', 'carbohydrate', 'fat', 'fibre'];
const OSMOTIC = ['osmolality', 'osmolarity', 'renalSoluteLoad'];

/** What of each product holds, as its label states it, on the basis that was asked for. */
export function nutrientAnswer(knowledge: Knowledge, query: Query, asked: readonly Product[]): Draft {
  const [first, another] = asked;
  // "Per litre and per 500 ml": each amount of the one product.
  const products =
    first !== undefined && another === undefined && query.amounts.length > 1
      ? query.amounts.map(() => first)
      : asked;
  const amounts = amountsFor(query, products);
  const unread = query.unread.filter((number) => !isItsStrength(first, number, query.text));
  if (unread.length > 0) return unreadAmount({ ...query, unread }, products);
  if (first === undefined || amounts === 'unclear') return whichAmount(query, products);
  const isAsked = query.nutrients.length + query.withoutRow.length > 0;
  // Nitrogen is told from the protein of the label.
  const ids = query.withoutRow.includes('nitrogen')
    ? [...new Set(['protein', ...query.nutrients])]
    : query.nutrients;
  const known = nutrients(isAsked ? ids : MAIN_NUTRIENTS);
  if (known.length === 0) return noRowAnswer(products, query.withoutRow);
  const values: AnswerValue[] = [];
  const notes = new Set<string>();
  const sentences: string[] = [];
  for (const [at, product] of products.entries()) {
    const resolved = resolveAmount(knowledge, product, amounts[at], query);
    if (resolved.kind === 'ask') return { ...resolved.draft, productIds: [product.id] };
    const own = known.flatMap((nutrient) => valuesOf(knowledge, query, product, nutrient, resolved));
    values.push(...own);
    sentences.push(sentenceOf(product, own));
    if (resolved.kind === 'amount' && own.some(isSpoken))
      notes.add(
        `Worked out from the value ${resolved.isMadeUp ? columnWords(product, 1) : `per 100\u00a0${product.basis}`}, rounded once.`,
      );
  }
  for (const remark of remarks(query, known, products)) notes.add(remark);
  const spoken = values.filter(isSpoken);
  return {
    intent: intentOf(known, amounts.some((amount) => amount !== undefined) && !PER_ONE.test(query.text)),
    say: [
      ...whichHasMore(query, known, products, values),
      ...holdsAny(query, known, products),
      ...sentences,
      ...(spoken.length > 0 ? [{ kind: 'values' as const, values: spoken }] : []),
      ...turnedInto(knowledge, query, spoken),
      ...notes,
    ],
    sources: products.map((product) => catalogueSource(knowledge, product, 'nutrition')),
    links: [
      ...products.map((product) => productLink(product, 'nutrition')),
      ...(spoken.length === values.length ? [] : [PAGES.contact]),
    ],
    choices: products.length === 1 ? nextQuestions(knowledge, first) : [],
    productIds: asked.map(({ id }) => id),
  };
}

/** "Which has more per bottle": said first, where each has a number. */
function whichHasMore(
  { order, orderWord, isComparison }: Query,
  [nutrient, another]: readonly Nutrient[],
  products: readonly Product[],
  values: readonly AnswerValue[],
): string[] {
  const isAsked = order !== null || orderWord !== null || isComparison;
  if (nutrient === undefined || another !== undefined || products.length < 2 || !isAsked) return [];
  const firsts = products.flatMap(({ id }) => values.find((each) => each.productId === id) ?? []);
  const isOfEach = firsts.length === products.length && firsts.every(({ isNumber }) => isNumber);
  const verdict = isOfEach
    ? verdictOn(nutrient, firsts, order?.isLowFirst === true || orderWord === 'least')
    : undefined;
  return verdict === undefined ? [] : [verdict.sentence];
}

/** "At 13 %": the strength that the label's own column of the feed as made up stands on. */
const isItsStrength = (product: Product | undefined, number: string, text: string): boolean =>
  product !== undefined && text.includes(`${number} %`) && columnWords(product, 1).includes(`${number}%`);

/** "Does it contain fibre", "is it fat free": whether there is any. */
function holdsAny(
  { text, amounts, unread, criteria }: Query,
  known: readonly Nutrient[],
  products: readonly Product[],
): string[] {
  const [nutrient, another] = known;
  const [product, other] = products;
  if (nutrient === undefined || another !== undefined || product === undefined || other !== undefined)
    return [];
  const asks = ASKS_WHETHER.test(text) && ANY.test(text) && !/\b(?:how|what|which)\b/u.test(text);
  const number = numberIn(product, nutrient);
  const isLimited = criteria.some((each) => each.kind === 'nutrient' && each.limits !== 'some');
  if (!asks || isLimited || number === null || amounts.length + unread.length > 0) return [];
  return [number > 0 === !/\b(?:free|without|no)\b/u.test(text) ? 'Yes.' : 'No.'];
}
const ANY = /\b(?:has|have|contains?|any|got|free|in it|include[sd]?|without|there)\b/u;

const isSpoken = ({ shown }: AnswerValue): boolean => shown !== 'not stated';

function intentOf(known: readonly Nutrient[], hasAmount: boolean): string {
  if (hasAmount) return 'product.amountInVolume';
  if (known.every(({ id }) => OSMOTIC.includes(id))) return 'product.osmolality';
  return known.some(({ group }) => group === 'aminoAcids') ? 'product.aminoAcid' : 'product.nutrient';
}

/** One amount is for all of them, two are one each; anything else is not guessed at. */
function amountsFor(
  { amounts, text, isAmountBetween }: Query,
  products: readonly Product[],
): readonly (AskedAmount | undefined)[] | 'unclear' {
  const [only] = amounts;
  const isSeveral = products.length > 1;
  if (isSeveral && amounts.length === products.length) return amounts;
  // "500 ml of this and 2 of that": the 2 counts something that has not been said.
  const isLeftOut = only !== undefined && isSeveral && /\band \d+ (?:of|x)\b/u.test(text);
  return amounts.length > 1 || isLeftOut || (isSeveral && isAmountBetween)
    ? 'unclear'
    : products.map(() => only);
}

function valuesOf(
  knowledge: Knowledge,
  { basis, isInMmol, text }: Query,
  product: Product,
  nutrient: Nutrient,
  resolved: Exclude<Resolved, { kind: 'ask' }>,
): AnswerValue[] {
  if (resolved.kind === 'label') {
    if (basis !== null && typeof basis === 'object' && 'perNutrient' in basis)
      return [
        ...(isInMmol ? mmolOfRatio(knowledge, product, nutrient, basis.perNutrient) : []),
        ratioValue(knowledge, product, nutrient, basis.perNutrient),
      ];
    const both = labelValues(knowledge, product, nutrient, resolved.column);
    const unit = resolved.column === 'per-serving' ? servingOf(product) : undefined;
    const own =
      unit === undefined
        ? inMmol(knowledge, product, nutrient)
        : inMmol(knowledge, product, nutrient, unit.amount, columnWords(product, 1));
    return isInMmol ? [...own, ...both] : both;
  }
  if (!nutrient.additive) return labelValues(knowledge, product, nutrient).slice(0, 1);
  const { amount, words, isMadeUp } = resolved;
  const inUnits = isInMmol && !isMadeUp ? inMmol(knowledge, product, nutrient, amount, words) : [];
  // "Per ml" is worked out, and what the label gives stands beside it.
  const label =
    amount === 1 && PER_ONE.test(text) ? labelValues(knowledge, product, nutrient).slice(0, 1) : [];
  return [...inUnits, scaledValue(knowledge, product, nutrient, resolved), ...label];
}

const PER_ONE = /(?:per|each|every|,) (?:ml|g|gram)\b/u;
const MOST_IN_A_SENTENCE = 3;

/** The first value of each nutrient in a sentence of its own; more than a few stand in the table alone. */
function sentenceOf({ name }: Product, values: readonly AnswerValue[]): string {
  const firsts = [
    ...new Map(values.toReversed().map((value) => [value.nutrient, value])).values(),
  ].toReversed();
  const said = firsts.filter(isSpoken);
  const silent = firsts.filter((value) => !isSpoken(value)).map(({ nutrient }) => lowerFirst(nutrient));
  const notStated = `${listed(silent)} ${silent.length === 1 ? 'is' : 'are'} not stated; that is not the same as none`;
  const [first] = said;
  if (first === undefined) return `${name}: ${notStated}.`;
  const isLong = said.length > MOST_IN_A_SENTENCE;
  const lead = isLong
    ? `${name}, ${first.basis}`
    : `${name} has ${listed(said.map(inWords))}${first.basis === '' ? '' : ` ${first.basis}`}`;
  return `${lead}${silent.length === 0 ? '' : `; ${notStated}`}${isLong ? ':' : '.'}`;
}

/** "9.6 g of protein", "240 kcal", "a trace of lactose", "no fish oil added". */
function inWords(value: AnswerValue): string {
  const name = lowerFirst(value.nutrient);
  if (!value.isNumber)
    return value.shown === 'none added' ? `no ${name} added` : `a ${value.shown} of ${name}`;
  if (value.unit === 'kcal' || value.unit === 'kJ') return amountText(value);
  return value.basis === ''
    ? `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name} of ${amountText(value)}`
    : `${amountText(value)} of ${name}`;
}

/** What is often asked next: the product it is most easily taken for, codes, allergens. */
function nextQuestions(knowledge: Knowledge, product: Product): NonNullable<Draft['choices']> {
  const family = knowledge.names.all.find((named) => named.product.id === product.id)?.brand ?? '';
  const others = (knowledge.names.brands.get(family) ?? []).map((named) => named.product);
  const similar = lookAlikes(
    product,
    others.filter((other) => isSoldHere(knowledge, other)),
  )[0]?.product;
  const { name } = product;
  return [
    ...(similar === undefined
      ? []
      : [{ label: `Compare with ${similar.name}`, question: `Compare ${name} and ${similar.name}` }]),
    askNext('Order codes', product),
    { label: 'Allergens', question: `Allergens in ${name}` },
  ];
}

function remarks(
  { text, isInMmol, withoutRow }: Query,
  known: readonly Nutrient[],
  products: readonly Product[],
) {
  const isPowder = products.some(({ basis }) => basis === 'g');
  const rowless = withoutRow.filter((name) => name !== 'nitrogen');
  const all: readonly (readonly [boolean, string])[] = [
    [
      known.some(({ id }) => id === 'phosphorus') && /\b(?:phosphates?|po4)\b/u.test(text),
      'The row is phosphorus; phosphate is given as phosphorus on the label.',
    ],
    [
      isInMmol,
      known.every(hasMmol)
        ? 'The label gives mg; mmol is worked out from it with the atomic mass.'
        : 'I give mmol for sodium, potassium, chloride, calcium, phosphorus and magnesium only.',
    ],
    [rowless.length > 0, noRowText(rowless)],
    [
      isPowder && /\b(?:milk|juice)\b/u.test(text),
      'These are values of the powder alone: the milk or drink it is made up with is not included.',
    ],
    [
      products.some((product) => product.basis === 'g' && columnWords(product, 1).includes('ml')),
      'The value per 100\u00a0g is the powder as sold.',
    ],
  ];
  return all.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** What a label does not state and its own figures come to: nitrogen from protein, units of vitamin D from micrograms. */
function turnedInto(
  knowledge: Knowledge,
  { text, withoutRow }: Query,
  values: readonly AnswerValue[],
): string[] {
  const turned = (value: AnswerValue, factor: number, places: number) => {
    const number = numberOf(value);
    return number === null ? [] : [knowledge.formatNumber(number * factor, places)];
  };
  return values.flatMap((value) => {
    const of = `${value.product} ${value.basis}`;
    if (withoutRow.includes('nitrogen') && value.nutrient.startsWith('Protein'))
      return turned(value, 1 / PROTEIN_PER_NITROGEN, 2).map(
        (shown) =>
          `Nitrogen in ${of}: ${shown}\u00a0g, from protein ÷ ${PROTEIN_PER_NITROGEN}; no label states it.`,
      );
    if (/\biu\b|\binternational units\b/u.test(text) && value.nutrient.startsWith('Vitamin D'))
      return turned(value, IU_PER_MICROGRAM_OF_VITAMIN_D, 0).map(
        (shown) =>
          `${value.nutrient} in ${of}: ${shown}\u00a0IU, at ${IU_PER_MICROGRAM_OF_VITAMIN_D} IU to the microgram.`,
      );
    return [];
  });
}
const IU_PER_MICROGRAM_OF_VITAMIN_D = 40;

/** The number behind a figure, not rounded; null where it is none or only a limit. */
function numberOf({ derivation, shown, isNumber }: AnswerValue): number | null {
  if (!isNumber || shown.startsWith('below')) return null;
  switch (derivation?.kind) {
    case 'label':
      return Number(shown.replaceAll(',', ''));
    case 'scaled':
      return (derivation.per100 * derivation.amount) / 100;
    case 'scaled-serving':
      return (derivation.perServing * derivation.amount) / derivation.servingMl;
    default:
      return null;
  }
}

const noRowText = (names: readonly string[]): string =>
  `The catalogue has no row for ${listed(names)}, so I cannot say how much there is.`;

export const noRowAnswer = (products: readonly Product[], names: readonly string[]): Draft => ({
  intent: 'product.nutrient',
  kind: 'unknown',
  say: [noRowText(names)],
  links: [...products.map((product) => productLink(product, 'nutrition')), PAGES.contact],
  productIds: products.map(({ id }) => id),
});

/** "500 Tarnvane Energy", "a third of a bottle": a figure for another amount would be a wrong one. */
function unreadAmount(query: Query, products: readonly Product[]): Draft {
  const [product, other] = products;
  const [unread = ''] = query.unread;
  const { basis, name } = product ?? { basis: 'ml', name: '' };
  const choice = (label: string, amount: string) => ({
    label,
    question: `${subjectOf(query)} ${amount} of ${name}`,
  });
  return {
    intent: 'product.nutrient',
    kind: 'question',
    say: [
      `I could not read the amount “${unread}”. Give it with its unit, for example “in 200\u00a0${basis}”.`,
    ],
    choices:
      other !== undefined
        ? []
        : [
            ...(/^\d/u.test(unread) ? [choice(`In ${unread}\u00a0${basis}`, `in ${unread} ${basis}`)] : []),
            choice(`Per 100\u00a0${basis}`, `per 100 ${basis}`),
          ],
    productIds: products.map(({ id }) => id),
  };
}

/** "In 100 ml and 200 ml", or three amounts for two products: which belongs to which is not guessed. */
const whichAmount = ({ nutrients: ids }: Query, products: readonly Product[]): Draft => ({
  intent: ids.length > 0 ? 'product.amountInVolume' : 'product.info',
  kind: 'question',
  say: ['I cannot tell which product each amount is for. Ask for one amount, or name one for each product.'],
  productIds: products.map(({ id }) => id),
});
