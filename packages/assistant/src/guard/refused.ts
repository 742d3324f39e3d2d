import type { Likelihood } from '../intent/classifier.ts';
import type { Before } from '../intent/features.ts';
import { type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import type { Said } from '../reading/persons.ts';
import type { Query } from '../reading/query.ts';
import { wordsIn } from '../language/phrases.ts';
import { emergencyIn, faultIn } from './emergencies.ts';

/**
 * How likely a decision has to be for a refusal: more where all that was read is a plain look-up and no word decides anything,
 * and after what has nothing to do with a patient. Weighed on messages that the classifier had not been fitted to.
 */
const BESIDE_A_VALUE = 0.85;
const BESIDE_A_FACT = 0.6;
const BESIDE_A_WORD_THAT_DECIDES = 0.42;
const AFTER_HELP = 0.4;

/** What is refused: an emergency by its words, or what is likely enough beside what there is to look up. */
export function refused(
  { text, mended }: Said,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
): Refusal | undefined {
  const emergency = emergencyIn(text) ?? emergencyIn(mended);
  if (emergency !== undefined && !isSurelyElse(likely, 'emergency'))
    return { kind: 'emergency', of: emergency };
  const fault = faultIn(text);
  if (fault !== undefined && !isSurelyElse(likely, 'fault')) return { kind: 'fault', of: fault };
  // "Why so short", of an answer that was given.
  if (queries.some(({ asksWhy }) => asksWhy)) return undefined;
  return refusalOf(likely, leastFor(text, queries, before));
}

function leastFor(text: string, queries: readonly Query[], before: Before | null): number | undefined {
  if (queries.length > 0 && queries.every(isPlain)) {
    if (DECIDES.test(text)) return BESIDE_A_WORD_THAT_DECIDES;
    return queries.every((query) => isAValue(query) || isUnderstood(query)) ? BESIDE_A_VALUE : BESIDE_A_FACT;
  }
  return OF_HELP.test(before ?? '') ? AFTER_HELP : undefined;
}
/** Words by which something is decided, judged or done; a look-up may hold them too. */
const DECIDES = new RegExp(
  String.raw`\b(?:${wordsIn(`
    should shall must ought need needs needed require requires required requirement requirements best better safe safer safest ok okay
    alright suit suits suitable recommend recommends recommended advise advised suggest enough too give giving start starting starts stop
    stopping increase increasing reduce reducing dose doses dosing dosage rate risk target max maximum aim would could allowed worth
    help helps instead switch swap change changing why when right fine good bad ideal usual normal prefer choose pick cause causes affect
    affects add adding mix mixing thicken tolerate tolerating problem problems issue issues concern concerned worry worried matter harm
    interact real wrong ought meet meets cover hit reach replace replaces alternative use using
  `).join('|')})\b`,
  'u',
);
const isAValue = ({ products, nutrients }: Query): boolean => products.length > 0 && nutrients.length > 0;
const OF_HELP = /^(?:method|app|faq|contact|document|meaning|talk)$/u;

/** A value or a fact of products that are named, or a list by what labels say. */
const isPlain = ({ subject, criteria, products, nutrients, topics, isWeak }: Query): boolean =>
  subject === 'list'
    ? criteria.some(({ kind }) => kind !== 'form' && kind !== 'claim')
    : products.length > 0 && (nutrients.length > 0 || (topics.length > 0 && !isWeak));

/** No word stands in it that was not read, but those of any question. */
const isUnderstood = ({ unknown, leftOver, free }: Query): boolean =>
  unknown.length + leftOver.length === 0 && free.every((word) => ASKS.test(word));
const ASKS =
  /^(?:the|of|in|an?|is|are|what|does|do|you|have|has|for|and|how|much|many|there|which|with|per|to|on|at|any|its?|me|can|get|hi|hello|please|thanks|that|this|or|from|by|your|show|list|give|got|i|need|,)$/u;

/** "Is it given into a vein": the words of an emergency, and surely none. */
const isSurelyElse = (likely: readonly Likelihood[], family: string): boolean =>
  shareOf(likely, family) < 0.02 && (likely[0]?.share ?? 0) > 0.9;
