import type { PreviousKind } from '../../intent/features.ts';
import { familyOf } from '../../intent/classifier.ts';
import { unique } from '../../language/phrases.ts';
import type { Query } from '../../message/query.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import { isImpliedBy } from '../../follow-ups/repeated-question.ts';
import type { Answer, AnswerPart } from '../answer.ts';
import { type Draft, type Knowledge, notUnderstoodSentence } from '../draft.ts';
import { joinDrafts } from '../execute.ts';
import { nutrientsById } from '../figures/values.ts';

/** The list that "the second one" refers to. Two products asked about one after the other also form a list. */
function nextListedProducts(
  shown: readonly string[],
  { shownProducts: last, listedProducts }: Conversation,
): readonly string[] {
  const [one, other] = shown;
  if (one === undefined || other !== undefined) return other === undefined ? listedProducts : shown;
  const isPair = last.length === 1 && last[0] !== one && !listedProducts.includes(one);
  return isPair ? [...last, one] : listedProducts;
}

/** The last full list; if it narrows the one before, with that one. */
function listAfter(
  asked: Query | null,
  shownProducts: readonly string[],
  before: Conversation,
): Conversation['lastList'] {
  if (asked?.subject !== 'list' || shownProducts.length < 2) return before.lastList;
  const first = before.query?.subject === 'list' ? before.lastList?.first : undefined;
  const isNarrower =
    first !== undefined &&
    first.criteria.length > 0 &&
    first.criteria.every((each) => isImpliedBy(each, asked.criteria));
  return { query: asked, shownProducts, first: isNarrower ? first : asked };
}

/** The products named so far; none after a list, because "the three" then means products of that list. */
const nextDiscussedProducts = (
  query: Query | null,
  shown: readonly string[],
  { discussedProducts }: Conversation,
): readonly string[] =>
  query?.subject === 'list'
    ? []
    : [...discussedProducts.filter((id) => !shown.includes(id)), ...shown].slice(-MAX_NAMED);
const MAX_NAMED = 6;

const MAX_EARLIER = 4;

const MAX_CHOICES = 6;

/** A number and its unit stay on one line, also in product texts. */
const toAnswerPart = (content: string | AnswerPart): AnswerPart =>
  typeof content === 'string'
    ? { kind: 'text', text: content.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml)\b)/gu, '$1\u00a0') }
    : content;

/** A sentence that another repeats after "yes" or "no" is left out. */
const withoutRepeated = (parts: AnswerPart[]): AnswerPart[] => {
  const answered = new Set(
    parts.flatMap((part) =>
      part.kind === 'text' && /^(?:Yes|No), /u.test(part.text) ? part.text.replace(/^\w+, /u, '') : [],
    ),
  );
  return parts.filter((part) => part.kind !== 'text' || !answered.has(part.text));
};

/** Joins drafts into one answer, with the context for the next message. */
export function completeAnswer(
  knowledge: Knowledge,
  drafts: readonly Draft[],
  queries: readonly Query[],
  before: Conversation,
): Answer {
  const {
    intent,
    kind = 'answer',
    content,
    sources,
    links,
    choices,
    productIds = [],
    leaders = [],
    offeredProducts = [],
  } = joinDrafts(drafts);
  const shown = [...new Set(productIds)];
  const referredTo = shown.length > 0 ? shown : offeredProducts;
  const last = queries.at(-1);
  // "The first one" after a list of one product is that product.
  const listedProducts =
    last?.subject === 'list' && referredTo.length === 1 ? referredTo : nextListedProducts(referredTo, before);
  // "Why" applies to one message only; the rest of the query carries over.
  const latestQuery = last === undefined ? null : { ...last, asksWhy: false };
  const setsContext =
    last !== undefined &&
    kind !== 'refusal' &&
    (last.subject !== 'general' || last.otherIntents.some((name) => /^(?:method|app:privacy)/u.test(name))) &&
    !(
      last.subject !== 'list' &&
      last.products.length === 0 &&
      last.topics.some((topic) => topic === 'price' || topic === 'stock')
    );
  // "And the second": the conversation continues with that product, and keeps the list it came from.
  const rankContext =
    latestQuery?.order?.places === undefined ? undefined : asProductsContext(latestQuery, shown, before);
  return {
    intent,
    intents: [...new Set(drafts.map((draft) => draft.intent))],
    kind,
    parts: withoutRepeated(unique(content).map(toAnswerPart)),
    sources: unique(sources),
    links: unique(links),
    choices: unique(choices).slice(0, MAX_CHOICES),
    productIds: shown,
    country: knowledge.country,
    context: setsContext
      ? {
          query: latestQuery,
          shownProducts: referredTo,
          leaders,
          listedProducts,
          discussedProducts: nextDiscussedProducts(latestQuery, shown, before),
          earlierQueries:
            before.query?.subject === 'products'
              ? [...before.earlierQueries, before.query].slice(-MAX_EARLIER)
              : [],
          latestQuery,
          sameProductQueries: queriesOfOneProduct(queries),
          lastList: listAfter(latestQuery, shown, before),
          previousKind: isFault(drafts) ? 'fault' : previousKindOf(kind, last),
          lastConversion: null,
          ...rankContext,
        }
      : {
          ...before,
          // A message that was not understood does not end a topic of the app: the next one may continue it.
          ...(kind === 'unknown' && /^(?:app|meaning|method)$/u.test(before.previousKind ?? '')
            ? {}
            : {
                latestQuery: kind === 'refusal' ? null : latestQuery,
                previousKind: isFault(drafts) ? 'fault' : previousKindOf(kind, last),
              }),
          sameProductQueries: [],
          lastConversion: null,
        },
  };
}

const isAnswered = ({ kind }: Answer): boolean => kind === 'answer';
const isRefusal = ({ kind }: Answer): boolean => kind === 'refusal';
/**
 * Joins the answers to several questions of one message: refusals come first, and a question without an answer is
 * named. The next message continues from the last answer.
 */
export function joinAnswers(all: readonly Answer[], questions: readonly string[]): Answer {
  const first = all.find(isRefusal) ?? all.find(isAnswered) ?? (all[0] as Answer);
  const answers = all.map((answer, at): Answer => {
    const text = notUnderstoodSentence([questions[at] ?? '']);
    return answer.kind === 'unknown' && first.kind !== 'unknown'
      ? { ...answer, intents: [], parts: [{ kind: 'text', text }], sources: [], links: [], choices: [] }
      : answer;
  });
  return {
    ...first,
    intents: unique(answers.flatMap(({ intents }) => intents)),
    parts: withoutRepeated(
      unique(
        [...answers.filter(isRefusal), ...answers.filter((answer) => !isRefusal(answer))].flatMap(
          ({ parts }) => parts,
        ),
      ),
    ),
    sources: unique(answers.flatMap(({ sources }) => sources)),
    links: unique(answers.flatMap(({ links }) => links)),
    choices: unique(answers.flatMap(({ choices }) => choices)).slice(0, MAX_CHOICES),
    productIds: unique(answers.flatMap(({ productIds }) => productIds)),
    context: {
      ...(answers.at(-1) ?? first).context,
      ...(isFault(answers) && { previousKind: 'fault' as const }),
    },
  };
}

const asProductsContext = (
  query: Query,
  products: readonly string[],
  { listedProducts, lastList }: Conversation,
): Pick<Conversation, 'query' | 'listedProducts' | 'lastList'> => ({
  query: {
    ...query,
    subject: 'products',
    products,
    criteria: [],
    nutrients: nutrientsById([query.order?.by ?? '']).map(({ id }) => id),
    order: null,
    unresolvedName: null,
  },
  listedProducts,
  lastList,
});

/** The queries, if several ask about one and the same product. */
const queriesOfOneProduct = (queries: readonly Query[]): readonly Query[] => {
  const [id, other] = new Set(queries.flatMap(({ products }) => products));
  const isOneProduct = queries.length > 1 && id !== undefined && other === undefined;
  return isOneProduct && queries.every(({ products }) => products.length === 1) ? queries : [];
};

/** After a faulty pack, "he has had 200 ml of it" is about that pack, whatever was looked up beside it. */
const isFault = (all: readonly { intent: string }[]): boolean =>
  all.some(({ intent }) => intent === 'safety.fault');
/** The kind of answer that the next message may follow up. */
function previousKindOf(kind: Answer['kind'], last: Query | undefined): PreviousKind | null {
  if (kind === 'refusal') return 'refused';
  if (last === undefined) return null;
  if (last.subject === 'list') return 'list';
  if (last.subject === 'products') return last.isComparison ? 'compare' : 'lookup';
  const family = familyOf(last.otherIntents[0] ?? '');
  return (FOLLOW_UP_FAMILIES as ReadonlySet<string>).has(family) ? (family as PreviousKind) : null;
}
const FOLLOW_UP_FAMILIES: ReadonlySet<PreviousKind> = new Set<PreviousKind>([
  'method',
  'app',
  'contact',
  'document',
  'faq',
  'meaning',
  'convert',
  'talk',
]);
