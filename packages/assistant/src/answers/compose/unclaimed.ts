import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import { readClause } from '../../message/clause.ts';
import { MARKS } from '../../message/criterion-kinds.ts';
import { NO_QUERY, type Query } from '../../message/query.ts';
import { ONE_PERSON } from '../../vocabulary/person-words.ts';
import { type Draft, type Knowledge, linesOf, notTakenIn } from '../draft.ts';
import { isClaimed, isOfALabel } from './unanswered.ts';

/** What stands between the parts of a question. */
const BETWEEN = / , (?:and )?| and | plus | also /u;
/** What was told of somebody is left out of a query, and a comma stands for each of its words: what follows belongs to it. */
const TOLD = '~ ';
const SHORTEST = 4;
const MOST_WORDS = 3;

/** A part of a question of which nothing was answered: a question of its own of the same products, or words. */
type Unclaimed = { query: Query } | { words: string };

/**
 * Nothing of a question is dropped in silence. A part of it that says something of a label which no field of the query holds is asked by
 * itself; one of which no word was read is given as words.
 */
export function unclaimedIn(query: Query, { names, lexicon }: Knowledge): Unclaimed[] {
  const parts = query.text.replaceAll(/(?: ,){2,} /gu, ` , ${TOLD}`).split(BETWEEN);
  if (query.products.length === 0 || parts.length < 2) return [];
  return parts.flatMap((part, at): Unclaimed[] => {
    const typed = wordsOf(part);
    const words = typed.map(({ text }) => text);
    const isName = names.all.some(
      ({ brand, rest, product }) =>
        words.includes(brand) ||
        (query.products.includes(product.id) && rest.every((word) => words.includes(word))),
    );
    if (isName) return [];
    const all = lexicon.find(words, () => true).flatMap(({ value }) => value);
    // "Never mind the energy", "not the carbs".
    if (all.some((item) => item.kind === 'operator' && item.name.startsWith('not'))) return [];
    const items = all.filter(isOfALabel);
    if (items.length > 0) {
      if (items.some((item) => isClaimed(item, query))) return [];
      const asked = readClause(typed, [], names, lexicon);
      const { topics, nutrients, withoutRow } = asked;
      const criteria = asked.criteria.filter(({ kind }) => MARKS.has(kind));
      return topics.length + nutrients.length + withoutRow.length + criteria.length === 0
        ? []
        : [{ query: { ...NO_QUERY, ...asked, subject: 'products', products: query.products, criteria } }];
    }
    const said = part.replace(/^(?:what|how) about /u, '').split(' ');
    const long = said.filter((word) => word.length >= SHORTEST);
    const isUnread = (word: string) =>
      [...query.leftOver, ...query.unknown].includes(word) ||
      query.criteria.some((each) => each.kind === 'type' && each.value === word);
    // What is told of somebody asks nothing.
    const isTold = part.startsWith(TOLD) || (at < parts.length - 1 && TELLS_OF_SOMEBODY.test(query.text));
    return at > 0 && !isTold && said.length <= MOST_WORDS && !/\d/u.test(part) && long.some(isUnread)
      ? [{ words: part }]
      : [];
  });
}

const TELLS_OF_SOMEBODY = new RegExp(`\\b(?:${[...ONE_PERSON].join('|')}|he|she|his|her)\\b`, 'u');

/** "Kcal in this, and what about glaucoma?": the warnings of the label that speak of it are quoted; else it is named. */
export function quotedOrNamed(part: string, query: Query, { products }: Knowledge): Draft {
  const stems = part
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map(stem);
  const quotes = products.flatMap(({ id, name, contraIndications, precautions }) => {
    if (!query.products.includes(id)) return [];
    const warns = linesOf(`${contraIndications}\n${precautions}`).filter((line) =>
      wordsOf(line).some(({ text }) => stems.includes(stem(text))),
    );
    return warns.length === 0 ? [] : [`The label of ${name} says: “${warns.join(' ')}”`];
  });
  return { intent: 'product.contraindication', say: quotes.length > 0 ? quotes : [notTakenIn([part])] };
}
