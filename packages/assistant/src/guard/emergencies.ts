import { anyOf } from '../language/phrases.ts';
import {
  AIRWAY,
  COLOUR_OF_SHOCK,
  DRY_POWDER,
  PERSON,
  SKIN,
  TAKEN_IN,
  THING,
  TUBE,
  TURNS,
  WHEEZE,
} from '../vocabulary/event-words.ts';

/** Something has gone wrong with a person, now: nothing is looked up, the answer is to act. */
export type Emergency =
  | 'breathing'
  | 'choking'
  | 'reaction'
  | 'hypoglycaemia'
  | 'self-harm'
  | 'wrong-way'
  | 'drowsy'
  | 'tube'
  | 'collapse';

const DROWSY = 'drowsy|drowsiness|lethargic|lethargy|confused|confusion|sleepy|incoherent|encephalopathic';
const UNWELL =
  'ketones?|ketotic|ketosis|ammonia|glucose|blood sugars?|sugars|bms?|cbg|lactate|sodium|bicarb\\w*|vomit\\w*|fever|temperature|shaking|sweaty|clammy';

/** In the order in which they are told: what ends a life soonest comes first. */
const EMERGENCIES: readonly (readonly [Emergency, RegExp])[] = [
  [
    'self-harm',
    anyOf`
      suicid\w*|kill (?:my|him|her|them)sel(?:f|ves)|self ?harm\w*|harm(?:ing)? (?:my|him|her)self
      end (?:my|his|her|their) (?:own )?life|(?:want|wants|wanting|going) to die
      (?:dont|doesnt|do not|does not|no longer) want to (?:live|be here|be alive|go on|wake up)|no (?:point|reason) (?:in |to )?(?:living|live|going on)
      (?:better off|wish (?:i|he|she) (?:was|were)) dead|cant go on|overdos\w+
    `,
  ],
  [
    'breathing',
    anyOf`
      (?:not|stopped|cant|cannot|unable|difficulty|trouble|struggling|hard|problems?|stops) (?:to )?breath(?:e|ing)
      (?:catch|get) (?:\w+ )?breath|(?:struggling|fighting) for (?:breath|air)
      (?:${PERSON}) (?:(?!${THING})\w+ ){0,3}(?:funny|odd|strange|bad|awful|terrible) colour
      (?:gasping|stridor|cyanos\w*|breathless|respiratory arrest)
      (?:turn(?:ed|ing)|gone|going|went|is|are|and|lips) (?:\w+ )?(?:blue|grey)
      (?:${PERSON}) (?:.* )?(?:${TURNS}) (?:(?!${THING})\w+ )?(?:${COLOUR_OF_SHOCK})
      (?<!(?:${THING}) (?:\w+ ){0,3})(?:${TURNS}) (?:\w+ )?(?:${COLOUR_OF_SHOCK})
    `,
  ],
  // A changed state of consciousness outranks the figure beside it.
  [
    'drowsy',
    anyOf`
      ${DROWSY} (?:.* )?${UNWELL}
      ${UNWELL} (?:.* )?${DROWSY}
      (?:drowsy|lethargic|confused|incoherent) (?:\w+ ){0,3}(?:after|since|following) \S+
      (?:cant|cannot|wont|not|hard to|difficult to|unable to) (?:\w+ )?(?:wake|rouse|be woken|be roused|waking)
      metabolic(?:ally)? (?:crisis|decompensat\w*)|decompensat(?:ed|ing)
    `,
  ],
  ['choking', anyOf`chok(?:e|ed|es|ing)(?! risks?| hazards?)|stuck in (?:\w+ )?throat|down the wrong way`],
  [
    'collapse',
    anyOf`
      collapse[ds]?|collapsing|unresponsive|unconscious|seizures? (?:now|since|after|while|during)|fitting
      having a (?:fit|seizure)|cardiac arrest|(?:floppy|limp|unrousable|passed out|blacked out)|emergency
      (?<!\b(?:app|screen|page|site|sim|link)\b.*)(?:stopped|not) responding(?! to)
    `,
  ],
  [
    'reaction',
    anyOf`
      anaphyla\w*|(?:severe|serious|bad|acute|adverse|allergic) (?:allergic )?reaction
      (?:having|had|has had) an? (?:\w+ )?reaction|throat (?:\w+ )?(?:closing|tight)
      (?:lips?|tongue|face|throat|mouth)(?: and (?:lips?|tongue|face))? (?:is |are |has |have )?(?:swelling|swollen|swelled|tingling)
      (?:swollen|swelling|tingling|numb) (?:\w+ ){0,2}(?:lips?|tongue|face|throat|mouth)
      (?:${SKIN}) (?:.* )?(?:${WHEEZE})
      (?:${WHEEZE}) (?:.* )?(?:${SKIN})
      (?:${WHEEZE}) (?:\w+ ){0,2}(?:after|since|following) \S+
    `,
  ],
  [
    'hypoglycaemia',
    anyOf`
      hypo|hypos|hypoglycaemi[ac]|hypoglycemi[ac]
      (?:blood sugars?|blood glucose|bms?|cbg|glucose|sugars?) (?:(?:is|was|of|at|now|only|reading|down|to|level|has|dropped|came|back|low) )*[0-3](?:\.\d+)?(?! (?:g|mg|ml|kcal|%|per|_))
    `,
  ],
  [
    'wrong-way',
    anyOf`
      (?<!can |could |may |be )(?:given|gave|gone|went|going|connected|put|infused|running|run|started|fed) (?:\w+ ){0,5}(?:in|into|to|down|through|via) (?:the |a |an |his |her |my |their )*(?:vein|cannula|picc|central line|iv|iv line|drip|lungs?|chest|windpipe|airway)
      given (?:iv|intravenously) (?:by|in|instead)
      aspirat(?:ed|ing) (?:feed|on|his|her|the|some|milk|_)|fed (?:in)?to the wrong
      (?:swallowed|ate|inhaled|eaten) (?:the |some |dry |of )*(?:powder|thickener|thickening)
      (?:drank|drunk|took)\b.*\b(?:thickener|thickening)\b.*\b(?:dry|undissolved|unmixed|neat)
      (?:swallowed|ate|inhaled|eaten|drank)\b.*\b(?:dry powder|thickening powder)
      (?<!^(?:can|may|could|should|how|is|are|why|where)\b.*)(?:${TAKEN_IN})\b.*\b(?:${DRY_POWDER})
      (?<!^(?:can|may|could|should|how|is|are|why|where)\b.*)(?:${DRY_POWDER})\b.*\b(?:${TAKEN_IN})
      (?:${TUBE}) (?:(?!not\b)\w+ ){0,5}(?:in|into|down|inside|to) (?:the |his |her |my |their |an? )?(?:(?:right|left) )?(?:main )?(?:${AIRWAY})
      (?:drank|drunk|given|gave|took|taken|connected|fed|swallowed)\b.*\b(?:by (?:mistake|accident)|accidentally|wrong (?:person|patient|baby|child|tube|line|way|port|feed|resident))
      (?:accidentally|mistakenly) (?:\w+ )?(?:swallowed|ate|inhaled|drank|gave|given|took|fed|connected)
      the wrong feed
    `,
  ],
  [
    'tube',
    anyOf`
      (?:tube|peg|button|ng|ngt|njt?|rig|jej) (?:(?:is|was|has|had|just|half|partly|got|been|come|came|comes|coming|fell|fallen|falling|falls|pulled|slipped|popped) )*(?:out(?! of (?:stock|date))|dislodged|displaced|misplaced|migrated)
      (?:${TUBE}) (?:(?!be\b|not\b)\w+ ){0,3}(?:coiled|curled|looped)
      (?:pulled|yanked|pulling|dislodged|displaced|misplaced) (?:\w+ ){0,4}(?:tube|peg|button|ng|ngt|njt?|rig)
    `,
  ],
];

/** "Never into a vein" and "aspiration risk" are asked about; "gone into the vein" is told. */
const ASKED_ABOUT = anyOf`
  (?:can|could|may|should|is it|are they|ok|safe|risks? of|prevent\w*|avoid\w*|ever|what is|define|meaning of) (?:\w+ ){0,5}(?:vein|iv|intravenously|aspiration|cannula|reaction|hypo|hypos|refeeding)
  (?:risks? of|prevent\w*|avoid\w*|ever|never|how (?:do|can|could) an?) (?:.* )?(?:${AIRWAY})
  (?:choking|aspiration) (?:risks?|hazards?|policy|guidance|training)
  (?:history|known|previous|past|earlier) (?:of |to )?anaphyla\w*|anaphyla\w* (?:history|in the past|last year|as a child)
  emergency (?:regimens?|feeds?|powders?|products?|regime)
`;

export const emergencyIn = (text: string): Emergency | undefined =>
  ASKED_ABOUT.test(text) ? undefined : EMERGENCIES.find(([, pattern]) => pattern.test(text))?.[0];

/** Something is wrong with a pack, or somebody reacted to it mildly: stop, keep the pack, report. */
const FAULTS = anyOf`
  mould|mouldy|mold|moldy|curdled|rancid|foreign (?:body|object)|contaminated|recalls?|recalled|product safety notice
  (?:swollen|bulging|blown|leaking|burst|damaged|split|torn|punctured|broken|bloated) (?:\w+ )?(?:cases?|box(?:es)?|packs?|pouch(?:es)?|bottles?|cartons?|tins?|sachets?|bags?|seals?|lids?|pots?)
  (?:packs?|pouch(?:es)?|bottles?|cartons?|tins?|sachets?|bags?|seals?|lids?|pots?|_) (?:\w+ ){0,4}(?:swollen|bulging|blown|leaking|burst|damaged|split|torn|punctured|smells?|bloated|broken|cracked|rotten)
  (?:funny|odd|strange|wrong|bad) colour
  (?:smells?|tastes?|looks?) (?:\w+ )?(?:off|funny|wrong|odd|strange|bad|sour|rotten|discoloured)
  (?:rash|hives|itch\w*|reaction)\b.*\b(?:report|yellow card)
  report (?:a |an )?(?:\w+ )?(?:reaction|adverse event|fault|defect)|yellow card
  (?:lumps|bits|insect|glass|metal|plastic|hair|something \w+) (?:of )?(?:\w+ ){0,2}in (?:the |a |my )?(?:\w+ )?(?:feed|tin|bottle|pack|powder|_)
`;

export const isFault = (text: string): boolean => FAULTS.test(text);
