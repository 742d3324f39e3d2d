// Longer than other files: the words of all emergencies are in one place.
import { memoizeRecent } from '../language/memoize.ts';
import type { Emergency, Fault } from '../intent/intents.ts';
import { anyOf } from '../language/phrases.ts';
import {
  AIRWAY,
  COLOUR_OF_SHOCK,
  DELIVERY,
  DRY_POWDER,
  FALLS,
  FEED,
  MEDICINE,
  OXYGEN,
  PERSON,
  POISON,
  SKIN,
  SPOILS,
  SWALLOWING_WORDS,
  OBJECTS,
  TOO_MUCH,
  TUBE,
  SEPARATED_FEED,
  TURNS,
  WHEEZE,
} from '../vocabulary/event-words.ts';

const REFLEXIVE_PRONOUN = 'myself|himself|herself|themself|themselves|yourself';
const SWALLOWED =
  '(?<!^(?:can|may|could|should|how|is|are|why|when)\\b.*)(?:swallowed|taken|took|ate|eaten|drank|drunk|downed|necked|popped)';
const DROWSY = 'drowsy|drowsiness|lethargic|lethargy|confused|confusion|sleepy|incoherent|encephalopathic';
/** "Decompensated cirrhosis" is a diagnosis that may be years old; a decompensated metabolic disorder is a crisis. */
const FAILING_ORGAN =
  'liver|hepatic|cirrho\\w*|nash|nafld|mash|masld|ald|arld|cld|heart|cardiac|ccf|chf|hf|hfref';
const UNWELL =
  'ketones?|ketotic|ketosis|ammonia|glucose|blood sugars?|sugars|bms?|cbg|lactate|sodium|bicarb\\w*|vomit\\w*|fever|temperature|shaking|sweaty|clammy';

/** Words between a blood test and its figure. */
const BEFORE_FIGURE =
  '(?:is|was|at|now|only|level|levels|came|come|back|down|up|to|dropped|fallen|risen|low|high|has|been|still|this|morning|today|serum|,|=|\\+)';
/** A figure that is neither from a label nor a limit. */
const NOT_FROM_LABEL =
  '(?! ?(?:g|mg|mcg|kcal|ml|%|per|_|(?:mmols?|millimol\\w*) (?:per|in|a|each|of)|or (?:less|more|under|over|below|above)))';

/** By urgency: the most life-threatening comes first. */
const EMERGENCIES: readonly (readonly [Emergency, RegExp])[] = [
  [
    'self-harm',
    anyOf`
      suicid\w*|self ?harm\w*|(?:kill|harm|hurt|cut|hang|drown|top|do)(?:[tp]?ing)? (?:${REFLEXIVE_PRONOUN})(?! (?:a|some|the|good|proud|no)\b)|(?:throw|chuck|fling)(?:ing)? (?:${REFLEXIVE_PRONOUN}) (?:off|under|in front|out)
      (?:end|ending|take|taking|took) (?:my|his|her|their) (?:own )?life|(?:end(?:ing)?|finish(?:ing)?) (?:it|things) all|(?:to|just|like|of|about|about to) end(?:ing)? (?:it|things)(?! (?:of|with|in|at)\b)|(?:want|wants|wanting|wanted|going|ready) to (?:die|end it|disappear|not (?:exist|wake up))
      (?:dont|doesnt|didnt|do not|does not|no longer|not) want to (?:live|be here|be alive|be around|exist|go on|wake up)|(?:no|the|any) (?:point|reason|use) (?:in |to |of )?(?:living|live|(?:going|carrying) on(?! (?:the|to|with|about|at|a)\b)|being (?:alive|here)|anything any ?more)
      (?:rather|sooner|prefer to|preferred to|wants? to|wanted to|wishing to) (?:be dead|die|not be here|not be alive)(?! (?:out|down)\b)
      (?:better off|wish (?:i|he|she) (?:was|were)) dead|better off (?:without (?:me|him|her|them)|(?:if (?:i|he|she|they) (?:was|were) )?(?:not here|gone))|cant go on(?! holiday)
      (?:cant|cannot) cope(?: any ?more| with life| with it all)?$|(?:cant|cannot) see (?:a|any) way out
      (?:sick|tired|done|fed up|had enough|weary) (?:of|with) (?:living|life|being alive|this life)|life (?:is|isnt) (?:not )?(?:worth|pointless)|not worth living|never wak(?:e|ing) up|wont be (?:here|around) (?:tomorrow|much longer|any ?more)
      jump(?:ing)? (?:off|from|in front of|under) (?:a|the) (?:bridge|train|building|roof|car park|bus|lorry|cliff)|slit\w* (?:my|his|her|their) wrists?|(?:want|wants|going) to (?:kms|unalive)
    `,
  ],
  [
    'overdose',
    anyOf`
      overdos\w+|(?:${SWALLOWED}) (?:\w+ ){0,4}(?:${TOO_MUCH}) (?:(?!_)\w+ ){0,4}(?:${MEDICINE})(?! of _)
      (?:${SWALLOWED}) (?:(?!_)\w+ ){0,4}(?:${MEDICINE}) (?:\w+ ){0,3}(?:all at once|by (?:mistake|accident)|in one go|accidentally|${TOO_MUCH} (?:times|too many|too much))
      (?:child|toddler|baby|kid|boy|girl|son|daughter|${PERSON}) (?:\w+ ){0,2}(?:got into|got hold of|found|swallowed|ate|has eaten|drank) (?:(?!_)\w+ ){0,3}(?:${MEDICINE})
      (?:${SWALLOWED}|given|gave|had) (?:\w+ ){0,3}(?:double|triple|wrong|twice the|2 times the|10 times the) (?:dose|amount) of (?:\w+ )?(?!_|feeds?\b|powder|thickener|supplements?|water|formula|milk|product|sips?|protein)\w+
      (?:${SWALLOWED}) (?:\w+ ){0,4}(?:${POISON})
      (?:${SWALLOWED}|given|gave|had|injected) (?:\w+ ){0,3}\d+ units? (?:of \w+ )?(?:instead of|rather than|not) \d+
      (?<!^(?:can|may|could|should|is|are)\b.*)(?:gave|given|had|injected) (?:\w+ ){0,4}(?:\d+ (?:x|times)|double|triple|twice|too (?:many|much)|(?:a|the) (?:whole|full|entire)) (?:\w+ ){0,3}(?:${MEDICINE})
    `,
  ],
  [
    'breathing',
    anyOf`
      (?:not|stopped|cant|cannot|unable|difficulty|trouble|struggling|hard|problems?|stops) (?:to )?breath(?:e|ing)
      (?:catch|get) (?:\w+ )?breath|(?:cant|cannot|not|unable to) (?:get|getting|take|draw) (?:(?:any|enough|much|in|the) )*air|(?:struggling|fighting) for (?:breath|air)
      (?:${PERSON}) (?:(?!${OBJECTS})\w+ ){0,3}(?:funny|odd|strange|bad|awful|terrible) colour
      (?:gasping|stridor|cyanos\w*|hypoxi[ac]|breathless|respiratory arrest|desat(?:urat(?:ed|ing|es|ion)|s|ted|ting|ed)?)
      (?:${OXYGEN}) (?:(?!target\b)\w+ ){0,4}(?:[4-8]\d)(?! (?:g|mg|kcal|ml|_))(?:s|%)?
      (?<!\bper .*|\bhow .*)(?:${OXYGEN}) (?:(?:is|are|have|has|keeps?|were|was|just|now|all|still) )*(?:${FALLS})(?! in)|(?:${FALLS}) (?:o 2 |o2 |oxygen )(?:sats?|saturations?|levels?)|(?:his|her|their|the|patients?) oxygen (?:is |has |keeps |been )*(?:${FALLS})
      (?<!\b(?:history|risks?|previous|recurrent|silent|prone) (?:\w+ ){0,3})(?:think\w*|may|might|possibl[ey]|probabl[ey]|suspect\w*|query|must|has|have|just|patient|resident|he|she|baby|child) (?:\w+ ){0,2}aspirat(?:ed|ing|ion)(?! (?:\d|the tube|_? ?(?:risk|pneumonia|precaution)|from|to check))
      (?<!(?:${TUBE}) (?:\w+ )?)aspirated (?:again|today|tonight|now|overnight|this (?:morning|afternoon|evening))
      (?<=^|\b(?:today|tonight|now) )(?:(?:has|have|just|only|and|so) )*aspirated(?! (?:\w+ ){0,2}(?:\d+|off|from|to check|${TUBE}|stomach|gastric|contents|fluid|air|nil|ph)\b)
      (?:turn(?:ed|ing)|gone|going|went|is|are|and|lips) (?:\w+ )?(?:blue|grey)
      (?:${PERSON}) (?:.* )?(?:${TURNS}) (?:(?!${OBJECTS})\w+ )?(?:${COLOUR_OF_SHOCK})
      (?<!(?:${OBJECTS}) (?:\w+ ){0,3})(?:${TURNS}) (?:\w+ )?(?:${COLOUR_OF_SHOCK})
    `,
  ],
  // Reduced consciousness comes before the figure beside it.
  [
    'drowsy',
    anyOf`
      ${DROWSY} (?:.* )?${UNWELL}
      ${UNWELL} (?:.* )?${DROWSY}
      (?:drowsy|lethargic|confused|incoherent) (?:\w+ ){0,3}(?:after|since|following) \S+
      (?:cant|cannot|wont|not|hard to|difficult to|unable to) (?:\w+ )?(?:wake|rouse|be woken|be roused|waking)
      metabolic(?:ally)? (?:crisis|decompensat\w*)|decompensating|(?<!\b(?:${FAILING_ORGAN})(?: \w+| ,){0,3} )decompensated(?! (?:\w+ ){0,2}(?:${FAILING_ORGAN})\b)
      (?:ammonia|nh3) (?:${BEFORE_FIGURE} )*(?:1[5-9]\d|[2-9]\d\d|1\d{3})${NOT_FROM_LABEL}
    `,
  ],
  ['choking', anyOf`chok(?:e|ed|es|ing)(?! risks?| hazards?)|stuck in (?:\w+ )?throat|down the wrong way`],
  [
    'collapse',
    anyOf`
      collapse[ds]?|collapsing|unresponsive|unconscious|seizures? (?:now|since|after|while|during)|fitting
      (?:(?:having|started|another|keeps? having) (?:an? )?|(?:has|had|have) (?:just )?an? )(?:(?:long|second|tonic clonic|grand mal) )?(?:fits?(?! (?:for|in|into|on) )|seizures?)(?! (?:disorder|last|years?|months?|as|before|in the past|previously))(?! (?:bottle|tube|lid|diet|medication))|convuls\w+|jerking (?:all over|and)|(?:he|she|they|patient|resident|baby|child) (?:is |was )?(?:fitted|fits)\b(?! (?:in|into|with))|cardiac arrest|(?:floppy|limp|unrousable|passed out|blacked out)|emergency(?! (?:\w+ )?(?:regimens?|feeds?|powders?|products?|regime|box(?:es)?|kits?|bags?|packs?|plans?|letters?|cards?|supply|supplies|stock|orders?|numbers?|contacts?|drinks?|sachets?|rations?|department|team|protocols?|procedures?|guidelines?|admission|use)\b)
      (?<!\b(?:app|screen|page|site|sim|link)\b.*)(?:stopped|not) responding(?! to)
    `,
  ],
  // Blood in a nappy or stool without anything worse: to be seen today.
  [
    'lasting',
    new RegExp(
      String.raw`^(?!.*\b(?:vomit\w*|sick|black|tarry|clots?|heav\w*|lots?|loads|full of|pouring|fresh|bright|pale|floppy|limp|fever\w*|temperature|drows\w*|sleepy|letharg\w*|pain\w*|distend\w*|worse|unwell|mela?ena)\b)(?=.*\b(?:napp(?:y|ies)|stools?|poos?)\b).*\b(?:(?:flecks?|streaks?|specks?|spots?|traces?|tinges?) (?:of )?(?:\w+ )?blood|blood (?:flecks?|streak\w*|specks?|spots|tinged)|blood in (?:\w+ ){0,2}(?:napp(?:y|ies)|stools?|poos?)|still\b.*\bblood\b.*\b\d+ (?:wks?|weeks?|months?))\b`,
      'u',
    ),
  ],
  // Internal bleeding, heart attack, stroke: reported, not asked about a label.
  [
    'acute',
    anyOf`
      (?:vomit\w*|throw\w* up|threw up|bring\w* up|brought up|cough\w*|spit\w*|sick) (?:\w+ ){0,3}blood(?! (?:sugars?|glucose|tests?|results?|levels?))
      (?:blood|bloody|blood stained|bloodstained|coffee ?grounds?) (?:\w+ ){0,3}(?:vomit\w*|aspirates?|sick|stools?|poo|nappy|nappies)|ha?ematemesis|mela?ena|coffee ?grounds?(?! (?:flavour|taste))|(?:black|tarry) (?:tarry )?(?:stools?|poo)
      (?<!which .*)(?:bleeding (?:\w+ ){0,3}(?:from|out of|heavily|a lot|around)|(?:is|was|started|keeps?|kept|now|still|been|site|stoma|peg|nose|gums?) bleeding)(?! (?:risk|disorder|time))
      peritonitic|peritonism|waters (?:have |has |just |had )*(?:broke\w*|gone)|chest pains?|heart attack|(?:face|mouth) (?:is |has )?(?:drooping|droopy|dropped)|slurr\w* speech|(?:having|just had) a stroke
    `,
  ],
  [
    'reaction',
    anyOf`
      anaphyla\w*|(?:severe|serious|bad|acute|adverse|allergic) (?:allergic )?reaction
      (?:having|had|has had) an? (?:\w+ )?reaction|throat (?:\w+ )?(?:closing|tight)
      (?:lips?|tongue|face|eyes?|throat|mouth)(?: and (?:lips?|tongue|face|eyes?))? (?:(?:is|are|has|have|all|just|starting to|started to|gone|going|been|really|so|a bit|very) )*(?:swell\w*|swollen|tingl\w*|puff\w*|ballooning|blown up|huge|itch\w*)
      (?:swollen|swelling|tingling|numb|puffy|puffed|puffing) (?:\w+ ){0,2}(?:lips?|tongue|face|eyes?|throat|mouth)
      (?:${SKIN}) (?:.* )?(?:${WHEEZE})
      (?:${WHEEZE}) (?:.* )?(?:${SKIN})
      (?:${WHEEZE}) (?:\w+ ){0,2}(?:after|since|following) \S+
    `,
  ],
  [
    'hypoglycaemia',
    anyOf`
      hypo|hypos|hypoglycaemi[ac]|hypoglycemi[ac]
      (?:he|she|they|patient|resident|child|baby|mum|dad) (?:is |are |has gone |gone )?(?:all )?(?:shaking|shaky|trembling)(?= (?:and|now|please)\b| ,|$)
      (?:blood sugars?|blood glucose|bms?|cbg|glucose|sugars?) (?:(?:is|was|of|at|now|only|reading|down|to|level|has|dropped|came|back|low) )*[0-3](?:\.\d+)?(?! (?:g|mg|ml|kcal|%|per|_))
    `,
  ],
  [
    'bloods',
    anyOf`
      (?:k|potassium) (?:${BEFORE_FIGURE} )*(?:[01]\.\d+|2\.[0-4]\d?|6\.[5-9]\d?|[78]\.\d+)${NOT_FROM_LABEL}
      (?:phosphate|phos|po4) (?:${BEFORE_FIGURE} )*0\.[0-3]\d?${NOT_FROM_LABEL}
      (?:magnesium|mg) (?:${BEFORE_FIGURE} )*0\.[0-4]\d?${NOT_FROM_LABEL}
      (?:sodium|na) (?:${BEFORE_FIGURE} )*(?:10\d|11\d|16\d|17\d)${NOT_FROM_LABEL}
      (?:calcium|ca) (?:.* )?(?:tetany|carpopedal)|(?:tetany|carpopedal) (?:.* )?(?:calcium|ca)
    `,
  ],
  [
    'wrong-way',
    anyOf`
      (?<!can |could |may |be )(?:given|gave|gone|went|going|connected|put|pushed|infused|running|run|started|fed) (?:\w+ ){0,5}(?:in|into|to|down|through|via) (?:the |a |an |his |her |my |their )*(?:vein|cannula|venflon|picc|midline|hickman|portacath|central line|iv|iv line|drip|lungs?|chest|windpipe|airway)
      given (?:iv|intravenously) (?:by|in|instead)|(?:ivd|iv d|iv ed|ived) (?:(?:the|some|of|his|her) )+(?:feed|formula|milk)|(?:ivd|iv d|iv ed|ived) _
      aspirat(?:ed|ing) (?:feed|on|his|her|the|some|milk|_)|fed (?:in)?to the wrong
      (?:swallowed|ate|inhaled|eaten) (?:the |some |dry |of )*(?:powder|thickener|thickening)
      (?:drank|drunk|took)\b.*\b(?:thickener|thickening)\b.*\b(?:dry|undissolved|unmixed|neat)
      (?:swallowed|ate|inhaled|eaten|drank)\b.*\b(?:dry powder|thickening powder)
      (?<!^(?:can|may|could|should|how|is|are|why|where)\b.*)(?:${SWALLOWING_WORDS})\b.*\b(?:${DRY_POWDER})
      (?<!^(?:can|may|could|should|how|is|are|why|where)\b.*)(?:${DRY_POWDER})\b.*\b(?:${SWALLOWING_WORDS})
      (?:${TUBE}) (?:(?!not\b)\w+ ){0,5}(?:in|into|down|inside|to) (?:the |his |her |my |their |an? )?(?:(?:right|left) )?(?:main )?(?:${AIRWAY})
      (?:${TUBE}) (?:(?!be\b|not\b)\w+ ){0,3}(?:coiled|curled|looped)
      (?:given|gave|connected|fed|put|attached|running|run|went)\b.*\b(?:wrong (?:tube|line|way|port|lumen|route|end))
      (?:drank|drunk|swallowed|took|taken)\b(?! (?:\w+ ){0,4}(?:${FEED})(?![a-z])).*\b(?:by (?:mistake|accident)|accidentally)
      (?:accidentally|mistakenly) (?:swallowed|ate|inhaled|drank|took)\b(?! (?:\w+ ){0,4}(?:${FEED})(?![a-z]))
    `,
  ],
  [
    'tube',
    anyOf`
      (?:tube|peg|button|ng|ngt|njt?|rig|jej) (?:(?:is|was|has|had|just|half|partly|got|been|come|came|comes|coming|fell|fallen|falling|falls|pulled|slipped|popped) )*(?:out(?! of (?:stock|date))|dislodged|displaced|misplaced|migrated)
      (?:pulled|yanked|pulling|dislodged|displaced|misplaced) (?:\w+ ){0,4}(?:tube|peg|button|ng|ngt|njt?|rig)
    `,
  ],
  // A skin sign of allergy after a feed. What a product would cause or contain is a question, not an emergency.
  [
    'skin',
    anyOf`
      (?<!\b(?:can|could|does|would|do|cause|which|without|history of) (?:\w+ ){0,4}|\b(?:${OBJECTS}) (?:(?:are|is|all|look|looks|were) )*)(?:${SKIN}) (?:(?!which|what|safe)\w+ ){0,4}(?:after|since|following|on|from|with|once) (?:(?!cows?|dairy|goats?|breast|soya|nuts?|eggs?)\w+ ){0,4}(?:${FEED})(?![a-z])
      (?:after|since|following) (?:\w+ ){0,4}(?:${FEED}) (?:\w+ |, ){0,5}(?:${SKIN})
      (?:react(?:ed|ing)|reaction) to (?:(?:the|her|his|their|a|this|some) )*(?:${FEED})(?![a-z])
      (?:broken|broke|come|came|comes|coming) (?:out|up) (?:in|with) (?:\w+ ){0,3}(?:${SKIN})
    `,
  ],
];

/** "Never into a vein" and "aspiration risk" are questions; "gone into the vein" is a report. */
const ASKED_NOT_REPORTED = anyOf`
  (?:can|could|may|should|is it|are they|ok|safe|risks? of|prevent\w*|avoid\w*|ever|what is|define|meaning of) (?:\w+ ){0,5}(?:vein|iv|intravenously|aspiration|cannula|reaction|hypo|hypos|refeeding)
  (?:risks? of|prevent\w*|avoid\w*|ever|never|how (?:do|can|could) an?) (?:.* )?(?:${AIRWAY})
  (?:choking|aspiration|anaphyla\w*|hypo|seizure) (?:risks?|hazards?|policy|guidance|training|leaflets?|posters?)
  (?:history|known|previous|past|earlier) (?:of |to )?anaphyla\w*|anaphyla\w* (?:history|in the past|last year|as a child)
  anaphyla\w* to (?:\w+ ){1,4}?(?:, |.*\b(?:list|which|what|show|any|need|looking)\b).*(?:feeds?|products?|drinks?|supplements?|powders?|formulas?|milk free|free from)
`;

/** "How is a reaction reported" is no emergency; what is told beside it still counts. */
const REPORTING = new RegExp(
  String.raw`\b(?:report(?:ed|ing)?|yellow card|notify|log)\b(?: (?:to|for|of|about|an?|any|the|suspected|my|it|this))*(?: \w+){0,2}? (?:reactions?|events?|side effects?|faults?|defects?|incidents?|complaints?|(?:faulty|damaged|mouldy|bad) \w+)|(?:reactions?|adverse events?|side effects?|faults?|defects?|faulty \w+)(?: \w+){0,4} (?:report(?:ed|ing)?|logged|recorded|yellow card)|^(?:who|where|how|whom) (?:\w+ ){0,3}(?:tell|inform|contact|report)\b.*\b(?:reactions?|adverse events?|side effects?|faults?)|yellow card`,
  'gu',
);

/** A past event: its clause gives a past time and has no word for the present. Self-harm never counts as past. */
const PAST_EVENT =
  /\b(?:last (?:week|month|year|summer|winter|spring|autumn|christmas|easter)|last time(?! (?:i|we)\b)|in the past|(?:years?|months?|weeks?) (?:ago|back)|as an? (?:\w+ )?(?:child|baby|kid|teenager|toddler|infant|newborn|boy|girl)|in (?:infancy|childhood)|when (?:he|she|they) (?:was|were) (?:(?:little|small|wee|young\w*)(?= ,|$)|an? (?:child|baby|toddler|infant|teenager|boy|girl)|\d+(?= ,|$| (?:years?|months?)))|in (?:\w+ )?(?:19|20)\d\d|(?:in|at) (?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)|used to|previously|for years)\b|\b(?:before|once|years|the past)(?= ,|$| $)/u;
const PRESENT_TIME =
  /\b(?:now|again|just|still|today|tonight|currently|never|worse|first|since last|start\w*|began|begun|been \w+ing|ongoing|continu\w*|on and off|(?:this|tea|lunch|dinner|break) ?(?:morning|afternoon|evening|time|week|minute)|(?:minutes?|hours?|days?|mins?|hrs?) ago|(?:is|are|keeps?|am) (?:\w+ )?\w+ing|(?:on|since) (?:the|this|it|that|starting|new))\b/u;
/** "History of choking", "previous anaphylaxis": only the sign itself is removed. */
const HISTORY =
  /\b(?:(?:history|hx|h o|pmh) (?:of )?|(?:previous|past) (?=\w+))(?:(?:recurrent|severe|bad|serious|silent|milk|nut|egg|food|feed|previous|an?|of|allergic|adverse) )*\w+(?: (?:episodes?|reactions?|events?))?/gu;

const withoutPastEvents = (text: string): string =>
  text
    .split(/(?= (?:,|and|but|then|so|because) )/u)
    .filter((part) => !PAST_EVENT.test(part) || PRESENT_TIME.test(part))
    .join('')
    .replaceAll(HISTORY, '');

export const emergencyIn = memoizeRecent((message: string): Emergency | undefined => {
  const text = message.replaceAll(REPORTING, '');
  if (ASKED_NOT_REPORTED.test(text)) return undefined;
  const currentText = withoutPastEvents(text);
  return EMERGENCIES.find(([of, pattern]) =>
    pattern.test(/^(?:self-harm|overdose)$/u.test(of) ? text : currentText),
  )?.[0];
});

const PART_SEPARATOR = / , | (?:(?:and|also|but|plus) )+/u;
/** The parts of a message that tell of an emergency: "he is choking" in "he is choking, and kcal in _". */
export const emergencyPartsOf = (message: string): readonly string[] =>
  emergencyIn(message) === undefined
    ? []
    : message.split(PART_SEPARATOR).filter((part) => emergencyIn(part) !== undefined);

const PACK = 'packs?|pouch(?:es)?|bottles?|cartons?|tins?|sachets?|bags?|tubs?|pots?';
const LABELLED_AS = 'says?|said|reads?|states?|(?:is |are )?(?:marked|labell?ed|printed)';
/** "The box reads HCU, the sachets inside read MSUD": another product than the pack names, whatever else is likely. */
const MISLABELLED = anyOf`
  (?<!^(?:does|do|is|are|what|which|how|why|can|if|where)\b.*)(?:outer|box|case|carton|lid|label) (?:\w+ )?(?:${LABELLED_AS}) (?:(?!(?:what|how|which|does|do|whether|per|each|so)\b).)*\b(?:${PACK}|contents|inside|in it) (?:(?!contain|hold)\w+ ){0,4}(?:${LABELLED_AS})
  mis ?labell?ed|(?:wrong|different) (?:${PACK}|products?|flavours?|powders?) (?:is |are |was |were )?(?:in|inside) (?:the|a|its|this|that|an?) (?:\w+ )?(?:outer|box|case|carton)
`;
export const isMislabelled = (text: string): boolean => MISLABELLED.test(text);
/** In order of precedence. */
const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  ['reporting', new RegExp(REPORTING, 'u')],
  [
    'recall',
    anyOf`recalls?|recalled|(?:product|feed|batch|any) withdrawals?|(?:product|safety) (?:safety )?(?:alerts?|notices?)|withdrawn from (?:sale|the market)`,
  ],
  [
    'pack',
    anyOf`
      mould|mouldy|mold|moldy|curdled|rancid|foreign (?:body|object)|contaminated|(?:fuzzy|furry|fluffy|green|blue|black|slimy) (?:\w+ )?(?:stuff|bits?|spots?|fluff|fur|growth|specks?|patch\w*|film|slime|gunk)
      (?:swollen|bulging|blown|leaking|burst|damaged|split|torn|punctured|broken|bloated) (?:\w+ )?(?:cases?|box(?:es)?|packs?|pouch(?:es)?|bottles?|cartons?|tins?|sachets?|bags?|seals?|lids?|pots?)
      (?:packs?|pouch(?:es)?|bottles?|cartons?|tins?|sachets?|bags?|seals?|lids?|pots?|_) (?:\w+ ){0,4}(?:swollen|bulging|blown|leaking|burst|damaged|split|torn|punctured|smells?|bloated|broken|cracked|rotten)
      (?:${PACK}|_) (?:\w+ ){0,4}(?:drip(?:s|ping|ped)|weep(?:s|ing)|seep(?:s|ing)|ooz(?:es|ing)|leaks?) (?:from|at|out of|through|round|around) (?:(?:the|its|a|one) )?(?:ports?|seals?|seams?|spouts?|necks?|corners?|bottom|sides?|caps?|lids?)
      (?<!^(?:can|could|may|how|should|what|is it|does)\b.*)(?:it|they|those) (?:was|were|been|sat|stood) (?:left |kept |stood )?(?:on|in|by) (?:the |a |an |his |her |my |their )?(?:hot |warm |sunny )?(?:window ?sills?|radiators?|conservatory|car|car boot|sun|greenhouse|porch)(?! (?:park|seat)\b)
      (?:funny|odd|strange|wrong|bad) colour
      (?:no|missing|without (?:an?|any)) (?:lot|batch|expiry|use by|best before) (?:numbers?|codes?|dates?)
      (?:a|the|an?) (?:\w+ )?(?:layer|skin|film|scum|crust) (?:\w+ )?(?:on (?:the )?top|floating|over the top)\b(?! of (?:the |a )?(?:milk pudding|custard|pud))
      (?:smells?|tastes?|looks?) (?:\w+ )?(?:off|funny|wrong|odd|strange|bad|sour|rotten|discoloured|lumpy|curdled|grainy|split)
      (?:lumps|bits|insect|glass|metal|plastic|hair|something \w+) (?:of )?(?:\w+ ){0,2}in (?:the |a |my )?(?:\w+ )?(?:feed|tin|bottle|pack|powder|_)
      (?<!\b(?:does|do|why|how|will|can|would|should|when|prevent|stop|avoid|if|mix\w*|made|making|make|thicken\w*|powder) (?:.* )?)(?:${FEED}|giving sets?|pack|carton|pouch|bag|tube feed) (?:(?:is|was|are|has|have|looks?|seems?|all|gone|went|just|already|been|a bit|in|the|its|bottle|bag|pack|completely|really) )*(?:${SEPARATED_FEED})
      (?<!\b(?:does|do|why|how|will|can|would|prevent|stop|avoid|if|mix\w*|making|make|thicken\w*|powder) (?:.* )?)(?:curds|clots|(?:curdled|clotted|coagulated|flocculated|congealed|split) (?:feed|milk|formula|sip|drink|_))
    `,
  ],
  [
    'spoilt',
    anyOf`
      (?:${DELIVERY}) (?:(?!when|why|does|should|can|will)\w+ ){0,5}(?:${SPOILS})(?! (?:chain|weather)| line)
      (?:${SPOILS}) (?:\w+ ){0,3}(?:${DELIVERY})
      (?:feeds?|sips?|drinks?|tins?|bottles?|packs?|_) (?:\w+ )?(?:arrived|came|delivered|turned up|delivery) (?:\w+ ){0,2}(?:${SPOILS})
      (?<!^(?:can|could|may|how|should|what|is it|does)\b.*)(?:feeds?|cartons?|bottles?|tins?|packs?|sips?|_) (?:was |were |is |are |has |have |been |got )*(?:left|sat|stored|stood|got|gone|put) (?:\w+ ){0,3}(?:frozen|wet|soaked|in (?:the |a |an )?(?:sun|heat|rain|frost|snow|freezer|hot \w+|freezing \w+))
      fridge (?:\w+ ){0,2}(?:broke|broken|failed|was off|went off|stopped|died|packed up|not working)
    `,
  ],
];

export const faultIn = memoizeRecent((text: string): Fault | undefined =>
  isMislabelled(text) ? 'pack' : FAULTS.find(([, pattern]) => pattern.test(text))?.[0],
);
