/**
 * Classes of words for what goes wrong with a person, a tube or a feed. `guard/` puts classes beside each other (a tube × a place of
 * the airway, a device × a damage): a word added here is understood in every such pair. Each is a part of a pattern.
 */

export const PERSON =
  'patients?|pt|residents?|clients?|bab(?:y|ies)|infants?|newborns?|neonates?|toddlers?|child|children|kids?|boy|girl|man|woman|lady|gentleman|he|she|his|her|him|they|i|my';

export const TUBE =
  'tubes?|ngt?|njt?|nasogastric|nasojejunal|gastrostomy|jejunostomy|peg|pegj|pej|rig|jej|button|mickey';
export const DEVICE = `${TUBE}|balloon|stoma|giving sets?|extension sets?|pump|connectors?|clamps?|adapt[eo]rs?|syringes?|fixation plate|bumper|roller clamp`;
export const DAMAGE =
  'broke|broken|burst|bursting|leak|leaks|leaked|leaking|snapped|cracked|split|splitting|torn|ripped|kinked|perished|disconnected|detached|snagged|faulty|dead|not working|loose|shorter|slipped|twisted|deflated';

export const AIRWAY =
  'airways?|lungs?|trachea|windpipe|bronch(?:us|i|ial tree)|larynx|pleural? ?(?:space|cavity)?';

/** What swells when it is wet and may close a throat. */
export const DRY_POWDER =
  '(?:dry|raw|neat|undissolved) (?:\\w+ )?(?:thickeners?|thickening|powder|granules)|thickeners?|thickening (?:powder|granules|agent)';
export const TAKEN_IN =
  'swallow(?:ed|ing)|ate|eat(?:en|ing)|gulp(?:ed)?|gulped|mouthful|inhaled|scoffed|licked|downed|(?:went|gone|going) down|in (?:his|her|the|their) mouth';

export const WHEEZE = 'wheez\\w*|short of breath|tight (?:chest|throat)|noisy breathing';
export const SKIN = 'hives|blotch\\w*|rash|welts|urticaria|nettle ?rash|swell\\w*|swollen';
/** A colour of skin that lacks oxygen or blood; things have colours too. */
export const COLOUR_OF_SHOCK = 'blue|grey|gray|purple|dusky|mottled|ashen|navy';
export const TURNS = 'turn(?:ed|ing|s)?|gone|going|goes|went|lips|face|skin|looks?|looking';
export const THING =
  'caps?|lids?|labels?|packs?|packaging|cartons?|tins?|bottles?|boxe?s?|pouch(?:es)?|sachets?|feeds?|milk|powder|liquid|screen|icon|text|button|colour|_';

export const ORGAN =
  'renal|kidneys?|liver|hepatic|heart|cardiac|lungs?|bowels?|intestin\\w+|gut|pancreas|pancreatic|stomach';
export const FAILS =
  'fail\\w*|disease|transplant(?:ed)?|damage[d]?|trouble|removed|packed up|gone|cancer|not working';

export const END_OF_LIFE =
  'dying|terminal|terminally|end of (?:his |her |their )?life|palliative|hospice|(?:last|final) (?:days|hours|weeks)|deathbed';

export const EXPIRED =
  'expired|out of date|out dated|past (?:its|the|their) (?:\\w+ ){0,2}(?:date|before|by)|beyond (?:its|the) (?:\\w+ )?date|gone off date|after (?:its|the) (?:expiry|use by|best before)';

export const HUMAN_MILK = '(?:human|breast|mothers?|mums?|maternal) ?(?:own )?milk|breastmilk';

/** A feed as somebody gets it at a time of the day. */
export const A_FEED =
  'feeds?|bolus(?:es)?|bottles?|flush(?:es)?|doses?|sips?|supplements?|drinks?|meals?|packs?|bags?';

export const STOCKIST = 'pharmacist|pharmacy|chemist|ward|supplier|wholesaler|shop|stores?|hospital|delivery';
export const HAS_NONE =
  'out of|run out|ran out|running out|none|no stock|(?:has|have|got) no|cannot get|cant get|cannot supply|unavailable|short of|discontinued';
export const SAME =
  'equals?|equivalents?|(?:the )?same|match(?:es|ing)?|replaces?|replacements?|substitutes?|swap\\w*|instead|closest|nearest|alternatives?|stand in';
