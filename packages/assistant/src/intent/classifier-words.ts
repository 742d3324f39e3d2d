import { standsIn } from '../names/mention.ts';
import type { Reading } from '../message/reading.ts';
import { isOtherMakers } from '../vocabulary/other-makers.ts';

/** Manners before and after a question: they ask nothing, and are small talk only where little else is said. */
const BEFORE =
  /^(?:(?:hi|hiya|hello|hey|morning|afternoon|evening|good (?:morning|afternoon|evening)|sorry|quick (?:one|question)|please|there|sim|folks|ok|right|just|,|(?:can|could|would) you (?:please )?(?:tell|show|give|list)(?: (?:me|us))?) )+/u;
const AFTER =
  /(?: (?:thanks(?: (?:so much|a million|a lot|very much|in advance))?|thank you(?: (?:so much|very much))?|cheers|ta|please|much appreciated|,))+$/u;
const FEWEST_LEFT = 3;

function withoutManners(words: string[]): string[] {
  const left = words.join(' ').replace(BEFORE, '').replace(AFTER, '').split(' ');
  return left.length < FEWEST_LEFT ? words : left;
}

/** The words as the classifier looks at them: names of products stand as one "_", another maker's as "brand". */
export function classifierWords({ words, mentions }: Pick<Reading, 'words' | 'mentions'>): string[] {
  const isNamed = standsIn(mentions);
  const heard = words
    .map(({ text }, at) => (isNamed(at) ? '_' : isOtherMakers(text) ? 'brand' : text))
    .filter((word, at, all) => word !== '_' || all[at - 1] !== '_');
  return withoutManners(heard);
}

/** "Is X ok for a 5 year old boy": a label states no sex. */
export const withoutSexWords = (heard: readonly string[]): readonly string[] =>
  heard.includes('_') ? heard.join(' ').replaceAll(WHOSE_AGE, '$1').split(' ') : heard;
const WHOSE_AGE =
  /\b(\d+ (?:year|month|week)s? old) (?:child|kid|boy|girl|lad|lass|man|woman|lady|gent|gentleman|chap|female|male)\b/gu;
