import type { Before } from '../../intent/features.ts';
import { familyOf } from '../../intent/classifier.ts';
import { once } from '../../language/phrases.ts';
import type { Query } from '../../message/query.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import type { Answer, AnswerPart } from '../answer.ts';
import { type Draft, type Knowledge, notTakenIn } from '../draft.ts';
import { together } from '../execute.ts';
import { nutrients } from '../figures/values.ts';

/** The list that "the second one" speaks of; two products asked of one after the other are one too. */
function listedAfter(shown: readonly string[], { shown: last, listed }: Conversation): readonly string[] {
  const [one, other] = shown;
  if (one === undefined || other !== undefined) return other === undefined ? listed : shown;
  const isPair = last.length === 1 && last[0] !== one && !listed.includes(one);
  return isPair ? [...last, one] : listed;
}

/** After a list "the three" are of it. */
const namedAfter = (
  asked: Query | null,
  shown: readonly string[],
  { named }: Conversation,
): readonly string[] =>
  asked?.subject === 'list'
    ? []
    : [...named.filter((id) => !shown.includes(id)), ...shown].slice(-MOST_NAMED);
const MOST_NAMED = 6;

const MOST_CHOICES = 6;

/** A number and its unit stay on one line, also in the words of the product data. */
const partOf = (said: string | AnswerPart): AnswerPart =>
  typeof said === 'string'
    ? { kind: 'text', text: said.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml)\b)/gu, '$1\u00a0') }
    : said;

/** Drafts as one answer, with what the next message may refer to. */
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
    offered = [],
  } = together(drafts);
  const shown = [...new Set(productIds)];
  const spokenOf = shown.length > 0 ? shown : offered;
  const listed = listedAfter(spokenOf, before);
  const last = queries.at(-1);
  // "Why" is asked once; what was asked is asked on.
  const asked = last === undefined ? null : { ...last, asksWhy: false };
  const isSpoken =
    last !== undefined &&
    kind !== 'refusal' &&
    (last.subject !== 'general' || last.general.some((name) => /^(?:method|app:privacy)/u.test(name))) &&
    !(
      last.subject !== 'list' &&
      last.products.length === 0 &&
      last.topics.some((topic) => topic === 'price' || topic === 'stock')
    );
  // "And the second": of one product from now on, and of the list that it is of.
  const ofRanks = asked?.order?.places === undefined ? undefined : asTheProducts(asked, shown, before);
  return {
    intent,
    intents: [...new Set(drafts.map((draft) => draft.intent))],
    kind,
    parts: once(say).map(partOf),
    sources: once(sources),
    links: once(links),
    choices: once(choices).slice(0, MOST_CHOICES),
    productIds: shown,
    country: knowledge.country,
    context: isSpoken
      ? {
          query: asked,
          shown: spokenOf,
          listed,
          named: namedAfter(asked, shown, before),
          asked,
          askedOfOne: ofOneProduct(queries),
          list: asked?.subject === 'list' && shown.length > 1 ? { query: asked, shown } : before.list,
          before: beforeOf(kind, last),
          conversion: null,
          ...ofRanks,
        }
      : {
          ...before,
          // What was not understood ends no topic of the app: the next message may go on with it.
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
 * Answers to several questions of one message as one: what is refused leads, and a question that has none is named. The next message
 * goes on from the last.
 */
export function joinAnswers(all: readonly Answer[], questions: readonly string[]): Answer {
  const first = all.find(isRefusal) ?? all.find(isAnswered) ?? (all[0] as Answer);
  const answers = all.map((answer, at): Answer => {
    const text = notTakenIn([questions[at] ?? '']);
    return answer.kind === 'unknown' && first.kind !== 'unknown'
      ? { ...answer, intents: [], parts: [{ kind: 'text', text }], sources: [], links: [], choices: [] }
      : answer;
  });
  return {
    ...first,
    intents: once(answers.flatMap(({ intents }) => intents)),
    parts: once(
      [...answers.filter(isRefusal), ...answers.filter((answer) => !isRefusal(answer))].flatMap(
        ({ parts }) => parts,
      ),
    ),
    sources: once(answers.flatMap(({ sources }) => sources)),
    links: once(answers.flatMap(({ links }) => links)),
    choices: once(answers.flatMap(({ choices }) => choices)).slice(0, MOST_CHOICES),
    productIds: once(answers.flatMap(({ productIds }) => productIds)),
    context: (answers.at(-1) ?? first).context,
  };
}

const asTheProducts = (
  asked: Query,
  products: readonly string[],
  { listed, list }: Conversation,
): Pick<Conversation, 'query' | 'listed' | 'list'> => ({
  query: {
    ...asked,
    subject: 'products',
    products,
    criteria: [],
    nutrients: nutrients([asked.order?.by ?? '']).map(({ id }) => id),
    order: null,
    unclear: null,
  },
  listed,
  list,
});

/** Several questions of one and the same product. */
const ofOneProduct = (queries: readonly Query[]): readonly Query[] => {
  const [id, other] = new Set(queries.flatMap(({ products }) => products));
  const isOfOne = queries.length > 1 && id !== undefined && other === undefined;
  return isOfOne && queries.every(({ products }) => products.length === 1) ? queries : [];
};

/** What the next message may go on from. */
function beforeOf(kind: Answer['kind'], last: Query | undefined): Before | null {
  if (kind === 'refusal') return 'refused';
  if (last === undefined) return null;
  if (last.subject === 'list') return 'list';
  if (last.subject === 'products') return last.isComparison ? 'compare' : 'lookup';
  const family = familyOf(last.general[0] ?? '');
  return (BEFORE as ReadonlySet<string>).has(family) ? (family as Before) : null;
}
const BEFORE: ReadonlySet<Before> = new Set<Before>([
  'method',
  'app',
  'contact',
  'document',
  'faq',
  'meaning',
  'convert',
  'talk',
]);
