import { readClause } from './clause.ts';
import { clausesOf } from './clauses.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameIndex } from './names.ts';
import type { Criterion, Query } from './query.ts';
import type { Reading } from './reading.ts';

/** A message as queries: one for each question in it. Nothing is looked up, and nothing is left out unsaid. */
export function parse(reading: Reading, names: NameIndex, lexicon: Lexicon): Query[] {
  const queries = clausesOf(reading, lexicon).map(({ from, to }) => {
    const words = reading.words.slice(from, to);
    const mentions = reading.mentions
      .filter((mention) => mention.from >= from && mention.from < to)
      .map((mention) => ({ ...mention, from: mention.from - from, to: mention.to - from }));
    return readClause(words, mentions, names, lexicon);
  });
  return sharing(queries);
}

const isKind = ({ kind, is }: Criterion): boolean => is && /^(?:form|disorder|type|brand|among)$/u.test(kind);
const hasKind = ({ criteria }: Query): boolean => criteria.some(isKind);

/** What one of several questions leaves out is what the one beside it says. */
function sharing(queries: readonly Query[]): Query[] {
  const shared: Query[] = [];
  for (const [at, query] of queries.entries()) {
    const before = shared[at - 1];
    const after = queries[at + 1];
    const isBare =
      query.order !== null && !hasKind(query) && query.products.length === 0 && query.unclear === null;
    if (isBare && before?.subject === 'list')
      shared.push({ ...query, criteria: [...before.criteria, ...query.criteria] });
    // "Highest protein and lowest sodium tube feed".
    else if (isBare && before === undefined && after?.order !== null && after !== undefined && hasKind(after))
      shared.push({ ...query, criteria: [...after.criteria.filter(isKind), ...query.criteria] });
    else shared.push(before === undefined ? query : filledIn(query, before));
  }
  return shared;
}

const MARKS = /^(?:diet|allergen|flavour|age|complete|scheme|iddsi|country)$/u;

function filledIn(query: Query, before: Query): Query {
  const { criteria, text } = query;
  const isOpen = /\b(?:is|are|do|does|has|have|can)$|^which (?:\w+ ){0,4}(?:too|also)$/u.test(text);
  // "Is Dalesip Plant vegan and which tube feeds are".
  if (
    query.subject === 'list' &&
    isOpen &&
    criteria.every(isKind) &&
    !/\bdo you (?:have|do)$/u.test(text) &&
    before.subject === 'products'
  ) {
    const marks = before.criteria
      .filter(({ kind }) => MARKS.test(kind))
      .map((each) => ({ ...each, is: true }));
    return { ...query, criteria: [...criteria, ...marks] };
  }
  // "Which tube feeds are vegan and which are halal": of the same kind, and another list.
  if (
    query.subject === 'list' &&
    before.subject === 'list' &&
    !hasKind(query) &&
    criteria.length > 0 &&
    /^(?:which|how many|what|how about)\b/u.test(text)
  )
    return { ...query, criteria: [...before.criteria.filter(isKind), ...criteria] };
  // "Which have fish and which do not".
  const turned = before.criteria.at(-1);
  if (
    before.subject === 'list' &&
    turned !== undefined &&
    criteria.length === 0 &&
    /^which (?:ones )?(?:dont|do not|arent|are not|havent|have not|hasnt|isnt)$/u.test(text)
  )
    return { ...before, criteria: [...before.criteria.slice(0, -1), { ...turned, is: !turned.is }], text };
  const isOfOne =
    query.products.length === 0 && query.unclear === null && !query.asksForSome && !query.isCount;
  const asks =
    query.topics.length + query.nutrients.length + query.withoutRow.length > 0 ||
    criteria.some(({ kind }) => MARKS.test(kind));
  if (
    isOfOne &&
    asks &&
    !hasKind(query) &&
    query.order === null &&
    before.products.length > 0 &&
    query.general.length === 0
  )
    return { ...query, subject: 'products', products: before.products.slice(-1) };
  return query;
}
