import { anyOf } from '../language/any-of.ts';
import { BODY, CARE_TEAM, ILLNESSES, ONE_PERSON, SYMPTOMS, TREATMENT } from '../vocabulary/person-words.ts';
import type { Question } from './question.ts';
import { isSaid, type Said, saidAt } from './said.ts';

/** One person in someone's care, however named: "he", "Mrs Byrne", "bed 4", "74 y/o F", "the doctor wants". */
export function isAboutOnePerson(said: Said): boolean {
  const { rest, words, isAminoTalk } = said;
  const isHer = (word: string, at: number) =>
    ONE_PERSON.has(word) && !(word === 'his' && isAminoTalk) && !isSpokenOfAtLarge(words, at);
  return (
    words.some(isHer) ||
    saidAt(said, ONE_PERSON).some((at) => !ONE_PERSON.has(words[at] ?? '')) ||
    /\b(?:bed|bay|room|cubicle|side ward) \d/u.test(rest) ||
    AGE_AND_SEX.test(rest) ||
    /(?<!\b(?:talk|speak|chat|email|call|ring|phone|reach|contact|get|there)(?: \w+){0,2}) (?:someone|somebody)\b(?! (?:to |who can |please )*(?:ring|call|phone|contact|email|help|get back|speak|talk|answer))/u.test(
      ` ${rest}`,
    ) ||
    /\b(?:anyone|anybody|person|adult) (?:\w+ )?(?:with|having|has|who (?:is|has|cant|cannot|needs))\b/u.test(
      rest,
    ) ||
    /\b(?:this|that|the|our|a new) (?:\w+ )?(?:baby|infant|newborn|neonate|toddler|child|kid|teenager|teen|adolescent)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)/u.test(
      rest,
    ) ||
    /\b(?:baby|infant|toddler|child|kid|newborn) (?:is|has|had|was|wont|will not|keeps|refus\w+|not|to (?:take|drink|eat)|cannot|cant|doesnt|does not)\b/u.test(
      rest,
    ) ||
    /\b(?:for|to|gives?|given|giving) them\b/u.test(rest) ||
    words.some((word, at) => CARE_TEAM.has(word) && SAID.test(words.slice(at + 1, at + 3).join(' ')))
  );
}

/** "74 y/o F", "45yo m", "86 female"; "6 m" alone is an age in months. */
const AGE_AND_SEX =
  /\b\d{1,3} (?:y|yr|yrs|yo|years?|months?|mths?)(?: , o)?(?: old)? (?:f|m|female|male)\b|\b\d{1,3} (?:f|female|male)\b|^\d{2,3} m\b(?! old)/u;

const SAID =
  /^(?:has |have |just )?(?:said|says|wants?|wanted|told|gave|prescribed|thinks|recommended|advised)\b/u;

/** "Patient leaflet", "sample for a patient": the word is there, no one person is. */
function isSpokenOfAtLarge(words: readonly string[], at: number): boolean {
  if (!/^(?:patient|resident|client)$/u.test(words[at] ?? '')) return false;
  const isAboutPapers =
    /^(?:information|leaflets?|groups?|data|details|privacy|population|safety|association|screen|step|page|tab)$/u.test(
      words[at + 1] ?? '',
    );
  return isAboutPapers || words.slice(0, at).some((word) => /^samples?$/u.test(word));
}

/** Something that happens in a body: "loose stools", "residual 350 ml", "not eating". */
const HAPPENS = anyOf`
  (?:not|isnt|wont|stopped|doesnt|barely|hardly) (?:\w+ )?(?:eat|eating|drink|drinking|feeding|settle|settling|gain|gaining|swallow|swallowing|absorb\w*|growing|thriving)
  (?:poor|low|reduced) (?:oral )?(?:intake|appetite)
  weight loss
  loss of weight
  faltering growth
  (?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put on|putting on) (?:\w+ )?weight
  weight gain
  (?:bmi|must)(?: score)?(?: of| is)? \d[\d.]*
  (?:low|high) bmi
  nil by mouth
  nbm
  npo
  high output
  post ?op
  (?:peg|stoma|exit|tube) site
  residuals?\b(?! (?:phe|phenylalanine|lactose|protein|whey))
  has a temperature
  (?:his|her|their) (?:hair|skin)
`;

export const tellsOfSymptoms = (said: Said): boolean => isSaid(said, SYMPTOMS) || HAPPENS.test(said.rest);

/** The state of one person in numbers: a weight, a need per kilogram, a blood result. */
export function givesMeasurements({ rest }: Said): boolean {
  const isPack = /\bkg (?:tubs?|tins?|packs?|bags?|cases?|box|boxes)\b/u.test(rest);
  return (
    (/\b\d+(?:\.\d+)? kg\b/u.test(rest) && !isPack) ||
    /\b(?:kcals?|cals?|calories|mls?|g|grams?|protein|energy|fluid) (?:per|,|a) kg\b/u.test(rest) ||
    /\b\d+ (?:st|stone|lbs?)\b/u.test(rest) ||
    LAB_RESULT.test(rest)
  );
}

/**
 * An illness, a treatment, a part of the body or somebody's age in a message that is not understood to the last word, or a treatment
 * where no product is named or looked for: what the rest asks could be advice, so none is given.
 */
export function isClinicalTalk(said: Said): boolean {
  const isTreated = isSaid(said, TREATMENT) || said.unknown.some((word) => MEDICAL_ENDING.test(word));
  const isBodily = isTreated || isSaid(said, ILLNESSES) || isSaid(said, BODY);
  const others = said.unknown.filter((word) => ![TREATMENT, ILLNESSES, BODY].some((list) => list.has(word)));
  if ((isBodily || said.givesAnAge) && others.length > 0) return true;
  return isTreated && !said.rest.includes('_') && !LOOKS_FOR_PRODUCTS.test(said.rest);
}

/** "Gastritis", "hyponatraemia", "fundoplication": a diagnosis or an operation by its form. */
const MEDICAL_ENDING =
  /^(?:hypo|hyper)(?!allergen)\w{4,}$|\w{3,}(?:itis|aemia|emia|osis|pathy|ectomy|ostomy|plasty|algia|oma|plication|paresis|plegia|trophy)$/u;

const LOOKS_FOR_PRODUCTS =
  /\b(?:show|list|which|any|do you|have you|looking for|find|products?|supplements?|ons|feeds? for|options|range)\b/u;

const MEASURED =
  'k|na|mg|po4|phosphate|phos|potassium|sodium|magnesium|calcium|urea|creatinine|egfr|glucose|bms?|sugars?|albumin|crp|hba1c|hb|ferritin|bicarb';
const SO_MUCH_OF_A_PRODUCT =
  'mls?|l|litres?|g|grams?|mg|kg|%|x|times|bottles?|packs?|sachets?|pots?|tins?|cartons?|pouch(?:es)?|servings?|scoops?|kcal|_';
/** "K 2.8", "phosphate is 0.3"; what is followed by a unit or a product asks what a product holds. */
const LAB_RESULT = new RegExp(
  `(?<!\\b(?:vitamin|vit) )\\b(?:${MEASURED}) (?:(?:is|was|of|at|now|only|still|down|up|to|come|came|back) )*` +
    `\\d+(?:\\.\\d+)?(?![\\d.])(?! (?:${SO_MUCH_OF_A_PRODUCT})(?![a-z]))`,
  'u',
);

const FEEDING = anyOf`
  (?:tube |sip )?(?:feed|feeds|feeding|fed)
  (?:button|balloon|concentration|weaning|tube|tubes|peg|ng|ngt|nj|njt|jej|rig|stoma|jejunal|jejunostomy|gastric|gastrostomy|nasogastric|enteral|pump|syringe)
  (?:drink|drinks|drinking|eat|eater|eats|eating|swallow|swallowing|diet|dietary|hydration|fluids?|fluid balance|nutrition)
  (?:give|giving|administer|medicines?|medication|meds|tablets?|drugs?)
  (?:patients?|residents?|clients?|children|kids|babies|infants|adults|elderly)
  (?:aspiration|choking|breathing|reflux)
  (?:ons|supplements?|formulas?|formula|milk|thickener|kcals?|calories|protein|electrolytes?)
`;

/** Whether a question that is not understood may be about feeding somebody. */
export const isOfFeeding = ({ rest, unknown }: Pick<Question, 'rest' | 'unknown'>): boolean =>
  FEEDING.test(rest) || unknown.some((word) => ILLNESSES.has(word) || TREATMENT.has(word) || BODY.has(word));
