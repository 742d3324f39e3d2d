import { singular } from '../language/phrases.ts';
import type { NameIndex } from './name-index.ts';
import { type Criterion, exactly, type Query } from '../message/query.ts';
import { namedProduct } from './name-match.ts';

/** The catalogue, and what its labels say about a criterion. */
export type ProductRange = {
  names: NameIndex;
  meets: (criterion: Criterion, id: string) => boolean;
  isSoldHere: (id: string) => boolean;
};

/** Words around a description: "and what about the fibre one, please". */
export const FILLER =
  /^(?:and|or|but|ok|now|then|so|what|how|about|same|for|the|a|an|one|ones|version|variety|variant|type|kind|form|product|feed|also|too|as|well|please|instead|only|just|with|of|in|that|is|are|it|do|show|try|add|include|put|use|to|comparison|,)$/u;
export const descriptiveWords = (description: string): string[] =>
  description.split(' ').filter((word) => !FILLER.test(word));

/** A word of a name, or its plural. */
export const hasNameWord = (rest: readonly string[], word: string): boolean =>
  rest.includes(word) || rest.includes(singular(word));

/** The products that a description fits: those with all its words in their names, or else those whose labels meet its criteria. */
export function matchingDescription(
  description: string,
  { criteria, amounts, unknownWords, unusedWords }: Query,
  pool: readonly string[],
  { names, meets }: ProductRange,
): readonly string[] {
  const words = descriptiveWords(description);
  const matchedByName = pool.filter((id) => {
    const { brand, nameWords } = namedProduct(names, id) ?? { brand: '', nameWords: [] };
    return words.length > 0 && words.every((word) => hasNameWord([brand, ...nameWords], word));
  });
  const isRead = ![...unknownWords, ...unusedWords].some((word) => words.includes(word));
  const askedCriteria = [
    ...criteria.filter(({ kind }) => kind !== 'among'),
    ...amounts.flatMap((amount): Criterion[] =>
      amount.kind === 'measure'
        ? [{ kind: 'pack', isRequired: true, limits: exactly(amount.amount), unit: amount.unit }]
        : [],
    ),
  ].map((each): Criterion => ({ ...each, isRequired: true }));
  if (matchedByName.length > 0 || askedCriteria.length === 0 || !isRead) return matchedByName;
  const fitting = pool.filter((id) => askedCriteria.every((each) => meets(each, id)));
  // "The paediatric one" is for children only, if there is such a one: many more are also for children.
  const forBandOnly = /\bfor\b/u.test(description)
    ? []
    : fitting.filter((id) => askedCriteria.some((each) => isForBandOnly(each, id, meets)));
  return forBandOnly.length > 0 ? forBandOnly : fitting;
}

const BANDS = ['infant-0-12m', 'child-1-18y', 'adult-18y'] as const;
function isForBandOnly(ageCriterion: Criterion, id: string, fits: ProductRange['meets']): boolean {
  if (ageCriterion.kind !== 'age' || ageCriterion.age.kind !== 'band') return false;
  const { band: own } = ageCriterion.age;
  return BANDS.every((band) => {
    const isFor = fits({ kind: 'age', isRequired: true, age: { kind: 'band', band, words: '' } }, id);
    // A product for infants and children counts as one for children; one for adults as well does not.
    return band === own ? isFor : !isFor || (own === 'child-1-18y' && band === 'infant-0-12m');
  });
}

/** "The middle one" of an odd number. */
export const MIDDLE = /^(?:the )?middle(?: one)?$/u;
export const middleOf = (shown: readonly string[]): readonly string[] =>
  shown.length % 2 === 1 ? shown.slice((shown.length - 1) / 2).slice(0, 1) : [];
