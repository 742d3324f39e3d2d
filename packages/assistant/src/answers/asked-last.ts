import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';
import type { Query } from '../reading/query.ts';
import type { Product } from '../catalogue.ts';
import { linesOf, notTakenIn } from './draft.ts';

/** What was told of somebody is left out before, and a comma stands for each of its words. */
const LAST_PART = /(?<! ,)(?: , (?:and )?| and )((?:(?:what|how) about )?(?:[a-z]+ ?){1,3})$/u;
const SHORTEST = 4;

/**
 * "Kcal in this, and what about glaucoma?": a last part of which no word was read. The warnings of the label that speak of it are quoted;
 * else it is named, for what was asked is never dropped.
 */
export function askedLast(query: Query, { name, contraIndications, precautions }: Product): string[] {
  const part = LAST_PART.exec(query.text)?.[1];
  if (part === undefined) return [];
  const isUnread = (word: string) =>
    [...query.leftOver, ...query.unknown].includes(word) ||
    query.criteria.some(({ kind, ...each }) => kind === 'type' && 'value' in each && each.value === word);
  const words = part
    .replace(/^(?:what|how) about /u, '')
    .split(' ')
    .filter((word) => word.length >= SHORTEST);
  if (words.length === 0 || !words.every(isUnread)) return [];
  const stems = words.map(stem);
  const warns = linesOf(`${contraIndications}\n${precautions}`).filter((line) =>
    wordsOf(line).some(({ text }) => stems.includes(stem(text))),
  );
  return [warns.length > 0 ? `The label of ${name} says: “${warns.join(' ')}”` : notTakenIn([part])];
}
