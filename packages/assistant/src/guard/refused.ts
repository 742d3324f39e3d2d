import type { Likelihood } from '../intent/classifier.ts';
import type { Before } from '../intent/features.ts';
import { isRefused, type Refusal, refusalOf, shareOf } from '../intent/intents.ts';
import { type Said, toldIn } from '../reading/persons.ts';
import type { Query } from '../reading/query.ts';
import { wordsIn } from '../language/phrases.ts';
import { emergencyIn, faultIn } from './emergencies.ts';

/**
 * How likely a decision has to be for a refusal: more where all that was read is a plain look-up and no word decides anything,
 * and after what has nothing to do with a patient. Weighed on messages that the classifier had not been fitted to.
 */
const BESIDE_A_VALUE = 0.85;
const BESIDE_A_FACT = 0.6;
const BESIDE_A_WORD_THAT_DECIDES = 0.38;
const AFTER_HELP = 0.4;
const OF_A_PART = 0.7;
/** Something else is likelier than each decision, and nobody is told of. */
const OF_NOBODY = 0.42;
/** Somebody is told of, and nothing of a label was read to be asked. */
const OF_SOMEBODY = 0.24;
/** Who is fed, or a relative, writes: what a label says is for those who know her. */
const FOR_ONESELF = 0.15;

/** What is refused: an emergency by its words, or what is likely enough beside what there is to look up. */
export function refused(
  said: Said,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
  /** Each part of the message that is a question of its own, by itself. */
  parts: readonly Part[] = [],
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
  // "K is 6.1, which sip feed": a result, and no mark by which products are looked up.
  if (toldIn(said).result && queries.some((query) => query.subject === 'list' && !isPlain(query)))
    return { kind: 'clinical', of: 'choice' };
  // A story of somebody, and then a look-up that decides nothing.
  const asking = parts.filter((part) => isSurelyALookUp(part) || ASKS_FOR_ONE.test(part.query.text));
  if (asking.length > 0 && asking.every(isSurelyALookUp) && !toldIn(said).isOwn) return undefined;
  return (
    refusalOf(likely, leastFor(said, likely, queries, before)) ??
    ofAPart(parts) ??
    // "X 1.3", after what was refused: the sum it belongs to is refused still.
    (before === 'refused' && A_FIGURE.test(text) ? { kind: 'clinical', of: 'need' } : undefined)
  );
}

type Part = { query: Query; likely: readonly Likelihood[] };

const isSurelyALookUp = ({ query, likely: [first] }: Part): boolean =>
  isAValue(query) && !DECIDES.test(query.text) && first?.name === 'lookup' && first.share >= SURELY;
const SURELY = 0.9;

/** "Which feed for him, and protein in Dalesip Mini": one part asks for a decision, whatever the other asks. */
const ofAPart = (parts: readonly Part[]): Refusal | undefined =>
  (parts.length < 2 ? [] : parts)
    .filter(({ query }) => !isPlain(query) && ASKS_FOR_ONE.test(query.text))
    .map(({ likely }) => refusalOf(likely, OF_A_PART))
    .find((refusal) => refusal !== undefined);
const ASKS_FOR_ONE =
  /\b(?:which|what|how|should|shall|can|could|may|must(?! \d)|would|do (?:i|we)|is (?:it|he|she)|needs?|pick|choose|suggest|recommend|advise)\b/u;

const A_FIGURE =
  /^(?:(?:so|and|ok|just|say|times|x|×|by|at|or|with|plus|multiplied|what about|how about|for) )*\d+(?:\.\d+)?(?: ?(?:x|kcals?|g|kg|mls?|per|,|times|percent|%))*$/u;
const FACE = /\b(?:lips?|eye ?lids?|eyes?|face|facial|cheeks?|mouth|tongue|throat)\b/u;
const SWELLS =
  /\b(?:swell\w*|swollen|puff\w*|thick\w*|bigger|huge|fat|balloon\w*|blow\w* up|doubled|tingl\w*|numb|shut)\b/u;

function leastFor(
  said: Said,
  likely: readonly Likelihood[],
  queries: readonly Query[],
  before: Before | null,
): number | undefined {
  const { isOwn, person, body, result } = toldIn(said);
  const { text } = said;
  if (isOwn) return FOR_ONESELF;
  if (OF_PRODUCTS.test(before ?? '') && LETS_GO.test(text)) return BESIDE_A_VALUE;
  if (queries.length > 0 && queries.every(isOfMarks)) return BESIDE_A_VALUE;
  if (!person && A_LIST_FOR.test(text)) return BESIDE_A_VALUE;
  if (queries.length > 0 && queries.every(isPlain)) {
    const areValues = queries.every(isAValue);
    if (person && CHOOSES.test(text)) return undefined;
    if (result || (body && !areValues) || DECIDES.test(text)) return BESIDE_A_WORD_THAT_DECIDES;
    return areValues || queries.every(isUnderstood) ? BESIDE_A_VALUE : BESIDE_A_FACT;
  }
  if (OF_HELP.test(before ?? '')) return AFTER_HELP;
  const isOfSomebody = person || body || result;
  // "Drop the first one", of a list.
  if (OF_PRODUCTS.test(before ?? '') && !isOfSomebody && !DECIDES.test(text)) return BESIDE_A_FACT;
  const first = likely[0]?.name ?? '';
  const isElse = NO_DECISION.test(first) || (first === 'lookup' && !DECIDES.test(text));
  if (isOfSomebody) return OF_SOMEBODY;
  return isElse ? OF_NOBODY : undefined;
}

/** "Feeds for Crohn's": a list by what labels say. "Which feed for Crohn's" asks for one to be chosen. */
const A_LIST_FOR =
  /^(?:(?:list|show|all|any|the) ){0,2}(?:(?:which|what)(?= (?:\w+ )?\w+ are for ) )?(?:(?:tube|sip|oral|enteral|peptide) )?(?:feeds|sips|products|drinks|powders|supplements|formulas|ons) (?:are )?(?:for|in) (?:\w+ ){0,3}\w+$/u;

/** "Which powder", beside somebody: one is to be chosen, whatever it is for. */
const CHOOSES =
  /\b(?:which|what) (?:\w+ ){0,2}(?:feed|product|powder|sip|drink|shake|supplement|formula|substitute|milk|one)\b/u;

/** Nothing but the marks of an allergen, a diet or an age on a product that is named. */
const isOfMarks = ({ products, nutrients, topics, criteria, unknown, free }: Query): boolean =>
  products.length > 0 &&
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'diet' || kind === 'allergen' || kind === 'type') &&
  unknown.length + nutrients.length === 0 &&
  topics.every((topic) => topic === 'allergens') &&
  free.every((word) => IS_SAFE.test(word));
const IS_SAFE =
  /^(?:is|are|it|does|can|could|may|i|we|you|an?|the|for|in|with|to|of|have|has|take|give|use|,|safe|safely|ok|okay|fine|alright|suitable|patients?|residents?|clients?|someone|somebody|disease)$/u;

/** Words by which something is decided, judged or done; a look-up may hold them too. */
const DECIDES = new RegExp(
  String.raw`\b(?:must(?! \d)|${wordsIn(`
    should shall ought need needs needed require requires required requirement requirements best better safe safer safest ok okay
    alright suit suits suitable recommend recommends recommended advise advised suggest enough too give giving start starting starts stop
    stopping increase increasing reduce reducing dose doses dosing dosage rate risk target max maximum aim would could allowed worth
    help helps instead switch swap change changing why when right fine good bad ideal usual normal prefer choose pick cause causes affect
    affects add adding mix mixing thicken tolerate tolerating problem problems issue issues concern concerned worry worried matter harm
    interact real wrong raise raises spike spikes push pushes meet meets cover hit reach replace replaces alternative sub substitute use using
  `).join('|')})\b`,
  'u',
);
const isAValue = ({ products, nutrients, criteria, unknown }: Query): boolean =>
  products.length > 0 && nutrients.length > 0 && criteria.length + unknown.length === 0;
const NO_DECISION = /^(?:faq|outside|talk|app|contact|document)/u;
/** A condition of a list that is let go. */
const LETS_GO =
  /^(?:(?:ok|and|so|no|just|actually) )*(?:drop|forget|never ?mind|ignore|leave out|lose|skip|remove|take out)\b(?!.*\b(?:him|her|he|she|patient)\b)|\b(?:doesnt|does not|isnt|is not) (?:matter|important)$/u;
const OF_PRODUCTS = /^(?:lookup|list|compare)$/u;
const OF_HELP = /^(?:method|app|faq|contact|document|meaning|talk)$/u;

/** A value or a fact of products that are named, or a list by what labels say. */
const isPlain = ({ subject, criteria, products, nutrients, topics, order, isWeak }: Query): boolean =>
  subject === 'list'
    ? order !== null || criteria.some(({ kind }) => kind !== 'form' && kind !== 'claim')
    : products.length > 0 && (nutrients.length > 0 || (topics.length > 0 && !isWeak));

/** No word stands in it that was not read, but those of any question. */
const isUnderstood = ({ subject, unknown, leftOver, free }: Query): boolean =>
  subject !== 'list' && unknown.length + leftOver.length === 0 && free.every((word) => ASKS.test(word));
const ASKS =
  /^(?:the|of|in|an?|is|are|what|does|do|you|have|has|for|and|how|much|many|there|which|with|per|to|on|at|any|its?|me|can|get|hi|hello|please|thanks|that|this|or|from|by|your|show|list|give|got|i|need|,)$/u;

/** "Is it given into a vein": the words of an emergency, and surely none. */
const isSurelyElse = ([first, ...others]: readonly Likelihood[], family: string): boolean =>
  first !== undefined && !isRefused(first.name) && shareOf(others, family) < 0.02 && first.share > 0.97;
