import { describe, expect, it } from 'vitest';
import { IN } from './test-support/dialogue.ts';
import { generatedFollowUps, tellsAsMuch } from './test-support/generated-follow-ups.ts';

/** Follow-ups of each kind. */
const OF_EACH = 5;
const { sim, after } = IN.uk;

describe('a follow-up is answered like the full question', () => {
  it.each(generatedFollowUps(11, OF_EACH))('[J-10] %s', (_, followUps) => {
    const wrong = followUps.flatMap(({ messages, whole }) => {
      const answer = after(...(messages as [string, ...string[]]));
      const isRight = whole === null ? answer.kind === 'question' : tellsAsMuch(answer, sim.ask(whole));
      return isRight ? [] : [`${messages.join(' … ')}: not as “${whole ?? 'which one'}”`];
    });
    expect(wrong).toEqual([]);
  });
});
