import { describe, expect, it } from 'vitest';
import { fingerprint, labelledMessages } from '../../training/train.ts';
import { lockedQuestions } from '../test-support/labelled-questions.ts';
import { FITTED_TO } from './model.ts';

/** Reads thousands of messages, so it runs once. */
const labelled = labelledMessages();

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

describe('the classifier', () => {
  it('[J-10] is trained on the current labelled messages: run npm run train:sim', () => {
    expect(FITTED_TO).toBe(fingerprint(labelled));
  });

  it('[J-10] is not trained on any question of the locked half', () => {
    const locked = new Set(
      lockedQuestions().flatMap(({ questions }) => questions.map(({ ask }) => bare(ask))),
    );
    const known = labelled.filter(({ message }) => locked.has(bare(message)));
    expect(known.length).toBe(0);
  });

  it('[J-10] has no message with two intents', () => {
    const seen = new Map<string, string>();
    const torn = labelled.flatMap(({ intent, before, message }) => {
      const key = `${before ?? ''} >> ${message.toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, intent);
      return other === undefined || other === intent || `${other}${intent}`.includes(':?')
        ? []
        : [`${key}: ${other}, ${intent}`];
    });
    expect(torn).toEqual([]);
  });
});
