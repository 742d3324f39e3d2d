import type { Likelihood } from '../intent/classifier.ts';
import type { Before } from '../intent/features.ts';
import { isRefused, type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import { type Said, toldIn } from '../reading/persons.ts';
import type { Query } from '../reading/query.ts';
import { emergencyIn, faultIn } from './emergencies.ts';

/**
 * How likely a decision has to be for a refusal, and by how much more or less beside what was read. Weighed on 8,700 labelled
 * messages that the classifier had not been fitted to (decision 228); all are logits, so that they add up.
 */
const BAR = -0.63;
const BESIDE = {
  /** A value or a fact of products that are named, or a list by what labels say. */
  plain: 1,
  /** A method or a part of the app by its name. */
  general: 0.83,
  /** Words that nothing was read out of. */
  unread: -0.47,
  /** After a refusal it often goes on about the same. */
  refused: -0.6,
};
/** Who is fed, or a relative, writes: what a label says is for those who know her. */
const FOR_ONESELF = 0.15;

/** What is refused: an emergency by its words, or what is likely enough beside what there is to look up. */
export function refused(
  said: Said,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
): Refusal | undefined {
  const { text, mended } = said;
  const emergency = emergencyIn(text) ?? emergencyIn(mended);
  if (emergency !== undefined && !isSurelyElse(likely, 'emergency')) {
    // Lips, eyelids, face or tongue that swell are more than skin.
    const isSwelling = emergency === 'skin' && FACE.test(text) && SWELLS.test(text);
    return { kind: 'emergency', of: isSwelling ? 'reaction' : emergency };
  }
  const fault = faultIn(text);
  if (fault !== undefined && !isSurelyElse(likely, 'fault')) return { kind: 'fault', of: fault };
  // "Why so short", of an answer that was given.
  if (queries.some(({ asksWhy }) => asksWhy)) return undefined;
  return refusalOf(likely, toldIn(said).isOwn ? FOR_ONESELF : leastBeside(queries, before));
}

/** How likely a decision has to be beside what was read. */
export function leastBeside(queries: readonly Query[], before: Before | null): number {
  const logit =
    BAR +
    (queries.length > 0 && queries.every(isPlain) ? BESIDE.plain : 0) +
    (queries.some(({ general }) => general.length > 0) ? BESIDE.general : 0) +
    (queries.some(({ unknown, leftOver }) => unknown.length + leftOver.length > 0) ? BESIDE.unread : 0) +
    (before === 'refused' ? BESIDE.refused : 0);
  return 1 / (1 + Math.exp(-logit));
}

const isPlain = ({ subject, criteria, products, nutrients, topics, order, isWeak }: Query): boolean =>
  subject === 'list'
    ? order !== null || criteria.some(({ kind }) => kind !== 'form' && kind !== 'claim')
    : products.length > 0 && (nutrients.length > 0 || (topics.length > 0 && !isWeak));

const FACE = /\b(?:lips?|eye ?lids?|eyes?|face|facial|cheeks?|mouth|tongue|throat)\b/u;
const SWELLS =
  /\b(?:swell\w*|swollen|puff\w*|thick\w*|bigger|huge|fat|balloon\w*|blow\w* up|doubled|tingl\w*|numb|shut)\b/u;

/** "Is it given into a vein": the words of an emergency, and surely none. */
const isSurelyElse = ([first, ...others]: readonly Likelihood[], family: string): boolean =>
  first !== undefined && !isRefused(first.name) && shareOf(others, family) < 0.02 && first.share > 0.97;
