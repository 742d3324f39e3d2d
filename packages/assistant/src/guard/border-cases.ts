import type { Refusal } from '../intent/intents.ts';
import { type GuardText, patientFactsIn } from '../people/patient-facts.ts';

/** Adjusts the kind of decision to the facts: "her sugars were 19 after two juices" is about a result. */
export function refusalByFacts(refusal: Refusal | undefined, guardText: GuardText): Refusal | undefined {
  if (refusal === undefined) return undefined;
  const { text } = guardText;
  const { result, body, medicine } = patientFactsIn(guardText);
  if (/^(?:dose|rate|need|change)$/u.test(refusal.reason) && medicine && ABOUT_GIVING_MEDICINE.test(text))
    return { kind: 'clinical', reason: 'medicine' };
  if (/^(?:change|dose)$/u.test(refusal.reason) && result && /\bexchanges?\b/u.test(text))
    return RESULT_REFUSAL;
  // "Potassium is 6.1, is it the feed" asks for the cause of a result, and for no choice.
  if (refusal.reason === 'choice' && result && ASKS_IF_FROM_FEED.test(text)) return RESULT_REFUSAL;
  if (/^(?:incident|device)$/u.test(refusal.reason) && asksToWithdraw(text))
    return { kind: 'clinical', reason: 'change' };
  if (/^(?:incident|change|choice|rate)$/u.test(refusal.reason) && startsFeedingAfterFast(text))
    return { kind: 'clinical', reason: 'need' };
  // "He has been sick since last night, do I give the emergency feed": no incident with a feed.
  if (refusal.reason === 'incident' && body && !INCIDENT_WORDS.test(text))
    return { kind: 'clinical', reason: 'illness' };
  if (refusal.reason === 'incident' || refusal.reason === 'illness')
    return result && !body ? RESULT_REFUSAL : refusal;
  return refusal.reason === 'rate' && HOW_LONG_PACK_LASTS.test(text) ? undefined : refusal;
}
const ASKS_IF_FROM_FEED =
  /\b(?:is|was|could) (?:it|that|this) (?:be )?(?:from |down to |because of )?(?:the|his|her|their) (?:feeds?|drinks?|sips?|supplements?|formula)\b/u;
const INCIDENT_WORDS =
  /\b(?:wrong\w*|mistake\w*|accident\w*|miss(?:ed|ing)?|forg[eo]t\w*|skipp?\w*|doubl\w*|twice|2x|extra|over ?fe[ed]\w*|too (?:much|many|fast|quick\w*|strong|thick|thin|weak|late|long)|out of date|expired|past its|mix(?:ed)? up|mixup|someone elses?|another|other|instead|ran|run|gone|went|left|spilt|spilled|dropped|pulled|leak\w*|error|incorrect\w*|not (?:given|connected|on)|never|meant|should have|was supposed|all in|in 1 go|bolus(?:ed)?)\b/u;
/** About a medicine beside a feed: its units, dose or time. */
const ABOUT_GIVING_MEDICINE =
  /\b(?:units?|doses?|dosing|tablets?|when|what times?|timings?|before|after|with (?:the |his |her |their |each )?(?:feeds?|bolus(?:es)?|_)|give|given|take)\b/u;
const RESULT_REFUSAL: Refusal = { kind: 'clinical', reason: 'result' };
/** "How long will a tin last at that": a sum, not a feeding time. */
const HOW_LONG_PACK_LASTS =
  /\bhow (?:long|many days)\b.*\b(?:tins?|tubs?|packs?|box|boxes|cases?)\b.*\b(?:lasts?|do)\b/u;

/** A symptom or result, and then a few words that only change a feed. */
export const endsWithShortChange = (text: string): boolean => {
  const last = text.split(' , ').at(-1) ?? '';
  const words = last.split(' ');
  return (
    last !== text &&
    words.length <= MAX_SHORT_WORDS &&
    words.some((word) => CHANGE_WORD.test(word)) &&
    !ASKS_FOR_FACTS.test(last)
  );
};
/** "She gets 900 ml of X, increase?": only a change of a current feed. */
export const isBareChange = (text: string): boolean =>
  CHANGE_ALONE.test(text) || CHANGES_WHAT_RUNS.test(text);
/** "Bay 2 gets 650 of the concentrate, change to the standard?" */
const CHANGES_WHAT_RUNS =
  /\b(?:gets?|getting|on|has|having|takes?|taking|runs|running)\b.* , (?:(?:so|and|do i|do we|should i|should we|time to|ok to|can i|can we) )*(?:change|swap|switch|move)(?: (?:it|this|that|him|her|over))* (?:to|for|onto|with) (?!(?:kj|kcal|mg|g|mmol|ml|ireland|uk|the uk)\b)(?:the |an? )?\w+(?: (?!in\b)\w+)?$/u;
const CHANGE_ALONE =
  / , (?:(?:so|and|do i|do we|should i|should we|time to|ok to|can i|can we) )*(?:change|swap|switch|increase|decrease|reduce|cut|double|halve|stop|hold|pause|up|drop)(?: (?:it|this|that|him|her|over|back|down|up|now|yet))*$/u;
/** "K 6.1, do I start ..." asks for a decision, whatever could be listed by its words. */
export const proposesAChange = (text: string): boolean => PROPOSES_CHANGE.test(text);
const PROPOSES_CHANGE =
  /\b(?:do|should|shall|must) (?:i|we) (?:\w+ )?(?:add|give|start|stop|increase|reduce|cut|drop|change|switch|swap|double|halve|hold|pause|restart|offer|up)\b/u;
/** "Can I concentrate it when making up", "8 months, concentrate _ to 1 kcal/ml": another strength than the label's. */
export const asksToConcentrate = (text: string): boolean => CONCENTRATES.test(text) && !/\bapp\b/u.test(text);
const CONCENTRATES =
  /\b(?:can|could|may|should|shall|do|would) (?:i|we) (?:\w+ )?concentrate (?:it|this|the|his|her|their|_)(?![a-z])|(?:^|, )concentrat(?:e|ing) (?:the )?(?:_|feed|formula) to\b/u;
/** Weight loss, which is no purpose of a feed. */
export const asksToLoseWeight = (text: string): boolean => LOSES_WEIGHT.test(text);
const LOSES_WEIGHT =
  /\b(?:los(?:e|ing)|dropp?(?:ing)?|shift(?:ing)?|shed(?:ding)?|get(?:ting)? rid of|burn(?:ing)?|cut(?:ting)?) (?:(?:a|an|the|my|some|half|few|couple|of|bit|more|\d+) )*(?:weight|stones?|pounds?|lbs?|kilos?|kgs?|inches|fat|belly|tummy)\b|\bslim(?:mer|ming|med)?\b|\bget(?:ting)? (?:thin|thinner|skinny)\b/u;
/** Feeding is to be withdrawn, which is no incident. */
const asksToWithdraw = (text: string): boolean => WITHDRAWS_FEEDING.test(text);
const WITHDRAWS_FEEDING =
  /\b(?:wants?|wanting|wish\w*|request\w*|insist\w*|asking for)\b.*\b(?:feeds?|feeding|tube|peg|nutrition|ng)\b(?: \w+){0,3} (?:stopped|withdrawn|discontinued|ended|removed|taken (?:out|down|away))\b|\b(?:to|about) (?:withdraw|withhold|discontinu|stop)\w* (?:\w+ ){0,4}(?:feeds?|feeding|nutrition)\b|\bwithdrawal of (?:\w+ ){0,2}(?:feed|feeding|nutrition)\b/u;
const MAX_SHORT_WORDS = 5;
const CHANGE_WORD =
  /^(?:version|variant|one|instead|strength|swap|switch|move|change|double|halve|half|more|less|fewer|extra|stop|hold|pause|off|reduce|increase|drop|add|thicker|thinner|stronger|weaker|smaller|bigger|lower|higher|another|continuous|bolus)$/u;
const ASKS_FOR_FACTS =
  /\b(?:which|what|how|any|list|show|is there|are there|does|do|per|in|of|contains?|than|sips|feeds|drinks|products|ones|supplements|powders|app|screen)\b/u;

/** Feeding starts after days without food or at a very low BMI: the answer adds the FAQ on refeeding. */
export const startsFeedingAfterFast = (text: string): boolean =>
  LONG_WITHOUT_FOOD.test(text) && /\b(?:re)?(?:start|begin|commenc)\w*\b/u.test(text);
const LONG_WITHOUT_FOOD =
  /\bbmi (?:(?:is|of|now|only|at|was) )*(?:[5-9]|1[0-5])(?:\.\d+)?(?![\d.])|\b(?:nil|no|nothing|not|hardly|barely|without|little|minimal|negligible|poor)(?: \w+){0,4} \d+ (?:days?|weeks?)\b/u;
