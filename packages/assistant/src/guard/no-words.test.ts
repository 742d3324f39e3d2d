import { describe, expect, it } from 'vitest';
import { sim, told } from '../test-support/dialogue.ts';

describe('[J-10] a message without a known word is not understood, and not refused', () => {
  it.each([
    'dsfkj  kk;; l',
    'asdasd qqq',
    '..?',
    'wefwef',
    'hjgf dfgh dfgh',
    'zzz',
    'fgh jkl?',
    'aaaaaa',
    'lkj lkj l',
  ])('%s', (asked) => {
    expect(sim.ask(asked).kind).toBe('unknown');
    expect(told(asked)).toContain('I do not know');
  });

  it.each(['levothyroxine fludrocortisone', 'stop the feed', 'he collapsed dfgh', 'drowsy kjh'])(
    'but a medicine, a change or an emergency is heard: %s',
    (asked) => {
      expect(sim.ask(asked).kind).toBe('refusal');
    },
  );
});
