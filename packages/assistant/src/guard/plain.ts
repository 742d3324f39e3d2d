import type { Query, Topic } from '../reading/query.ts';
import type { Care, Said } from './persons.ts';

/**
 * The guard turned round: what is plainly looked up of a label, a method or the app passes, whoever stands beside it. A refusal
 * needs a word that urges, or a question that no look-up has taken in.
 */

/** Asks what ought to be done, or for a judgement. */
const URGES =
  /\b(?:match\w*|spik\w+|affects?|worsen\w*|improv\w+|(?:his|her|their|patients?) needs|(?:which|what) (?:do|does|shall) (?:i|we)|(?:which|what) (?:\w+ ){0,3}for (?:an?|my|the|this|our) (?:\w+ ){0,2}(?:man|woman|lady|patient|pt|gent|gentleman|resident|child|baby|boy|girl|toddler|teenager)|how much extra|pick|choose|select|swap\w*|should|shall|must|ought|enough|sufficient|adequate|recommend\w*|advi[sc]e\w*|suggest\w*|better|worse|safe(?:ly|st|r)?|instead|alternatives?|substitute for|sub for|equivalent to|tolerat\w+|titrat\w+|increas\w+|decreas\w+|reduc(?:e|ing)|rates?|dos(?:es?|age|ing)|targets?|goals?|meet|max(?:imum)?|too (?:much|many|high|low|little)|help|worth|thoughts?|opinion|harm\w*|dangerous|suits?|appropriate|interact\w*|replace|wean\w*|what (?:is )?(?:now|next|do i|do we|would|to do)|what can (?:i|we)|or _|covers?|stronger|weaker|thicker|thinner|manag\w*|treat\w*|next step|views?|or not|what else|what happens|go for|would (?:you|u)|for more|catch up|reach|achiev\w+|water\w* (?:\w+ ){0,3}down|concentrate (?!\d)|reasonable)\b|\b(?:switch|chang|swap|mov|convert)\w* (?:\w+ ){0,4}(?:to|onto|over)\b|\b(?:start|stop|hold|restart|begin|give|try|use)\b(?= (?:him|her|them|it|my|the patient|this|_))|\b(?:best|right|ideal|correct|starting|usual|typical|safe) (?:\w+ )?(?:amounts?|volumes?|quantity|number|strength|intake)\b|\b(?:best|right|ideal|good|bad|ok|okay|fine|suitable) (?:\w+ )?(?:for|in|with|to)\b|\b(?:can|could|may|might) (?:i|we|he|she|they|(?:my|the|this|an?|our|someone|somebody|people|patients?)(?: \w+){0,3}) (?:\w+ )?(?:have|take|drink|use|give|be (?:given|on)|eat|go|run|push|bolus)\b|\bneeds? (?:of|for)\b|\b(?:does|do|will|would) (?:he|she|they|my \w+|the patient|a patient) need\b|\bhow (?:many|much) (?:\w+ ){0,3}(?:does|do|will|would|for) (?:he|she|they|my|the|this|an?|someone)\b(?! _)(?! (?:\w+ ){0,2}(?:get|gets|getting|have|receive)\b)/u;

/** Facts of a pack and its label that nobody decides anything by asking for. */
const FACTS: ReadonlySet<Topic> = new Set<Topic>([
  'codes',
  'flavours',
  'packs',
  'shelfLife',
  'price',
  'stock',
  'sample',
  'reimbursement',
  'allergens',
  'ingredients',
  'iddsi',
  'availability',
  'diets',
  'hangTime',
  'storage',
  'directions',
  'dilution',
]);
/** Asked of handling in so many words, and not of giving. */
const HANDLES =
  /\bhow (?:do|does|is|are) (?:\w+ ){0,4}(?:make|made|mix|mixed|prepared?|stored?|keep|kept|open)\b|\bhow long (?:\w+ ){0,5}(?:keeps?|kept|last|lasts|opened|open|stored)\b|\b(?:storage|directions for use|shelf life)\b/u;
const DOSES =
  /\bhow (?:much|many) (?!flavours|sizes|pack sizes|in a|per case|codes)|\bamounts? of\b|\b(?:a|per|each|every) day\b|\bdaily\b|\bscoops for\b/u;

const A_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b/u;

/** Of products that are named: a value, a sum on amounts that were given, a fact, a mark. */
function isAFact({
  products,
  unclear,
  nutrients,
  withoutRow,
  topics,
  criteria,
  target,
  isWeak,
  unread,
  text,
  amounts,
}: Query): boolean {
  const isNamed = products.length > 0 || unclear?.kind === 'brand' || unclear?.kind === 'several';
  if (!isNamed || target !== null || unread.length > 0) return false;
  if (nutrients.length + withoutRow.length > 0)
    return products.length > 0 && (amounts.length > 0 || !A_DAY.test(text));
  if (
    amounts.length > 0 &&
    /\b(?:if|when) (?:someone|somebody|he|she|they|a patient|my patient)\b/u.test(text) &&
    topics.length + criteria.length === 0
  )
    return true;
  if (DOSES.test(text)) return false;
  if (topics.length > 0 && topics.every((topic) => FACTS.has(topic))) {
    const isHandled = topics.some((topic) => /^(?:directions|dilution|storage)$/u.test(topic));
    return isHandled ? HANDLES.test(text) && products.length < 2 : !isWeak || topics[0] === 'reimbursement';
  }
  return criteria.some(({ kind }) => /^(?:allergen|diet|flavour)$/u.test(kind));
}

/** Products at large, by what is marked on their labels. */
const isByMarks = ({ subject, criteria, asksForSome, namesProducts, isCount, order }: Query): boolean =>
  subject === 'list' &&
  (asksForSome ||
    namesProducts ||
    isCount ||
    order !== null ||
    criteria.some(({ kind, is }) => kind === 'form' && is)) &&
  criteria.some(({ kind }) => /^(?:allergen|diet)$/u.test(kind));

/** How the app works a figure out: told of the method, whoever it is for. */
const isOfAMethod = ({ general, text, amounts, products }: Query): boolean =>
  general.length > 0 &&
  general.every((name) => /^(?:method|app)/u.test(name)) &&
  amounts.length + products.length === 0 &&
  OF_A_METHOD.test(text);
const OF_A_METHOD =
  /^(?:\w+ ){0,3}(?:how|what|which|where|does|do)\b.*\b(?:work(?:s|ed|ing)? (?:it |this )?out|calculat\w*|comes? from|equations?|formula|methods?|sources?|based on)\b/u;

export function isPlainlyLookedUp(said: Said, care: Care, queries: readonly Query[]): boolean {
  if (queries.length === 0) return false;
  const asked = said.text.replace(
    /\b(?:best|recommended|right|ideal) (?=before|storage|temperature|way to (?:store|keep|mix|open|make|prepare))/gu,
    '',
  );
  if (URGES.test(asked)) return false;
  // A result or a symptom asks something by itself: only what is asked in so many words stands beside it.
  if (care.hasLabResult || ((care.hasSymptom || care.hasMedicine) && !OUTSPOKEN.test(said.text)))
    return false;
  if (queries.every(isOfAMethod)) return care.person === 'nobody' && !care.hasResult;
  return queries.every(
    (query) =>
      isAFact(query) ||
      (isByMarks(query) &&
        !care.hasSymptom &&
        !care.hasMedicine &&
        (care.person === 'nobody' || ASKS_FOR_SOME.test(said.text))),
  );
}
const ASKS_FOR_SOME =
  /\b(?:which|what|any|list|show|is there|are there|have you|do you|needs?|wants?|looking for|find)\b/u;
const OUTSPOKEN =
  /\b(?:how much|what is|what are|contains?|per (?:100|bottle|pack|litre|ml|sachet)|pip|code|flavours|in _|of _)\b/u;
