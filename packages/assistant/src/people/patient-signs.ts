// Longer than other files: each sign has a description and an example; `patient-signs.test.ts` runs the examples.

/** One way a message can show that it is about a patient. In the example, as in the guard's text, product names are "_". */
export type Sign = { tells: string; example: string; pattern: RegExp };

const source = (signs: readonly Sign[]): string => signs.map(({ pattern }) => pattern.source).join('|');
/** Matches any of the signs, as whole words. */
export const anySign = (signs: readonly Sign[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${source(signs)})(?![a-z0-9])`, 'u');
/** Matches every place where one of the signs occurs. These patterns set their own word boundaries. */
export const allSigns = (signs: readonly Sign[]): RegExp => new RegExp(source(signs), 'gu');

/** The patient or a relative writes. */
export const WRITER_SIGNS: readonly Sign[] = [
  {
    tells: 'it is for whoever writes',
    example: 'is this for me',
    pattern:
      /(?:^|, |not for (?:an?|my|the) (?:patient|client|resident) |(?:is|its|asking|this|and|only|just) )for (?:me|myself)\b(?! to\b)/u,
  },
  {
    tells: 'who writes is a parent or a patient',
    example: 'as a parent',
    pattern: /(?:as|am) a (?:parent|patient|relative|carer)|(?:am|as) the (?:parent|relative|carer)/u,
  },
  {
    tells: 'who writes is the patient',
    example: 'hello patient here',
    pattern: /am the patient|(?<!\b(?:a|an|the|our|one|this) )patient here/u,
  },
  {
    tells: 'what it does to whoever writes',
    example: 'it makes me ill',
    pattern:
      /(?:like|safe for|gives|(?<!(?:^|, |please |you |just |ok |then |now |and ))give|makes?|made|told|help) me\b(?! (?:the|a|an|some|all|with|how|about|find|out|that|this|your|to|what|in|more|start|which|who|when|where|why|whether|if))/u,
  },
  {
    tells: 'the body, the care or the child of whoever writes',
    example: 'my stoma is sore',
    pattern:
      /my (?!(?:lady|gentleman|patient|resident|client)s? )(?:\w+ ){0,2}(?:tummy|stomach|skin|mouth|chest|tube|weight|feeds?|tablets|medication|pill|consultant|gp|doctor|dietitian|baby|toddler|child|kid|ankles|albumin|stoma|appetite|liver|kidneys?|bowels?|gut|heart|lungs?|pancreas)\b(?! (?:patients?|on the ward))/u,
  },
  {
    tells: 'what happened to whoever writes',
    example: 'i was prescribed this',
    pattern:
      /i (?:am|was|have|had|got|feel|keep|take) (?:\w+ ){0,4}(?:pregnant|prescribed|diabetic|coeliac|chemo|surgery|op|peg|stoma|tube|disease|sick|dizzy|bloated|vegan|thinner|told|sent|given)/u,
  },
  {
    tells: 'what whoever writes cannot or will not eat',
    example: 'i cant swallow',
    pattern:
      /i (?:cant|cannot|dont|do not|only) (?:\w+ ){0,2}(?:swallow|eat|drink|keep|manage|want|stand|like)/u,
  },
  {
    tells: 'something is to be done to whoever writes',
    example: 'what will build me up',
    pattern: /(?:feed|build|fatten|bulk|plump) me up|i am (?:an? )?type [12]/u,
  },
  {
    tells: 'an illness of whoever writes, and of no patient of theirs',
    example: 'i have crohns',
    pattern:
      /i (?:have|had|got|have got|suffer from|live with) (?:\w+ )?(?:crohns?|colitis|coeliac|ibs|ibd|cancer|copd|ckd|diabetes|dysphagia|pku|msud)\b(?! (?:patients?|man|woman|lady|boy|girl|child|client|resident|baby|caseload|clinic|question))/u,
  },
  {
    tells: 'a weight that is wanted, an operation',
    example: 'trying to lose a bit',
    pattern: /(?:trying|want|need) to (?:gain|lose|put on)|my (?:op|operation|surgery|stroke|fall)/u,
  },
  {
    tells: 'what will happen, or is allowed, to whoever writes',
    example: 'am i allowed it',
    pattern:
      /will i\b(?! (?:give|put|start|offer|add|swap|switch|change|order|send|do (?:with|for))\b)|(?:am i|i am) (?:allowed|meant|supposed)/u,
  },
  {
    tells: 'whether whoever writes may take it',
    example: 'can i drink this',
    pattern:
      /(?:can|could|should|do|must) i (?:still |have to )?(?:take|drink|eat|finish|have) (?!to (?:add|mix|make|shake|stir|dilute|thicken|warm|keep|store|flush|order|enter|type)\b|an? (?:sample|look|copy|list|link|chat|word|pdf)|samples|an? (?:product|feed|item|row) (?:back )?(?:out|off)\b|the\b|some more|off|out|your|it in|two|three|both)\w+/u,
  },
  {
    tells: 'what whoever writes may take',
    example: 'what can i eat',
    pattern:
      /(?:what|which|drinks?|foods?|something|anything) (?:can|should|could|may) i (?:have|eat|drink|take)/u,
  },
];

/** One person in somebody's care. */
export const PERSON_SIGNS: readonly Sign[] = [
  {
    tells: 'an age that only a person has',
    example: '82 yo with a sore',
    pattern: /(?:19|[2-9]\d|1[01]\d) (?:yo|y , o|yrs?(?: old)?|years? old)/u,
  },
  {
    tells: 'an age and a sex',
    example: '7 year old boy',
    pattern:
      /\d{1,3} (?:y|yr|yrs|yo|years?|months?|mths?)(?: , o)?(?: old)? (?:f|m|female|male|man|woman|lady|gentleman|boy|girl)/u,
  },
  { tells: 'an age and a sex in short', example: '64 f', pattern: /\d{1,3} (?:f|female|male)/u },
  { tells: 'the age of a child', example: 'mine is only 3', pattern: /mine is (?:only )?\d+/u },
  {
    tells: 'where somebody lies',
    example: 'bed 6',
    pattern: /(?:bed|bay|room|cubicle|side ward) \d+/u,
  },
  {
    tells: 'a child that is pointed at, and no feed for children',
    example: 'this baby',
    pattern:
      /(?:this|that|the|our|a new) (?:\w+ )?(?:baby|infant|newborn|neonate|toddler|child|kid|teenager|teen|adolescent)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)/u,
  },
  {
    tells: 'somebody it is for, and nobody to ring',
    example: 'for someone frail',
    pattern:
      /(?:for|to|in|with) (?:someone|somebody|anyone|anybody)\b(?! (?:to |who can |please )*(?:ring|call|phone|contact|email|help|speak|talk|answer|about))/u,
  },
  {
    tells: 'somebody with something',
    example: 'a person who cannot chew',
    pattern:
      /(?:anyone|anybody|someone|somebody|person|adult) (?:\w+ )?(?:with|having|has(?! \d)|who (?:is|has|cant|cannot|needs))/u,
  },
  {
    tells: 'one of our own children or adults',
    example: 'one of our toddlers',
    pattern:
      /(?:my|our|one of (?:my|our|the|these)) (?:\w+ ){0,3}(?:babies|baby|infants?|newborns?|neonates?|toddlers?|child|children|kids?|teenagers?|teens?|adolescents?|adults?)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)/u,
  },
  {
    tells: 'what a child is or does',
    example: 'toddler wont settle',
    pattern:
      /(?:baby|infant|toddler|child|kid|newborn|neonate) (?:who|is|has|had|was|wont|will not|keeps|refus\w+|not|to (?:take|drink|eat)|cannot|cant|doesnt|does not)/u,
  },
  {
    tells: 'an age or a weight, and what is so of it',
    example: '9 month old on',
    pattern:
      /(?:\d+ (?:month|week|year|day)s? old|\d+ (?:mo|yo|kg)) (?:\w+ )?(?:on|with(?! (?:the )?(?:highest|lowest|most|least|more|less|high|low|fibre|no|over|under))|who|is|has|still|not|unwell)/u,
  },
  {
    tells: 'a child that we have',
    example: 'weve a new baby',
    pattern:
      /(?:weve|ive|(?:we|i) (?:have|ve|got|have got)) an? (?:\w+ )?(?:child|baby|toddler|teenager|newborn|infant|kid)/u,
  },
  {
    tells: 'what somebody of the team has said',
    example: 'consultant wants it',
    pattern:
      /(?:doctor|dr|gp|consultant|surgeon|nurse|dietitian|dietician|salt|slt) (?:has |have |just )?(?:said|says|wants?|wanted|told|gave|prescribed|thinks|recommended|advised)/u,
  },
  {
    tells: 'what somebody is fed with',
    example: 'sick on _',
    pattern:
      /(?<!(?:info|information|details|data|facts|note|based|sheet|leaflet|more|something|anything|everything|all|overview|summary|rundown|nutrition|figures|label|codes?|by|before|date) )on _/u,
  },
];

/** Something that happens in a body, in several words. */
export const BODY_SIGNS: readonly Sign[] = [
  {
    tells: 'what somebody does no more',
    example: 'not drinking',
    pattern:
      /(?:not|isnt|wont|stopped|doesnt|barely|hardly|off) (?:\w+ )?(?:(?<=off )(?:food|drinks)|eat|eating|drink|drinking|feeding|settle|settling|gain|gaining|swallow|swallowing|absorb\w*|growing|thriving|waking)/u,
  },
  {
    tells: 'little is eaten, or weight and growth change',
    example: 'poor appetite',
    pattern:
      /(?:poor|low|reduced|small) (?:oral )?(?:intake|appetite)|weight (?:loss|gain)|loss of weight|(?:faltering|catch up) growth/u,
  },
  {
    tells: 'weight is lost or gained, or nothing may be eaten',
    example: 'losing weight',
    pattern:
      /(?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put(?:ting)? on) (?:\w+ )?weight|nil by mouth|nbm|npo|high output|post ?op/u,
  },
  {
    tells: 'residuals of the stomach, and not of a product',
    example: 'residuals of 300',
    pattern: /residuals?\b(?! (?:phe|phenylalanine|lactose|protein|whey))/u,
  },
  {
    tells: 'fever, bowels, what comes back up, a picky child',
    example: 'bowels not open',
    pattern:
      /(?:throwing|threw|thrown|chucking|bringing (?:it|feeds?|everything)) up|the (?:runs|trots)|has a temperature|no bowel movement|bowels? not|loose stools?|(?:brought|coming back|comes? back) up|fussy eater|picky/u,
  },
  {
    tells: 'a reaction, blood, pain, a tube that leaks, oxygen',
    example: 'blood in his nappy',
    pattern:
      /react(?:s|ed|ing) (?:badly )?to|bloody stools?|blood in (?:the |his |her )?(?:stool|poo|nappy)\w*|clogging|leaking from|burning|(?:tummy|stomach|belly) ache|desaturat\w*|sats/u,
  },
  {
    tells: 'a broken bone',
    example: 'fractured hip',
    pattern: /(?:broken|fractured) (?:jaw|hip|leg|arm|neck|nof)/u,
  },
];

/** Care of a tube, a pump or a stoma. */
export const CARE_OF_TUBES: readonly Sign[] = [
  {
    tells: 'what is wrong where a tube goes in',
    example: 'peg site oozing',
    pattern:
      /(?:peg|stoma|exit|tube|button) (?:site|balloon|burst|leak\w*|smell\w*|oozing|infected|block\w*|clogg\w*|stuck)/u,
  },
  {
    tells: 'what is wrong with a tube',
    example: 'blocked ng',
    pattern:
      /(?:blocked|leaking|split|broken|cracked|clogg\w*|unblock) (?:\w+ ){0,2}(?:tube|peg|button|ng|ngt|njt?)/u,
  },
  {
    tells: 'a pump that does not work, or feed that does not run',
    example: 'pump keeps beeping',
    pattern:
      /pump\b.*\b(?:alarm\w*|beep\w*|stopp\w*|errors?|not|wont|off)|(?:not|wont|isnt) (?:going|go|run|running|flow|flowing) (?:through|in|down)/u,
  },
  {
    tells: 'what a tube brings back or gives, a new tube, lying prone, insulin',
    example: 'ng aspirates',
    pattern:
      /(?:gastric|jejunal|nj|ng|peg) (?:residual\w*|aspirates?|feeding at)|stoma output|(?:new|first) (?:jej|peg|ng|feed)\b|proning|insulin|bag of feed stopped/u,
  },
  {
    tells: 'feeding by vein, and changes of how somebody is fed',
    example: 'weaning off',
    pattern:
      /tpn|parenteral (?:nutrition|feeding)|bowel sounds|catch up the feed|overnight to bolus|wean\w*/u,
  },
];

/** Not about a person: "BMI 30 to 50" is a range in a table, "fluid per kg" a method. */
export const MEASURED_PERSON: readonly Sign[] = [
  {
    tells: 'a weight, and not of a pack',
    example: 'she is 52 kg',
    pattern: /\d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))|\d+ (?:st|stone|lbs?)/u,
  },
  {
    tells: 'a body mass index or a score, and no limit of a method',
    example: 'bmi of 17',
    pattern:
      /(?<!above |over |under |below |from |factor |at )(?:bmi|must)(?: score)?(?: of| is)? \d[\d.]*(?! (?:to|-|and) \d)(?! (?:,|or|and|plus) ?(?:above|over|more|higher|greater|up|below|under|less|lower)\b)(?! plus)(?![\d.])|(?:low|high) bmi/u,
  },
  {
    tells: 'what is lost',
    example: 'stoma output is 1500 ml',
    pattern:
      /(?:output|losses|drain|drainage|stoma|ileostomy|fistula)(?: (?:is|was|of|out|up|at|over|about|put|losing))* \d[\d.]* ?(?:mls?|l|litres?)/u,
  },
  {
    tells: 'a temperature of a body, and of no feed',
    example: 'temp of 38.5',
    pattern:
      /(?:fever|temp|temperature|pyrexia)(?: of| is)? (?:3\d|4[0-2])(?:\.\d)?|(?:at|with|has|is|of) (?:3[6-9]|4[0-2])(?:\.\d)?(?: degrees| c)?(?! (?:%|g|ml|kcal|mg|weeks?|years?|months?|kg|_)|$)\b|(?:3[6-9]|4[0-2])(?:\.\d)? degrees/u,
  },
];

const BLOOD_TESTS =
  'k|na|mg|mag|po4|phosphate|phos|potassium|sodium|magnesium|calcium|urea|creatinine|egfr|glucose|bms?|sugars?|albumin|crp|hba1c|hb|ferritin|bicarb|lactate|ketones|ph|phe|ammonia';
export const BLOOD_TEST_SIGNS: readonly Sign[] = [
  {
    tells: 'what is only measured in blood',
    example: 'crp coming down',
    pattern:
      /urea(?! cycle)|blood ?spots?|creatinine|e?gfr|(?:pre)?albumin|crp|esr|ferritin|amylase|lipase|bilirubin|lactate|platelets|neutrophils|haemoglobin|hba 1 c|inr|lfts?|u and es|ues|bloods|troponin|tsh|triglycerides/u,
  },
  { tells: 'a level with its number', example: 'phe level 480', pattern: /(?:phe|pku) levels? \d+/u },
  {
    tells: 'what is normal in blood',
    example: 'normal range',
    pattern: new RegExp(`normal (?:range|levels?|values?|(?:${BLOOD_TESTS}))`, 'u'),
  },
];

const PRODUCT_UNITS =
  'mls?|l|litres?|g|grams?|mg|mcg|mmol|kg|%|x|times|bottles?|packs?|sachets?|pots?|tins?|cartons?|pouch(?:es)?|servings?|scoops?|kcal|_';
/** A patient's blood result. The contents of a product are followed by a unit or a product, or are ranked. */
export const LAB_RESULT: readonly Sign[] = [
  {
    tells: 'a result with its number',
    example: 'phosphate is 0.3',
    pattern: new RegExp(
      `(?<!\\b(?:vitamin|vit|than|least|over|under|most) )\\b(?:${BLOOD_TESTS}) (?:(?:is|was|of|at|now|only|still|down|up|to|come|came|back|dropped|fell|fallen|rose|risen|went|gone|hit|has|levels?|this|morning|today) )*` +
        `\\d+(?:\\.\\d+)?(?![\\d.])(?! (?:${PRODUCT_UNITS})(?![a-z]))`,
      'u',
    ),
  },
  {
    tells: 'a result without its number',
    example: 'sodium is climbing',
    pattern: new RegExp(
      `\\b(?:${BLOOD_TESTS}|zinc|iron|folate|b12|selenium|vitamin [a-e]) (?:(?:is|was|are|levels?|still|now|a bit|too|very|has|been|on the|gone|looks|came|come|back|\\w+ing) )*` +
        '(?:low|high|raised|up|down|climbing|rising|risen|dropping|dropped|falling|fell|elevated|deranged|off)(?! (?:in|first|to|per|as|protein|energy|fat|feeds?|foods?|products?|drinks?|_))(?![a-z])',
      'u',
    ),
  },
];

const FLUID_VOLUME = '\\d[\\d.]* ?(?:mls?|l|litres?)';
const PER_DAY = '(?: (?:(?:a|per|each|,|in|every) )*(?:day|daily|24 hours?))?';
/** Figures about a patient are not part of the question: "potassium in 1 litre, his K is 5.5" asks about 1 litre. */
export const TOLD_IN_NUMBERS: readonly Sign[] = [
  ...LAB_RESULT,
  {
    tells: 'a dose of a medicine, and no portions of a product',
    example: 'insulin 20 units',
    pattern:
      /\b(?:insulin|\w*rapid|\w*log|lantus|levemir) (?:\w+ ){0,3}?\d+ units?(?: instead of \d+)?\b|\b\d+ units?\b(?! (?:of|in|from) _)(?: of \w+)?(?: instead of \d+)?/u,
  },
  {
    tells: 'a result that is not named',
    example: 'level is 7',
    pattern: new RegExp(
      `\\b(?:levels?|results?|scores?) (?:of|is|was) \\d[\\d.]*(?! (?:${PRODUCT_UNITS})(?![a-z]))`,
      'u',
    ),
  },
  {
    tells: 'how long since something',
    example: '3 days ago',
    pattern: /\b\d+ (?:years?|months?|weeks?|days?|hours?) (?:ago|back|post|into|pregnant|gestation)\b/u,
  },
  {
    tells: 'how long somebody has been fed or not',
    example: 'nbm for 5 days',
    pattern:
      /\b(?:on (?:it|this|them)|npo|nbm|nil by mouth|nil|off (?:food|feeds?)|admitted|in hospital|itu|icu)(?: (?:for|now|since|about|,))* \d+ (?:days?|weeks?|months?)\b(?! old)/u,
  },
  {
    tells: 'a body mass index or a score',
    example: 'bmi is 17.2',
    pattern: /\b(?:bmi|must)(?: (?:is|of|was|score|now|at))* \d[\d.]*(?![\d.])/u,
  },
  {
    tells: 'a blood pressure',
    example: 'bp 110 over 70',
    pattern:
      /\b(?:bp|blood pressure)(?: (?:is|was|of|at|today|now|reading))* \d{2,3}(?: (?:,|over) \d{2,3})?\b/u,
  },
  {
    tells: 'how much may be drunk, before the word for it',
    example: '1.5 l a day fluid restriction',
    pattern: new RegExp(
      `\\b${FLUID_VOLUME}${PER_DAY} (?:(?:oral|total|fluids?|daily) )*(?:restrict\\w*|allowance|limit|fr)\\b`,
      'u',
    ),
  },
  {
    tells: 'how much may be drunk, after the word for it',
    example: 'fluid restricted to 1 litre a day',
    pattern: new RegExp(
      `\\b(?:fluids? restrict\\w*|restrict\\w*|fluids? (?:limit\\w*|allowance|max)|fr)(?: (?:of|to|is|at|max|,))* ${FLUID_VOLUME}${PER_DAY}\\b`,
      'u',
    ),
  },
  {
    tells: 'the most that may be drunk',
    example: 'max 1200 ml of fluid a day',
    pattern: new RegExp(
      `\\b(?:max\\w*|only|allowed|up to|limit\\w* to|within)(?: (?:of|,))* ${FLUID_VOLUME} (?:of )?(?:(?:total|oral) )?fluids?${PER_DAY}\\b`,
      'u',
    ),
  },
  {
    tells: 'the type or stage of an illness',
    example: 'ckd 4',
    pattern: /\b(?:type|stage|grade|day|ckd|glut) [1-5]\b(?! _)|\bt [12]\b(?: dm\b)?/u,
  },
  {
    tells: 'how soon whoever writes has to be somewhere',
    example: 'round starts in 10',
    pattern: /\b(?:round|clinic|mdt|meeting|break) (?:is |starts |begins )?in \d+\b(?! _)/u,
  },
  {
    tells: 'what is lost',
    example: 'drain output of 900 ml',
    pattern:
      /\b(?:output|losses|urine|drain|drainage|effluent|aspirates?|residuals?)(?: (?:of|is|was|about|at|over|around|up|to))* \d[\d.]* ?(?:mls?|l|litres?)\b/u,
  },
  {
    tells: 'the age of somebody',
    example: 'lady of 82',
    pattern:
      /\b(?:patient|lady|man|woman|gentleman|boy|girl|child|baby|resident|he|she) (?:of|is|was|aged) \d+(?! \w+)/u,
  },
  {
    tells: 'the age of a child',
    example: 'lad of 7 years',
    pattern: /\b(?:boy|girl|lad|lass|child|kid|toddler|teenager|teen|baby|infant) of \d+/u,
  },
  {
    tells: 'that somebody is not dialysed',
    example: 'not dialysed',
    pattern: /\bnot (?:yet |being )?(?:dialysed|dialyzed|on dialysis)\b/u,
  },
  { tells: 'where somebody lies', example: 'ward 12', pattern: /\b(?:bed|bay|room|ward) \d+\b/u },
  { tells: 'an age and a sex', example: '82 f', pattern: /\b\d{1,3} (?:f|female|male)\b/u },
  {
    tells: 'a sex and an age, and no amount',
    example: 'female 82',
    pattern:
      /\b(?:female|male|man|woman|lady|gent|gentleman|f) \d{1,3}\b(?! (?:ml|mls|g|kcal|mg|l|litres?|%|bottles?|x|packs?|sachets?))/u,
  },
  {
    tells: 'an age, before who it is',
    example: '54 yo man',
    pattern:
      /\b\d{1,3} (?:yo|y|yr|yrs|years?)(?: old)?(?= (?:old )?(?:f|m|female|male|man|woman|lady|gentleman|boy|girl|with)\b)/u,
  },
  {
    tells: 'a weight, and not of a pack',
    example: 'he is 48 kg',
    pattern: /\b\d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))/u,
  },
];

/** Words for relatives or care that are not about a patient. */
export const OF_NOBODY: readonly Sign[] = [
  {
    tells: 'a sister who is a nurse',
    example: 'ward sister',
    pattern: /\b(?:ward|charge|night|nursing|theatre|senior|dialysis) sisters?\b/u,
  },
  {
    tells: 'a sister who works somewhere',
    example: 'sister on nights',
    pattern: /\bsisters? (?=(?:on|in charge|from) )(?<!\b(?:my|his|her|your) sisters? )/u,
  },
  {
    tells: 'a surgery that is a practice',
    example: 'gp surgery',
    pattern: /\b(?:gp|doctors?|medical|village) (?:surgery|practice)\b/u,
  },
  {
    tells: 'a surgery that rings',
    example: 'this is the surgery',
    pattern: /\b(?:this is|its|it is|from|at|in|ringing|calling) (?:the|an?|our|my)(?: local)? surgery\b/u,
  },
  {
    tells: 'a surgery that asks',
    example: 'surgery has rung',
    pattern:
      /\bsurgery (?:has |have |just |is |are )?(?:rang|ringing|rung|called|calling|phoned|phoning|asking|asks|asked|wants?|wondering)\b/u,
  },
  {
    tells: 'whose family it is, before who is told of',
    example: 'daughter of a resident',
    pattern:
      /\b(?:famil(?:y|ies)|relatives|sons?|daughters?|wife|husband|brothers?|sisters?) of (?=(?:an?|the|our|this|one) )/u,
  },
  {
    tells: 'a disorder by its name',
    example: 'maple syrup urine disease',
    pattern: /\bmaple syrup urine disease\b/u,
  },
  {
    tells: 'milk of a mother',
    example: 'mothers own milk',
    pattern: /\b(?:mothers?|mums?) (?:own )?milk\b/u,
  },
  {
    tells: 'who found something',
    example: 'who discovered insulin',
    pattern: /^(?:who|when|where) (?:was |were )?(?:\w+ )?(?:invented|discovered|founded)\b.*$/u,
  },
];
