import { lowerFirst, nutrientInASentence } from '../answers/values.ts';
import { nutrientById } from '../catalogue.ts';
import { namedProduct } from './name-match.ts';
import type { NameIndex } from './names.ts';
import type { Reading } from './reading.ts';
import { atJoints, COMES_IN } from './apart.ts';
import { listed } from '../language/phrases.ts';
import type { Spoken } from './spoken.ts';

// A follow-up that points at one product is the question with that product's name: it is read as any other question.

/** The one product that "it" is: the last that was answered of. */
const inFocus = ({ query, shown, before }: Spoken): string | undefined => {
  if (!/^(?:lookup|list|compare)$/u.test(before ?? 'lookup')) return undefined;
  const [only, another] = query?.subject === 'products' ? query.products : shown;
  return another === undefined ? only : undefined;
};

/** "How many ml of that one is 10 g protein": with the name of what it points at. `undefined` where it points at nothing, or names a product. */
export function withTheName(message: string, spoken: Spoken, names: NameIndex): string | undefined {
  const named = namedProduct(names, inFocus(spoken));
  if (named === undefined) return undefined;
  // "How much sodium is that", after so many ml of it: of as much.
  const isOfAsMuch =
    !COMES_IN.test(message) && ((spoken.query?.amounts.length ?? 0) > 0 || spoken.query?.target != null);
  const whole =
    isOfAsMuch || OF_TWO.test(message) || OF_A_LIST.test(message)
      ? message
      : message.replace(POINTS, named.product.name);
  return whole === message ? undefined : whole;
}

/** "Salt in Wrenfold Sip 1.5, and how is it stored": "it" is the one product that was named last. */
export function withItsName(
  message: string,
  reads: (text: string) => Reading,
  asksOfAProduct: (text: string) => boolean,
): string {
  if (reads(message).mentions.length === 0) return message;
  let name: string | undefined;
  let isNamed = false;
  let isOfAsMuch = false;
  return atJoints(message)
    .map((part) => {
      const { mentions, words } = reads(part);
      const [mention, another] = mentions;
      if (mention === undefined && name !== undefined && !isOfAsMuch && !OF_TWO.test(part)) {
        const named = part.replace(POINTS, name);
        // "And can it work offline" is of the app.
        return asksOfAProduct(named) ? named : part;
      }
      // "Kcal in this, and that": both, where the second is a name and no word more.
      const isOneMore =
        mention !== undefined && isNamed && words.length - (mention.to - mention.from) <= MOST_BESIDE_A_NAME;
      if (mention !== undefined)
        name =
          mention.kind === 'product' && another === undefined && !isOneMore
            ? mention.product.name
            : undefined;
      isNamed ||= mention !== undefined;
      isOfAsMuch ||= SO_MUCH.test(part);
      return part;
    })
    .join('');
}

/** "Ages of both", "are they vegan": of all that the message named. "The same for X": what was asked before it, of X. */
export function withTheirNames(
  message: string,
  reads: (text: string, beside: readonly string[]) => Reading,
  asksOfAProduct: (text: string) => boolean,
): string {
  if (!(ALL_OF_THEM.test(message) || /\bsame\b/iu.test(message)) || reads(message, []).mentions.length < 2)
    return message;
  /** The question before, with the product it names. */
  let before = '';
  let namesOne = false;
  const all: string[] = [];
  const ids: string[] = [];
  return atJoints(message)
    .map((part) => {
      const { mentions } = reads(part, ids);
      const [mention, another] = mentions;
      if (mention === undefined) {
        before += part;
        const named = all.length > 1 && all.length <= A_FEW ? part.replace(ALL_OF_THEM, listed(all)) : part;
        return named !== part && asksOfAProduct(named) ? named : part;
      }
      for (const each of mentions)
        if (each.kind === 'product' && !ids.includes(each.product.id)) {
          all.push(each.product.name);
          ids.push(each.product.id);
        }
      const name = mention.kind === 'product' && another === undefined ? mention.product.name : undefined;
      const again =
        namesOne && name !== undefined && SAME_FOR.test(part)
          ? inItsPlace(before, reads(before, []), name)
          : undefined;
      if (again !== undefined) return `${again.replace(JOINED_ON, '')}${JOINED_ON.exec(part)?.[0] ?? ''}`;
      before = namesOne ? part : before + part;
      namesOne = name !== undefined;
      return part;
    })
    .join('');
}

/** The words of a part with another name in the place of the one it names. */
function inItsPlace(
  part: string,
  { words, mentions }: Reading,
  name: string | undefined,
): string | undefined {
  const [mention] = mentions;
  const said = words
    .slice(mention?.from, mention?.to)
    .map(({ text }) => text)
    .join(' ');
  const at = part.toLowerCase().indexOf(said);
  return mention === undefined || name === undefined || at === -1
    ? undefined
    : part.slice(0, at) + name + part.slice(at + said.length);
}

/** "Then the same for the ER 20" */
const SAME_FOR =
  /^(?:(?:and|then|also|plus)\s+)*(?:(?:the\s+)?same(?:\s+(?:again|question|info|figures?|thing|things))?|ditto)\s+(?:for|with|of|in|on)\s+(?:the\s+)?(?=\w)/iu;
/** What joins a part to the next. */
const JOINED_ON = /[\s,;&.?–—-]*(?:\b(?:and|also|plus|then|so|but)[\s,]*)*$/iu;
/** "Ages of both", "are they on the GMS", "packs for each". */
const ALL_OF_THEM =
  /(?<=\b(?:of|for|in|are|do|is|can|with|from) )(?:both(?: of (?:them|those|these))?|the two of them|each(?: of (?:them|those|these|the two))?|they both|they|them)\b(?! (?:mean|say|want|ask|tell|need|is|has|one))(?<!\bwhich of (?:them|those|these))/iu;

/** "And", and the comma after it. */
const MOST_BESIDE_A_NAME = 2;

/** "Is that with the milk or without", after a figure of a powder: the figure again, with what its label says of the milk. */
export const withTheMilk = (message: string, { query, before }: Spoken): string | undefined =>
  before === 'lookup' &&
  query !== null &&
  query.nutrients.length > 0 &&
  query.products.length === 1 &&
  OF_THE_MILK.test(message)
    ? `${query.text} with the milk`
    : undefined;
const OF_THE_MILK =
  /^(?:(?:and|so|ok|but)[\s,]+)*(?:is|was|are|does|do)\s+(?:that|it|this|they|those)(?:\s+\w+){0,2}?\s+(?:with(?:out)?|before|after|includ\w+|count\w*)\s+(?:the\s+|any\s+)?(?:milk|water)\b(?:\s+(?:in(?:\s+it)?|added|or\s+(?:not|with(?:out)?)(?:\s+it)?))*\s*\??$/iu;

/** "Times 3", after so many ml of it: three times as many. */
export function timesAsMuch(message: string, { query }: Spoken): string | undefined {
  const [, before, after] = TIMES.exec(message) ?? [];
  const [amount, another] = query?.amounts ?? [];
  const times = Number(before ?? after);
  return amount?.kind === 'measure' && another === undefined && times > 0
    ? `${amount.amount * times} ${amount.unit}`
    : undefined;
}
const TIMES =
  /^(?:(?:and|so|ok|now|then)[\s,]+)*(?:(?:(?:x|×|times|by|multiplied by)\s*(\d+(?:\.\d+)?))|(\d+(?:\.\d+)?)\s*(?:x|×|times))(?:\s+(?:of\s+)?(?:that|those|them|it|a day|daily|per day))*\s*[?.]*$/iu;

/** "So the other one has no protein", after two one after the other: the one before the last. */
export function ofTheOther(message: string, { query, named }: Spoken, names: NameIndex): string | undefined {
  const one =
    named.length > 1 && query?.subject === 'products' && query.products.length === 1
      ? namedProduct(names, named.at(-2))
      : undefined;
  return one !== undefined && THE_OTHER.test(message) && !HELD_AGAINST.test(message.replace(THE_OTHER, ''))
    ? message.replace(THE_OTHER, one.product.name)
    : undefined;
}
const THE_OTHER = /\bthe other (?:one|product|feed|drink|powder)\b(?!s)/iu;

/** "Back to the first one, what age is it from": one that was asked about before, in the order they were named. */
export function backToOne(message: string, spoken: Spoken): { message: string; spoken: Spoken } | undefined {
  const [, which = '', rest = ''] = BACK_TO.exec(message) ?? [];
  const place = PLACES[which.toLowerCase()];
  const { query, named } = spoken;
  const id = place === undefined || named.length < 2 ? undefined : named.at(place);
  return id === undefined || query === null
    ? undefined
    : {
        message: rest,
        spoken: {
          ...spoken,
          query: { ...query, subject: 'products', products: [id], isComparison: false },
          shown: [id],
          named: [...named.filter((each) => each !== id), id],
        },
      };
}
const BACK_TO =
  /^(?:(?:ok|right|and|now|so|actually|sorry)[\s,]+)*(?:go(?:ing)? |can we go |lets go )?back to (?:the )?(first|original|second|third|previous|other|one before)(?: (?:one|product|feed|drink|powder|that))?\b[\s,:;–—-]*(.*\w.*)$/isu;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  original: 0,
  second: 1,
  third: 2,
  previous: -2,
  other: -2,
  'one before': -2,
};

/** "Potassium per 100 ml?", of the one product that was spoken of. */
export const withTheNameBefore = (message: string, spoken: Spoken, names: NameIndex): string | undefined => {
  const named = namedProduct(names, inFocus(spoken));
  return named === undefined || OF_OTHERS.test(message) ? undefined : `${named.product.name}: ${message}`;
};

/** "What packs does that come in", after a list of a few: those. */
export const ofThose = (message: string, { shown }: Spoken): string | undefined => {
  const whole = message.replace(POINTS, 'those');
  return shown.length > 1 && shown.length <= A_FEW && whole !== message ? whole : undefined;
};
const A_FEW = 4;

/** "Do they both come in a 1000 ml pack", after two products: with their names. */
export const packsOfThem = (
  message: string,
  { query, shown }: Spoken,
  names: NameIndex,
): string | undefined =>
  query?.subject === 'products' &&
  shown.length > 1 &&
  shown.length <= A_FEW &&
  COMES_IN.test(message) &&
  ALL_OF_THEM.test(message)
    ? message.replace(ALL_OF_THEM, listed(shown.flatMap((id) => namedProduct(names, id)?.product.name ?? [])))
    : undefined;

/** "The Mini has more, right?", after Dalesip Two: than that. */
export function thanTheOther(
  message: string,
  reads: () => Reading,
  spoken: Spoken,
  names: NameIndex,
): string | undefined {
  const named = namedProduct(names, inFocus(spoken));
  if (named === undefined || !HAS_MORE.test(message) || HELD_AGAINST.test(message)) return undefined;
  const { words, mentions } = reads();
  const [mention, another] = mentions;
  if (mention?.kind !== 'product' || another !== undefined || mention.product === named.product)
    return undefined;
  const [id, other] = spoken.query?.nutrients ?? [];
  const nutrient = other === undefined ? nutrientById(id ?? '') : undefined;
  // "Has more": of what was asked before.
  const of = nutrient === undefined ? '' : ` in ${lowerFirst(nutrientInASentence(nutrient))}`;
  const short = words
    .slice(mention.from, mention.to)
    .map(({ text }) => text)
    .join(' ');
  const at = message.toLowerCase().indexOf(short);
  const whole =
    at === -1 ? message : message.slice(0, at) + mention.product.name + message.slice(at + short.length);
  return whole.replace(
    HAS_MORE,
    (said, what?: string) => `${said}${what === undefined ? of : ''} than ${named.product.name}`,
  );
}
const HAS_MORE =
  /\b(?:(?:has|have|got|gives?|contains?|is)(?: got)? (?:more|less|fewer|higher|lower)|(?:more|less|fewer|higher|lower))( (?!right\b|or\b|then\b|isn|doesn|does\b|per\b)[a-z]+)?(?=\s*(?:[?.,]|$|right\b|per\b))/iu;
const HELD_AGAINST = /\b(?:than|vs|versus|compared?|which|any|is there|are there|ones?|list|show)\b/iu;

/** "Which suits under 18s", after two that were held against each other: which of those. */
export const whichOfThose = (message: string, { query, shown, before }: Spoken): string | undefined =>
  before === 'compare' || (query?.subject === 'products' && shown.length > 1 && shown.length <= A_FEW)
    ? OF_WHICH.exec(message)?.slice(1).join(' of those ')
    : undefined;
const OF_WHICH =
  /^((?:(?:and|so|ok|but|then)[\s,]+)*which)(?: ones?)?\s+((?:is|are|suits?|can|could|comes?|has|have|does|do|may|fits?|works?)\b.*)$/isu;

const OF_OTHERS =
  /\b(?:which|ones?|any|another|others?|else|list|show|what do (?:you|we)|what have (?:you|we)|(?:do|have) you)\b/iu;
/** "What do you have with fibre in it" */
const OF_A_LIST = /\b(?:what (?:do|have) (?:you|we)|list|with(?:out)? (?:\w+ ){1,3}in it)\b/iu;
const SO_MUCH =
  /(?:\d|\b(?:an?|half|one|two|three|four|five|six))\s*(?:x\s*)?(?:mls?|l|litres?|g|grams?|bottles?|packs?|cartons?|sachets?|pouch(?:es)?|tins?|tubs?|pots?|scoops?|bags?)\b/iu;
/** "Is it higher than the Mini", "is there less in that or in the other": of two. */
const OF_TWO =
  /\b(?:than|versus|vs|compar\w+|differ\w*|or (?:in )?(?:the|that|this)|another|others?|both|first|second|third|last|previous|earlier|original)\b/iu;

/** No "that" of a page, a range or what was said. */
const OF_ELSE =
  '(?!\\s+(?:mean|matter|help|make sense|right|ok\\b|correct|enough|per\\b|all\\b|in total|because|why|how|so\\b|different|the same|more|less|better|higher|lower|than|instead|true|fine|go for|apply|what\\b|a lot|too\\b|much\\b|many\\b|app\\b|range|brand|family|line\\b|list|method|equation|figure|calculat|number|result|feeds\\b|ones?\\b|week|day|patient|time|page|screen|step|report|plan|case|way))';
const ONE_OF_THEM = '(?:that|this) (?:one|product|feed|drink)';
const IN_IT = `(?<=\\b(?:in|of|for|with|about|from)\\s)(?:it|${ONE_OF_THEM}|(?:that|this)(?=\\s*(?:[?.,!;:)(–—-]|$)|\\s(?:and|please|pls|thanks|too|as well|for|in|per|at|to)\\b))(?=\\s*(?:[?.,!;:)(–—-]|$|\\s))`;
const IS_IT = `(?<=\\b(?:is|isn['’]?t|does|doesn['’]?t|do|has|hasn['’]?t|can|could|will|would|was)\\s)(?:${ONE_OF_THEM}|it|that|this)${OF_ELSE}(?=\\s+\\w)`;
const POINTS = new RegExp(`${IN_IT}|${IS_IT}`, 'iu');
