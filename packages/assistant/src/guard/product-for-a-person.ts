import type { Refusal } from '../intent/intents.ts';
import type { Query } from '../message/query.ts';

// "Is X ok for a 6 year old" asks what a label says; "X for my 6 year old patient who cannot swallow" asks for a decision.

/** What is refused of a product and whom it is for, where nothing that a label says is asked beside. */
export function isDecisionForAPerson(
  text: string,
  queries: readonly Query[],
  /** Something of a body, a medicine or a result is told. */
  isIll: boolean,
): Refusal | undefined {
  const isOf = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  if (!ONE_OF_SOME_AGE.test(text) || NAMES_A_TOPIC.test(text)) return undefined;
  const tellsMore = isIll || TELLS_OF_ONE.test(text);
  // "Which feed for a toddler, K 6.1": a kind and an age find no product for him.
  if (isOf(isAListForWhom))
    return tellsMore || DECIDES_FOR_ONE.test(text) ? { kind: 'clinical', of: 'choice' } : undefined;
  if (!isOf(isOfWhomAlone)) return undefined;
  const isOfAmounts = queries.some(({ amounts }) => amounts.length > 0);
  if (ASKS_HOW_MUCH_TO_GIVE.test(text) || (isOfAmounts && MAY_HAVE.test(text)))
    return { kind: 'clinical', of: 'dose' };
  return !isOfAmounts && (DECIDES_FOR_ONE.test(text) || tellsMore)
    ? { kind: 'clinical', of: 'choice' }
    : undefined;
}

/** A product and whom it is for, and nothing that a label says beside: "X for my 4 year old patient who cannot swallow". */
const isOfWhomAlone = ({
  subject,
  products,
  nutrients,
  withoutRow,
  criteria,
  topics,
  order,
  target,
}: Query): boolean =>
  subject === 'products' &&
  products.length > 0 &&
  nutrients.length + withoutRow.length === 0 &&
  order === null &&
  target === null &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'form' || kind === 'use' || kind === 'type') &&
  topics.every((topic) => /^(?:ages|indications|contraindications|directions|info|packs)$/u.test(topic));
const NAMES_A_TOPIC =
  /\b(?:contra ?indicat\w*|indicat\w*|precautions?|directions?|ages?(?! \d)|instructions?|warnings?|licen[cs]ed|labell?ed|label|marked|approved|packs?|sizes?|cases?|comes? in|box(?:es)?|stock)\b/u;
const isAListForWhom = ({ subject, nutrients, topics, criteria, order, isCount }: Query): boolean =>
  subject === 'list' &&
  nutrients.length + topics.length === 0 &&
  order === null &&
  !isCount &&
  criteria.length > 0 &&
  criteria.every(({ kind }) => kind === 'age' || kind === 'form');
/** "Can she have 3 a day" */
const MAY_HAVE = /\b(?:can|could|may|is it (?:ok|safe|fine))\b/u;
/** One person, by the age or by what he is called. */
const ONE_OF_SOME_AGE =
  /\b(?:he|she|hes|shes)\b|\b(?:an?|my|our|this|that|the|one) (?:\S+ ){0,4}?(?:patient|resident|client|lady|man|woman|gentleman|gent|chap|lad|lass|boy|girl|child|kid|toddler|baby|infant|teenager)\b(?!s)|\b\d{1,3} ?(?:yo|y , o|yrs?(?: old)?|years? old|months? old|weeks? old|f|m)\b/u;
const ASKS_HOW_MUCH_TO_GIVE =
  /\b(?:how (?:much|many|often)|what (?:volume|amount|dose|quantity))\b(?!.*\b(?:is|are|does|do) (?:in|there|it|they|_)\b)|\benough\b/u;
const DECIDES_FOR_ONE =
  /\b(?:should|shall)\b|\b(?:do|can|could|may|must) (?:i|we) (?:\w+ )?(?:give|start|put|use|try|offer|feed)\b|\bsafe (?:to|for (?:me|us) to) (?:give|use|start)\b|\bwould _ (?:be )?(?:suit|right|ok|best|good)\b|\b(?:best|right) (?:one|choice|feed)\b/u;
/** What tells more of somebody than an age. */
const TELLS_OF_ONE =
  /\b(?:cant|cannot|can not|unable to|wont|not|isnt|doesnt|stopped|poor(?:ly)?) (?:swallow\w*|eat\w*|drink\w*|tolerat\w*|gain\w*|grow\w*)|\b(?:nil by mouth|nbm|in icu|in itu|ventilated|post ?(?:op|stroke)|on dialysis|dialysed|weigh(?:s|ing)?|underweight|losing weight|instead of (?:food|meals)|overnight|bd|tds|qds|(?:once|twice|thrice|\d times) (?:a|per) day)\b|\bbmi (?:of )?\d|\b\d[\d.]* ?kg\b|\bwith (?:an? )?(?:peg|ng|njt|ngt|jej|stoma|pressure (?:sore|ulcer)|ckd|diabetes|reflux|dysphagia|copd|cancer|crohns|colitis)\b/u;
