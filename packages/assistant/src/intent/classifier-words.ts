import { isInSpan } from '../names/mention.ts';
import type { Reading } from '../message/reading.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';

/** Polite words before and after a question: they ask nothing, and are small talk only where little else is said. */
const POLITE_START =
  /^(?:(?:hi|hiya|hello|hey|morning|afternoon|evening|good (?:morning|afternoon|evening)|sorry|quick (?:one|question)|please|there|sim|folks|ok|right|just|,|(?:can|could|would) you (?:please )?(?:tell|show|give|list)(?: (?:me|us))?) )+/u;
const POLITE_END =
  /(?: (?:thanks(?: (?:so much|a million|a lot|very much|in advance))?|thank you(?: (?:so much|very much))?|cheers|ta|please|much appreciated|,))+$/u;
const MIN_WORDS_LEFT = 3;

function withoutPoliteWords(words: string[]): string[] {
  const remaining = words.join(' ').replace(POLITE_START, '').replace(POLITE_END, '').split(' ');
  return remaining.length < MIN_WORDS_LEFT ? words : remaining;
}

/** The words as the classifier sees them: a product name is one "_", another maker's is "brand". */
export function toClassifierWords({ words, mentions }: Pick<Reading, 'words' | 'mentions'>): string[] {
  const isNamed = isInSpan(mentions);
  const maskedWords = words
    .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
    .filter((word, at, all) => word !== '_' || all[at - 1] !== '_');
  return withoutPoliteWords(maskedWords);
}

/** "Is X ok for a 5 year old boy": labels do not state a sex. */
export const withoutSexWords = (maskedWords: readonly string[]): readonly string[] =>
  maskedWords.includes('_') ? maskedWords.join(' ').replaceAll(AGE_AND_PERSON, '$1').split(' ') : maskedWords;
const AGE_AND_PERSON =
  /\b(\d+ (?:year|month|week)s? old) (?:child|kid|boy|girl|lad|lass|man|woman|lady|gent|gentleman|chap|female|male)\b/gu;
