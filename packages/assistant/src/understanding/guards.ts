/** What is looked for before anything else, because a wrong answer here could hurt someone. */
export type Guard = 'urgent' | 'audience.patient' | 'clinical.decision';

const URGENT = [
  /\bchok(?:e|ed|ing)\b/u,
  /\baspirat(?:e|ed|ing|ion)\b/u,
  /\b(?:not|stopped|cant|cannot|difficulty|trouble|struggling) (?:to )?breath(?:e|ing)\b/u,
  /\b(?:collapse[ds]?|collapsing|unresponsive|unconscious|anaphyla\w*|cyanos\w*|turning blue|gone blue|seizure|fitting)\b/u,
  /\b(?:severe|serious|bad|acute|allergic) (?:allergic )?reaction (?:to|after|now|from|with)\b/u,
  /\b(?:having|had|has had) an? (?:severe |serious |bad |acute )?(?:allergic )?reaction\b/u,
  /\b(?:severe|serious|adverse|acute) (?:allergic )?(?:reaction|event)\b/u,
  /\b(?:swallowed|ate|inhaled|eaten) (?:the |some |dry )*(?:powder|thickener|thickening)\b/u,
  /\b(?:given|gave|went|going|infused|connected|injected) (?:\w+ ){0,4}(?:into a vein|intravenous\w*|iv|cannula|picc|central line)\b/u,
  /\btube (?:is |has |was )?(?:in|into|gone into|misplaced in) (?:the |his |her )?lungs?\b/u,
  /\b(?:overdose[d]?|emergency now|999|112 now|cardiac arrest|burning smell)\b/u,
  /\b(?:wheez\w+|lips swelling|swollen (?:lips|tongue|face)|face swelling)\b/u,
];

const PATIENT = [
  /\bi (?:am|m) (?:a |an |the )?(?:\w+ )?(?:mum|mom|mother|dad|father|parent|carer|patient|grandmother|grandfather|relative|member of the public|pregnant|diabetic|coeliac)\b/u,
  /\bas an? (?:mum|mother|dad|father|parent|carer|patient)\b/u,
  /\bim an? (?:mum|mother|dad|father|parent|carer|patient)\b/u,
  /\bim (?:pregnant|diabetic|coeliac|breastfeeding)\b/u,
  /\bmy (?:own )?(?:baby|babies|son|daughter|child|children|kid|kids|toddler|little (?:one|boy|girl)|newborn|husband|wife|partner|mum|mother|dad|father|nan|gran|grandmother|grandad|grandson|granddaughter|brother|sister|doctor|gp|nurse|consultant|dietitian|prescription|tummy|stomach|weight|diet)\b/u,
  /\bi (?:have|ve|had|suffer from|was diagnosed with|have been diagnosed with|got) (?:\w+ )?(?:pku|msud|cancer|diabetes|crohns|colitis|ibs|coeliac|dysphagia|kidney|a peg|a feeding tube|allergy|been prescribed|lost weight|phenylketonuria)\b/u,
  /\b(?:ive|i have|i ve|i was|ive been|im) (?:been )?(?:prescribed|put on|told to (?:take|drink|have))\b/u,
  /\bcan i (?:drink|eat|have|take) (?!a (?:sample|look|copy|list)|samples|the |some samples|your)/u,
  /\b(?:will|does|do) (?:it|this|they) (?:help|make) me\b/u,
  /\bi (?:cannot|cant|dont) (?:swallow|keep|eat|drink|digest)\b/u,
];

const DECISION = [
  /\bwhat (?:\w+ )?(?:rate|dose|dosage|volume) (?:should|shall|do|can|would|to|of feed)\b/u,
  /\b(?:dose|dosage|dosing|posology)\b/u,
  /\b(?:ml per hour|ml , hr|ml , hour|ml hr|mls per hour|mls , hr|ml , h|pump rate|feed rate|feeding rate|starting rate|start rate|infusion rate)\b/u,
  /\bwhat rate\b/u,
  /\b(?:should|shall|must|ought) (?:i|we|he|she|they|my|the|this|a) (?:\w+ ){0,6}(?:start|give|use|switch|change|stop|increase|decrease|reduce|prescribe|try|have|be|go|add|concentrate|titrate|run|choose|take|get|drink)\b/u,
  /\bwhat (?:should|would you|feed should|product should|formula should|supplement should)\b/u,
  /\bwhich (?:\w+ ){0,4}(?:should|would you|do you recommend|is best|is better for|would be best)\b/u,
  /\b(?:do|would|can) you (?:recommend|advise|suggest|prescribe)\b/u,
  /\b(?:recommend|advise|suggest) (?:a|an|something|me|for|the|which|what)\b/u,
  /\b(?:best|better|ideal|safest|most suitable|most appropriate|right) (?:\w+ ){0,3}(?:feed|product|formula|supplement|drink|option|choice|one|thickener)\b/u,
  /\bhow (?:much|many)\b(?! (?:\w+ ){0,3}(?:is|are) (?:there )?in\b).{0,60}\b(?:a day|per day|daily|each day|should|shall|needs?|required|requires?|for (?:a|an|my|this|the) (?:\w+ ){0,3}(?:patient|man|woman|lady|boy|girl|gentleman|resident|client)|to give|to meet|to reach)\b/u,
  /\b(?:my|this|our|the|a|an) (?:\w+ ){0,3}(?:patient|resident|client) (?:\w+ ){0,4}(?:needs?|requires?|has|have|is|cannot|cant|wont|with|who|weighs|can|was|on)\b/u,
  /\b(?:for|in) (?:my|this|our|the|a|an) (?:\w+ ){0,3}(?:patient|resident|client|gentleman|lady|man|woman|boy|girl)\b(?! (?:group|information|leaflet))/u,
  /\b\d+(?:\.\d+)? kg (?:patient|man|woman|boy|girl|child|baby|infant|lady|gentleman|person|adult|female|male)\b/u,
  /\b(?:patient|man|woman|boy|girl|baby|lady|adult|child|female|male|infant|weighs|weighing|weight) (?:\w+ ){0,3}\d+(?:\.\d+)? kg\b/u,
  /\b(?:diagnos\w+|is it cancer|what is wrong with|what does he have|what does she have|prognosis)\b/u,
  /\b(?:can|could|may) (?:i|we) (?:\w+ ){0,2}(?:concentrate|over concentrate|dilute|water down|strengthen|make (?:\w+ ){0,3}stronger|halve|double)\b/u,
  /\b(?:concentrate|dilute) (?:\w+ ){0,5}to \d+(?:\.\d+)? %/u,
  /\b(?:is it safe|safe) to (?:give|start|use|switch|stop|mix|combine)\b/u,
  /\b(?:interact\w*|warfarin|insulin|phenytoin|levothyroxine|antibiotics?) (?:with|dose|and)\b/u,
  /\b(?:calculate|work out|estimate) (?:the |a |his |her |my |their )?(?:\w+ ){0,2}(?:requirement|requirements|needs|regimen|rate|fluid)\b/u,
  /\b(?:energy|protein|fluid|calorie|calories|nitrogen) (?:requirement|requirements|needs?) (?:of|for|in)\b/u,
  /\bhow (?:much|many) (?:energy|protein|fluid|calories|kcal|water|nitrogen) (?:does|do|should|would|for) (?:a|an|my|this|the|he|she|someone)\b/u,
  /\b(?:instead of|replace|swap|switch (?:from|to|him|her|them)|convert (?:him|her|them|my))\b.{0,40}\b(?:patient|him|her|them|he|she)\b/u,
  /\b(?:he|she) (?:has|is|needs|weighs|was|wont|cant|cannot)\b/u,
];

/** How to give a product by the label is information; the exceptions keep such questions out of the refusal. */
const NOT_A_DECISION = [
  /^(?:how should|when should an? |which water should)\b(?!.*\b(?:patient|start)\b)/u,
  /\bhow should (?:\w+ ){0,6}(?:be )?(?:stored?|kept|prepared|made up|mixed|tested|thickened|served|flushed|given by)\b/u,
  /\b(?:where|who) (?:should|do) i (?:call|phone|ring|contact|email|go|find|click|press)\b/u,
  /\bhow (?:often|long) should (?:i |we |a |an |the |it |you )?(?:\w+ ){0,4}(?:flush|hang|be flushed|be changed|change|stand|keep)\b/u,
  /\bshould (?:a |an |the |powder |opened |unopened |feeds? |products? |packs? |tins? |bottles? |thickening |infant |it |formula )*(?:be )?(?:stored|kept|refrigerated|frozen|warmed|heated|shaken|used within|used by|microwaved|topped up|thrown away)\b/u,
];

export function guardFor(text: string): Guard | undefined {
  if (URGENT.some((pattern) => pattern.test(text))) return 'urgent';
  if (PATIENT.some((pattern) => pattern.test(text))) return 'audience.patient';
  if (NOT_A_DECISION.some((pattern) => pattern.test(text)) && !/\b(?:patient|kg|dose)\b/u.test(text))
    return undefined;
  return DECISION.some((pattern) => pattern.test(text)) ? 'clinical.decision' : undefined;
}
