import { describe, expect, it } from 'vitest';
import { IN } from './test-support/dialogue.ts';
import { generatedFollowUps, tellsAsMuch } from './test-support/generated-follow-ups.ts';

/** So many of each kind: what is asked before and in full is answered once. */
const OF_EACH = 5;
const { sim, after } = IN.uk;

describe('a follow-up tells what the same question tells in full', () => {
  it.each(generatedFollowUps(11, OF_EACH))('[J-10] %s', (_, followUps) => {
    const wrong = followUps.flatMap(({ messages, whole }) => {
      const answer = after(...(messages as [string, ...string[]]));
      const isRight = whole === null ? answer.kind === 'question' : tellsAsMuch(answer, sim.ask(whole));
      return isRight ? [] : [`${messages.join(' … ')}: not as “${whole ?? 'which one'}”`];
    });
    expect(wrong).toEqual([]);
  });
});
