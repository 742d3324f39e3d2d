import { anyOf } from '../language/phrases.ts';

/** Parts of the patterns below. */
const COUNTRY =
  'uk|united kingdom|britain|england|scotland|wales|gb|northern ireland|ireland|irish|british|republic of ireland|republic|roi|eire|ie|dublin|cork|belfast';
const ALTERS = 'change|changing|switch|switching|swap|set|select|choose|go|move|moved|get|pick|flip|toggle';
const APP = 'app|calculators?|sim|site|website|screen|page|tool|programme|program';
const ENTERS =
  'enter\\w*|put|type|key|use|using|take|takes|accept\\w*|do|does|add|fill|record|work in|set|have';
const FAULT =
  'errors?|mistakes?|bugs?|problems?|glitch\\w*|typos?|wrong (?:figure|value|number|code|data|result)s?|something wrong|incorrect \\w+';
const SAVED = 'regimens?|plans?|products?|combinations?|combos?|sets?|groups?|selections?|usuals?';

/** What is asked of the app in so many words: an act beside a thing of the app. Each names a sentence of the app. */
const APP_QUESTIONS: readonly (readonly [name: string, RegExp])[] = [
  [
    'region',
    anyOf`
      (?:${ALTERS}) (?:\w+ ){0,4}(?:from|between) (?:the )?(?:${COUNTRY}) (?:to|and) (?:the )?(?:${COUNTRY})
      (?:${ALTERS}) (?:\w+ ){0,3}(?:to|over to|into) (?:the )?(?:${COUNTRY})(?: (?:version|mode|products|range|catalogue|settings?|app|list|side))?$
      (?:${ALTERS}) (?:\w+ ){0,3}(?:country|countries|region|jurisdiction)(?! of (?:origin|manufacture))
      how (?:do|can) i (?:get|see|show|view|use) (?:the )?(?:${COUNTRY}) (?:products|range|version|catalogue|app|list)$
      (?:both|two) (?:countries|jurisdictions)
    `,
  ],
  [
    'units',
    anyOf`
      (?:stones?|pounds|lbs?|st and lb|feet|foot|ft|inch(?:es)?|imperial)(?= .*\b(?:instead|units?|kg|kilos?|cm|weight|height|or metric)\b)
      (?:weights?|heights?|${ENTERS}|in|units?) (?:\w+ ){0,4}(?:stones?|pounds|lbs?|feet|foot|ft|inch(?:es)?|imperial)$
      imperial(?: (?:units?|measurements?|weights?|or metric))?$
    `,
  ],
  [
    'audience',
    anyOf`
      (?:patients?|carers?|relatives?|famil(?:y|ies)|parents?|(?:the )?public|students?|pharmacists?|nurses?|doctors?|gps?|catering|chefs?|anyone|anybody|people) (?:\w+ ){0,5}(?:use|using|download|have|open|get|access|see|allowed) (?:\w+ ){0,3}(?:app|sim|tool)
      (?:patients?|carers?|relatives?|parents?) (?:\w+ ){0,2}(?:download|install) (?:this|it)$
      (?:give|show|share|send|recommend) (?:the |this |your )?(?:app|sim|tool) (?:to|with) (?:an? |my |the )?(?:patients?|carers?|relatives?|famil(?:y|ies)|parents?)
      who (?:\w+ ){0,3}(?:allowed|supposed|able|permitted|entitled) to (?:use|have)|(?:app|tool) (?:only )?(?:for|open to|meant for) (?:patients?|carers?|nurses?|pharmacists?|doctors?|students?|parents?|the public|everyone|anyone)
    `,
  ],
  [
    'feedback',
    anyOf`
      (?:report|tell|flag|raise|found|find|spotted|noticed|seen|there is|think) (?:\w+ ){0,5}(?:${FAULT}) (?:\w+ ){0,4}(?:${APP}|calculation|product list|label data|catalogue)
      (?:${APP}|calculation|catalogue) (?:\w+ ){0,3}(?:${FAULT}|broken|crash\w*|not working|frozen|freezes|freezing)
      (?:how|where|who) (?:\w+ ){0,4}(?:report|tell|flag|contact|raise) (?:about )?(?:an? |the )?(?:${FAULT})(?: to)?$
      (?<!mistake |error )(?:${FAULT}) (?:with|in|on) (?:an?|the|your|this) (?:\w+ )?(?:${APP}|calculation)
    `,
  ],
  [
    'csv',
    anyOf`csv|spread ?sheets?|excel|json|fhir|(?:export|save|send|download) (?:\w+ ){0,3}(?:into|to|in|as) (?:\w+ ){0,3}(?:notes|records?|system|epr|ehr|word|text)`,
  ],
  [
    'reportShut',
    anyOf`
      (?:why|cant|cannot|wont|unable|not|isnt|doesnt|no|greyed|grey|locked|disabled|blank|empty|stuck)\b.*\b(?:open|opening|get to|get|see|view|available|there|reach|load|click|press|show)\b.*\b(?:report|step 5)
      (?:report|step 5)\b.*\b(?:greyed|grey|locked|disabled|wont|cant|cannot|not (?:available|opening|there|working|showing)|unavailable|blank|empty)
    `,
  ],
  [
    'template',
    anyOf`
      (?:save|saving|saved) (?:\w+ ){0,4}(?:${SAVED})(?! (?:page|list|code))
      (?:keep|store|reuse|re use|remember|bring back|load) (?:\w+ ){0,3}(?:regimens?|combinations?|combos?|sets?|selections?|usuals?|plan)
      save (?:it|this|them) for (?:later|another|next|tomorrow)
    `,
  ],
  [
    'products',
    anyOf`
      (?:how|where) (?:(?:do|can|would|should) (?:i|you|we)|to) (?:add|put|enter|choose|pick|select|remove|delete|take out|change) (?:\w+ ){0,3}(?:products?|feeds?|items?|drinks?|amounts?)(?: (?:in|to|into|from|of|on) (?:the |a |my )?(?:regimen|plan|app|list|it))?$
      (?:add|put|enter|choose|select|remove|delete|take) (?:\w+ ){0,3}(?:products?|feeds?|one|item|amount) (?:\w+ ){0,2}(?:in|to|into|from|out of) (?:an? |the |my |one )?(?:regimen|app|calculator)
      ^add (?:an?|another|a second|2|more|second) products?$
    `,
  ],
  [
    'newPatient',
    anyOf`
      (?:start|begin|go|set up|create|enter|open|make|clear|reset|move on|add)(?: \w+){0,5} (?:new|next|another|different|second|other|previous|last|old|current) (?:patient|person|case|one)(?:(?: in| on) (?:the )?(?:app|calculator|regimen))?(?: please| pls)?$
      ^(?:how (?:do|can) i )?(?:start|begin) (?:fresh|afresh|from scratch)$
      ^(?:how (?:do|can) i )?(?:new|next|another|clear the|clear) patient(?: in the app)?$
      (?:clear|delete|wipe|remove|empty) (?:\w+ ){0,3}(?:patients?|previous|last|old) (?:details|data|entries|figures|one)
    `,
  ],
  [
    'birthDate',
    anyOf`
      dob|birth ?dates?|dates? of birth
      (?:corrected|gestational|chronological) age (?:\w+ ){0,3}(?:app|calculator|regimen|enter)|(?:enter|put in|type) (?:\w+ ){0,3}(?:corrected age|prem\w*(?: baby| infant)?|ex prem)
    `,
  ],
  [
    'plan',
    anyOf`
      (?:where|how) (?:do|can|would|is|are) (?:\w+ ){0,2}(?:make|enter|set up|open|find|build|create|do|get|plan|put) (?:\w+ ){0,3}(?:feed(?:ing)? plan|feed(?:ing)? schedule|schedule|feeding regimen)
      (?:app|calculator) (?:\w+ ){0,3}(?:do|make|plan|handle|support|set up|create|manage) (?:\w+ ){0,3}(?:overnight|bolus\w*|continuous|cyclic\w*|intermittent|feed(?:ing)? (?:plans?|schedules?)|schedules?)
      ^(?:an? |the )?feed(?:ing)? (?:plan|schedule) (?:with|and|including|that has) (?:rates?|hours|times|boluses)(?: in the app)?$
      (?:bolus|overnight|continuous) (?:plan|schedule) (?:in|on|with) the app
    `,
  ],
  [
    'filter',
    anyOf`
      (?:where|how|can|is there|does|find) (?:(?!giving|inline)\w+ ){0,6}filter(?:s|ing)?(?! needle)|filter\w* (?:by|for|on|out|products)(?! the feed)
      (?:show|see) only (?:\w+ ){1,4}in the (?:product )?list
    `,
  ],
  [
    'updates',
    anyOf`
      (?:update|updating|refresh|sync|renew|reload) (?:the |my |your |this |all |app )*(?:products?|catalogue|list|range|data)
      (?:latest|newest|current|up to date) (?:product|catalogue) (?:list|data|range|version)
      (?:products?|list|catalogue) (?:\w+ ){0,3}(?:not|havent|hasnt|wont|isnt|arent) (?:\w+ )?updat\w+|check for (?:new|product) (?:products|updates)
    `,
  ],
  [
    'maker',
    anyOf`
      who (?:provides|owns|built|made|makes|runs|developed|publishes|supplies|is behind|created|wrote) (?:\w+ ){0,2}(?:app|tool|products?|feeds?)
      (?:name|who|which|what) (?:\w+ ){0,3}(?:company|provider|manufacturer|firm)(?! (?:makes?|made|sells|is) (?!the\b|this\b|these\b|your\b|it\b|behind\b))|whose (?:app|products)
    `,
  ],
  [
    'amputation',
    anyOf`amput\w+|(?:missing|lost|losing|without|loss of) (?:an? |one |his |her |their )?(?:limbs?|legs?|arms?|foot|hand|lower leg)`,
  ],
  [
    'stressApplied',
    anyOf`
      (?:stress|injury)\b.*\b(?:add(?:ed|s|ing)?|multipl\w+|on top|times|plus)\b.*
      (?:add|multipl\w+|times)\b.*\b(?:stress|injury) factors?
    `,
  ],
  [
    'proteinReference',
    anyOf`
      protein (?:\w+ ){0,4}(?:rnis?|pris?|drvs?|references?|ref|efsa|reference (?:nutrient )?intakes?)
      (?:rnis?|pris?|drvs?|references?|ref|efsa|reference (?:nutrient )?intakes?) (?:\S+ ){0,5}protein
      (?:uk|ireland|irish|roi|efsa) protein (?:g|per|figure|figures|table|values?|requirements?)
      how much protein (?:\S+ ){0,3}(?:efsa|rnis?|pris?|the reference)
    `,
  ],
  [
    'infantEnergy',
    anyOf`
      (?:kcals?|energy|calories) (?:per|,|a|figures?|table) (?:\S+ ){0,8}(?:(?:breast|formula|bottle) ?fed|breastfed|by (?:kind of )?feeding|breast or formula|formula or breast)
      (?:breast|formula|bottle) ?fed (?:\S+ ){0,8}(?:kcals?|energy|calories)
      infants? energy (?:\S+ ){0,4}(?:breast ?fed|formula)
    `,
  ],
  [
    'stress',
    anyOf`^(?:what is |what |how much )?(?:the )?stress (?:percentage |percent |% |level |value |factor )?(?:for|in|with|after) (?!him|her|my|this|the patient)\w+`,
  ],
  [
    'pennState',
    anyOf`
      t ?max|what (?:is|does) (?:the )?(?:minute ventilation|ve)(?: mean| for| stand for)*$
      (?:2010|2003 ?b?) (?:version|form|equation|one)|(?:version|form) of penn state
    `,
  ],
  [
    'basal',
    anyOf`(?:basal|bmr)\b.*\b(?:resting|rmr|ree)|(?:resting|rmr|ree)\b.*\b(?:basal|bmr)|resting energy expenditure`,
  ],
  [
    'feverFluid',
    anyOf`fluids?\b(?: \w+){0,5} (?:fever\w*|pyrexia\w*|febrile|(?:for|in|with|per) (?:each |an? |raised |high )?(?:temp|temperature|degree))|(?:fever\w*|pyrexia\w*|febrile|(?:high|raised) temp(?:erature)?) (?:\w+ ){0,3}fluids?`,
  ],
];

/** Of the methods, and so of nobody. */
const OF_METHODS =
  /^(?:amputation|stressApplied|basal|feverFluid|proteinReference|infantEnergy|pennState|stress)$/u;

/** "How much powder do I put in for a prem baby" asks for an amount, whatever words of the app are in it. */
const ASKS_AN_AMOUNT =
  /\b(?:how (?:much|many)|what (?:amount|volume|quantity|dose|rate)|(?:amount|volume|scoops?|grams?|mls?) (?:of|for|to))\b/u;
const NAMES_THE_APP = new RegExp(`\\b(?:${APP})\\b`, 'u');

/** What a text asks of the app or its methods, where no product is named ("_"); of a method nothing where somebody is told of. */
export function appQuestionIn(text: string, isOfSomebody: boolean): string | undefined {
  if (text.includes('_')) return undefined;
  const found = APP_QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0];
  if (found === undefined) return undefined;
  if (OF_METHODS.test(found)) return isOfSomebody ? undefined : found;
  return ASKS_AN_AMOUNT.test(text) && !NAMES_THE_APP.test(text) ? undefined : found;
}
