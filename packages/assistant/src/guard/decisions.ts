import { anyOf, wordsIn } from '../language/phrases.ts';
import { stem } from '../language/stem.ts';

/** What a dietitian decides, and Sim does not. */
export type Decision =
  | 'dose'
  | 'rate'
  | 'need'
  | 'choice'
  | 'change'
  | 'illness'
  | 'result'
  | 'medicine'
  | 'case'
  | Mishap;
/** What has gone wrong with a tube, a feed or a pack: the team at hand decides. */
type Mishap = 'device' | 'incident' | 'expired';

const DOES =
  'start|give|use|switch|change|stop|hold|withhold|pause|continue|restart|resume|feed|increase|decrease|reduce|prescribe|try|have|go|add|concentrate|titrate|run|choose|take|get|drink|swap|move|wean|avoid|thicken';
/** What is done with a feed that runs. */
const ALTERS =
  'push|advance|raise|lower|bump|cut|drop|speed|slow|titrate|exceed|extend|skip|withhold|hold|pause|continue|restart|resume|reduce|decrease|increase|stop|run|thin|restrict|change';
const PRODUCT =
  'feeds?|products?|formulas?|formula|supplements?|ons|sips?|drinks?|options?|choices?|one|thickener|milk|shake|thing|regimen|way|time';

/** Questions for a decision, by what is to be decided. A figure of a label is in none of them. */
const DECISIONS: readonly (readonly [Decision, RegExp])[] = [
  [
    'rate',
    anyOf`
      (?<!metabolic |basal |resting )rates?\b(?! (?:the|this|your|our) app)
      (?:mls?|l|kcals?) (?:(?:per|an?|,|each) )?(?:hour|h)\b(?! hang)
      \d+ (?:(?:an?|per|each|every|,) )?(?:hour|hourly|hr)\b(?! (?:hang|feed hang|old))(?<!\b(?:24|4|6|8|12|48|72) hour)
      how (?:fast|quick|quickly|slow|slowly)\b(?!.*\b(?:deliver\w*|orders?|ordered|arrives?|repl\w+|answer\w*|respon\w*|app|loads?|samples?)\b)|over \d+ hours
      (?:per|each|every|an) hour\b(?! (?:hang|old|feed hang))|mls?\b.*\bevery \d+ hours?|(?:build|step) (?:it )?up|titrat\w*|increments?
      pump (?:settings?|to what|at what)|set the pump|flow for|bolus (?:size|volume)|max(?:imum)? (?:\w+ ){0,2}(?:i|we|you|it|to) (?:can )?(?:safely )?(?:run|go)|what (?:mls?|speed)
    `,
  ],
  [
    'need',
    anyOf`
      (?:need|needs|requires?|require)\b(?! (?:to |the |some |an? |you |your |help|info|it |for |from )).*\b(?:protein|energy|kcal|calories|fluid|water|salt|nutrition)
      (?:protein|energy|kcal|calories|calorie|fluid|water|kcals) (?:\w+ ){0,4}(?:does|do|should|would) (?:\w+ ){0,6}need
      (?:do|does|did|will|would) (?:he|she|they|someone|my (?:\w+ )?\w+|(?:the|this|an?|our) (?:\w+ )?(?:patient|man|woman|lady|baby|child|resident|client|person|girl|boy|infant|teenager|toddler)) (?:\w+ ){0,3}(?:need|require)s?\b(?! (?:to (?:order|register)|a prescription))
      fluid allowance|free water (?:flush )?for|calories to maintain
      (?:requirements?|needs) (?:of|for|in|per) (?:an?|my|this|the|burns|sepsis|\d+)|of (?:\w+ )?(?:needs|requirements)
      (?:protein|energy|calorie|kcal|fluid|feeds?|feeding) (?:targets?|goals?|prescriptions?)
      (?:stress|activity|injury) factors? (?:for|in|should|do i|to use)
      (?:g|kcal|ml|protein|energy) (?:per|,|a) kg\b
      (?:enough|sufficient|adequate)\b(?! (?:stock|for (?:a|one) case))
    `,
  ],
  [
    'dose',
    anyOf`
      (?<!per |each |a |one |\d |\d g |\d ml )(?:dos(?:es?|age|ing)|posology|titrat\w*)
      (?:max|maximum|minimum|goal|starting|safe|recommended|total|daily) (?!reference)(?:\w+ )?(?:intake|number|amount|volume|quantity|strength|dose)
      (?<!\d |reference |intakes? )(?:(?:a|per|each|every) day|daily)\b(?! (?:reference|value))
      how (?:much|many) (?:\w+ )?(?:powder|formula|feed|milk|scoops?|mls?|bottles?|sachets?|packs?)\b(?!.*\b(?:per|in an?|in one|in each)\b).* for (?:an?|my|our|this|that|the|her|his) (?:\w+ ){0,3}(?:prems?|premie|preemie|neonate|newborn|baby|infant|toddler|child|patient|resident|man|woman|lady|gentleman|boy|girl|weeker)\b
      how (?:much|many)\b.* to (?:make|get) \d+ (?:%|percent|kcals?|cals?)
      how (?:much|many)\b(?! (?:hours|days|weeks|months|minutes)\b).{0,60}\b(?:should|shall|required?|requires)\b(?! to (?:order|register|log))
      how (?:much|many)\b.{0,60}\bto (?:give|meet|reach|get|provide|take|drink|replace)
      how (?:much|many) (?:_|feed|bottles?|scoops|sachets?|ml|mls|cartons?|dalesip|emergency|of (?:these|those|them|it))\b.{0,40}\b(?:do|can|would|could) (?:i|we|they|he|she|it|someone) (?:give|have|need|start|take|drink|use)
      how (?:much|many) (?:_|feed|bottles?|scoops|sachets?|ml|mls|cartons?) (?:do|can|would|could) you (?:give|need|start|use)
      how (?:much|many) (?:\w+ )?(?:for|does) (?:an? |my |this |the )?(?:\w+ )?(?:man|woman|adult|child|baby|infant|person|patient|teenager|toddler|elderly|someone|somebody|he|she|kg)\b
      how much emergency
      how (?:much|many|mch) (?:\w+ ){0,3}for (?:an? |my |this )?(?:\d+ kg|someone|somebody)
      (?<!\bh[au]ng.*)(?:in|per) (?:a )?24 (?:h|hours)\b(?!.*\bh[au]ng)|how (?:much|many)\b.{0,60}\b(?:needs?|requires?)$
      too (?:much|many|little|few)
      (?:most|max\w*|least|highest|lowest) (?:\w+ ){0,4}(?:i|we|you) (?:can|could|may|should) (?:\w+ )?(?:give|run|feed|push|go)
      how much extra|what (?:concentration|strength) (?:_ |\w+ ){0,4}for
      what (?:volume|amount|quantity) of _.* (?:give|for|need)
    `,
  ],
  [
    'choice',
    anyOf`
      (?:recommend|advise?|suggest)(?:s|ed|ing|ion|ions|ations?|able)?\b(?! (?:storage|by iddsi))
      (?:best|ideal|safest|optimal|preferred|first line|most (?:suitable|appropriate)|right|easiest|better) (?:\w+ ){0,3}(?:for|to|${PRODUCT}|thing|option)
      (?:best|better|worse|gentler|kinder|easier|stronger|nicer|tastier|tastiest|safer|safest|healthier|healthiest|gentlest|closest|nearest)\b(?! (?:before|by))
      (?:first|second) line
      should (?:i|we|you) (?:\w+ ){0,3}_ or|(?:which|what) (?:feed|formula|product|supplement|sip)s? (?:do|does|did|would) (?:\w+ ){1,3}(?:use|give|start|choose|pick|prefer|begin|like)
      what do you think|opinions?|worth (?:a|\w+ing)|(?:your|any) (?:views?|thoughts|tips|ideas|experience|advice)
      (?<!why )would (?:you|i|we|it be|an? \w+) (?:\w+ )?(?:${DOES}|need|pick|do|put|help|be (?:right|better|best|too))\b(?! (?:stock|supply|sell))
      (?:which|what)\b.*\b(?:would|will|should|could|might|can) (?:best |better )?(?:suit|work|be (?:ok|good|best|right|appropriate)|help|fit|be safe)
      (?:which|what) (?:\w+ ){0,4}(?:suits?|fits)\b(?! (?:an? )?(?:\d|vegan|vegetarian|halal|kosher|adult|child|infant))
      (?:which|what)\b.{0,30}\bshould (?:i|we|you|they|he|she|my|a|an|this) (?:\w+ )?(?:${DOES}|be on)
      (?:suggest|write|make|plan|give|design|need) (?:me )?an? (?:\w+ )?(?:feeding |feed )?(?:regimen|regime|plan|recipe)\b(?! (?:in|with|using) (?:the|this) app)
      (?:feeding|nutrition) plan for|what (?:can|could|would|do) (?:i|we|you) (?:give|offer|use|put|start)\b(?! (?:to thicken|for making|_ for))
      alternatives? (?:to|for)|(?:substitute|sub) for|be equivalent|instead of (?!_ how|milk|water)\S+
      appropriate for|(?:good|ok|okay|safe|suitable|alright|right|fine) for (?:him|her|my|this|our|mr|mrs|ms)
    `,
  ],
  [
    'change',
    anyOf`
      (?:should|shall|must|ought) (?:i|we|he|she|they|mr|mrs|ms|miss|my|the|this|a|you|it|feeds?|fibre|patients?) (?:\w+ ){0,6}(?:${DOES}|be (?:on|given|having|getting|avoided|used|started|stopped|held|continued|increased|reduced|switched))\b(?! (?:stored|kept))
      (?:can|could|may|do|is it (?:ok|okay|safe) to|ok to|okay to) (?:(?:i|we|you|he|she|they) )?(?:\w+ ){0,2}(?:${ALTERS}) (?:\w+ ){0,2}(?:feeds?|rate|pump|volume|bolus|it|this)\b(?! (?:hang\w*|fridge))
      (?:can|could|may|do) (?:i|we|you|he|she) (?:\w+ ){0,2}(?:concentrate|over concentrate|dilute|water down|strengthen|make (?:\w+ ){0,3}stronger|halve|double|stop|start|switch|swap|increase|restart|up the|thicken (?!dr)|feed through|go to)
      (?:concentrate|dilute) (?:\w+ ){0,5}to \d+
      (?:alternatives?|swap\w*|switch(?:ed|ing)?|transition\w*|convert\w*|chang(?:e|ed|ing)|move|moving) (?:\w+ ){0,5}(?:to|for|from|over|with|onto)\b(?! (?:the )?(?:uk|british|ireland|irish|region|country|english|app|dark|light|mmol|kj|kcal))
      (?<!top )(?:start|stop|hold|paus|restart|resum|increas|decreas|reduc|advanc|wean)(?:e|s|ing|ping|ed)? (?:\w+ ){0,2}(?:feeds?|rate|pump|nutrition|ons|tpn|peptide|it)\b(?! (?:hang\w*|fridge|freezer|is|be|back))
      (?:or|and|to|,|so) (?:hold|stop|increase|reduce|restart)\b
      (?:when|how long after) (?:\w+ ){0,3}(?:feeds?|feeding|nutrition|ons|pump) (?:\w+ ){0,2}(?:re)?(?:start|begin|commenc|resum)\w*|when (?:can|could|may|should|do|to) (?:(?:i|we|you) )?(?:\w+ )?(?:re)?(?:start|begin|commence|resume) (?:\w+ ){0,2}(?:feeds?|feeding|nutrition)
      (?:mix|combine|blend)\w* _ (?:with|and|into) (?:the )?_|(?:add|put|use|give)\w* _ (?:with|to|in|into|alongside) (?:the )?_|_ to _ (?:conversion|at what)
      (?:add|put|mix|stir)\w* (?:\w+ ){0,2}(?:salt|sodium|potassium|protein|fibre|sugar|energy|_) (?:\w+ )?(?:to|in|into) (?:the |his |her |their )?(?:feeds?|_)|for (?:low|high|raised) (?:sodium|potassium|phosphate|magnesium|albumin|k|na|glucose|sugars?)$
      (?:come|came|get) (?:off|down)|bring(?:ing)? (?:\w+ ){0,2}down|step(?:ping)? (?:down|up)|how (?:soon|early|late|far)|(?:at )?what (?:weight|point|stage)|^what do (?:i|we) (?:start|give)
      feeds? (?:\w+ )?(?:come|be|go|goes|went|stay|back) (?:off|on)
      ^(?:increase|decrease|reduce|stop|start|swap|switch|double|halve) _|cross over|full strength|(?:speed|slow|turn|put) (?:it|this|them|(?:the )?(?:feed|pump)) (?:up|down)
    `,
  ],
  [
    'illness',
    anyOf`
      diagnos(?:e|is|es|ing|tic)|what is wrong with|signs of|next step|is it normal
      how (?:do|would|should|can|could) (?:i|we|you) (?:treat|manage|handle|approach|correct|meet|achieve|deal with|feed someone|get (?:\w+ ){1,4}into (?:an?|my|the|this|our|him|her|them|someone|somebody)\b)
      (?:treat|treatment of|management of|manage) \w+
      what happens (?:if|when)|(?:low|high|raised|elevated|falling|rising|deranged) (?:\w+ ){1,2}means?|what do (?:low|high|raised)|how long (?:should|do|can) (?:i|we|he|she) (?:trial|try|wait|stay|continue|keep (?:him|her|them|my|the patient))
      (?:would|could|might|will) (?:\w+ ){0,4}(?:help|work|suit)\b(?! me)|(?:does|do|can|could|will|would|might|is|be) (?:\w+ ){0,4}(?:replace|cause|causing|affect|upset|trigger|interfere|help with|helping|the cause)\b
      what is next|what (?:should|would you|shall|do i do|do we do|to do|now$|next$)(?! (?:store|temperature))
      (?:water|thin) (?:\w+ ){0,3}down|(?:go|get|move|jump) (?:straight|right|directly) (?:to|on|onto)
      interact\w*|(?:which|what) (?:\w+ ){0,4}causes?
    `,
  ],
];

/** What a label states of how a product is handled: "recommended storage" and "best water" choose nothing for anybody. */
const HANDLED =
  'ages?|stor\\w+|served|chilled|temperatures?|shelf life|hang\\w*|dilutions?|scoops|water|directions|instructions|pack sizes?|before|(?:way|time|place) to (?:open|store|keep|thaw|unblock|flush|clean|warm|chill|shake|mix|make)';
const RECOMMENDED = 'recommended|suggested|advised|best|right|correct|ideal|usual';
const OF_A_LABEL = new RegExp(
  `\\b(?:${RECOMMENDED}) (?!(?:feed|product|formula|one|sip|drink|supplement)s?\\b)(?=(?:\\w+ ){0,2}(?:${HANDLED})\\b)|(?<=\\b(?:${HANDLED}) (?:is|are) )(?:${RECOMMENDED})\\b|\\bmax(?:imum)? (?=(?:strength|concentration) (?:of|for) (?:the )?_$)|(?<=_ )max(?:imum)? (?=(?:strength|concentration)$)|\\bsuitable (?=for (?:tube|sip|oral|enteral) (?:feeding|feeds?|use)\\b)`,
  'gu',
);

/** Where nobody is told of: a text without the words that only say which label is meant. */
export const withoutQualities = (text: string): string => text.replace(OF_A_LABEL, '');

/** A stretch that asks or urges; another only tells of somebody. */
const ASKS_OR_URGES =
  /\b(?:should|shall|must|ought|can|could|may|might|would|will|how|what|which|when|where|who|why|whether|any|ok|okay|advi[cs]e|recommend\w*|suggest\w*|best|better|help|needs?|wants?|thoughts|options?|to (?:start|stop|switch|change|move|convert))\b|^(?:is|are|does|do|did|has|have)\b/u;

/** "Patient moving home to Cork, is it sold there": a change that is told is none that is asked for. */
export const withoutWhatIsTold = (text: string): string => {
  const stretches = text.split(' , ');
  const asking = stretches.filter((stretch) => ASKS_OR_URGES.test(stretch));
  return asking.length === 0 ? text : asking.join(' , ');
};

/** What the words say, before the queries are looked at. */
export const decisionIn = (text: string): Decision | undefined =>
  DECISIONS.find(([, pattern]) => pattern.test(text))?.[0];

/** Weaker words: they ask for a decision where somebody is told of, or where nothing is looked up. */
export const urges = (said: string): boolean => {
  const text = withoutThePack(said);
  const words = text.split(' ');
  return (
    URGES.test(text) || isDone(words) || words.some((word) => !TELLS.test(word) && WEIGHS.has(stem(word)))
  );
};
/** Something is done with a feed, by a word that nothing was read out of. */
export const isDone = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      !TELLS.test(word) &&
      DOES_TO.has(stem(word)) &&
      // "Left out for 5 hours" does nothing; "how much an hour" does.
      !(word === 'hours' && /^\d/u.test(words[at - 1] ?? '')),
  );

/** "Must be thrown away" is of the pack. */
const IS_KEPT =
  /\b(?:that|which|_|ons|bottles?|packs?|sips?|drinks?) holds? (?=\d)|\bcovered (?=(?:by|under|on) )|^how (?:do|does|should) (?:i|we|you|one) (?:give|use|take|serve) (?=(?:the )?_$)|\bgood for$|\b(?:should|must|shall) (?:i|we|you|it|they|he|she|mum|mam|dad|(?:the|a|my|our) \w+) (?=(?:\w+ )?(?:shake|stir|refrigerate|chill|discard|bin|throw|keep it|store)\b)|\bgood for (?=once|after|when|if)|\b(?:should|must|shall) (?=(?:\w+ ){0,2}(?:be )?(?:stored|kept|keep|thrown|throw|discard|discarded|bin|binned|hang|hung|shaken|mixed|served|chilled|opened|watch)\b)/gu;

/** "Has been switched to Dalesip Two" is told. */
const WAS_DONE =
  /\b(?:was|were|been|is|are|has|have) (?:switched|moved|changed|swapped|started|converted|stopped)(?: over)?(?: to| on| onto| from)?\b(?! (?:or|if|when|what|how|should))/gu;

/** A text without what is done with a pack, and what has been done before. */
export const withoutThePack = (text: string): string => text.replaceAll(IS_KEPT, '').replaceAll(WAS_DONE, '');

const stems = (list: string): ReadonlySet<string> => new Set(wordsIn(list).map(stem));
const WEIGHS = stems(`
meet reach achieve cover hit target aim enough sufficient adequate require thoughts opinion pick choose select recommend suggest advise
prefer suit instead else option alternative try trial ideal better worse harmful benefit beneficial problem issue concern worry harm
effect affect interaction delay heal
`);
const DOES_TO = stems(`
run running fast faster slower speed hourly boluses begin stop stopping start cease switch double halve cut drop move swap increase
decrease reduce raise lower titrate wean weaned hold pause restart resume continue build push advance commence initiate escalate
withhold discontinue replace
`);

/** What is told of somebody, and not asked: "he prefers chocolate", "we have started her on it". */
const TELLS =
  /^(?:prefers|prefered|preferred|moving|moved|started|stopped|tried|trying|recommended|suggested|advised|changed|hitting|weaned|starting|switched)$/u;

const URGES =
  /^will\b|\b(?:make|makes|gives) me\b|\b(?:match\w*|spik\w+|affects?|worsen\w*|improv\w+|(?:his|her|their|patients?) needs(?! an? )|(?:which|what) (?:do|does|shall) (?:i|we)|(?:which|what) (?:\w+ ){0,3}for (?:an?|my|the|this|our) (?:\w+ ){0,2}(?:man|woman|lady|patient|pt|gent|gentleman|resident|child|baby|boy|girl|toddler|teenager)|how much extra|pick|choose|select|swap\w*|should|shall|must|ought|enough|sufficient|adequate|recommend\w*|advi[sc]e\w*|suggest\w*|better|worse|safe(?:ly|st|r)?|instead|alternatives?|substitute for|sub for|equivalent to|tolerat\w+|titrat\w+|increas\w+|decreas\w+|reduc(?:e|ing)|rates?|dos(?:es?|age|ing)|targets?|goals?|meet|max(?:imum)?|too (?:much|many|high|low|little)|help|worth|thoughts?|opinion|harm\w*|dangerous|suits?|appropriate|interact\w*|replace|what (?:is )?(?:now|next|do i|do we|would|to do)|what can (?:i|we)|covers?|stronger|weaker|thicker|thinner|manag\w*|treat\w*|next step|views?|what else|what happens|go for|would (?:you|u)|for more|catch up|reach|achiev\w+|water\w* (?:\w+ ){0,3}down|concentrate (?!\d)|reasonable)\b|\b(?:switch|chang|swap|mov|convert)\w* (?:\w+ ){0,4}(?:to|onto|over)\b|\b(?:start|stop|hold|restart|begin|give|try|use)\b(?= (?:him|her|them|it|my|the patient|this|_))|\b(?:best|right|ideal|correct|starting|usual|typical|safe) (?:\w+ )?(?:amounts?|volumes?|quantity|number|strength|intake)\b|\b(?:best|right|ideal|good|bad|ok|okay|fine|suitable) (?:\w+ )?(?:for|in|with|to)\b|\b(?:can|could|may|might) (?:i|we|he|she|they|(?:my|the|this|an?|our|someone|somebody|people|patients?)(?: \w+){0,3}) (?:\w+ )?(?:have|take|drink|use|give|be (?:given|on)|eat|go|run|push|bolus)\b|\bneeds? (?:of|for)\b|\b(?:does|do|will|would) (?:he|she|they|my \w+|the patient|a patient) need\b|\bhow (?:many|much) (?:\w+ ){0,3}(?:does|do|will|would|for) (?:he|she|they|my|the|this|an?|someone)\b(?! (?:[\d.]+ (?:ml|g|l) )?(?:_|packs?|bottles?|cartons?|sachets?|pouch|tins?|pots?)(?![a-z]))(?! (?:\w+ ){0,2}(?:get|gets|getting|have|receive)\b)/u;
