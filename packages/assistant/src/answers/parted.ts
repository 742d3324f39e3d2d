import { type Piece, withoutJoints } from '../reading/apart.ts';
import type { Spoken } from '../reading/spoken.ts';
import type { Answer } from './answer.ts';

/** An answer to some of a message, and how much of that it leaves out. */
export type Weighed = { answer: Answer; missed: number };

type Way = { questions: readonly string[]; answers: readonly Answer[]; missed: number };

/** What asking two questions as one may leave out. */
const MERGED: Readonly<Record<Piece['isApart'], number>> = { no: 0, perhaps: 1, surely: 3 };

/**
 * The way to part a message into questions that leaves the least of it out; of two that leave out as much, the one with fewer questions.
 * Each question is asked after the one before it, so that it may leave out what that one said.
 */
export function partedBest(
  pieces: readonly Piece[],
  ask: (question: string, spoken: Spoken) => Weighed,
  spoken: Spoken,
): Way {
  const ways: Way[] = [{ questions: [], answers: [], missed: 0 }];
  const bestUpTo = (to: number): Way => {
    let best: Way | undefined;
    for (const [from, before] of ways.entries()) {
      const together = pieces.slice(from, to);
      // What is apart and asked as one question is heard as one of the two.
      const merged = together.slice(1).reduce((sum, { isApart }) => sum + MERGED[isApart], before.missed);
      if (best !== undefined && merged >= best.missed) continue;
      const question = withoutJoints(together.map(({ text }) => text).join(''));
      const { answer, missed } = ask(question, before.answers.at(-1)?.context ?? spoken);
      if (best === undefined || merged + missed < best.missed)
        best = {
          questions: [...before.questions, question],
          answers: [...before.answers, answer],
          missed: merged + missed,
        };
    }
    return best as Way;
  };
  for (let to = 1; to <= pieces.length; to += 1) ways.push(bestUpTo(to));
  return ways.at(-1) as Way;
}
