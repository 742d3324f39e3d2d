import { singular } from '../language/phrases.ts';
import type { NameIndex } from './name-index.ts';
import { type Criterion, exactly, type Query } from '../message/query.ts';

/** The products there are, and what their labels say of a criterion. */
export type Range = {
  names: NameIndex;
  fits: (criterion: Criterion, id: string) => boolean;
  isSoldHere: (id: string) => boolean;
};

/** Words around a description: "and what about the fibre one, please". */
const AROUND =
  /^(?:and|or|but|ok|now|then|so|what|how|about|same|for|the|a|an|one|ones|version|variety|variant|type|kind|form|product|feed|also|too|as|well|please|instead|only|just|with|of|in|that|is|are|it|do|show|try|add|include|put|use|to|comparison|,)$/u;
export const wordsOfIt = (said: string): string[] => said.split(' ').filter((word) => !AROUND.test(word));

/** A word of a name, in the plural too. */
export const isIn = (rest: readonly string[], word: string): boolean =>
  rest.includes(word) || rest.includes(singular(word));

/** Which of some products words describe: those whose names hold them all, else those whose labels say so. */
export function described(
  said: string,
  { criteria, amounts, unknown, leftOver }: Query,
  pool: readonly string[],
  { names, fits }: Range,
): readonly string[] {
  const words = wordsOfIt(said);
  const named = pool.filter((id) =>
    names.all.some(
      ({ product, brand, rest }) =>
        product.id === id && words.length > 0 && words.every((word) => isIn([brand, ...rest], word)),
    ),
  );
  const isRead = ![...unknown, ...leftOver].some((word) => words.includes(word));
  const asked = [
    ...criteria.filter(({ kind }) => kind !== 'among'),
    ...amounts.flatMap((amount): Criterion[] =>
      amount.kind === 'measure'
        ? [{ kind: 'pack', is: true, limits: exactly(amount.amount), unit: amount.unit }]
        : [],
    ),
  ].map((each): Criterion => ({ ...each, is: true }));
  if (named.length > 0 || asked.length === 0 || !isRead) return named;
  const fitting = pool.filter((id) => asked.every((each) => fits(each, id)));
  // "The paediatric one" is for children alone, where there is such a one: many more are for them as well.
  const alone = /\bfor\b/u.test(said)
    ? []
    : fitting.filter((id) => asked.some((each) => isForThemAlone(each, id, fits)));
  return alone.length > 0 ? alone : fitting;
}

const BANDS = ['infant-0-12m', 'child-1-18y', 'adult-18y'] as const;
function isForThemAlone(asked: Criterion, id: string, fits: Range['fits']): boolean {
  if (asked.kind !== 'age' || asked.age.kind !== 'band') return false;
  const { band: own } = asked.age;
  return BANDS.every((band) => {
    const isFor = fits({ kind: 'age', is: true, age: { kind: 'band', band, asked: '' } }, id);
    // What is for infants and children is for children, and not for adults.
    return band === own ? isFor : !isFor || (own === 'child-1-18y' && band === 'infant-0-12m');
  });
}

/** "The middle one", where there is one. */
export const MIDDLE = /^(?:the )?middle(?: one)?$/u;
export const middleOf = (shown: readonly string[]): readonly string[] =>
  shown.length % 2 === 1 ? shown.slice((shown.length - 1) / 2).slice(0, 1) : [];
