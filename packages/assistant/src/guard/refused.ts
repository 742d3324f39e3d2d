import type { Likelihood } from '../intent/classifier.ts';
import type { Before } from '../intent/features.ts';
import { type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import type { Said } from '../reading/persons.ts';
import type { Query } from '../reading/query.ts';
import { emergencyIn } from './emergencies.ts';

/**
 * How likely a decision has to be for a refusal: more where all that was read is a plain look-up, beside other words and beside
 * none, and after what has nothing to do with a patient. Weighed on messages that the classifier had not been fitted to.
 */
const BESIDE_OTHERS = 0.42;
const BESIDE_NOTHING = 0.55;
const AFTER_HELP = 0.4;

/** What is refused: an emergency by its words, or what is likely enough beside what there is to look up. */
export function refused(
  { text, mended }: Said,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
): Refusal | undefined {
  const emergency = emergencyIn(text) ?? emergencyIn(mended);
  if (emergency !== undefined && !isSurelyElse(likely)) return { kind: 'emergency', of: emergency };
  // "Why so short", of an answer that was given.
  if (queries.some(({ asksWhy }) => asksWhy)) return undefined;
  return refusalOf(likely, leastFor(queries, before));
}

function leastFor(queries: readonly Query[], before: Before | null): number | undefined {
  if (queries.length > 0 && queries.every(isPlain))
    return queries.every(isUnderstood) ? BESIDE_NOTHING : BESIDE_OTHERS;
  return OF_HELP.test(before ?? '') ? AFTER_HELP : undefined;
}
const OF_HELP = /^(?:method|app|faq|contact|document|meaning|talk)$/u;

const MARKS = /^(?:allergen|diet|flavour|scheme|container|pack|country|iddsi|nutrient|age)$/u;
/** A value or a fact of products that are named, or a list by what labels mark. */
const isPlain = ({ subject, criteria, products, nutrients, topics, isWeak }: Query): boolean =>
  subject === 'list'
    ? criteria.some(({ kind }) => MARKS.test(kind))
    : products.length > 0 && (nutrients.length > 0 || (topics.length > 0 && !isWeak));

/** No word stands in it that was not read, but those of any question. */
const isUnderstood = ({ unknown, leftOver, free }: Query): boolean =>
  unknown.length + leftOver.length === 0 && free.every((word) => ASKS.test(word));
const ASKS =
  /^(?:the|of|in|an?|is|are|what|does|do|you|have|has|for|and|how|much|many|there|which|with|per|to|on|at|any|its?|me|can|get|hi|hello|please|thanks|that|this|or|from|by|your|show|list|give|got|i|need|,)$/u;

/** "Is it given into a vein": the words of an emergency, and surely none. */
const isSurelyElse = (likely: readonly Likelihood[]): boolean =>
  shareOf(likely, 'emergency') < 0.02 && (likely[0]?.share ?? 0) > 0.9;
