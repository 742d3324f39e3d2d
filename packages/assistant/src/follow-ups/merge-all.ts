import { meetsCriterion } from '../answers/lists/criteria.ts';
import type { Knowledge } from '../answers/draft.ts';
import { execute } from '../answers/execute.ts';
import { isAvailable } from '../catalogue.ts';
import { asksNothing } from './repeated-question.ts';
import type { ProductRange } from '../names/description.ts';
import { merge } from './merge.ts';
import { LISTED_KINDS } from '../message/criterion-kinds.ts';
import type { Query } from '../message/query.ts';
import { DESCRIBES_ONE } from '../splitting/shared-details.ts';
import type { Conversation } from './conversation.ts';
import { withOtherTarget } from './other-targets.ts';
import { namedProduct } from '../names/name-match.ts';

export function rangeOf({ names, country }: Knowledge): ProductRange {
  const productOf = (id: string) => namedProduct(names, id)?.product;
  return {
    names,
    meets(criterion, id) {
      const product = productOf(id);
      return product !== undefined && meetsCriterion(criterion, product, country) === true;
    },
    isSoldHere(id) {
      const product = productOf(id);
      return product !== undefined && isAvailable(product, country);
    },
  };
}

/** Merges each question with the conversation, which includes the questions before it in the message. */
export function mergeAll(queries: readonly Query[], context: Conversation, knowledge: Knowledge): Query[] {
  const range = rangeOf(knowledge);
  let conversation = context;
  let described: readonly string[] = [];
  const merged = queries.map((typed, at) => {
    const query = asksOfTheDescribed(typed, described) ? ofProducts(typed, described) : typed;
    const filled =
      withOtherTarget(query, conversation.query) ??
      (at > 0 && isComplete(query) ? query : merge(query, conversation, range));
    // "What ages is it for and how does it differ from Dalesip Mini": the comparison is not only about ages.
    const completed =
      at > 0 && query.isComparison && query.topics.length === 0 ? { ...filled, topics: [] } : filled;
    // "Your highest protein feed, and does it contain fibre": about what the list before found.
    const next = queries[at + 1];
    const isListed =
      completed.subject === 'list' &&
      next !== undefined &&
      (next.reference !== null || (next.subject === 'products' && next.products.length === 0));
    const shownProducts = isListed ? (execute(completed, knowledge).productIds ?? []) : completed.products;
    if (isListed && DESCRIBES_ONE.test(completed.text) && completed.order === null)
      described = shownProducts.length <= MAX_DESCRIBED ? shownProducts : [];
    // A question about the app between two questions about a product does not change the product.
    if (completed.subject !== 'general')
      conversation = { ...context, query: completed, shownProducts, latestQuery: completed };
    return completed;
  });
  const [query, asked] = [queries[0], merged[0]];
  const isAboutAnotherProduct =
    queries.length === 1 &&
    query !== undefined &&
    asked?.subject === 'products' &&
    asked.products.length > 0 &&
    // "And the mini?" repeats the questions before.
    asksNothing(query) &&
    query.amounts.length === 0 &&
    query.basis === null &&
    !asked.products.some((id) => context.shownProducts.includes(id));
  return isAboutAnotherProduct && context.sameProductQueries.length > 0
    ? context.sameProductQueries.map((each) => ({ ...each, products: asked.products, unresolvedName: null }))
    : merged;
}

const MAX_DESCRIBED = 3;
/** "Is it vegan, does it come in a litre", after "the plant feed": of each that it may be, not a narrower list. */
const asksOfTheDescribed = (query: Query, described: readonly string[]): boolean =>
  described.length > 0 &&
  query.products.length === 0 &&
  query.unresolvedName === null &&
  query.order === null &&
  query.otherIntents.length === 0 &&
  !(query.namesProductsInGeneral || query.asksForCount) &&
  !query.criteria.some(({ kind }) => LISTED_KINDS.has(kind)) &&
  (query.reference?.kind === 'same' || query.topics.length + query.nutrients.length > 0);
const ofProducts = (query: Query, products: readonly string[]): Query => {
  const packs = query.criteria.filter(({ kind }) => kind === 'pack' || kind === 'container');
  return {
    ...query,
    subject: 'products',
    products,
    reference: null,
    criteria: query.criteria.filter((each) => !packs.includes(each)),
    topics: packs.length > 0 ? [...query.topics, 'packs'] : query.topics,
  };
};

/** Complete by itself: nothing is inherited from the other question of the message. */
const isComplete = ({
  products,
  subject,
  criteria,
  order,
  unresolvedName,
  otherIntents,
  reference,
  isComparison,
  amounts,
  bareSuperlative,
  text,
}: Query): boolean =>
  (products.length > 0 &&
    !(isComparison && products.length === 1) &&
    // "Is that more protein than Dalesip Juice"
    !(reference?.kind === 'same' && bareSuperlative !== null && / than /u.test(text))) ||
  unresolvedName !== null ||
  otherIntents.length > 0 ||
  (subject === 'list' &&
    reference === null &&
    // "And in 2 slices of the loaf" after biscuits.
    amounts.length === 0 &&
    (order === null || order.by !== '') &&
    criteria.some(({ kind, isRequired }) => isRequired && LISTED_KINDS.has(kind)));
