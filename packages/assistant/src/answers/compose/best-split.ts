import { type Piece, withoutConnectives } from '../../splitting/split-message.ts';
import { asksNothing } from '../../follow-ups/repeated-question.ts';
import type { Conversation } from '../../follow-ups/conversation.ts';
import { joinAnswers } from './complete.ts';
import { type Answer, type AnswerPart, answerText } from '../answer.ts';

/** An answer to some of a message, and how much of that it leaves out. */
export type Scored = { answer: Answer; missed: number };

type Way = { questions: readonly string[]; answers: readonly Answer[]; missed: number };

/** What asking two questions as one may leave out. */
const MERGED: Readonly<Record<Piece['isApart'], number>> = { no: 0, perhaps: 1, surely: 3 };

/**
 * The way to part a message into questions that leaves the least of it out; of two that leave out as much, the one with fewer questions.
 * Each question is asked after the one before it, so that it may leave out what that one said.
 */
export function bestSplit(
  pieces: readonly Piece[],
  ask: (question: string, conversation: Conversation) => Scored,
  conversation: Conversation,
): Way {
  const ways: Way[] = [{ questions: [], answers: [], missed: 0 }];
  const alone: Answer[] = [];
  const bestUpTo = (to: number): Way => {
    let best: Way | undefined;
    for (let from = to - 1; from >= 0; from -= 1) {
      const before = ways[from] as Way;
      const together = pieces.slice(from, to);
      // What is apart and asked as one question is heard as one of the two.
      const merged = together.slice(1).reduce((sum, { isApart }) => sum + MERGED[isApart], before.missed);
      if (best !== undefined && merged > best.missed) continue;
      const question = withoutConnectives(together.map(({ text }) => text).join(''));
      const asked = ask(question, before.answers.at(-1)?.context ?? conversation);
      if (from === to - 1) alone.push(asked.answer);
      const missed =
        merged +
        asked.missed +
        DROPPED *
          together.filter(({ asks }, at) => asks === true && isDropped(alone[from + at], asked.answer))
            .length;
      // Of two ways that leave out as much, the one with fewer questions.
      if (best === undefined || missed <= best.missed)
        best = {
          questions: [...before.questions, question],
          answers: [...before.answers, asked.answer],
          missed,
        };
    }
    return best as Way;
  };
  for (let to = 1; to <= pieces.length; to += 1) ways.push(bestUpTo(to));
  return ways.at(-1) as Way;
}

const DROPPED = 3;

/** A part that has an answer by itself, of the same products, of which nothing is in the answer to the whole. */
function isDropped(part: Answer | undefined, whole: Answer): boolean {
  if (part?.kind !== 'answer' || whole.kind !== 'answer') return false;
  const { parts, productIds, intents, context } = part;
  const { query } = context;
  const asks = query !== null && !asksNothing(query) && !query.isWeak;
  const isOfTheSame = productIds.length > 0 && productIds.every((id) => whole.productIds.includes(id));
  // Of figures and amounts what is left out is counted with the words that were not read.
  const isOfFigures = intents.some((intent) => OF_FIGURES.test(intent) && whole.intents.includes(intent));
  if (!asks || !isOfTheSame || isOfFigures) return false;
  const told = new Set(whole.parts.flatMap(linesOf));
  return !parts.flatMap(linesOf).some((line) => told.has(line));
}

/** Of two answers to one message the second, where it tells all that the first tells and more. */
export function fullerAnswer(one: Answer, other: Answer): Answer {
  const told = new Set(other.parts.flatMap(linesOf));
  const lines = one.parts.flatMap(linesOf);
  const isOfThese =
    one.productIds.length === 0 || other.productIds.every((id) => one.productIds.includes(id));
  const isMore =
    other.kind === 'answer' && isOfThese && lines.every((line) => told.has(line)) && told.size > lines.length;
  return isMore ? other : one;
}

/** The answer to each question by itself, asked after the one before it. */
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

/** The same where what is told besides is what a label says: flavours, storage, ages. */
export function fullerLabelAnswer(one: Answer, other: Answer): Answer {
  const more = other.intents.filter((intent) => !one.intents.includes(intent));
  return more.length > 0 && more.every((intent) => OF_A_LABEL.test(intent)) ? fullerAnswer(one, other) : one;
}
const OF_A_LABEL =
  /^product\.(?:allergen|ageSuitability|diet|flavours|packCase|storage|shelfLife|osmolality|availability|reimbursement|codes|dilution)$/u;

const OF_FIGURES = /\.(?:nutrient|aminoAcid|amountInVolume|dilution)$/u;

const linesOf = (part: AnswerPart): readonly string[] => answerText({ parts: [part] }).split('\n');
