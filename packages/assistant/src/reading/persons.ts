import { anyOf, singular } from '../language/phrases.ts';
import {
  BODY,
  FAMILY,
  ILLNESSES,
  MEDICINE_ENDING,
  MEDICINES,
  ONE_PERSON,
  SYMPTOMS,
  TREATMENT,
} from '../vocabulary/person-words.ts';

const ASKERS =
  'mums?|mummy|mam|mothers?|dads?|fathers?|parents?|carers?|famil(?:y|ies)|relatives?|wife|husband|daughter|son|patients?|residents?|clients?';
const ASKS = '(?:asks?|asked|asking|want(?:s|ed)? to know|wonder(?:s|ed|ing)|enquir\\w+)\\b(?! for\\b)';
/** "The mother of a baby asks how": who asks is told of no more, but for "my mum". */
export const WHO_ASKS = new RegExp(
  `(?: ,)? ?(?:because |as |since )?(?<!\\bmy )\\b(?:(?:an?|the|one|our|this|my (?=patient|resident|client)) )?(?:(?:patient|resident|client|baby|child)s? )?(?:${ASKERS})(?: (?:of|to) (?:\\w+ ){0,4}?\\w+)?(?: on (?:my|our|the) (?:caseload|ward)| here| in clinic)? (?:is |was |are |has |have |just |keeps? )*${ASKS}(?: (?:me|us))?(?: about (?:it|this|them)$)?(?: (?:if|whether|about))?|(?: ,)? (?:i am |im |just |only )*asking (?:for|on behalf of) (?:an?|one|my|our) (?:\\w+ ){0,2}(?:patient|resident|client)$`,
  'gu',
);

/** "Renal dietitian here": whose work it is asks for nothing. */
const AT_ONES_WORK =
  /\b(?:renal|metabolic|ketogenic|keto|paed\w*|pediatric|neonatal|infant|adult|allergy|gastro|liver|oncology|icu|diabetes|community|dysphagia|home enteral|tube feeding) (?:dietiti?ans?|dieticians?|nurses?|pharmacists?|consultants?|registrars?|doctors?|team)\b/gu;

/** A message as the guard looks at it. Names of products stand as "_": "Nephrane Child" speaks of no child. */
export type GuardText = {
  text: string;
  words: readonly string[];
  /** The text with typing errors put right. */
  mended: string;
};

/** What is told of somebody. Each may stand beside a look-up; none of it is looked up. */
export type PatientFacts = {
  /** One person: in care, of the family, or the one who writes. */
  person: boolean;
  /** The person fed, or a relative, writes. */
  isOwn: boolean;
  illness: boolean;
  /** Something that happens in a body, or is given to it: a symptom, a treatment, a medicine. */
  body: boolean;
  treatment: boolean;
  /** One by its name or its kind. */
  medicine: boolean;
  /** A blood result. */
  result: boolean;
  /** A weight, a body mass index, a temperature, a need for each kilogram. */
  measured: boolean;
};

const isIll = (word: string): boolean =>
  ILLNESSES.has(word) || ILLNESSES.has(singular(word)) || MEDICAL_ENDING.test(word);
const isTreated = (word: string): boolean =>
  TREATMENT.has(word) || TREATMENT.has(singular(word)) || BODY.has(word);
export const isOfABody = (word: string): boolean => isIll(word) || SYMPTOMS.has(word) || isTreated(word);

/** "Urine" of a disorder by its name, mother's milk, whose family it is, and who found a medicine, tell of nobody. */
const OF_NOBODY =
  /\b(?:ward|charge|night|nursing|theatre|senior|dialysis) sisters?\b|\bsisters? (?=(?:on|in charge|from) )(?<!\b(?:my|his|her|your) sisters? )|\b(?:gp|doctors?|medical|village) (?:surgery|practice)\b|\b(?:this is|its|it is|from|at|in|ringing|calling) (?:the|an?|our|my)(?: local)? surgery\b|\bsurgery (?:has |have |just |is |are )?(?:rang|ringing|rung|called|calling|phoned|phoning|asking|asks|asked|wants?|wondering)\b|\b(?:famil(?:y|ies)|relatives|sons?|daughters?|wife|husband|brothers?|sisters?) of (?=(?:an?|the|our|this|one) )|\bmaple syrup urine disease\b|\b(?:mothers?|mums?) (?:own )?milk\b|^(?:who|when|where) (?:was |were )?(?:\w+ )?(?:invented|discovered|founded)\b.*$/gu;

export function patientFactsIn(said: GuardText): PatientFacts {
  const text = said.text.replace(OF_NOBODY, '').replaceAll('  ', ' ').trim();
  const words = text === said.text ? said.words : text.split(' ');
  // "Mum" is whom a paediatric dietitian speaks to; "my mum" is of whoever writes.
  const isOfWriter =
    OWN.test(text) ||
    words.some(
      (word, at) =>
        (FAMILY.has(word) || FAMILY.has(singular(word))) &&
        (!A_PARENT.test(word) || /^(?:my|our|me)$/u.test(words[at - 1] ?? '')),
    );
  const medicine =
    !INTO_THE_FEED.test(text) && words.some((word) => MEDICINES.has(word) || MEDICINE_ENDING.test(word));
  return {
    isOwn: isOfWriter && !AT_WORK.test(said.text),
    person:
      isOfWriter ||
      words.some((word) => A_PARENT.test(word)) ||
      PERSON.test(text) ||
      words.some((word, at) => ONE_PERSON.has(word) && !isSpokenOfAtLarge(words, at)),
    illness: words.some(isIll),
    treatment: words.some(isTreated) || CARE_OF_TUBES.test(text),
    body: words.some((word) => SYMPTOMS.has(word)) || HAPPENS.test(text) || medicine,
    medicine,
    result: LAB_RESULT.test(text) || BLOODS.test(text),
    measured: MEASURED_PERSON.test(text),
  };
}

/** "Can phenytoin go in with the feed": of any medicine the FAQs answer it. */
export const putsAMedicineIn = ({ text, words }: GuardText): boolean =>
  INTO_ANY_FEED.test(text) &&
  words.some(
    (word) =>
      MEDICINES.has(word) ||
      MEDICINE_ENDING.test(word) ||
      /^(?:medicines?|medications?|meds|tablets?|drugs?|capsules?)$/u.test(word),
  );
const INTO_ANY_FEED =
  /^(?:(?:hi|and|but|so|ok|please|,) )*(?:can|could|may|do|does|is|are|should|ok|safe|alright)\b.*\b(?:(?:put|add(?:ed)?|mix(?:ed)?|crush(?:ed)?|stir(?:red)?|dissolved?) (?:\w+ ){0,5}(?:in|into|to|with|down|through)|go(?:es)? (?:in|into|down|through))\b.*(?:\b(?:feeds?|bags?|bottles?|sips?|drinks?|supplements?|formula|shakes?)\b|_)/u;

const A_PARENT = /^(?:mums?|mammy|mams?|mothers?|dads?|daddy|fathers?|carers?|partner)$/u;

/** A relative, or the person fed, writes. */
const OWN = anyOf`
  (?:^|, |not for (?:an?|my|the) (?:patient|client|resident) |(?:is|its|asking|this|and|only|just) )for (?:me|myself)\b(?! to\b)
  (?:as|am) a (?:parent|patient|relative|carer)|(?:am|as) the (?:parent|relative|carer)|am the patient|(?<!\b(?:a|an|the|our|one|this) )patient here|(?:like|safe for|gives?|makes?|made|told|help) me\b(?! (?:the|a|an|some|all|with|how|about|find|out|that|this|your|to|what|in|more|start|which|who|when|where|why|whether|if))
  my (?:\w+ ){0,2}(?:tummy|stomach|skin|mouth|chest|tube|weight|feeds?|tablets|medication|pill|consultant|gp|doctor|dietitian|baby|toddler|child|kid|ankles|albumin|stoma|appetite|liver|kidneys?|bowels?|gut|heart|lungs?|pancreas)\b(?! (?:patients?|on the ward))
  i (?:am|was|have|had|got|feel|keep|take) (?:\w+ ){0,4}(?:pregnant|prescribed|diabetic|coeliac|chemo|surgery|op|peg|stoma|tube|disease|sick|dizzy|bloated|vegan|thinner|told|sent|given)
  i (?:cant|cannot|dont|do not|only) (?:\w+ ){0,2}(?:swallow|eat|drink|keep|manage|want|stand|like)
  (?:feed|build|fatten|bulk|plump) me up|i am (?:an? )?type [12]
  i (?:have|had|got|have got|suffer from|live with) (?:\w+ )?(?:crohns?|colitis|coeliac|ibs|ibd|cancer|copd|ckd|diabetes|dysphagia|pku|msud)\b(?! (?:patients?|man|woman|lady|boy|girl|child|client|resident|baby|caseload|clinic|question))
  (?:trying|want|need) to (?:gain|lose|put on)|my (?:op|operation|surgery|stroke|fall)|will i\b(?! (?:give|put|start|offer|add|swap|switch|change|order|send|do (?:with|for))\b)|(?:am i|i am) (?:allowed|meant|supposed)
  (?:can|could|should|do|must) i (?:still |have to )?(?:take|drink|eat|finish|have) (?!an? (?:sample|look|copy|list|link|chat|word|pdf)|samples|an? (?:product|feed|item|row) (?:back )?(?:out|off)\b|the\b|some more|off|out|your|it in|two|three|both)\w+
  (?:what|which|drinks?|foods?|something|anything) (?:can|should|could|may) i (?:have|eat|drink|take)
`;

/** Who writes is at work: a mother or a child that is mentioned is not her own. */
const AT_WORK =
  /\b(?:nurses?|dietiti?ans?|dieticians?|hv|health visitor|pharmacist|student|gp|doctor|slt|salt|midwife|physio) here\b|\b(?:my|our|the) (?:caseload|clinic|ward)\b|\b(?:as|am|i am) an? (?:\w+ )?(?:nurse|dietitian|dietician|pharmacist|student|gp|doctor|midwife|health visitor)\b|\b(?:my|our) (?:patients?|clients?|residents?)\b/u;

/** One person in someone's care, however told of. */
const PERSON = anyOf`
  (?:19|[2-9]\d|1[01]\d) (?:yo|y , o|yrs?(?: old)?|years? old)
  \d{1,3} (?:y|yr|yrs|yo|years?|months?|mths?)(?: , o)?(?: old)? (?:f|m|female|male|man|woman|lady|gentleman|boy|girl)
  \d{1,3} (?:f|female|male)
  mine is (?:only )?\d+
  (?:bed|bay|room|cubicle|side ward) \d+|(?:this|that|the|our|a new) (?:\w+ )?(?:baby|infant|newborn|neonate|toddler|child|kid|teenager|teen|adolescent)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)
  (?:for|to|in|with) (?:someone|somebody|anyone|anybody)\b(?! (?:to |who can |please )*(?:ring|call|phone|contact|email|help|speak|talk|answer|about))
  (?:anyone|anybody|someone|somebody|person|adult) (?:\w+ )?(?:with|having|has(?! \d)|who (?:is|has|cant|cannot|needs))
  (?:my|our|one of (?:my|our|the|these)) (?:\w+ ){0,3}(?:babies|baby|infants?|newborns?|neonates?|toddlers?|child|children|kids?|teenagers?|teens?|adolescents?|adults?)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)
  (?:baby|infant|toddler|child|kid|newborn|neonate) (?:who|is|has|had|was|wont|will not|keeps|refus\w+|not|to (?:take|drink|eat)|cannot|cant|doesnt|does not)
  (?:\d+ (?:month|week|year|day)s? old|\d+ (?:mo|yo|kg)) (?:\w+ )?(?:on|with(?! (?:the )?(?:highest|lowest|most|least|more|less|high|low|fibre|no|over|under))|who|is|has|still|not|unwell)
  (?:weve|ive|(?:we|i) (?:have|ve|got|have got)) an? (?:\w+ )?(?:child|baby|toddler|teenager|newborn|infant|kid)
  (?:doctor|dr|gp|consultant|surgeon|nurse|dietitian|dietician|salt|slt) (?:has |have |just )?(?:said|says|wants?|wanted|told|gave|prescribed|thinks|recommended|advised)
  (?<!(?:info|information|details|data|facts|note|based|sheet|leaflet|more|something|anything|figures|label|codes?|by|before|date) )on _
`;

/** "Patient leaflet", "sample for a patient", "where is my patient's data": the word is there, no one person is. */
function isSpokenOfAtLarge(words: readonly string[], at: number): boolean {
  if (words[at] === 'his' && words.some((word) => /^(?:amino|leu|ile|lys|met|content)$/u.test(word)))
    return true;
  if (!/^(?:patients?|resident|client)$/u.test(words[at] ?? '')) return false;
  return (
    /^(?:info|information|leaflets?|groups?|data|details|privacy|names?|records?|notes|identifiers?|entry|entries|population|safety|association|screen|step|page|tab)$/u.test(
      words[at + 1] ?? '',
    ) || words.slice(0, at).some((word) => /^samples?$/u.test(word))
  );
}

const HAPPENS = anyOf`
  (?:not|isnt|wont|stopped|doesnt|barely|hardly|off) (?:\w+ )?(?:(?<=off )(?:food|drinks)|eat|eating|drink|drinking|feeding|settle|settling|gain|gaining|swallow|swallowing|absorb\w*|growing|thriving|waking)
  (?:poor|low|reduced|small) (?:oral )?(?:intake|appetite)|weight (?:loss|gain)|loss of weight|(?:faltering|catch up) growth
  (?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put(?:ting)? on) (?:\w+ )?weight|nil by mouth|nbm|npo|high output|post ?op
  residuals?\b(?! (?:phe|phenylalanine|lactose|protein|whey))|has a temperature|no bowel movement|bowels? not|loose stools?|(?:brought|coming back|comes? back) up|fussy eater|picky
  react(?:s|ed|ing) (?:badly )?to|bloody stools?|blood in (?:the |his |her )?(?:stool|poo|nappy)\w*|clogging|leaking from|burning|(?:tummy|stomach|belly) ache|desaturat\w*|sats
  (?:broken|fractured) (?:jaw|hip|leg|arm|neck|nof)
`;

const CARE_OF_TUBES = anyOf`
  (?:peg|stoma|exit|tube|button) (?:site|balloon|burst|leak\w*|smell\w*|oozing|infected|block\w*|clogg\w*|stuck)
  (?:blocked|leaking|split|broken|cracked|clogg\w*|unblock) (?:\w+ ){0,2}(?:tube|peg|button|ng|ngt|njt?)
  pump\b.*\b(?:alarm\w*|beep\w*|stopp\w*|errors?|not|wont|off)|(?:not|wont|isnt) (?:going|go|run|running|flow|flowing) (?:through|in|down)
  (?:gastric|jejunal|nj|ng|peg) (?:residual\w*|aspirates?|feeding at)|stoma output|(?:new|first) (?:jej|peg|ng|feed)\b|proning|insulin|bag of feed stopped
  tpn|parenteral (?:nutrition|feeding)|bowel sounds|catch up the feed|overnight to bolus|wean\w*
`;

/** Of nobody: "BMI 30 to 50" is a range of a table, "fluid per kg" a method. */
const MEASURED_PERSON = anyOf`
  \d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))|\d+ (?:st|stone|lbs?)
  (?<!above |over |under |below |from |factor |at )(?:bmi|must)(?: score)?(?: of| is)? \d[\d.]*(?! (?:to|-|and) \d)(?! (?:,|or|and|plus) ?(?:above|over|more|higher|greater|up|below|under|less|lower)\b)(?! plus)(?![\d.])|(?:low|high) bmi
  (?:output|losses|drain|drainage|stoma|ileostomy|fistula)(?: (?:is|was|of|out|up|at|over|about|put|losing))* \d[\d.]* ?(?:mls?|l|litres?)
  (?:fever|temp|temperature|pyrexia)(?: of| is)? (?:3\d|4[0-2])(?:\.\d)?|(?:at|with|has|is|of) (?:3[6-9]|4[0-2])(?:\.\d)?(?: degrees| c)?(?! (?:%|g|ml|kcal|mg|weeks?|years?|months?|kg|_)|$)\b|(?:3[6-9]|4[0-2])(?:\.\d)? degrees
`;

/** Whether a medicine may be put into a feed is answered by the FAQs, whichever it is. */
const INTO_THE_FEED =
  /\b(?:crush\w*|put|add|added|mix|mixed|down|into|through)\b.*\b(?:feeds?|tube|bag|bottle|pack)\b/u;

/** "Gastritis", "hyponatraemia", "fundoplication": a diagnosis or an operation by its form. */
const MEDICAL_ENDING =
  /^(?:(?:hypo|hyper)(?!allergen|phenyl|metabol)\w{4,}|(?!galactos|tyrosin|acid|homocyst)\w{3,}(?:itis|aemia|osis|pathy|ectomy|ostomy|plasty|algia|oma|plication|paresis|plegia|trophy))$/u;

const MEASURED =
  'k|na|mg|mag|po4|phosphate|phos|potassium|sodium|magnesium|calcium|urea|creatinine|egfr|glucose|bms?|sugars?|albumin|crp|hba1c|hb|ferritin|bicarb|lactate|ketones|ph|phe|ammonia';
const BLOODS = anyOf`
  urea(?! cycle)|blood ?spots?|creatinine|e?gfr|(?:pre)?albumin|crp|esr|ferritin|amylase|lipase|bilirubin|lactate|platelets|neutrophils|haemoglobin|hba 1 c|inr|lfts?|u and es|ues|bloods|troponin|tsh|triglycerides
  (?:phe|pku) levels? \d+
  normal (?:range|levels?|values?|${MEASURED})
`;
const SO_MUCH_OF_A_PRODUCT =
  'mls?|l|litres?|g|grams?|mg|mcg|mmol|kg|%|x|times|bottles?|packs?|sachets?|pots?|tins?|cartons?|pouch(?:es)?|servings?|scoops?|kcal|_';
/** "K 2.8", "phosphate is 0.3"; what is followed by a unit or a product asks what a product holds. */
const A_RESULT =
  `(?<!\\b(?:vitamin|vit|than|least|over|under|most) )\\b(?:${MEASURED}) (?:(?:is|was|of|at|now|only|still|down|up|to|come|came|back|dropped|fell|fallen|rose|risen|went|gone|hit|has|levels?|this|morning|today) )*` +
  `\\d+(?:\\.\\d+)?(?![\\d.])(?! (?:${SO_MUCH_OF_A_PRODUCT})(?![a-z]))`;
/** "Zinc low", "sodium is climbing": a result without its number; "sodium low to high" puts in order. */
const A_STATE =
  `\\b(?:${MEASURED}|zinc|iron|folate|b12|selenium|vitamin [a-e]) (?:(?:is|was|are|levels?|still|now|a bit|too|very|has|been|on the|gone|looks|came|come|back|\\w+ing) )*` +
  '(?:low|high|raised|up|down|climbing|rising|risen|dropping|dropped|falling|fell|elevated|deranged|off)(?! (?:in|first|to|per|as|protein|energy|fat|feeds?|foods?|products?|drinks?|_))(?![a-z])';
const LAB_RESULT = new RegExp(`${A_RESULT}|${A_STATE}`, 'u');

const SO_MUCH_TO_DRINK = '\\d[\\d.]* ?(?:mls?|l|litres?)';
const EACH_DAY = '(?: (?:(?:a|per|each|,|in|every) )*(?:day|daily|24 hours?))?';
/** What is told of somebody in numbers is no part of what is asked: "potassium in 1 litre, his K is 5.5" asks for 1 litre. */
const TOLD_IN_NUMBERS = new RegExp(
  `${A_RESULT}|${A_STATE}|\\b(?:levels?|results?|scores?) (?:of|is|was) \\d[\\d.]*(?! (?:${SO_MUCH_OF_A_PRODUCT})(?![a-z]))` +
    '|\\b\\d+ (?:years?|months?|weeks?|days?|hours?) (?:ago|back|post|into|pregnant|gestation)\\b' +
    '|\\b(?:on (?:it|this|them)|npo|nbm|nil by mouth|nil|off (?:food|feeds?)|admitted|in hospital|itu|icu)(?: (?:for|now|since|about|,))* \\d+ (?:days?|weeks?|months?)\\b(?! old)' +
    '|\\b(?:bmi|must)(?: (?:is|of|was|score|now|at))* \\d[\\d.]*(?![\\d.])' +
    // A blood pressure, and how much may be drunk.
    '|\\b(?:bp|blood pressure)(?: (?:is|was|of|at|today|now|reading))* \\d{2,3}(?: (?:,|over) \\d{2,3})?\\b' +
    `|\\b${SO_MUCH_TO_DRINK}${EACH_DAY} (?:(?:oral|total|fluids?|daily) )*(?:restrict\\w*|allowance|limit|fr)\\b` +
    `|\\b(?:fluids? restrict\\w*|restrict\\w*|fluids? (?:limit\\w*|allowance|max)|fr)(?: (?:of|to|is|at|max|,))* ${SO_MUCH_TO_DRINK}${EACH_DAY}\\b` +
    `|\\b(?:max\\w*|only|allowed|up to|limit\\w* to|within)(?: (?:of|,))* ${SO_MUCH_TO_DRINK} (?:of )?(?:(?:total|oral) )?fluids?${EACH_DAY}\\b` +
    '|\\b(?:type|stage|grade|day|ckd|glut) [1-5]\\b(?! _)|\\bt [12]\\b(?: dm\\b)?|\\b(?:round|clinic|mdt|meeting|break) (?:is |starts |begins )?in \\d+\\b(?! _)|\\b(?:output|losses|urine|drain|drainage|effluent|aspirates?|residuals?)(?: (?:of|is|was|about|at|over|around|up|to))* \\d[\\d.]* ?(?:mls?|l|litres?)\\b|\\b(?:patient|lady|man|woman|gentleman|boy|girl|child|baby|resident|he|she) (?:of|is|was|aged) \\d+(?! \\w+)|\\b(?:boy|girl|lad|lass|child|kid|toddler|teenager|teen|baby|infant) of \\d+|\\b(?:bed|bay|room|ward) \\d+\\b' +
    '|\\b\\d{1,3} (?:f|female|male)\\b|\\b(?:female|male|man|woman|lady|gent|gentleman|f) \\d{1,3}\\b(?! (?:ml|mls|g|kcal|mg|l|litres?|%|bottles?|x|packs?|sachets?))|\\b\\d{1,3} (?:yo|y|yr|yrs|years?)(?: old)?(?= (?:old )?(?:f|m|female|male|man|woman|lady|gentleman|boy|girl|with)\\b)|\\b\\d+(?:\\.\\d+)? kg\\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))',
  'gu',
);

const SOMEBODY_TOLD =
  /\b(?:patients?|pt|residents?|clients?|man|woman|lady|gent|gentleman|chap|boy|girl|admission|(?:my|our|one of (?:my|our|the)|this|that|a|the) (?:\w+ ){0,3}(?:child|children|baby|babies|infants?|toddlers?|kids?|teenagers?))\b|^(?:(?:and|but|so|also) )?(?:he|she|they) |^(?:baby|child|infant|toddler|kid|girl|boy|lad|lass|teenager) (?:(?:of )?\d+ (?:months?|weeks?|years?|yo|yr) )?(?:old )?(?:has|is|on|with|who)\b|\b\d+ (?:yo|year old|yr old)\b/u;
/** What asks for something, or is looked up. */
const ASKS_SOMETHING =
  /_|\b(?:which|what|how|any|list|show|does|do|is|are|can|could)\b(?! (?:on|fed|tube|moving|going|coming|not|had|been|asking|wondering|to know))|\b(?:protein|energy|k?cals?|calories|fat|fibre|carbs?|carbohydrate|sugars?|salt|sodium|potassium|phosph\w+|calcium|iron|vitamin|codes?|pip|gms|samples?|flavours?|sizes?|allergens?|allerg\w+|intoleran\w+|vegan|vegetarian|halal|kosher|muslim|jewish|milk|soya|gluten|coeliac|lactose|stones?|pounds|country|region|pku|msud|tyr|hcu|ga1|ireland|uk|feeds?|sips?|supplements?|powders?|drinks?|products?)\b(?! fed)/u;
const ASKS_BESIDE_A_NAME =
  /_|\b(?:which|what|how|any|list|show|does|do|is (?:it|that|this|there)|are (?:they|there)|can|could|should)\b|\b(?:protein|energy|k?cals?|calories|fibre|sodium|potassium|phosph\w+|calcium|codes?|pip|gms|flavours?|sizes?|allergens|ingredients)\b/u;

/** "75 ml/h" is one thing. */
const isAPer = (texts: readonly string[], at: number): boolean =>
  /^(?:mls?|l|g|mg|kcals?|mmol)$/u.test(texts[at - 1] ?? '') &&
  /^(?:h|hours?|day|d|kg|min|minutes?|l|litre|ml)$/u.test(texts[at + 1] ?? '');

const A_QUANTITY = /\d[\d.]* ?(?:ml|mls|l|litres?|g|grams|kcals?|bottles?|packs?|sachets?|cartons?|pots?)\b/u;

/** The places of the words that only tell of somebody, where names stand as "_"; what is decided is never among them. */
export function patientWordsAt(
  texts: readonly string[],
  decides: (text: string) => boolean,
): ReadonlySet<number> {
  const text = texts.join(' ');
  const placeOf = (at: number) => text.slice(0, at).split(' ').length - 1;
  const places = new Set(
    [TOLD_IN_NUMBERS, WHO_ASKS, AT_ONES_WORK]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(({ 0: found, index }) => {
        // The space before it belongs to the word before.
        const from = placeOf(index + found.length - found.trimStart().length);
        return Array.from({ length: placeOf(index + found.length - 1) - from + 1 }, (_, step) => from + step);
      }),
  );
  // "One of our tube fed children, ..." looks for no tube feed; beside a name, what is told looks for nothing else.
  const asks = texts.includes('_') ? ASKS_BESIDE_A_NAME : ASKS_SOMETHING;
  let from = 0;
  let isTelling = false;
  for (let at = 0; at <= texts.length; at += 1) {
    if (at < texts.length && (texts[at] !== ',' || isAPer(texts, at))) continue;
    const stretch = texts.slice(from, at).join(' ');
    const isAll = from === 0 && at === texts.length;
    // "Patient of 82, eats little, on food fortification, ...": what goes on before a name is asked about tells on.
    const goesOn: boolean =
      isTelling && texts.includes('_') && !A_QUANTITY.test(stretch) && at < texts.lastIndexOf('_');
    const isTold: boolean =
      !isAll && (SOMEBODY_TOLD.test(stretch) || goesOn) && !decides(stretch) && !asks.test(stretch);
    isTelling = isTold || (isTelling && at - from < 1);
    if (isTold) for (let place = from; place < at; place += 1) places.add(place);
    from = at + 1;
  }
  return places;
}
