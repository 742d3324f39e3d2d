import { type Piece, withoutConnectives } from '../../splitting/split-message.ts';
import { asksNothing } from '../../follow-ups/repeated-question.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import { joinAnswers } from './complete.ts';
import { type Answer, type AnswerPart, answerText } from '../answer.ts';

/** An answer to part of a message, and how much of that part it leaves unanswered. */
export type Scored = { answer: Answer; missed: number };

type Split = { questions: readonly string[]; answers: readonly Answer[]; missed: number };

/** The penalty for reading two questions as one. */
const MERGE_PENALTY: Readonly<Record<Piece['isApart'], number>> = { no: 0, perhaps: 1, surely: 3 };

/**
 * The split of a message into questions that leaves the least unanswered; of equal splits, the one with fewer
 * questions. Each question is asked after the one before it, so it may leave out what that one said.
 */
export function bestSplit(
  pieces: readonly Piece[],
  ask: (question: string, conversation: Conversation) => Scored,
  conversation: Conversation,
): Split {
  const splits: Split[] = [{ questions: [], answers: [], missed: 0 }];
  const alone: Answer[] = [];
  const bestUpTo = (to: number): Split => {
    let best: Split | undefined;
    for (let from = to - 1; from >= 0; from -= 1) {
      const before = splits[from] as Split;
      const together = pieces.slice(from, to);
      // Two separate questions read as one are understood as only one of them.
      const merged = together
        .slice(1)
        .reduce((sum, { isApart }) => sum + MERGE_PENALTY[isApart], before.missed);
      if (best !== undefined && merged > best.missed) continue;
      const question = withoutConnectives(together.map(({ text }) => text).join(''));
      const asked = ask(question, before.answers.at(-1)?.context ?? conversation);
      if (from === to - 1) alone.push(asked.answer);
      const missed =
        merged +
        asked.missed +
        DROPPED_PENALTY *
          together.filter(({ asks }, at) => asks === true && isDropped(alone[from + at], asked.answer))
            .length;
      // Of two equal splits, the one with fewer questions.
      if (best === undefined || missed <= best.missed)
        best = {
          questions: [...before.questions, question],
          answers: [...before.answers, asked.answer],
          missed,
        };
    }
    return best as Split;
  };
  for (let to = 1; to <= pieces.length; to += 1) splits.push(bestUpTo(to));
  return splits.at(-1) as Split;
}

const DROPPED_PENALTY = 3;

/** Whether a part has its own answer about the same products, none of which appears in the answer to the whole. */
function isDropped(part: Answer | undefined, whole: Answer): boolean {
  if (part?.kind !== 'answer' || whole.kind !== 'answer') return false;
  const { parts, productIds, intents, context } = part;
  const { query } = context;
  const asks = query !== null && !asksNothing(query) && !query.isWeak;
  const isAboutSameProducts =
    productIds.length > 0 && productIds.every((id) => whole.productIds.includes(id));
  // For figures and amounts, what is left out is already counted by the words that were not read.
  const isAboutFigures = intents.some(
    (intent) => FIGURE_INTENTS.test(intent) && whole.intents.includes(intent),
  );
  if (!asks || !isAboutSameProducts || isAboutFigures) return false;
  const shown = new Set(whole.parts.flatMap(linesOf));
  return !parts.flatMap(linesOf).some((line) => shown.has(line));
}

/** The second of two answers to a message if it says all that the first says and more; else the first. */
export function fullerAnswer(one: Answer, other: Answer): Answer {
  const otherLines = new Set(other.parts.flatMap(linesOf));
  const lines = one.parts.flatMap(linesOf);
  const coversOnlyThese =
    one.productIds.length === 0 || other.productIds.every((id) => one.productIds.includes(id));
  const isMore =
    other.kind === 'answer' &&
    coversOnlyThese &&
    lines.every((line) => otherLines.has(line)) &&
    otherLines.size > lines.length;
  return isMore ? other : one;
}

/** The joined answers to each question, each asked after the one before it. */
export function answerEach(
  questions: readonly string[],
  ask: (question: string, conversation: Conversation) => Scored,
  conversation: Conversation,
): Answer {
  const answers: Answer[] = [];
  for (const question of questions)
    answers.push(ask(question, answers.at(-1)?.context ?? conversation).answer);
  const isAnswered = answers.every(({ kind }) => kind === 'answer');
  const all = joinAnswers(answers, questions);
  return isAnswered ? all : { ...all, kind: 'unknown' };
}

/** Like `fullerAnswer`, but only if what the second adds comes from the label: flavours, storage, ages. */
export function fullerLabelAnswer(one: Answer, other: Answer): Answer {
  const more = other.intents.filter((intent) => !one.intents.includes(intent));
  return more.length > 0 && more.every((intent) => LABEL_INTENTS.test(intent))
    ? fullerAnswer(one, other)
    : one;
}
const LABEL_INTENTS =
  /^product\.(?:allergen|ageSuitability|diet|flavours|packCase|storage|shelfLife|osmolality|availability|reimbursement|codes|dilution)$/u;

const FIGURE_INTENTS = /\.(?:nutrient|aminoAcid|amountInVolume|dilution)$/u;

const linesOf = (part: AnswerPart): readonly string[] => answerText({ parts: [part] }).split('\n');
