import { allergensPresent, contribution, type Nutrient, NUTRIENTS, type Product } from '../../catalogue.ts';
import type { Query, Target } from '../../message/query.ts';
import { amountText } from '../answer.ts';
import { statedAges } from '../products/ages.ts';
import { isOfMadeUp } from '../figures/amounts.ts';
import { IS_THE_SAME } from '../../vocabulary/operator-words.ts';
import { sizesOf } from '../products/pack-sizes.ts';
import { cannotBeSaid, differenceAsked, verdictOn } from '../products/verdict.ts';
import { listed } from '../../language/phrases.ts';
import { ASKS_WHETHER, compareLink, type Draft, type Knowledge, ofNutrition, said } from '../draft.ts';
import {
  amountIn,
  type Basis,
  columnWords,
  inMmol,
  nutrientInASentence,
  nutrientLabel,
  nutrients,
  ratioWords,
  valueOn,
} from '../figures/values.ts';

/** What a first comparison always says; the whole table is one press away. */
const ALWAYS = ['energyKcal', 'protein'];
/** Another row says the same. */
const SAID_TWICE = new Set(['energyKj', 'salt', 'osmolality']);
const WEIGHED = NUTRIENTS.filter(
  ({ id, group }) => group !== 'aminoAcids' && !ALWAYS.includes(id) && !SAID_TWICE.has(id),
);
const MOST_DIFFERENCES = 5;
/** Rows of which a label is silent that are shown; the others are named. */
const MOST_SILENT = 3;
const MOST_PRODUCTS = 4;
const MIXED: Target = { nutrient: 'energyKcal', amount: 100 };

export function compareAnswer(knowledge: Knowledge, query: Query, all: readonly Product[]): Draft {
  const products = all.slice(0, MOST_PRODUCTS);
  const asked = nutrients(query.nutrients);
  const { basis, order, text } = query;
  const given = basis !== null && typeof basis === 'object' && 'perNutrient' in basis && basis.perNutrient;
  // "Per 100 ml" of a powder is the label's column of the feed as made up, where there is one.
  const isMadeUp = (product: Product) => isOfMadeUp(product, query);
  const numbersOf = (nutrient: Nutrient) =>
    products.map((product) => {
      const amount = amountIn(product, nutrient, isMadeUp(product) ? 'perServing' : 'per100');
      // "Below 0.5" is weighed as 0.5: what it is less than that is not known.
      return amount.kind === 'below' ? amount.limit : contribution(amount);
    });
  const silent = asked.length > 0 ? [] : statedBySome(numbersOf);
  const rows =
    asked.length > 0
      ? asked
      : [
          ...nutrients(ALWAYS),
          ...largestDifferences(numbersOf),
          ...osmolalityOf(numbersOf),
          ...silent.slice(0, MOST_SILENT),
        ];
  const columnOf = (product: Product) => columnWords(product, isMadeUp(product) ? 1 : 0);
  const isMixed = new Set(products.map((product) => (isMadeUp(product) ? 'ml' : product.basis))).size > 1;
  const isOfEnergy = asked.some(
    ({ group, id }) => id === 'energyKcal' || group === 'otherNutrientInformation',
  );
  // What is measured in ml and what is measured in g meet in their energy.
  const ratio = given || (isMixed && asked.length > 0 && !isOfEnergy ? MIXED : undefined);
  const basisIn = (product: Product): Basis =>
    ratio === undefined ? { kind: 'label', isOfServing: isMadeUp(product) } : { kind: 'ratio', of: ratio };
  const valueIn = (product: Product, nutrient: Nutrient) =>
    valueOn(knowledge, product, nutrient, basisIn(product));
  // In mmol where that was asked; of a powder as made up the label's own column is told.
  const shownIn = (product: Product, nutrient: Nutrient) =>
    (query.isInMmol && !products.some(isMadeUp)
      ? inMmol(knowledge, product, nutrient, basisIn(product))[0]
      : undefined) ?? valueIn(product, nutrient);
  const [first] = rows;
  const isJudged =
    first !== undefined && (order !== null || asked.length === 1) && !(isMixed && ratio === undefined);
  const verdict = isJudged
    ? verdictOn(
        first,
        products.map((product) => valueIn(product, first)),
        order?.isLowFirst === true,
      )
    : undefined;
  const silence =
    first !== undefined && (order !== null || asked.length === 1)
      ? cannotBeSaid(
          first,
          products.map((product) => valueIn(product, first)),
          order?.isLowFirst === true,
        )
      : undefined;
  const ids = verdict?.values.map(({ productId }) => productId) ?? products.map(({ id }) => id);
  const ordered = products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  // "Is it higher in fat than": of the first that was named.
  const isWhether = products.length === 2 && ASKS_WHETHER.test(text) && / than /u.test(text);
  const isFirst = ordered[0] === products[0];
  const isSo = isWhether
    ? isFirst && verdict?.isSame !== true
    : IS_THE_SAME.test(text) && !/\b(?:which|what|how|more|less|higher|lower)\b/u.test(text)
      ? verdict?.isSame
      : undefined;
  const lead = isSo === undefined ? '' : isSo ? 'Yes. ' : 'No. ';
  const names = listed(products.map(({ name }) => name));
  const heading =
    asked.length > 0
      ? `${listed(rows.map(nutrientLabel))} of ${names}, side by side:`
      : `Energy, protein and the largest other differences${products.some(hasAminoAcids) ? ' (not amino acids)' : ''} between ${names}:`;
  const basisWords = ratio && ratioWords(knowledge, ratio);
  return {
    intent: 'product.compare',
    ...ofNutrition(knowledge, products),
    say: said(
      verdict === undefined ? (silence ?? heading) : `${lead}${verdict.sentence}`,
      verdict && differenceAsked(knowledge, text, verdict.values),
      {
        kind: 'table',
        caption: 'Differences',
        columns: ordered.map((product) => `${product.name} (${basisWords ?? columnOf(product)})`),
        rows: [
          ...rows.map((nutrient) => ({
            label: nutrientLabel(nutrient),
            cells: ordered.map((product) => amountText(shownIn(product, nutrient))),
          })),
          ...(asked.length === 0 ? differing(knowledge, ordered) : []),
        ],
        workedOut:
          ratio === undefined && !query.isInMmol
            ? []
            : rows.flatMap((nutrient) => products.map((product) => shownIn(product, nutrient))),
      },
      silent.length > MOST_SILENT &&
        `Also stated for only some of them: ${listed(silent.slice(MOST_SILENT).map(nutrientInASentence))}.`,
      isMixed &&
        (basisWords === undefined
          ? 'One is measured per 100\u00a0g and another per 100\u00a0ml: the columns cannot be compared directly.'
          : `One is measured in ml and another in g, so they are compared ${basisWords}.`),
      all.length > MOST_PRODUCTS && 'Four products can be compared at a time; these are the first four.',
    ),
    links: [compareLink(products)],
    productIds: ids,
  };
}

type NumbersOf = (nutrient: Nutrient) => readonly (number | null)[];

/** Where every label states it and they differ: what makes one another feed, however little the ratio. */
const osmolalityOf = (numbersOf: NumbersOf): Nutrient[] =>
  nutrients(['osmolality']).filter((nutrient) => {
    const values = numbersOf(nutrient);
    return !values.includes(null) && new Set(values).size > 1;
  });

/** What is stated of one and not of another is no difference that could be weighed. */
const statedBySome = (numbersOf: NumbersOf): Nutrient[] =>
  WEIGHED.filter((nutrient) => {
    const values = numbersOf(nutrient);
    return values.includes(null) && values.some((value) => value !== null);
  });

const hasAminoAcids = ({ aminoAcids }: Product): boolean => aminoAcids.length > 0;

const OF_PROTEIN = /protein|peptide|casein|whey|amino acids/iu;
/** Whole, peptides or amino acids: as the ingredients name it. */
const proteinOf = ({ medicalIngredients }: Product): string =>
  listed(medicalIngredients.filter((each) => OF_PROTEIN.test(each))) || 'not stated';

/** Protein source, allergens, diets, packs and ages, where they are not the same. */
function differing(knowledge: Knowledge, products: readonly Product[]) {
  const rows = [
    { label: 'Protein source', cells: products.map(proteinOf) },
    {
      label: 'Allergens marked as present',
      cells: products.map((product) =>
        product.allergens.length === 0 ? 'not declared' : listed(allergensPresent(product)) || 'none marked',
      ),
    },
    { label: 'Diet marks', cells: products.map(({ specialDiet }) => listed(specialDiet) || 'no mark') },
    { label: 'Packs', cells: products.map((product) => listed(sizesOf(product))) },
    { label: 'For use', cells: products.map((product) => statedAges(knowledge, product)) },
  ];
  return rows.filter(({ cells }) => new Set(cells).size > 1);
}

/** By the ratio of the largest to the smallest value, among all rows that every label states. */
function largestDifferences(numbersOf: NumbersOf): Nutrient[] {
  return WEIGHED.flatMap((nutrient) => {
    const values = numbersOf(nutrient);
    const numbers = values.filter((value) => value !== null);
    const largest = Math.max(...numbers);
    const spread = (largest - Math.min(...numbers)) / largest;
    return numbers.length < values.length || largest === 0 || spread === 0 ? [] : [{ nutrient, spread }];
  })
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MOST_DIFFERENCES)
    .map(({ nutrient }) => nutrient);
}
