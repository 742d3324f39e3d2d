import type { Product } from '../catalogue.ts';
import type { Query } from '../reading/query.ts';
import type { Knowledge } from './draft.ts';

/** Whether its list of ingredients names a word. */
export const inIngredients = ({ medicalIngredients }: Product, word: string): boolean =>
  medicalIngredients
    .join(' ')
    .toLowerCase()
    .replaceAll('yogh', 'yog')
    .split(/[^a-z]+/u)
    .some((each) => each === word || (word.length > 5 && each.startsWith(word.replace(/e?s$|e$/u, ''))));
export const INGREDIENT =
  /\b(gelatine?|pork|beef|lanolin|palm oil|starch|gum|sweetener|colour|preservative|emulsifier)s?\b/u;

/** A word that was not understood and stands in the list of ingredients. */
export const ingredientIn = (product: Product, words: readonly string[]): string | undefined =>
  words.find((word) => word.length > 3 && inIngredients(product, word));

const ASKS_IF_IN =
  /\b(?:(?:is|are) there|contains?|made (?:with|from|of)|(?:has|have|got) (?=.*\bin it\b)|any (?=.* in\b)) ?(?:(?:any|some|real|actual|proper|genuine|a|an) )*((?:[a-z]+ ?){1,3})/u;
/** "Can it be made with juice" asks what it is mixed with. */
const MAY_BE_MADE = /\b(?:can|could|may|should|shall)\b.*\b(?:made|mixed) (?:up )?with\b/u;
const IS_REAL = /\b(?:real|actual|proper|genuine)\b/u;
/** Kinds of product that are foods themselves: "is there yogurt in it" asks for no kind. */
const IS_A_FOOD = /^(?:yogurt|juice|custard|biscuit|cookie|cereal|bread|pasta|flour|pea)$/u;

/** "Is there actual yogurt in it", "does it contain maltodextrin": a word that lists of ingredients answer. */
export function ingredientAsked(
  { text, criteria, unknown, leftOver, nutrients, topics }: Query,
  { isIngredient }: Knowledge['lexicon'],
): string | undefined {
  const free = [...unknown, ...leftOver];
  const isOfATaste = (word: string) =>
    IS_REAL.test(text) &&
    (topics.includes('ingredients') ||
      criteria.some((each) => each.kind === 'flavour' && each.value.includes(word)));
  return nutrients.length > 0 || MAY_BE_MADE.test(text)
    ? undefined
    : ASKS_IF_IN.exec(text)?.[1]
        ?.split(' ')
        .find(
          (word) =>
            IS_A_FOOD.test(word) ||
            (word.length > 3 && (isOfATaste(word) || (free.includes(word) && isIngredient(word)))),
        );
}
