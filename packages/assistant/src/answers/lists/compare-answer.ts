import { allergensPresent, contribution, type Nutrient, NUTRIENTS, type Product } from '../../catalogue.ts';
import type { Query, Target } from '../../message/query.ts';
import { amountText } from '../answer.ts';
import { statedAges } from '../products/ages.ts';
import { usesMadeUpColumn } from '../figures/amounts.ts';
import { IS_THE_SAME } from '../../vocabulary/operator-words.ts';
import { sizesOf } from '../products/pack-sizes.ts';
import { comparisonUnknown, differenceSentence, verdictOn } from '../products/verdict.ts';
import { listed } from '../../language/phrases.ts';
import {
  ASKS_YES_OR_NO,
  compareLink,
  type Draft,
  type Knowledge,
  nutritionReferences,
  withoutEmptyParts,
} from '../draft.ts';
import {
  amountIn,
  type Basis,
  columnWords,
  inMmol,
  nutrientInSentence,
  nutrientLabel,
  nutrientsById,
  ratioWords,
  valueOn,
} from '../figures/values.ts';

/** Rows that every comparison starts with; the whole table is one press away. */
const FIXED_ROWS = ['energyKcal', 'protein'];
/** Rows that repeat another row. */
const REDUNDANT_ROWS = new Set(['energyKj', 'salt', 'osmolality']);
const COMPARED_NUTRIENTS = NUTRIENTS.filter(
  ({ id, group }) => group !== 'aminoAcids' && !FIXED_ROWS.includes(id) && !REDUNDANT_ROWS.has(id),
);
const MAX_DIFFERENCES = 5;
/** How many rows that only some labels state are shown; the others are named. */
const MAX_PARTLY_STATED = 3;
const MAX_PRODUCTS = 4;
const COMMON_BASIS: Target = { nutrient: 'energyKcal', amount: 100 };

export function compareAnswer(knowledge: Knowledge, query: Query, all: readonly Product[]): Draft {
  const products = all.slice(0, MAX_PRODUCTS);
  const requestedNutrients = nutrientsById(query.nutrients);
  const { basis, order, text } = query;
  const ratioBasis =
    basis !== null && typeof basis === 'object' && 'perNutrient' in basis && basis.perNutrient;
  // "Per 100 ml" of a powder is the label's column for the feed as made up, if it has one.
  const isMadeUp = (product: Product) => usesMadeUpColumn(product, query);
  const numbersOf = (nutrient: Nutrient) =>
    products.map((product) => {
      const amount = amountIn(product, nutrient, isMadeUp(product) ? 'perServing' : 'per100');
      // "Below 0.5" is compared as 0.5: the true value is not known.
      return amount.kind === 'below' ? amount.limit : contribution(amount);
    });
  const partlyStated = requestedNutrients.length > 0 ? [] : statedBySome(numbersOf);
  const rows =
    requestedNutrients.length > 0
      ? requestedNutrients
      : [
          ...nutrientsById(FIXED_ROWS),
          ...largestDifferences(numbersOf),
          ...differingOsmolality(numbersOf),
          ...partlyStated.slice(0, MAX_PARTLY_STATED),
        ];
  const columnOf = (product: Product) => columnWords(product, isMadeUp(product) ? 1 : 0);
  const isMixed = new Set(products.map((product) => (isMadeUp(product) ? 'ml' : product.basis))).size > 1;
  const asksForEnergy = requestedNutrients.some(
    ({ group, id }) => id === 'energyKcal' || group === 'otherNutrientInformation',
  );
  // Named nutrients of products measured in ml and in g are compared per 100 kcal.
  const ratio =
    ratioBasis || (isMixed && requestedNutrients.length > 0 && !asksForEnergy ? COMMON_BASIS : undefined);
  const basisIn = (product: Product): Basis =>
    ratio === undefined
      ? { kind: 'label', isServingFirst: isMadeUp(product) }
      : { kind: 'ratio', target: ratio };
  const valueIn = (product: Product, nutrient: Nutrient) =>
    valueOn(knowledge, product, nutrient, basisIn(product));
  // In mmol if asked for; a powder as made up is shown from the label's own column.
  const shownIn = (product: Product, nutrient: Nutrient) =>
    (query.isInMmol && !products.some(isMadeUp)
      ? inMmol(knowledge, product, nutrient, basisIn(product))[0]
      : undefined) ?? valueIn(product, nutrient);
  const [first] = rows;
  const isJudged =
    first !== undefined &&
    (order !== null || requestedNutrients.length === 1) &&
    !(isMixed && ratio === undefined);
  const verdict = isJudged
    ? verdictOn(
        first,
        products.map((product) => valueIn(product, first)),
        order?.isLowFirst === true,
      )
    : undefined;
  const cannotCompare =
    first !== undefined && (order !== null || requestedNutrients.length === 1)
      ? comparisonUnknown(
          first,
          products.map((product) => valueIn(product, first)),
          order?.isLowFirst === true,
        )
      : undefined;
  const ids = verdict?.values.map(({ productId }) => productId) ?? products.map(({ id }) => id);
  const ordered = products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  // "Is it higher in fat than": asks about the product named first.
  const isWhether = products.length === 2 && ASKS_YES_OR_NO.test(text) && / than /u.test(text);
  const isFirst = ordered[0] === products[0];
  const isTrue = isWhether
    ? isFirst && verdict?.isSame !== true
    : IS_THE_SAME.test(text) && !/\b(?:which|what|how|more|less|higher|lower)\b/u.test(text)
      ? verdict?.isSame
      : undefined;
  const lead = isTrue === undefined ? '' : isTrue ? 'Yes. ' : 'No. ';
  const names = listed(products.map(({ name }) => name));
  const heading =
    requestedNutrients.length > 0
      ? `${listed(rows.map(nutrientLabel))} of ${names}, side by side:`
      : `Energy, protein and the largest other differences${products.some(hasAminoAcids) ? ' (not amino acids)' : ''} between ${names}:`;
  const basisWords = ratio && ratioWords(knowledge, ratio);
  return {
    intent: 'product.compare',
    ...nutritionReferences(knowledge, products),
    content: withoutEmptyParts(
      verdict === undefined ? (cannotCompare ?? heading) : `${lead}${verdict.sentence}`,
      verdict && differenceSentence(knowledge, text, verdict.values),
      {
        kind: 'table',
        caption: 'Differences',
        columns: ordered.map((product) => `${product.name} (${basisWords ?? columnOf(product)})`),
        rows: [
          ...rows.map((nutrient) => ({
            label: nutrientLabel(nutrient),
            cells: ordered.map((product) => amountText(shownIn(product, nutrient))),
          })),
          ...(requestedNutrients.length === 0 ? differingRows(knowledge, ordered) : []),
        ],
        workedOut:
          ratio === undefined && !query.isInMmol
            ? []
            : rows.flatMap((nutrient) => products.map((product) => shownIn(product, nutrient))),
      },
      partlyStated.length > MAX_PARTLY_STATED &&
        `Also stated for only some of them: ${listed(partlyStated.slice(MAX_PARTLY_STATED).map(nutrientInSentence))}.`,
      isMixed &&
        (basisWords === undefined
          ? 'One is measured per 100\u00a0g and another per 100\u00a0ml: the columns cannot be compared directly.'
          : `One is measured in ml and another in g, so they are compared ${basisWords}.`),
      all.length > MAX_PRODUCTS && 'Four products can be compared at a time; these are the first four.',
    ),
    links: [compareLink(products)],
    productIds: ids,
  };
}

type NumbersOf = (nutrient: Nutrient) => readonly (number | null)[];

/** Osmolality, if every label states it and it differs: it matters however small the difference. */
const differingOsmolality = (numbersOf: NumbersOf): Nutrient[] =>
  nutrientsById(['osmolality']).filter((nutrient) => {
    const values = numbersOf(nutrient);
    return !values.includes(null) && new Set(values).size > 1;
  });

/** Nutrients that only some labels state, so the difference cannot be calculated. */
const statedBySome = (numbersOf: NumbersOf): Nutrient[] =>
  COMPARED_NUTRIENTS.filter((nutrient) => {
    const values = numbersOf(nutrient);
    return values.includes(null) && values.some((value) => value !== null);
  });

const hasAminoAcids = ({ aminoAcids }: Product): boolean => aminoAcids.length > 0;

const PROTEIN_SOURCES = /protein|peptide|casein|whey|amino acids/iu;
/** The protein source as the ingredients name it: whole protein, peptides or amino acids. */
const proteinSource = ({ medicalIngredients }: Product): string =>
  listed(medicalIngredients.filter((each) => PROTEIN_SOURCES.test(each))) || 'not stated';

/** Rows for protein source, allergens, diets, packs and ages, if they differ. */
function differingRows(knowledge: Knowledge, products: readonly Product[]) {
  const rows = [
    { label: 'Protein source', cells: products.map(proteinSource) },
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

/** The nutrients with the largest relative difference, among those that every label states. */
function largestDifferences(numbersOf: NumbersOf): Nutrient[] {
  return COMPARED_NUTRIENTS.flatMap((nutrient) => {
    const values = numbersOf(nutrient);
    const numbers = values.filter((value) => value !== null);
    const largest = Math.max(...numbers);
    const spread = (largest - Math.min(...numbers)) / largest;
    return numbers.length < values.length || largest === 0 || spread === 0 ? [] : [{ nutrient, spread }];
  })
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MAX_DIFFERENCES)
    .map(({ nutrient }) => nutrient);
}
