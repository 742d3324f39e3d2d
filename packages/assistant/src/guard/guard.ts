// Longer than other files: what passes and what is refused is decided in one order, to be read in one go.
import { anyOf } from '../language/phrases.ts';
import { MILK_ALLERGY } from '../answers/kinds.ts';
import { isWordOfTheApp } from '../help/help-index.ts';
import type { Query, Topic } from '../reading/query.ts';
import {
  type Decision,
  decisionIn,
  isDone,
  urges,
  withoutQualities,
  withoutThePack,
  withoutWhatIsTold,
} from './decisions.ts';
import { type Emergency, emergencyIn, type Fault, faultIn } from './emergencies.ts';
import { isOwnOrgan, mishapIn } from './mishaps.ts';
import { isOfABody, type Said, type Told, toldIn, WHO_ASKS } from './persons.ts';

export type Ruling =
  | { kind: 'pass'; isBesideAPerson: boolean; isOfTheApp?: true }
  | { kind: 'urgent'; emergency: Emergency }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'decision'; decision: Decision; isOwn: boolean };

/**
 * The guard turned round: what asks nothing but what a label, a method or the app states passes, whoever is told of beside it.
 * A refusal stands on a wording that asks for a decision, or on somebody told of with nothing that a label answers.
 */
export function rule(asked: Said, queries: readonly Query[]): Ruling {
  const said = withoutWhoAsked(asked);
  const emergency = emergencyIn(said.text) ?? emergencyIn(said.mended);
  if (emergency !== undefined) return { kind: 'urgent', emergency };
  const fault = faultIn(said.text);
  if (fault !== undefined) return { kind: 'fault', fault };
  const told = toldIn(said);
  const isOwn = told.isOwn && !AT_WORK.test(asked.text);
  if (worksTheApp(said.text, told, queries))
    return { kind: 'pass', isBesideAPerson: false, isOfTheApp: true };
  const mishap = mishapIn(said);
  if (mishap !== undefined)
    return {
      kind: 'decision',
      decision: mishap,
      // What is to be done at once is the same whoever asks.
      isOwn: mishap !== 'incident' && (isOwn || isOwnOrgan(said.text)),
    };
  if (isOfTheAppAlone(said.text, told, queries)) return { kind: 'pass', isBesideAPerson: false };
  const isTold = told.person || told.body || told.result || told.measured;
  // "Dalesip Milk? Is it halal": what only names a product or an amount asks nothing beside what does.
  const asking = queries.filter(asksAnything);
  const decision = isAskedApart(said.text, told, queries)
    ? undefined
    : decisionAbout(said, told, isTold, asking.length > 0 ? asking : queries);
  return decision === undefined
    ? {
        kind: 'pass',
        isBesideAPerson: isTold || said !== asked || (told.illness && queries.every(isOfAnAllergen)),
      }
    : {
        kind: 'decision',
        decision: told.medicine && OF_A_MEDICINE.test(decision) ? 'medicine' : decision,
        isOwn,
      };
}

/** Beside a medicine these ask how it and the feed go together: a pharmacist answers. */
const OF_A_MEDICINE = /^(?:dose|rate|choice|change|illness|case)$/u;

/**
 * "..., a patient asked", "the mother of a baby asks how": who asks is told of no more, but for "my mum"; and "how much water does it
 * need" tells of a powder's need.
 */
const OF_NO_CASE: readonly (readonly [RegExp, string])[] = [
  [WHO_ASKS, ''],
  [/\bput (?:the )?_ (?:next to|beside|alongside|against) (?:the )?_/gu, 'compare _ _'],
  [/(?: ,)? what (?:do|should|can) (?:i|we) tell (?:her|him|them)$/gu, ''],
  [
    /\bhow (?:old|young) (?:must|should|do|does|can) (?:the |a |an |my )?(?:\w+ )?(?:child|baby|infant|person|patient|someone|somebody|they|you|he|she) (?:have to |need to )?be\b/gu,
    'what age',
  ],
  [
    /\bhow much (water|milk|liquid|fluid) (?:does|do|will|would) (?:it|this|that|one|_|the (?:powder|sachet|tin|scoop)) (?:need|take|require)\b/gu,
    'how much $1 for it',
  ],
  [
    /\bhow much (water|milk|liquid|fluid) (?:do|does|should|would) (?:i|we|you|one) (?:need to |have to )?(?=(?:add|mix|use|put)\b)/gu,
    'how much $1 to ',
  ],
];
const withoutWhoAsked = (said: Said): Said => {
  const text = OF_NO_CASE.reduce(
    (all, [pattern, instead]) => all.replaceAll(pattern, instead),
    said.text,
  ).trim();
  return text === said.text || text === '' ? said : { text, words: text.split(' '), mended: said.mended };
};

/** Who writes is at work: a mother or a child that is mentioned is not her own. */
const AT_WORK =
  /\b(?:nurses?|dietiti?ans?|dieticians?|hv|health visitor|pharmacist|student|gp|doctor|slt|salt|midwife|physio) here\b|\b(?:my|our|the) (?:caseload|clinic|ward)\b|\b(?:as|am|i am) an? (?:\w+ )?(?:nurse|dietitian|dietician|pharmacist|student|gp|doctor|midwife|health visitor)\b|\b(?:my|our) (?:patients?|clients?|residents?)\b/u;

/**
 * "Patient's bowels are all over the place, which tube feeds have fibre": somebody is told of in a stretch of its own, and what
 * is asked in the rest is a look-up that speaks of nobody. A blood result stands for what is to be done about it.
 */
function isAskedApart(text: string, told: Told, queries: readonly Query[]): boolean {
  const stretches = text.split(' , ');
  if (stretches.length < 2 || told.result || told.isOwn || told.medicine) return false;
  if (/^(?:rate|need|dose)$/u.test(decisionIn(text) ?? '')) return false;
  const rest = stretches.filter((stretch) => ASKS_ITSELF.test(stretch));
  const asked = rest.join(' , ');
  if (rest.length === 0 || rest.length === stretches.length || asked === '') return false;
  const of = toldIn({ text: asked, words: asked.split(' '), mended: asked });
  return (
    !(of.person || of.body || of.measured || of.illness || of.treatment) &&
    !SPEAKS_OF_HER.test(asked) &&
    stretches.every(
      (stretch) => rest.includes(stretch) || !(URGENT_WISH.test(stretch) || JUDGED.test(stretch)),
    ) &&
    decisionIn(asked) === undefined &&
    !urges(asked) &&
    !JUDGED.test(asked) &&
    queries.length > 0 &&
    queries.every(
      (query) =>
        query.target === null &&
        (query.subject === 'list'
          ? query.order === null &&
            OF_A_LABELS_MARK.test(asked) &&
            query.criteria.some(({ kind }) => MARKS.test(kind) || /^(?:type|pack|disorder)$/u.test(kind)) &&
            !query.criteria.some(({ kind }) => /^(?:use|claim)$/u.test(kind))
          : query.products.length > 0 && (query.nutrients.length > 0 || isFact(query))),
    )
  );
}
const ASKS_ITSELF =
  /^(?:(?:so|and|but|now|ok|please|just|quick(?:ly)?|one|question|hi|can you tell me|tell me) )*(?:which|what|how much|how many|list|show(?: me)?|do you (?:have|do|make|stock|sell)|have you|is there|are there|any|does|is|are)\b/u;
/** "Which of them are vegan", "any with fibre": and no bare "which feed", that somebody else has to choose. */
const OF_A_LABELS_MARK =
  /\b(?:are|have|contains?|do you|with|without|free)\b(?!.*\bhow many\b)|\blist\b|\bshow\b/u;
/** Of the person again: what is asked is for her. */
const SPEAKS_OF_HER =
  /\b(?:i|we|my|our|me|us|he|she|they|him|her|his|hers|their|someone|somebody)\b|\bfor (?:it|this|that|them|these)\b/u;
const URGENT_WISH =
  /\b(?:should|must (?!\d)|needs?|want(?:s|ed)?|looking|help|advice|advise|worried about (?:it|the feed)|recommend\w*|suggest\w*)\b/u;

const asksAnything = (query: Query): boolean =>
  query.subject === 'list' ||
  query.general.length > 0 ||
  query.topics.length + query.nutrients.length + query.withoutRow.length + query.criteria.length > 0 ||
  query.isComparison ||
  query.target !== null;

function decisionAbout(
  said: Said,
  told: Told,
  isTold: boolean,
  queries: readonly Query[],
): Decision | undefined {
  const { text } = said;
  const every = (is: (query: Query) => boolean) => queries.length > 0 && queries.every(is);
  const some = (is: (query: Query) => boolean) => queries.some(is);
  // What is printed, and whether it may be watered down, stands on the label.
  if (
    !isOwnBody(told) &&
    every(isOfAText) &&
    (decisionIn(text) === undefined || WATERS.test(text)) &&
    (!WATERS.test(text) || !(isTold || told.treatment || HOW_MUCH_OR_FAST.test(text)))
  )
    return undefined;
  // An illness that products are looked up by is told of nobody.
  const isIll =
    told.illness &&
    (decisionIn(text) !== undefined ||
      urges(text) ||
      JUDGED.test(text) ||
      some(({ free }) => free.some(isOfABody)));
  const isNobody = !isTold && !isIll && !told.treatment;
  if (isNobody && SWAPS.test(text) && !SOMEBODY.test(text) && every(isOfColumns)) return undefined;
  const isOfValues = every(
    ({ nutrients, criteria }) => nutrients.length > 0 && !criteria.some(({ kind }) => kind === 'age'),
  );
  const asked = isTold
    ? isOfValues
      ? withoutRuns(text, queries)
      : text
    : withoutQualities(isNobody && isOfValues ? withoutRuns(text.replaceAll(QUALIFIES, ''), queries) : text);
  const worded = decisionIn(asked);
  const decision = worded === 'change' ? decisionIn(withoutWhatIsTold(asked)) : worded;
  if (some(isRegimen)) return 'rate';
  // Whether a label speaks of it is looked up; whether it may be done with a tablet is not.
  if (
    /\bcrush/u.test(text) &&
    some(({ products }) => products.length > 0) &&
    !HANDLED_IN_WORDS.test(text) &&
    !every(({ general }) => general.length > 0)
  )
    return 'medicine';
  // "A patient wants to order samples herself": of the service, whoever asks for them.
  if (!isOwnBody(told) && every(isOfSamples)) return undefined;
  // "Safe with a soya allergy", whoever has it, asks whether the label names soya: that is said, and nobody is assessed.
  const isDecided =
    decision !== undefined ||
    told.isOwn ||
    told.body ||
    told.result ||
    /\b(?:should|shall|must|ought)\b/u.test(text) ||
    DOSES.test(text) ||
    A_LITTLE.test(text) ||
    isDone(text.split(' '));
  if (!isDecided && FITS.test(text) && every(isOfAnAllergen)) return undefined;
  if (isOfTheApp(text, told, isTold, decision, queries)) return undefined;
  // A result or a symptom asks something by itself: only what is asked in so many words stands beside it.
  const isOutspoken =
    !(told.result || told.body) ||
    OUTSPOKEN.test(text) ||
    (!told.result && every(({ products, nutrients }) => products.length * nutrients.length > 0));
  const isOfTwo = some(({ products, nutrients }) => products.length > 1 && nutrients.length === 0);
  const isWeighed = (isTold || isOfTwo) && (decision === 'choice' || decision === 'illness');
  // "Total volume of 2 _ and 3 _": a sum of packs that were given.
  if (isNobody && !urges(text) && !SOMEBODY.test(text) && every(isOfPacksCounted)) return undefined;
  const isJudged = isTold && JUDGED.test(withoutThePack(text)) && (!every(isByAMark) || A_LITTLE.test(text));
  // "Suitable for coeliacs" asks for a mark of the label; "safe" asks for more.
  const isOfADiet = every(({ criteria }) => criteria.some(({ kind }) => kind === 'diet'));
  const isUrged = urges(every(isByAMark) && (!isTold || isOfADiet) ? asked.replaceAll(MAY_SUIT, '') : asked);
  const isPlainlyAsked = isOutspoken && !isWeighed && !isJudged && !isUrged;
  const isOfAWard = told.treatment || told.body || told.result;
  if (
    isNobody &&
    ((!isWeighed && every(isOfPacks)) ||
      some(({ criteria }) => criteria.some(({ kind }) => kind === 'sample'))) &&
    !/\bsafe/u.test(text)
  )
    return undefined;
  const isLookedUp = (query: Query) =>
    isFact(query) &&
    (query.subject !== 'list' ||
      !isOfAWard ||
      ((isByAMark(query) ||
        (ASKS_FOR_THE_RANGE.test(text) && !told.result && query.criteria.some(isALimit))) &&
        !told.body));
  if (isPlainlyAsked && every(isLookedUp)) return undefined;
  if (!isTold && !isIll && isHandled(text)) return HOW_MUCH_OR_FAST.test(asked) ? decision : undefined;
  const isOfOurs = !isNobody || OF_FEEDING.test(text) || some(({ subject }) => subject !== 'general');
  const isSure =
    isNobody &&
    decision !== 'need' &&
    isOfValues &&
    every(isAskedOfALabel) &&
    !urges(asked) &&
    !SOMEBODY.test(text);
  if (decision !== undefined && (decision !== 'choice' || isOfOurs) && !isSure) return decision;
  if (some((query) => asksHowMany(query))) return 'dose';
  if (isNobody) return some((query) => asksSomethingElse(query, asked)) ? 'case' : undefined;
  if (
    !isTold &&
    isPlainlyAsked &&
    every(
      (query) =>
        (query.subject === 'general' && !query.general.some((name) => name.startsWith('method'))) ||
        asksOfNone(query) ||
        isByIndication(query),
    )
  )
    return undefined;
  if (isPlainlyAsked && (every((query) => isLookedUp(query) || isCompared(query)) || ASKS_WHAT.test(text)))
    return undefined;
  return (
    decision ??
    (told.result || told.measured
      ? 'result'
      : told.body || isIll
        ? 'illness'
        : some(({ subject }) => subject === 'list')
          ? 'choice'
          : 'case')
  );
}

/** "Does it say ... about", "is it ok to water it down": of one product, and of no amount. */
const isOfAText = ({ products, topics, nutrients, amounts, unread, isWeak, text }: Query): boolean =>
  products.length > 0 &&
  nutrients.length + amounts.length + unread.length === 0 &&
  topics.length > 0 &&
  !isWeak &&
  (topics.every((topic) => topic === 'contraindications')
    ? SAYS.test(text)
    : topics.every((topic) => /^(?:directions|dilution|hangTime)$/u.test(topic)) && WATERS.test(text));
const SAYS = /\b(?:says?|mentions?|mentioned|states?|listed|warns?|warnings?|label|leaflet)\b/u;
const WATERS = /\b(?:water(?:ed|ing)? (?:\w+ ){0,3}down|dilut(?:e|ed|ing))\b/u;

/** What labels mark for an allergy or an intolerance, asked of products that are named. */
const isOfAnAllergen = ({ products, criteria, topics, nutrients, amounts, unread, target }: Query): boolean =>
  products.length > 0 &&
  (criteria.length + topics.length > 0 || nutrients.length > 0) &&
  topics.every((topic) => /^(?:allergens|contraindications)$/u.test(topic)) &&
  criteria.every((each) => /^(?:allergen|diet|age)$/u.test(each.kind) || isOfMilk(each)) &&
  (topics.includes('allergens') ||
    nutrients.length > 0 ||
    criteria.some((each) => /^(?:allergen|diet)$/u.test(each.kind) || isOfMilk(each))) &&
  nutrients.every((id) => id === 'lactose') &&
  amounts.length + unread.length === 0 &&
  target === null;
const isOfMilk = (each: Query['criteria'][number]) => each.kind === 'type' && each.value === MILK_ALLERGY;

/** "At 75 ml an hour for 20 hours", "in 1.5 l over 24 hours": an amount that was given, of which only a value is asked. */
const RUNS =
  /\b(?:at )?\d[\d.]* mls? (?:per|an?|each|every|,) hour (?:for|over) \d+ hours\b|(?<=\b\d[\d.]* (?:mls?|l|litres?)\b.*)\bover \d+ hours\b/gu;
/** "Is a small amount ok": of what is marked as present, how much may be had. */
const A_LITTLE =
  /\b(?:small|tiny|little) (?:amounts?|bits?|quantit(?:y|ies)|sips?|drops?|tastes?)\b|\ba (?:little|bit|sip|taste|mouthful|drop)\b(?! (?:more|of info))/u;
/** "Best", "total daily": how a value is looked up decides nothing for anybody. */
const QUALIFIES =
  /\b(?:best|right|ideal|strongest|stronger|weaker|easiest|total|daily|usual|typical|quickly)\b(?! (?:\w+ )?(?:volume|amount|quantity|number|strength|intake))/gu;
const withoutRuns = (text: string, queries: readonly Query[]): string =>
  !/\b(?:should|shall|must|ought)\b/u.test(text) &&
  queries.every(({ amounts, products }) => amounts.length > 0 && products.length > 0)
    ? text.replaceAll(RUNS, '')
    : text;
const ASKS_FOR_THE_RANGE = /\bdo you (?:have|do|make|stock|sell)\b/u;
const isALimit = (each: Query['criteria'][number]): boolean =>
  each.kind === 'nutrient' && each.limits !== 'some';
const FITS = /\b(?:safe(?:ly)?|ok|okay|alright|fine|suitable)\b|\bcan (?:\w+ ){1,4}(?:have|take|drink)\b/u;
const MAY_SUIT =
  /\b(?:ok|okay|suitable|fine) (?:for|in)\b|\b(?:can|could|may) (?:\w+ ){1,5}(?:have|take|drink)\b/gu;
const SOMEBODY =
  /\b(?:i|we|you|he|she|they|him|her|them|my|our|his|hers|mine|their|someone|somebody|anyone|people|who)\b/u;
const OUTSPOKEN =
  /\b(?:how much|what is|what are|what|which|contains?|per (?:\d+|bottle|pack|litre|ml|sachet|carton|pot|scoop|serving)|in \d+ mls?|pip|code|flavours|in _|of _|does _|is _)\b/u;

/**
 * "Where do the pump rates go in", "if I swap country what happens to the patient": somebody works the app. No figure and no
 * product stands in it, nothing is judged, and who is told of is what was entered.
 */
const worksTheApp = (text: string, told: Told, queries: readonly Query[]): boolean =>
  !(told.isOwn || told.measured || told.result || told.body || told.illness || told.treatment) &&
  !/[\d_]/u.test(text) &&
  queries.some(({ help }) => help !== null && help.sureness !== 'near') &&
  queries.every(
    ({ products, nutrients, criteria, help }) =>
      help !== null || products.length + nutrients.length + criteria.length === 0,
  ) &&
  (WORKS.test(text) || (!told.person && WHERE_OF_THE_APP.test(text))) &&
  !CHOOSES.test(text) &&
  !JUDGED.test(text);
const WORKS =
  /\b(?:type|typed|enter|entered|key|keyed) (?:\w+ ){0,5}in\b|\b(?:type|enter) \w|\b(?:country|region|stones?|pounds|kilos)\b|\b(?:out of|off|from|in) (?:the|my|a) (?:regimen|report|plan|list)\b|\b(?:next|another|new|different) (?:patient|one|person)\b|\b(?:finished|done) with (?:this|the|that|my) (?:patient|one)\b/u;
const WHERE_OF_THE_APP =
  /^(?:(?:ok|so|hi|hello|and|sorry|right|,) )*(?:how (?:do|can) (?:i|we) (?:start|begin)|where (?:do|does|can|would) (?:i|we|you|one|(?:the )?(?:pump )?(?:rates?|volumes?|hours|weights?|feeds?|targets?)) (?:start|begin|type|enter|put|do|go|set|see|change|add|find))\b(?: (?:the|this|it|with|in|my|a|pump|rates?|app|thing|plan|from|volumes?|hours|weights?|targets?|feeds?))*$/u;

/** Asked of the app in so many words, and no amount for anybody; how a method works is looked at with the rest. */
const isOfTheAppAlone = (text: string, told: Told, queries: readonly Query[]): boolean =>
  !told.measured &&
  !told.result &&
  // "Where should I set the pump rate for him": of a pump.
  !(
    FOR_HIM.test(text) &&
    /^(?:rate|dose)$/u.test(decisionIn(text) ?? '') &&
    !text.split(' ').some(isWordOfTheApp)
  ) &&
  queries.length > 0 &&
  queries.every(
    ({ subject, general }) =>
      subject === 'general' && general.length > 0 && general.every((name) => !name.startsWith('method:')),
  ) &&
  // Unless nothing else can be meant, what decides or tells of somebody comes first.
  (queries.some(({ help }) => help?.sureness === 'plain') ||
    queries.every(
      ({ help, general }) => help?.sureness === 'sure' && general.every((name) => OF_A_SCREEN.test(name)),
    ) ||
    !(
      ASKS_AN_AMOUNT.test(text) ||
      told.body ||
      told.illness ||
      (told.person && urges(text)) ||
      !(decisionIn(text) === undefined || (decisionIn(text) === 'change' && !OF_FEEDING.test(text)))
    ));
const FOR_HIM = /\b(?:for|on|to) (?:him|her|them)\b|\b(?:his|her) (?:pump|feed|rate)\b/u;
/** What nothing at a bedside is called: a signal, a browser, a patient that is cleared from the screen. */
const OF_A_SCREEN =
  /^app:(?:install|notifications|region|border|privacy|updates|newVersion|reset|restart|version|newPatient|offline|login|languages)$/u;
const ASKS_AN_AMOUNT =
  /\b(?:how (?:much|many)|what (?:amount|volume|quantity|dose|rate)|(?:amount|volume|scoops?|grams?|mls?) (?:of|for|to))\b/u;

/** What the app, its plan or an equation does, and which figures its methods have; what they come to for somebody is worked out. */
function isOfTheApp(
  text: string,
  told: Told,
  isTold: boolean,
  decision: Decision | undefined,
  queries: readonly Query[],
): boolean {
  const names = queries.flatMap(({ general }) => general);
  // "More fluid with a fever": the fever is the method's, and nobody's.
  const examples = queries.flatMap(({ help }) => help?.example.split(' ') ?? []);
  const isOfReferences = names.includes('method:reference');
  const left = text
    .split(' ')
    .filter((word) => !examples.includes(word) && !(isOfReferences && OF_A_STAGE.test(word)));
  const ofElse = toldIn({ text: left.join(' '), words: left, mended: left.join(' ') });
  const isOfAMethod =
    names.some(
      (name) =>
        name.startsWith('method') &&
        (METHOD_ASKED.test(text) ||
          OF_AN_EQUATION.test(name) ||
          (decision === undefined && name !== 'method:weightChange')),
    ) &&
    !ofElse.illness &&
    !ofElse.body &&
    !ofElse.treatment;
  // "For someone over 60" is a row of a table, and nobody.
  // Obesity is what the factor is of.
  const isDescribed =
    !names.includes('method:obesity') &&
    withoutAnyone(text).text !== text &&
    (told.illness || told.treatment || told.body);
  const isOfATable =
    !isDescribed && !told.measured && !told.result && !HIM.test(text) && !toldIn(withoutAnyone(text)).person;
  if ((FACTOR.test(text) || OF_THE_TOOL.test(text) || isOfAMethod) && isOfATable && !CHOOSES.test(text))
    return true;
  // Each of them: what is said of the app beside a question of a ward does not carry that.
  if (queries.some(({ general, amounts }) => general.length === 0 || amounts.length > 0)) return false;
  if (isTold)
    return (
      !told.measured &&
      !told.result &&
      !told.body &&
      !urges(text.replace(/\bideal or actual\b/u, '')) &&
      queries.every(({ subject }) => subject !== 'list') &&
      (names.every((name) => /^(?:app:(?!regimen)|contact|document)/u.test(name)) ||
        (SOURCE_ASKED.test(text) && !FIGURED.test(text)))
    );
  // "Calories per kg for ICU" is a need; "which equation is for ventilated" is none.
  const isOfNeeds =
    told.treatment && !ASKS_WHICH_METHOD.test(text) && names.some((name) => OF_NEEDS.test(name));
  if (decision === undefined) return (!told.illness && !isOfNeeds) || FACTOR.test(text);
  if (
    names.some((name) => name.startsWith('method')) &&
    (FACTOR.test(text) || (METHOD_ASKED.test(text) && !isOfNeeds && !told.illness))
  )
    return !CHOOSES.test(text);
  return (
    !told.illness &&
    !told.treatment &&
    queries.every(({ help }) => help?.sureness === 'plain') &&
    /^(?:change|illness|need)$/u.test(decision)
  );
}
const withoutAnyone = (said: string): Said => {
  const text = said.replaceAll(ANYONE, 'adults');
  return { text, words: text.split(' '), mended: text };
};
/** Somebody by age and sex alone, or at large: a row of a table. */
const ANYONE =
  /\b(?:someone|somebody|anyone|people)\b|\b(?:an? )?\d+ (?:years?|yrs?|months?|mths?|yo|y)(?: , o)?(?: old)?(?: (?:boy|girl|lad|lass|man|woman|lady|male|female|child|infant|baby))?\b|\ban? (?:\w+ )?(?:person|patient|man|woman|lady|bloke|fella|lad|lass|boy|girl|male|female|child|infant|baby|adult)(?: (?:aged?|of|from|over|under|between) (?:\d+)(?: (?:to|and|,) \d+)?(?: (?:years?|months?)(?: old)?)?)?/gu;
const HIM =
  /\b(?:i|we|he|she|they(?! are (?:pregnant|breastfeeding|over|under|male|female)\b)|him|her|my|our|his|hers|mine|their)\b/u;
/** A table by its name: who stands beside it is a row of it. */
const OF_AN_EQUATION =
  /^method:(?:peng_2018|henry_oxford|schofield|harris_benedict|mifflin_st_jeor|penn_state|sacn|uk_paeds|roi_paeds\w*)$/u;
/** A row of the tables of reference intakes. */
const OF_A_STAGE = /^(?:pregnan\w+|breastfe\w+|breast|lactat\w+)$/u;
const OF_NEEDS = /^method:(?:energy|protein|fluid|nitrogen)$/u;
const ASKS_WHICH_METHOD = /\b(?:equations?|formula|methods?|sources?)\b/u;
const METHOD_ASKED =
  /\b(?:equations?|formula|methods?|sources?|calculat\w*|work(?:s|ed)? (?:\w+ ){0,2}out|come from|per kg|(?<!\d )(?:ml|g|kcal) , kg|factors?|how does|l?rnis?|pris?|drvs?|rdas?|uls?|upper (?:limits?|levels?|intakes?)|reference)\b/u;
/** Where a method is from and how it goes is told beside a person; what it comes to is not. */
const SOURCE_ASKED =
  /\b(?:equations?|formula|sources?|paper|come from|stored?|ideal or actual|how does \w+ work)\b/u;
const FIGURED = /\bhow (?:much|many)\b|\b(?:factors?|per kg|calculate|work out)\b/u;
const FACTOR = /\b(?:stress|injury|activity|obesity) factors?\b/u;
const TOOL = String.raw`(?:\w+ ){0,2}(?:app|plan|calculators?|recipe|report|equation|sim)\b`;
const OF_THE_TOOL = new RegExp(
  String.raw`\bworked out (?:by|here)|\b(?:the|this|your|by|in|does) ${TOOL}|\bapp (?:defaults?|assumes?|uses?|takes?|says?)\b|\bdo you (?:store|keep|save)\b|^(?:are you|what are you|who are you)\b`,
  'u',
);
const OF_A_TOOL = /\b(?:calculat\w*|app|tool|website|report)\b/u;
const CHOOSES =
  /\b(?:should|shall|best|recommend\w*|suggest\w*|enough|give|suitable|about right|right for|regimen for|bolus regimen|bolus size)\b/u;
/** "Bolus regimen", "a regimen for 1 litre": one of feeding, and not the app's. */
const isRegimen = ({ amounts, text }: Query): boolean =>
  /\bregimens?\b/u.test(text) &&
  (amounts.length > 0 || /\bbolus/u.test(text)) &&
  !text.split(' ').some(isWordOfTheApp);
/** "What is Dalesip Milk?": its card. */
const ASKS_WHAT =
  /\b(?:what is|about|describe) (?:the |an? )?_|\bwhat (?:does )?_ (?:contain|have|hold)s?\b|\bwhat is in _/u;

/** Facts of a pack and its label that nobody decides anything by asking for. */
const FACTS: ReadonlySet<Topic> = new Set<Topic>([
  'ages',
  'allergens',
  'availability',
  'codes',
  'complete',
  'contraindications',
  'diets',
  'flavours',
  'hangTime',
  'iddsi',
  'indications',
  'info',
  'ingredients',
  'packs',
  'price',
  'reimbursement',
  'sample',
  'shelfLife',
  'stock',
  'storage',
  'vein',
]);
const HANDLED: ReadonlySet<Topic> = new Set<Topic>(['directions', 'dilution']);
const HANDLED_IN_WORDS =
  /\bwater (?:to (?:mix|add|make|use)|for (?:one|an?|each|1)|per)\b|\b(?:crushed|medicines?|medications?|meds|drugs?) (?:\w+ ){0,4}(?:in|into|to|down|through) (?:\w+ ){0,3}(?:_ )?(?:bag|pack|bottle|carton|feed|tube)\b|^how (?:do|does|is|are|should) (?:i |we |you |one )?(?:the )?(?:_ )?(?:give|given|use|used|take|taken|serve|served)(?: _)?$|\b(?:shake|shaken|shaking|stir|stirred)\b|\bhow (?:do|does|is|are) (?:\w+ ){0,4}(?:make|made|mix|mixed|prepared?|stored?|keep|kept|open)\b|\bhow long (?:\w+ ){0,7}(?:keeps?|kept|last|lasts|opened|open|stored)\b|\b(?:storage|directions|shelf life|once opened|opened|freezer|fridge|microwav\w*|by mouth|routes?|frozen|freez\w*|standard (?:mixing|dilution|concentration)|scoop)\b/u;
/** A pack or what is left of it, and no feed that is kept going. */
const IS_LEFT = /\b(?:bin|binned|opened|open|left|sat|stood|standing|hours|days|weeks|fridge|out of|warm)\b/u;
const DOSES =
  /\bhow (?:much|many) (?!hours|days|weeks|months|flavours|sizes|pack sizes|per case|codes|(?:grams?|g) (?:is|are|in|does) (?:an?|one|the|each) (?:level )?scoop|.{0,40}\bin an? (?:case|box|pack)\b)|\bamounts? of\b|\b(?:a|per|each|every) day\b|\bdaily\b|\bscoops for\b/u;
/** How many scoops make a level stands on the label of a thickener. */
const BY_LEVEL = /\bscoops?\b.*\b(?:levels?|iddsi|thick)\b|\b(?:levels?|iddsi|thick)\b.*\bscoops?\b/u;
const MARKS = /^(?:allergen|diet|flavour|nutrient|scheme|complete|iddsi|country|container)$/u;

/** Of products that are named: a value, a sum on amounts that were given, a fact, a mark. Of a list: what labels mark. */
function isFact(query: Query): boolean {
  const { products, unclear, nutrients, withoutRow, topics, criteria, target, isWeak, unread, text } = query;
  if (target !== null || (unread.length > 0 && query.amounts.length === 0)) return false;
  if (query.subject === 'list') return isByMarks(query);
  const isNamed = products.length > 0 || unclear?.kind === 'brand' || unclear?.kind === 'several';
  if (!isNamed) return false;
  if (nutrients.length + withoutRow.length > 0)
    return query.amounts.length > 0 || !/\b(?:a|per|each|every) day\b|\bdaily\b/u.test(text);
  if (DOSES.test(text) && !BY_LEVEL.test(text)) return false;
  if (topics.length > 0)
    return topics.every((topic) =>
      HANDLED.has(topic)
        ? HANDLED_IN_WORDS.test(text)
        : FACTS.has(topic) &&
          (!isWeak ||
            /^(?:ages|availability|reimbursement)$/u.test(topic) ||
            (topic === 'storage' && IS_LEFT.test(text))),
    );
  return criteria.some(({ kind }) => MARKS.test(kind));
}

/** Kinds that say how a product tastes, and nothing of whom it is for. */
const OF_A_TASTE = /^(?:juice|yogurt|shake|pudding style)$/u;

/** By what labels mark of anybody's food: allergens, diets, ages. */
const isByAMark = ({ criteria, topics }: Query): boolean =>
  topics.includes('contraindications') || criteria.some(({ kind }) => /^(?:allergen|diet|age)$/u.test(kind));

const OF_THE_RANGE =
  /\b(?:do|have|did) you (?:have|do|make|stock|sell|got|an?|any)\b|\bhave you\b|\b(?:are|is) there\b|^(?:list|show|any)\b/u;

const isByMarks = ({ criteria, asksForSome, namesProducts, isCount, order, text }: Query): boolean =>
  (asksForSome ||
    namesProducts ||
    isCount ||
    order !== null ||
    criteria.some(({ kind, is }) => kind === 'form' && is)) &&
  criteria.some(
    (each) =>
      /^(?:allergen|diet|flavour|scheme|container|pack|country|iddsi)$/u.test(each.kind) ||
      // "Which PKU powders are there" is of the range; "which powder" chooses one.
      (each.kind === 'disorder' && OF_THE_RANGE.test(text)) ||
      (each.kind === 'type' && OF_A_TASTE.test(each.value)) ||
      (each.kind === 'nutrient' && each.limits !== 'some') ||
      (order !== null && asksForSome),
  ) &&
  !criteria.some(
    (each) => /^(?:use|claim)$/u.test(each.kind) || (each.kind === 'type' && !OF_A_TASTE.test(each.value)),
  ) &&
  !/\b(?:hates?|dislikes?)\b/u.test(text);

const isCompared = ({ products, isComparison, nutrients, target, unread }: Query): boolean =>
  products.length > 0 && isComparison && nutrients.length > 0 && target === null && unread.length === 0;

/** "Swap _ for _", of a comparison that is on the screen: a column of it. */
const isOfColumns = ({ isComparison, products }: Query): boolean => isComparison && products.length > 1;
const SWAPS =
  /^(?:(?:and|ok|now|then|please|actually) )*(?:swap|replace|switch|change) (?:\w+ )*(?:for|with|by|to) |^(?:\w+ )*instead of /u;

/** Wholly of labels or methods. */
function isAskedOfALabel(query: Query): boolean {
  const { nutrients, withoutRow, topics, criteria, isWeak, unread, isComparison, target } = query;
  if (unread.length > 0 || target !== null || (isComparison && nutrients.length === 0)) return false;
  return (
    nutrients.length + withoutRow.length > 0 ||
    (topics.length > 0 && !isWeak) ||
    criteria.some(({ kind }) => !/^(?:form|type|use|country|age|brand|claim)$/u.test(kind))
  );
}

const asksOfNone = ({ subject, products, unclear }: Query): boolean =>
  subject === 'products' && products.length === 0 && unclear === null;

/** "Feeds for Crohn's": what is indicated for a condition is looked up; "which feed for" chooses one. */
const isByIndication = (query: Query): boolean =>
  query.subject !== 'list' ? isFact(query) : BY_INDICATION.test(query.text);
const BY_INDICATION =
  /^(?:(?:list|show|all|any|the|me|your|are|there|tube|sip|oral|enteral|do|you|have|what|which|in|got|for) )*(?:feeds|products?|formulas|supplements|powders|drinks|foods)\b|\b(?:indicated|products|range)\b/u;

const WHETHER =
  /^(?:(?:so|and|but|hi|hey|hello|please|pls|quick one|,) )*(?:can|could|may|might|would|will|should|shall|must|is|are|does|do|did|ok|okay|alright|safe|fine|when) /u;
const GIVES = /^(?:give|given|get|gets|have|take|takes|use|drink|drinks|need|usually|normally|allowed)$/u;

/** "What do you give, 2 or 3 Dalesip Two": how many, with no word but one of giving. */
const asksHowMany = ({ unread, amounts, nutrients, topics, isWeak, free, criteria, text }: Query): boolean =>
  (unread.some((each) => /^\d/u.test(each)) || amounts.some(({ kind }) => kind === 'packs')) &&
  nutrients.length === 0 &&
  !criteria.some(({ kind }) => kind === 'pack' || kind === 'nutrient') &&
  (isWeak || topics.length === 0) &&
  (topics.includes('directions') ||
    free.some((word) => GIVES.test(word)) ||
    /\b(?:have|get|give)\b/u.test(text));

/** A product is named, and what is asked is on no label; or products are sought for somebody. */
function asksSomethingElse(query: Query, asked: string): boolean {
  const { products, unclear, topics, nutrients, withoutRow, criteria, isWeak, amounts, leftOver, unknown } =
    query;
  const isOf = (kinds: RegExp) => criteria.some(({ kind }) => kinds.test(kind));
  if (query.subject === 'list')
    return (
      (criteria.every(({ kind }) => /^(?:form|age|claim|type|brand)$/u.test(kind)) &&
        (query.free.some(isOfABody) ||
          (isOf(/^age$/u) && FOR_ONE.test(query.text) && unknown.length + leftOver.length > 0))) ||
      // The strongest for a condition is chosen for it.
      (query.order !== null && isOf(/^use$/u)) ||
      isDone(query.free)
    );
  if (query.target !== null || (products.length === 0 && unclear?.kind !== 'brand')) return false;
  const isSurelyAsked = topics.some((topic) =>
    /^(?:allergens|storage|contraindications|dilution|sample)$/u.test(topic),
  );
  const isJudged =
    (JUDGED.test(asked) || (OUGHT.test(asked) && !isSurelyAsked)) &&
    nutrients.length === 0 &&
    !isOf(/^age$/u);
  if (query.isComparison) return isJudged;
  if (isDone(query.free) && nutrients.length + withoutRow.length === 0 && (topics.length === 0 || isWeak))
    return true;
  if (
    nutrients.length + withoutRow.length > 0 ||
    (topics.length > 0 && !isWeak) ||
    isOf(/^(?:allergen|diet)$/u)
  )
    return isJudged && leftOver.length > 0;
  if (isJudged) return true;
  if (isWeak && topics.length > 0)
    return (
      !topics.includes('indications') &&
      ((urges(asked) && SOMEBODY.test(asked)) ||
        (WHETHER.test(asked) &&
          unknown.some((word) => new RegExp(`\\b(?:in|for|with) (?:\\w+ ){0,2}${word}\\b`, 'u').test(asked))))
    );
  if (OF_A_SIZE.test(asked)) return false;
  // "Is it clear" is of the product and was not understood; "can it be" is of what may be done.
  if (IS_IT.test(asked) && amounts.length === 0 && !query.free.some(isOfABody)) return false;
  return WHETHER.test(asked)
    ? criteria.length === 0 || amounts.length > 0
    : products.length > 0 &&
        criteria.length + amounts.length === 0 &&
        leftOver.length > 0 &&
        (urges(asked) || SOMEBODY.test(asked) || unknown.length === 0);
}
/** "Should it be shaken" is of the directions; "should it come before" is of a decision. */
const OUGHT = /^(?!.*\bbe \w+(?:ed|en|ung|un|ept)\b).*\b(?:should|shall|must|ought)\b/u;
const OF_A_SIZE =
  /^(?:is|are) there\b|\bcomes? in\b|\bin \d[\d.]* (?:ml|g|l)\b|\b(?:sizes?|exist)\b|\bdo you (?:do|have|sell|stock|make)\b/u;
const IS_IT =
  /^(?:(?:so|and|but|hi|hello|please|pls) )*(?:is|are|does) (?:the )?_(?!.*\b(?:help|work|cause|affect|stop|give|make|count|raise|lower|heal|improve|reduc|prevent|treat|cure|interact)\w*\b)/u;
const FOR_ONE = /\bfor\b.*\b(?:child|baby|infant|toddler|kid|teenager|adolescent|newborn|old)$/u;
/** How something is judged; what it is judged for is a mark of the label, or a decision. */
const JUDGED =
  /\b(?:ok|okay|safe|safer|suitable|alright|fine|good|bad|right|appropriate|harmful|dangerous|advisable|useful|helpful|allowed|best|better|reasonable|sensible|wise|plenty|likely)(?: (?:for|in|with|during|after|before|on|to|if|when)\b|$)|^(?:is|are) .* (?:too|plenty|likely)\b/u;

const isOfPacksCounted = ({ products, topics, nutrients, amounts, text }: Query): boolean =>
  products.length > 0 &&
  nutrients.length === 0 &&
  topics.join('') === 'packs' &&
  amounts.length === products.length &&
  amounts.every(({ kind }) => kind === 'packs') &&
  /\b(?:volume|mls?|litres?)\b/u.test(text) &&
  !/\b(?:day|daily|hours?|hourly)\b/u.test(text);

const isOwnBody = ({ body, result, measured, isOwn, illness }: Told): boolean =>
  body || result || measured || (isOwn && illness);
/** How samples are ordered, by whom and how many. */
const isOfSamples = ({ topics, general, nutrients, criteria, isWeak }: Query): boolean =>
  nutrients.length === 0 &&
  ((topics.length > 0 && !isWeak && topics.every((topic) => topic === 'sample')) ||
    criteria.some(({ kind }) => kind === 'sample') ||
    (general.length > 0 && general.every((name) => name === 'app:samples')));

/** Of packs and their codes, in so many words: nothing of it is done to a person. */
const isOfPacks = ({ subject, topics, nutrients, isWeak }: Query): boolean =>
  subject !== 'list' &&
  (!isWeak || topics.includes('sample')) &&
  nutrients.length === 0 &&
  topics.length > 0 &&
  (topics.includes('sample') ||
    topics.every((topic) => /^(?:codes|flavours|shelfLife|hangTime)$/u.test(topic)));

const isHandled = (text: string): boolean =>
  HANDLES.test(text) && !OF_ANYONE.test(text) && !ALTERS.test(withoutQualities(text));
const HANDLES = anyOf`
  giving sets?|(?:same|new|next|empty|left ?over) (?:bag|pack|bottle|tin|carton|pouch)|lid|garage|cupboard|fridge|freezer|sun|sunlight|shelf|car|van
  microwav\w*|kettle|tap|boil(?:ed|ing)|steril\w+|soup|cereal|porridge|jelly|ice|glass|spoon|straw|whisk|shaker|weather|heat(?:ed|ing)?|temperature
  chilled|served|thaw\w*|defrost\w*|froze|frozen|freez\w+|decant\w*|hang|hanging|hung|clump\w*|lump\w*|separates?|stirred|shaken|poured|flush\w*|unblock
  syringe|reuse\w*|opened|unopened|made up|mak(?:e|ing) (?:\w+ )?up|in advance|thrown? away|the scoop
`;
/** How strong, which and whether at all are decided, also of a pack that hangs. */
const ALTERS = anyOf`
  stop|switch\w*|restart|resume|hold|continue|carry on|increase|decrease|reduce|double|halve|half|quarter|strength|strong\w*|concentrat\w+|dilut\w+
  extra|more|less|another|better|best|safer|worse|instead|bolus\w*|first|wean|swap|prefer|straight after|feed .* feed|change to|_ or (?:\w+ )?_|or _|_ or \w+
`;
const HOW_MUCH_OR_FAST =
  /\bhow (?:much|fast|quickly|many (?!hours|days|times|weeks))|\b(?:volume|amount|rate|mls?|dose|speed)\b/u;
const OF_ANYONE =
  /\b(?:child|children|baby|babies|infants?|toddlers?|kids?|adults?|teenagers?|people|someone|somebody|anyone|old|\d+ (?:years?|months?))\b/u;
const OF_FEEDING =
  /\b(?:feeds?|feeding|fed|formulas?|nutrition|supplements?|sips?|thicken\w*|diet|tubes?|peg|ng|jej\w*|pump|rate|bolus\w*|calories|kcals?|shakes?|drinks?|bag|pack)\b|_/u;

const MAY_BE_DONE =
  /^(?:can|could|may|might|when|leave) (?:i|we|he|she|they|my|the|an?|off|do)\b|\b(?:overnight|discharge|before|after|to begin|first)\b/u;

/** Where nothing was found to look up, somebody told of or a wording that urges is what was asked: advice. */
export function asksForAdvice(asked: Said): Decision | undefined {
  const said = withoutWhoAsked(asked);
  const { text } = said;
  const told = toldIn(said);
  const isTold = told.person || told.body || told.result || told.measured;
  const decision = decisionIn(text);
  if (!isTold && BY_INDICATION.test(text)) return undefined;
  // "Does this calculate TPN": a treatment that is only named asks for nothing.
  if (isTold || told.illness || (told.treatment && (decision !== undefined || !OF_A_TOOL.test(text))))
    return (
      decision ?? (told.result || told.measured ? 'result' : told.body || told.illness ? 'illness' : 'case')
    );
  return OF_FEEDING.test(text) &&
    !/\b(?:kcal|kj|mmol|mg) (?:to|into) (?:kcal|kj|mmol|mg)\b/u.test(text) &&
    !isHandled(text) &&
    (urges(text) || JUDGED.test(text) || MAY_BE_DONE.test(text))
    ? (decision ?? 'case')
    : undefined;
}
