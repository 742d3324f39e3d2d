// Longer than other files: the wordings by which somebody is told of are one table for each kind.
import { anyOf, singular } from '../language/phrases.ts';
import { decisionAmong, decisionIn } from './decisions.ts';
import {
  AT_WORK,
  BODY,
  CARE_TEAM,
  FAMILY,
  ILLNESSES,
  MEDICINE_ENDING,
  MEDICINES,
  ONE_PERSON,
  ONES_OWN,
  SYMPTOMS,
  TREATMENT,
} from '../vocabulary/person-words.ts';

/** Whom a message speaks of: the writer or the writer's family, one person in care, or nobody. */
type Person = 'own' | 'patient' | 'nobody';

/** A message as the guard looks at it. Names of products stand as "_": "Nephrane Child" speaks of no child. */
export type Said = {
  text: string;
  words: readonly string[];
  /** The text with typing errors put right. */
  mended: string;
};

/** What stands in the way of a look-up, beside the person. */
export type Care = {
  person: Person;
  hasIllness: boolean;
  hasSymptom: boolean;
  /** A weight, a need per kilogram, a blood result. */
  hasResult: boolean;
  hasLabResult: boolean;
  /** Words of a ward round that no product is about. */
  hasTreatment: boolean;
  /** A medicine by its name. */
  hasMedicine: boolean;
};

const isIll = (word: string): boolean =>
  ILLNESSES.has(word) || ILLNESSES.has(singular(word)) || MEDICAL_ENDING.test(word);

/** An illness, a symptom, a treatment, a part of the body: of no label, where no criterion is read from it. */
export const isOfABody = (word: string): boolean =>
  isIll(word) || SYMPTOMS.has(word) || TREATMENT.has(word) || BODY.has(word);

export function careIn(said: Said): Care {
  const hasLabResult = LAB_RESULT.test(said.text) || BLOODS.test(said.text);
  return {
    person: personIn(said),
    hasIllness: said.words.some(isIll),
    hasSymptom: said.words.some((word) => SYMPTOMS.has(word)) || HAPPENS.test(said.text),
    hasResult: MEASURED_PERSON.test(said.text) || hasLabResult,
    hasLabResult,
    hasTreatment:
      said.words.some((word) => TREATMENT.has(word) || TREATMENT.has(singular(word)) || BODY.has(word)) ||
      CARE_OF_TUBES.test(said.text),
    hasMedicine:
      said.words.some((word) => MEDICINES.has(word) || MEDICINE_ENDING.test(word)) &&
      !INTO_THE_FEED.test(said.text),
  };
}

function personIn(said: Said): Person {
  if (isOwn(said)) return 'own';
  return isAboutOnePerson(said) ? 'patient' : 'nobody';
}

const PARENTS = /^(?:mum|mam|mammy|mother|dad|father|parents?|family)$/u;

/** A relative, a friend, or the person fed writes. "Mum asks whether…" is what a dietitian writes. */
function isOwn({ text, words }: Said): boolean {
  const family = words.findIndex((word) => FAMILY.has(word));
  if (
    family !== -1 &&
    !(
      (PARENTS.test(words[family] ?? '') ||
        /^(?:her|his|their|patients?|residents?)$/u.test(words[family - 1] ?? '')) &&
      ASKS.test(words.slice(family + 1, family + 4).join(' '))
    )
  )
    return true;
  return OWN_FAMILY.test(text) || OF_THE_WRITER.test(text) || speaksOfMine(words) || hasACondition(words);
}

const ASKS = /^(?:(?:has|is|was) )?(?:asks?|asking|asked|wants?|wanting|wondering|would like|keen)\b/u;

const OWN_FAMILY = anyOf`
  (?:we are|as) a family
  (?:as|am) (?:a|the) (?:parent|patient|relative|friend|member of the public|carer|mother|father)
  (?:our|my) (?:girl|boy|lad|one|fella|baby|toddler|child|kid|kids|twins)\b(?! (?:patient|patients|on the ward))
  (?:wee|little|my old) (?:girl|boy|lad|one|fella|baby|toddler|child|kid|kids|twins|man|woman)\b(?! (?:patient|patients|on (?:the ward|_)))
  me (?:husband|wife|mam|ma|da|son|daughter)
  (?:looking after|look after|caring for|care for) (?:an?|my|our|the|her|his) (?:\w+ ){0,2}(?:neighbour|mum|mam|dad|nan|nana|granny|relative)
  (?:i|we) (?:have|got|have got|ve got|ve) an? (?:\w+ )?(?:child|baby|toddler|teenager|newborn|kid|son|daughter)
  patient here|(?:patients|people|someone|somebody|carers?) like me
`;

/** How far a noun may stand from the "my" before it: "my lovely old dad". */
const NOUN_WITHIN = 3;
const PREPOSITION = /^(?:at|in|on|for|with|of|is|are|to|and|who|from|says?|said)$/u;

/** "My" consultant, tummy, tube: a part of one's own life, and not of one's work. */
function speaksOfMine(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (word !== 'my' && word !== 'mine') return false;
    const after = words.slice(at + 1, at + 1 + NOUN_WITHIN);
    const end = after.findIndex((next) => PREPOSITION.test(next));
    const nouns = end === -1 ? after : after.slice(0, end);
    if (nouns.some((noun) => /^(?:fella|lad|lass|boy|girl|bloke|wean)$/u.test(noun))) return true;
    if (nouns.some((noun) => AT_WORK.has(noun) || ONE_PERSON.has(noun))) return false;
    return nouns.some(
      (noun) =>
        BODY.has(noun) ||
        ILLNESSES.has(noun) ||
        SYMPTOMS.has(noun) ||
        ONES_OWN.has(noun) ||
        CARE_TEAM.has(noun) ||
        /^(?:feeds?|tube|tubes|medication|tablets|weight|diet|pill|drinks?|shakes?|supplements?|prescription|operation|op|age)$/u.test(
          noun,
        ),
    );
  });
}

const OF_ONESELF = /^(?:am|have|had|was|got|get|feel|keep|take|suffer)$/u;
/** What may stand between "I have" and the condition. */
const BETWEEN =
  /^(?:an?|the|got|also|type|\d+|weeks?|months?|years?|old|severe|mild|chronic|bad|badly|stage|recently|just|been|had|newly|now|very|so|feeling|getting|being|diagnosed|with|bowel|heart|throat|stomach|tube|new|brain|really|lost|losing|some|from|on)$/u;

/** "I have Crohn's", "I am 30 weeks pregnant"; "I have a patient with Crohn's" and "I am a diabetes nurse" have none. */
function hasACondition(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (word !== 'i' || !OF_ONESELF.test(words[at + 1] ?? '')) return false;
    let next = at + 2;
    while (BETWEEN.test(words[next] ?? '')) next += 1;
    const isWorkedWith = [1, 2].some(
      (step) =>
        CARE_TEAM.has(words[next + step] ?? '') ||
        AT_WORK.has(words[next + step] ?? '') ||
        ONE_PERSON.has(words[next + step] ?? ''),
    );
    const told = words[next] ?? '';
    return (
      (ILLNESSES.has(told) || ONES_OWN.has(told) || SYMPTOMS.has(told) || TREATMENT.has(told)) &&
      !isWorkedWith
    );
  });
}

/** "I was told to", "make me", "am I allowed", "safe for me": the writer is the one who is fed. */
const OF_THE_WRITER = anyOf`
  i (?:am|was|have been|been|got) (?:\w+ )?(?:prescribed|put on|discharged|on _|drinking|losing|gaining|trying to (?:gain|lose|put)|pregnant|told)
  i am (?:an? )?type [12]|i (?:feel|hate|vomit\w*|swallow|drink|drank|eat|ate|only manage|weigh|take an?|do not want|dont want)
  i think i need|i (?:have )?lost (?:\w+ )?(?:weight|stone|kilos?|kg|\d+)|i have lost an? \w+
  (?:can|could|should|may|must) i (?:take|eat|drink)$
  since my|after my (?:op|operation|surgery|stroke|fall)
  (?:told|advised|supposed) (?:me )?to (?:take|drink|eat|swallow|thicken)
  (?:i|we) (?:was|were|been|got|have been|ve been) (?:given|sent|told) (?!(?:the )?(?:number|code|link|email|name|app))\w+
  i (?:cant|cannot|dont|do not|could not) (?:\w+ )?(?:swallow|keep (?:it|food|anything|things|them)|eat|digest|chew|stand|like)
  (?:am i|if i am) (?:allowed|ok|safe|supposed)
  (?:can|could|may|should|must|do) i (?:have to |still )?(?:take|have|finish|drink|eat) (?!an? (?:sample|look|copy|list|link|chat|word|pdf)|samples|the\b|some more|off|out|your|it in)\w+
  (?:something|anything|what|which|drinks?|foods?|one|them|it|that) i (?:can|could|should|might|may) (?:take|have|drink|eat)
  (?:told|gave|given|made|make|makes|giving|help|helps|helping|upset|upsets|making|safe for|ok for|okay for|good for|right for|suit|suits|alright for|bad for|prescribed) me\b(?! (?:the|a|an|some|all|with|how|about|find|out|that|this|your|to|what|in|more|start))
  how much weight will i|make me (?:put|gain|fat|sick)|will i (?:be|put|gain|lose|need)|why (?:do|am) i (?:feel|on)
`;

/** One person in someone's care, however named: "he", "Mrs Byrne", "bed 4", "74 y/o F", "pt". */
function isAboutOnePerson({ text, words }: Said): boolean {
  return (
    words.some((word, at) => ONE_PERSON.has(word) && !isSpokenOfAtLarge(words, at)) ||
    AGE_AND_SEX.test(text) ||
    ON_A_PRODUCT.test(text) ||
    PERSON.test(text) ||
    words.some((word, at) => CARE_TEAM.has(word) && SAID.test(words.slice(at + 1, at + 3).join(' '))) ||
    words.some((word) => PARENTS.test(word))
  );
}

/** "74 y/o F", "45yo m", "86 female"; "6 m" alone is an age in months. */
const AGE_AND_SEX =
  /\b\d{1,3} (?:y|yr|yrs|yo|years?|months?|mths?)(?: , o)?(?: old)? (?:f|m|female|male|man|woman|lady|gentleman|boy|girl)\b|\b\d{1,3} (?:f|female|male)\b|^\d{2,3} m\b(?! old)/u;

/** "Bloated on Dalesip Two": somebody is fed it. */
const ON_A_PRODUCT =
  /(?<!\b(?:info|information|details|data|facts|note|based|sheet|leaflet|more|something|anything|figures|label|codes?|by|before|date)) on _/u;

const PERSON = anyOf`
  (?:19|[2-9]\d|1[01]\d) (?:yo|y , o|yrs?(?: old)?|years? old)
  (?:bed|bay|room|cubicle|side ward) \d+
  (?:for|to|in|with) (?:someone|somebody|anyone|anybody)\b(?! (?:to |who can |please )*(?:ring|call|phone|contact|email|help|speak|talk|answer|about))
  (?:anyone|anybody|someone|somebody|person|adult) (?:\w+ )?(?:with|having|has(?! \d)|who (?:is|has|cant|cannot|needs))
  (?:my|our|one of (?:my|our|the|these)) (?:\w+ ){0,3}(?:babies|baby|infants?|newborns?|neonates?|toddlers?|child|children|kids?|teenagers?|teens?|adolescents?|adults?)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)
  (?:this|that|the|our|a new) (?:\w+ )?(?:baby|infant|newborn|neonate|toddler|child|kid|teenager|teen|adolescent)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)
  (?:baby|infant|toddler|child|kid|newborn|neonate) (?:is|has|had|was|wont|will not|keeps|refus\w+|not|to (?:take|drink|eat)|cannot|cant|doesnt|does not)
  (?:\d+ (?:month|week|year|day)s? old|\d+ (?:mo|yo|kg)) (?:\w+ )?(?:on|with(?! (?:the )?(?:highest|lowest|most|least|more|less|high|low|fibre|no|over|under))|who|is|has|still|not|unwell)
`;

const SAID =
  /^(?:has |have |just )?(?:said|says|wants?|wanted|told|gave|prescribed|thinks|recommended|advised)\b/u;

/** "Patient leaflet", "sample for a patient": the word is there, no one person is. */
function isSpokenOfAtLarge(words: readonly string[], at: number): boolean {
  if (words[at] === 'his' && words.some((word) => /^(?:amino|leu|ile|lys|met|content)$/u.test(word)))
    return true;
  if (!/^(?:patient|resident|client)$/u.test(words[at] ?? '')) return false;
  return (
    /^(?:information|leaflets?|groups?|data|details|privacy|names?|records?|notes|identifiers?|entry|entries|population|safety|association|screen|step|page|tab)$/u.test(
      words[at + 1] ?? '',
    ) || words.slice(0, at).some((word) => /^samples?$/u.test(word))
  );
}

/** Something that happens in a body: "loose stools", "residual 350 ml", "not eating". */
const HAPPENS = anyOf`
  (?:not|isnt|wont|stopped|doesnt|barely|hardly|off) (?:\w+ )?(?:(?<=off )(?:food|drinks)|eat|eating|drink|drinking|feeding|settle|settling|gain|gaining|swallow|swallowing|absorb\w*|growing|thriving|waking)
  (?:poor|low|reduced|small) (?:oral )?(?:intake|appetite)
  weight loss|loss of weight|(?:faltering|catch up) growth|weight gain|gain weight|lose weight
  (?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put on|putting on) (?:\w+ )?weight
  nil by mouth|nbm|npo|high output|post ?op
  residuals?\b(?! (?:phe|phenylalanine|lactose|protein|whey))
  has a temperature|no bowel movement|bowels? not|loose stools?|brought up|coming back up|comes? back up|fussy eater|picky
  bloody stools?|blood in (?:the |his |her )?(?:stool|poo|nappy)\w*|clogging|leaking from|burning|(?:tummy|stomach|belly) ache|desaturat\w*|sats
  (?:broken|fractured) (?:jaw|hip|leg|arm|neck|nof)
`;

const CARE_OF_TUBES = anyOf`
  (?:peg|stoma|exit|tube|button) (?:site|balloon|burst|leak\w*|smell\w*|oozing|infected|block\w*|clogg\w*|stuck)
  (?:blocked|leaking|split|broken|cracked|clogg\w*|unblock) (?:\w+ ){0,2}(?:tube|peg|button|ng|ngt|njt?)
  pump\b.*\b(?:alarm\w*|beep\w*|stopp\w*|errors?|not|wont|off)
  (?:not|wont|isnt) (?:going|go|run|running|flow|flowing) (?:through|in|down)
  (?:gastric|jejunal|nj|ng|peg) (?:residual\w*|aspirates?|feeding at)
  stoma output|(?:new|first) (?:jej|peg|ng|feed)\b|proning|insulin|bag of feed stopped
  tpn|parenteral (?:nutrition|feeding)|bowel sounds|catch up the feed|overnight to bolus|wean\w*
`;

/** The state of one person in numbers: a weight, a body mass index, a need per kilogram. */
const MEASURED_PERSON = anyOf`
  \d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))
  (?:kcals?|cals?|calories|mls?|g|grams?|protein|energy|fluid) (?:per|,|a) kg
  \d+ (?:st|stone|lbs?)
  (?<!above |over |under |below |from |factor )(?:bmi|must)(?: score)?(?: of| is)? \d[\d.]*|(?:low|high) bmi
`;

/** Whether a medicine may be put into a feed is answered by the FAQs, whichever it is. */
const INTO_THE_FEED =
  /\b(?:crush\w*|put|add|added|mix|mixed|down|into|through)\b.*\b(?:feeds?|tube|bag|bottle|pack)\b/u;

/** "Gastritis", "hyponatraemia", "fundoplication": a diagnosis or an operation by its form. */
const MEDICAL_ENDING =
  /^(?:(?:hypo|hyper)(?!allergen|phenyl)\w{4,}|(?!galactos|tyrosin|acid|homocyst)\w{3,}(?:itis|aemia|osis|pathy|ectomy|ostomy|plasty|algia|oma|plication|paresis|plegia|trophy))$/u;

const MEASURED =
  'k|na|mg|po4|phosphate|phos|potassium|sodium|magnesium|calcium|urea|creatinine|egfr|glucose|bms?|sugars?|albumin|crp|hba1c|hb|ferritin|bicarb|lactate|ketones|ph|phe|ammonia';

/** Of blood, and of no label. */
const BLOODS = anyOf`
  urea(?! cycle)|creatinine|e?gfr|(?:pre)?albumin|crp|esr|ferritin|amylase|lipase|bilirubin|lactate|platelets|neutrophils|haemoglobin|hba 1 c|inr|lfts?|u and es|ues|bloods|troponin|tsh|triglycerides
  normal (?:range|levels?|values?|${MEASURED})
`;

const SO_MUCH_OF_A_PRODUCT =
  'mls?|l|litres?|g|grams?|mg|mcg|mmol|kg|%|x|times|bottles?|packs?|sachets?|pots?|tins?|cartons?|pouch(?:es)?|servings?|scoops?|kcal|_';
/** "K 2.8", "phosphate is 0.3"; what is followed by a unit or a product asks what a product holds. */
const A_RESULT =
  `(?<!\\b(?:vitamin|vit|than|least|over|under|most) )\\b(?:${MEASURED}) (?:(?:is|was|of|at|now|only|still|down|up|to|come|came|back|still|dropped|fell|fallen|rose|risen|went|gone|hit|has|levels?|this|morning|today) )*` +
  `\\d+(?:\\.\\d+)?(?![\\d.])(?! (?:${SO_MUCH_OF_A_PRODUCT})(?![a-z]))`;
/** "Zinc low", "sodium is climbing": a result without its number; "sodium low to high" puts in order. */
const A_STATE =
  `\\b(?:${MEASURED}|zinc|iron|folate|b12|selenium|vitamin [a-e]) (?:(?:is|was|are|levels?|still|now|a bit|too|very|has|been|on the|gone|looks|came|come|back|\\w+ing) )*` +
  '(?:low|high|raised|up|down|climbing|rising|risen|dropping|dropped|falling|fell|elevated|deranged|off)(?! (?:in|first|to|per|as|protein|energy|fat|feeds?|foods?|products?|drinks?|_))(?![a-z])';
const LAB_RESULT = new RegExp(`${A_RESULT}|${A_STATE}`, 'u');

/** What is told of somebody in numbers: no part of what is asked. "Potassium in 1 litre, his K is 5.5" asks for 1 litre. */
const TOLD_IN_NUMBERS = new RegExp(
  `${A_RESULT}|${A_STATE}|\\b(?:levels?|results?|scores?) (?:of|is|was) \\d[\\d.]*(?! (?:${SO_MUCH_OF_A_PRODUCT})(?![a-z]))` +
    '|\\b(?:type|stage|grade|day|ckd) [1-5]\\b(?! _)|\\b(?:patient|lady|man|woman|gentleman|boy|girl|child|baby|resident|he|she) (?:of|is|was|aged) \\d+(?! \\w+)|\\b(?:boy|girl|child|kid|toddler|teenager) of \\d+|\\b(?:bed|bay|room|ward) \\d+\\b',
  'gu',
);

/** The places of these words, where names stand as "_", a word each. */
export function toldInNumbers(texts: readonly string[]): ReadonlySet<number> {
  const text = texts.join(' ');
  const placeOf = (at: number) => text.slice(0, at).split(' ').length - 1;
  return new Set(
    [...text.matchAll(TOLD_IN_NUMBERS)].flatMap(({ 0: found, index }) => {
      const from = placeOf(index);
      return Array.from({ length: placeOf(index + found.length - 1) - from + 1 }, (_, step) => from + step);
    }),
  );
}

const SOMEBODY_TOLD =
  /\b(?:patients?|pt|residents?|clients?|man|woman|lady|gent|gentleman|chap|boy|girl|admission|(?:my|our|one of (?:my|our|the)|this|that|a|the) (?:\w+ ){0,3}(?:child|children|baby|babies|infants?|toddlers?|kids?|teenagers?))\b|^(?:(?:and|but|so|also) )?(?:he|she|they) |^(?:baby|child|infant|toddler|kid|girl|boy|teenager) (?:has|is|on|with|who)\b/u;
/** What asks for something, or is looked up. */
const ASKS_SOMETHING =
  /_|\b(?:which|what|how|any|list|show|does|do|is|are|can|could)\b(?! (?:on|fed|tube|moving|going|coming|not|had|been|asking|wondering|to know))|\b(?:protein|energy|k?cals?|calories|fat|fibre|carbs?|carbohydrate|sugars?|salt|sodium|potassium|phosph\w+|calcium|iron|vitamin|codes?|pip|gms|flavours?|sizes?|allergens?|allerg\w+|intoleran\w+|vegan|vegetarian|halal|kosher|muslim|jewish|milk|soya|gluten|coeliac|lactose|pku|msud|tyr|hcu|ga1|ireland|uk|feeds?|sips?|supplements?|powders?|drinks?|products?)\b(?! fed)/u;

const ASKS_BESIDE_A_NAME =
  /_|\b(?:which|what|how|any|list|show|does|do|is (?:it|that|this|there)|are (?:they|there)|can|could|should)\b|\b(?:protein|energy|k?cals?|calories|fibre|sodium|potassium|phosph\w+|calcium|codes?|pip|gms|flavours?|sizes?|allergens|ingredients)\b/u;

/** The places of stretches that only tell of somebody: "one of our tube fed children" looks for no tube feed. */
export function narrated(texts: readonly string[]): number[] {
  // Beside a product that is named, what is told of somebody looks for no other.
  const isNamed = texts.includes('_');
  const places: number[] = [];
  let from = 0;
  for (let at = 0; at <= texts.length; at += 1) {
    if (at < texts.length && texts[at] !== ',') continue;
    const text = texts.slice(from, at).join(' ');
    const isAll = from === 0 && at === texts.length;
    if (
      !isAll &&
      SOMEBODY_TOLD.test(text) &&
      decisionAmong(text.split(' ')) === undefined &&
      decisionIn(text) === undefined &&
      !(isNamed ? ASKS_BESIDE_A_NAME : ASKS_SOMETHING).test(text)
    )
      for (let place = from; place < at; place += 1) places.push(place);
    from = at + 1;
  }
  return places;
}
