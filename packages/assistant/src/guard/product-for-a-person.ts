import type { Refusal } from '../intent/intents.ts';
import type { Query } from '../message/query.ts';

// "Is X ok for a 6 year old" asks what a label says; "X for my 6 year old patient who cannot swallow" asks for a decision.

/** The refusal of a question about a product for a person, where nothing that a label states is asked. */
export function refusalForPerson(
  text: string,
  queries: readonly Query[],
  /** The message tells of a body, a medicine or a result. */
  isIll: boolean,
): Refusal | undefined {
  const areAll = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  if (!PERSON_WITH_AGE.test(text) || NAMES_A_TOPIC.test(text)) return undefined;
  const tellsMore = isIll || DESCRIBES_PERSON.test(text);
  // "Which feed for a toddler, K 6.1": type and age alone do not find a product for him.
  if (areAll(isListForPerson))
    return tellsMore || ASKS_WHETHER_TO_GIVE.test(text) ? { kind: 'clinical', reason: 'choice' } : undefined;
  if (!areAll(isProductForPerson)) return undefined;
  const hasAmounts = queries.some(({ amounts }) => amounts.length > 0);
  if (ASKS_HOW_MUCH_TO_GIVE.test(text) || (hasAmounts && MAY_HAVE.test(text)))
    return { kind: 'clinical', reason: 'dose' };
  return !hasAmounts && (ASKS_WHETHER_TO_GIVE.test(text) || tellsMore)
    ? { kind: 'clinical', reason: 'choice' }
    : undefined;
}

/** "Should she change to X", "would you switch him", "is X better for her": a decision for one person, whatever label figure is asked beside it. */
export const decidesPlainly = (text: string): boolean => DECIDES_PLAINLY.test(text);
const FOR_ONE_PERSON =
  '(?:him|her|them|(?:my|our|this|the) (?:patient|resident|client|lady|man|woman|gentleman|lad|boy|girl|child|baby))';
const DECIDES_PLAINLY = new RegExp(
  String.raw`\b(?:should|shall) (?:s?he|they|i|we) (?:\w+ )?(?:change|switch|swap|move|go on|start|stop|stay|have|take|give|use|try|increase|reduce)\b|\bwould you (?:change|switch|swap|move|start|stop|put|give|try|keep) ${FOR_ONE_PERSON}\b|\b(?:can|could|may|shall) (?:i|we) (?:just )?(?:give|start|put|switch|swap|change|move) ${FOR_ONE_PERSON}\b|\bwhich (?:feed|sip|one|product|supplement|drink|formula) would (?:be|suit|you)\b|\b(?:better|best|right) (?:one |feed |choice )?for ${FOR_ONE_PERSON}\b`,
  'u',
);

/** Only a product and a person: "X for my 4 year old patient who cannot swallow". */
const isProductForPerson = ({
  subject,
  products,
  nutrients,
  nutrientsWithoutRow,
  criteria,
  topics,
  order,
  target,
}: Query): boolean =>
  subject === 'products' &&
  products.length > 0 &&
  nutrients.length + nutrientsWithoutRow.length === 0 &&
  order === null &&
  target === null &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'form' || kind === 'use' || kind === 'type') &&
  topics.every((topic) => /^(?:ages|indications|contraindications|directions|info|packs)$/u.test(topic));
const NAMES_A_TOPIC =
  /\b(?:contra ?indicat\w*|indicat\w*|precautions?|directions?|ages?(?! \d)|instructions?|warnings?|licen[cs]ed|labell?ed|label|marked|approved|packs?|sizes?|cases?|comes? in|box(?:es)?|stock)\b/u;
const isListForPerson = ({ subject, nutrients, topics, criteria, order, asksForCount }: Query): boolean =>
  subject === 'list' &&
  nutrients.length + topics.length === 0 &&
  order === null &&
  !asksForCount &&
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'form');
/** "Can she have 3 a day" */
const MAY_HAVE = /\b(?:can|could|may|is it (?:ok|safe|fine))\b/u;
/** One person, by age or by a noun. */
const PERSON_WITH_AGE =
  /\b(?:he|she|hes|shes)\b|\b(?:an?|my|our|this|that|the|one) (?:\S+ ){0,4}?(?:patient|resident|client|lady|man|woman|gentleman|gent|chap|lad|lass|boy|girl|child|kid|toddler|baby|infant|teenager)\b(?!s)|\b\d{1,3} ?(?:yo|y , o|yrs?(?: old)?|years? old|months? old|weeks? old|f|m)\b/u;
const ASKS_HOW_MUCH_TO_GIVE =
  /\b(?:how (?:much|many|often)|what (?:volume|amount|dose|quantity))\b(?!.*\b(?:is|are|does|do) (?:in|there|it|they|_)\b)|\benough\b/u;
const ASKS_WHETHER_TO_GIVE =
  /\b(?:should|shall)\b|\b(?:do|can|could|may|must) (?:i|we) (?:\w+ )?(?:give|start|put|use|try|offer|feed)\b|\bsafe (?:to|for (?:me|us) to) (?:give|use|start)\b|\bwould _ (?:be )?(?:suit|right|ok|best|good)\b|\b(?:best|right) (?:one|choice|feed)\b/u;
/** Tells more about a person than an age. */
const DESCRIBES_PERSON =
  /\b(?:cant|cannot|can not|unable to|wont|not|isnt|doesnt|stopped|poor(?:ly)?) (?:swallow\w*|eat\w*|drink\w*|tolerat\w*|gain\w*|grow\w*)|\b(?:nil by mouth|nbm|in icu|in itu|ventilated|post ?(?:op|stroke)|on dialysis|dialysed|weigh(?:s|ing)?|underweight|losing weight|instead of (?:food|meals)|overnight|bd|tds|qds|(?:once|twice|thrice|\d times) (?:a|per) day)\b|\bbmi (?:of )?\d|\b\d[\d.]* ?kg\b|\bwith (?:an? )?(?:peg|ng|njt|ngt|jej|stoma|pressure (?:sore|ulcer)|ckd|diabetes|reflux|dysphagia|copd|cancer|crohns|colitis)\b/u;
