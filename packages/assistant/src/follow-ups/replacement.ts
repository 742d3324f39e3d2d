// Longer than other files: all ways in which a few words replace something are in one place.
import { nutrientById } from '../catalogue.ts';
import { asksNothing } from './repeated-question.ts';
import type { ProductRange } from '../names/description.ts';
import { limitsOf } from '../quantities/limits.ts';
import { COMPARATORS, type Comparator } from '../quantities/quantity.ts';
import { CONTENTS, FORM_OR_CONTAINER, kinds } from '../message/criterion-kinds.ts';
import { namedProduct } from '../names/name-match.ts';
import { type Criterion, isLimit, NOTHING_LEFT, packOfBasis, type Query } from '../message/query.ts';

// Short follow-ups after a list or a yes-or-no answer that replace something: the side of a limit, the ranking, or the products
// it is asked about.

const AND = '(?:(?:and|so|ok|but|then|now|no|oh|oops|wait|sorry|actually|please|,) )*';
const MEANT = '(?:(?:i|we) (?:mean|meant)|meant|should (?:be|have been|say)|make (?:it|that)|rather|or) ';
const END = '(?: (?:then|instead|now|please|though|it|that|this|they|those|these|ones|rather|too))*$';

/** "Sorry, I meant above", "no, under": the other side of the same limit. */
const OTHER_SIDE = new RegExp(
  String.raw`^(?=.*\b(?:no|sorry|oops|wait|mean|meant|should|make|rather|instead)\b)${AND}(?:${MEANT})?(?:the )?(${Object.keys(COMPARATORS).join('|')}|more|higher|less|fewer|lower)(?: not \w+(?: than)?)?${END}`,
  'u',
);
const BARE_SIDES: Readonly<Record<string, Comparator>> = {
  more: 'above',
  higher: 'above',
  less: 'below',
  fewer: 'below',
  lower: 'below',
};
/** "Now by energy", "same by fat", "sort those by protein instead". */
const BY_ANOTHER = new RegExp(
  String.raw`^${AND}(?:(?:the )?same |(?:sort|order|rank|list|show|do|put)(?:ed)? )?(?:(?:it|them|those|that|these) )?(?:(?:what|how) about )?by (?:\w+ ){0,3}\w+${END}`,
  'u',
);
const ASKS_OF_THEM = '(?:which|what|how many|any|are there any)';
/** "Which are then", "which Tarnvanes do", "which ones don't". */
const WHICH_ARE = new RegExp(
  String.raw`^${AND}(?:which|what|how many|any|anything|something|ones|(?:are|do|have|is|does|has) (?:there )?any) (?:\w+ ){0,4}?(not|are|is|do|does|have|has|can|would|arent|isnt|dont|doesnt|havent|hasnt|cant|are not|do not|does not)(?: (?:be|used|suitable|ok|okay|allowed|fine))?${END}`,
  'u',
);
const IS_NOT = /nt$|not$/u;
/** "Which ones are zero", "which have none". */
const NONE_OF_IT = new RegExp(
  String.raw`^${AND}${ASKS_OF_THEM}(?: (?:of|them|these|those|the|ones?|products?|that|which))*(?: (?:are|is|have|has|with|at|contain|contains|got|say|says|come|out))+ (?:zero|0|none|nil|no|nothing)(?: (?:of it|of that|at all|in them|in it|in|g|mg|fibre))*${END}`,
  'u',
);

/** Criteria that define a search, and are not asked about. */
const OF_WHOM = kinds('form', 'brand', 'type', 'disorder', 'among', 'country');
/** Criteria that may be true of one product, and then be asked about others. */
const ASKED = kinds(
  'age',
  'diet',
  'allergen',
  'flavour',
  'scheme',
  'iddsi',
  'ingredient',
  'complete',
  'sample',
  'container',
  'nutrient',
);

/** The query that replaces the one before; `undefined` if nothing is replaced. */
export function withPartReplaced(query: Query, last: Query): Query | undefined {
  if (query.products.length > 0) return undefined;
  return (
    ofAnotherSide(query, last) ??
    byAnother(query, last) ??
    noneOfIt(query, last) ??
    withoutIt(query, last) ??
    ofWhichItIs(query, last) ??
    orElse(query, last)
  );
}

const LAID_DOWN = { ...NOTHING_LEFT, unknown: [], reference: null } as const;

function ofAnotherSide({ text }: Query, last: Query): Query | undefined {
  const side = OTHER_SIDE.exec(text)?.[1];
  if (side === undefined || last.subject !== 'list') return undefined;
  const at = last.criteria.findLastIndex((each) => each.kind === 'pack' || isLimit(each));
  const limited = last.criteria[at];
  if ((limited?.kind !== 'nutrient' && limited?.kind !== 'pack') || limited.limits === 'some')
    return undefined;
  const { low, high, isLowOpen: _, isHighOpen: __, about, ...unit } = limited.limits;
  const value = about ?? low ?? high;
  // A range between two numbers has no other side.
  if (value === null || (about === undefined && low !== null && high !== null)) return undefined;
  const limits = { ...unit, ...limitsOf(value, COMPARATORS[side] ?? BARE_SIDES[side], null) };
  return { ...last, ...LAID_DOWN, text, criteria: last.criteria.with(at, { ...limited, limits }) };
}

function byAnother({ text, nutrients, criteria, order }: Query, last: Query): Query | undefined {
  const [by, other] = nutrients;
  if (last.subject !== 'list' || last.order === null || order !== null || criteria.length > 0)
    return undefined;
  if (by === undefined || other !== undefined || !BY_ANOTHER.test(text)) return undefined;
  return { ...last, ...LAID_DOWN, text, nutrients: [by], order: { ...last.order, by, place: 1 } };
}

function noneOfIt({ text, isCount, criteria }: Query, last: Query): Query | undefined {
  if (last.subject !== 'list' || !NONE_OF_IT.test(text)) return undefined;
  const value = last.order?.by ?? last.nutrients[0];
  if (value === undefined || nutrientById(value) === undefined) return undefined;
  if (criteria.some((each) => !('value' in each && each.value === value))) return undefined;
  const none: Criterion = { kind: 'nutrient', is: false, value, limits: 'some', basis: null };
  return {
    ...last,
    ...LAID_DOWN,
    text,
    isCount,
    order: null,
    nutrients: [value],
    // Drops criteria that require the nutrient: they would contradict "none of it".
    criteria: [...last.criteria.filter((each) => !('value' in each && each.value === value)), none],
  };
}

/** "What about without" after those with fibre: those without. */
function withoutIt({ text }: Query, last: Query): Query | undefined {
  const trait = last.criteria.at(-1);
  if (last.subject !== 'list' || trait?.is !== true || !ASKED.has(trait.kind) || !WITHOUT_IT.test(text))
    return undefined;
  return { ...last, ...LAID_DOWN, text, criteria: [...last.criteria.slice(0, -1), { ...trait, is: false }] };
}
const WITHOUT_IT = new RegExp(
  String.raw`^${AND}(?:(?:what|how) about )?(?:(?:the )?ones )?without(?: it| that| any)?${END}`,
  'u',
);

/** "Is Tarnvane Energy for a 4 year old?", "which Tarnvanes are": those for which it is true. */
function ofWhichItIs(query: Query, last: Query): Query | undefined {
  const { text, criteria, unclear, nutrients, topics, isCount } = query;
  const verb = WHICH_ARE.exec(text)?.[1];
  const asksElse =
    nutrients.length + topics.length + query.unknown.length + query.leftOver.length > 0 ||
    query.order !== null;
  if (verb === undefined || asksElse || (unclear !== null && unclear.kind !== 'brand')) return undefined;
  if (!criteria.every(({ kind }) => OF_WHOM.has(kind) || kind === 'age')) return undefined;
  const asked = last.subject === 'products' ? askedOf(last) : last.criteria;
  const traits = asked.filter(({ kind }) => ASKED.has(kind));
  const isNot = IS_NOT.test(verb);
  const [trait, another] = traits;
  // After a list, only a negation or a count is a follow-up ("how many have fibre?", "which are then"); with two traits, it is
  // unclear which is meant.
  if (last.subject === 'list' && !isNot)
    return last.isCount && criteria.length === 0 ? { ...last, isCount } : undefined;
  if (trait === undefined || another !== undefined) return undefined;
  if (trait.kind === 'age' && criteria.some(({ kind }) => kind === 'age')) return undefined;
  const kinds =
    criteria.length > 0 || unclear !== null
      ? criteria
      : asked.filter((each) => each !== trait && OF_WHOM.has(each.kind));
  return {
    ...query,
    ...LAID_DOWN,
    subject: 'list',
    isCount,
    criteria: [...kinds, isNot ? { ...trait, is: !trait.is } : trait],
  };
}

/** "Anything else under a year?", "what else in your list isn't": the same trait for all others, without a second negation. */
export function othersWithTrait(query: Query, last: Query, shown: readonly string[]): Query | undefined {
  const { text, criteria, products, unclear, nutrients, topics } = query;
  const verb = ELSE.exec(text)?.groups?.['verb'];
  if (!ELSE.test(text) || products.length > 0 || unclear !== null) return undefined;
  if (nutrients.length + topics.length + query.unknown.length > 0 || query.order !== null) return undefined;
  const asked = last.subject === 'products' ? askedOf(last) : last.criteria;
  const isNot = verb !== undefined && IS_NOT.test(verb);
  const traits = asked.filter(({ kind }) => ASKED.has(kind) && kind !== 'container');
  const alike = traits.filter(({ is }) => is !== isNot);
  const [trait, another] = alike.length === 1 ? alike : traits;
  // "Which is not approved, and what else isn't": both negations are the same.
  const isTurned = isNot !== IS_NOT_SAID.test(last.text);
  const meant =
    criteria.length > 0
      ? criteria
      : verb === undefined || trait === undefined || another !== undefined
        ? []
        : [isTurned ? { ...trait, is: !trait.is } : trait];
  const isSought = criteria.length === 0 || query.leftOver.length + query.unreadTraits.length === 0;
  if (meant.length === 0 || !isSought) return undefined;
  const said = leftOut(meant);
  const ids = [...new Set([...leftOut(last.criteria), ...shown])].filter((id) => !said.includes(id));
  return {
    ...query,
    ...LAID_DOWN,
    subject: 'list',
    criteria: [
      ...meant,
      ...last.criteria.filter(
        // Criteria of the patient stay (allergen, diet, disorder, age); the type of product may change.
        (each) => IS_FOR.has(each.kind) && meant.every(({ kind }) => kind !== each.kind),
      ),
      ...(ids.length === 0 ? [] : [{ kind: 'among', is: false, ids, words: 'before' } as const]),
    ],
  };
}
/** Products that were excluded. */
const leftOut = (all: readonly Criterion[]) =>
  all.flatMap((each) => (each.kind === 'among' && !each.is ? each.ids : []));
const ELSE =
  /\b(?:(?:what|which|any|anything|something|who|ones?) else|(?:what|which|any) other(?! (?:flavours?|sizes?|packs?|way|side|values?|names?|codes?)\b))\b(?:.*\b(?<verb>not|are|is|do|does|have|has|arent|isnt|dont|doesnt|havent|hasnt)$)?/u;
const IS_FOR = kinds('allergen', 'diet', 'disorder', 'country', 'age');
const IS_NOT_SAID = /\b(?:not|isnt|arent|dont|doesnt|havent|hasnt)\b/u;

/** What was asked about one product, as criteria for a list. */
function askedOf({ criteria, nutrients, topics, amounts, text }: Query): readonly Criterion[] {
  const scheme = topics.includes('reimbursement') ? /\b(?:gms|acbs)\b/u.exec(text)?.[0] : undefined;
  if (scheme !== undefined)
    return [{ kind: 'scheme', is: !IS_NOT_SAID.test(text), value: scheme === 'gms' ? 'gms' : 'acbs' }];
  const [value, other] = nutrients;
  const isHeld = value !== undefined && other === undefined && amounts.length + topics.length === 0;
  return criteria.length === 0 &&
    isHeld &&
    /\b(?:contains?|have|has|any|with)\b/u.test(text) &&
    !/\bhow\b/u.test(text)
    ? [{ kind: 'nutrient', is: true, value, limits: 'some', basis: null }]
    : criteria;
}

/** "No, the chocolate ones", "sorry, I meant vegan": replaces the criterion of that kind. */
export const TAKES_BACK =
  /^(?:(?:oh|oops|wait|,) )*(?:no (?:, )*(?:the .*\bones?\b|i meant?|sorry|wait|just|only)|no ,|sorry\b|i meant?\b|meant\b)/u;
const SAYS_WHICH =
  /\b(?:with|contain\w*|has|have|having|which|made|free|no|not|without|nor|non|avoid\w*|exclud\w*|arent|isnt|dont)\b/u;

const ONLY = /^(?:just|only)\b/u;

/** Kinds that share a negation across messages: contents after "without milk", forms after "not powders". */
const GROUPS = [CONTENTS, FORM_OR_CONTAINER];
const TAKEN_BACK = kinds('diet', 'scheme', 'flavour', 'container');

/** A bare criterion is excluded if the one before it was: "sips without milk", "and soya?". */
export function withSameNegation(query: Query, last: Query): Query {
  const said = query.text.replace(/^(?:(?:oh|oops|no|sorry|,) )+/u, '');
  if (last.subject !== 'list' || SAYS_WHICH.test(said) || ONLY.test(said)) return query;
  const isTakenBack = TAKES_BACK.test(query.text);
  // "Any liquids" after a list without metabolic ones asks for liquids.
  const asksForSome = /^(?:(?:and|ok|so|are|there|then|have|you|do) )*any\b/u.test(said);
  return {
    ...query,
    criteria: query.criteria.map((each) => {
      const group = GROUPS.find((all) => all.has(each.kind));
      const before = last.criteria.findLast(({ kind }) =>
        isTakenBack && TAKEN_BACK.has(each.kind) ? kind === each.kind : group?.has(kind),
      );
      // "Leave out the powders" is negated already.
      return before === undefined || !each.is || (asksForSome && each.kind !== 'allergen')
        ? each
        : { ...each, is: before.is };
    }),
  };
}

/** "Or chocolate" after those with vanilla: either will do. */
function orElse(query: Query, last: Query): Query | undefined {
  const [also, another] = query.criteria;
  if (last.subject !== 'list' || also === undefined || another !== undefined) return undefined;
  if (!/^or (?:the |any )?\w+(?: \w+)?(?: ones?)?$/u.test(query.text) || !EITHER.has(also.kind) || !also.is)
    return undefined;
  const at = last.criteria.findLastIndex((each) => each.kind === also.kind);
  const first = last.criteria[at];
  if (first?.is !== true) return undefined;
  return {
    ...last,
    ...LAID_DOWN,
    text: query.text,
    criteria: last.criteria.with(at, { ...first, or: [...(first.or ?? []), also] }),
  };
}
const EITHER = kinds('flavour', 'diet', 'disorder', 'container', 'brand');

/** "And tube?" after sip feeds asks for tube feeds instead, though a few products are both. */
export const IS_A_ROUTE = /^(?:tube-feed|oral-nutritional-supplement)$/u;
const ONLY_NAMED =
  /^(?:(?:and|or|ok|so|then|now|what about|how about|same for|same again for|in|for|the|any|as) )*\w+(?: \w+)?(?: ones?)?(?: (?:then|instead|please))*$/u;
const NARROWS = /\b(?:only|just|also|both|which|that|too|as well|of|are)\b/u;

/** "Ok and tube feeds that are vegan": the other type comes first, so it replaces the one before. */
const BEGINS_WITH_A_ROUTE =
  /^(?:(?:and|or|ok|so|then|now|what about|how about|any|the) )*(?:(?:tube|enteral|sip|oral)\b(?: nutritional)?(?: (?:feed|supplement|drink))s?\b|ons\b)(?! (?:as well|too)\b)/u;

const AGE_OR_NUTRIENT = kinds('age', 'nutrient');

/** Whether a criterion of the last list is replaced by a new one. */
export function isReplacedBy(
  each: Criterion,
  query: Query,
  shown: readonly string[],
  { fits }: ProductRange,
): boolean {
  const { criteria, text } = query;
  const isOfItsKind = criteria.some(({ kind }) => kind === each.kind);
  if (TAKES_BACK.test(text) && isOfItsKind && !AGE_OR_NUTRIENT.has(each.kind)) return true;
  // "And bars?" after powders: no powder is a bar, so bars replace them.
  if (each.kind !== 'form' || !each.is || criteria.length === 0 || !criteria.every(({ is }) => is))
    return false;
  const isTheOtherRoute = (other: Criterion) =>
    other.kind === 'form' &&
    other.value !== each.value &&
    IS_A_ROUTE.test(other.value) &&
    IS_A_ROUTE.test(each.value);
  if (BEGINS_WITH_A_ROUTE.test(text)) return criteria.some(isTheOtherRoute);
  return (
    ONLY_NAMED.test(text) &&
    !NARROWS.test(text) &&
    criteria.every(
      (other) =>
        isTheOtherRoute(other) || (FORM_OR_CONTAINER.has(other.kind) && !shown.some((id) => fits(other, id))),
    )
  );
}

/** "And at least 18 g protein", "which has the least fat" after a limit per bottle: also per bottle. */
export function onTheSameBasis(query: Query, last: Query): Query {
  const perPack = packOfBasis(last.criteria.findLast(isLimit)?.basis);
  if (perPack === undefined || /\b100\b/u.test(query.text)) return query;
  const basis = { perPack };
  return {
    ...query,
    basis: query.basis ?? (query.order === null ? null : basis),
    criteria: query.criteria.map((each) =>
      isLimit(each) && each.basis === null && each.limits.of === undefined ? { ...each, basis } : each,
    ),
  };
}

/** "What about the Tarnvanes" after a list: those of that brand. */
export function ofAnotherBrand(query: Query, last: Query, { names }: ProductRange): Query | undefined {
  const { unclear, text } = query;
  if (last.subject !== 'list' || unclear?.kind !== 'brand' || !asksNothing(query)) return undefined;
  if (query.unknown.length > 0 || query.amounts.length > 0) return undefined;
  const brand = namedProduct(names, unclear.ids[0])?.brand;
  if (brand === undefined) return undefined;
  return {
    ...last,
    ...LAID_DOWN,
    text,
    criteria: [
      { kind: 'brand', is: true, value: brand },
      ...last.criteria.filter(({ kind }) => kind !== 'brand' && kind !== 'among'),
    ],
  };
}
