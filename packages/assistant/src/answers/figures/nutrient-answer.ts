// Longer than other files: the answer with figures, and next to it each sentence it may contain.
import { differenceSentence, verdictOn } from '../products/verdict.ts';
import type { Nutrient, Product } from '../../catalogue.ts';
import { type AskedAmount, isLimit, packNounOfBasis, type Query } from '../../message/query.ts';
import { MIN_PACK_SIZE } from '../../quantities/bare-sizes.ts';
import { comparablePacks, resolveAmounts, nutrientNames } from './amounts.ts';
import { amountText, type AnswerValue } from '../answer.ts';
import {
  asksForOnePackOfEach,
  shareOfWhole,
  ratioSentences,
  totalSentences,
  nitrogenOrIu,
  volumeSentence,
} from './derived.ts';
import { listed } from '../../language/phrases.ts';
import { ingredientSentence } from '../products/label-search.ts';
import { nextQuestions } from '../products/siblings.ts';
import { densityAnswer, otherVersions } from '../products/versions.ts';
import { ALL_ENERGY_TO_NITROGEN, ENERGY_TO_NITROGEN } from '../../vocabulary/nutrient-words.ts';
import {
  askBack,
  ASKS_YES_OR_NO,
  capitalise,
  type Draft,
  type Knowledge,
  nutritionReferences,
  PAGES,
  productLink,
  type Content,
  withoutEmptyParts,
  valuesPart,
} from '../draft.ts';
import {
  formatExact,
  amountIn,
  type Basis,
  columnWords,
  hasMmol,
  inMmol,
  labelValues,
  lowerFirst,
  numberIn,
  nutrientsById,
  valueOn,
} from './values.ts';

const MAIN_NUTRIENTS = ['energyKcal', 'protein', 'carbohydrate', 'fat', 'fibre'];
const OSMOTIC = ['osmolality', 'osmolarity', 'renalSoluteLoad'];

/** Labels state only one of the two; if the other was asked for, this one is given. */
const ALTERNATIVE_ROW: Readonly<Record<string, string>> = {
  osmolarity: 'osmolality',
  osmolality: 'osmolarity',
};
function statedAlternatives(id: string, products: readonly Product[]): string[] {
  const other = ALTERNATIVE_ROW[id];
  const isStated = (of: string) =>
    nutrientsById([of]).some((row) => products.every((each) => numberIn(each, row) !== null));
  return other !== undefined && !isStated(id) && isStated(other) ? [other] : [];
}

/** How much of the nutrients each product contains, as its label states it, on the basis asked for. */
export function nutrientAnswer(
  knowledge: Knowledge,
  originalQuery: Query,
  requestedProducts: readonly Product[],
): Draft {
  const sized = forLargestPack(
    {
      ...originalQuery,
      amounts: packsOfSize(asksForOnePackOfEach(originalQuery, requestedProducts), requestedProducts),
    },
    requestedProducts,
  );
  const strengthGiven = requestedStrength(knowledge, sized, requestedProducts);
  const query = strengthGiven === undefined ? sized : { ...sized, ...strengthGiven.query };
  const { nutrientsWithoutRow, text } = query;
  const [first, another] = requestedProducts;
  // "Per litre and per 500 ml": several amounts of one product.
  const products =
    first !== undefined && another === undefined && query.amounts.length > 1
      ? query.amounts.map(() => first)
      : requestedProducts;
  const amounts = amountsFor(query, products);
  const unreadAmounts = query.unreadAmounts.filter(
    (number) =>
      !isLabelStrength(first, number, text) &&
      !isCaseSize(first, number, query.amounts) &&
      // "It says 502 per 100 g": a figure of the label.
      !text.includes(` ${number} per 100 `),
  );
  const density = densityAnswer(knowledge, { ...query, unreadAmounts }, products);
  if (density !== undefined) return density;
  if (unreadAmounts.length > 0) return unreadAmountDraft({ ...query, unreadAmounts }, products);
  if (first === undefined || amounts === 'unclear') return askWhichAmount(query, products);
  // Nitrogen is calculated from the protein on the label.
  const ids = new Set([
    ...nutrientsWithoutRow.flatMap((name) => CALCULATED_FROM[name] ?? []),
    ...query.nutrients.flatMap((id) => [id, ...statedAlternatives(id, products)]),
  ]);
  const known = nutrientsById(ids.size + nutrientsWithoutRow.length > 0 ? [...ids] : MAIN_NUTRIENTS);
  if (known.length === 0) return noRowAnswer(products, nutrientsWithoutRow);
  const values: AnswerValue[] = [];
  const valuesByProduct: (readonly AnswerValue[])[] = [];
  const bases: Basis[] = [];
  const notes = new Set<string>();
  const sentences: string[] = [];
  for (const [at, product] of products.entries()) {
    // Many figures for each of several sizes would be unreadable.
    const isShort = amounts[at] === undefined || known.length <= MAX_IN_A_SENTENCE;
    const isAlone = products.length === 1 && isShort;
    const resolved = resolveAmounts(knowledge, product, amounts[at], query, isAlone);
    if ('draft' in resolved) return resolved.draft;
    const found = resolved.map((each) =>
      strengthGiven === undefined || each.kind !== 'amount' ? each : { ...each, words: strengthGiven.words },
    );
    const [basis, another] = found;
    const valuesBySize = found.map((size) =>
      known.flatMap((nutrient) => valuesOf(knowledge, query, product, nutrient, size)),
    );
    const ownValues = mergedValues(valuesBySize);
    // Several sizes are alternatives, so they are not added up.
    if (another === undefined) bases.push(...found);
    else if (amounts[at] !== undefined)
      notes.add(`${product.name} comes in more than one size, and you did not say which.`);
    const noun = amounts[at]?.kind === 'packs' ? amounts[at].noun : packNounOfBasis(query.basis);
    if (
      another === undefined &&
      basis?.kind === 'label' &&
      basis.isServingFirst &&
      comparablePacks(product, noun ?? '').length > 1
    )
      notes.add(`${product.name} comes in more than one size: this is the one on its label.`);
    values.push(...ownValues);
    valuesByProduct.push(ownValues);
    sentences.push(...sentencesOf(product, valuesBySize));
    if (query.isMadeUp && product.basis === 'g' && basis?.kind === 'label' && !basis.isServingFirst)
      notes.add(powderOnlyNote(product));
    // Osmolality is the same in any amount.
    const workedOut = found.find(({ kind }) => kind === 'amount');
    if (workedOut?.kind === 'amount' && known.some(({ additive }) => additive) && ownValues.some(hasValue))
      notes.add(
        `Worked out from the value ${workedOut.isMadeUp ? columnWords(product, 1) : `per 100\u00a0${product.basis}`}, rounded once.`,
      );
  }
  const statedValues = values.filter(hasValue);
  const shares = products.flatMap((product) => shareOfWhole(knowledge, query, product) ?? []);
  const base = nutritionReferences(knowledge, products);
  return {
    intent: intentOf(known, amounts.some((amount) => amount !== undefined) && !PER_ONE.test(text)),
    ...base,
    content: withoutEmptyParts(
      ...shares.map((share) => `${share.nutrient} in ${share.product}: ${amountText(share)} ${share.basis}.`),
      // A requested ratio comes first, then the figures it is calculated from.
      ...products.flatMap((product) => ratioSentences(knowledge, query, product)),
      whichHasMoreSentence(query, known, products, values),
      known.length === 1
        ? differenceSentence(
            knowledge,
            text,
            valuesByProduct.flatMap(([first]) => first ?? []),
          )
        : undefined,
      containsSentence(query, known, products),
      // Requested nitrogen and IU come first, then the figures they are calculated from.
      ...statedValues.map((value) => nitrogenOrIu(knowledge, query, value)),
      ...sentences,
      otherVersions(knowledge, query, known, products),
      ...totalSentences(knowledge, query, valuesByProduct, isMixedWithMore(query, products)),
      volumeSentence(knowledge, query, products, bases),
      valuesPart([...shares, ...statedValues]),
      ...notes,
      strengthGiven === undefined ? '' : strengthNote(knowledge, strengthGiven, first),
      ...remarks(query, known, products),
    ),
    links: [...base.links, ...(statedValues.length === values.length ? [] : [PAGES.contact])],
    choices: products.length === 1 ? nextQuestions(knowledge, first) : [],
    productIds: requestedProducts.map(({ id }) => id),
  };
}

/** "Protein of the shake as made up", if the label has no such column: what it is mixed with adds its own. */
const powderOnlyNote = ({ name, dilution }: Product): string =>
  `The label of ${name} gives no values as made up: these are for the powder alone${dilution?.liquid == null || dilution.liquid === 'water' ? '' : `, and what it is made up with adds to them`}.`;

/** "Which has more per bottle": the verdict comes first, if each has a number. */
function whichHasMoreSentence(
  { order, bareSuperlative, isComparison }: Query,
  [nutrient, another]: readonly Nutrient[],
  products: readonly Product[],
  values: readonly AnswerValue[],
): string | undefined {
  const asksWhichHasMore = order !== null || bareSuperlative !== null || isComparison;
  if (nutrient === undefined || another !== undefined || products.length < 2 || !asksWhichHasMore)
    return undefined;
  const firsts = products.flatMap(({ id }) => values.find((each) => each.productId === id) ?? []);
  if (!firsts.every(({ isNumber }) => isNumber)) return undefined;
  // "In the 125 ml vs the 200 ml": of one product nothing is more than itself.
  if (new Set(firsts.map(({ product }) => product)).size < 2) return undefined;
  return verdictOn(nutrient, firsts, order?.isLowFirst === true || bareSuperlative === 'least')?.sentence;
}

/** "A full case, 24 in it": the number is the case size of the label. */
const isCaseSize = (product: Product | undefined, number: string, amounts: Query['amounts']): boolean =>
  amounts.some((amount) => amount.kind === 'packs' && amount.noun === 'case') &&
  product?.caseSize.some((size) => size.startsWith(`${number} x`)) === true;

/** "At 13 %": the strength of the label's own column for the feed as made up. */
const isLabelStrength = (product: Product | undefined, number: string, text: string): boolean =>
  product !== undefined && text.includes(`${number} %`) && columnWords(product, 1).includes(`${number}%`);

type Strength = {
  percent: number;
  words: string;
  query: Pick<Query, 'amounts' | 'unreadAmounts' | 'basis' | 'isMadeUp' | 'text'>;
};

/** "At 15 %": that many grams of powder in 100 ml, if it is not the strength of the label's column. */
function requestedStrength(
  knowledge: Knowledge,
  query: Query,
  [product, other]: readonly Product[],
): Strength | undefined {
  const [number, another] = query.unreadAmounts;
  const [amount, second] = query.amounts;
  if (product?.dilution?.madeUpMl == null || product.basis !== 'g' || other !== undefined) return undefined;
  if (number === undefined || another !== undefined || second !== undefined) return undefined;
  const isVolume = amount === undefined || (amount.kind === 'measure' && amount.unit === 'ml');
  if (!query.text.includes(`${number} %`) || isLabelStrength(product, number, query.text) || !isVolume)
    return undefined;
  const percent = Number(number);
  const volume = amount?.kind === 'measure' ? amount.amount : 100;
  const grams = Number(((percent * volume) / 100).toPrecision(12));
  const words = `${amount === undefined ? 'per' : 'in'} ${formatExact(knowledge, volume)}\u00a0ml at ${number}% w/v`;
  const amounts = [{ kind: 'measure' as const, amount: grams, unit: 'g' as const }];
  // This percentage is the strength of the feed, not a share of its energy.
  const text = query.text.replace(`${number} %`, '');
  return { percent, words, query: { amounts, unreadAmounts: [], basis: null, isMadeUp: false, text } };
}

/** Explains the percentage, and says if it is above the maximum strength in the catalogue. */
function strengthNote({ formatNumber }: Knowledge, { percent }: Strength, product: Product): string {
  const { name, maxStrengthPercent: most } = product;
  const explanation = `${percent}\u00a0% is ${percent}\u00a0g of powder in 100\u00a0ml of feed; the label of ${name} gives its standard strength.`;
  return most !== null && percent > most
    ? `${explanation} The maximum strength that the catalogue states is ${formatNumber(most, 0)}\u00a0%.`
    : explanation;
}

/** The yes or no to "does it contain fibre", "is it fat free". */
function containsSentence(
  { text, amounts, unreadAmounts, criteria, order, bareSuperlative, unknownWords, unusedWords }: Query,
  known: readonly Nutrient[],
  products: readonly Product[],
): string | undefined {
  const [nutrient] = known;
  const [product] = products;
  if (nutrient === undefined || product === undefined || known.length + products.length > 2) return undefined;
  // "Is there more in this or in that": a comparison, not a yes-or-no question.
  if (
    order !== null ||
    bareSuperlative !== null ||
    ASKS_FOR_ONE_OF_TWO.test(text) ||
    ASKS_WHAT_IS_COUNTED.test(text)
  )
    return undefined;
  // Words that were not understood could negate it, or ask about other products.
  if (unknownWords.length + unusedWords.length > 0 || COMPARES_WITH_OTHERS.test(text)) return undefined;
  // "Kcal, and does it have soya": asks whether there is soya, not whether there is energy.
  const isLimited = criteria.some((each) => isLimit(each) || each.kind === 'allergen');
  // "A version with" asks about another product.
  const asksForAny = ASKS_WHETHER_PRESENT.test(text) && !/\b(?:how|what|which|versions?)\b/u.test(text);
  if (!asksForAny || isLimited || amounts.length + unreadAmounts.length > 0) return undefined;
  const { kind } = amountIn(product, nutrient);
  // A nutrient that is not added may still be present, so no "No".
  if (kind === 'none-added')
    return 'The label says that none is added, which does not mean that there is none at all.';
  const number = numberIn(product, nutrient);
  if (!ASKS_YES_OR_NO.test(text) || kind !== 'stated' || number === null) return undefined;
  return number > 0 === !/\b(?:free|without|no)\b/u.test(text) ? 'Yes.' : 'No.';
}

const COMPARES_WITH_OTHERS =
  /\b(?:than|as (?:much|many|high|low|little)|match\w*|most|least|highest|lowest)\b/u;
/** "Does the kcal include the milk": asks how it is counted, not whether it is present. */
const ASKS_WHAT_IS_COUNTED = /\b(?:includ\w+|count\w*|before|after)\b/u;
const ASKS_FOR_ONE_OF_TWO = /\bor\b(?! (?:not|no|none)\b)/u;
const ASKS_WHETHER_PRESENT =
  /\b(?:has|have|contains?|any|got|free|in it|include[sd]?|without|there|comes?)\b/u;

const hasValue = ({ shown }: AnswerValue): boolean => shown !== 'not stated';

function intentOf(known: readonly Nutrient[], hasAmount: boolean): string {
  if (hasAmount) return 'product.amountInVolume';
  if (known.every(({ id }) => OSMOTIC.includes(id))) return 'product.osmolality';
  return known.some(({ group }) => group === 'aminoAcids') ? 'product.aminoAcid' : 'product.nutrient';
}

/** Values without a label row, and the rows they are calculated from. */
const CALCULATED_FROM: Readonly<Record<string, readonly string[]>> = {
  nitrogen: ['protein'],
  [ENERGY_TO_NITROGEN]: ['energyKcal', 'protein'],
  [ALL_ENERGY_TO_NITROGEN]: ['energyKcal', 'protein'],
};

/** "A dozen of it, 500 ml": that many packs of that size. */
function packsOfSize(amounts: readonly AskedAmount[], [product, other]: readonly Product[]) {
  const only = amounts.find(({ kind }) => kind === 'packs');
  const size = amounts.find(({ kind }) => kind === 'measure');
  const isSizedCount =
    other === undefined &&
    amounts.length === 2 &&
    only?.kind === 'packs' &&
    size?.kind === 'measure' &&
    product?.units.some(({ amount }) => amount === size.amount) === true;
  if (!isSizedCount) return amounts;
  return [{ kind: 'measure' as const, unit: size.unit, amount: only.count * size.amount }];
}

/** "Kcal in the biggest": the largest pack of the product. */
function forLargestPack(query: Query, [product, other]: readonly Product[]): Query {
  const sizes = product?.units.map(({ amount }) => amount).filter((amount) => amount > MIN_PACK_SIZE) ?? [];
  if (query.order?.by !== 'packSize' || product === undefined || other !== undefined || sizes.length === 0)
    return query;
  const amount = query.order.isLowFirst ? Math.min(...sizes) : Math.max(...sizes);
  return {
    ...query,
    order: null,
    bareSuperlative: null,
    amounts: [{ kind: 'measure', amount, unit: product.basis }],
  };
}

const ADDS_TO_IT = /\b(?:plus|together with|on top|added to)\b/u;
/** The same amount of each: "in 200 ml of this and that". */
const IN_AN_AMOUNT =
  /\b(?:in|per|for|of|a|each|every) (?:\d|mls?\b|l\b|litres?\b|k?g\b)|\b(?:or|each|both|either|same|vs|versus|per)\b/u;

/** The amount for each product: one amount applies to all, as many amounts as products are one each; anything else is unclear. */
function amountsFor(
  { amounts, text, isAmountBetweenNames, isComparison }: Query,
  products: readonly Product[],
): readonly (AskedAmount | undefined)[] | 'unclear' {
  const [only] = amounts;
  const isSeveral = products.length > 1;

  if (isSeveral && amounts.length === products.length) return amounts;
  // "3 bottles of this and 2 of that" means bottles of both; in "500 ml of this and 2 of that" the 2 has no noun.
  const another = /\band (\d+) (?:of|x)\b/u.exec(text)?.[1];
  if (only?.kind === 'packs' && another !== undefined && amounts.length === 1 && products.length === 2)
    return [only, { ...only, count: Number(another) }];
  // "1 l of this plus that", "1 l Tarnvane Energy, Dalesip Two": the litre is not given of both.
  const brands = new Set(products.map(({ name }) => name.split(' ')[0]?.toLowerCase() ?? ''));
  const isOfOne =
    only?.kind === 'measure' &&
    isSeveral &&
    !isComparison &&
    (ADDS_TO_IT.test(text) ||
      (brands.size > 1 && !IN_AN_AMOUNT.test(text) && [...brands].every((brand) => text.includes(brand))));
  const mayBeForEither = only !== undefined && isSeveral && another !== undefined;
  return amounts.length > 1 || mayBeForEither || isOfOne || (isSeveral && isAmountBetweenNames)
    ? 'unclear'
    : products.map(() => only);
}

function valuesOf(
  knowledge: Knowledge,
  { isInMmol, text }: Query,
  product: Product,
  nutrient: Nutrient,
  basis: Basis,
): AnswerValue[] {
  const [label, ...others] = labelValues(
    knowledge,
    product,
    nutrient,
    basis.kind === 'label' && basis.isServingFirst,
  );
  const isAmount = basis.kind === 'amount';
  if (isAmount && !nutrient.additive) return [label];
  // "Per ml" is calculated, and the label's own value is shown beside it.
  const isPerUnit = isAmount && basis.amount === 1 && PER_ONE.test(text);
  return [
    ...(isInMmol ? inMmol(knowledge, product, nutrient, basis) : []),
    ...(basis.kind === 'label' ? [label, ...others] : [valueOn(knowledge, product, nutrient, basis)]),
    ...(isPerUnit ? [label] : []),
  ];
}

const PER_ONE = /(?:per|each|every|,) (?:ml|g|gram)\b/u;
const MAX_IN_A_SENTENCE = 3;

/** All values without repeats; with several sizes, the values per 100 come last. */
function mergedValues([values = [], ...others]: readonly (readonly AnswerValue[])[]): AnswerValue[] {
  if (others.length === 0) return [...values];
  const valuesByText = new Map(
    [values, ...others].flat().map((each) => [`${each.nutrient} ${amountText(each)} ${each.basis}`, each]),
  );
  return [...valuesByText.values()].toSorted((one, other) => Number(isPer100(one)) - Number(isPer100(other)));
}

const isPer100 = ({ derivation }: AnswerValue): boolean =>
  derivation?.kind === 'label' && derivation.column === 'per-100';

/** One sentence per size; if the figures are only in the table, one sentence that names the sizes. */
function sentencesOf(product: Product, valuesBySize: readonly (readonly AnswerValue[])[]): string[] {
  const [values = [], ...others] = valuesBySize;
  if (others.length === 0 || firstOfEachNutrient(values).filter(hasValue).length <= MAX_IN_A_SENTENCE)
    return [...new Set(valuesBySize.map((each) => sentenceOf(product, each)))];
  const basis = listed(valuesBySize.flatMap((each) => each.find(hasValue)?.basis ?? []));
  return [
    sentenceOf(
      product,
      values.map((value) => ({ ...value, basis })),
    ),
  ];
}

const firstOfEachNutrient = (values: readonly AnswerValue[]): AnswerValue[] =>
  values.filter(({ nutrient }, at) => values.findIndex((each) => each.nutrient === nutrient) === at);

/** A sentence with the first value of each nutrient; with many nutrients the figures are only in the table. */
function sentenceOf({ name }: Product, values: readonly AnswerValue[]): string {
  const firsts = firstOfEachNutrient(values);
  const stated = firsts.filter(hasValue);
  const silent = firsts.filter((value) => !hasValue(value)).map(({ nutrient }) => lowerFirst(nutrient));
  const notStated = `${listed(silent)} ${silent.length === 1 ? 'is' : 'are'} not stated; that is not the same as none`;
  const [first] = stated;
  if (first === undefined) return `${name}: ${notStated}.`;
  const isLong = stated.length > MAX_IN_A_SENTENCE;
  const lead = isLong
    ? `${name}, ${first.basis}`
    : `${name} has ${listed(stated.map(valueInWords))}${first.basis === '' ? '' : ` ${first.basis}`}`;
  return `${lead}${silent.length === 0 ? '' : `; ${notStated}`}${isLong ? ':' : '.'}`;
}

/** A value in words: "9.6 g of protein", "240 kcal", "a trace of lactose", "no fish oil added". */
function valueInWords(value: AnswerValue): string {
  const name = lowerFirst(value.nutrient);
  if (!value.isNumber)
    return value.shown === 'none added' ? `no ${name} added` : `a ${value.shown} of ${name}`;
  if (value.unit === 'kcal' || value.unit === 'kJ') return amountText(value);
  return value.basis === ''
    ? `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name} of ${amountText(value)}`
    : `${amountText(value)} of ${name}`;
}

/** "The shake made with whole milk": names what is not in the figures of the powder. */
const isMixedWithMore = ({ classifierWords }: Query, products: readonly Product[]): boolean =>
  products.some(({ basis, categories }) => basis === 'g' && categories.includes('powder-and-tablets')) &&
  /\b(?:milk|juice)\b/u.test(classifierWords.join(' '));

function remarks(query: Query, known: readonly Nutrient[], products: readonly Product[]): Content {
  const { text, isInMmol, nutrientsWithoutRow } = query;
  const powders = products.filter(({ basis }) => basis === 'g');
  const rowless = nutrientsWithoutRow.filter((name) => CALCULATED_FROM[name] === undefined);
  return withoutEmptyParts(
    known.some(({ id }) => id === 'phosphorus') &&
      /\b(?:phosphates?|po4)\b/u.test(text) &&
      'The row is phosphorus; phosphate is given as phosphorus on the label.',
    isInMmol &&
      (known.every(hasMmol)
        ? 'The label gives mg; mmol is worked out from it with the atomic mass.'
        : 'I give mmol for sodium, potassium, chloride, calcium, phosphorus and magnesium only.'),
    rowless.length > 0 && noRowText(rowless),
    isMixedWithMore(query, products) &&
      'These values are for the powder alone: the milk or drink it is made up with is not included.',
    powders.some((product) => columnWords(product, 1).includes('ml')) &&
      'The value per 100\u00a0g is for the powder as sold.',
  );
}

const noRowText = (names: readonly string[]): string =>
  `The catalogue has no row for ${listed(names)}, so I cannot say how much there is.`;

export const noRowAnswer = (products: readonly Product[], names: readonly string[]): Draft => ({
  intent: 'product.nutrient',
  kind: 'unknown',
  content: [
    noRowText(names),
    ...products.flatMap((product) =>
      names.filter((name) => IS_ADDED.test(name)).map((name) => ingredientSentence(product, name)),
    ),
  ],
  links: [...products.map((product) => productLink(product, 'nutrition')), PAGES.contact],
  productIds: products.map(({ id }) => id),
});

/** Substances that an ingredients list names if they are in it; fructose or galactose may also come from other ingredients. */
const IS_ADDED = /^(?:aspartame|sucralose|sweeteners?|polyols?|inulin|fos|gos|p(?:re|ro)biotics?|caffeine)$/u;

/** "500 Tarnvane Energy", "a third of a bottle": the amount was not understood, and any other would be wrong. */
function unreadAmountDraft(query: Query, products: readonly Product[]): Draft {
  const [product, other] = products;
  const [unread = ''] = query.unreadAmounts;
  const { basis, name } = product ?? { basis: 'ml', name: '' };
  const amounts = /^\d/u.test(unread) ? [`in ${unread}`, 'per 100'] : ['per 100'];
  return askBack(
    'product.nutrient',
    `I could not read the amount “${unread}”. Give it with its unit, for example “in 200\u00a0${basis}”.`,
    {
      choices: (other === undefined ? amounts : []).map((amount) => ({
        label: `${capitalise(amount)}\u00a0${basis}`,
        question: `${nutrientNames(query)} ${amount} ${basis} of ${name}`,
      })),
      productIds: products.map(({ id }) => id),
    },
  );
}

/** "In 100 ml and 200 ml", or three amounts for two products: Sim does not guess which amount belongs to which product. */
const askWhichAmount = ({ nutrients: ids }: Query, products: readonly Product[]): Draft =>
  askBack(
    ids.length > 0 ? 'product.amountInVolume' : 'product.info',
    'I cannot tell which product each amount is for. Ask for one amount, or name one for each product.',
    { productIds: products.map(({ id }) => id) },
  );
