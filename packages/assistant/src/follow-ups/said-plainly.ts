import { wordsOf } from '../language/words.ts';
import { namedProduct, nearestTo, withWordsAdded } from '../names/name-match.ts';
import { NUTRIENT_WORDS } from '../vocabulary/nutrient-words.ts';
import type { NamedProduct, NameIndex } from '../names/name-index.ts';
import type { Query } from '../message/query.ts';
import type { Conversation } from './conversation.ts';

// A follow-up without what surrounds it, and what two questions before it ask together.

/** "Lovely, so in mmol then ta": what is asked, without thanks or politeness. Where nothing more was said, that is what was said. */
export function saidPlainly(message: string, { before }: Conversation): string {
  const core = message.replace(BEFORE_IT, '').replace(AFTER_IT, '');
  const plain = /\w/u.test(core) ? core : message;
  const said = plain
    .replace(AND_THIS, 'and ')
    .replace(BESIDES, '')
    .replace(MORE_OR_LESS, 'is that more than ')
    .replace(AN_AGE_FIRST, 'which for a $1')
    .replace(JUST_ONE, ', $1 pack')
    .replace(BUT_SO_MANY, ', ')
    .replace(SO_MANY_A_DAY, '$1')
    .replace(WOULD_GIVE, 'in $1');
  // "What is that per bottle", of the first of a list: of that one; "1.5" is a strength there, and else so much.
  return before === 'list'
    ? said.replace(A_STRENGTH, 'at $1 kcal/ml')
    : said
        .replace(SO_MUCH_INSTEAD, 'and for $1')
        .replace(A_FRAME, (_, both?: string) => (both === undefined ? '' : `${both} `));
}
/** So few words, of nobody and of nothing that is decided: "its shelf life", whatever was said around it. */
export const isOfALabelAlone = (plain: string): boolean =>
  plain.trim().split(/\s+/u).length <= FEW_WORDS && !MAY_DECIDE.test(plain);
const FEW_WORDS = 6;
const MAY_DECIDE =
  /\b(?:giv\w+|put|step|wean\w*|stay|move|runs?|running|rates?|start\w*|stop\w*|swap\w*|switch\w*|chang\w+|increas\w*|decreas\w*|reduc\w*|should|shall|must|limits?|max\w*|enough|too|likely|usual\w*|normal\w*|safe|ok|okay|fine|suit\w*|needs?|best|better|good|recommend\w*|prefer\w*|give|use|using|on|my|our|i|we|him|her|his|he|she|pt|patients?|residents?|m[ae]n|wom[ae]n|lady|gentleman|lads?|boy|girl|baby|babies|mrs?|ms|miss|bed|ward|admission|how many|doses?|dosing)\b/iu;

const BEFORE_IT =
  /^(?:(?:(?:ok(?:ay)?|hm+|oh|ah|i see|got it|gotcha|fair enough)[\s,.!–—-]+(?=\S)|(?:right|grand|great|perfect|lovely|brilliant|brill|cheers|thanks(?: a (?:lot|mill(?:ion)?))?|thank you|ta|nice(?: one)?|cool|super|class|sound|good)(?:\s*[,.!–—-]+\s*(?=\S)|\s+(?=(?:\w+\s*\?|(?:and|so|now|then|what|whats|how|which|is|are|does|do|has|can|could|in|per|for|as|the|any|both|same|no|not|sorry|actually|wait|i|im|by|with|only|just|thanks|ta|ok|right|under|over|from|\d+)\b))))+)+/iu;
const AFTER_IT =
  /(?<=\w.*)(?:[\s,.!–—-]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|then|if (?:you|u) (?:can|could|don['’]?t mind))(?= *[?.!,]*$| +(?:please|pls|thanks|ta|cheers)))+(?=[\s?.!,]*$)/iu;
/** "Can I have that in mmol", "what would it be per 100 kcal": on what it is asked. */
export const A_FRAME =
  /^(?:(?:and|so|now|then)[\s,]+)*(?:(?:can|could|may) (?:i|we|you|u)(?: please)?(?: (?:get|have|see|give me|give us|do|show me|put|tell me))? |(?:please )?(?:give|show|tell) (?:me|us) |put |what['’]?s |what (?:is|was|would) |i(?:['’]?d| would)? (?:need|want|like) )(?:(both)(?: of (?:them|those|these))?|it|that|this|them|those|these|(?=the same (?:again )?(?:for|with) (?!my|his|her|our|an? |the patient)))(?: (?:be|come to|work out as))?(?: |(?=the same))(?=the same |(?:in|per|as|for) (?:mmols?|mg|g|grams?|micrograms?|ml|an?|one|each|half|kcals?|kj|litres?|\d[\d.,]*)\b|per )/iu;
/** "Plus iron"; of a longer question it says nothing. */
const AND_THIS = /^(?:plus|also)[\s,]+(?=\S+(?:\s+\S+){0,2}[\s?.!]*$)/iu;
const BESIDES = /^(?:plus|also)[\s,]+(?=\w)/iu;
/** "More or less than Dalesip Two" */
const MORE_OR_LESS = /^(?:(?:and|so)[\s,]+)*(?:more|higher) or (?:less|lower) than (?=\w)/iu;
/** "12 year old, which" */
const AN_AGE_FIRST =
  /^(?:(?:and|so|now)[\s,]+)*(?:for )?(?:an? )?(\d{1,2} ?(?:years?|yrs?|y|months?|mths?|weeks?|wks?)?(?:[ -]?olds?|o)?)[\s,]+which(?: (?:ones?|of (?:them|those)))?[\s?]*$/iu;
/** "Same for Lumeket Pot, just one" */
const JUST_ONE =
  /(?<=\b(?:same|for|and|now)\b.*\w)[\s,]+(?:just|only|but) (one|two|three|four|\d{1,2})[\s?.!]*$/iu;
/** "And if she has two a day" */
const SO_MANY_A_DAY =
  /^(?:(?:and|so|but|what)[\s,]+)*if (?:he|she|they|pt|the patient)(?:['’]?s|['’]?re)?(?: (?:has|have|having|takes?|taking|gets?|getting|drinks?|is on|are on|on))* ((?:one|two|three|four|five|six|\d{1,2}) (?:a|per) day)[\s?.!]*$/iu;
/** "1.5", "oops 1500" */
const A_STRENGTH = /^(?:(?:and|the)\s+)?(\d\.\d)(?: ones?)?[\s?.!]*$/iu;
const SO_MUCH_INSTEAD =
  /^(?:oops|whoops|argh|sorry|no|nope|i meant)[\s,.!–—-]+(?:i meant )?(\d[\d.,]*)[\s?.!]*$/iu;
/** "Dalesip Two but one bottle" */
const BUT_SO_MANY =
  /(?<=\w{3,})[\s,]+but(?: (?:just|only|for|in))? (?=(?:one|two|three|four|an?|\d+) \w+[\s?.!]*$)/iu;
/** "What would 3 bottles give" */
const WOULD_GIVE =
  /^(?:(?:and|so|now|then)[\s,]+)*what (?:would|do|does|will) (\d+ \w+) (?:give|be|come to|contain|have|provide|make|hold)(?: (?:me|us|you))?[\s?]*$/iu;

/** What the last questions ask together: "both", "all three", of rows of one product, or of products, asked one after the other. */
export function askedTogether(message: string, conversation: Conversation): Conversation {
  const { query, earlier } = conversation;
  const [id, another] = query?.products ?? [];
  if (query === null || id === undefined || another !== undefined) return conversation;
  const count = COUNTS[(ALL_OF.exec(message)?.[1] ?? '').toLowerCase()] ?? 2;
  let { nutrients, products } = query;
  for (const { products: others, nutrients: rows, topics } of earlier.toReversed()) {
    const [before, second] = others;
    if (before === undefined || second !== undefined) break;
    const isOfOne =
      before === id &&
      products.length === 1 &&
      query.nutrients.length > 0 &&
      query.topics.length + topics.length === 0;
    const areMany = count > 2;
    if (isOfOne && nutrients.length < count && (areMany || BOTH.test(message)))
      nutrients = [...new Set([...rows, ...nutrients])];
    else if (
      before !== id &&
      nutrients === query.nutrients &&
      products.length < count &&
      (areMany || OF_TWO.test(message))
    )
      products = [...new Set([before, ...products])];
    else break;
  }
  return nutrients.length > query.nutrients.length || products.length > 1
    ? withQuery(conversation, { ...query, nutrients, products })
    : conversation;
}
/** "All three", "which of the three has least" */
const ALL_OF =
  /\b(?:all(?: of)?(?: (?:the|these|those))?|(?:of|between|among)(?: all)?(?: (?:the|these|those))?) (three|four|five|[3-5])(?= of them\b| products\b| feeds\b| [a-z]+s\b| (?:in|per|for|as|with|have|do|are|would)\b|[\s?.!,]*$)/iu;
const COUNTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, 3: 3, 4: 4, 5: 5 };
const withQuery = (conversation: Conversation, query: Query): Conversation => ({
  ...conversation,
  query,
  asked: query,
  askedOfOne: [],
  shown: query.products,
  listed: query.products,
});
/** "Sodium of the two", "all three in mmol", after as many: of both, of each, and of none that is called Two, nor in 3 ml. */
export const withBoth = (message: string, { query }: Conversation): string => {
  if (query?.subject !== 'products') return message;
  const { products, nutrients } = query;
  if (products.length > 2) return message.replace(ALL_THREE, 'each of them');
  return products.length === 2
    ? message.replace(OF_THE_TWO, 'both')
    : nutrients.length > 1
      ? message.replace(ALL_THREE, 'both')
      : message;
};
const OF_THE_TWO =
  /(?<=\b(?:of|in|for|between) )(?:the|those|these) (?:two|2)(?: of (?:them|those|these))?(?=[\s?.!,]*$)/iu;
const ALL_THREE = /\ball (?:the )?(?:two|three|four|five|[2-5])\b(?= (?:in|per|for|of|as)\b|[\s?.!]*$)/iu;
const BOTH = /\b(?:both|(?:the|those|these) (?:two|2))\b/iu;
const OF_TWO =
  /\b(?:both|either|neither|the (?:two|2)|(?:those|these) (?:two|2)|they|them|their|those|these|difference|by how (?:much|many)|how far apart|each(?! (?:bottle|pack|bag|carton|pouch|pot|sachet|tin|tub|bar|scoop|serving|portion|day|100)))\b/iu;

/**
 * "Not the fibre one, the protein", "wrong one, I wanted the juice": the product that is meant, by its name. `undefined` where nothing is put
 * right, or no one product is meant.
 */
export function meantInstead(message: string, { query }: Conversation, names: NameIndex): string | undefined {
  const groups = (NOT_THAT.exec(message) ?? THAT_NOT.exec(message) ?? PUT_RIGHT.exec(message))?.groups;
  if (groups === undefined || query?.subject !== 'products') return undefined;
  const { meant = '', not } = groups;
  const own = query.products.flatMap((id) => namedProduct(names, id) ?? []);
  // Of two that are held against each other one is put in the place of the other (`others`).
  if (own.length !== 1) return undefined;
  // "Sorry, protein", after a figure, is a row.
  const mayBeARow = query.nutrients.length > 0 || groups['not'] === undefined;
  if (mayBeARow && isNoNameAlone(meant, names) && !/\b(?:one|version|variant|variety)\b/iu.test(message))
    return query.nutrients.length > 0 && isARow(meant) && !/\bthe\b/iu.test(message)
      ? `and ${meant}`
      : undefined;
  const found = ofTheirs(meant, own, names);
  // "The liquid, not the powder": both are words of names.
  const isNoName = not !== undefined && ofTheirs(not, own, names) === undefined && !isOf(not, own);
  return found === undefined || isNoName ? undefined : `i meant ${found.product.name}`;
}
const isOf = (said: string, own: readonly NamedProduct[]): boolean =>
  ONE_JUST_SAID.test(said) ||
  own.some(({ brand, rest }) => wordsOf(said).every(({ text }) => brand === text || rest.includes(text)));
const ONE_JUST_SAID = /^(?:that|this|it)(?: one)?$/iu;

/** The one product of the same range that these words are of: one that was spoken of with the words added, or a name that holds them. */
function ofTheirs(said: string, own: readonly NamedProduct[], names: NameIndex): NamedProduct | undefined {
  const words = wordsOf(said).flatMap(({ text }) => (text === 'the' ? [] : [text]));
  const [one, other] = own;
  if (words.length === 0 || one === undefined) return undefined;
  const spelt = words.join(' ');
  const named = names.all.find(({ brand, rest }) => [brand, ...rest].join(' ') === spelt);
  if (named !== undefined) return named;
  const isIt = words.every((word) => one.rest.includes(word));
  const wider = other === undefined && !isIt ? withWordsAdded(names, one, words) : undefined;
  if (wider !== undefined) return wider;
  // "The protein one", of Mini Fibre: Mini Protein.
  const swapped = names.all.find(
    ({ brand, rest }) =>
      brand === one.brand &&
      one.rest.length > 1 &&
      !isIt &&
      [...one.rest.slice(0, -1), ...words].join(' ') === rest.join(' '),
  );
  if (swapped !== undefined && other === undefined) return swapped;
  const family = names.all.filter(
    ({ brand, rest }) =>
      own.some((each) => each.brand === brand) &&
      words.every((word) => rest.includes(word) || brand === word),
  );
  const ofWords = words.filter((word) => word !== one.brand);
  const whole = family.filter(({ rest }) => rest.length === ofWords.length);
  const [found, another] = whole.length > 0 ? whole : nearestTo(own, family);
  if (ofWords.length === 0 || another !== undefined) return undefined;
  // "The oil", of another range: of one name of all.
  const [only, more] =
    found === undefined ? names.all.filter(({ rest }) => words.every((word) => rest.includes(word))) : [];
  return found ?? (more === undefined ? only : undefined);
}

/** "And the 1.2 one", "the dialysis version?": by its name, where nothing else is asked. */
export function calledByItsWord(
  message: string,
  { query }: Conversation,
  names: NameIndex,
): string | undefined {
  const [, again] = HAS_THE_SAME.exec(message) ?? [];
  const [, lead = '', said = '', one] = THE_ONE.exec(again === undefined ? message : `and ${again}`) ?? [];
  const own =
    query?.subject === 'products' ? query.products.flatMap((id) => namedProduct(names, id) ?? []) : [];
  const isNoName = one === undefined && isNoNameAlone(said, names);
  const found = own.length === 0 || own.length > 2 || isNoName ? undefined : ofTheirs(said, own, names);
  return found === undefined || own.includes(found)
    ? undefined
    : `${IS_HELD_AGAINST.test(lead) ? lead : 'and '}${found.product.name}`;
}
/** "Does the protein one have the same" */
const HAS_THE_SAME =
  /^(?:(?:and|so)\s+)*(?:does|do|has|is|are) (the .+?)(?: (?:have|has|got))? the same(?: ones)?[\s?.!]*$/iu;
const THE_ONE =
  /^((?:(?:and|so|now|then|what about|how about|same (?:again )?(?:for|with|in)|for|in|vs\.?|versus|against|(?:what )?if (?:it|that) (?:was|were|is)|(?:how does (?:it|that) )?(?:compared?|sit|stack up|measure up|do|fare)(?: (?:it|that))? (?:to|with|against|next to|beside))\s+)*)(?:the|that)\s+([\w.:+-]+(?:\s+[\w.:+-]+){0,2}?)(\s+(?:one|version|variant|variety|feed|drink))?[\s?.!]*$/iu;

const IS_HELD_AGAINST = /^(?:vs|versus|against|how does|compare|same)/iu;

/** An allergen, a form or a place in a row is no name by itself. */
const isARow = (said: string): boolean => wordsOf(said).every(({ text }) => NUTRIENT_WORDS.has(text));
const isNoNameAlone = (said: string, { brands }: NameIndex): boolean =>
  !brands.has(wordsOf(said)[0]?.text ?? '') &&
  wordsOf(said).some(({ text }) => NUTRIENT_WORDS.has(text) || MAY_BE_ELSE.test(text));
const MAY_BE_ELSE =
  /^(?:milk|soya|egg|fish|powder|liquid|infant|junior|child|difference|other|first|second|third|last|rest|source|label|same)$/u;

const WRONG =
  '(?:(?:no|nope|sorry|oops|apologies|actually|wait|ah|oh|wrong one|my mistake|not that(?: one)?)[\\s,;.!–—-]+)';
const I_MEANT =
  "(?:(?:i|it)(?:['’]?m| was| am|['’]?s| is)? ?(?:meant|mean|wanted|want|need|needed|after|on about|should be|should have been)?|meant|should be|that should be|but|rather) ";
const ONE = '(?: (?:one|version|variant|variety|product))?';
const SAID = "[\\w.:+'’-]+(?: [\\w.:+'’-]+){0,4}?";
/** "Not the fibre one, the protein" */
const NOT_THAT = new RegExp(
  `^${WRONG}*(?:i meant? )?not (?:the )?(?<not>${SAID})${ONE}\\s*[,;–—-]+\\s*${WRONG}*(?:${I_MEANT})?(?:the )?(?<meant>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
/** "The protein, not the fibre one" */
const THAT_NOT = new RegExp(
  `^${WRONG}*(?:${I_MEANT})?(?:the )?(?<meant>${SAID})${ONE}\\s*[,;–—-]*\\s*(?:and )?not (?:the )?(?<not>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
/** "Wrong one, I wanted the juice" */
const PUT_RIGHT = new RegExp(
  `^(?:${WRONG}+(?:${I_MEANT})?|i (?:meant|mean|wanted) )(?:the )?(?<meant>${SAID})${ONE}[\\s?.!]*$`,
  'iu',
);
