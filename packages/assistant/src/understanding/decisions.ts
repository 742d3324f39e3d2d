import { anyOf } from '../language/any-of.ts';
import { isTimesADay } from '../language/amounts.ts';
import { ILLNESSES } from '../vocabulary/person-words.ts';
import type { Said } from './said.ts';

const ONE_ASKS = 'i|we|he|she|they|my|the|this|a|you|it';
const DOES =
  'start|give|use|switch|change|stop|hold|withhold|pause|continue|restart|resume|feed|increase|decrease|reduce|prescribe|try|have|go|add|concentrate|titrate|run|choose|take|get|drink';
const DONE =
  'avoided|used|given|started|stopped|held|continued|restarted|increased|reduced|switched|considered|prescribed';
const PRODUCT =
  'feeds?|products?|formulas?|formula|supplements?|ons|sips?|drinks?|options?|choices?|one|thickener|milk|shake';
const MEDICINE =
  'warfarin|insulin|phenytoin|levothyroxine|metformin|digoxin|theophylline|ciprofloxacin|statins?|antibiotics?';
/** How a medicine is given with a feed is a question of the FAQs. */
const GIVEN_WITH = '\\b(?:add|added|adding|put|crush|crushed|crushing|mix|mixed|through|down)\\b';
const PART_OF_A_TUBE = 'tube|peg|button|ng|ngt|njt?';

/** Questions whose answer would be a decision for somebody, though nobody is named. */
const DECISIONS: readonly RegExp[] = [
  // How much and how fast. "Per dose" is a column of some labels.
  anyOf`
    (?:dos(?:es?|age|ing)|posology|titrat\w*)\b(?<!per dose|(?:each|a|one|\d) dose)
    (?<!metabolic )rates?\b(?! (?:the|this|your|our) app)
    (?:mls?|l) (?:(?:per|an?|,|each) )?(?:hour|h)
    (?:max|maximum|minimum|goal|target|starting|safe|recommended|total|daily) (?:\w+ )?(?:intake|number|amount|volume|quantity|strength|rate|dose)
    (?:max|maximum|minimum|safe|recommended) (?:\w+ )?(?:osmolality|osmolarity|fluid|protein|energy)
    (?:max|maximum|most) (?:\w+ ){0,6}(?:a|per|each) day
    (?:max|maximum|most|fastest|highest) (?:\w+ ){0,2}(?:i|we|you|it|to) (?:can )?(?:safely )?(?:run|give|go|feed|have|drink|take)
    how (?:fast|quickly|slowly)
    too (?:much|many|little|few|fast|quick|slow|strong|weak)
    (?:excessive|reasonable|sensible|overfeed\w*|underfeed\w*)
    (?:enough|plenty|sufficient|adequate)
  `,
  // What somebody needs, and a plan for it.
  anyOf`
    (?:stress|activity|injury) factors?
    (?:requirements?|needs) (?:of|for|in|per)
    of (?:\w+ )?(?:needs|requirements)
    (?:calculate|work out|estimate) (?:\w+ ){0,3}(?:requirements?|needs|regimens?|fluids?)\b(?!.*\b(?:app|calculators?|tool)\b)
    (?:protein|energy|calorie|kcal|fluid|feeds?|feeding|nutrition\w*) (?:targets?|goals?|prescriptions?)
    (?:suggest|write|make|plan|give|design|need) (?:me )?an? (?:\w+ )?(?:feeding |feed )?(?:regimen|regime|plan|recipe)
  `,
  // An opinion.
  anyOf`
    what do you think
    opinions?
    (?:your|any) (?:views?|thoughts|tips|ideas|experience)
    thoughts on
    (?:better|worse|gentler|kinder|easier|stronger) (?:than|for|on|to)
    (?:safer|safest|healthier|healthiest|gentlest|closest|nearest|tastiest|strongest)
    (?:recommend|advi[sc]|suggest)(?:e|ed|es|ing|ion|ions|ations?)?
    (?:best|ideal|safest|optimal|preferred|first line|most (?:suitable|appropriate)|right) (?:\w+ ){0,3}(?:for|${PRODUCT})
  `,
  // What to give, and whether.
  anyOf`
    what else
    what (?:do|does) (?:an? )?(?:low|high|raised)\b.*\bmean
    should\b.*\bbe ${DONE}
    (?:should|shall|must|ought) ${ONE_ASKS} (?:\w+ ){0,6}(?:${DOES}|be (?:on|given|having|getting))
    when should (?:i|we|you|they)
    (?:^|and |so |but |, )should (?:i|we)
    (?:what|which|how much|how many)\b.{0,30}\bshould (?:i|we|you|they) (?:be )?${DOES}
    (?<!why )would (?:you|i|we|it be|_) (?:\w+ )?(?:${DOES}|need|pick|do|put|help|be (?:right|better|best|too))
    (?:which|what)\b.*\bwould (?:suit|work|be|help)
    how (?:do|would|should|can|could) (?:i|we|you) (?:treat|manage|handle|approach|correct|convert|meet|achieve|deal with)
    (?<!who )(?:does|do|can|could|will|would|might) (?!you )(?:\w+ ){0,4}(?:cause|affect|upset|trigger|interfere|replace|help)\b
    (?:better|worse|best|easily|well) (?:absorbed|tolerated|digested)
    (?:best|right) (?:time|way) to (?:take|give|drink|have)
    (?:have|take|drink|give|use|gets?)\b.*\b(?:(?:every|each|a|per) day|daily)
    (?<!how )do (?:i|we) (?:still )?(?:give|start|stop|hold|run|feed)
    try (?!out|again|to)[a-z_]+
    what (?:mls?|speed|strength)
    (?:are|is) (?:these|they|this|it|those) (?:\w+ )?(?:safe|bad|good|alright) (?:in|during|with|while|when)
    what (?:should|would you|shall|feed should|do i do|do we do|to do|now$|next$)
  `,
  // Medicines; how they are given is in the FAQs, what they do together with a feed is not.
  anyOf`
    (?:safe|ok|okay|alright|fine|good) (?:with|in|on|alongside) (?:${MEDICINE}|medication)
    interact\w*
    (?<!${GIVEN_WITH}.*)${MEDICINE}\b(?!.*${GIVEN_WITH})
  `,
  // Another product in its place, or the same one in another way.
  anyOf`
    instead of
    (?:alternatives?|(?<!protein )substitutes?|sub|replacements?|swap\w*|switch(?:ed|ing)?|transition\w*|convert\w*|chang(?:e|ed|ing)) (?:\w+ ){0,3}(?:to|for|from|over|with|onto)\b(?! (?:the )?(?:uk|ireland|region|country|english|app|dark|light))
    (?:equivalents?|similar) (?:product |feed )?(?:to|for) (?!_)\w+
    (?:can|could|may|do|should) (?:i|we|you) (?:\w+ ){0,2}(?:concentrate|over concentrate|dilute|water down|strengthen|make (?:\w+ ){0,3}stronger|halve|double)
    (?:concentrate|dilute) (?:\w+ ){0,5}to \d+
    (?<!top )(?:start|stop|hold|paus|restart|resum|increas|decreas|reduc|advanc|wean)(?:e|s|ing|ping|ed)? (?:\w+ ){0,2}(?:feeds?|rate|pump|nutrition|ons|tpn|it)\b(?! (?:hang\w*|fridge|freezer|is|be|back))
    (?:increase|decrease|reduce|withhold|hold|restart|recommence|continue|stop)(?: or\b| ?$)
    or (?:hold|stop|continue|increase|reduce)
    feeds? (?:\w+ )?(?:come|be|go|goes|went|stay|back) (?:off|on)
    (?:speed|slow|turn|put) (?:it|this|them|(?:the )?(?:feed|pump)) (?:up|down)
  `,
  // Diagnosis, and something wrong with a tube or a pump.
  anyOf`
    diagnos\w+
    prognosis
    what is wrong with
    is it cancer
    what (?:does|do|has|have) (?:he|she|they) (?:have|got)
    (?<!flush.*)(?:blocked|leaking|split|broken|cracked) (?:\w+ ){0,2}${PART_OF_A_TUBE}\b(?!.*flush)
    ${PART_OF_A_TUBE} (?:\w+ ){0,2}(?:blocked|blocking|leaking|leaks|split|cracked)
    pump\b.*\b(?:alarm\w*|beep\w*|stopp\w*|errors?|not|wont)
    (?:not|wont|isnt) (?:going|go|run|running|flow|flowing) (?:through|in|down)
  `,
];

/** Also asked of an age, a diet or an allergen, and then the label says it. */
const ASKS_LEAVE = anyOf`
  (?:start|commenc|initiat|stop)(?:e|ing|ping)? (?:\w+ ){0,2}_
  would (?:you|i|we|it|_) be (?:ok|good|suitable|safe|fine)
  is it (?:ok|okay|safe|alright|fine|normal|worth|better|best) (?:to|for|if) (?:\w+ )?(?:${DOES}|swap|mix|combine)
`;

const SAFE_IN_ILLNESS = anyOf`
  (?:ok|okay|safe|allowed|alright) (?:for|in|with) (?:\w+ )?${[...ILLNESSES].join('|')}
`;

const SOMEBODY = 'man|woman|adult|child|baby|infant|person|patient|teenager|toddler|athlete|elderly';

/** "How many bottles a day", "how much does a man need"; a day's amount that is given is only multiplied out. */
const HOW_MUCH_FOR_SOMEBODY = anyOf`
  how (?:much|many)\b.{0,60}\b(?:a|per|each|every) day
  how (?:much|many)\b.{0,60}\bdaily
  how (?:much|many)\b.{0,60}\b(?:should|shall|needs?|needed|required?|requires)\b(?! to (?:order|register|log))
  how (?:much|many)\b.{0,60}\bto (?:give|meet|reach|get|provide|take|drink)
  how (?:much|many) (?:\w+ )?(?:does|do|should|would|for) (?:an?|my|this|the) (?:\w+ )?${SOMEBODY}
  how (?:much|many|mch) for
`;

/** "For 90 g protein", "to get 600 kcal": how much would reach it is a matter for the calculator. */
const WANTS_A_TARGET = anyOf`
  (?:how (?:much|many)|(?:what|which) (?:volume|amount|rate))\b.*\b(?:for|to|need|meet\w*|provide|reach|gives?|get|hit|achieve|deliver)\b.*\b\d+(?:\.\d+)? (?:kcal|calories|cals|(?:g|grams?)(?: of)? (?:protein|carb\w*|fat|fibre|nitrogen))
`;

/** "OK with ozempic", "mix with my tablets": with whatever Sim does not know. */
const WITH_SOMETHING =
  /\b(?:ok|okay|safe|fine|alright|clash\w*|interfer\w*|compatible|react\w*|alongside) with (?:\w+ ){0,2}?(\w+)/u;

function goesWithTheUnknown({ rest, unknown }: Said): boolean {
  const match = WITH_SOMETHING.exec(rest);
  return match !== null && unknown.some((word) => match[0].split(' ').includes(word));
}

export function asksForADecision(said: Said): boolean {
  const { rest, words, asksForFigures } = said;
  if (goesWithTheUnknown(said)) return true;
  // Of a product, that is one of its contraindications.
  if (SAFE_IN_ILLNESS.test(rest) && !rest.includes('_')) return true;
  if (DECISIONS.some((pattern) => pattern.test(rest)) || WANTS_A_TARGET.test(rest)) return true;
  if (ASKS_LEAVE.test(rest) && !said.asksOfTheLabel) return true;
  return !asksForFigures && (HOW_MUCH_FOR_SOMEBODY.test(rest) || words.some(isTimesADay));
}

const KEPT = 'stored|kept|refrigerated|frozen|warmed|heated|shaken|used within|used by|microwaved|topped up';

/** How a product is kept, made up or given by its label is information, also when it is asked with "should". */
const BY_THE_LABEL = anyOf`
  ^(?:(?:order|request|send|get|need) )?(?:an? )?samples? (?:of|for)
  ^(?:how should|when should (?:an? |_)|which water should)
  how (?:should|do|can|to|is|are|does) (?:\w+ ){0,6}(?:be )?(?:${KEPT}|store|keep|prepared?|made up|make up|mix(?:ed)?|test(?:ed)?|thickened|served|flush(?:ed)?|given by)
  how (?:often|long) (?:should|do|can) (?:\w+ ){0,5}(?:flush|hang|be flushed|be changed|change|stand|keep|last)
  should (?:\w+ ){0,4}(?:be )?(?:${KEPT}|thrown away|flushed|changed|boiled|decanted)
  (?:should|do|does) (?:i|we|you|it|they) (?:need to |have to )?(?:shake|refrigerate|chill|warm|heat|store|keep|flush|boil|wash|freeze|discard|throw|bin|stir|mix)
  (?:where|who) (?:should|do|can) (?:i|we) (?:call|phone|ring|contact|email|go|find|click|press)
  (?:bottled|tap|sterile|boiled|softened|cooled|fresh) water
  contra ?indicat\w*
  precautions?
  warnings?
  indicat(?:ed|ion|ions)
`;

export const asksWhatTheLabelSays = ({ rest }: Said): boolean => BY_THE_LABEL.test(rest);
