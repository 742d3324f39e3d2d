import type { Before } from '../../intent/features.ts';
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
function listedAfter(shown: readonly string[], { shown: last, listed }: Conversation): readonly string[] {
  const [one, other] = shown;
  if (one === undefined || other !== undefined) return other === undefined ? listed : shown;
  const isPair = last.length === 1 && last[0] !== one && !listed.includes(one);
  return isPair ? [...last, one] : listed;
}

/** The last full list; if it narrows the one before, with that one. */
function listAfter(
  asked: Query | null,
  shown: readonly string[],
  before: Conversation,
): Conversation['list'] {
  if (asked?.subject !== 'list' || shown.length < 2) return before.list;
  const first = before.query?.subject === 'list' ? before.list?.first : undefined;
  const isNarrower =
    first !== undefined &&
    first.criteria.length > 0 &&
    first.criteria.every((each) => isImpliedBy(each, asked.criteria));
  return { query: asked, shown, first: isNarrower ? first : asked };
}

/** The products named so far; none after a list, because "the three" then means products of that list. */
const namedAfter = (
  asked: Query | null,
  shown: readonly string[],
  { named }: Conversation,
): readonly string[] =>
  asked?.subject === 'list' ? [] : [...named.filter((id) => !shown.includes(id)), ...shown].slice(-MAX_NAMED);
const MAX_NAMED = 6;

const MAX_EARLIER = 4;

const MAX_CHOICES = 6;

/** A number and its unit stay on one line, also in product texts. */
const partOf = (said: string | AnswerPart): AnswerPart =>
  typeof said === 'string'
    ? { kind: 'text', text: said.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml)\b)/gu, '$1\u00a0') }
    : said;

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
    say,
    sources,
    links,
    choices,
    productIds = [],
    leaders = [],
    offered = [],
  } = joinDrafts(drafts);
  const shown = [...new Set(productIds)];
  const referredTo = shown.length > 0 ? shown : offered;
  const last = queries.at(-1);
  // "The first one" after a list of one product is that product.
  const listed =
    last?.subject === 'list' && referredTo.length === 1 ? referredTo : listedAfter(referredTo, before);
  // "Why" applies to one message only; the rest of the query carries over.
  const asked = last === undefined ? null : { ...last, asksWhy: false };
  const setsContext =
    last !== undefined &&
    kind !== 'refusal' &&
    (last.subject !== 'general' || last.general.some((name) => /^(?:method|app:privacy)/u.test(name))) &&
    !(
      last.subject !== 'list' &&
      last.products.length === 0 &&
      last.topics.some((topic) => topic === 'price' || topic === 'stock')
    );
  // "And the second": the conversation continues with that product, and keeps the list it came from.
  const rankContext =
    asked?.order?.places === undefined ? undefined : asProductsContext(asked, shown, before);
  return {
    intent,
    intents: [...new Set(drafts.map((draft) => draft.intent))],
    kind,
    parts: unique(say).map(partOf),
    sources: unique(sources),
    links: unique(links),
    choices: unique(choices).slice(0, MAX_CHOICES),
    productIds: shown,
    country: knowledge.country,
    context: setsContext
      ? {
          query: asked,
          shown: referredTo,
          leaders,
          listed,
          named: namedAfter(asked, shown, before),
          earlier:
            before.query?.subject === 'products' ? [...before.earlier, before.query].slice(-MAX_EARLIER) : [],
          asked,
          askedOfOne: queriesOfOneProduct(queries),
          list: listAfter(asked, shown, before),
          before: beforeOf(kind, last),
          conversion: null,
          ...rankContext,
        }
      : {
          ...before,
          // A message that was not understood does not end a topic of the app: the next one may continue it.
          ...(kind === 'unknown' && /^(?:app|meaning|method)$/u.test(before.before ?? '')
            ? {}
            : { asked: kind === 'refusal' ? null : asked, before: beforeOf(kind, last) }),
          askedOfOne: [],
          conversion: null,
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
    parts: unique(
      [...answers.filter(isRefusal), ...answers.filter((answer) => !isRefusal(answer))].flatMap(
        ({ parts }) => parts,
      ),
    ),
    sources: unique(answers.flatMap(({ sources }) => sources)),
    links: unique(answers.flatMap(({ links }) => links)),
    choices: unique(answers.flatMap(({ choices }) => choices)).slice(0, MAX_CHOICES),
    productIds: unique(answers.flatMap(({ productIds }) => productIds)),
    context: (answers.at(-1) ?? first).context,
  };
}

const asProductsContext = (
  asked: Query,
  products: readonly string[],
  { listed, list }: Conversation,
): Pick<Conversation, 'query' | 'listed' | 'list'> => ({
  query: {
    ...asked,
    subject: 'products',
    products,
    criteria: [],
    nutrients: nutrientsById([asked.order?.by ?? '']).map(({ id }) => id),
    order: null,
    unclear: null,
  },
  listed,
  list,
});

/** The queries, if several ask about one and the same product. */
const queriesOfOneProduct = (queries: readonly Query[]): readonly Query[] => {
  const [id, other] = new Set(queries.flatMap(({ products }) => products));
  const isOneProduct = queries.length > 1 && id !== undefined && other === undefined;
  return isOneProduct && queries.every(({ products }) => products.length === 1) ? queries : [];
};

/** The kind of answer that the next message may follow up. */
function beforeOf(kind: Answer['kind'], last: Query | undefined): Before | null {
  if (kind === 'refusal') return 'refused';
  if (last === undefined) return null;
  if (last.subject === 'list') return 'list';
  if (last.subject === 'products') return last.isComparison ? 'compare' : 'lookup';
  const family = familyOf(last.general[0] ?? '');
  return (FOLLOW_UP_FAMILIES as ReadonlySet<string>).has(family) ? (family as Before) : null;
}
const FOLLOW_UP_FAMILIES: ReadonlySet<Before> = new Set<Before>([
  'method',
  'app',
  'contact',
  'document',
  'faq',
  'meaning',
  'convert',
  'talk',
]);
