import {
  allergenSlug,
  type Country,
  contribution,
  descriptionFor,
  filter,
  type Filter,
  type Nutrient,
  per100,
  type Product,
} from '@dietetic/catalogue';
import { wordSet } from '../language/word-lists.ts';
import { asksAboutAllergen } from '../understanding/classify.ts';
import type { Question } from '../understanding/question.ts';
import { kindIsWrittenAs } from '../vocabulary/criteria-words.ts';
import type { Knowledge } from './knowledge.ts';
import { ageWords, includesAge } from './suitability-answers.ts';
import { nutrients, placesOf, rowOf } from './values.ts';

/** One thing a product must be; said in words, and as a filter of the product list where that list has one. */
export type Criterion = {
  words: string;
  keeps: (product: Product) => boolean;
  filter?: Filter;
  /** The product data neither confirm nor deny it: kept, with a note. */
  doubts?: (product: Product) => string;
};

/** A hydrolysate is made from milk and marked so: leaving out milk would hide what is asked for. */
const MILK_ALLERGY = "cows' milk allergy";

/** "1.5 kcal" also means 1.49 and 1.51. */
const DENSITY_TOLERANCE = 0.07;
const HIGH_PROTEIN_ENERGY_SHARE = 0.2;
const KCAL_PER_G_PROTEIN = 4;
const HIGH_ENERGY_KCAL_PER_100_ML = 150;
/** Half as much again as ordinary formula, which has 67 kcal. */
const HIGH_ENERGY_OF_INFANTS = 100;

const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  'tube-feed': 'a tube feed',
  'oral-nutritional-supplement': 'an oral nutritional supplement',
  'powder-and-tablets': 'a powder or tablet',
  liquid: 'a liquid',
  food: 'a food',
};

export function criteriaOf(knowledge: Knowledge, question: Question): Criterion[] {
  return [
    ...question.categories.map(categoryCriterion),
    ...question.metabolic.map(metabolicCriterion),
    ...question.diets.map(
      (diet): Criterion => ({
        words: `marked ${diet}`,
        keeps: (product) => product.specialDiet.includes(diet),
        filter: filter('specialDiet', diet, diet),
      }),
    ),
    ...ageCriteria(knowledge, question),
    ...allergenCriteria(question),
    ...densityCriteria(question),
    ...nutrientCriteria(question),
    ...flavourCriteria(knowledge, question),
    ...packCriteria(knowledge, question),
    ...question.kinds
      .filter(
        (kind) =>
          !(kind === 'low protein' && question.categories.includes('food') && question.metabolic.length > 0),
      )
      .map((kind) => kindCriterion(knowledge, kind)),
    ...question.unknown.filter((word) => isDescription(knowledge, word)).map(describedCriterion(knowledge)),
  ];
}

/** "Biscuits", "cereal": a word that means nothing else, and stands in some descriptions but not in most. */
export function descriptionWordsOf(products: readonly Product[], country: Country): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const word of new Set(ownWords(product, country))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count <= products.length / 4 ? [word] : [])));
}

const ownWords = (product: Product, country: Country): string[] =>
  descriptionFor(product, country)
    .toLowerCase()
    .split(/[^a-z]+/u)
    .map(singular);

const singular = (word: string): string => word.replace(/s$/u, '');

const isDescription = ({ descriptionWords }: Knowledge, word: string): boolean =>
  word.length > 3 && descriptionWords.has(singular(word));

const describedCriterion =
  ({ country }: Knowledge) =>
  (word: string): Criterion => ({
    words: `described as “${word}”`,
    keeps: (product) => ownWords(product, country).includes(singular(word)),
  });

/** What a search passes over, and has to say so. */
export const notTakenIn = (knowledge: Knowledge, question: Question): string[] => [
  ...question.unknown.filter((word) => !isDescription(knowledge, word) && !knowledge.tastes.has(word)),
  ...question.unread,
];

const categoryCriterion = (slug: string): Criterion => ({
  words: CATEGORY_NAMES[slug] ?? slug,
  keeps: (product) => product.categories.includes(slug),
  filter: filter('category', slug, slug),
});

const metabolicCriterion = (slug: string): Criterion => ({
  words: `for ${slug.toUpperCase()}`,
  keeps: (product) => product.categories.includes(slug),
  filter: filter('metabolics', slug, slug),
});

function ageCriteria(knowledge: Knowledge, { age }: Question): Criterion[] {
  if (age === undefined) return [];
  const words =
    age.kind === 'band'
      ? `for ${age.asked}`
      : age.asked.startsWith('under')
        ? `for use ${age.asked}`
        : `for use at ${ageWords(knowledge, age.months)}`;
  const band =
    age.kind === 'band'
      ? age.band
      : age.months < 12
        ? 'infant-0-12m'
        : age.months < 216
          ? 'child-1-18y'
          : 'adult-18y';
  return [
    {
      words,
      keeps: (product) =>
        age.kind === 'band' ? product.categories.includes(band) : includesAge(product, age) === 'yes',
      filter: filter('age', band, band),
    },
  ];
}

/** "milk free" leaves out what is marked; "contains fish" keeps it. A product that does not declare it is named. */
function allergenCriteria(question: Question): Criterion[] {
  if (
    question.allergens.length === 0 ||
    question.kinds.includes(MILK_ALLERGY) ||
    !asksAboutAllergen(question)
  )
    return [];
  const wantsPresent =
    /\b(?:contain|contains|containing|with|have|has|including)\b/u.test(question.rest) &&
    !/\b(?:free|without|not|no|non|dont|do not)\b/u.test(question.rest);
  return question.allergens.map((label): Criterion => {
    const valueIn = (product: Product) =>
      product.allergens.find((allergen) => allergen.label === label)?.value;
    if (wantsPresent)
      return {
        words: `marked as containing ${label.toLowerCase()}`,
        keeps: (product) => valueIn(product) === 'yes',
      };
    return {
      words: `not marked as containing ${label.toLowerCase()}`,
      keeps: (product) => valueIn(product) !== 'yes',
      doubts: (product) => (valueIn(product) === undefined ? `${label.toLowerCase()} not declared` : ''),
      filter: filter('allergens', allergenSlug(label), label),
    };
  });
}

function densityCriteria({ density, rest, age }: Question): Criterion[] {
  if (density !== undefined) {
    const { kcalPer100, side } = density;
    return [
      {
        words: `${side} ${kcalPer100 / 100}\u00a0kcal/ml`,
        keeps(product) {
          const energy = per100(product, 'energyKcal');
          if (product.basis !== 'ml' || energy.kind !== 'stated') return false;
          if (side === 'below') return energy.value < kcalPer100;
          if (side === 'above') return energy.value > kcalPer100;
          return Math.abs(energy.value / kcalPer100 - 1) <= DENSITY_TOLERANCE;
        },
      },
    ];
  }
  if (!/\b(?:high|higher) (?:energy|calorie|kcal)\b|\benergy dense\b/u.test(rest)) return [];
  const isInfant = age?.kind === 'band' ? age.band === 'infant-0-12m' : age !== undefined && age.months < 12;
  const least = isInfant ? HIGH_ENERGY_OF_INFANTS : HIGH_ENERGY_KCAL_PER_100_ML;
  return [
    {
      words: `of ${least / 100}\u00a0kcal/ml or more`,
      keeps: (product) =>
        product.basis === 'ml' && (contribution(per100(product, 'energyKcal')) ?? 0) >= least * (1 - 0.01),
    },
  ];
}

function nutrientCriteria({ rest, nutrients: asked, kinds }: Question): Criterion[] {
  const ids = asked.flatMap((word) => (word.kind === 'known' ? [word.id] : []));
  const criteria: Criterion[] = [];
  criteria.push(...freeFrom(rest, ids));
  if (/\bhigh(?:er)? (?:in )?protein\b|\bprotein rich\b/u.test(rest)) criteria.push(highProtein);
  if (ids.includes('fibre'))
    criteria.push(
      /\b(?:fibre free|without fibre|no fibre|low fibre|low residue)\b/u.test(rest)
        ? withoutFibre
        : withNutrient('fibre', 'with fibre'),
    );
  if (ids.includes('mct') && !kinds.includes('peptide')) criteria.push(withNutrient('mct', 'with MCT'));
  if (ids.includes('dha')) criteria.push(withNutrient('dha', 'with DHA'));
  return criteria;
}

const bareName = (nutrient: Nutrient): string => nutrient.name.replace(/^of which /u, '').toLowerCase();

/** "Lactose free", "without sugar": what the label states to hold none; what does not say is left out. */
function freeFrom(rest: string, ids: readonly string[]): Criterion[] {
  const asked = nutrients(ids.filter((id) => id !== 'fibre')).filter((nutrient) => {
    const name = bareName(nutrient).replace(/s$/u, 's?');
    return new RegExp(
      `(?<!milk )\\b${name} free\\b|\\b(?:without|no|zero|nil|free (?:from|of)) (?:added )?${name}\\b`,
      'u',
    ).test(rest);
  });
  return asked.map((nutrient) => ({
    words: `stated to hold no ${bareName(nutrient)} (labels that do not state it are left out)`,
    keeps: (product) => {
      const amount = rowOf(product, nutrient)?.per100;
      return amount !== undefined && amount.kind !== 'not-stated' && contribution(amount) === 0;
    },
  }));
}

/** Words that describe no taste, or too many. */
const NOT_A_TASTE = wordSet('neutral plain unflavoured white brown fruit fruits forest cookie passion');
const SHORTEST_TASTE = 5;

/** Every word that a flavour is made of. */
export function tastesOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.flatMap(({ flavours }) => flavours.flatMap(flavourWords)));
}

const flavourWords = (flavour: string): string[] => flavour.toLowerCase().split(/[^a-z]+/u);

/** The flavours that a message names, in words that name nothing else. */
export const tastesIn = ({ tastes }: Knowledge, text: string): string[] => [
  ...new Set(text.split(' ').filter((word) => word.length >= SHORTEST_TASTE && tastes.has(word))),
];

function flavourCriteria(knowledge: Knowledge, { text, rest }: Question): Criterion[] {
  if (
    !/\b(?:flavou?r\w*|products?|drinks?|supplements?|anything|something|which|any|ones?|range)\b/u.test(rest)
  )
    return [];
  const asked = tastesIn(knowledge, text).filter((taste) => !NOT_A_TASTE.has(taste));
  return asked.map((taste) => ({
    words: `with ${taste} flavour`,
    keeps: (product) =>
      product.flavours.some((flavour) =>
        flavour
          .toLowerCase()
          .split(/[^a-z]+/u)
          .includes(taste),
      ),
  }));
}

/** "Tube feeds in 1.5 litre packs" */
function packCriteria(knowledge: Knowledge, { amount, nutrients: asked }: Question): Criterion[] {
  if (amount?.kind !== 'measure' || asked.length > 0) return [];
  const { amount: size, unit } = amount;
  return [
    {
      words: `in packs of ${knowledge.formatNumber(size, placesOf(String(size)))}\u00a0${unit}`,
      keeps: (product) => product.basis === unit && product.units.some((each) => each.amount === size),
    },
  ];
}

const highProtein: Criterion = {
  words: 'high in protein (20\u00a0% of energy or more)',
  keeps: (product) => {
    const energy = per100(product, 'energyKcal');
    const protein = per100(product, 'protein');
    return (
      energy.kind === 'stated' &&
      protein.kind === 'stated' &&
      energy.value > 0 &&
      (protein.value * KCAL_PER_G_PROTEIN) / energy.value >= HIGH_PROTEIN_ENERGY_SHARE - 1e-9
    );
  },
};

const withoutFibre: Criterion = {
  words: 'without fibre',
  keeps: (product) => contribution(per100(product, 'fibre')) === 0,
  doubts: () => '',
};

const withNutrient = (id: string, words: string): Criterion => ({
  words,
  keeps: (product) => (contribution(per100(product, id)) ?? 0) > 0,
});

function kindCriterion(knowledge: Knowledge, kind: string): Criterion {
  const written = new RegExp(`(?:^|[^a-z])(?:${kindIsWrittenAs(kind)})`, 'u');
  return {
    words: `described as ${kind}`,
    keeps(product) {
      const text = `${product.name}\n${descriptionFor(product, knowledge.country)}\n${product.indications}`
        .toLowerCase()
        .replaceAll('’', "'");
      return written.test(text);
    },
  };
}
