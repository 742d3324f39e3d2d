import { anyOf } from '../language/phrases.ts';
import {
  A_FEED,
  ANOTHERS,
  DAMAGE,
  DEVICE,
  END_OF_LIFE,
  EXPIRED,
  FAILS,
  GAVE,
  HAS_NONE,
  HUMAN_MILK,
  MADE_UP_WITH,
  ORGAN,
  PERSON,
  SAME,
  STOCKIST,
  TUBE,
  WRONG_STRENGTH,
} from '../vocabulary/event-words.ts';
import type { Decision } from './decisions.ts';
import { isOfABody, type Said } from './persons.ts';

/** Somebody made up: "if a friend had …". */
const SOMEBODY =
  'someone|somebody|anyone|(?:an?|the|your|his|her) (?:\\w+ ){0,2}(?:friend|man|woman|person|patient|pt|boy|girl|child|baby|toddler|teenager|infant|lady|chap|mate|colleague|resident|neighbour|relative|adult)|my \\w+|he|she|they|you|i|one of (?:my|us)';
const FOOD = 'drinks?|sips?|feeds?|formulas?|formula|products?|supplements?|shakes?|powders?|milks?|ons|_';

/** What decides or has happened, whatever label is named beside it. The first that is found is the reason that is given. */
const MISHAPS: readonly (readonly [Decision, RegExp])[] = [
  [
    'device',
    anyOf`
      (?:${DEVICE}) (?:(?!bags?\b|packs?\b|bottles?\b)\w+ ){0,3}(?:${DAMAGE})\b(?! (?:the )?seal| ?proof)
      (?:aspirates?|${TUBE})\b.* ph (?:(?:of|is|was|at|still|reads?) )*\d|\bph (?:(?:of|is|was|at|still) )*\d[\d.]*\b.*\b(?:aspirates?|${TUBE})
      (?<!which |what )(?:${DAMAGE}) (?:\w+ )?(?:${DEVICE})(?! feeds?)
      (?:${TUBE}) (?:\w+ ){0,4}(?:where (?:it|this|they) (?:should|ought|belongs?|needs?|is meant)|(?:in )?(?:the )?(?:right|correct|wrong|proper) (?:place|position|spot)|(?:still )?in (?:place|position|situ))
    `,
  ],
  [
    'result',
    anyOf`
      \d+ mls? (?:\w+ ){0,2}(?:back(?! (?:in|on) )|returned|aspirated|withdrawn|(?:out of|from|off|up) (?:the |his |her |a )?(?:${TUBE})(?! feeds?))
      (?:cannot|cant|could not|couldnt|unable to) (?:get|draw|aspirate|obtain|pull) (?:\w+ ){0,3}(?:out of|from|up|off|back) (?:the |his |her )?(?:${TUBE})
      (?:aspirated|drew|drawn|withdrew|pulled|sucked) (?:\w+ ){0,2}\d+ mls?
    `,
  ],
  [
    'incident',
    anyOf`
      (?:put|hung|hang|gave|given|connected|ran|run|infused|set|got|had|were|was) (?:\w+ ){0,2}(?:two|2|three|3|both|double|twice) (?:\w+ ){0,4}(?:for|instead of|not|rather than) (?:one|1|a single)
      (?:two|2|three|3|both|double|twice) (?:\w+ ){1,4}(?:hung|given|put up|connected|run|infused) (?:\w+ ){0,3}(?:for|instead of|not|rather than) (?:one|1|a single)
      (?:set|running|ran|run|going) (?:\w+ ){0,2}\d+ (?:\w+ ){0,2}(?:instead of|not|rather than) \d+
      (?:gave|was given|were given|been given|got|had|drank|hung|connected) (?:\w+ ){0,2}_ (?:\w+ )?(?:instead of|rather than) (?:\w+ )?_
      (?:baby|babies|infant|newborn|toddler|child) (?:got|was given|has been given|had|drank) (?:\w+ ){0,2}adult (?:feed|formula|drink|sip|supplement)
      (?:gave|was given|were given|been given|drank)\b.*\ballergic to|allergic to\b.*\b(?:gave|was given|were given|been given|drank)
      (?:mixed|muddled) up (?:\w+ ){0,3}(?:patients?|residents?|babies|feeds|supplements|bottles)|(?:powder|formula|feed) (?:\w+ ){0,3}(?:(?:under|over|mis) ?measured|made (?:up )?wrong(?:ly)?)
      (?<!^(?:can|may|could|should|how|is|are|what|if)\b.*)(?:${GAVE}) \S+ (?:\S+ ){0,8}(?:${EXPIRED})
      (?:accidentally|mistakenly) (?:drank|drunk|swallowed|took|ate|given|gave|had|hung|connected)\b|(?:drank|drunk|swallowed|took|taken|given|gave|hung|connected)\b.*\b(?:by (?:mistake|accident)|accidentally|in error)
      (?:${EXPIRED}) (?:\w+ ){0,4}(?:was|were|has been|have been|got|been) (?:\w+ )?(?:given|used|fed|drunk|hung|taken|eaten|put up)
      (?<!^(?:can|may|could|should|how|is|are|what|if)\b.*)(?:${GAVE}) (?:\w+ ){0,6}(?:${ANOTHERS})
      (?:${ANOTHERS}) (?:\w+ )?(?:${GAVE})
      (?:gave|given|fed) (?:\w+ ){0,3}(?:bed|bay|room) \d+ (?:\w+ ){0,3}(?:to|instead)
      (?<!^(?:can|may|could|should|how|is|are|what|if)\b.*)(?:${MADE_UP_WITH}) (?:\w+ ){0,6}(?:${WRONG_STRENGTH})
      (?<!\b(?:can|may|could|should)\b.*)(?:${GAVE}|hung) (?:\S+ ){0,5}(?:instead of|rather than) (?:\S+ ){0,4}(?:kcal|strength|feed|formula|milk|_)
      (?:ran|run|running|went|given|set|hung|infused) (?:\w+ ){0,2}(?:(?:at )?(?:double|twice|half) (?:the )?(?:rate|speed|volume|amount|dose)|too (?:fast|quickly|slowly))
      (?:missed|skipped|forgot|forgotten|omitted|slept through) (?:to give )?(?:(?!names?|codes?|details|how|what|which|password|about|list|search)\w+ ){0,4}(?:${A_FEED})(?! (?:plan|list|code|name|step))
      (?:${A_FEED}) (?:was|were|got|has been|have been) (?:\w+ )?(?:missed|skipped|forgotten|omitted|not given|never given)
      (?:feed|feeds|packs?|bags?|bolus|pump) (?:\w+ )?(?:ran out|run out|finished|ended|emptied|ran through) (?:\w+ ){0,2}(?:early|too soon|too quickly|ahead)
    `,
  ],
  [
    'expired',
    anyOf`
      (?:${EXPIRED})(?= .*\b(?:ok|okay|safe|fine|still|use|drink|take|give|feed|have|drank|eat)\b)
      (?:ok|okay|safe|fine|alright|still|drink|take|give|gave|drank|use) .*\b(?:${EXPIRED})
    `,
  ],
  [
    'change',
    anyOf`
      (?:${END_OF_LIFE})(?= .*\b(?:keep|go on|going|carry on|continu\w+|stop|withdraw|withhold|worth|still|point)\b)
      (?:keep|go on|carry on|continue|stop|withdraw|withhold)\b.*\b(?:${END_OF_LIFE})
      (?:keep|keeping) (?:\w+ ){0,2}(?:feeds?|pump|nutrition) (?:going|running)
      ^(?:(?:so|and|ok|well) )*(?:what|where) (?:should|shall|do|would|can|could|to) (?:(?:i|we|he|she|you) )?(?:best )?(?:start|begin)(?: (?:with|on|at|from))?(?: (?:${PERSON}|with|this|the|my)\b(?: (?!app|plan|regimen)\w+)?)*$
      (?:put|add|mix|stir|sprinkle|blend|use)\w* (?:(?!water|scoops?|powder|feed|medic\w+|drugs?|the)\w+ ){1,3}(?:in|into|to|with) (?:the |a |my |our |his |her |this )?(?:baby|babies|infant|newborn|toddler|child|son|daughter) (?:formula|feed|bottle|milk)
    `,
  ],
  [
    'illness',
    anyOf`
      when (?:do|should|must|would|to|shall) (?:(?:i|we|they|you) )?(?:escalate|worry|panic|be (?:worried|concerned))\b(?! .*(?:order|complaint|delivery))
      (?:danger\w*|risks?|chances?) (?:of|to) (?:\w+ ){0,2}(?:aspirat\w+|choking|refeeding|dumping|reflux\w*) (?:\w+ )?(?:when|if|while|lying|flat)
    `,
  ],
  [
    'choice',
    anyOf`
      (?:most|more|closest|nearest|resembl\w+|similar|comes?|close) (?:\w+ ){0,3}(?:like |to )?(?:${HUMAN_MILK})
      (?:resembl\w+|mimics?) (?:${HUMAN_MILK})
      (?:${STOCKIST})\b.*\b(?:${HAS_NONE})\b.*\b(?:${SAME})
      (?:feed|build|fatten|beef|bulk|plump) (?:me|him|her|them|us|somebody|someone|(?:my|the|a|an|our|this) (?:\w+ ){1,2})(?: )?up
    `,
  ],
  ['dose', anyOf`, (?:(?:any|some|have|give) )?(?:more|another|another one|one more|extra)$`],
  [
    'case',
    anyOf`(?:prescribed|put on|given|supposed to (?:take|have|drink)) .*\b(?:hates?|dislikes?|cannot stand|cant stand|cannot face|cant face|sick of|dont like|do not like)`,
  ],
  [
    'need',
    anyOf`
      (?:healthy|ideal|target|goal|normal|right) (?:body )?weight (?:for|of|at) (?:\w+ ){0,3}\d[\d.]*
      (?:phe|phenylalanine|tyr|tyrosine|leucine|leu|methionine|met|lysine|protein) tolerance (?:(?:of|at|is|was) )*\d[\d.]*
      ratio (?:of )?\d(?:\.\d+)?:1 .*\bkcals?\b|\bkcals?\b.* ratio (?:of )?\d(?:\.\d+)?:1
    `,
  ],
];

/** A delivery that came twice is of the Resource Centre, and a button that does not work may be of the app. */
const OF_ELSE: Partial<Record<Decision, RegExp>> = {
  incident: /\b(?:deliver\w*|order\w*|invoice\w*|courier|app|calculator|recipe)\b/u,
  device: /\b(?:app|screen|website|page|click\w*|save|print|login|menu)\b/u,
};

const MADE_UP = new RegExp(
  `^(?:(?:so|and|but|ok|what) )*(?:suppose|supposing|say|imagine|if|assume|assuming|picture|pretend)(?: that)? (?:${SOMEBODY}) (?:\\w+ ){0,3}(?:had|has|have|loses?|lost|gets?|got|were|was|is|needs?|cannot|cant|suffers?|develops?)\\b.*\\b(?:which|what)\\b.*\\b(?:${FOOD})(?![a-z])`,
  'u',
);
/** What labels mark of anybody's food is looked up, for whomever. */
const BY_A_MARK =
  /\b(?:allerg\w*|intoleran\w*|vegan|vegetarian|halal|kosher|coeliac|\w+ free|free from|how (?:much|many|long))\b/u;

const OF_A_LEVEL =
  /\b(?:which|what) (?:iddsi )?(?:level|thickness|consistency|texture)\b(?! (?:is|are|does) _).*\b(?:in|for|with|after|if)\b/u;

const OWN_ORGAN = anyOf`
  (?:i|my|me|myself)\b (?:\w+ ){0,4}(?:${ORGAN}) (?:\w+ )?(?:${FAILS}).*\b(?:which|what)
  (?:${ORGAN}) (?:\w+ )?(?:${FAILS}) (?:for )?(?:myself|me)\b.*\b(?:which|what)
`;
export const isOwnOrgan = (text: string): boolean => OWN_ORGAN.test(text);

/** What is decided, or has gone wrong, in words that hold whatever is looked up beside them. */
export function mishapIn({ text, words }: Said): Decision | undefined {
  if (isOwnOrgan(text)) return 'illness';
  const found = MISHAPS.find(
    ([kind, pattern]) => pattern.test(text) && OF_ELSE[kind]?.test(text) !== true,
  )?.[0];
  if (found !== undefined) return found;
  if (MADE_UP.test(text) && !BY_A_MARK.test(text)) return 'choice';
  const isOfSwallowing = words.some((word) => isOfABody(word) || /^(?:aspirat|swallow)/u.test(word));
  return OF_A_LEVEL.test(text) && isOfSwallowing ? 'illness' : undefined;
}
