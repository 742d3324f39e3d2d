import { describe, expect, it } from 'vitest';
import * as content from '../index.ts';
import { sentencesOf } from '../test-support/sentences.ts';

const FIXED_WITH_EXCLAMATION = new Set([content.PAGE_NOT_FOUND, content.EMAIL_FAILURE_MESSAGE.rejected]);

/** Functions that take a country or a list are read through their own tests; the rest take counts and names. */
const TAKES_OTHER_ARGUMENTS = new Set([
  'academyText',
  'dropped',
  'sentence',
  'energyMethodWords',
  'proteinMethodWords',
  'faqsByTopic',
  'privacyFor',
  'termsFor',
  'resourcesFor',
  'enquiriesFor',
  'sampleLink',
  'workingTermWords',
  'noteWords',
  'productChangeWords',
  'productChangesWords',
  'title',
]);

function readable(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(typeof inner === 'function' && TAKES_OTHER_ARGUMENTS.has(key)))
    .map(([key, inner]) => [key, Array.isArray(inner) ? inner.map(readable) : readable(inner)]);
  return Object.fromEntries(entries);
}

const sentences = sentencesOf(readable(content));

describe('the words of the app', () => {
  it('[J-06] reads several hundred texts', () => expect(sentences.length).toBeGreaterThan(600));

  it('[J-06] leaves no text empty', () => {
    expect(sentences.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('keeps exclamation marks for the fixed error texts', () => {
    const shouting = sentences.filter(({ text }) => text.includes('!') && !FIXED_WITH_EXCLAMATION.has(text));
    expect(shouting).toEqual([]);
  });

  it('writes micrograms in full and a minus as a minus', () => {
    expect(sentences.filter(({ text }) => /µg|mcg/u.test(text))).toEqual([]);
    expect(sentences.filter(({ text }) => /(?:^|\s)-\d/u.test(text))).toEqual([]);
  });

  // "Ideal weight", "ideal body weight" is the name of a weight, not a judgement.
  it('never judges: no "normal diet", "recommended", "best choice"', () => {
    const judging = sentences.filter(({ text }) =>
      /\b(?:recommended|ideal(?! (?:body )?weight)|best choice|bad)\b/iu.test(text),
    );
    expect(judging).toEqual([]);
  });
});
