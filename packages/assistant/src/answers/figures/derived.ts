import { PROTEIN_PER_NITROGEN } from '@dietetic/clinical';
import { nutrientById, type Product } from '../../catalogue.ts';
import type { Query } from '../../message/query.ts';
import { partAndWhole } from '../../quantities/energy-shares.ts';
import {
  ALL_ENERGY_TO_NITROGEN,
  ENERGY_TO_NITROGEN,
  KCAL_PER_GRAM,
  kcalPerGramOf,
} from '../../vocabulary/nutrient-words.ts';
import { listed } from '../../language/phrases.ts';
import type { AnswerValue } from '../answer.ts';
import { capitalise, type Knowledge } from '../draft.ts';
import {
  amountIn,
  amountOn,
  type Basis,
  lowerFirst,
  nutrientInSentence,
  nutrientLabel,
  numberIn,
  nutrientsById,
  formatExact,
} from './values.ts';

// Values that labels do not state but that can be calculated from them, each with its derivation, rounded once.

export const IU_PER_MICROGRAM_OF_VITAMIN_D = 40;

/** Nitrogen from protein, or IU of vitamin D from micrograms. */
export function nitrogenOrIu(
  { formatNumber }: Knowledge,
  { text, nutrientsWithoutRow }: Query,
  value: AnswerValue,
): string | undefined {
  const number = numberOf(value);
  const { nutrient, product, basis } = value;
  if (number === null) return undefined;
  if (nutrientsWithoutRow.includes('nitrogen') && nutrient.startsWith('Protein'))
    return `Nitrogen in ${product} ${basis}: ${formatNumber(number / PROTEIN_PER_NITROGEN, 2)}\u00a0g, from protein ÷ ${PROTEIN_PER_NITROGEN}; no label states it.`;
  if (/\biu\b|\binternational units\b/u.test(text) && nutrient.startsWith('Vitamin D'))
    return `${nutrient} in ${product} ${basis}: ${formatNumber(number * IU_PER_MICROGRAM_OF_VITAMIN_D, 0)}\u00a0IU, at ${IU_PER_MICROGRAM_OF_VITAMIN_D} IU per microgram.`;
  return undefined;
}

/** The unrounded number behind a value; null if there is none, or only a limit. */
export function numberOf({ derivation: from, shown, isNumber }: AnswerValue): number | null {
  if (!isNumber || shown.startsWith('below')) return null;
  if (from?.kind === 'label') return Number(shown.replaceAll(',', ''));
  if (from?.kind === 'mmol') return (from.mg * from.amount) / 100 / from.mgPerMmol;
  if (from?.kind === 'scaled') return (from.per100 * from.amount) / 100;
  return from?.kind === 'scaled-serving' ? (from.perServing * from.amount) / from.servingMl : null;
}

const ASKS_FOR_A_TOTAL =
  /\b(?:totals?|altogether|all together|in all|overall|combined|sum|together|adds? up|plus|(?:one|1|a pack|a bottle) of each)\b/u;

/** "Dalesip Juice plus Mini", "one of each": one pack of each is added up, because figures per 100 have no total. */
export const asksForOnePackOfEach = (
  { amounts, basis, text, isComparison, order }: Query,
  products: readonly Product[],
) =>
  products.length > 1 &&
  amounts.length === 0 &&
  basis === null &&
  !isComparison &&
  order === null &&
  ASKS_FOR_A_TOTAL.test(text)
    ? products.map(() => ({ kind: 'packs' as const, count: 1, noun: 'pack' }))
    : amounts;

/** "2 Dalesip Mini and 1 Dalesip Pud", "500 ml of this with 200 ml of that": amounts given side by side are meant together. */
const isCountedTogether = ({
  amounts,
  products,
  isComparison,
  order,
  bareSuperlative,
  text,
}: Query): boolean =>
  amounts.length === products.length &&
  !isComparison &&
  order === null &&
  bareSuperlative === null &&
  (amounts.some(({ kind }) => kind === 'packs') || !ASKS_OF_EACH.test(text)) &&
  !/\b(?:or|difference|than|each)\b/u.test(text);
/** "Protein in 200 ml of this and 125 ml of that": two figures. */
const ASKS_OF_EACH = /\b(?:in|of|for) [\d.]+ (?:mls?|l|litres?|k?g)\b(?!.*\b(?:with|then)\b)/u;

/** Totals of all products, added before rounding. If one value is missing there is no total. */
export function totalSentences(
  { formatNumber }: Knowledge,
  query: Query,
  valuesByProduct: readonly (readonly AnswerValue[])[],
  isMixedWithMore: boolean,
): string[] {
  const [first = [], second] = valuesByProduct;
  if (second === undefined || query.uncataloguedItems.length > 0) return [];
  if (!ASKS_FOR_A_TOTAL.test(query.text) && !isCountedTogether(query)) return [];
  if (isMixedWithMore) return ['No total: what the powder is made up with is not in these figures.'];
  return first.flatMap(({ nutrient, unit, product }, at) => {
    if (first.findIndex((each) => each.nutrient === nutrient) !== at) return [];
    const values = valuesByProduct.map((values) => values.find((each) => each.nutrient === nutrient));
    const areAmounts = values.every((each) => each === undefined || isForAmount(each));
    if (
      !areAmounts ||
      values.some((each) => each !== undefined && numberOf(each) !== null && each.unit !== unit)
    )
      return [];
    const name = lowerFirst(nutrient);
    // Protein and protein equivalent are different rows and are not added.
    const other = valuesByProduct.find(
      ([label], place) => values[place] === undefined && label !== undefined,
    )?.[0];
    if (other !== undefined)
      return [`No total of ${name}: the label of ${other.product} states ${lowerFirst(other.nutrient)}.`];
    const silent = values.flatMap((each, place) =>
      each !== undefined && numberOf(each) === null ? [valuesByProduct[place]?.[0]?.product ?? product] : [],
    );
    const numbers = values.flatMap((each) => (each === undefined ? [] : (numberOf(each) ?? [])));
    if (silent.length > 0)
      return [
        `No total of ${name}: ${listed(silent)} ${silent.length === 1 ? 'gives' : 'give'} no figure to add.`,
      ];
    const shown = values.flatMap((each) => each?.shown ?? []);
    const places = Math.max(...shown.map((each) => each.split('.')[1]?.length ?? 0));
    const total = formatNumber(
      numbers.reduce((sum, number) => sum + number, 0),
      places,
    );
    return [`Together: ${total}\u00a0${unit} of ${name} (${shown.join(' + ')}), added before rounding.`];
  });
}

/** "Total energy and fluid volume", "volume of 3 bottles": for products measured in ml, or as made up. */
export function volumeSentence(
  knowledge: Knowledge,
  { text }: Query,
  products: readonly Product[],
  bases: readonly Basis[],
): string | undefined {
  const volumes = bases.flatMap((basis, at) => {
    const product = products[at];
    if (product === undefined) return [];
    if (basis.kind === 'amount' && basis.isMadeUp) return basis.amount;
    const isAmountKnown = basis.kind === 'amount' || (basis.kind === 'label' && basis.isServingFirst);
    return product.basis === 'ml' && isAmountKnown ? (amountOn(knowledge, product, basis)?.amount ?? []) : [];
  });
  if (!ASKS_FOR_VOLUME.test(text) || volumes.length === 0 || volumes.length < bases.length) return undefined;
  const total = formatExact(
    knowledge,
    volumes.reduce((sum, volume) => sum + volume, 0),
  );
  const shown = volumes.map((volume) => formatExact(knowledge, volume)).join(' + ');
  return volumes.length > 1
    ? `Together: ${total}\u00a0ml (${shown}).`
    : `${products[0]?.name ?? ''}: ${total}\u00a0ml.`;
}
const ASKS_FOR_VOLUME = /\b(?:volume|how many mls?)\b/u;

/** Whether a value is for a pack, serving or amount; values per 100 have no total. */
export const isForAmount = ({ derivation }: AnswerValue): boolean =>
  derivation === null ||
  (derivation.kind === 'label'
    ? derivation.column === 'per-serving'
    : /^(?:scaled|mmol)/u.test(derivation.kind));

const ASKS_FOR_ENERGY_SHARE =
  /(?:%|\b(?:percent(?:age)?|share|proportion|fraction)\b).*\b(?:energy|k?cals?|calories)\b|\b(?:energy|k?cals?|calories)\b.*(?:%|\b(?:percent(?:age)?|share|proportion|fraction|comes? from)\b)/u;
const asksForEnergyShare = ({ text }: Query): boolean => ASKS_FOR_ENERGY_SHARE.test(text);

const ASKS_FOR_A_PART =
  /%|\b(?:percent(?:age)?|share|proportion|fraction|part)\b|\bhow much of (?:the|its|that) /u;

/** "What % of the fat is MCT": calculated from two values per 100 of one label, rounded once. */
export function shareOfWhole(
  { formatNumber }: Knowledge,
  query: Query,
  product: Product,
): AnswerValue | undefined {
  const share = ASKS_FOR_A_PART.test(query.text) ? partAndWhole(query.nutrients) : undefined;
  const [part, whole] = nutrientsById(share === undefined ? [] : [share.part, share.whole]);
  if (part === undefined || whole === undefined || part.unit !== whole.unit) return undefined;
  const [one, all] = [amountIn(product, part), amountIn(product, whole)];
  if (one.kind !== 'stated' || all.kind !== 'stated' || all.value === 0) return undefined;
  const other = nutrientLabel(whole);
  return {
    productId: product.id,
    product: product.name,
    nutrient: nutrientLabel(part),
    basis: `of the ${lowerFirst(other)}`,
    shown: formatNumber((one.value * 100) / all.value, 1),
    unit: '%',
    isNumber: true,
    derivation: { kind: 'ratio', other, amount: 100, per100: one.value, otherPer100: all.value },
  };
}

/** "What percentage of the energy is from fat", "NPC:N": a share or ratio of stated values. */
export function ratioSentences({ formatNumber }: Knowledge, query: Query, product: Product): string[] {
  const stated = (id: string): number | null => {
    const nutrient = nutrientById(id);
    return nutrient === undefined ? null : numberIn(product, nutrient);
  };
  const energy = stated('energyKcal');
  if (!energy) return [];
  const protein = stated('protein');
  const shares = asksForEnergyShare(query)
    ? nutrientsById(query.nutrients).flatMap((nutrient) => {
        const kcalPerGram = kcalPerGramOf(nutrient.id);
        const grams = numberIn(product, nutrient);
        if (kcalPerGram === undefined || grams === null) return [];
        const percent = formatNumber((grams * kcalPerGram * 100) / energy, 1);
        return [
          `Energy from ${nutrientInSentence(nutrient)} in ${product.name}: ${percent}\u00a0%, at ${kcalPerGram}\u00a0kcal per gram.`,
        ];
      })
    : [];
  if (!protein)
    return [
      ...shares,
      ...[ENERGY_TO_NITROGEN, ALL_ENERGY_TO_NITROGEN].flatMap((name) =>
        query.nutrientsWithoutRow.includes(name)
          ? [
              `${capitalise(name)} is not worked out for ${product.name}: its label has no protein to divide by.`,
            ]
          : [],
      ),
    ];
  const nitrogen = protein / PROTEIN_PER_NITROGEN;
  const ratio = (name: string, kcal: number, how: string) =>
    query.nutrientsWithoutRow.includes(name)
      ? [
          `${capitalise(name)} in ${product.name}: ${formatNumber(kcal / nitrogen, 0)}\u00a0kcal to 1\u00a0g, from ${how}, and protein ÷ ${PROTEIN_PER_NITROGEN}; no label states it.`,
        ]
      : [];
  const kcalOfProtein = KCAL_PER_GRAM.protein;
  return [
    ...shares,
    ...ratio(ENERGY_TO_NITROGEN, energy - protein * kcalOfProtein, `energy less protein × ${kcalOfProtein}`),
    ...ratio(ALL_ENERGY_TO_NITROGEN, energy, 'all the energy, including that of protein'),
  ];
}
