import { type MessagePart, withoutConnectives } from '../../splitting/split-message.ts';
import { asksNothing } from '../../follow-ups/repeated-question.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import { type Answer, type AnswerPart, answerText } from '../answer.ts';

/** An answer to part of a message, and how much of that part it leaves unanswered. */
export type ScoredAnswer = { answer: Answer; unansweredCount: number };

type Split = { questions: readonly string[]; answers: readonly Answer[]; unansweredCount: number };

/** The penalty for reading two questions as one. */
const MERGE_PENALTY: Readonly<Record<MessagePart['separation'], number>> = { no: 0, perhaps: 1, surely: 3 };

/**
 * The split of a message into questions that leaves the least unanswered; of equal splits, the one with fewer
 * questions. Each question is asked after the one before it, so it may leave out what that one said.
 */
export function bestSplit(
  pieces: readonly MessagePart[],
  ask: (question: string, conversation: Conversation) => ScoredAnswer,
  conversation: Conversation,
): Split {
  const splits: Split[] = [{ questions: [], answers: [], unansweredCount: 0 }];
  const ownAnswers: Answer[] = [];
  const bestUpTo = (to: number): Split => {
    let best: Split | undefined;
    for (let from = to - 1; from >= 0; from -= 1) {
      const before = splits[from] as Split;
      const joinedParts = pieces.slice(from, to);
      // Two separate questions read as one are understood as only one of them.
      const merged = joinedParts
        .slice(1)
        .reduce((sum, { separation }) => sum + MERGE_PENALTY[separation], before.unansweredCount);
      if (best !== undefined && merged > best.unansweredCount) continue;
      const question = withoutConnectives(joinedParts.map(({ text }) => text).join(''));
      const scored = ask(question, before.answers.at(-1)?.context ?? conversation);
      if (from === to - 1) ownAnswers.push(scored.answer);
      const unansweredCount =
        merged +
        scored.unansweredCount +
        MISSING_PENALTY *
          joinedParts.filter(
            ({ asks }, at) => asks === true && isMissingFromWhole(ownAnswers[from + at], scored.answer),
          ).length;
      // Of two equal splits, the one with fewer questions.
      if (best === undefined || unansweredCount <= best.unansweredCount)
        best = {
          questions: [...before.questions, question],
          answers: [...before.answers, scored.answer],
          unansweredCount,
        };
    }
    return best as Split;
  };
  for (let to = 1; to <= pieces.length; to += 1) splits.push(bestUpTo(to));
  return splits.at(-1) as Split;
}

const MISSING_PENALTY = 3;

/** Whether a part has its own answer about the same products, none of which appears in the answer to the whole. */
function isMissingFromWhole(part: Answer | undefined, wholeAnswer: Answer): boolean {
  if (part?.kind !== 'answer' || wholeAnswer.kind !== 'answer') return false;
  const { parts, productIds, intents, context } = part;
  const { query } = context;
  const asks = query !== null && !asksNothing(query) && !query.hasOnlyWeakTopics;
  const isAboutSameProducts =
    productIds.length > 0 && productIds.every((id) => wholeAnswer.productIds.includes(id));
  // For figures and amounts, the words that were not read already count what is missing.
  const isAboutFigures = intents.some(
    (intent) => FIGURE_INTENTS.test(intent) && wholeAnswer.intents.includes(intent),
  );
  if (!asks || !isAboutSameProducts || isAboutFigures) return false;
  const shown = new Set(wholeAnswer.parts.flatMap(linesOf));
  return !parts.flatMap(linesOf).some((line) => shown.has(line));
}

/** The answer to a part if it comes from the label of these products; `undefined` if it finds nothing, or more than was asked. */
export function labelAnswerTo(
  { answer, unansweredCount }: ScoredAnswer,
  products: readonly string[],
): Answer | undefined {
  const { kind, intents, productIds, context } = answer;
  const { query } = context;
  const coversOnlyThese = productIds.length > 0 && productIds.every((id) => products.includes(id));
  if (
    kind !== 'answer' ||
    unansweredCount > MAX_UNANSWERED ||
    !coversOnlyThese ||
    query === null ||
    !intents.every((intent) => LABEL_INTENTS.test(intent))
  )
    return undefined;
  const { topics, nutrients, nutrientsWithoutRow, criteria, unusedWords, text } = query;
  if (topics.length + nutrients.length + nutrientsWithoutRow.length + criteria.length === 0) return undefined;
  // "What water for flushes"; "the code of one in strawberry and apple".
  const asksForSomethingElse = topics.length === 0 && unusedWords.some((word) => !FIGURE_WORDS.test(word));
  const isTaste = criteria.length > 0 && criteria.every(({ kind }) => kind === 'flavour');
  if (
    asksForSomethingElse ||
    (isTaste && topics.length + nutrients.length === 0 && !ASKS_FOR_FLAVOUR.test(text))
  )
    return undefined;
  if (!intents.includes('product.info')) return answer;
  // "Powder or liquid": the sentence, without the product card.
  const asksForForm = criteria.some(({ kind }) => /^(?:form|pack|container)$/u.test(kind));
  return asksForForm ? { ...answer, parts: answer.parts.slice(0, 1), choices: [] } : undefined;
}

/** Whether the answer to a part is contained in the answer to the whole, for any amount. */
export function isContained({ parts, intents, productIds }: Answer, wholeAnswer: Answer): boolean {
  const wholeLines = wholeAnswer.parts.flatMap(linesOf).map(withoutYes);
  if (
    [...wholeAnswer.productIds, ...productIds].length === 2 &&
    intents.every((intent) => SINGLE_FACT_INTENTS.test(intent) && wholeAnswer.intents.includes(intent))
  )
    return true;
  const rows = parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
  if (rows.length > 0)
    // The figures of each product on the basis that was asked for contain the comparison per 100.
    return rows.every(({ label }) =>
      wholeLines.some((line) => line.startsWith(`${label}: `) || line.includes(`: ${label} `)),
    );
  const lines = parts.flatMap(linesOf).map(withoutYes);
  const values = parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
  if (values.length > 0)
    return values.every(({ product, nutrient }) =>
      wholeLines.some(
        (line) => line.startsWith(`${product}: ${nutrient} `) || line.startsWith(`${nutrient}: `),
      ),
    );
  const key = lines.find((line) => !LABEL_INTRODUCTION.test(line)) ?? '';
  return wholeLines.includes(key);
}
const withoutYes = (line: string): string => line.replace(/^(?:Yes|No)[.,] /u, '');
/** How many words of a part may stay unused if something on the label was found. */
const MAX_UNANSWERED = 2;
const FIGURE_WORDS = /^(?:contents?|levels?|figures?|values?|number|per)$/u;
const ASKS_FOR_FLAVOUR = /\b(?:is|are|does|do|come|comes|have|has|available|any|yes|flavou?rs?|one)\b/u;
const SINGLE_FACT_INTENTS =
  /^product\.(?:ageSuitability|packCase|shelfLife|osmolality|availability|reimbursement|codes|ingredients)$/u;
/** Introduces what a label says, whatever that is. */
const LABEL_INTRODUCTION = /^(?:This is what the label|Directions$|Ingredients$|Storage$)/u;
const LABEL_INTENTS =
  /^product\.(?:nutrient|aminoAcid|amountInVolume|allergen|ageSuitability|diet|flavours|packCase|storage|shelfLife|osmolality|availability|reimbursement|codes|dilution|directions|ingredients|info|compare)$/u;

const FIGURE_INTENTS = /\.(?:nutrient|aminoAcid|amountInVolume|dilution)$/u;

const linesOf = (part: AnswerPart): readonly string[] => answerText({ parts: [part] }).split('\n');
