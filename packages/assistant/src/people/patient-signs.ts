// Longer than other files: each sign has a comment with its meaning, and an example that `patient-signs.test.ts` runs.

/** One way a message can show that it is about a patient. In the example, as in the guard's text, product names are "_". */
export type Sign = { example: string; pattern: RegExp };

const source = (signs: readonly Sign[]): string => signs.map(({ pattern }) => pattern.source).join('|');
/** Matches any of the signs, as whole words. */
export const anySign = (signs: readonly Sign[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${source(signs)})(?![a-z0-9])`, 'u');
/** Matches every place where one of the signs occurs. These patterns set their own word boundaries. */
export const allSigns = (signs: readonly Sign[]): RegExp => new RegExp(source(signs), 'gu');

/** The patient or a relative writes. */
export const WRITER_SIGNS: readonly Sign[] = [
  // The product is for the writer.
  {
    example: 'is this for me',
    pattern:
      /(?:^|, |not for (?:an?|my|the) (?:patient|client|resident) |(?:is|its|asking|this|and|only|just) )for (?:me|myself)\b(?! to\b)/u,
  },
  // The writer is a parent, a relative or a patient.
  {
    example: 'as a parent',
    pattern: /(?:as|am) a (?:parent|patient|relative|carer)|(?:am|as) the (?:parent|relative|carer)/u,
  },
  // The writer is the patient.
  {
    example: 'hello patient here',
    pattern: /am the patient|(?<!\b(?:a|an|the|our|one|this) )patient here/u,
  },
  // What the product does to the writer.
  {
    example: 'it makes me ill',
    pattern:
      /(?:like|safe for|gives|(?<!(?:^|, |please |you |just |ok |then |now |and ))give|makes?|made|told|help) me\b(?! (?:the|a|an|some|all|with|how|about|find|out|that|this|your|to|what|in|more|start|which|who|when|where|why|whether|if))/u,
  },
  // The writer's body, care or child.
  {
    example: 'my stoma is sore',
    pattern:
      /my (?!(?:lady|gentleman|patient|resident|client)s? )(?:\w+ ){0,2}(?:tummy|stomach|skin|mouth|chest|tube|weight|feeds?|tablets|medication|pill|consultant|gp|doctor|dietitian|baby|toddler|child|kid|ankles|albumin|stoma|appetite|liver|kidneys?|bowels?|gut|heart|lungs?|pancreas)\b(?! (?:patients?|on the ward))/u,
  },
  // What happened to the writer.
  {
    example: 'i was prescribed this',
    pattern:
      /i (?:am|was|have|had|got|feel|keep|take) (?:\w+ ){0,4}(?:pregnant|prescribed|diabetic|coeliac|chemo|surgery|op|peg|stoma|tube|disease|sick|dizzy|bloated|vegan|thinner|told(?! (?:that )?(?:there|theres|you|we|_) )|sent|given)/u,
  },
  // What the writer cannot or will not eat or drink.
  {
    example: 'i cant swallow',
    pattern:
      /i (?:cant|cannot|dont|do not|only) (?:\w+ ){0,2}(?:swallow|eat|drink|keep|manage|want|stand|like)/u,
  },
  // Something is to be done to the writer.
  {
    example: 'what will build me up',
    pattern: /(?:feed|build|fatten|bulk|plump) me up|i am (?:an? )?type [12]/u,
  },
  // The writer's own illness, not that of a patient in their care.
  {
    example: 'i have crohns',
    pattern:
      /i (?:have|had|got|have got|suffer from|live with) (?:\w+ )?(?:crohns?|colitis|coeliac|ibs|ibd|cancer|copd|ckd|diabetes|dysphagia|pku|msud)\b(?! (?:patients?|man|woman|lady|boy|girl|child|client|resident|baby|caseload|clinic|question))/u,
  },
  // A weight the writer wants, or an operation they had.
  {
    example: 'trying to lose a bit',
    pattern:
      /(?:trying|want|need) to (?:gain|lose|put on)|my (?:op|operation|surgery|stroke|fall)(?! (?:patients?|clients?|residents?|lady|gentleman|man|woman|ward|unit|clinic|caseload)\b)/u,
  },
  // What will happen to the writer, or is allowed.
  {
    example: 'am i allowed it',
    pattern:
      /will i\b(?! (?:give|put|start|offer|add|swap|switch|change|order|send|do (?:with|for))\b)|(?:am i|i am) (?:allowed|meant|supposed)/u,
  },
  // Whether the writer may take it.
  {
    example: 'can i drink this',
    pattern:
      /(?:can|could|should|do|must) i (?:still |have to )?(?:take|drink|eat|finish|have) (?!to (?:add|mix|make|shake|stir|dilute|thicken|warm|keep|store|flush|order|enter|type)\b|an? (?:sample|look|copy|list|link|chat|word|pdf)|samples|an? (?:product|feed|item|row) (?:back )?(?:out|off)\b|the\b|some more|off|out|your|it in|two|three|both)\w+/u,
  },
  // What the writer may take.
  {
    example: 'what can i eat',
    pattern:
      /(?:what|which|drinks?|foods?|something|anything) (?:can|should|could|may) i (?:have|eat|drink|take)/u,
  },
];

/** One person in somebody's care. */
export const PERSON_SIGNS: readonly Sign[] = [
  // An age that only a person has.
  {
    example: '82 yo with a sore',
    pattern: /(?:19|[2-9]\d|1[01]\d) (?:yo|y , o|yrs?(?: old)?|years? old)/u,
  },
  // An age and a sex.
  {
    example: '7 year old boy',
    pattern:
      /\d{1,3} (?:y|yr|yrs|yo|years?|months?|mths?)(?: , o)?(?: old)? (?:f|m|female|male|man|woman|lady|gentleman|boy|girl)/u,
  },
  // An age and a sex, abbreviated.
  { example: '64 f', pattern: /\d{1,3} (?:f|female|male)/u },
  // The age of a child.
  { example: 'mine is only 3', pattern: /mine is (?:only )?\d+/u },
  // Where a patient lies.
  {
    example: 'bed 6',
    pattern: /(?:bed|bay|room|cubicle|side ward) \d+/u,
  },
  // A particular child ("this baby"), not a feed for children.
  {
    example: 'this baby',
    pattern:
      /(?:this|that|the|our|a new) (?:\w+ )?(?:baby|infant|newborn|neonate|toddler|child|kid|teenager|teen|adolescent)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)/u,
  },
  // Someone the product is for; not someone to phone.
  {
    example: 'for someone frail',
    pattern:
      /(?:for|to|in|with) (?:someone|somebody|anyone|anybody)\b(?! (?:to |who can |please )*(?:ring|call|phone|contact|email|help|speak|talk|answer|about))/u,
  },
  // A person with a condition.
  {
    example: 'a person who cannot chew',
    pattern:
      /(?:anyone|anybody|someone|somebody|person|adult) (?:\w+ )?(?:with|having|has(?! \d)|who (?:is|has|cant|cannot|needs))/u,
  },
  // A child or adult in the team's care.
  {
    example: 'one of our toddlers',
    pattern:
      /(?:my|our|one of (?:my|our|the|these)) (?:\w+ ){0,3}(?:babies|baby|infants?|newborns?|neonates?|toddlers?|child|children|kids?|teenagers?|teens?|adolescents?|adults?)\b(?! (?:formula|feed|milk|range|version|product|one|filter)s?\b)/u,
  },
  // What a child is or does.
  {
    example: 'toddler wont settle',
    pattern:
      /(?:baby|infant|toddler|child|kid|newborn|neonate) (?:who|is|has|had|was|wont|will not|keeps|refus\w+|not|to (?:take|drink|eat)|cannot|cant|doesnt|does not)/u,
  },
  // An age or a weight, with something said of that person.
  {
    example: '9 month old on',
    pattern:
      /(?:\d+ (?:month|week|year|day)s? old|\d+ (?:mo|yo|kg)) (?:\w+ )?(?:on|with(?! (?:the )?(?:highest|lowest|most|least|more|less|high|low|fibre|no|over|under))|who|is|has|still|not|unwell)/u,
  },
  // A child in the team's care.
  {
    example: 'weve a new baby',
    pattern:
      /(?:weve|ive|(?:we|i) (?:have|ve|got|have got)) an? (?:\w+ )?(?:child|baby|toddler|teenager|newborn|infant|kid)/u,
  },
  // What a member of the team has said.
  {
    example: 'consultant wants it',
    pattern:
      /(?:doctor|dr|gp|consultant|surgeon|nurse|dietitian|dietician|salt|slt) (?:has |have |just )?(?:said|says|wants?|wanted|told|gave|prescribed|thinks|recommended|advised)/u,
  },
  // How a person is fed.
  {
    example: 'sick on _',
    pattern:
      /(?<!(?:info|information|details|data|facts|note|based|sheet|leaflet|more|something|anything|everything|all|overview|summary|rundown|nutrition|figures|label|codes?|by|before|date) )on _/u,
  },
];

/** Something that happens in a body, in several words. */
export const BODY_SIGNS: readonly Sign[] = [
  // What a person no longer does.
  {
    example: 'not drinking',
    pattern:
      /(?:not|isnt|wont|stopped|doesnt|barely|hardly|off) (?:\w+ )?(?:(?<=off )(?:food|drinks)|eat|eating|drink|drinking|feeding|settle|settling|gain|gaining|swallow|swallowing|absorb\w*|growing|thriving|waking)/u,
  },
  // A person eats little, or weight or growth changes.
  {
    example: 'poor appetite',
    pattern:
      /(?:poor|low|reduced|small) (?:oral )?(?:intake|appetite)|weight (?:loss|gain)|loss of weight|(?:faltering|catch up) growth/u,
  },
  // Weight loss or gain, or nil by mouth.
  {
    example: 'losing weight',
    pattern:
      /(?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?|put(?:ting)? on) (?:\w+ )?weight|nil by mouth|nbm|npo|high output|post ?op/u,
  },
  // Gastric residuals; not residues of a product.
  {
    example: 'residuals of 300',
    pattern: /residuals?\b(?! (?:phe|phenylalanine|lactose|protein|whey))/u,
  },
  // Fever, bowels, vomiting or reflux, a fussy eater.
  {
    example: 'bowels not open',
    pattern:
      /(?:throwing|threw|thrown|chucking|bringing (?:it|feeds?|everything)) up|the (?:runs|trots)|has a temperature|no bowel movement|bowels? not|loose stools?|(?:brought|coming back|comes? back) up|fussy eater|picky/u,
  },
  // An allergic reaction, bleeding, pain, a leaking tube, oxygen.
  {
    example: 'blood in his nappy',
    pattern:
      /react(?:s|ed|ing) (?:badly )?to|bloody stools?|blood in (?:the |his |her )?(?:stool|poo|nappy)\w*|clogging|leaking from|burning|(?:tummy|stomach|belly) ache|desaturat\w*|sats/u,
  },
  // A fracture.
  {
    example: 'fractured hip',
    pattern: /(?:broken|fractured) (?:jaw|hip|leg|arm|neck|nof)/u,
  },
];

/** Care of a tube, a pump or a stoma. */
export const CARE_OF_TUBES: readonly Sign[] = [
  // A problem at the tube site.
  {
    example: 'peg site oozing',
    pattern:
      /(?:peg|stoma|exit|tube|button) (?:site|balloon|burst|leak\w*|smell\w*|oozing|infected|block\w*|clogg\w*|stuck)/u,
  },
  // A problem with the tube.
  {
    example: 'blocked ng',
    pattern:
      /(?:blocked|leaking|split|broken|cracked|clogg\w*|unblock) (?:\w+ ){0,2}(?:tube|peg|button|ng|ngt|njt?)/u,
  },
  // A faulty pump, or feed that does not run.
  {
    example: 'pump keeps beeping',
    pattern:
      /pump\b.*\b(?:alarm\w*|beep\w*|stopp\w*|errors?|not|wont|off)|(?:not|wont|isnt) (?:going|go|run|running|flow|flowing) (?:through|in|down)/u,
  },
  // Aspirate or a bolus, a new tube, a prone patient, insulin.
  {
    example: 'ng aspirates',
    pattern:
      /(?:gastric|jejunal|nj|ng|peg) (?:residual\w*|aspirates?|feeding at)|stoma output|(?:new|first) (?:jej|peg|ng|feed)\b|proning|insulin|bag of feed stopped/u,
  },
  // Parenteral feeding, or a change of route.
  {
    example: 'weaning off',
    pattern:
      /tpn|parenteral (?:nutrition|feeding)|bowel sounds|catch up the feed|overnight to bolus|wean\w*/u,
  },
];

/** Not about a person: "BMI 30 to 50" is a range in a table, "fluid per kg" a method. */
export const MEASURED_PERSON: readonly Sign[] = [
  // A body weight, not the weight of a pack.
  {
    example: 'she is 52 kg',
    pattern: /\d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))|\d+ (?:st|stone|lbs?)/u,
  },
  // A BMI or a screening score, not the limit of a method.
  {
    example: 'bmi of 17',
    pattern:
      /(?<!above |over |under |below |from |factor |at )(?:bmi|must)(?: score)?(?: of| is)? \d[\d.]*(?! (?:to|-|and) \d)(?! (?:,|or|and|plus) ?(?:above|over|more|higher|greater|up|below|under|less|lower)\b)(?! plus)(?![\d.])|(?:low|high) bmi/u,
  },
  // Fluid losses.
  {
    example: 'stoma output is 1500 ml',
    pattern:
      /(?:output|losses|drain|drainage|stoma|ileostomy|fistula)(?: (?:is|was|of|out|up|at|over|about|put|losing))* \d[\d.]* ?(?:mls?|l|litres?)/u,
  },
  // A body temperature, not the temperature of a feed.
  {
    example: 'temp of 38.5',
    pattern:
      /(?:fever|temp|temperature|pyrexia)(?: of| is)? (?:3\d|4[0-2])(?:\.\d)?|(?:at|with|has|is|of) (?:3[6-9]|4[0-2])(?:\.\d)?(?: degrees| c)?(?! (?:%|g|ml|kcal|mg|weeks?|years?|months?|kg|_)|$)\b|(?:3[6-9]|4[0-2])(?:\.\d)? degrees/u,
  },
];

const BLOOD_TESTS =
  'k|na|mg|mag|po4|phosphate|phos|potassium|sodium|magnesium|calcium|urea|creatinine|egfr|glucose|bms?|sugars?|albumin|crp|hba1c|hb|ferritin|bicarb|lactate|ketones|ph|phe|ammonia';
export const BLOOD_TEST_SIGNS: readonly Sign[] = [
  // Substances that are only measured in blood.
  {
    example: 'crp coming down',
    pattern:
      /urea(?! cycle)|blood ?spots?|creatinine|e?gfr|(?:pre)?albumin|crp|esr|ferritin|amylase|lipase|bilirubin|lactate|platelets|neutrophils|haemoglobin|hba 1 c|inr|lfts?|u and es|ues|bloods|troponin|tsh|triglycerides/u,
  },
  // A blood level with its number.
  { example: 'phe level 480', pattern: /(?:phe|pku) levels? \d+/u },
  // A normal blood result.
  {
    example: 'normal range',
    pattern: new RegExp(`normal (?:range|levels?|values?|(?:${BLOOD_TESTS}))`, 'u'),
  },
];

const PRODUCT_UNITS =
  'mls?|l|litres?|g|grams?|mg|mcg|mmol|kg|%|x|times|bottles?|packs?|sachets?|pots?|tins?|cartons?|pouch(?:es)?|servings?|scoops?|kcal|_';
/** A patient's blood result. The contents of a product are followed by a unit or a product, or are ranked. */
export const LAB_RESULT: readonly Sign[] = [
  // A blood result with its number.
  {
    example: 'phosphate is 0.3',
    pattern: new RegExp(
      `(?<!\\b(?:vitamin|vit|than|least|over|under|most) )\\b(?:${BLOOD_TESTS}) (?:(?:is|was|of|at|now|only|still|down|up|to|come|came|back|dropped|fell|fallen|rose|risen|went|gone|hit|has|levels?|this|morning|today) )*` +
        `\\d+(?:\\.\\d+)?(?![\\d.])(?! (?:${PRODUCT_UNITS})(?![a-z]))`,
      'u',
    ),
  },
  // A blood result without a number.
  {
    example: 'sodium is climbing',
    pattern: new RegExp(
      `\\b(?:${BLOOD_TESTS}|zinc|iron|folate|b12|selenium|vitamin [a-e]) (?:(?:is|was|are|levels?|still|now|a bit|too|very|has|been|on the|gone|looks|came|come|back|\\w+ing) )*` +
        '(?:low|high|raised|up|down|climbing|rising|risen|dropping|dropped|falling|fell|elevated|deranged|off)(?! (?:in|first|to|per|as|protein|energy|fat|feeds?|foods?|products?|drinks?|_))(?![a-z])',
      'u',
    ),
  },
];

const FLUID_VOLUME = '(?:\\d[\\d.]* ?(?:mls?|l|litres?)|an? litre)';
const PER_DAY = '(?: (?:(?:a|per|each|,|in|every) )*(?:day|daily|24 hours?))?';
/** Figures about a patient are not part of the question: "potassium in 1 litre, his K is 5.5" asks about 1 litre. */
export const TOLD_IN_NUMBERS: readonly Sign[] = [
  ...LAB_RESULT,
  // A dose of a medicine, not portions of a product.
  {
    example: 'insulin 20 units',
    pattern:
      /\b(?:insulin|\w*rapid|\w*log|lantus|levemir) (?:\w+ ){0,3}?\d+ units?(?: instead of \d+)?\b|\b\d+ units?\b(?! (?:of|in|from) _)(?: of \w+)?(?: instead of \d+)?/u,
  },
  // A result without its name.
  {
    example: 'level is 7',
    pattern: new RegExp(
      `\\b(?:levels?|results?|scores?) (?:of|is|was) \\d[\\d.]*(?! (?:${PRODUCT_UNITS})(?![a-z]))`,
      'u',
    ),
  },
  // The time since an event.
  {
    example: '3 days ago',
    pattern: /\b\d+ (?:years?|months?|weeks?|days?|hours?) (?:ago|back|post|into|pregnant|gestation)\b/u,
  },
  // How long a person has been fed, or not fed.
  {
    example: 'nbm for 5 days',
    pattern:
      /\b(?:on (?:it|this|them)|npo|nbm|nil by mouth|nil|off (?:food|feeds?)|admitted|in hospital|itu|icu)(?: (?:for|now|since|about|,))* \d+ (?:days?|weeks?|months?)\b(?! old)/u,
  },
  // A BMI or a screening score.
  {
    example: 'bmi is 17.2',
    pattern: /\b(?:bmi|must)(?: (?:is|of|was|score|now|at))* \d[\d.]*(?![\d.])/u,
  },
  // A blood pressure.
  {
    example: 'bp 110 over 70',
    pattern:
      /\b(?:bp|blood pressure)(?: (?:is|was|of|at|today|now|reading))* \d{2,3}(?: (?:,|over) \d{2,3})?\b/u,
  },
  // A fluid restriction: the amount before the word.
  {
    example: '1.5 l a day fluid restriction',
    pattern: new RegExp(
      `\\b${FLUID_VOLUME}${PER_DAY} (?:(?:oral|total|fluids?|daily) )*(?:restrict\\w*|allowance|limit|fr)\\b`,
      'u',
    ),
  },
  // A fluid restriction: the amount after the word.
  {
    example: 'fluid restricted to 1 litre a day',
    pattern: new RegExp(
      `\\b(?:fluids? restrict\\w*|restrict\\w*|fluids? (?:limit\\w*|allowance|max)|fr)(?: (?:of|to|is|at|max|,))* ${FLUID_VOLUME}${PER_DAY}\\b`,
      'u',
    ),
  },
  // A fluid maximum.
  {
    example: 'max 1200 ml of fluid a day',
    pattern: new RegExp(
      `\\b(?:max\\w*|only|allowed|up to|limit\\w* to|within)(?: (?:of|,))* ${FLUID_VOLUME} (?:of )?(?:(?:total|oral) )?fluids?${PER_DAY}\\b`,
      'u',
    ),
  },
  // The type or stage of an illness.
  {
    example: 'ckd 4',
    pattern: /\b(?:type|stage|grade|day|ckd|glut) [1-5]\b(?! _)|\bt [12]\b(?: dm\b)?/u,
  },
  // How soon the writer has to be somewhere.
  {
    example: 'round starts in 10',
    pattern: /\b(?:round|clinic|mdt|meeting|break) (?:is |starts |begins )?in \d+\b(?! _)/u,
  },
  // Fluid losses.
  {
    example: 'drain output of 900 ml',
    pattern:
      /\b(?:output|losses|urine|drain|drainage|effluent|aspirates?|residuals?)(?: (?:of|is|was|about|at|over|around|up|to))* \d[\d.]* ?(?:mls?|l|litres?)\b/u,
  },
  // A person's age.
  {
    example: 'lady of 82',
    pattern:
      /\b(?:patient|lady|man|woman|gentleman|boy|girl|child|baby|resident|he|she) (?:of|is|was|aged) \d+(?! \w+)/u,
  },
  // A child's age.
  {
    example: 'lad of 7 years',
    pattern: /\b(?:boy|girl|lad|lass|child|kid|toddler|teenager|teen|baby|infant) of \d+/u,
  },
  // A patient who is not dialysed.
  {
    example: 'not dialysed',
    pattern: /\bnot (?:yet |being )?(?:dialysed|dialyzed|on dialysis)\b/u,
  },
  // Where a patient lies.
  { example: 'ward 12', pattern: /\b(?:bed|bay|room|ward) \d+\b/u },
  // An age and a sex.
  { example: '82 f', pattern: /\b\d{1,3} (?:f|female|male)\b/u },
  // A sex and an age, not an amount.
  {
    example: 'female 82',
    pattern:
      /\b(?:female|male|man|woman|lady|gent|gentleman|f) \d{1,3}\b(?! (?:ml|mls|g|kcal|mg|l|litres?|%|bottles?|x|packs?|sachets?))/u,
  },
  // An age before the word for the person.
  {
    example: '54 yo man',
    pattern:
      /\b\d{1,3} (?:yo|y|yr|yrs|years?)(?: old)?(?= (?:old )?(?:f|m|female|male|man|woman|lady|gentleman|boy|girl|with)\b)/u,
  },
  // A body weight, not the weight of a pack.
  {
    example: 'he is 48 kg',
    pattern: /\b\d+(?:\.\d+)? kg\b(?! (?:tubs?|tins?|packs?|bags?|cases?|box|boxes|of))/u,
  },
];

/** Words for relatives or care that are not about a patient. */
export const OF_NOBODY: readonly Sign[] = [
  // "Sister" as a nurse.
  {
    example: 'ward sister',
    pattern: /\b(?:ward|charge|night|nursing|theatre|senior|dialysis) sisters?\b/u,
  },
  // "Sister" with a place of work.
  {
    example: 'sister on nights',
    pattern: /\bsisters? (?=(?:on|in charge|from) )(?<!\b(?:my|his|her|your) sisters? )/u,
  },
  // "Surgery" as a general practice.
  {
    example: 'gp surgery',
    pattern: /\b(?:gp|doctors?|medical|village) (?:surgery|practice)\b/u,
  },
  // A general practice that phones.
  {
    example: 'this is the surgery',
    pattern: /\b(?:this is|its|it is|from|at|in|ringing|calling) (?:the|an?|our|my)(?: local)? surgery\b/u,
  },
  // A general practice that asks.
  {
    example: 'surgery has rung',
    pattern:
      /\bsurgery (?:has |have |just |is |are )?(?:rang|ringing|rung|called|calling|phoned|phoning|asking|asks|asked|wants?|wondering)\b/u,
  },
  // A family word that only says whose relative is told.
  {
    example: 'daughter of a resident',
    pattern:
      /\b(?:famil(?:y|ies)|relatives|sons?|daughters?|wife|husband|brothers?|sisters?) of (?=(?:an?|the|our|this|one) )/u,
  },
  // A disorder by its name.
  {
    example: 'maple syrup urine disease',
    pattern: /\bmaple syrup urine disease\b/u,
  },
  // Breast milk.
  {
    example: 'mothers own milk',
    pattern: /\b(?:mothers?|mums?) (?:own )?milk\b/u,
  },
  // The person who found something.
  {
    example: 'who discovered insulin',
    pattern: /^(?:who|when|where) (?:was |were )?(?:\w+ )?(?:invented|discovered|founded)\b.*$/u,
  },
];
