import type { Product } from '../../catalogue.ts';
import { listed } from '../../language/phrases.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import { type ProductQuestion, type Knowledge, linesOf } from '../draft.ts';
import type { Query } from '../../message/query.ts';
import { SUBJECT_PATTERNS } from './handling.ts';

/** "Does the label say anything about pregnancy": quotes the lines that do, or says that none does. */
export function quoteFromLabel({
  product,
  query,
  knowledge: { lexicon },
}: ProductQuestion): string | undefined {
  const { text, unusedWords, unknownWords } = query;
  const nameWords = product.name.toLowerCase().split(' ');
  const sought = (all: readonly string[]) =>
    all.filter(
      (word) =>
        word.length > 3 && !lexicon.isIgnorable(word) && !nameWords.includes(word) && !LABEL_WORDS.test(word),
    );
  const [, ...matched] = ASKS_WHAT_LABEL_SAYS.exec(text) ?? [];
  const searchWords = sought((matched.find((each) => each !== undefined) ?? '').split(' '));
  // "Is diabetes among its precautions": searched, but never reported as missing, as the label may word it differently.
  const words =
    searchWords.length > 0 || !ASKS_FOR_PRECAUTIONS.test(text)
      ? searchWords
      : sought([...unusedWords, ...unknownWords]);
  if (words.length === 0) return undefined;
  const lines = linesAbout(product, words, searchWords.length > 0 ? 'all texts' : 'warnings');
  if (lines.length === 0 && searchWords.length === 0) return undefined;
  return lines.length === 0
    ? `The label of ${product.name} does not mention ${listed(words.map((word) => `“${word}”`))}. It says:`
    : quotedLines(product, lines);
}

/** "Ice lollies out of Dalesip Juice": words that no field of a query holds, but a text of the label does. */
export function mentionedOnLabel({
  product,
  query,
  knowledge: { lexicon },
}: ProductQuestion): string | undefined {
  const words = query.unusedWords.filter((word) => word.length > 3 && !lexicon.isIgnorable(word));
  const lines = words.length === 0 ? [] : linesAbout(product, words, 'all texts');
  return lines.length === 0 ? undefined : quotedLines(product, lines);
}

const quotedLines = ({ name }: Product, lines: readonly string[]): string =>
  `The label of ${name} says: “${lines.join(' ')}”`;

/** The lines of a label that contain the most of these words. */
function linesAbout(product: Product, words: readonly string[], scope: 'all texts' | 'warnings'): string[] {
  const { contraIndications, precautions, directionsForUse, storage, indications, importantNotice } = product;
  const warns = [contraIndications, precautions];
  const texts =
    scope === 'warnings' ? warns : [...warns, directionsForUse, storage, indications, ...importantNotice];
  const lines = linesOf(texts.join('\n'));
  const count = (line: string): number => {
    const stems = new Set(wordsOf(line).map((word) => stem(word.text)));
    // "Freezing": the line about a lolly that may be frozen.
    const isSaid = (word: string) =>
      stems.has(stem(word)) || SUBJECT_PATTERNS.some((pattern) => pattern.test(word) && pattern.test(line));
    return words.filter(isSaid).length;
  };
  const counts = lines.map(count);
  const maxCount = Math.max(...counts);
  return maxCount === 0 ? [] : lines.filter((_, at) => counts[at] === maxCount);
}
const ASKS_WHAT_LABEL_SAYS =
  /\b(?:say|says|said|mention\w*|states?|stated|warn\w*|cautions?|anything|something|label)\b(?:(?! about| whether) \w+){0,3}? (?:about|whether|if|on|of|re|regarding|against|in) (.+)$|\b(?:says?|warns?) not to (.+)$|\bmention(?:s|ed)? (.+)$/u;
const ASKS_FOR_PRECAUTIONS = /\b(?:contra ?indicat\w*|precautions?|cautions?|warnings?|mention\w*)\b/u;
const LABEL_WORDS =
  /^(?:labels?|leaflet|pack|packaging|anywhere|anything|(?:mention|precaution|caution|warn|contra|indicat|instruct|direct)\w*|used?|using|list|listed|state|states|stated|section)$/u;

/** Whether the ingredients list contains a word. */
export const inIngredients = ({ medicalIngredients }: Product, word: string): boolean =>
  medicalIngredients
    .join(' ')
    .toLowerCase()
    .replaceAll('yogh', 'yog')
    .split(/[^a-z]+/u)
    .some((each) => each === word || (word.length > 5 && each.startsWith(word.replace(/e?s$|e$/u, ''))));
export const ingredientSentence = (product: Product, word: string): string =>
  inIngredients(product, word)
    ? `${product.name} lists ${word} among its ingredients.`
    : `${product.name} does not list ${word} among its ingredients; the list in the app may be shortened, so check the label.`;
export const INGREDIENT =
  /\b(gelatine?|pork|beef|lanolin|palm oil|starch|gum|sweetener|colour|preservative|emulsifier)s?\b/u;

/** The first of these words that is in the ingredients list. */
export const ingredientIn = (product: Product, words: readonly string[]): string | undefined =>
  words.find((word) => word.length > 3 && inIngredients(product, word));

const ASKS_IF_IN =
  /\b(?:(?:is|are) there|contains?|made (?:with|from|of)|(?:has|have|got) (?=.*\bin it\b)|any (?=.* in\b)) ?(?:(?:any|some|real|actual|proper|genuine|a|an) )*((?:[a-z]+ ?){1,3})/u;
/** "Can it be made with juice" asks what to mix it with. */
const ASKS_WHAT_TO_MIX = /\b(?:can|could|may|should|shall)\b.*\b(?:made|mixed) (?:up )?with\b/u;
const REAL_INGREDIENT = /\b(?:real|actual|proper|genuine)\b/u;
/** Kinds of product that are also foods: "is there yogurt in it" asks for an ingredient, not for a kind. */
const IS_A_FOOD = /^(?:yogurt|juice|custard|biscuit|cookie|cereal|bread|pasta|flour|pea)$/u;

/** The ingredient that is asked about: "is there actual yogurt in it", "does it contain maltodextrin". */
export function requestedIngredient(
  { text, criteria, unknownWords, unusedWords, nutrients, topics }: Query,
  { isIngredient }: Knowledge['lexicon'],
): string | undefined {
  const candidateWords = [...unknownWords, ...unusedWords];
  const isFlavour = (word: string) =>
    REAL_INGREDIENT.test(text) &&
    (topics.includes('ingredients') ||
      criteria.some((each) => each.kind === 'flavour' && each.value.includes(word)));
  return nutrients.length > 0 || ASKS_WHAT_TO_MIX.test(text)
    ? undefined
    : ASKS_IF_IN.exec(text)?.[1]
        ?.split(' ')
        .find(
          (word) =>
            IS_A_FOOD.test(word) ||
            (word.length > 3 && (isFlavour(word) || (candidateWords.includes(word) && isIngredient(word)))),
        );
}
