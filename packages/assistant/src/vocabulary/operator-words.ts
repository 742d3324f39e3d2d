import { phraseTable } from '../language/phrases.ts';

/** Verbs for leaving products out. */
export const EXCLUDING_VERBS =
  'drop|dropping|remove|removing|take out|take off|take away|leave out|leaving out|leave off|leave aside|lose|ditch|strip out|strip off|filter out|filtering out|screen out|sift out|weed out|rule out|knock out|knock off|kick out|chuck out|chuck away|throw out|bin off|cut out|cross out|cross off|hide|hiding|avoid|avoids|avoiding|steer clear of|steering clear of|stay clear of|keep clear of|stay away from|keep away from|steer away from|get rid of|do away with|exclude|excludes|excluding|omit|omitting|skip|skipping|eliminate|eliminating|discard|discarding|reject|rejecting|ban|dodge|dodging|no trace of|no traces of|no hint of|no sign of';
/** Words before an exception. */
export const EXCEPTION_WORDS =
  'except for|except from|except|excepting|excl|excl ,|aside from|with the exception of|with exception of|apart from|other than|anything but|not including|without including|not counting|without counting|discounting|disregarding|ignore|ignoring|leaving aside|setting aside|besides|minus';

/** Words that drop a topic, and do not ask for something without it. */
const NO_LONGER_WANTED =
  'never mind|forget about|forget the|no need for|dont need|do not need|dont want|do not want';
export const IS_EXCLUSION = new RegExp(
  `^(?:${EXCEPTION_WORDS}|${EXCLUDING_VERBS}|${NO_LONGER_WANTED})$`,
  'u',
);

const EXCLUDES_NEXT = new RegExp(
  `(?:^| )(?:${EXCEPTION_WORDS}|${EXCLUDING_VERBS}|all but|everything but|not|without|barring)(?: (?:the|for|any|your))*$|(?:^| )no$`,
  'u',
);
const IS_QUESTION = /^(?:not|no|without)?$|\b(?:why|is|are|does|do|if) not$/u;
/** Whether words end by excluding the product named next: "tube feeds but not". A question ("why not") or a lone "no" does not. */
export const excludesNext = (text: string): boolean => EXCLUDES_NEXT.test(text) && !IS_QUESTION.test(text);

/** "Tube feeds apart from the ketogenic ones" */
export const excludesAtEnd = (text: string): boolean => EXCLUDES_AT_END.test(text);
const EXCLUDES_AT_END = new RegExp(
  `\\b(?:but not|${EXCEPTION_WORDS}|${EXCLUDING_VERBS})(?: \\w+){1,5}[\\s,]*$`,
  'u',
);
/** "Leave out Wrenfold" followed by "anything with fibre": both are left out. */
export const continuesExclusion = (last: string, next: string): boolean =>
  /^(?:any|anything|everything|those|all)\b/u.test(next) && excludesAtEnd(last);

/** "Cannot have", "must not be used": what somebody may not have. "Who should not have it" asks for contraindications. */
export const MAY_NOT = [
  'cannot',
  'cant',
  'must not',
  'mustnt',
  'should not',
  'shouldnt',
  'may not',
  'not allowed to',
]
  .flatMap((may) => ['', ' i', ' we', ' you'].map((who) => `${may}${who}`))
  .flatMap((may) =>
    'have|get|use|give|take|drink|eat|start|begin|be started|order|buy|be|be had|be ordered|be bought|be used|be given|be taken|be sold'
      .split('|')
      .map((does) => `${may} ${does}`),
  )
  .join('|');

/** About a product it asks for contraindications, about a list for what it must not contain. */
export const WHO_SHOULD_NOT = MAY_NOT.split('|')
  .filter((phrase) => / (?:have|use|take|drink)$/u.test(phrase) && !/ (?:i|we|you) /u.test(phrase))
  .map((phrase) => `who ${phrase}`)
  .join('|');

/** Words that negate, rank, count and refer; each name is one that `parse` reads. */
export const OPERATOR_WORDS = phraseTable(`
not: ${EXCLUDING_VERBS}|${EXCEPTION_WORDS}|${NO_LONGER_WANTED}|${MAY_NOT}|${WHO_SHOULD_NOT}|chuck|bin the|none of your|none of the|not|wont drink|wont have|wont take|wont touch|wont eat|will not drink|will not have|will not take|refuses|refuse|refusing|hates|hate|dislikes|dislike|does not like|doesnt like|dont like|nothing|none|everything but|all but|no|without|non|never|but not|dont|doesnt|isnt|
  arent|havent|hasnt|wont|do not|does not|is not|are not|has no|have no|having no|contain no|neither|nor|nil|zero|
  fed up of|fed up with|sick of|tired of|bored of|bored with|had enough of|not suitable|unsuitable|unavailable|unlicensed|unsold|unlisted|barring|lacking|lack|lacks|rather than|instead of|exc|w , o
notMinded: not bothered about|not bothered with|not fussed about|not fussed on|not interested in|not keen on|not worried about|not looking for|no interest in|dont mind about|dont care about|never mind about
freeFrom: free from|free of|clear of|devoid of
free: free
with: with|also got|thats got|that is got|that have got|that has got|has got|have got|providing|giving|containing|contain|that has|that have|which have|has|have|including|includes|provide|w
most: highest at the top|most at the top|largest at the top|worst for|worst|best for|best|widest range of|widest choice of|biggest range of|biggest choice of|best source of|best source|descending order|descending|longest|wins|winner|comes out on top|oldest|strongest|most concentrated|most|highest|greatest|richest|maximum|max|top|largest|biggest|heaviest|densest
least: compact|small volume|low volume|lower volume|smaller volume|lowest at the top|least at the top|fewest at the top|smallest at the top|earliest|soonest|bottom|lightest|ascending order|ascending|tiniest|slightest|shortest|youngest|weakest|poorest|least concentrated|least|lowest|fewest|smallest|minimum|min
more: more concentrated|more dense|denser|stronger|more|higher|greater|larger|bigger|richer
less: less concentrated|less dense|weaker|more dilute|less|lower|fewer|smaller
high: high|high in|rich|rich in|good source of|dense|packed with
low: low|low in|reduced|little|lo
rank: rank|ranked|sort|sorted|order by|in order of|ordered by|league table|sort by
compare: compare|contrast|compared|comparing|comparison|versus|vs|v|against|difference|differ|diff|different|side by side|next to|
  same as|better|worse|stack up|stacks up|measure up|measures up|shape up|shapes up|fare|fares
count: how many|number of|count|count of|total number of|how many of|how many different
some: which|what|any|anything|something|show me|show us|show all|show any|list|find|looking for|look for|have you|
  have you got|do you have|do you do|do you make|do you sell|do you stock|do you supply|is there|are there|option|
  search|all|everything|stuff|choices|ideas|got|type of|kinds of|flavoured|what is yours|which is yours|which of yours|any of yours|need an|need a|want an|want a
give: give me|give us
noun: every line|line sold|product|feed|feeds|drink|ones|range|formula|versions|supplements
among: of those|of these|of them|of the list|out of those|out of these|out of them|among them|among those|those|
  these|them|from that list|in that list|of the ones|they
it: it|its|that|this|that one|this one|the same one|that product|this product|that feed|this feed|the same product|
  said product|the product|same one|one of those|one of these
same: sorry meant|no meant|meant|i meant to say|should say|i meant|i mean|sorry i meant|no i meant|same for|same question for|what about|how about|and for|also for|
  same again for|same with|likewise|ditto|ditto for|the same for
first: the first|first one|the first one|first|1st|number one|top one|the top one
second: the second|second one|the second one|second|2nd|number two|the other|the other one|other one
third: the third|third one|the third one|3rd
last: the last|last one|the last one
unit: microgram|mcg|ug|milligram|gram|mg
mmol: mmol|millimole|milimoles
`);

/** "The same protein in both"; "the same for" repeats a question. */
export const IS_THE_SAME = /\b(?:same|equal|identical)\b(?! (?:for|again|question|with|as)\b)/u;

/** "As fed", "made up", "when ready to drink": a powder as it is drunk. "Ready to feed formulas" are liquids. */
export const AS_FED =
  /\bas (?:it is |they are )?(?:fed|drunk|given|consumed|prepared|mixed)\b|\b(?:made up|reconstituted|once (?:fed|mixed|prepared|made)|(?:when|once|as|if) ready to (?:drink|feed))\b|\bstandard (?:concentration|dilution|strength)\b/u;
