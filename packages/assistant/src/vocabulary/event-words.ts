/**
 * Classes of words for what goes wrong with a person, a tube or a feed. `guard/` combines them in pairs (a tube and an airway, a
 * device and a damage), so that a word added here works in every pair. Each is part of a pattern.
 */

export const PERSON =
  'patients?|pt|residents?|clients?|bab(?:y|ies)|infants?|newborns?|neonates?|toddlers?|child|children|kids?|boy|girl|man|woman|lady|gentleman|he|she|his|her|him|they|i|my';

export const TUBE =
  'tubes?|ngt?|njt?|nasogastric|nasojejunal|gastrostomy|jejunostomy|peg|pegj|pej|rig|jej|button|mickey';

export const AIRWAY =
  'airways?|lungs?|trachea|windpipe|bronch(?:us|i|ial tree)|larynx|pleural? ?(?:space|cavity)?';

/** Swells when wet and may block the throat. */
export const DRY_POWDER =
  '(?:dry|raw|neat|undissolved) (?:\\w+ )?(?:thickeners?|thickening|powder|granules)|thickeners?|thickening (?:powder|granules|agent)';
export const SWALLOWING_WORDS =
  'swallow(?:ed|ing)|ate|eat(?:en|ing)|gulp(?:ed)?|gulped|mouthful|inhaled|scoffed|licked|downed|(?:went|gone|going) down|in (?:his|her|the|their) mouth';

/** Oxygen in the blood; "sats" alone may be saturated fat. */
export const OXYGEN = 'sats?|(?:o 2|o2|oxygen) (?:sats?|saturations?|levels?)|spo 2|saturations?';
export const FALLS =
  'drop\\w*|fall\\w*|fell|dip(?:ped|ping|s)?|crash\\w*|plummet\\w*|going down|gone down|went down|down to|low';

/** Medicines, and amounts of them that nobody takes as prescribed. */
export const MEDICINE =
  'tablets|pills|capsules|meds|medicines?|medication|drugs|paracetamol|ibuprofen|aspirin|co ?codamol|codeine|tramadol|morphine|oramorph|methadone|insulin|iron drops|sleepers|antidepressants?|betablockers?|beta blockers?|painkillers?|\\w+(?:pam|olol|statin|triptyline|oxetine|traline|formin)s?';
export const TOO_MUCH =
  '(?:[5-9]|\\d{2,}|all|whole|entire|full|(?:a|the) (?:box|packet|pack|bottle|strip|blister|bunch|handful|load)|box(?:es)?|packets?|strips?|blisters?|handfuls?|loads|lots|bunch|too many|too much|too many of|double|\\d+ (?:x|times))';
export const POISON =
  'bleach|antifreeze|white spirit|weed ?killer|detergent|wash(?:ing)? up liquid|fairy liquid|washing (?:powder|machine) ?\\w*|laundry \\w+|fabric softener|(?:tea tree|essential|eucalyptus|lamp) oil|toilet cleaner|cleaning (?:fluid|solution|product|spray)|dishwasher \\w+|hand (?:gel|sanitiser)|disinfectant|(?:button )?batter(?:y|ies)';

export const WHEEZE = 'wheez\\w*|short of breath|tight (?:chest|throat)|noisy breathing';
export const SKIN =
  'hives|blotch\\w*|rash(?:es)?|welts|weals|urticaria|nettle ?rash|swell\\w*|swollen|itch\\w*|eczema flare|angio ?oedema|skin reaction';
/** A feed that is taken or is in its pack. */
export const FEED =
  'feeds?|formulas?|formula|milk|milkshakes?|shakes?|sips?|ons|drinks?|drinking|supplements?|bottles?|_';
/** Looks of a feed that has separated or gone off. */
export const SEPARATED_FEED =
  'clot(?:s|ted|ting)?|curds?|curdl\\w+|split|coagulat\\w+|flocculat\\w+|congealed|jellied|gelled|solidified|separated|lumpy|grainy|gritty|stringy|slimy|chunky|flakes|floaters|(?:bits|lumps|specks|strands) (?:\\w+ )?(?:in|floating)|like (?:cottage cheese|scrambled eggs?|jelly|yog\\w+|glue|custard|cheese)|(?:went|turned) (?:solid|lumpy|hard|thick)|in(?:to)? (?:lumps|curds|layers)|gone (?:off|sour|thick|hard|solid|brown|watery|funny|bad)|(?:brown|pink|green) (?:colour|bits|layer)';
/** What can spoil a delivery or stock. */
export const SPOILS =
  'froze|frozen|freezing|frost\\w*|icy|snow\\w*|(?:in|under|out in) (?:the |full |direct )?(?:sun|heat|rain|heatwave)|minus \\d+|sub zero|below (?:zero|freezing)|hot (?:van|car|lorry|day|room)|warm|hot|boiling|soak\\w*|wet|damp|rain\\w*|flood\\w*|melted|mice|mouse|rats?|chewed|crushed|squashed|fridge (?:\\w+ )?(?:broke|failed|off)';
export const DELIVERY =
  'deliver(?:y|ies|ed)|order|pallets?|consignment|shipment|stock|cases|boxes|courier|parcels?';

/** Colours of skin without oxygen or blood; things have colours too. */
export const COLOUR_OF_SHOCK = 'blue|grey|gray|purple|dusky|mottled|ashen|navy';
export const TURNS = 'turn(?:ed|ing|s)?|gone|going|goes|went|lips|face|skin|looks?|looking';
export const OBJECTS =
  'caps?|lids?|labels?|packs?|packaging|cartons?|tins?|bottles?|boxe?s?|pouch(?:es)?|sachets?|feeds?|milk|powder|liquid|screen|icon|text|button|colour|_';
