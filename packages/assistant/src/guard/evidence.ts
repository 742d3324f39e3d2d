import type { Query } from '../reading/query.ts';
import { decisionAmong } from './decisions.ts';
import { isASum, isAskedOfALabel } from './look-ups.ts';
import { type Care, careIn, type Said } from './persons.ts';

/** What a refusal may stand on. */
type Asked = { said: Said; care: Care; queries: readonly Query[]; isTold: boolean };

/**
 * A refusal needs evidence: somebody, an illness or a treatment, or a pronoun or a word that urges. Without them, what is
 * wholly a look-up is one, however it is qualified ("best", "daily"), and so are sums on amounts that were given.
 */
export function isEvident({ said, care, queries, isTold }: Asked): boolean {
  const every = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  if (!isTold && BY_CONDITION.test(said.text)) return false;
  // "Stress factor for sepsis" is of a published table.
  if (
    care.person === 'nobody' &&
    !care.hasResult &&
    FACTOR.test(said.text) &&
    !URGES.test(said.text) &&
    !SOMEBODY.test(said.text)
  )
    return false;
  if (isTold || care.hasTreatment) return true;
  if (!URGES.test(said.text) && every(isASum)) return false;
  if (care.hasIllness) return true;
  return (
    URGES.test(said.text) ||
    SOMEBODY.test(said.text) ||
    MAY_BE_DONE.test(said.text) ||
    !every(isAskedOfALabel)
  );
}
const FACTOR = /\b(?:stress|injury|activity) factors?\b/u;
/** "Feeds for Crohn's": what is indicated for a condition is looked up; "which feed for" chooses one. */
const BY_CONDITION =
  /^(?:(?:list|show|all|any|the|me|your|are|there|tube|sip|oral|enteral) )*(?:feeds|products|formulas|supplements|powders|drinks|foods|shakes|thickeners|range) (?:indicated )?for (?!an? )\w+(?: \w+){0,2}$/u;
const URGES =
  /\b(?:should|shall|must|ought|needs?|requires?|enough|recommend\w*|advi[sc]e\w*|suggest\w*|would|give|safe(?:ly|st|r)?|which is best|sub for|concentrate (?:\w+ ){0,5}to|max\w*|min(?!i\b)\w*|switch\w*|swap\w*|chang\w+|increas\w+|decreas\w+|stop|start\w*|begin\w*|rate|dos(?:es?|age|ing)|goals?|targets?|aims?|optim\w+|frail|elderly|critical\w*|instead|alternatives?|like)\b|\b(?:best|ideal|right|correct) (?:\w+ )?(?:amounts?|volumes?|quantity|number|strength|intake)\b/u;
const SOMEBODY =
  /\b(?:i|we|you|he|she|they|him|her|them|my|our|your|his|their|someone|somebody|anyone|people|patients?|who)\b|\ban? (?:\w+ ){1,2}\d+ (?:yrs?|years?|months?|weeks?) old\b/u;
/** Whether something may be done, how far, and when: a decision also where nobody is named. */
const MAY_BE_DONE =
  /^(?:can|could|may|might|is|are|ok|okay|when|leave)\b|\bwhat (?:weight|dose|point|stage|rate)\b|\btoo (?:strong|weak|much|little|thick|thin|fast|slow)\b|\b(?:tonight|tomorrow|overnight|discharge|before|after|help|first|flow|time to)\b/u;

export const isCare = ({ person, hasTreatment, hasSymptom, hasResult, hasIllness }: Care): boolean =>
  person !== 'nobody' || hasTreatment || hasSymptom || hasResult || hasIllness;

/** Words of care where nothing was understood: what is asked may be advice, so none is given. */
export const isOfCare = (said: Said): boolean => isCare(careIn(said));

/** "Pouch 10, 15 and 20 PKU": the condition is a part of what is looked up. */
const isOfADisorderAlone = (said: Said): boolean => {
  const { person, hasTreatment, hasSymptom, hasResult } = careIn(said);
  return (
    person === 'nobody' &&
    !hasTreatment &&
    !hasSymptom &&
    !hasResult &&
    OF_A_PACK.test(said.text) &&
    !ASKS.test(said.text)
  );
};
const OF_A_PACK = /\b(?:pouch|powder|carton|spoon|bar|tabs?|tablets?|sachet|pack|bottle|tin)(?:e?s)?\b/u;
const ASKS = /\b(?:which|what|how|any|why|feed|formula|diet|in|for)\b/u;

/** Somebody, what is wrong with somebody, or a word that urges: without one, what is not understood is only that. */
export const speaksOfSomebody = (said: Said, queries: readonly Query[]): boolean =>
  (isOfCare(said) && !BY_CONDITION.test(said.text) && !isOfADisorderAlone(said)) ||
  [URGES, SOMEBODY, MAY_BE_DONE].some((evidence) => evidence.test(said.text)) ||
  queries.some(({ free }) => decisionAmong(free) !== undefined);
