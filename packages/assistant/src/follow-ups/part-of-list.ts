import { listed, singular, wordSet } from '../language/phrases.ts';
import { asksNothing, isSame, withoutAlternatives } from './repeated-question.ts';
import { matchingDescription, MIDDLE, middleOf, type ProductRange } from '../names/description.ts';
import { pickedByName } from './pointing.ts';
import { kinds } from '../message/criterion-kinds.ts';
import { type Criterion, isLimit, type Query } from '../message/query.ts';
import { EXCEPTION_WORDS, EXCLUDING_VERBS } from '../vocabulary/operator-words.ts';

// Follow-ups on a list that was shown: its first few, the list without some products, or without a criterion.

const LEAD_IN = '(?:(?:and|but|ok|actually|well|now|so|then|no|oh|please|can you|could you|lets|sorry) )*';

/** "First five", "not the plant one": the first products of a list that was shown, or the list without some. */
export function narrowList(
  originalQuery: Query,
  last: Query,
  shown: readonly string[],
  range: ProductRange,
): Query | undefined {
  // "Drop the powders", then "and the bars": excludes the bars too.
  const alsoExcluded =
    LEAVES_OUT.test(last.text) && asksNothing(originalQuery)
      ? ALSO_EXCLUDES.exec(originalQuery.text)?.[1]
      : undefined;
  const query =
    alsoExcluded === undefined ? originalQuery : { ...originalQuery, text: `drop ${alsoExcluded}` };
  const isRanked = query.order !== null || query.nutrients.length > 0;
  const count = isRanked ? numberIn(AMONG_THE_FIRST, query.text) : countInOrder(query.text);
  const removed =
    count === undefined && query.order === null ? removedFromList(query, shown, range) : undefined;
  const ids = count === undefined ? removed : shown.slice(0, count);
  if (ids === undefined || (removed === undefined && query.topics.length > 0)) return undefined;
  // "The first 3 of 14" of a ranking: "the least of 3" would be a different claim.
  const all = last.order === null || isRanked ? '' : ` of ${shown.length}`;
  const { order, nutrients, text } = query;
  return {
    ...last,
    criteria: [
      ...last.criteria,
      {
        kind: 'among',
        isRequired: count !== undefined,
        ids,
        words: count === undefined ? namesOf(ids, range) : `the first ${count}${all}`,
      },
    ],
    asksForCount: false,
    text,
    order: order ?? last.order,
    nutrients: count !== undefined && nutrients.length > 0 ? nutrients : last.nutrients,
  };
}
const ALSO_EXCLUDES = /^(?:and|or|nor) (the .+)$/u;
const AMONG_THE_FIRST = /\b(?:of|among|in|from) (?:the |those |these )?(?:first|top) (\d+)\b/u;
const COUNT_IN_ORDER =
  /^(?:(?:and|just|only|show|give|me|list|ok) )*(?:the )?(?:first|top) (\d+)(?: (?:of (?:them|those|these)|only|ones|please))?$/u;
const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};
const countInOrder = (text: string): number | undefined => numberIn(COUNT_IN_ORDER, text);
export const namesOf = (ids: readonly string[], { names }: ProductRange): string =>
  listed(
    names.all.flatMap(({ product }) => (ids.includes(product.id) ? [product.name] : [])),
    'or',
  );

const LEAVES_OUT = new RegExp(
  `^${LEAD_IN}(?:${EXCLUDING_VERBS}|${EXCEPTION_WORDS}|not|without|bin(?: off)?|cut|delete|scrap|forget|chuck|no(?= \\w+ ones\\b)|but not|all but|everything but) (.+)$`,
  'u',
);
const TAKES_OUT = new RegExp(
  `^${LEAD_IN}(?:take|leave|cut|strip|filter|knock|chuck|rule) (.+?) (?:out|off|away)(?:(?: of)? (?:it|that|there|the list|the comparison)| please)*$`,
  'u',
);

export const excludesFromList = (text: string): boolean => LEAVES_OUT.test(text) || TAKES_OUT.test(text);

const TRAILING_WORDS =
  /(?: (?:please|then|too|now|for now|(?:from|of|off) (?:it|that|there|them|these|those|the list|the comparison)))+$/u;

/** The products to exclude from those shown, by place, name or description. Only shown products count. */
export function removedFromList(
  query: Query,
  shown: readonly string[],
  range: ProductRange,
): readonly string[] | undefined {
  const around = TAKES_OUT.exec(query.text)?.[1];
  const description = (around ?? LEAVES_OUT.exec(query.text)?.[1])?.replace(TRAILING_WORDS, '');
  if (description === undefined || shown.length < 2) return undefined;
  const ids = matchListed(description, query, shown, range, around !== undefined);
  return ids.length === 0 || ids.length === shown.length ? undefined : ids;
}

function matchListed(
  description: string,
  query: Query,
  shown: readonly string[],
  range: ProductRange,
  isExclusion: boolean,
): readonly string[] {
  const [, side, number] = /^(?:the )?(first|top|last|bottom) (\d+)$/u.exec(description) ?? [];
  if (number !== undefined)
    return side === 'last' || side === 'bottom'
      ? shown.slice(-Number(number))
      : shown.slice(0, Number(number));
  const parts = description.split(/ (?:(?:and|or|nor|,) )+(?=the )/u);
  if (query.products.length >= parts.length) return shown.filter((id) => query.products.includes(id));
  if (query.reference?.kind === 'nth') return shown.slice(query.reference.index).slice(0, 1);
  if (MIDDLE.test(description)) return middleOf(shown);
  return unionIfAllFound(parts.map((each) => matchDescribed(each, query, shown, range, isExclusion)));
}

/** "The shot or the emulsion": both, or none if one is not recognised. */
const unionIfAllFound = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.some(({ length }) => length === 0) ? [] : [...new Set(parts.flat())];

/** "The infant one"; "the paediatric ones", but no other plural: "the vegan ones" is a criterion of the list. */
function matchDescribed(
  description: string,
  query: Query,
  shown: readonly string[],
  range: ProductRange,
  isExclusion: boolean,
): readonly string[] {
  const isPlural = /\bones\b|\b(?:powders|liquids|drinks|feeds|foods|products|supplements)\b/u.test(
    description,
  );
  const isSingular = description.startsWith('the ') && !isPlural;
  const isAboutAge = isPlural && query.criteria.length === 1 && query.criteria[0]?.kind === 'age';
  if (!isSingular && !isAboutAge && !isExclusion) return [];
  const found = matchingDescription(description, query, shown, range);
  const descriptionQuery = {
    ...query,
    text: description,
    criteria: [],
    nutrients: [],
    order: null,
    asksForCount: false,
  };
  return found.length > 0 ? found : (pickedByName(descriptionQuery, shown, range.names)?.ids ?? []);
}

/** "Without the fat" after figures: the other figures. */
export function withoutNutrient({ text, nutrients, products }: Query, last: Query): Query | undefined {
  const remaining = last.nutrients.filter((id) => !nutrients.includes(id));
  return last.subject === 'products' &&
    excludesFromList(text) &&
    products.length === 0 &&
    remaining.length > 0 &&
    remaining.length < last.nutrients.length
    ? { ...last, text, nutrients: remaining }
    : undefined;
}

const NO_LONGER_MATTERS =
  /\b(?:does not|doesnt|do not|dont|neednt|need not) (?:really |actually )?(?:matter|mind|care|bother|worry|have to|need to)\b|\b(?:is not|isnt|not|arent) (?:that |so |really )?(?:important|needed|necessary|required|essential|bothered|fussed|worried)\b|\b(?:optional|irrelevant)$|\bno need\b|\bdont need (?:it |them )?to\b/u;
const DROPS_CRITERION = new RegExp(
  `^${LEAD_IN}(?:(?:never ?mind|forget|ignor(?:e|ing)|disregard|scrap|regardless|irrespective|relax|lift)\\b|(?:drop|remove|lose|ditch|get rid of|take (?:off|out|away)|skip|leave(?: out)?|take|without) (?:.+ )?(?:bit|part|condition|requirement|limit|filter|criterion|restriction|thing)\\b)`,
  'u',
);
/** "Any flavour then", "of whatever size". */
const ANY_VALUE = new RegExp(
  `^${LEAD_IN}(?:(?:in|of|for|at|with) )?(?:any|whatever|whichever|all) (?:pack |bottle )?(\\w+)(?: (?:then|now|will do|is (?:fine|ok|good)|please|at all|too|goes|works|really))*$`,
  'u',
);

/** "Soya is ok", "milk allowed" after a list without it; "is milk allowed" and "no milk allowed" do not drop the criterion. */
const PERMITS =
  /^(?!(?:and |so )?(?:is|are|can|does|do|which|what)\b|.*\b(?:no(?! ,)|not|never|without|free|isnt|arent)\b).*\b(?:ok|okay|fine|allowed|permitted|alright|grand|all right)(?: (?:too|then|actually|now|after all|again))*$/u;

/** "Put the adult ones back in", "bring back the powders" */
const PUTS_BACK =
  /\b(?:put|add|bring|include|let|pop|stick|throw|have|want)\b.*\b(?:back|again|after all)\b/u;

/** Names for kinds of criteria. */
const CRITERION_NAMES: Readonly<Partial<Record<Criterion['kind'], ReadonlySet<string>>>> = {
  pack: wordSet('size pack bottle carton tin pouch sachet pot volume'),
  container: wordSet('container packaging bottle carton tin pouch sachet pot'),
  flavour: wordSet('flavour taste'),
  age: wordSet('age'),
  diet: wordSet('diet'),
  allergen: wordSet('allergen allergy'),
  country: wordSet('country region'),
  brand: wordSet('brand make'),
  disorder: wordSet('disorder condition'),
  form: wordSet('form format'),
};

/** "Never mind the size", "forget the vegan bit", "any flavour then": the list without that criterion. */
export function withoutCriterion(query: Query, last: Query): Query | undefined {
  const { text } = query;
  const [, any] = ANY_VALUE.exec(text) ?? [];
  const isDropped = DROPS_CRITERION.test(text) || NO_LONGER_MATTERS.test(text);
  const isPermitted = any === undefined && !isDropped && PERMITS.test(text);
  const isBack = PUTS_BACK.test(text);
  if (!isBack && ((any === undefined && !isDropped && !isPermitted) || /\bones?\b/u.test(text)))
    return undefined;
  const words = (any === undefined ? text.split(' ') : [any]).map(singular);
  const isCalled = ({ kind }: Criterion) => words.some((word) => CRITERION_NAMES[kind]?.has(word) === true);
  const isMentioned = (each: Criterion) =>
    isCalled(each) || (any === undefined && mentionsCriterion(each, query));
  const spoken = last.criteria.flatMap((each) => withoutAlternatives(each, isMentioned));
  // Products left out by name come back.
  const at = last.criteria.findLastIndex((each) => each.kind === 'among' && !each.isRequired);
  const criteria =
    isBack && at !== -1 && spoken.length === last.criteria.length ? last.criteria.toSpliced(at, 1) : spoken;
  const isChanged = JSON.stringify(criteria) !== JSON.stringify(last.criteria);
  return isChanged ? { ...last, criteria, asksForCount: false } : undefined;
}

const SINGLE_VALUE_KINDS = kinds('age', 'pack', 'country');

/** The same criterion, required or excluded, and for a nutrient with any limit. */
function mentionsCriterion(each: Criterion, { criteria, nutrients, text }: Query): boolean {
  const isAboutLimit = isLimit(each) && LIMIT_WORD.test(text);
  const isAboutClaim =
    each.kind === 'claim' && nutrients.includes(each.value === 'high protein' ? 'protein' : 'energyKcal');
  return (
    isAboutClaim ||
    (each.kind === 'nutrient' &&
      (nutrients.includes(each.value) || (nutrients.length === 0 && isAboutLimit))) ||
    criteria.some(
      (other) => isSame(each, other) || (each.kind === other.kind && SINGLE_VALUE_KINDS.has(each.kind)),
    )
  );
}
const LIMIT_WORD = /\b(?:limit|over|under|above|below|at least|at most|cut ?off|threshold)\b/u;
