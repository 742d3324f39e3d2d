import type { Product } from '../catalogue.ts';
import type { Query } from '../reading/query.ts';
import { yesOrNo } from './asks-whether.ts';

// What is told of the packs that a product comes in.

export const sizesOf = ({ packSize }: Product): string[] =>
  packSize
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');

/** "Does it come in 125 ml". */
export function ofSize({ units, basis }: Product, query: Query, sentence: string): string {
  const [asked, other] = query.amounts;
  if (asked?.kind !== 'measure' || other !== undefined) return sentence;
  return yesOrNo(
    query,
    units.some(({ amount }) => amount === asked.amount) && basis === asked.unit,
    sentence,
  );
}

/** "In a tub?" */
export function ofContainer(
  { units, packSize }: Product,
  { text }: Query,
  sentence: string,
): string | undefined {
  const asked = text.replaceAll(/\bhow many (?:\w+ )?(?:in|to|per) an? \w+/gu, '');
  const noun = /\b(?:in|as) (?:an? )?(bottle|pouch|carton|tin|sachet|pot|tub|bar)(?:e?s)?\b/u.exec(
    asked,
  )?.[1];
  if (noun === undefined) return undefined;
  return units.some(({ kind }) => kind === noun) || packSize.includes(noun)
    ? `Yes, ${sentence}`
    : `The product data list no ${noun}: ${sentence}`;
}

/** "A 200 ml bottle"; "75 x 1 g tablets" are several. */
export const withArticle = (words: string): string =>
  /^\d+ x /u.test(words) ? words : `${/^[aeiou8]|^1[18](?!\d)/u.test(words) ? 'an' : 'a'} ${words}`;
