// Longer than other files: all ways in which a few words replace something are in one place.
import { nutrientById } from '../catalogue.ts';
import { asksNothing } from './repeated-question.ts';
import type { ProductRange } from '../names/description.ts';
import { limitsOf } from '../quantities/limits.ts';
import { COMPARATORS, type Comparator } from '../quantities/quantity.ts';
import { CONTENTS, FORM_OR_CONTAINER, kinds } from '../message/criterion-kinds.ts';
import { namedProduct } from '../names/name-match.ts';
import { type Criterion, isLimit, NO_UNREAD_WORDS, packNounOfBasis, type Query } from '../message/query.ts';

// Short follow-ups after a list or a yes-or-no answer that replace something: the side of a limit, the ranking, or the products
// it is asked about.

const LEAD_IN = '(?:(?:and|so|ok|but|then|now|no|oh|oops|wait|sorry|actually|please|,) )*';
const CORRECTION =
  '(?:(?:i|we) (?:mean|meant)|meant|should (?:be|have been|say)|make (?:it|that)|rather|or) ';
const TRAILING_WORDS =
  '(?: (?:then|instead|now|please|though|it|that|this|they|those|these|ones|rather|too))*$';

/** "Sorry, I meant above", "no, under": the other side of the same limit. */
const OPPOSITE_COMPARATOR = new RegExp(
  String.raw`^(?=.*\b(?:no|sorry|oops|wait|mean|meant|should|make|rather|instead)\b)${LEAD_IN}(?:${CORRECTION})?(?:the )?(${Object.keys(COMPARATORS).join('|')}|more|higher|less|fewer|lower)(?: not \w+(?: than)?)?${TRAILING_WORDS}`,
  'u',
);
const BARE_COMPARATORS: Readonly<Record<string, Comparator>> = {
  more: 'above',
  higher: 'above',
  less: 'below',
  fewer: 'below',
  lower: 'below',
};
/** "Now by energy", "same by fat", "sort those by protein instead". */
const OTHER_RANKING = new RegExp(
  String.raw`^${LEAD_IN}(?:(?:the )?same |(?:sort|order|rank|list|show|do|put)(?:ed)? )?(?:(?:it|them|those|that|these) )?(?:(?:what|how) about )?by (?:\w+ ){0,3}\w+${TRAILING_WORDS}`,
  'u',
);
const ASKS_OF_THEM = '(?:which|what|how many|any|are there any)';
/** "Which are then", "which Tarnvanes do", "which ones don't". */
const WHICH_ARE = new RegExp(
  String.raw`^${LEAD_IN}(?:which|what|how many|any|anything|something|ones|(?:are|do|have|is|does|has) (?:there )?any) (?:\w+ ){0,4}?(not|are|is|do|does|have|has|can|would|arent|isnt|dont|doesnt|havent|hasnt|cant|are not|do not|does not)(?: (?:be|used|suitable|ok|okay|allowed|fine))?${TRAILING_WORDS}`,
  'u',
);
const IS_NOT = /nt$|not$/u;
/** "Which ones are zero", "which have none". */
const ASKS_FOR_NONE = new RegExp(
  String.raw`^${LEAD_IN}${ASKS_OF_THEM}(?: (?:of|them|these|those|the|ones?|products?|that|which))*(?: (?:are|is|have|has|with|at|contain|contains|got|say|says|come|out))+ (?:zero|0|none|nil|no|nothing)(?: (?:of it|of that|at all|in them|in it|in|g|mg|fibre))*${TRAILING_WORDS}`,
  'u',
);

/** Criteria that define a search, and are not asked about. */
const SEARCH_KINDS = kinds('form', 'brand', 'type', 'disorder', 'among', 'country');
/** Criteria that may be true of one product, and then be asked about others. */
const PRODUCT_FACT_KINDS = kinds(
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
    withOppositeComparator(query, last) ??
    rankByAnother(query, last) ??
    excludeInstead(query, last) ??
    withoutIt(query, last) ??
    listWhereTrue(query, last) ??
    withAlternative(query, last)
  );
}

const NO_REFERENCE = { ...NO_UNREAD_WORDS, unknownWords: [], reference: null } as const;

function withOppositeComparator({ text }: Query, last: Query): Query | undefined {
  const side = OPPOSITE_COMPARATOR.exec(text)?.[1];
  if (side === undefined || last.subject !== 'list') return undefined;
  const at = last.criteria.findLastIndex((each) => each.kind === 'pack' || isLimit(each));
  const limited = last.criteria[at];
  if ((limited?.kind !== 'nutrient' && limited?.kind !== 'pack') || limited.limits === 'some')
    return undefined;
  const { low, high, isLowOpen: _, isHighOpen: __, approximate, ...unit } = limited.limits;
  const value = approximate ?? low ?? high;
  // A range between two numbers has no other side.
  if (value === null || (approximate === undefined && low !== null && high !== null)) return undefined;
  const limits = { ...unit, ...limitsOf(value, COMPARATORS[side] ?? BARE_COMPARATORS[side], null) };
  return { ...last, ...NO_REFERENCE, text, criteria: last.criteria.with(at, { ...limited, limits }) };
}

function rankByAnother({ text, nutrients, criteria, order }: Query, last: Query): Query | undefined {
  const [by, other] = nutrients;
  if (last.subject !== 'list' || last.order === null || order !== null || criteria.length > 0)
    return undefined;
  if (by === undefined || other !== undefined || !OTHER_RANKING.test(text)) return undefined;
  return { ...last, ...NO_REFERENCE, text, nutrients: [by], order: { ...last.order, by, place: 1 } };
}

function excludeInstead({ text, asksForCount, criteria }: Query, last: Query): Query | undefined {
  if (last.subject !== 'list' || !ASKS_FOR_NONE.test(text)) return undefined;
  const value = last.order?.by ?? last.nutrients[0];
  if (value === undefined || nutrientById(value) === undefined) return undefined;
  if (criteria.some((each) => !('value' in each && each.value === value))) return undefined;
  const exclusion: Criterion = { kind: 'nutrient', isRequired: false, value, limits: 'some', basis: null };
  return {
    ...last,
    ...NO_REFERENCE,
    text,
    asksForCount,
    order: null,
    nutrients: [value],
    // Drops criteria that require the nutrient: they would contradict "none of it".
    criteria: [...last.criteria.filter((each) => !('value' in each && each.value === value)), exclusion],
  };
}

/** "What about without" after those with fibre: those without. */
function withoutIt({ text }: Query, last: Query): Query | undefined {
  const trait = last.criteria.at(-1);
  if (
    last.subject !== 'list' ||
    trait?.isRequired !== true ||
    !PRODUCT_FACT_KINDS.has(trait.kind) ||
    !WITHOUT_IT.test(text)
  )
    return undefined;
  return {
    ...last,
    ...NO_REFERENCE,
    text,
    criteria: [...last.criteria.slice(0, -1), { ...trait, isRequired: false }],
  };
}
const WITHOUT_IT = new RegExp(
  String.raw`^${LEAD_IN}(?:(?:what|how) about )?(?:(?:the )?ones )?without(?: it| that| any)?${TRAILING_WORDS}`,
  'u',
);

/** "Is Tarnvane Energy for a 4 year old?", "which Tarnvanes are": those for which it is true. */
function listWhereTrue(query: Query, last: Query): Query | undefined {
  const { text, criteria, unresolvedName, nutrients, topics, asksForCount } = query;
  const verb = WHICH_ARE.exec(text)?.[1];
  const asksElse =
    nutrients.length + topics.length + query.unknownWords.length + query.unusedWords.length > 0 ||
    query.order !== null;
  if (verb === undefined || asksElse || (unresolvedName !== null && unresolvedName.kind !== 'brand'))
    return undefined;
  if (!criteria.every(({ kind }) => SEARCH_KINDS.has(kind) || kind === 'age')) return undefined;
  const askedCriteria = last.subject === 'products' ? questionAsCriteria(last) : last.criteria;
  const traits = askedCriteria.filter(({ kind }) => PRODUCT_FACT_KINDS.has(kind));
  const isNegated = IS_NOT.test(verb);
  const [trait, another] = traits;
  // After a list, only a negation or a count is a follow-up ("how many have fibre?", "which are then"); with two traits, it is
  // unclear which is meant.
  if (last.subject === 'list' && !isNegated)
    return last.asksForCount && criteria.length === 0 ? { ...last, asksForCount } : undefined;
  if (trait === undefined || another !== undefined) return undefined;
  if (trait.kind === 'age' && criteria.some(({ kind }) => kind === 'age')) return undefined;
  const kinds =
    criteria.length > 0 || unresolvedName !== null
      ? criteria
      : askedCriteria.filter((each) => each !== trait && SEARCH_KINDS.has(each.kind));
  return {
    ...query,
    ...NO_REFERENCE,
    subject: 'list',
    asksForCount,
    criteria: [...kinds, isNegated ? { ...trait, isRequired: !trait.isRequired } : trait],
  };
}

/** "Anything else under a year?", "what else in your list isn't": the same trait for all others, without a second negation. */
export function othersWithTrait(query: Query, last: Query, shown: readonly string[]): Query | undefined {
  const { text, criteria, products, unresolvedName, nutrients, topics } = query;
  const verb = ASKS_FOR_ELSE.exec(text)?.groups?.['verb'];
  if (!ASKS_FOR_ELSE.test(text) || products.length > 0 || unresolvedName !== null) return undefined;
  if (nutrients.length + topics.length + query.unknownWords.length > 0 || query.order !== null)
    return undefined;
  const askedCriteria = last.subject === 'products' ? questionAsCriteria(last) : last.criteria;
  const isNegated = verb !== undefined && IS_NOT.test(verb);
  const traits = askedCriteria.filter(({ kind }) => PRODUCT_FACT_KINDS.has(kind) && kind !== 'container');
  const alike = traits.filter(({ isRequired }) => isRequired !== isNegated);
  const [trait, another] = alike.length === 1 ? alike : traits;
  // "Which is not approved, and what else isn't": both negations are the same.
  const isNegationFlipped = isNegated !== NEGATION.test(last.text);
  const requestedTraits =
    criteria.length > 0
      ? criteria
      : verb === undefined || trait === undefined || another !== undefined
        ? []
        : [isNegationFlipped ? { ...trait, isRequired: !trait.isRequired } : trait];
  const isSought = criteria.length === 0 || query.unusedWords.length + query.unreadCriteria.length === 0;
  if (requestedTraits.length === 0 || !isSought) return undefined;
  const excluded = excludedIds(requestedTraits);
  const ids = [...new Set([...excludedIds(last.criteria), ...shown])].filter((id) => !excluded.includes(id));
  return {
    ...query,
    ...NO_REFERENCE,
    subject: 'list',
    criteria: [
      ...requestedTraits,
      ...last.criteria.filter(
        // Criteria of the patient stay (allergen, diet, disorder, age); the type of product may change.
        (each) => PATIENT_KINDS.has(each.kind) && requestedTraits.every(({ kind }) => kind !== each.kind),
      ),
      ...(ids.length === 0 ? [] : [{ kind: 'among', isRequired: false, ids, words: 'before' } as const]),
    ],
  };
}
/** Products that were excluded. */
const excludedIds = (all: readonly Criterion[]) =>
  all.flatMap((each) => (each.kind === 'among' && !each.isRequired ? each.ids : []));
const ASKS_FOR_ELSE =
  /\b(?:(?:what|which|any|anything|something|who|ones?) else|(?:what|which|any) other(?! (?:flavours?|sizes?|packs?|way|side|values?|names?|codes?)\b))\b(?:.*\b(?<verb>not|are|is|do|does|have|has|arent|isnt|dont|doesnt|havent|hasnt)$)?/u;
const PATIENT_KINDS = kinds('allergen', 'diet', 'disorder', 'country', 'age');
const NEGATION = /\b(?:not|isnt|arent|dont|doesnt|havent|hasnt)\b/u;

/** What was asked about one product, as criteria for a list. */
function questionAsCriteria({ criteria, nutrients, topics, amounts, text }: Query): readonly Criterion[] {
  const scheme = topics.includes('reimbursement') ? /\b(?:gms|acbs)\b/u.exec(text)?.[0] : undefined;
  if (scheme !== undefined)
    return [{ kind: 'scheme', isRequired: !NEGATION.test(text), value: scheme === 'gms' ? 'gms' : 'acbs' }];
  const [value, other] = nutrients;
  const isContained = value !== undefined && other === undefined && amounts.length + topics.length === 0;
  return criteria.length === 0 &&
    isContained &&
    /\b(?:contains?|have|has|any|with)\b/u.test(text) &&
    !/\bhow\b/u.test(text)
    ? [{ kind: 'nutrient', isRequired: true, value, limits: 'some', basis: null }]
    : criteria;
}

/** "No, the chocolate ones", "sorry, I meant vegan": replaces the criterion of that kind. */
export const TAKES_BACK =
  /^(?:(?:oh|oops|wait|,) )*(?:no (?:, )*(?:the .*\bones?\b|i meant?|sorry|wait|just|only)|no ,|sorry\b|i meant?\b|meant\b)/u;
const RELATION_WORDS =
  /\b(?:with|contain\w*|has|have|having|which|made|free|no|not|without|nor|non|avoid\w*|exclud\w*|arent|isnt|dont)\b/u;

const ONLY_AT_START = /^(?:just|only)\b/u;

/** Kinds that share a negation across messages: contents after "without milk", forms after "not powders". */
const NEGATION_GROUPS = [CONTENTS, FORM_OR_CONTAINER];
const TAKEN_BACK = kinds('diet', 'scheme', 'flavour', 'container');

/** A bare criterion is excluded if the one before it was: "sips without milk", "and soya?". */
export function withSameNegation(query: Query, last: Query): Query {
  const text = query.text.replace(/^(?:(?:oh|oops|no|sorry|,) )+/u, '');
  if (last.subject !== 'list' || RELATION_WORDS.test(text) || ONLY_AT_START.test(text)) return query;
  const isWithdrawn = TAKES_BACK.test(query.text);
  // "Any liquids" after a list without metabolic ones asks for liquids.
  const asksForSome = /^(?:(?:and|ok|so|are|there|then|have|you|do) )*any\b/u.test(text);
  return {
    ...query,
    criteria: query.criteria.map((each) => {
      const group = NEGATION_GROUPS.find((all) => all.has(each.kind));
      const before = last.criteria.findLast(({ kind }) =>
        isWithdrawn && TAKEN_BACK.has(each.kind) ? kind === each.kind : group?.has(kind),
      );
      // "Leave out the powders" is negated already.
      return before === undefined || !each.isRequired || (asksForSome && each.kind !== 'allergen')
        ? each
        : { ...each, isRequired: before.isRequired };
    }),
  };
}

/** "Or chocolate" after those with vanilla: either will do. */
function withAlternative(query: Query, last: Query): Query | undefined {
  const [also, another] = query.criteria;
  if (last.subject !== 'list' || also === undefined || another !== undefined) return undefined;
  if (
    !/^or (?:the |any )?\w+(?: \w+)?(?: ones?)?$/u.test(query.text) ||
    !ALTERNATIVE_KINDS.has(also.kind) ||
    !also.isRequired
  )
    return undefined;
  const at = last.criteria.findLastIndex((each) => each.kind === also.kind);
  const first = last.criteria[at];
  if (first?.isRequired !== true) return undefined;
  return {
    ...last,
    ...NO_REFERENCE,
    text: query.text,
    criteria: last.criteria.with(at, { ...first, alternatives: [...(first.alternatives ?? []), also] }),
  };
}
const ALTERNATIVE_KINDS = kinds('flavour', 'diet', 'disorder', 'container', 'brand');

/** "And tube?" after sip feeds asks for tube feeds instead, though a few products are both. */
export const ROUTE_FORM = /^(?:tube-feed|oral-nutritional-supplement)$/u;
const NAMES_ONLY =
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
  { meets }: ProductRange,
): boolean {
  const { criteria, text } = query;
  const isOfSameKind = criteria.some(({ kind }) => kind === each.kind);
  if (TAKES_BACK.test(text) && isOfSameKind && !AGE_OR_NUTRIENT.has(each.kind)) return true;
  // "And bars?" after powders: no powder is a bar, so bars replace them.
  if (
    each.kind !== 'form' ||
    !each.isRequired ||
    criteria.length === 0 ||
    !criteria.every(({ isRequired }) => isRequired)
  )
    return false;
  const isOtherRoute = (other: Criterion) =>
    other.kind === 'form' &&
    other.value !== each.value &&
    ROUTE_FORM.test(other.value) &&
    ROUTE_FORM.test(each.value);
  if (BEGINS_WITH_A_ROUTE.test(text)) return criteria.some(isOtherRoute);
  return (
    NAMES_ONLY.test(text) &&
    !NARROWS.test(text) &&
    criteria.every(
      (other) =>
        isOtherRoute(other) || (FORM_OR_CONTAINER.has(other.kind) && !shown.some((id) => meets(other, id))),
    )
  );
}

/** "And at least 18 g protein", "which has the least fat" after a limit per bottle: also per bottle. */
export function inheritLimitBasis(query: Query, last: Query): Query {
  const perPack = packNounOfBasis(last.criteria.findLast(isLimit)?.basis);
  if (perPack === undefined || /\b100\b/u.test(query.text)) return query;
  const basis = { perPack };
  return {
    ...query,
    basis: query.basis ?? (query.order === null ? null : basis),
    criteria: query.criteria.map((each) =>
      isLimit(each) && each.basis === null && each.limits.perAmount === undefined ? { ...each, basis } : each,
    ),
  };
}

/** "What about the Tarnvanes" after a list: those of that brand. */
export function listBrand(query: Query, last: Query, { names }: ProductRange): Query | undefined {
  const { unresolvedName, text } = query;
  if (last.subject !== 'list' || unresolvedName?.kind !== 'brand' || !asksNothing(query)) return undefined;
  if (query.unknownWords.length > 0 || query.amounts.length > 0) return undefined;
  const brand = namedProduct(names, unresolvedName.ids[0])?.brand;
  if (brand === undefined) return undefined;
  return {
    ...last,
    ...NO_REFERENCE,
    text,
    criteria: [
      { kind: 'brand', isRequired: true, value: brand },
      ...last.criteria.filter(({ kind }) => kind !== 'brand' && kind !== 'among'),
    ],
  };
}
