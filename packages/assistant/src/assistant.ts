// Longer than other files: what is asked, refused, looked up and said follows in one order, to be read in one go.
import { isAvailable } from './catalogue.ts';
import { type Answer, type AnswerContext, type AnswerPart, EMPTY_CONTEXT } from './answers/answer.ts';
import { codeLookup } from './answers/code-answers.ts';
import { type Sum, sumAsked, sumBeforeAnAside, sumWithin } from './answers/plain-sums.ts';
import type { Likelihood } from './intent/classifier.ts';
import type { Before } from './intent/features.ts';
import { wordsHeard } from './intent/heard.ts';
import { refused } from './guard/refused.ts';
import {
  familyOf,
  intentsOfMessages,
  isLikeliestRefused,
  type Refusal,
  refusalOf,
  shareOf,
} from './intent/intents.ts';
import { thesaurusReady } from './intent/thesaurus.ts';
import { asIntended } from './intent/intended.ts';
import { holds } from './answers/criteria.ts';
import { type AssistantOptions, type Draft, type Knowledge, notTakenIn } from './answers/draft.ts';
import { execute, together } from './answers/execute.ts';
import { faqAnswer } from './answers/faq-answers.ts';
import { decisionAnswer, faultAnswer, ownAnswer, urgentAnswer } from './answers/refusals.ts';
import { faqIndex } from './faqs/faq-index.ts';
import { takeAll } from './language/steps.ts';
import { wordsOf } from './language/words.ts';
import { NUTRIENT_WORDS } from './vocabulary/nutrient-words.ts';
import { isOtherMakers } from './vocabulary/other-makers.ts';
import { nameIndex } from './reading/names.ts';
import { lexiconOf } from './reading/lexicon.ts';
import type { Range } from './reading/described.ts';
import { merge } from './reading/merge.ts';
import type { Spoken } from './reading/spoken.ts';
import { parse } from './reading/parse.ts';
import { type Said, toldAt, toldIn, WHO_ASKS } from './reading/persons.ts';
import { withoutPreamble, withoutWhatIsTold } from './reading/preamble.ts';
import { type Criterion, NO_QUERY, type Query } from './reading/query.ts';
import { readWords, type Reading } from './reading/reading.ts';

/** Sim: reads a question, looks the answer up, and says where it found it. */
export type Assistant = {
  ask: (message: string, context?: AnswerContext) => Answer;
  /** What the guard says of a message, before anything is read out of it: `undefined` lets it pass. */
  refusal: (message: string, context?: AnswerContext) => Answer | undefined;
  /** Whether a message tells of no person and may be read by a service outside the device. */
  mayLeave: (message: string) => boolean;
};

/** Gets ready in steps, so that whoever takes them can let the screen be drawn between them. */
function* preparing(options: AssistantOptions): Generator<undefined, Assistant> {
  const { products, faqs } = options;
  const names = nameIndex(products);
  const wordsOfFaqs = new Set<string>();
  for (const { question, answer } of faqs) {
    yield;
    for (const { text } of wordsOf(`${question} ${answer}`)) wordsOfFaqs.add(text);
  }
  yield* thesaurusReady();
  const { intents, words } = yield* intentsOfMessages();
  for (const word of words) wordsOfFaqs.add(word);
  yield;
  const lexicon = yield* lexiconOf(products, names, wordsOfFaqs);
  yield;
  return assistantOf({ ...options, names, faqIndex: faqIndex(faqs), lexicon, intents });
}

export const createAssistant = (options: AssistantOptions): Assistant => takeAll(preparing(options));

/** How long steps are taken without a pause: a part of the 50 ms after which a press feels late, on a slow device. */
const LONGEST_WITHOUT_PAUSE_MS = 6;

/** The same without holding up the screen: `pause` lets other work come first, `now` is a clock in milliseconds. */
export async function prepareAssistant(
  options: AssistantOptions,
  pause: () => Promise<void>,
  now: () => number,
): Promise<Assistant> {
  const steps = preparing(options);
  let since = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (now() - since < LONGEST_WITHOUT_PAUSE_MS) continue;
    // One pause after the other: the next step needs the one before.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await pause();
    since = now();
  }
}

/** "Start again.", "never mind, just tell me", "lactose free? No, ", "Sweetest one? I mean ": what came before was not meant. */
const TAKEN_BACK =
  /^(?:.*(?<![.…])[?.!]\s*no\s*[,;–—-]+\s*|.*\b(?:never ?mind|nvm|no,? (?:forget|scrap) (?:it|that))(?:\s*[,.;:!–—-]+\s*|\s+(?=just|only))(?=(?:(?:just|only|please|can you|could you) )*(?:tell|show|give|list|which|whats?|hows?|is|are|do|does)\b)|.*[?.!]\s*(?:sorry,?\s+)?i mean\s+(?=(?:which|what|how|list|show|do|does|is)\b)|(?:ok\s+)?(?:start (?:again|over)|(?:new|next|another|different) question|forget (?:that|it)|scrap that)\s*[,.;:!–—-]+\s*)(?=\S)/iu;
const BEGINS_ANEW =
  /^(?:ok\s+)?(?:start (?:again|over)|(?:new|next|another|different) question|forget|scrap)/iu;

const CORRECTS = /^(?:no|nope|nah|sorry|oops|actually|wait|not that|wrong one|i (?:meant|mean))\b/iu;

/** "Galactosaemia" beside "lactose free": no list by lactose may answer it, but what the FAQ says of both. */
const isOfGalactose = ({ words, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  words.some(({ text }) => text.startsWith('galactosaemi')) &&
  words.some(({ text }) => text === 'lactose');
const OF_GALACTOSE: readonly Likelihood[] = [{ name: 'faq:faq-20', share: 1 }];

function assistantOf(knowledge: Knowledge): Assistant {
  const { names, lexicon, intents } = knowledge;
  const read = (message: string, context: Spoken) => {
    const reading = readWords(message, names, lexicon);
    const likely = intents(wordsHeard(reading), context.before);
    const asked = parse(
      withoutWhatIsTold(withoutPreamble(withoutTold(reading, likely, knowledge), lexicon), lexicon),
      names,
      lexicon,
    );
    const queries = asIsTold(
      mergeAll(
        asIntended(asked, isOfGalactose(reading) ? OF_GALACTOSE : likely, context, intents),
        context,
        knowledge,
      ),
      asked,
      reading,
      knowledge,
    );
    const said = saidIn(reading);
    const parts = [...asked, ...stretchesOf(reading, asked)].map((query) => ({
      query,
      likely: intents(query.heard, null),
    }));
    return { reading, queries, said, likely, refusal: refused(said, likely, queries, context.before, parts) };
  };
  return {
    ask(typed, before = EMPTY_CONTEXT) {
      const message = typed.replace(TAKEN_BACK, '');
      const context = message !== typed && BEGINS_ANEW.test(typed) ? EMPTY_CONTEXT : before;
      const faq = knowledge.faqIndex.exact(message);
      const sum = sumAsked(knowledge, message, context.sum);
      if (sum !== undefined && faq === undefined) return ofASum(knowledge, sum, context);
      const { reading, queries, said, likely, refusal } = read(message, context);
      if (faq !== undefined) return complete(knowledge, [faqAnswer([faq])], queries, context);
      const beforeAnAside =
        refusal === undefined || refusal.kind === 'clinical'
          ? sumBeforeAnAside(knowledge, message)
          : undefined;
      if (beforeAnAside !== undefined) return ofASum(knowledge, beforeAnAside, context);
      const drafts = refusedBy(knowledge, refusal, said, queries) ?? codeAlone(knowledge, message, reading);
      // "No, I meant the ..." that finds nothing: what came before was wrong, and no next question is about it.
      const held = CORRECTS.test(message) ? EMPTY_CONTEXT : context;
      if (drafts !== undefined) return complete(knowledge, [drafts], [], held);
      const isOfASum =
        shareOf(likely, 'convert') >= OF_A_SUM && queries.every((each) => each.products.length === 0);
      const within = isOfASum ? sumWithin(knowledge, message) : undefined;
      if (within !== undefined) return ofASum(knowledge, within, context);
      const looked = queries.map((query) => execute(query, knowledge));
      // That a product is another maker's is an answer too.
      const isFound =
        queries.some(({ unknown }) => unknown.some(isOtherMakers)) ||
        looked.some(({ kind = 'answer', productIds = [] }) => kind === 'answer' || productIds.length > 0);
      // Where nothing is found to look up, what may have been asked for is a decision.
      const perhaps =
        isFound || !isLikeliestRefused(likely)
          ? undefined
          : refusedBy(knowledge, refusalOf(likely, PERHAPS), said, []);
      return perhaps === undefined
        ? complete(knowledge, withNote(withoutAsides(looked, queries), said, queries), queries, context)
        : complete(knowledge, [perhaps], [], held);
    },
    refusal(message, context = EMPTY_CONTEXT) {
      const { queries, said, refusal } = read(message, context);
      const draft = refusedBy(knowledge, refusal, said, queries);
      return draft && complete(knowledge, [draft], [], context);
    },
    mayLeave(message) {
      const { refusal, said } = read(message, EMPTY_CONTEXT);
      return refusal === undefined && !Object.values(toldIn(said)).includes(true);
    },
  };
}

/** So likely that a part of a message is a sum or a change of unit. */
const OF_A_SUM = 0.3;

const ofASum = (knowledge: Knowledge, { draft, text }: Sum, context: Spoken): Answer => {
  const answer = complete(knowledge, [draft], [], context);
  return { ...answer, context: { ...answer.context, before: 'convert', sum: text } };
};

/** So likely that a decision is asked for, where nothing else was found. */
const PERHAPS = 0.3;
/** So likely that a stretch asks for a decision, and does not only tell of somebody. */
const IS_ASKED = 0.7;

/** Each question may leave out what the one before it said. */
function mergeAll(queries: readonly Query[], context: Spoken, knowledge: Knowledge): Query[] {
  const { names, products, country } = knowledge;
  const productOf = (id: string) => products.find((product) => product.id === id);
  const range: Range = {
    names,
    fits(criterion, id) {
      const product = productOf(id);
      return product !== undefined && holds(criterion, product, country) === true;
    },
    isSoldHere(id) {
      const product = productOf(id);
      return product !== undefined && isAvailable(product, country);
    },
  };
  let spoken = context;
  return withoutGoingOn(queries).map((query, at) => {
    const filled = at > 0 && isWhole(query) ? query : merge(query, spoken, range);
    // "What ages is it for and how does it differ from Dalesip Mini": not in its ages alone.
    const whole =
      at > 0 && query.isComparison && query.topics.length === 0 ? { ...filled, topics: [] } : filled;
    // "Your highest protein feed, and does it contain fibre": of what the list before has found.
    const next = queries[at + 1];
    const isListed =
      whole.subject === 'list' &&
      next !== undefined &&
      (next.reference !== null || (next.subject === 'products' && next.products.length === 0));
    const shown = isListed ? (execute(whole, knowledge).productIds ?? []) : whole.products;
    spoken = { ...context, query: whole, shown, asked: whole };
    return whole;
  });
}

/** "Feeds with mct in, adult tube ones": what is said last of a list is of the same one. */
const withoutGoingOn = (queries: readonly Query[]): readonly Query[] =>
  queries.reduce<readonly Query[]>((read, query) => {
    const last = read.at(-1);
    const isOfIt =
      last?.subject === 'list' &&
      query.subject === 'list' &&
      GOES_ON.test(query.text) &&
      query.order === null &&
      !query.isCount &&
      // "And tube ones" beside sip feeds are others.
      !(last.criteria.some(isAForm) && query.criteria.some(isAForm));
    if (!isOfIt) return [...read, query];
    const criteria = [
      ...last.criteria.filter((each) => !(each.kind === 'form' && each.value === 'feed')),
      ...query.criteria,
    ];
    return [...read.slice(0, -1), { ...last, criteria, text: `${last.text} , ${query.text}` }];
  }, []);
const isAForm = (each: Query['criteria'][number]): boolean =>
  each.kind === 'form' && each.is && each.value !== 'feed';
const GOES_ON = /^(?!(?:and|also|or|any|which|what|list|show|then)\b).*\bones?$/u;

/** Beside another question of the same message nothing is taken from it but what is left out. */
const isWhole = ({
  products,
  subject,
  criteria,
  order,
  unclear,
  general,
  reference,
  isComparison,
}: Query): boolean =>
  (products.length > 0 && !(isComparison && products.length === 1)) ||
  unclear !== null ||
  general.length > 0 ||
  (subject === 'list' &&
    reference === null &&
    (order === null || order.by !== '') &&
    criteria.some(({ kind, is }) => is && /^(?:form|disorder|type|brand|among)$/u.test(kind)));

/** The words without what is told of somebody in numbers: a result is no amount of a product. */
function withoutTold(reading: Reading, likely: readonly Likelihood[], { intents }: Knowledge): Reading {
  const { typed, words, mentions } = reading;
  // "Henry female 18-30": the row of a method's table.
  if (familyOf(likely[0]?.name ?? '') === 'method') return reading;
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const said = typed.map(({ text }, at) => (isNamed(at) ? '_' : text));
  const told = toldAt(said, (text) => refusalOf(intents(text.split(' '), null), IS_ASKED) !== undefined);
  if (told.size === 0) return reading;
  const comma = { text: ',', isNumber: false, isSpelt: false };
  return { ...reading, words: words.map((word, at) => (told.has(at) ? comma : word)) };
}

/** A product that is named or was just named is asked about: "how many scoops is that". */
const POINTS_AT_ONE = /_|\b(?:it|its|that|this|them|those|these|they)\b/u;
/** Between its commas what names no product, where that was read together with what does. */
function stretchesOf(reading: Reading, asked: readonly Query[]): Query[] {
  const stretches = wordsHeard(reading)
    .join(' ')
    .split(' , ')
    .filter((text) => text !== '');
  return stretches.length < 2
    ? []
    : stretches
        .filter((text) => !POINTS_AT_ONE.test(text) && !asked.some(({ heard }) => heard.join(' ') === text))
        .filter((text) => !text.split(' ').some((word) => NUTRIENT_WORDS.has(word)))
        .map((text) => ({ ...NO_QUERY, text, heard: text.split(' ') }));
}

/** What somebody is, that a list is not to leave out: an age, a disorder, an allergy, a diet. */
const IS_TOLD = /^(?:age|allergen|diet|disorder|type)$/u;
const isToldOf = ({ kind }: Criterion): boolean => IS_TOLD.test(kind);

/** "2 year old with CMPA, list tube feeds under 300 mOsm": what is told of somebody is kept to by the list. */
function asIsTold(
  queries: readonly Query[],
  /** As they were asked, without what is told: what is in them may have been let go since. */
  asked: readonly Query[],
  reading: Reading,
  { names, lexicon }: Knowledge,
): Query[] {
  const isAsked = (kind: string) => asked.some(({ criteria }) => criteria.some((each) => each.kind === kind));
  const told = parse(reading, names, lexicon).flatMap(({ criteria }) =>
    criteria.filter((each) => isToldOf(each) && !isAsked(each.kind)),
  );
  return [...new Set(told.map(({ kind }) => kind))].reduce<Query[]>(
    (all, kind) => {
      const ofKind = once(told.filter((each) => each.kind === kind));
      // Of two ages it is not known whose the list is for.
      if (kind === 'age' && ofKind.length > 1) return all;
      return all.map((query) =>
        query.subject === 'list' && !query.criteria.some((each) => each.kind === kind)
          ? {
              ...query,
              criteria: [...query.criteria, ...ofKind],
              topics: query.topics.filter((topic) => topic !== 'ages'),
            }
          : query,
      );
    },
    [...queries],
  );
}

/** Names of products stand as "_": "Nephrane Child" speaks of no child. */
function saidIn({ typed, words, mentions }: Reading): Said {
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const textOf = (all: readonly { text: string }[]) =>
    all
      .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
      .join(' ')
      .replace(/_(?: _)+/gu, '_');
  const text = textOf(typed);
  return { text, words: text.split(' '), mended: textOf(words) };
}

/** A code alone. */
const codeAlone = (knowledge: Knowledge, message: string, { mentions }: Reading): Draft | undefined =>
  mentions.length === 0 ? codeLookup(knowledge, message) : undefined;

function refusedBy(
  knowledge: Knowledge,
  refusal: Refusal | undefined,
  said: Said,
  queries: readonly Query[],
): Draft | undefined {
  switch (refusal?.kind) {
    case undefined:
      return undefined;
    case 'emergency':
      return urgentAnswer(knowledge, refusal.of);
    case 'fault':
      return faultAnswer(knowledge, refusal.of);
    case 'clinical': {
      // What is to be done at once is the same whoever asks.
      if (toldIn(said).isOwn && refusal.of !== 'incident') return ownAnswer(knowledge);
      const ids = new Set(queries.flatMap(({ products }) => products));
      const named = [...ids].flatMap((id) => knowledge.products.find((product) => product.id === id) ?? []);
      return decisionAnswer(
        knowledge,
        refusal.of,
        named.map(({ name }) => name),
      );
    }
  }
}

/** Beside a part that is answered, one that asks nothing that is understood is named and not asked back. */
function withoutAsides(drafts: readonly Draft[], queries: readonly Query[]): readonly Draft[] {
  const isAnswered = drafts.some(({ kind = 'answer' }) => kind === 'answer');
  return drafts.flatMap((draft, at) => {
    const query = queries[at];
    const isAside =
      isAnswered &&
      query !== undefined &&
      (draft.kind === 'unknown' || draft.kind === 'question') &&
      query.products.length + query.nutrients.length === 0 &&
      (query.topics.length === 0 || query.isWeak) &&
      query.unclear === null;
    if (!isAside) return [draft];
    const words = [...query.unknown, ...query.leftOver];
    return words.length === 0 ? [] : [{ intent: draft.intent, say: [notTakenIn(words)] }];
  });
}

/** A figure beside words about a person says that nobody was assessed. */
const withNote = (drafts: readonly Draft[], said: Said, queries: readonly Query[]): readonly Draft[] =>
  isBesideAPerson(said, queries) &&
  drafts.some(
    ({ kind = 'answer', intent }) => kind === 'answer' && /^(?:product|compare)\.(?!sample)/u.test(intent),
  )
    ? [
        ...drafts,
        {
          intent: drafts[0]?.intent ?? 'outOfScope',
          say: ['I do not assess patients: this is what the label says.'],
        },
      ]
    : drafts;

/** Somebody is told of; of an illness alone where the marks of an allergen are asked. */
function isBesideAPerson(said: Said, queries: readonly Query[]): boolean {
  const { person, body, result, measured, illness } = toldIn(said);
  const isOfAllergens = queries.every(
    ({ criteria, topics }) =>
      topics.includes('allergens') ||
      criteria.some((each) =>
        each.kind === 'type'
          ? each.value.endsWith('allergy')
          : each.kind === 'allergen' || each.kind === 'diet',
      ),
  );
  return (
    person ||
    body ||
    result ||
    measured ||
    said.text.search(WHO_ASKS) !== -1 ||
    (illness && queries.length > 0 && isOfAllergens)
  );
}

/** The list that "the second one" speaks of; two products asked of one after the other are one too. */
function listedAfter(shown: readonly string[], { shown: last, listed }: Spoken): readonly string[] {
  const [one, other] = shown;
  if (one === undefined || other !== undefined) return other === undefined ? listed : shown;
  const isPair = last.length === 1 && last[0] !== one && !listed.includes(one);
  return isPair ? [...last, one] : listed;
}

const MOST_CHOICES = 6;

/** Each item once, in the order of its first. */
const once = <T>(items: readonly T[] = []): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** A number and its unit stay on one line, also in the words of the product data. */
const partOf = (said: string | AnswerPart): AnswerPart =>
  typeof said === 'string'
    ? { kind: 'text', text: said.replace(/(\d) (?=(?:kcal|kJ|kg|g|mg|ml)\b)/gu, '$1\u00a0') }
    : said;

function complete(
  knowledge: Knowledge,
  drafts: readonly Draft[],
  queries: readonly Query[],
  before: Spoken,
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
    (last.subject !== 'general' ||
      last.unknown.some(isOtherMakers) ||
      last.general.some((name) => /^(?:method|app:privacy)/u.test(name))) &&
    !(
      last.subject !== 'list' &&
      last.products.length === 0 &&
      last.topics.some((topic) => topic === 'price' || topic === 'stock')
    );
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
          asked,
          list: asked?.subject === 'list' && shown.length > 1 ? { query: asked, shown } : before.list,
          before: beforeOf(kind, last),
          sum: null,
        }
      : { ...before, asked: kind === 'refusal' ? null : asked, before: beforeOf(kind, last), sum: null },
  };
}

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
